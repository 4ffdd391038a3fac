import { describe, expect, it } from 'vitest';
import { meanOf } from '../../../src/probability/decision.ts';
import { Fraction } from '../../../src/probability/fraction.ts';
import { loot } from '../../../src/systems/pierwsze-kroki/loot.ts';
import { lootGold } from '../../../src/systems/pierwsze-kroki/loot-gold.ts';
import { type Asked, exactOutcomes, outcomeOfRoll } from '../asked.ts';

const ONE_ITEM = { 'loot.draw': 'one-item' };

describe('Rozdział VIII, łup', () => {
  it.each(['each-item', 'one-item'])('waga 30 = 30 % szansy: %s', (draw) => {
    const asked = { parameters: { weights: '50+30' }, rulings: { 'loot.draw': draw }, by: 'rarest' };
    expect(exactOutcomes(loot, asked).probability(1).toString()).toBe('3/10');
  });

  it.each([
    { place: 'nothing', script: [2, 4, 2], items: 0, rarest: 0 },
    { place: 'the first item', script: [1, 4, 2], items: 1, rarest: 0 },
    { place: 'all items', script: [1, 3, 1], items: 3, rarest: 1 },
    { place: 'one draw: the first', script: [50], rulings: ONE_ITEM, items: 1, rarest: 0 },
    { place: 'one draw: the second', script: [51], rulings: ONE_ITEM, items: 1, rarest: 0 },
    { place: 'one draw: the last', script: [90], rulings: ONE_ITEM, items: 1, rarest: 1 },
    { place: 'one draw: nothing', script: [91], rulings: ONE_ITEM, items: 0, rarest: 0 },
  ])('$place', ({ script, rulings = {}, items, rarest }) => {
    const parameters = { weights: '50+30+10' };
    expect(outcomeOfRoll(loot, script, { parameters, rulings, by: 'items' })).toBe(items);
    expect(outcomeOfRoll(loot, script, { parameters, rulings, by: 'rarest' })).toBe(rarest);
  });

  it.each<{ parameters: NonNullable<Asked['parameters']>; rulings?: Asked['rulings']; mean: string }>([
    { parameters: { weights: '50+30+10' }, mean: '9/10' },
    { parameters: { weights: '50+30+10' }, rulings: ONE_ITEM, mean: '9/10' },
    { parameters: { weights: '50+30+10', enemies: 20 }, mean: '18/1' },
    { parameters: { weights: '50+30+10', luck: 3 }, mean: '99/100' },
    { parameters: { weights: '80+60' }, mean: '7/5' },
    { parameters: { weights: '80+60' }, rulings: ONE_ITEM, mean: '1/1' },
    { parameters: { weights: '100+2', luck: -5 }, mean: '19/20' },
  ])('$parameters $rulings: $mean items on the average', ({ parameters, rulings = {}, mean }) => {
    const items = exactOutcomes(loot, { parameters, rulings, by: 'items' });
    expect(meanOf(items, (number) => new Fraction(BigInt(number))).toString()).toBe(mean);
  });

  it.each([
    ['050+30', '50+30'],
    ['101', undefined],
    ['0+5', undefined],
    ['50+', undefined],
    ['1+1+1+1+1+1+1', undefined],
  ])('%s is %s', (text, expected) => {
    const { weights } = loot.parameters;
    expect(weights!.kind === 'notation' && weights!.normalise(text)).toBe(expected);
  });
});

describe('Rozdział VIII, złoto z wroga', () => {
  it('every sum of the range is as likely, and enemies add up', () => {
    expect(outcomeOfRoll(lootGold, [1, 11, 6], {})).toBe(2 + 12 + 7);
    const one = exactOutcomes(lootGold, { parameters: { enemies: 1, gold: '2-12' } });
    expect(one.outcomes().map((sum) => one.weight(sum))).toEqual(new Array(11).fill(1n));
    const two = exactOutcomes(lootGold, { parameters: { enemies: 2, gold: '1-6' } });
    expect(two.probability(7).toString()).toBe('1/6');
  });

  it.each([
    ['02-12', '2-12'],
    ['12-2', undefined],
    ['0-101', undefined],
    ['5', undefined],
  ])('%s is %s', (text, expected) => {
    const { gold } = lootGold.parameters;
    expect(gold!.kind === 'notation' && gold!.normalise(text)).toBe(expected);
  });
});
