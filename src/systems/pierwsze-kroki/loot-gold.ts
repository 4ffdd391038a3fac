import { Distribution } from '../../probability/distribution.ts';
import { Fraction } from '../../probability/fraction.ts';
import { sumOfPool } from '../../probability/pool.ts';
import { integer, notation } from '../parameter.ts';
import { ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { numberOutcomes } from '../view.ts';
import { SAMPLE_GOLD } from './loot-data.ts';

const GREATEST_GOLD = 100;

interface Range {
  readonly least: number;
  readonly greatest: number;
}

function readRange(text: string): Range | undefined {
  const parts = /^(?<least>\d{1,3})-(?<greatest>\d{1,3})$/.exec(text)?.groups;
  if (parts === undefined) return undefined;
  const range = { least: Number(parts.least), greatest: Number(parts.greatest) };
  return range.least <= range.greatest && range.greatest <= GREATEST_GOLD ? range : undefined;
}

const sizeOf = ({ least, greatest }: Range) => greatest - least + 1;

export const lootGold = defineTest({
  name: { pl: 'Złoto z wrogów', en: 'Gold from enemies' },
  place: 'Rozdział VIII, łup z pokonanych wrogów',
  rule: 'The gold of every enemy is drawn from a range of its own, apart from the items.',
  parameters: {
    gold: notation({
      name: { pl: 'widełki złota wroga', en: "range of an enemy's gold" },
      allowed: `the least and the most GP, 0..${GREATEST_GOLD}, such as 2-12`,
      examples: ['0-3', '5-5', '1-6'],
      normalise(text) {
        const range = readRange(text);
        return range && `${range.least}-${range.greatest}`;
      },
      default: `${SAMPLE_GOLD.least}-${SAMPLE_GOLD.greatest}`,
    }),
    enemies: integer({ name: { pl: 'pokonani wrogowie', en: 'enemies beaten' }, min: 1, max: 20, default: 3 }),
  },
  rulings: {
    'loot.gold': ruling({
      options: { even: 'every sum in the range is equally likely' },
      place: 'Rozdział VIII, łup',
      why: 'Gold is drawn from a range; how is not said.',
    }),
  },
  views: {
    gold: {
      name: { pl: 'złoto w GP', en: 'gold in GP' },
      outcomes: ({ gold, enemies }) => {
        const { least, greatest } = readRange(gold)!;
        return numberOutcomes(enemies * least, enemies * greatest);
      },
      outcomeOf: (result) => result,
      headline: '20+',
    },
  },
  amounts: {
    gold: { name: { pl: 'średnio GP', en: 'mean GP' }, of: (result) => new Fraction(BigInt(result)) },
  },
  play({ gold, enemies }) {
    const range = readRange(gold)!;
    return (chance) => {
      let sum = 0;
      for (let enemy = 0; enemy < enemies; enemy++) sum += range.least + chance.die(sizeOf(range)) - 1;
      return sum;
    };
  },
  exact({ gold, enemies }) {
    const range = readRange(gold)!;
    return sumOfPool(
      enemies,
      Distribution.die(sizeOf(range)).map((face) => range.least + face - 1),
    );
  },
  range({ gold, enemies }) {
    const { least, greatest } = readRange(gold)!;
    return [enemies * least, enemies * greatest];
  },
});
