import { Distribution } from '../../probability/distribution.ts';
import { Fraction } from '../../probability/fraction.ts';
import { choice, integer } from '../parameter.ts';
import { ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { numberOutcomes } from '../view.ts';
import { GREATEST_LEVEL } from './costs-data.ts';
import { type Bought, creationPrice, raisePrice } from './prices.ts';

interface Purchase {
  readonly what: Bought;
  readonly when: 'creation' | 'advancement';
  readonly from: number;
  readonly to: number;
  readonly attribute: number;
  readonly budget: number;
}

interface Readings {
  readonly 'creation.levels': 'price-of-level' | 'each-level';
  readonly 'advancement.levels': 'each-level' | 'new-level';
}

/** The dearest purchase: an attribute raised from nothing to the top in play. */
const GREATEST_COST = 40;

/** An attribute is never above itself: it pays no more. */
function costOf({ what, when, from, to, attribute }: Omit<Purchase, 'budget'>, readings: Readings): number {
  if (to <= from) return 0;
  const levels = Array.from({ length: to - from }, (_, index) => from + index + 1);
  const sum = (price: (level: number) => number) => levels.reduce((total, level) => total + price(level), 0);
  if (when === 'creation') {
    const price = (level: number) => creationPrice(what, level, attribute);
    return readings['creation.levels'] === 'each-level' ? sum(price) : price(to) - price(from);
  }
  const price = (level: number) => raisePrice(what, level, attribute);
  return readings['advancement.levels'] === 'each-level' ? sum(price) : price(to);
}

const level = (pl: string, en: string, start: number) =>
  integer({ name: { pl, en }, min: 0, max: GREATEST_LEVEL, default: start });

export const costs = defineTest({
  name: { pl: 'Koszty tworzenia i awansu', en: 'Costs of creation and advancement' },
  place: 'Tworzenie postaci gracza; Pedeki i awans',
  rule:
    'No dice. At creation an attribute costs twice its level, a control its level, a skill its level and one more for each ' +
    'level above its attribute. In play a control or a skill costs twice the new level, two more above the attribute; ' +
    'an attribute four times the new level. Nothing is paid where the level does not rise.',
  parameters: {
    what: choice({
      name: { pl: 'co', en: 'what' },
      options: {
        attribute: { pl: 'atrybut', en: 'attribute' },
        control: { pl: 'atrybut kontrolny', en: 'control' },
        skill: { pl: 'umiejętność', en: 'skill' },
      },
      default: 'skill',
    }),
    when: choice({
      name: { pl: 'kiedy', en: 'when' },
      options: {
        creation: { pl: 'tworzenie postaci (punkty)', en: 'creation (points)' },
        advancement: { pl: 'awans (pedeki)', en: 'advancement (pedeki)' },
      },
      default: 'creation',
    }),
    from: level('z poziomu', 'from level', 0),
    to: level('na poziom', 'to level', 3),
    attribute: level('poziom atrybutu', 'level of the attribute', 1),
    budget: integer({ name: { pl: 'do wydania', en: 'to spend' }, min: 0, max: 60, default: 5 }),
  },
  rulings: {
    'creation.levels': ruling({
      options: {
        'price-of-level': 'a level has one price that covers those below',
        'each-level': 'every level from the first on is paid for',
      },
      place: 'Tworzenie postaci gracza, przykładowy układ atrybutów',
      why: 'The text names the price of the level bought; the example array costs exactly 40 only when it covers those below.',
    }),
    'advancement.levels': ruling({
      options: {
        'each-level': 'every level on the way is paid for',
        'new-level': 'a raise by several levels pays for the last only',
      },
      place: 'Pedeki i awans',
      why: 'The text prices one raise by its new level and says nothing of raises by several levels at once.',
    }),
  },
  views: {
    affordable: {
      name: { pl: 'czy starczy', en: 'affordable' },
      outcomes: () => [
        { id: 'too-dear', name: { pl: 'za drogo', en: 'too dear' } },
        { id: 'affordable', name: { pl: 'starczy', en: 'affordable' } },
      ],
      outcomeOf: (cost, { budget }) => (cost <= budget ? 'affordable' : 'too-dear'),
      headline: 'affordable',
    },
    cost: {
      name: { pl: 'koszt', en: 'cost' },
      outcomes: () => numberOutcomes(0, GREATEST_COST).reverse(),
      outcomeOf: (cost) => cost,
      headline: '5',
    },
  },
  table: { down: 'to', across: 'attribute' },
  play: (purchase, readings) => () => costOf(purchase, readings),
  exact: (purchase, readings) => Distribution.certain(costOf(purchase, readings)),
  range: () => [0, GREATEST_COST],
  amounts: {
    cost: { name: { pl: 'koszt', en: 'cost' }, of: (cost) => new Fraction(BigInt(cost)) },
  },
});
