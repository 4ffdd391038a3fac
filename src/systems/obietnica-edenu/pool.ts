import { Distribution } from '../../probability/distribution.ts';
import { foldPool, sumOfPool } from '../../probability/pool.ts';
import type { TrialStreams } from '../../random/trial-stream.ts';
import { poolCountSampler, poolSumSampler, type Sampler } from '../sampler.ts';
import { type DieReadings, SIDES, scoreOf, subtracts } from './die.ts';
import { type KeepableFace, type KeepReadings, keepableFace, keepFaces } from './keep.ts';

/** A pool of k10 and what it comes to: chapters 2 to 4, with the kept dice of 5A and the limit of successes of 5E to 5G. */

export interface Pool {
  readonly pool: number;
  readonly pt: number;
  readonly specialisation: boolean;
  /** The most successes that may be kept. */
  readonly cap: number | null;
  /** The most dice that may be kept. */
  readonly keep: number | null;
}

export type PoolReadings = DieReadings & KeepReadings;

/** For rules that keep every die, where no reading of kept dice matters. */
export const ALL_KEPT: KeepReadings = { 'auxiliary.keep': 'up-to', 'aux.unkept-ones': 'ignored' };

const FACES = Array.from({ length: SIDES }, (_, index) => index + 1);

/** A limit on kept successes lowers a success and never touches a failure (5E and 5F; ruling cap.applies). */
export function limit(net: number, cap: number | null): number {
  return cap === null ? net : Math.min(net, cap);
}

function scores({ pt, specialisation }: Pool, readings: PoolReadings): number[] {
  return FACES.map((face) => scoreOf(face, pt, specialisation, readings));
}

/** The net result of one roll. */
export function netOf(roll: readonly number[], pool: Pool, readings: PoolReadings): number {
  const { pt, specialisation, cap, keep } = pool;
  if (keep === null) {
    return limit(sum(roll.map((face) => scoreOf(face, pt, specialisation, readings))), cap);
  }
  const bestFirst = roll
    .map((face) => keepableFace(scoreOf(face, pt, specialisation, readings), subtracts(face, pt, readings), readings))
    .sort((a, b) => b.gain - a.gain);
  return limit(sum(bestFirst.map((face, index) => keepFaces(face, 1, keep - index))), cap);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** The faces as they matter to keeping, alike ones together, the best to keep first. */
function keepableFaces(
  pool: Pool,
  readings: PoolReadings,
): { readonly face: KeepableFace; readonly faces: number[] }[] {
  const groups: { face: KeepableFace; faces: number[] }[] = [];
  for (const number of FACES) {
    const score = scoreOf(number, pool.pt, pool.specialisation, readings);
    const face = keepableFace(score, subtracts(number, pool.pt, readings), readings);
    const alike = groups.find((group) => group.face.gain === face.gain && group.face.leftAside === face.leftAside);
    if (alike) alike.faces.push(number);
    else groups.push({ face, faces: [number] });
  }
  return groups.sort((a, b) => b.face.gain - a.face.gain);
}

/** The exact net result. */
export function exactNet(pool: Pool, readings: PoolReadings): Distribution<number> {
  const net =
    pool.keep === null
      ? sumOfPool(pool.pool, Distribution.of(scores(pool, readings).map((score) => [score, 1n] as const)))
      : foldPool(
          pool.pool,
          keepableFaces(pool, readings).map(({ face, faces }) => ({ face, ways: BigInt(faces.length) })),
          0,
          (total, face, count, placed) => total + keepFaces(face, count, pool.keep! - placed),
        );
  return net.map((result) => limit(result, pool.cap));
}

/** The worst roll shows the worst face on every die, the best roll the best. */
export function rangeOfNet(pool: Pool, readings: PoolReadings): readonly [least: number, greatest: number] {
  const nets = FACES.map((face) => netOf(new Array<number>(pool.pool).fill(face), pool, readings));
  return [Math.min(...nets), Math.max(...nets)];
}

/** Draws net results. */
export function netSampler(pool: Pool, readings: PoolReadings, streams: TrialStreams): Sampler {
  if (pool.keep === null) {
    return poolSumSampler(streams, pool.pool, scores(pool, readings), (net) => limit(net, pool.cap));
  }
  const groups = keepableFaces(pool, readings);
  const groupOfFace = FACES.map((face) => groups.findIndex(({ faces }) => faces.includes(face)));
  const keep = pool.keep;
  return poolCountSampler(streams, pool.pool, groupOfFace, (counts) => {
    let net = 0;
    let placed = 0;
    for (let group = 0; group < counts.length; group++) {
      net += keepFaces(groups[group]!.face, counts[group]!, keep - placed);
      placed += counts[group]!;
    }
    return limit(net, pool.cap);
  });
}
