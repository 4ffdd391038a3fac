import { NONE } from '../../engine/battle.ts';
import { HOLDS } from '../priority-list.ts';
import { coverByWard, nearestIntruder, threatInReach } from '../ward.ts';
import { algorithm } from './algorithm.ts';

/** Stays with what it protects and fights who comes for it. */
export const OCHRONA_CELU = algorithm('ochrona-celu', [
  {
    id: 'fend-off',
    name: { pl: 'odpiera wroga, który zagraża celowi', en: 'fends off an enemy who threatens its charge' },
    find: threatInReach,
    act: (situation, figure, enemy) => situation.attack(figure, enemy),
    second: (situation, figure) => situation.hunkerOrAim(figure),
  },
  {
    id: 'wait-for',
    name: { pl: 'kryje się przed dalszym wrogiem', en: 'hunkers down before an enemy farther off' },
    // Enemies in the protected zone that are out of reach would come here too, and line 3 to nothing: `npc.intruder`.
    find: (situation, figure) => {
      const enemy = situation.nearestSeen(figure);
      if (enemy === NONE || !situation.battle.readings.intercepts) return enemy;
      return nearestIntruder(situation, figure) === NONE ? enemy : NONE;
    },
    act: (situation, figure) => situation.actions.hunker(figure) || situation.actions.aim(figure),
    second: (situation, figure) => situation.actions.aim(figure),
  },
  {
    id: 'intercept',
    name: { pl: 'przechwytuje intruza', en: 'intercepts an intruder' },
    find: nearestIntruder,
    act: (situation, figure, enemy) => situation.charge(figure, enemy),
  },
  {
    id: 'stay',
    name: { pl: 'zostaje przy celu, za osłoną', en: 'stays by its charge, behind cover' },
    find: () => HOLDS,
    act: (situation, figure) => {
      situation.goTo(figure, coverByWard(situation, figure), 1);
    },
  },
]);
