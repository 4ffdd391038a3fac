import { describe, expect, it } from 'vitest';
import { check } from '../../../src/systems/obietnica-edenu/check.ts';
import { power } from '../../../src/systems/obietnica-edenu/power.ts';
import { fractionsOf } from '../../probability/fractions-of.ts';
import { diceRolled, exactOutcomes, isAtLeastAsGood, outcomeOfRoll } from '../asked.ts';

/** A roll of so many dice that comes to this net result at PT 6. */
function rollOf(net: number, dice: number): number[] {
  return Array.from({ length: dice }, (_, index) => (index >= Math.abs(net) ? 5 : net > 0 ? 7 : 1));
}

const OLDER_EXAMPLE = { 'resist.rule': 'double-roll-cap' };

describe('examples of the rulebook', () => {
  it('5E. Psionik: Determinacja 4, Koncentracja 5: 5 Sukcesów to Niezwykły Sukces', () => {
    const roll = [2, 4, 6, 7, 8, 9, 10, 10, 1];
    expect(outcomeOfRoll(power, roll, { parameters: { pool: 9, cap: 5 } })).toBe('remarkable');
    expect(outcomeOfRoll(power, roll, { parameters: { pool: 9, cap: 5 }, by: 'left' })).toBe(5);
  });

  it('15. Psionik: 6 Sukcesów, jeśli Koncentracja pozwala zachować wszystkie', () => {
    const roll = rollOf(6, 9);
    expect(outcomeOfRoll(power, roll, { parameters: { pool: 9, cap: 6 } })).toBe('remarkable');
    expect(outcomeOfRoll(power, roll, { parameters: { pool: 9, cap: 4 } })).toBe('exceptional');
    expect(outcomeOfRoll(power, rollOf(7, 9), { parameters: { pool: 9, cap: 7 } })).toBe('critical-success');
  });

  it('5G. Strażnik z Siłą Woli 5 rzuca 10k10 i zachowuje maksymalnie 5 Sukcesów', () => {
    const asked = { parameters: { pool: 9, cap: 5, resist: 5 }, rulings: OLDER_EXAMPLE };
    expect(outcomeOfRoll(power, [...rollOf(5, 9), ...rollOf(10, 10)], { ...asked, by: 'left' })).toBe(0);
    expect(outcomeOfRoll(power, [...rollOf(5, 9), ...rollOf(3, 10)], { ...asked, by: 'left' })).toBe(2);
  });

  it.each([
    { place: '12. zostają 2', defence: 3, degree: 'success' },
    { place: '12. zostają 3', defence: 2, degree: 'exceptional' },
    { place: '12. zostaje 5', defence: 0, degree: 'remarkable' },
    { place: '12. nie zostaje żaden', defence: 5, degree: 'no-effect' },
  ])('$place: 5 against $defence is $degree', ({ defence, degree }) => {
    const asked = { parameters: { pool: 9, cap: 5, resist: 5 }, rulings: OLDER_EXAMPLE };
    expect(outcomeOfRoll(power, [...rollOf(5, 9), ...rollOf(defence, 10)], asked)).toBe(degree);
  });
});

