import { Distribution } from '../../probability/distribution.ts';
import { Fraction } from '../../probability/fraction.ts';
import { sumOfPool } from '../../probability/pool.ts';
import type { Chance } from '../chance.ts';
import { integer, notation } from '../parameter.ts';
import { ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { numberOutcomes } from '../view.ts';
import { SAMPLE_WEIGHTS, WEIGHT_PER_LUCK } from './loot-data.ts';

const GREATEST_ITEMS = 6;
const GREATEST_ENEMIES = 20;
const WHOLE = 100;

/** A result counts all items and, apart, those of the last kind. Sums of results are results of more enemies. */
const LAST_KIND = GREATEST_ITEMS * GREATEST_ENEMIES + 1;
const itemsOf = (result: number) => result % LAST_KIND;
const lastOf = (result: number) => Math.floor(result / LAST_KIND);

function readWeights(text: string): number[] | undefined {
  if (!/^\d{1,3}(\+\d{1,3})*$/.test(text)) return undefined;
  const weights = text.split('+').map(Number);
  const allowed = weights.length <= GREATEST_ITEMS && weights.every((weight) => weight >= 1 && weight <= WHOLE);
  return allowed ? weights : undefined;
}

/** The weights under the hero's luck, in percent. */
function chancesOf({ weights, luck }: { readonly weights: string; readonly luck: number }): number[] {
  return readWeights(weights)!.map((weight) => Math.min(WHOLE, Math.max(0, weight + luck * WEIGHT_PER_LUCK.value)));
}

const resultOfItem = (item: number, chances: readonly number[]) => (item === chances.length - 1 ? LAST_KIND + 1 : 1);

/** In one draw the weights share out the whole, or more where they add up to more; what is left is no item. */
const wholeOf = (chances: readonly number[]) =>
  Math.max(
    WHOLE,
    chances.reduce((sum, each) => sum + each, 0),
  );

function rollEachItem(chances: readonly number[], chance: Chance): number {
  let result = 0;
  chances.forEach((percent, item) => {
    const { numerator, denominator } = new Fraction(BigInt(percent), BigInt(WHOLE));
    if (chance.die(Number(denominator)) <= Number(numerator)) result += resultOfItem(item, chances);
  });
  return result;
}

function rollOneItem(chances: readonly number[], chance: Chance): number {
  let left = chance.die(wholeOf(chances));
  for (const [item, share] of chances.entries()) {
    if (left <= share) return resultOfItem(item, chances);
    left -= share;
  }
  return 0;
}

export const loot = defineTest({
  name: { pl: 'Łupy', en: 'Loot' },
  place: 'Rozdział VIII, łup z pokonanych wrogów',
  rule:
    'Every enemy has a table of loot in which the weight of an item is its chance in percent. High Szczęście tilts the ' +
    'draw in the hero’s favour.',
  parameters: {
    weights: notation({
      name: { pl: 'wagi przedmiotów', en: 'weights of the items' },
      allowed: `up to ${GREATEST_ITEMS} weights of 1..${WHOLE} joined by +, the rarest item last, such as 50+30+10`,
      examples: ['50', '20+50', '80+60', '50+25+10'],
      normalise: (text) => readWeights(text)?.join('+'),
      default: SAMPLE_WEIGHTS.value,
    }),
    enemies: integer({
      name: { pl: 'pokonani wrogowie', en: 'enemies beaten' },
      min: 1,
      max: GREATEST_ENEMIES,
      default: 1,
    }),
    luck: integer({ name: { pl: 'Szczęście (modyfikator)', en: 'Luck modifier' }, min: -5, max: 10, default: 0 }),
  },
  rulings: {
    'loot.draw': ruling({
      options: {
        'each-item': 'every item of the table is rolled for by itself',
        'one-item': 'an enemy leaves one item or none, drawn by the weights',
      },
      place: 'Rozdział VIII, łup',
      why: 'A weight is a chance, as for every item by itself; the word weight says one draw.',
    }),
    'loot.luck': ruling({
      options: { 'point-a-point': 'a point of the modifier of Szczęście adds 1 to every weight' },
      place: 'Rozdział VIII, łup; Rozdział II, Szczęście',
      why: 'Szczęście tilts the draw, and the book gives no number: this one is assumed.',
    }),
  },
  views: {
    items: {
      name: { pl: 'liczba przedmiotów', en: 'number of items' },
      outcomes: (parameters, readings) => numberOutcomes(0, greatestItems(parameters, readings)),
      outcomeOf: itemsOf,
      headline: '1+',
    },
    rarest: {
      name: { pl: 'sztuki najrzadszego przedmiotu', en: 'pieces of the rarest item' },
      outcomes: ({ enemies }) => numberOutcomes(0, enemies),
      outcomeOf: lastOf,
      headline: '1+',
    },
  },
  table: { down: 'enemies', across: 'luck' },
  amounts: {
    items: {
      name: { pl: 'średnio przedmiotów', en: 'mean items' },
      of: (result) => new Fraction(BigInt(itemsOf(result))),
    },
  },
  play(parameters, readings) {
    const chances = chancesOf(parameters);
    const roll = readings['loot.draw'] === 'each-item' ? rollEachItem : rollOneItem;
    return (chance) => {
      let result = 0;
      for (let enemy = 0; enemy < parameters.enemies; enemy++) result += roll(chances, chance);
      return result;
    };
  },
  exact(parameters, readings) {
    const chances = chancesOf(parameters);
    return sumOfPool(parameters.enemies, readings['loot.draw'] === 'each-item' ? eachItem(chances) : oneItem(chances));
  },
  range: (parameters, readings) => [0, parameters.enemies * LAST_KIND + greatestItems(parameters, readings)],
});

function greatestItems(
  { weights, enemies }: { readonly weights: string; readonly enemies: number },
  readings: { readonly 'loot.draw': 'each-item' | 'one-item' },
): number {
  return readings['loot.draw'] === 'each-item' ? enemies * readWeights(weights)!.length : enemies;
}

function eachItem(chances: readonly number[]): Distribution<number> {
  return chances
    .map((percent, item) =>
      Distribution.of([
        [0, BigInt(WHOLE - percent)],
        [resultOfItem(item, chances), BigInt(percent)],
      ]),
    )
    .reduce((all, each) => all.with(each, (a, b) => a + b));
}

function oneItem(chances: readonly number[]): Distribution<number> {
  const nothing = wholeOf(chances) - chances.reduce((sum, each) => sum + each, 0);
  return Distribution.of([
    [0, BigInt(nothing)],
    ...chances.map((share, item) => [resultOfItem(item, chances), BigInt(share)] as const),
  ]);
}
