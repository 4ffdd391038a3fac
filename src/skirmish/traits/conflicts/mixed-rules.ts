import type { Deed } from '../trait.ts';
import { does, eitherWay, type Held, type Verdict } from './held.ts';

/** PŻ at or below which `noSwapWhenLow` forbids swaps and `freeWhenLow` makes them free. */
const NO_SWAPS_AT = 3;
const FREE_AT = 2;

/** PŻ of a figure that a sensible player lets give one away. */
const SACRIFICES_FROM = 3;

/** Numbers of the body and of the dark that meet deeds. */
export function mixedRules(one: Held, other: Held): Verdict[] {
  return [...eitherWay(one, other, fewPoints), ...eitherWay(one, other, inTheDark)];
}

function fewPoints({ name, hooks: { hpAtMost } }: Held, other: Held): Verdict[] {
  if (hpAtMost === undefined) return [];
  const verdicts: readonly (readonly [Deed, boolean, Verdict])[] = [
    [
      'noSwapWhenLow',
      hpAtMost <= NO_SWAPS_AT,
      {
        kind: 'void',
        why: `With the ${hpAtMost} PŻ of ${name}, ${other.name} forbids every swap: no other trait about swaps does anything.`,
      },
    ],
    [
      'freeWhenLow',
      hpAtMost <= FREE_AT,
      { kind: 'note', why: `With the ${hpAtMost} PŻ of ${name} every swap is free by ${other.name}.` },
    ],
    [
      'recoversAtOne',
      hpAtMost <= FREE_AT,
      { kind: 'weaker', why: `${other.name} recovers 1 PŻ at most up to the ${hpAtMost} of ${name}.` },
    ],
    [
      'sacrifices',
      hpAtMost < SACRIFICES_FROM,
      {
        kind: 'weaker',
        why: `The ${hpAtMost} PŻ of ${name} leave one to give for ${other.name}, fewer than its sensible use asks for.`,
      },
    ],
    [
      'defends',
      hpAtMost <= FREE_AT,
      { kind: 'weaker', why: `The ${hpAtMost} PŻ of ${name} pay for ${other.name} once.` },
    ],
  ];
  return verdicts.flatMap(([deed, holds, verdict]) => (holds && does(other, deed) ? [verdict] : []));
}

function inTheDark({ name, hooks: { poolInDark } }: Held, other: Held): Verdict[] {
  if (poolInDark === undefined) return [];
  const isBrighter = poolInDark > 0;
  const verdicts: Verdict[] = [];
  if (does(other, 'barredByOne')) {
    verdicts.push(
      isBrighter
        ? { kind: 'weaker', why: `In the dark ${name} leaves no 1 in the pool that ${other.name} could see.` }
        : { kind: 'note', why: `In the dark ${name} makes every 2 a 1, which ${other.name} sees.` },
    );
  }
  if (does(other, 'rerollsOne') && isBrighter) {
    verdicts.push({
      kind: 'weaker',
      why: `In the dark ${name} leaves no 1 in the pool for ${other.name} to roll again.`,
    });
  }
  if (does(other, 'lowFirst') && isBrighter) {
    verdicts.push({ kind: 'weaker', why: `In the dark ${name} leaves ${other.name} only those 2 that were a 1.` });
  }
  if (does(other, 'freeSix') && !isBrighter) {
    verdicts.push({
      kind: 'weaker',
      why: `In the dark ${name} leaves no 6 as it is rolled, for which ${other.name} waits.`,
    });
  }
  if (does(other, 'seesInDark') && !isBrighter) {
    verdicts.push({
      kind: 'note',
      why: `${other.name} lifts the hindrance of the dark, not what ${name} does to the pool.`,
    });
  }
  return verdicts;
}
