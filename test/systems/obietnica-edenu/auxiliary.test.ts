import { describe, expect, it } from 'vitest';
import { auxiliary } from '../../../src/systems/obietnica-edenu/auxiliary.ts';
import { check } from '../../../src/systems/obietnica-edenu/check.ts';
import { fractionsOf } from '../../probability/fractions-of.ts';
import { diceRolled, exactResults, greatestResult, isAtLeastAsGood, resultOfRoll } from '../asked.ts';

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8];
const RULES = ['half-keep', 'double-roll', 'double-roll-cap'].map((rule) => ({ 'resist.rule': rule }));

it.each([
  { place: '5A. 2k1', value: 2, kept: 1 },
  { place: '5A. 3k1', value: 3, kept: 1 },
  { place: '5A. 4k2', value: 4, kept: 2 },
  { place: '5A. 5k2', value: 5, kept: 2 },
  { place: '5A. Siła Woli 6: 6k3', value: 6, kept: 3 },
  { place: '5A. 7k3', value: 7, kept: 3 },
  { place: '5A. 8k4', value: 8, kept: 4 },
])('$place: $value dice, at most $kept successes', ({ value, kept }) => {
  expect(diceRolled(auxiliary, { parameters: { value } })).toBe(value);
  expect(greatestResult(auxiliary, { parameters: { value } })).toBe(kept);
});

it.each(['double-roll', 'double-roll-cap'])('5G. Strażnik z Siłą Woli 5: 10k10, at most 5, under %s', (rule) => {
  const asked = { parameters: { value: 5 }, rulings: { 'resist.rule': rule } };
  expect(diceRolled(auxiliary, asked)).toBe(10);
  expect(greatestResult(auxiliary, asked)).toBe(5);
});

describe('open questions of the rulebook', () => {
  it.each([
    { rule: 'half-keep', value: 4, roll: [1, 6, 7, 8], net: 2 },
    { rule: 'double-roll', value: 2, roll: [1, 6, 7, 8], net: 2 },
    { rule: 'double-roll', value: 2, roll: [1, 1, 1, 8], net: 1 },
    { rule: 'double-roll-cap', value: 2, roll: [1, 6, 7, 8], net: 2 },
    { rule: 'double-roll-cap', value: 2, roll: [1, 1, 1, 8], net: -2 },
  ])('resist.rule $rule: value $value with $roll is $net', ({ rule, value, roll, net }) => {
    expect(resultOfRoll(auxiliary, roll, { parameters: { value }, rulings: { 'resist.rule': rule } })).toBe(net);
  });

  it.each([
    { keep: 'up-to', ones: 'ignored', net: 1 },
    { keep: 'up-to', ones: 'count', net: -2 },
    { keep: 'exactly', ones: 'ignored', net: 0 },
    { keep: 'exactly', ones: 'count', net: -2 },
  ])('auxiliary.keep $keep, aux.unkept-ones $ones: 1, 1, 9 and 1 are $net', ({ keep, ones, net }) => {
    const rulings = { 'auxiliary.keep': keep, 'aux.unkept-ones': ones };
    expect(resultOfRoll(auxiliary, [1, 1, 9, 1], { parameters: { value: 4 }, rulings })).toBe(net);
  });

  it.each([
    { option: 'keeps-0', net: 0 },
    { option: 'keeps-1', net: 1 },
  ])('aux.value-1 $option: a 9 with a value of 1 is $net', ({ option, net }) => {
    expect(resultOfRoll(auxiliary, [9], { parameters: { value: 1 }, rulings: { 'aux.value-1': option } })).toBe(net);
  });

  it.each([
    { option: 'none', net: 2 },
    { option: 'applies', net: 3 },
  ])('aux.specialisation $option: 10 and 9 kept are $net', ({ option, net }) => {
    const asked = { parameters: { value: 4, specialisation: true }, rulings: { 'aux.specialisation': option } };
    expect(resultOfRoll(auxiliary, [1, 10, 9, 5], asked)).toBe(net);
  });

  it('as written, a test of an auxiliary attribute can never fall below 0', () => {
    for (const value of VALUES) {
      expect(Math.min(...exactResults(auxiliary, { parameters: { value } }).outcomes())).toBe(0);
    }
    const rulings = { 'aux.unkept-ones': 'count' };
    expect(Math.min(...exactResults(auxiliary, { parameters: { value: 8 }, rulings }).outcomes())).toBe(-8);
  });
});

describe('laws of the auxiliary attributes', () => {
  it.each(RULES)('a greater value is never worse, a greater PT never better under %o', (rulings) => {
    for (const value of VALUES.slice(1)) {
      for (let pt = 2; pt <= 10; pt++) {
        const asked = { parameters: { value, pt }, rulings };
        const easier = { parameters: { value, pt: pt - 1 }, rulings };
        expect(isAtLeastAsGood(auxiliary, easier, asked), JSON.stringify(asked)).toBe(true);
        if (rulings['resist.rule'] === 'double-roll-cap') continue;
        const weaker = { parameters: { value: value - 1, pt }, rulings };
        expect(isAtLeastAsGood(auxiliary, asked, weaker), JSON.stringify(asked)).toBe(true);
      }
    }
  });

  it('is a check of as many dice with half of them kept', () => {
    for (const value of VALUES) {
      const asCheck = exactResults(check, { parameters: { pool: value, keep: Math.floor(value / 2) } });
      expect(fractionsOf(exactResults(auxiliary, { parameters: { value } }))).toEqual(fractionsOf(asCheck));
    }
  });
});
