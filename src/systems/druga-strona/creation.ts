import type { Distribution } from '../../probability/distribution.ts';
import { Fraction } from '../../probability/fraction.ts';
import { foldPool } from '../../probability/pool.ts';
import { choice, flag, integer } from '../parameter.ts';
import { ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { numberOutcomes, type Outcome } from '../view.ts';

const SIDES = 6;
const LEAST_RESULT = 2;
const GREATEST_RESULT = 12;
const POWERS = 4;
const GREATEST_POWER = 5;
/** What an angel takes from each of the other three results, and adds to the one that is left. */
const ANGEL_GAIN = 5;

interface Creation {
  readonly origin: 'other' | 'angel';
  readonly rolls: number;
  readonly 'move-point': boolean;
  readonly aim: 'sum' | 'peak';
}

interface Readings {
  readonly 'creation.below-two': 'one' | 'zero';
}

/** The power that a result of two k6 gives: 2-3, 4-6, 7-8, 9-10 and 11-12 (Tworzenie postaci, Atuty). */
function powerOf(result: number, readings: Readings): number {
  if (result < LEAST_RESULT) return readings['creation.below-two'] === 'zero' ? 0 : 1;
  if (result <= 3) return 1;
  if (result <= 6) return 2;
  if (result <= 8) return 3;
  return result <= 10 ? 4 : GREATEST_POWER;
}

/** A result of the test: the four powers, the greatest first, as digits. */
function pack(powers: readonly number[]): number {
  return [...powers].sort((a, b) => b - a).reduce((code, power) => code * (GREATEST_POWER + 1) + power, 0);
}

function unpack(code: number): number[] {
  const powers: number[] = [];
  for (let left = code; powers.length < POWERS; left = Math.floor(left / (GREATEST_POWER + 1))) {
    powers.unshift(left % (GREATEST_POWER + 1));
  }
  return powers;
}

const sumOf = (powers: readonly number[]) => powers.reduce((sum, power) => sum + power, 0);

/** What is aimed at before the other: the sum of the powers or the greatest of them. Of equal ones the more even are best. */
function worth(powers: readonly number[], aim: Creation['aim']): number {
  const [sum, peak] = [sumOf(powers), Math.max(...powers)];
  const aimed = aim === 'sum' ? sum * 10 + peak : peak * 100 + sum;
  return aimed * (GREATEST_POWER + 1) ** POWERS - pack(powers);
}

/** The four results after every way to move points that the origin allows. */
function waysToMove(results: readonly number[], creation: Creation): number[][] {
  const places = [...results.keys()];
  if (creation.origin === 'angel') {
    return places.map((raised) =>
      results.map((result, place) => (place === raised ? Math.min(result + ANGEL_GAIN, GREATEST_RESULT) : result - 1)),
    );
  }
  if (!creation['move-point']) return [[...results]];
  const moves = places.flatMap((from) => places.filter((to) => to !== from).map((to) => ({ from, to })));
  return [
    [...results],
    ...moves.map(({ from, to }) =>
      results.map((result, place) => {
        if (place === from) return result - 1;
        return place === to ? Math.min(result + 1, GREATEST_RESULT) : result;
      }),
    ),
  ];
}

/** The powers from the four results that are kept, points moved so that they serve the aim best. */
function powersFrom(results: readonly number[], creation: Creation, readings: Readings): number {
  const candidates = waysToMove(results, creation).map((way) => way.map((result) => powerOf(result, readings)));
  const best = candidates.reduce((a, b) => (worth(b, creation.aim) > worth(a, creation.aim) ? b : a));
  return pack(best);
}

const RESULT_BASE = GREATEST_RESULT + 1;

/** Finds the powers from four results, the greatest first, given as digits; each combination is looked at once. */
function powersByResults(creation: Creation, readings: Readings): (results: number) => number {
  const known = new Int32Array(RESULT_BASE ** POWERS).fill(-1);
  return (code) => {
    if (known[code]! < 0) known[code] = powersFrom(unpackResults(code), creation, readings);
    return known[code]!;
  };
}

function unpackResults(code: number): number[] {
  const results: number[] = [];
  for (let left = code; left > 0; left = Math.floor(left / RESULT_BASE)) results.unshift(left % RESULT_BASE);
  return results;
}

/** The best four of so many rolls, from the best face down, as digits. */
function bestResults(rolls: number): Distribution<number> {
  const best = foldPool(rolls, FACES, 0, (state, face, count, placed) => {
    let next = state;
    for (let kept = placed; kept < Math.min(POWERS, placed + count); kept++) next = next * RESULT_BASE + face;
    return next;
  });
  return best.map((code) => {
    let filled = code;
    for (let kept = rolls; kept < POWERS; kept++) filled = filled * RESULT_BASE + LEAST_RESULT;
    return filled;
  });
}

/** Every combination of four powers, from the least sum to the greatest. */
function combinations(least: number): Outcome[] {
  const all: number[][] = [];
  for (let a = least; a <= GREATEST_POWER; a++) {
    for (let b = least; b <= a; b++) {
      for (let c = least; c <= b; c++) for (let d = least; d <= c; d++) all.push([a, b, c, d]);
    }
  }
  return all
    .sort((x, y) => sumOf(x) - sumOf(y) || pack(x) - pack(y))
    .map((powers) => powers.join('-'))
    .map((id) => ({ id, name: { pl: id, en: id } }));
}

/** Points may be taken from a result of 2 by whoever moves any. */
function leastPower({ origin, 'move-point': movesPoint }: Creation, readings: Readings): number {
  return readings['creation.below-two'] === 'zero' && (origin === 'angel' || movesPoint) ? 0 : 1;
}

const FACES = Array.from({ length: GREATEST_RESULT - LEAST_RESULT + 1 }, (_, index) => {
  const face = GREATEST_RESULT - index;
  return { face, ways: BigInt(SIDES - Math.abs(face - 7)) };
});

export const creation = defineTest({
  name: { pl: 'Losowanie atutów', en: 'Rolling the powers' },
  place: 'II. Tworzenie postaci oraz awansowanie jej, 1. Losowanie nowej postaci, Atuty',
  rule:
    'Five rolls of two k6, of which the worst is dropped; the other four give powers from 1 to 5. An angel takes a point ' +
    'from three results and adds five to the fourth; anyone else may move one point. What is above 12 is lost.',
  parameters: {
    origin: choice({
      name: { pl: 'Istota', en: 'origin' },
      options: {
        other: { pl: 'inna niż Anioł', en: 'not an angel' },
        angel: { pl: 'Anioł Stróż', en: 'guardian angel' },
      },
      default: 'other',
    }),
    rolls: integer({ name: { pl: 'rzuty 2k6', en: 'rolls of 2d6' }, min: 1, max: 8, default: 5 }),
    'move-point': flag({ name: { pl: 'przeniesienie punktu', en: 'a point is moved' }, default: true }),
    aim: choice({
      name: { pl: 'cel przeniesienia', en: 'what points are moved for' },
      options: {
        sum: { pl: 'największa suma atutów', en: 'the greatest sum of powers' },
        peak: { pl: 'największy najwyższy atut', en: 'the greatest highest power' },
      },
      default: 'sum',
    }),
  },
  rulings: {
    'creation.below-two': ruling({
      options: { one: 'a result of 1 gives a power of 1', zero: 'a result of 1 gives a power of 0' },
      place: 'II. Tworzenie postaci, Atuty',
      why: 'A point may be taken from a result of 2, an angel may have to; the table of powers begins at 2.',
    }),
    'creation.few-rolls': ruling({
      options: { two: 'a result that is not rolled counts as 2' },
      place: 'II. Tworzenie postaci, Atuty',
      why: 'The rule has five rolls; what fewer than four would mean is ours to say.',
    }),
  },
  views: {
    sum: {
      name: { pl: 'suma atutów', en: 'sum of the powers' },
      outcomes: (asked, readings) => numberOutcomes(POWERS * leastPower(asked, readings), POWERS * GREATEST_POWER),
      outcomeOf: (code) => sumOf(unpack(code)),
      headline: '14+',
    },
    highest: {
      name: { pl: 'najwyższy atut', en: 'highest power' },
      outcomes: (asked, readings) => numberOutcomes(leastPower(asked, readings), GREATEST_POWER),
      outcomeOf: (code) => unpack(code)[0]!,
      headline: '5',
    },
    lowest: {
      name: { pl: 'najniższy atut', en: 'lowest power' },
      outcomes: (asked, readings) => numberOutcomes(leastPower(asked, readings), GREATEST_POWER),
      outcomeOf: (code) => unpack(code)[POWERS - 1]!,
      headline: '3+',
    },
    powers: {
      name: { pl: 'atuty', en: 'powers' },
      outcomes: (asked, readings) => combinations(leastPower(asked, readings)),
      outcomeOf: (code) => unpack(code).join('-'),
      headline: '4-4-3-3+',
    },
  },
  table: { down: 'rolls', across: 'origin' },
  amounts: {
    sum: { name: { pl: 'suma atutów', en: 'sum of the powers' }, of: (code) => whole(sumOf(unpack(code))) },
    highest: { name: { pl: 'najwyższy atut', en: 'highest power' }, of: (code) => whole(unpack(code)[0]!) },
    lowest: { name: { pl: 'najniższy atut', en: 'lowest power' }, of: (code) => whole(unpack(code)[POWERS - 1]!) },
  },
  play(asked, readings) {
    const powersOf = powersByResults(asked, readings);
    return (chance) => {
      const results = new Array<number>(POWERS).fill(LEAST_RESULT);
      for (let roll = 0; roll < asked.rolls; roll++) results.push(chance.die(SIDES) + chance.die(SIDES));
      const kept = results.sort((a, b) => b - a).slice(0, POWERS);
      return powersOf(kept.reduce((code, result) => code * RESULT_BASE + result, 0));
    };
  },
  exact: (asked, readings) => bestResults(asked.rolls).map(powersByResults(asked, readings)),
  range: (asked, readings) => {
    const least = leastPower(asked, readings);
    return [pack(new Array<number>(POWERS).fill(least)), pack(new Array<number>(POWERS).fill(GREATEST_POWER))];
  },
});

const whole = (number: number) => new Fraction(BigInt(number));
