import { SIDES_OF_DIE } from '../test-dice.ts';
import { type Battle, FACES } from './battle.ts';
import { addRolled, rerollDie, shifted } from './pool-dice.ts';

/** The end of a round: what is left of the pools goes, but for what traits keep of it. Pula inicjatywy, Koniec rundy. */
export function clearPools({ roster, pool, marks }: Battle): void {
  marks.left.set(pool);
  for (let figure = 0; figure < roster.band; figure++) {
    const kept = marks.kept[figure]!;
    if (kept > 0 && marks.left[figure * FACES + kept]! > 0) marks.left[figure * FACES + kept]!--;
  }
  marks.beginRound();
  pool.fill(0);
}

/**
 * The initiative pools at the start of a round: as many k6 as the figure has PŻ now, and what traits do to them then.
 * Pula inicjatywy, Rzut puli; Cechy postaci.
 */
export function rollPools(battle: Battle): void {
  const { roster, pool, hp, log } = battle;
  const { before } = battle.marks;
  for (let figure = 0; figure < roster.band; figure++) {
    if (!battle.isPresent(figure)) continue;
    const dice: number[] = [];
    // What happened as the round began may have brought dice already.
    for (let face = 1; face < FACES; face++) before[face] = pool[figure * FACES + face]!;
    for (let die = 0; die < hp[figure]!; die++) {
      const face = battle.rollPool();
      pool[figure * FACES + face]!++;
      if (log !== null) dice.push(face);
    }
    log?.push({ type: 'pool', figure, dice });
    const { traits } = roster.figures[figure]!;
    if (traits.poolShift !== 0) shift(battle, figure, traits.poolShift);
    if (traits.acts) changeAtRoll(battle, figure);
  }
}

/** In the dark. Each die just rolled is shifted once: from the far end, so that none is met again. */
function shift(battle: Battle, figure: number, by: number): void {
  const { pool, log, roster, marks } = battle;
  const [trait] = roster.figures[figure]!.traits.idOf('poolInDark');
  const start = by > 0 ? SIDES_OF_DIE : 1;
  for (let step = 0; step < SIDES_OF_DIE; step++) {
    const from = by > 0 ? start - step : start + step;
    const to = shifted(from, by);
    const count = pool[figure * FACES + from]! - marks.before[from]!;
    if (to === from || count === 0) continue;
    pool[figure * FACES + from]! -= count;
    pool[figure * FACES + to]! += count;
    battle.countUse(figure, trait!);
    for (let die = 0; die < count && log !== null; die++) log.push({ type: 'pool-die', figure, by: trait!, from, to });
  }
}

function changeAtRoll(battle: Battle, figure: number): void {
  const { pool, marks, roster, round, readings } = battle;
  const { dieAfterUnused, rerollsDoubles } = roster.figures[figure]!.traits.does;
  if (dieAfterUnused !== null && round > 1 && marks.poolUsedBefore[figure] === 0)
    addRolled(battle, figure, dieAfterUnused);
  if (rerollsDoubles === null) return;
  // A double that a new roll makes does not count, so all are found first.
  let doubled = 0;
  for (let face = 1; face < FACES; face++) if (pool[figure * FACES + face]! > 1) doubled |= 1 << face;
  for (let face = 1; face < FACES; face++) {
    if ((doubled & (1 << face)) === 0) continue;
    rerollDie(battle, figure, rerollsDoubles, face);
    if (!readings.rerollsEachDouble) return;
  }
}