describe('open questions of the rulebook', () => {
  it.each([
    { rule: 'half-keep', defence: [7, 7, 7, 7], left: 3 },
    { rule: 'double-roll', defence: [7, 7, 7, 7, 7, 7, 7, 7], left: 1 },
    { rule: 'double-roll', defence: [1, 1, 7, 7, 7, 7, 5, 5], left: 1 },
    { rule: 'double-roll-cap', defence: [1, 1, 7, 7, 7, 7, 5, 5], left: 3 },
  ])('resist.rule $rule: 5 against $defence leave $left', ({ rule, defence, left }) => {
    const asked = { parameters: { pool: 9, cap: 5, resist: 4 }, rulings: { 'resist.rule': rule }, by: 'left' };
    expect(outcomeOfRoll(power, [...rollOf(5, 9), ...defence], asked)).toBe(left);
  });

  it.each([
    { negative: 'zero', left: 3 },
    { negative: 'signed', left: 5 },
  ])('opposed.negative $negative: 3 against -2 leave $left', ({ negative, left }) => {
    const rulings = { ...OLDER_EXAMPLE, 'opposed.negative': negative };
    const asked = { parameters: { pool: 9, cap: 5, resist: 1 }, rulings, by: 'left' };
    expect(outcomeOfRoll(power, [...rollOf(3, 9), 1, 1], asked)).toBe(left);
  });

  it.each([
    { order: 'cap-then-resist', left: 1 },
    { order: 'resist-then-cap', left: 3 },
  ])('power.cap-order $order: 5 with a limit of 3 against 2 leave $left', ({ order, left }) => {
    const asked = { parameters: { pool: 9, cap: 3, resist: 4 }, rulings: { 'power.cap-order': order }, by: 'left' };
    expect(outcomeOfRoll(power, [...rollOf(5, 9), 7, 7, 7, 5], asked)).toBe(left);
  });

  it.each([
    { option: 'no-effect', degree: 'no-effect' },
    { option: 'failure-degree', degree: 'clear-failure' },
  ])('power.no-effect $option: 1 against 2 is $degree', ({ option, degree }) => {
    const asked = { parameters: { pool: 9, cap: 3, resist: 4 }, rulings: { 'power.no-effect': option } };
    expect(outcomeOfRoll(power, [...rollOf(1, 9), 7, 7, 5, 5], asked)).toBe(degree);
  });

  it.each([
    { option: 'keeps-0', left: 2 },
    { option: 'keeps-1', left: 1 },
  ])('aux.value-1 $option: 2 against a value of 1 leave $left', ({ option, left }) => {
    const asked = { parameters: { pool: 9, resist: 1 }, rulings: { 'aux.value-1': option }, by: 'left' };
    expect(outcomeOfRoll(power, [...rollOf(2, 9), 9], asked)).toBe(left);
  });
});

it('a Power that fails is not resisted and keeps its degree of failure', () => {
  expect(outcomeOfRoll(power, rollOf(-3, 9), { parameters: { pool: 9, resist: 8 } })).toBe('serious-failure');
  expect(outcomeOfRoll(power, rollOf(0, 9), { parameters: { pool: 9, resist: 8 } })).toBe('failure');
  expect(diceRolled(power, { parameters: { pool: 9, resist: 8 } })).toBe(9);
});

describe('laws of the Powers', () => {
  it('without resistance a Power is a check with a limit', () => {
    for (const cap of [0, 2, 5, 9]) {
      const own = exactOutcomes(power, { parameters: { pool: 9, cap } });
      expect(fractionsOf(own)).toEqual(fractionsOf(exactOutcomes(check, { parameters: { pool: 9, cap } })));
    }
  });

  it.each(['half-keep', 'double-roll'])('a stronger resistance is never better for the psionic under %s', (rule) => {
    const chance = (resist: number) =>
      exactOutcomes(power, { parameters: { resist }, rulings: { 'resist.rule': rule } }).probability('no-effect');
    for (let resist = 2; resist <= 8; resist++) {
      expect(chance(resist).compare(chance(resist - 1)), `${resist}`).toBeGreaterThanOrEqual(0);
    }
  });

  it.each(['cap-then-resist', 'resist-then-cap'])('a greater limit is never worse under %s', (order) => {
    const rulings = { 'power.cap-order': order, 'power.no-effect': 'failure-degree' };
    for (let cap = 2; cap <= 9; cap++) {
      const [more, less] = [cap, cap - 1].map((each) => ({ parameters: { cap: each, resist: 5 }, rulings }));
      expect(isAtLeastAsGood(power, more!, less!)).toBe(true);
    }
  });
});
