import { describe, expect, it } from 'vitest';
import { check } from '../../../src/systems/obietnica-edenu/check.ts';
import { effectiveHelpers, HELPERS } from '../../../src/systems/obietnica-edenu/helpers.ts';
import { support } from '../../../src/systems/obietnica-edenu/support.ts';
import { fractionsOf } from '../../probability/fractions-of.ts';
import { diceRolled, exactResults, greatestResult, isAtLeastAsGood, resultOfRoll } from '../asked.ts';

describe('who helps', () => {
  it.each([
    { place: '5D. Mechanika 5 i 6 przy PT 8', helpers: '6+5', skill: 5, pt: 8, count: 2 },
    { place: '5D. trzeci z Mechaniką 2 tylko podaje narzędzia', helpers: '6+5+2', skill: 5, pt: 8, count: 2 },
    { place: '5D. sam pomocnik z Mechaniką 2', helpers: '2', skill: 5, pt: 8, count: 0 },
    { place: 'nobody', helpers: 'none', skill: 9, pt: 1, count: 0 },
    { place: '5D. Umiejętność 0', helpers: '8', skill: 0, pt: 6, count: 0 },
    { place: '5D. 1–3: jeden', helpers: '8+8+8', skill: 1, pt: 6, count: 1 },
    { place: '5D. 1–3: jeden', helpers: '8+8+8', skill: 3, pt: 6, count: 1 },
    { place: '5D. 4–6: dwóch', helpers: '8+8+8', skill: 4, pt: 6, count: 2 },
    { place: '5D. 4–6: dwóch', helpers: '8+8+8', skill: 6, pt: 6, count: 2 },
    { place: '5D. 7+: trzech', helpers: '8+8+8+8', skill: 7, pt: 6, count: 3 },
    { place: '5D. 0 nie pomaga', helpers: '0', skill: 7, pt: 1, count: 0 },
    { place: '5D. 1–2: do PT 6', helpers: '1', skill: 7, pt: 6, count: 1 },
    { place: '5D. 1–2: nie przy PT 7', helpers: '2', skill: 7, pt: 7, count: 0 },
    { place: '5D. 3–4: do PT 7', helpers: '3', skill: 7, pt: 7, count: 1 },
    { place: '5D. 3–4: nie przy PT 8', helpers: '4', skill: 7, pt: 8, count: 0 },
    { place: '5D. 5–6: do PT 8', helpers: '5', skill: 7, pt: 8, count: 1 },
    { place: '5D. 5–6: nie przy PT 9', helpers: '6', skill: 7, pt: 9, count: 0 },
    { place: '5D. 7+: dowolne PT', helpers: '7', skill: 7, pt: 10, count: 1 },
  ])('$place: $helpers with Skill $skill at PT $pt are $count', ({ helpers, skill, pt, count }) => {
    expect(effectiveHelpers(helpers, skill, pt)).toBe(count);
  });

  it.each([
    { text: '2+6+5', normal: '6+5+2' },
    { text: '05', normal: '5' },
    { text: 'none', normal: 'none' },
    { text: '', normal: undefined },
    { text: '5+', normal: undefined },
    { text: '-1', normal: undefined },
    { text: '1+1+1+1+1+1+1+1+1+1', normal: undefined },
  ])('$text is written $normal', ({ text, normal }) => {
    expect(HELPERS.normalise(text)).toBe(normal);
  });
});

const TECHNICIAN = { attribute: 3, skill: 5, pt: 8, helpers: '6+5' };
const READINGS = ['none', 'skill', 'attribute'].flatMap((base) =>
  ['no', 'raises'].map((caps) => ({ 'support.base-keep': base, 'support.and-caps': caps })),
);

it.each(READINGS)('5D. Technik nadal rzuca 8k10 under %o', (rulings) => {
  expect(diceRolled(support, { parameters: TECHNICIAN, rulings })).toBe(8);
});

describe('as written', () => {
  it.each([
    { helpers: '6+5', skill: 5 },
    { helpers: '9+9+9', skill: 9 },
  ])('Support from $helpers does nothing in an ordinary test', ({ helpers, skill }) => {
    for (const specialisation of [false, true]) {
      for (let pt = 1; pt <= 10; pt++) {
        const parameters = { attribute: 3, skill, pt, specialisation };
        const alone = fractionsOf(exactResults(support, { parameters: { ...parameters, helpers: 'none' } }));
        const asCheck = exactResults(check, { parameters: { pool: 3 + skill, pt, specialisation } });
        expect(fractionsOf(exactResults(support, { parameters: { ...parameters, helpers } }))).toEqual(alone);
        expect(alone).toEqual(fractionsOf(asCheck));
      }
    }
  });

  it('nor in a test with a limit on successes', () => {
    const [alone, helped] = ['none', '6+5'].map((helpers) => ({ parameters: { ...TECHNICIAN, helpers, cap: 2 } }));
    expect(fractionsOf(exactResults(support, helped!))).toEqual(fractionsOf(exactResults(support, alone!)));
  });
});

describe('open questions of the rulebook', () => {
  const ALL_TENS = new Array<number>(8).fill(10);
  it.each([
    { base: 'none', helpers: 'none', most: 8 },
    { base: 'none', helpers: '6+5', most: 8 },
    { base: 'skill', helpers: 'none', most: 5 },
    { base: 'skill', helpers: '6', most: 6 },
    { base: 'skill', helpers: '6+5', most: 7 },
    { base: 'attribute', helpers: 'none', most: 3 },
    { base: 'attribute', helpers: '6+5', most: 5 },
    { base: 'attribute', helpers: '6+2', most: 4 },
  ])('support.base-keep $base with $helpers: at most $most', ({ base, helpers, most }) => {
    const asked = { parameters: { ...TECHNICIAN, helpers }, rulings: { 'support.base-keep': base } };
    expect(resultOfRoll(support, ALL_TENS, asked)).toBe(most);
    expect(greatestResult(support, asked)).toBe(most);
  });

  it.each([
    { option: 'no', most: 2 },
    { option: 'raises', most: 4 },
  ])('support.and-caps $option: a limit of 2 with two helpers is $most', ({ option, most }) => {
    const asked = { parameters: { ...TECHNICIAN, cap: 2 }, rulings: { 'support.and-caps': option } };
    expect(resultOfRoll(support, ALL_TENS, asked)).toBe(most);
  });

  it.each([
    { keep: 'up-to', ones: 'ignored', net: 3 },
    { keep: 'exactly', ones: 'ignored', net: 2 },
    { keep: 'up-to', ones: 'count', net: 1 },
    { keep: 'exactly', ones: 'count', net: 1 },
  ])('auxiliary.keep $keep, aux.unkept-ones $ones: $net', ({ keep, ones, net }) => {
    const parameters = { attribute: 1, skill: 4, pt: 6, helpers: 'none' };
    const rulings = { 'support.base-keep': 'skill', 'auxiliary.keep': keep, 'aux.unkept-ones': ones };
    expect(resultOfRoll(support, [1, 1, 7, 8, 9], { parameters, rulings })).toBe(net);
  });
});

it.each(READINGS)('one more helper is never worse under %o', (rulings) => {
  for (const cap of [null, 1, 3]) {
    for (const [fewer, more] of [
      ['none', '7'],
      ['7', '7+7'],
      ['7+7', '7+7+7'],
    ]) {
      const [less, help] = [fewer, more].map((helpers) => ({
        parameters: { attribute: 2, skill: 7, pt: 7, helpers: helpers!, cap },
        rulings,
      }));
      expect(isAtLeastAsGood(support, help!, less!)).toBe(true);
    }
  }
});
