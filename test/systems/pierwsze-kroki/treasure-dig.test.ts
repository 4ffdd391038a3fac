import { describe, expect, it } from 'vitest';
import { treasureDig } from '../../../src/systems/pierwsze-kroki/treasure-dig.ts';
import { type Asked, exactOutcomes, outcomeOfRoll } from '../asked.ts';

const ONCE = { 'treasure.again': 'once' };
const UNTIL = { 'treasure.again': 'until-critical-failure' };

interface Row {
  readonly place: string;
  readonly script: readonly number[];
  readonly parameters?: Asked['parameters'];
  readonly rulings?: Asked['rulings'];
  readonly treasure: string;
  readonly degree: string;
}

it.each<Row>([
  {
    place: 'przykład: 14 + 3 = 17 ≥ 12, sukces',
    script: [14],
    rulings: { 'check.plus-five': 'example' },
    treasure: 'found',
    degree: 'success',
  },
  { place: 'przykład według rozdziału I', script: [14], treasure: 'found', degree: 'critical-success' },
  { place: 'porażka', script: [8], treasure: 'not-found', degree: 'failure' },
  { place: 'druga próba', script: [8, 9], parameters: { tries: 3 }, treasure: 'found', degree: 'success' },
  {
    place: 'jedna próba',
    script: [8],
    parameters: { tries: 3 },
    rulings: ONCE,
    treasure: 'not-found',
    degree: 'failure',
  },
  { place: 'po krytycznej porażce', script: [1, 9], parameters: { tries: 3 }, treasure: 'found', degree: 'success' },
  {
    place: 'krytyczna porażka kończy',
    script: [8, 1],
    parameters: { tries: 3 },
    rulings: UNTIL,
    treasure: 'not-found',
    degree: 'critical-failure',
  },
])('XIII, $place', ({ script, parameters = {}, rulings = {}, treasure, degree }) => {
  expect(outcomeOfRoll(treasureDig, script, { parameters, rulings })).toBe(treasure);
  expect(outcomeOfRoll(treasureDig, script, { parameters, rulings, by: 'degree' })).toBe(degree);
  expect(outcomeOfRoll(treasureDig, script, { parameters, rulings, by: 'tries' })).toBe(script.length);
});

describe('laws of digging', () => {
  const found = (parameters: Record<string, number>, rulings = {}) =>
    exactOutcomes(treasureDig, { parameters, rulings }).probability('found');

  it('9 or more finds it with a modifier of 3', () => {
    expect(found({}).toString()).toBe('3/5');
    expect(found({ tries: 2 }).toString()).toBe('21/25');
  });

  it('a greater modifier or another try never finds it less', () => {
    for (const rulings of [{}, UNTIL, ONCE]) {
      for (let modifier = -19; modifier <= 40; modifier++) {
        expect(
          found({ modifier, tries: 2 }, rulings).compare(found({ modifier: modifier - 1, tries: 2 }, rulings)),
        ).toBeGreaterThanOrEqual(0);
      }
      for (let tries = 2; tries <= 5; tries++) {
        expect(found({ tries }, rulings).compare(found({ tries: tries - 1 }, rulings))).toBeGreaterThanOrEqual(0);
      }
    }
  });
});
