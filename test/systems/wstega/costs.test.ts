import { describe, expect, it } from 'vitest';
import { costs } from '../../../src/systems/wstega/costs.ts';
import { CREATION_POINTS } from '../../../src/systems/wstega/costs-data.ts';
import { creationPrice } from '../../../src/systems/wstega/prices.ts';
import { exactOutcomes, outcomeOfRoll, resultOfRoll } from '../asked.ts';

describe('Tworzenie postaci gracza', () => {
  it('Przykładowy układ atrybutów [A/K] costs exactly the 40 points', () => {
    const array = [
      [3, 2],
      [1, 0],
      [2, 2],
      [3, 0],
      [2, 1],
      [1, 1],
      [4, 2],
    ] as const;
    const points = array.map(
      ([attribute, control]) =>
        creationPrice('attribute', attribute, attribute) + creationPrice('control', control, attribute),
    );
    expect(points.reduce((sum, each) => sum + each)).toBe(CREATION_POINTS.attributes);
  });

  it.each([
    { place: 'Siła 1, umiejętność na 3: 5 punktów', what: 'skill', from: 0, to: 3, attribute: 1, cost: 5 },
    { place: 'umiejętność do atrybutu', what: 'skill', from: 0, to: 3, attribute: 3, cost: 3 },
    { place: 'umiejętność przy zerowym atrybucie', what: 'skill', from: 0, to: 4, attribute: 0, cost: 8 },
    { place: 'poziom x2', what: 'attribute', from: 0, to: 3, attribute: 0, cost: 6 },
    { place: 'tyle, co wykupywany poziom', what: 'control', from: 0, to: 4, attribute: 1, cost: 4 },
    { place: 'dopłata', what: 'attribute', from: 1, to: 3, attribute: 1, cost: 4 },
    { place: 'nic', what: 'skill', from: 2, to: 2, attribute: 1, cost: 0 },
    { place: 'w dół', what: 'skill', from: 3, to: 1, attribute: 1, cost: 0 },
  ])('$place: $what from $from to $to at $attribute costs $cost', ({ what, from, to, attribute, cost }) => {
    expect(resultOfRoll(costs, [], { parameters: { what, from, to, attribute } })).toBe(cost);
  });

  it('pays every level in the other reading', () => {
    const parameters = { what: 'attribute', from: 0, to: 3 };
    expect(resultOfRoll(costs, [], { parameters, rulings: { 'creation.levels': 'each-level' } })).toBe(12);
  });
});

describe('Pedeki i awans', () => {
  it.each([
    { place: '2x nowy poziom', what: 'skill', from: 1, to: 2, attribute: 2, cost: 4 },
    { place: '+2 ponad atrybut', what: 'skill', from: 2, to: 3, attribute: 2, cost: 8 },
    { place: 'kontrola', what: 'control', from: 0, to: 1, attribute: 1, cost: 2 },
    { place: 'kontrola ponad atrybut', what: 'control', from: 1, to: 2, attribute: 1, cost: 6 },
    { place: '4x nowy poziom', what: 'attribute', from: 2, to: 3, attribute: 2, cost: 12 },
    { place: 'dwa poziomy', what: 'skill', from: 0, to: 2, attribute: 4, cost: 6 },
    { place: 'the dearest', what: 'attribute', from: 0, to: 4, attribute: 0, cost: 40 },
  ])('$place: $what from $from to $to at $attribute costs $cost', ({ what, from, to, attribute, cost }) => {
    const parameters = { when: 'advancement', what, from, to, attribute };
    expect(resultOfRoll(costs, [], { parameters })).toBe(cost);
  });

  it('pays the last level only in the other reading', () => {
    const parameters = { when: 'advancement', what: 'skill', from: 0, to: 2, attribute: 4 };
    expect(resultOfRoll(costs, [], { parameters, rulings: { 'advancement.levels': 'new-level' } })).toBe(4);
  });
});

it('says whether a budget is enough', () => {
  const parameters = { what: 'skill', to: 3, attribute: 1 };
  expect(outcomeOfRoll(costs, [], { parameters: { ...parameters, budget: 5 } })).toBe('affordable');
  expect(outcomeOfRoll(costs, [], { parameters: { ...parameters, budget: 4 } })).toBe('too-dear');
  expect(exactOutcomes(costs, { parameters, by: 'cost' }).probability(5).toString()).toBe('1/1');
});
