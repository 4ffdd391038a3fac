import { describe, expect, it } from 'vitest';
import { deathSave } from '../../../src/systems/pierwsze-kroki/death-save.ts';
import { type Asked, exactOutcomes, outcomeOfRoll } from '../asked.ts';

interface Row {
  readonly place: string;
  readonly script: readonly number[];
  readonly parameters?: Asked['parameters'];
  readonly rulings?: Asked['rulings'];
  readonly by?: string;
  readonly end: string;
}

const ONE = { 'death.success': 'one-stabilises' };
const IN_A_ROW = { 'death.successes': 'in-a-row' };
const PER_FIGHT = { 'death.marks': 'per-fight' };

it.each<Row>([
  { place: 'V, próg 10: równy zdaje', script: [10, 10, 10], end: 'stable' },
  { place: 'V, trzy porażki', script: [9, 9, 9], end: 'dead' },
  { place: 'V, naturalna 1 to dwie kreski', script: [1, 9], end: 'dead' },
  { place: 'V, naturalna 1 po kresce', script: [9, 1], end: 'dead' },
  { place: 'V, naturalna 20 z miejsca', script: [9, 12, 20], end: 'up' },
  { place: 'V, drugi raz: 13', script: [13, 13, 12, 13], parameters: { fall: 2 }, end: 'stable' },
  { place: 'V, trzeci raz: 16', script: [15, 15, 15], parameters: { fall: 3 }, end: 'dead' },
  { place: 'V, czwarty raz: 19', script: [18, 19, 18, 19, 18], parameters: { fall: 4 }, end: 'dead' },
  { place: 'one passed roll', script: [9, 10], rulings: ONE, end: 'stable' },
  { place: 'successes add up', script: [10, 10, 9, 10], end: 'stable' },
  { place: 'successes in a row', script: [10, 10, 9, 10, 10, 10], rulings: IN_A_ROW, end: 'stable' },
  { place: 'successes never in a row', script: [10, 9, 10, 10, 9, 10, 9], rulings: IN_A_ROW, end: 'dead' },
  { place: 'marks of earlier falls are gone', script: [9, 9, 9], parameters: { marks: 2 }, end: 'dead' },
  { place: 'marks of earlier falls stay', script: [9], parameters: { marks: 2 }, rulings: PER_FIGHT, end: 'dead' },
  { place: 'V, towarzysz z Medycyną', script: [9, 13], parameters: { helper: 3 }, end: 'up' },
  { place: 'V, towarzysz za późno', script: [1, 2, 9], parameters: { helper: 3 }, end: 'dead' },
  {
    place: 'the companion comes first',
    script: [13],
    parameters: { helper: 3 },
    rulings: { 'death.helper': 'helper-first' },
    by: 'cause',
    end: 'helped',
  },
  { place: 'the companion arrives later', script: [9, 9, 20], parameters: { helper: 3, 'helper-from': 3 }, end: 'up' },
  { place: 'the companion’s natural 20', script: [9, 20], parameters: { helper: -20 }, by: 'cause', end: 'helped' },
  { place: 'the companion’s natural 1', script: [9, 1, 20], parameters: { helper: 40 }, by: 'cause', end: 'natural' },
])('$place: $script is $end', ({ script, parameters = {}, rulings = {}, by = 'fate', end }) => {
  expect(outcomeOfRoll(deathSave, script, { parameters, rulings, by })).toBe(end);
});

describe('laws of the death saves', () => {
  const dead = (parameters: Asked['parameters'], rulings: Asked['rulings'] = {}) =>
    exactOutcomes(deathSave, { parameters: { ...parameters }, rulings }).probability('dead');

  it('every further fall kills more often', () => {
    for (const rulings of [{}, ONE, IN_A_ROW]) {
      const chances = [1, 2, 3, 4].map((fall) => dead({ fall }, rulings));
      chances.slice(1).forEach((chance, at) => {
        expect(chance.compare(chances[at]!)).toBeGreaterThan(0);
      });
    }
  });

  it('a companion saves, a better and an earlier one more', () => {
    const chances = [dead({}), dead({ helper: 0 }), dead({ helper: 5 }), dead({ helper: 10 })];
    chances.slice(1).forEach((chance, at) => {
      expect(chance.compare(chances[at]!)).toBeLessThan(0);
    });
    expect(dead({ helper: 5, 'helper-from': 2 }).compare(dead({ helper: 5 }))).toBeGreaterThan(0);
    expect(dead({ helper: 5 }, { 'death.helper': 'helper-first' }).compare(dead({ helper: 5 }))).toBeLessThan(0);
  });

  it('marks that stay and successes that must follow each other kill more often', () => {
    expect(dead({ marks: 1 }, PER_FIGHT).compare(dead({ marks: 1 }))).toBeGreaterThan(0);
    expect(dead({}, IN_A_ROW).compare(dead({}))).toBeGreaterThan(0);
    expect(dead({}, ONE).compare(dead({}))).toBeLessThan(0);
  });

  it('with two marks one failure kills: three passed rolls of 10 in 20, or a natural 20 on the way', () => {
    const outcomes = exactOutcomes(deathSave, { parameters: { marks: 2 }, rulings: PER_FIGHT });
    expect(outcomes.probability('stable').toString()).toBe('1/8');
    expect(outcomes.probability('up').toString()).toBe('7/80');
  });
});
