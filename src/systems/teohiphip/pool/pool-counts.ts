import { Distribution } from '../../../probability/distribution.ts';
import { foldPool } from '../../../probability/pool.ts';
import { SIDES, SUCCESS_FROM } from '../test-dice.ts';
import { gradeCounts, gradesOf } from './grades.ts';
import type { FaceCounts, LuckEffect } from './luck-trait.ts';
import { GREATEST_HP } from './result.ts';
import type { Figure, Pool } from './round.ts';

/** Counts in one number, a place each: for more dice than any figure has. */
const PLACE = 32;

function read(packed: number, places: number): number[] {
  const counts: number[] = [];
  for (let left = packed, place = 0; place < places; place++, left = Math.trunc(left / PLACE))
    counts.push(left % PLACE);
  return counts;
}

function write(counts: readonly number[]): number {
  return counts.reduceRight((packed, count) => packed * PLACE + count, 0);
}

/** How many of so many dice are of each kind, packed; a kind is a set of faces after what the trait makes of them. */
function kindsOf(
  effect: LuckEffect,
  dice: number,
  kinds: readonly ((face: number) => boolean)[],
): Distribution<number> {
  const faces = Array.from({ length: SIDES }, (_, index) => effect.face?.(index + 1) ?? index + 1);
  const places = kinds.map((holds, place) => ({ face: PLACE ** place, ways: BigInt(faces.filter(holds).length) }));
  return foldPool(dice, places, 0, (packed, place, count) => packed + place * count);
}

/** So many fresh pool dice by grade, packed; read by `readPool`. */
export function freshPool({ effect }: Figure, dice: number): Distribution<number> {
  return kindsOf(
    effect,
    dice,
    gradesOf(effect).map(({ holds }) => holds),
  );
}

export function readPool({ effect }: Figure, packed: number): number[] {
  return read(packed, gradesOf(effect).length);
}

/** Every pool that the activation can start with, packed; read by `readStart`. By counting faces, never by rolling dice. */
export function startPools(figure: Figure): Distribution<number> {
  const { effect } = figure;
  // Without an effect on faces the grades are all there is to count.
  const needsFaces = [effect.rerolls, effect.turns, effect.spoils, effect.bars].some((each) => each !== undefined);
  return needsFaces ? withFresh(figure, keptPools(figure)) : freshPool(figure, figure.hp);
}

/** A start pool is its dice by grade, then whether it may not be used. */
export function readStart(figure: Figure, packed: number): Pool {
  const counts = read(packed, gradesOf(figure.effect).length + 1);
  return { dice: counts.slice(0, -1), barred: counts.at(-1) === 1 };
}

/** The dice that stay as they were rolled or turned: a start pool each, and then how many are to be rolled again. */
function keptPools(figure: Figure): Distribution<number> {
  const { hp, effect, rulings } = figure;
  const everyFace = Array.from({ length: SIDES }, (_, index) => (face: number) => face === index + 1);
  const kept: [number, bigint][] = [];
  for (const [roll, weight] of kindsOf(effect, hp, everyFace).entries()) {
    const faces = [0, ...read(roll, SIDES)];
    const again = effect.rerolls?.(faces, rulings) ?? [];
    for (const face of again) faces[face]!--;
    for (const { counts, share } of changed(effect, faces)) {
      const barred = effect.bars?.(counts) === true ? 1 : 0;
      kept.push([write([...gradeCounts(effect, counts), barred, again.length]), weight * share]);
    }
  }
  return Distribution.of(kept);
}

/** The start pools when the dice to be rolled again are. */
function withFresh(figure: Figure, kept: Distribution<number>): Distribution<number> {
  const again = PLACE ** (gradesOf(figure.effect).length + 1);
  const most = Math.max(...kept.outcomes().map((packed) => Math.trunc(packed / again)));
  const pools: [number, bigint][] = [];
  for (const [packed, weight] of kept.entries()) {
    const dice = Math.trunc(packed / again);
    const missing = BigInt(SIDES) ** BigInt(most - dice);
    for (const [more, ways] of freshPool(figure, dice).entries()) {
      pools.push([(packed % again) + more, weight * ways * missing]);
    }
  }
  return Distribution.of(pools);
}

/** A whole that is shared out among any number of dice up to the most that a figure has. */
const SHARES = Array.from({ length: GREATEST_HP }, (_, index) => BigInt(index + 1)).reduce((product, n) => product * n);

/** The faces after a die is turned or, at random, spoilt; the shares add up to the same whole whatever the faces. */
function changed(effect: LuckEffect, faces: FaceCounts): { readonly counts: FaceCounts; readonly share: bigint }[] {
  const move = (from: number, to: number) =>
    faces.map((count, face) => count - (face === from ? 1 : 0) + (face === to ? 1 : 0));
  const turned = effect.turns?.(faces);
  if (turned !== undefined) return [{ counts: move(turned.from, turned.to), share: SHARES }];
  if (effect.spoils?.(faces) !== true) return [{ counts: faces, share: SHARES }];
  const good = faces.reduce((sum, count, face) => (face >= SUCCESS_FROM ? sum + count : sum), 0);
  return faces.flatMap((count, face) =>
    face >= SUCCESS_FROM && count > 0
      ? [{ counts: move(face, 1), share: (SHARES / BigInt(good)) * BigInt(count) }]
      : [],
  );
}
