import { Distribution } from '../../probability/distribution.ts';
import { foldPool, sumOfPool } from '../../probability/pool.ts';
import { flag, integer, optionalInteger } from '../parameter.ts';
import { ruling } from '../ruling.ts';
import { poolCountSampler, poolSumSampler } from '../sampler.ts';
import { defineTest } from '../system.ts';
import { numberOutcomes } from '../view.ts';
import { DEGREE_OUTCOMES, degreeOf } from './degrees.ts';
import { DIE_RULINGS, type DieReadings, rollPool, SIDES, scoreOf, subtracts } from './die.ts';
import { KEEP_RULINGS, type KeepableFace, type KeepReadings, keepableFace, keepFaces } from './keep.ts';

const GREATEST_POOL = 100;

interface Pool {
  readonly pool: number;
  readonly pt: number;
  readonly specialisation: boolean;
  readonly cap: number | null;
  readonly keep: number | null;
}

type Readings = DieReadings & KeepReadings;

const FACES = Array.from({ length: SIDES }, (_, index) => index + 1);

/** A limit on kept successes lowers a success and never touches a failure (5E and 5F; ruling cap.applies). */
function limit(net: number, cap: number | null): number {
  return cap === null ? net : Math.min(net, cap);
}

function scores({ pt, specialisation }: Pool, readings: Readings): number[] {
  return FACES.map((face) => scoreOf(face, pt, specialisation, readings));
}

/** The net result of one roll. */
function netOf(roll: readonly number[], pool: Pool, readings: Readings): number {
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
function keepableFaces(pool: Pool, readings: Readings): { readonly face: KeepableFace; readonly faces: number[] }[] {
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

export const check = defineTest({
  name: { pl: 'Test', en: 'Check' },
  place: '2. Pula kości; 3. Sukcesy, jedynki i PT; 4. Specjalizacje; 5A, 5E i 5F (zatrzymane kości, limit Sukcesów)',
  rule:
    'Roll the pool of k10. Each die that meets PT is a success (a specialist’s 10 is two), each 1 takes one away; below ' +
    'zero they are levels of failure. A test may keep only some of the dice, and may limit the successes kept.',
  parameters: {
    pool: integer({ name: { pl: 'pula', en: 'pool' }, min: 1, max: GREATEST_POOL, default: 7 }),
    pt: integer({ name: { pl: 'PT', en: 'PT' }, min: 1, max: SIDES, default: 6 }),
    specialisation: flag({ name: { pl: 'specjalizacja', en: 'specialisation' }, default: false }),
    cap: optionalInteger({ name: { pl: 'limit Sukcesów', en: 'limit of successes' }, min: 0, max: 2 * GREATEST_POOL }),
    keep: optionalInteger({ name: { pl: 'zatrzymane kości', en: 'dice kept' }, min: 0, max: GREATEST_POOL }),
  },
  rulings: {
    ...DIE_RULINGS,
    ...KEEP_RULINGS,
    'cap.applies': ruling({
      options: { 'after-ones': 'the limit applies to the net result, and never to failures' },
      place: '5E. Moce i Umiejętność Koncentracja, przykład psionika',
      why: 'The text limits the successes kept; the example subtracts ones first.',
    }),
    'cap.ten': ruling({
      options: { two: 'a specialist’s 10 takes two places under the limit' },
      place: '4. Specjalizacje; 5E. Moce i Umiejętność Koncentracja',
      why: 'The text does not say whether the limit counts dice or successes; it names successes.',
    }),
  },
  views: {
    degree: {
      name: { pl: 'Stopień Wyniku', en: 'degree' },
      outcomes: () => DEGREE_OUTCOMES,
      outcomeOf: degreeOf,
      headline: 'success+',
    },
    successes: {
      name: { pl: 'liczba Sukcesów', en: 'net successes' },
      outcomes: (pool, readings) => numberOutcomes(...range(pool, readings)),
      outcomeOf: (net) => net,
      headline: '1+',
    },
  },
  table: { down: 'pool', across: 'pt' },
  play: (pool, readings) => (chance) => netOf(rollPool(pool.pool, chance), pool, readings),
  exact(pool, readings) {
    const net =
      pool.keep === null
        ? sumOfPool(pool.pool, Distribution.of(scores(pool, readings).map((score) => [score, 1n] as const)))
        : foldPool(
            pool.pool,
            keepableFaces(pool, readings).map(({ face, faces }) => ({ face, ways: BigInt(faces.length) })),
            0,
            (sum, face, count, placed) => sum + keepFaces(face, count, pool.keep! - placed),
          );
    return net.map((result) => limit(result, pool.cap));
  },
  range,
  sampler(pool, readings, streams) {
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
  },
});

/** The worst roll shows the worst face on every die, the best roll the best. */
function range(pool: Pool, readings: Readings): readonly [number, number] {
  const nets = FACES.map((face) => netOf(new Array<number>(pool.pool).fill(face), pool, readings));
  return [Math.min(...nets), Math.max(...nets)];
}
