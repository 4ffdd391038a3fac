import { SIDES_OF_DIE } from '../test-dice.ts';
import { type Battle, FACES } from './battle.ts';

/** The initiative pools at the start of a round: as many k6 as the figure has PŻ now. Pula inicjatywy, Rzut puli. */
export function rollPools(battle: Battle): void {
  const { roster, pool, hp, poolDice, log } = battle;
  pool.fill(0);
  for (let figure = 0; figure < roster.band; figure++) {
    if (!battle.isPresent(figure)) continue;
    const dice: number[] = [];
    for (let die = 0; die < hp[figure]!; die++) {
      const face = poolDice.below(SIDES_OF_DIE) + 1;
      pool[figure * FACES + face]!++;
      if (log !== null) dice.push(face);
    }
    log?.push({ type: 'pool', figure, dice });
  }
}
