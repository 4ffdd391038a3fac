import { describe, expect, it } from 'vitest';
import { flight } from '../../../src/systems/pierwsze-kroki/flight.ts';
import { exactOutcomes, outcomeOfRoll } from '../asked.ts';

const ACTIVE = { 'opposed.natural': 'active' };

it.each([
  { place: 'IV, Wygrywasz tylko wyższym wynikiem', faces: [9, 10], parameters: { modifier: 2 }, outcome: 'escaped' },
  { place: 'IV, remis należy do ścigającego', faces: [8, 10], parameters: { modifier: 2 }, outcome: 'caught' },
  { place: 'IV, mniej', faces: [7, 10], parameters: { modifier: 2 }, outcome: 'caught' },
  { place: 'IV, rana nogi daje −2', faces: [12, 10], parameters: { leg: 'wounded' }, outcome: 'caught' },
  {
    place: 'IV, rana nogi daje −2, o jeden więcej',
    faces: [13, 10],
    parameters: { leg: 'wounded' },
    outcome: 'escaped',
  },
  {
    place: 'IV, okulawienie odbiera próbę',
    faces: [],
    parameters: { leg: 'hobbled', modifier: 40 },
    outcome: 'caught',
  },
  { place: 'only totals count', faces: [20, 1], parameters: { opponent: 30 }, outcome: 'caught' },
  {
    place: 'natural 20, if it counts',
    faces: [20, 1],
    parameters: { opponent: 30 },
    rulings: ACTIVE,
    outcome: 'escaped',
  },
  { place: 'natural 1, if it counts', faces: [1, 1], parameters: { modifier: 30 }, rulings: ACTIVE, outcome: 'caught' },
])('$place: $faces, $outcome', ({ faces, parameters, rulings = {}, outcome }) => {
  expect(outcomeOfRoll(flight, faces, { parameters, rulings })).toBe(outcome);
});

describe('laws of flight', () => {
  const chance = (parameters: Record<string, number | string>) =>
    exactOutcomes(flight, { parameters }).probability('escaped');

  it.each([-5, 0, 3, 9])('even sides escape in less than half: a modifier of %i on both', (modifier) => {
    expect(chance({ modifier, opponent: modifier }).toString()).toBe('19/40');
  });

  it.each([-3, 0, 4, 10])('a wounded leg is two points of Zręczność: %i', (modifier) => {
    expect(chance({ modifier, leg: 'wounded' }).toString()).toBe(chance({ modifier: modifier - 2 }).toString());
  });

  it('a greater modifier never escapes less', () => {
    for (let modifier = -19; modifier <= 40; modifier++) {
      expect(chance({ modifier }).compare(chance({ modifier: modifier - 1 })), `${modifier}`).toBeGreaterThanOrEqual(0);
    }
  });
});
