import { describe, expect, it } from 'vitest';
import { style } from '../../../src/systems/wstega/style.ts';
import { exactOutcomes, outcomeOfRoll } from '../asked.ts';
import { revealed } from './cards.ts';
import { expected } from './expected.ts';

interface Row {
  readonly place: string;
  readonly character: Readonly<Record<string, number | boolean>>;
  readonly table: string;
  readonly rulings?: Readonly<Record<string, string>>;
  readonly negative: number;
}

/** Scripts hold exactly what is laid out: one card more or fewer fails the row. */
describe('Punkty stylu (działania popisowe)', () => {
  it.each<Row>([
    { place: 'tyle kart, ile kontrola', character: { attribute: 3, control: 1, skill: 0 }, table: 'D♠', negative: 1 },
    { place: 'wszystkie wyłożone', character: { attribute: 3, control: 2, skill: 0 }, table: '10♥ D♠', negative: 1 },
    { place: 'najwyżej atrybut', character: { attribute: 1, control: 3, skill: 0 }, table: 'D♠', negative: 1 },
    { place: 'podbita zostaje', character: { attribute: 3, control: 1, skill: 1 }, table: 'D♠', negative: 0 },
    { place: 'kości umiejętności nie', character: { attribute: 1, control: 1, skill: 4 }, table: 'D♠', negative: 0 },
    {
      place: 'kości artefaktu na końcu',
      character: { attribute: 2, control: 1, skill: 0, artefact: 2 },
      table: 'D♠ 3 12',
      negative: 1,
    },
    { place: 'rozbity', character: { attribute: 1, control: 1, skill: 0, broken: true }, table: 'D♥', negative: 1 },
    {
      place: 'rozbity, podbita',
      character: { attribute: 1, control: 1, skill: 1, broken: true },
      table: 'D♥',
      negative: 0,
    },
    { place: 'nigdy słabe', character: { attribute: 1, control: 2, skill: 0, broken: true }, table: 'D♥', negative: 0 },
    {
      place: 'atrybut 0, jedna karta',
      character: { attribute: 0, control: 1, skill: 1 },
      table: 'D♠',
      rulings: { 'style.attribute-zero': 'one-card' },
      negative: 1,
    },
  ])('$place: $table has $negative negative figures', ({ character, table, rulings = {}, negative }) => {
    expect(outcomeOfRoll(style, revealed(table), { parameters: character, rulings, by: 'negative' })).toBe(negative);
  });

  it('with nothing to lay out the test is lost', () => {
    for (const parameters of [{ control: 0 }, { attribute: 0, control: 2 }]) {
      expect(outcomeOfRoll(style, [], { parameters })).toBe('failure');
    }
  });
});

describe('laws', () => {
  it('a style point is a success; more control, attribute and artefact never do harm', () => {
    const points = (parameters: Record<string, number>) => expected(style, 'style-points', parameters);
    for (const level of [0, 1, 2, 3]) {
      expect(points({ attribute: 4, control: level + 1 }).compare(points({ attribute: 4, control: level }))).toBe(1);
      expect(points({ attribute: level + 1, control: 4 }).compare(points({ attribute: level, control: 4 }))).toBe(1);
      expect(points({ artefact: level + 1 }).compare(points({ artefact: level }))).toBe(1);
    }
    expect(points({}).toString()).toBe(exactOutcomes(style, {}).probability('success').toString());
  });
});
