import { NONE } from '../../engine/battle.ts';
import { moveOnOrHunker } from '../next-target.ts';
import { isCarrier, preferredPrey } from '../prey.ts';
import type { Situation } from '../situation.ts';
import { algorithm } from './algorithm.ts';

const ANYBODY = { quarry: 'anybody' } as const;

/** Robs everybody who is not of its side, who carries something before others. What is carried, see `prey.ts`. */
export const OBRABOWAC_WSZYSTKICH = algorithm('obrabowac-wszystkich', [
  {
    id: 'rob',
    name: { pl: 'atakuje postać, która ma coś cennego', en: 'attacks a figure that has something of value' },
    find: carrierInReach,
    act: (situation, figure, other) => situation.attack(figure, other),
    second: (situation, figure, other) => {
      const { battle, attacks } = situation;
      if (!battle.isPresent(other)) takeWhatLies(situation, figure);
      else if (attacks.canAttack(figure)) situation.attack(figure, other);
    },
  },
  {
    id: 'attack',
    name: { pl: 'atakuje najbliższą postać w zasięgu', en: 'attacks the nearest figure in reach' },
    find: (situation, figure) => situation.target(figure, ANYBODY),
    act: (situation, figure, other) => situation.attack(figure, other),
    second: (situation, figure, other) => moveOnOrHunker(situation, figure, other, 'anybody'),
  },
  {
    id: 'approach',
    name: {
      pl: 'idzie do najbliższej postaci, chętniej bogatej lub słabej',
      en: 'goes at the nearest figure, sooner a rich or weak one',
    },
    find: (situation, figure) => preferredPrey(situation, figure, 'anybody', 'rich-or-weak'),
    act: (situation, figure, prey) => situation.charge(figure, prey),
  },
]);

/** The nearest figure with something of value that can be attacked now. */
function carrierInReach(situation: Situation, figure: number): number {
  const { battle, attacks } = situation;
  if (!attacks.canAttack(figure)) return NONE;
  let best = NONE;
  let shortest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < battle.presentCount; index++) {
    const other = battle.present[index]!;
    if (!situation.isQuarry(figure, other, 'anybody') || !isCarrier(situation, other)) continue;
    const inches = situation.inchesTo(figure, situation.cell(other));
    if (inches >= shortest || attacks.weaponAgainst(figure, other) === NONE) continue;
    best = other;
    shortest = inches;
  }
  return best;
}

/** Works on whatever objective of its own side the figure stands beside. */
function takeWhatLies(situation: Situation, figure: number): boolean {
  const { scenario, actions } = situation;
  for (let objective = 0; objective < scenario.objectives.length; objective++) {
    if (actions.interact(figure, objective)) return true;
  }
  return false;
}
