import { describe, expect, it } from 'vitest';
import { magic } from '../../../src/systems/wstega/magic.ts';
import { exactOutcomes, outcomeOfRoll } from '../asked.ts';
import { revealed } from './cards.ts';
import { decisionsOf } from './decided.ts';
import { expected } from './expected.ts';

interface Row {
  readonly place: string;
  readonly of: Readonly<Record<string, number | string | boolean>>;
  readonly table: string;
  readonly rulings?: Readonly<Record<string, string>>;
  readonly negative: number;
}

/** By default Magia is 2 and Odporność 1. Scripts hold exactly what is laid out. */
describe('Jak działa Magia?', () => {
  it.each<Row>([
    { place: 'Magia 2/1: pierwsza karta słaba', of: {}, table: 'D♥ K♥', negative: 1 },
    { place: 'druga średnia', of: {}, table: '2♥ D♥', negative: 0 },
    { place: 'Odporność: jedna słaba karta', of: { tested: 'resistance' }, table: 'D♥', negative: 1 },
    { place: 'bez Odporności', of: { resistance: 0 }, table: 'D♥ K♥', negative: 0 },
    { place: 'podbita umiejętnością', of: { skill: 1, spending: 'MK' }, table: 'D♥ K♠', negative: 1 },
    { place: 'kości artefaktu na końcu', of: { artefact: 1 }, table: '2♥ 3♥ 9', negative: 0 },
    { place: 'zszokowany', of: { shocked: true }, table: 'D♥ K♥', negative: 2 },
    {
      place: 'Odporność wyższa niż Magia: bez szoku',
      of: { resistance: 3, tested: 'resistance', shocked: true },
      table: 'D♥ K♥ W♥',
      negative: 2,
    },
    { place: 'weak last', of: {}, table: 'D♥ K♥', rulings: { 'magic.weakened-card': 'last' }, negative: 1 },
    {
      place: 'weak last: the first is medium',
      of: {},
      table: 'D♥ 2♥',
      rulings: { 'magic.weakened-card': 'last' },
      negative: 0,
    },
    { place: 'no floor', of: { magic: 1, resistance: 2 }, table: 'D♥', negative: 1 },
    {
      place: 'a floor',
      of: { magic: 1, resistance: 2 },
      table: 'D♥',
      rulings: { 'magic.floor': 'medium' },
      negative: 0,
    },
    { place: 'no control', of: {}, table: '9♥ D♥', negative: 0 },
    { place: 'the other is the control', of: {}, table: '9♥', rulings: { 'magic.control': 'opposite' }, negative: 0 },
  ])('$place: $table has $negative negative figures', ({ of, table, rulings = {}, negative }) => {
    expect(outcomeOfRoll(magic, revealed(table), { parameters: of, rulings, by: 'negative' })).toBe(negative);
  });

  it('at 0 there is no test', () => {
    for (const parameters of [
      { magic: 0, skill: 4, artefact: 4 },
      { resistance: 0, tested: 'resistance' },
    ]) {
      expect(outcomeOfRoll(magic, [], { parameters })).toBe('impossible');
      expect(exactOutcomes(magic, { parameters }).probability('impossible').toString()).toBe('1/1');
      expect(decisionsOf(magic, parameters)).toEqual([]);
    }
  });

  it('skill and an artefact go beyond four pieces: 2/2 and an artefact of 3', () => {
    const [decided] = decisionsOf(magic, { magic: 2, resistance: 2, artefact: 3 });
    expect(decided!.action.pl).toBe('wyłóż 2SK+3k');
  });
});

describe('laws', () => {
  it('Odporność never helps Magia, and skill and an artefact never harm it', () => {
    const success = (parameters: Record<string, number>) => expected(magic, 'value', { magic: 3, ...parameters });
    for (const level of [0, 1, 2, 3]) {
      expect(success({ resistance: level }).compare(success({ resistance: level + 1 }))).toBeGreaterThanOrEqual(0);
      expect(success({ skill: level + 1 }).compare(success({ skill: level }))).toBe(1);
      expect(success({ artefact: level + 1 }).compare(success({ artefact: level }))).toBe(1);
    }
  });
});
