import { describe, expect, it } from 'vitest';
import type { ParameterValues } from '../../../src/systems/settings.ts';
import { duel } from '../../../src/systems/teohiphip/duel.ts';
import { fractionsOf } from '../../probability/fractions-of.ts';
import { exactOutcomes, resultOfRoll } from '../asked.ts';

const FIRST = { first: 'own', rounds: 1 };

interface Row {
  readonly place: string;
  readonly parameters: ParameterValues;
  readonly rulings?: Readonly<Record<string, string>>;
  readonly faces: readonly number[];
  readonly left: number;
}

/** One round: the dice of the side that acts first, then of the other; what is left of the winner. */
it.each<Row>([
  {
    place: 'Atak, dwa razy za 2 AP; PŻ spadną do 0: eliminowana',
    parameters: { ...FIRST, hp: 3, 'opponent-hp': 3 },
    faces: [5, 6, 5, 1],
    left: 3,
  },
  {
    place: 'the figure that is out does not act, nor is it attacked again',
    parameters: { ...FIRST, 'opponent-hp': 2, hp: 4 },
    faces: [5, 6],
    left: 4,
  },
  {
    place: 'nobody is out when the limit comes',
    parameters: { ...FIRST, hp: 5, 'opponent-hp': 5 },
    faces: [5, 6, 5, 1, 1, 1, 1, 1],
    left: 0,
  },
  {
    place: 'the opponent wins',
    parameters: { ...FIRST, hp: 2, 'opponent-hp': 3 },
    faces: [5, 1, 1, 1, 6, 6],
    left: -2,
  },
  {
    place: 'two different actions: one attack',
    parameters: { ...FIRST, hp: 2, 'opponent-hp': 3 },
    rulings: { 'actions.repeat': 'different' },
    faces: [5, 6, 6, 6],
    left: -1,
  },
  {
    place: 'Krycie się ends with the first activation',
    parameters: { hp: 5, 'opponent-hp': 2, first: 'own', rounds: 2, attacks: 1, 'opponent-protection': 'hunkered' },
    faces: [6, 6, 1, 1, 1, 1, 6, 1],
    left: 5,
  },
  {
    place: 'attack, then hunker down: protected in the second round too',
    parameters: {
      hp: 5,
      'opponent-hp': 2,
      first: 'own',
      rounds: 2,
      attacks: 1,
      'opponent-attacks': 1,
      'opponent-protection': 'hunkers',
    },
    faces: [6, 6, 1, 1, 6, 1, 1, 1],
    left: 0,
  },
  {
    place: 'attack, then hunker down is forbidden',
    parameters: {
      hp: 5,
      'opponent-hp': 2,
      first: 'own',
      rounds: 2,
      attacks: 1,
      'opponent-attacks': 1,
      'opponent-protection': 'hunkers',
    },
    rulings: { 'hunker.attack-then-hunker': 'forbidden' },
    faces: [6, 6, 1, 1, 6, 1],
    left: 5,
  },
  {
    place: 'terrain cover is nothing in melee',
    parameters: { ...FIRST, hp: 5, 'opponent-hp': 2, attacks: 1, 'opponent-protection': 'cover' },
    faces: [6, 6],
    left: 5,
  },
  {
    place: 'terrain cover in melee',
    parameters: {
      ...FIRST,
      hp: 5,
      'opponent-hp': 2,
      attacks: 1,
      'opponent-protection': 'cover',
      'opponent-attacks': 1,
    },
    rulings: { 'cover.in-melee': 'yes' },
    faces: [6, 6, 1, 1],
    left: 0,
  },
  {
    place: 'rolled each round: first the toss (1: this figure), then its dice',
    parameters: { hp: 3, 'opponent-hp': 1, rounds: 1, attacks: 1 },
    faces: [1, 6, 1],
    left: 3,
  },
  {
    place: 'rolled each round: the opponent acts first',
    parameters: { hp: 1, 'opponent-hp': 3, rounds: 1, 'opponent-attacks': 1 },
    faces: [2, 6, 1],
    left: -3,
  },
  {
    place: 'players first',
    parameters: { hp: 3, 'opponent-hp': 1, rounds: 1, attacks: 1 },
    rulings: { 'activation.first': 'players' },
    faces: [6, 1],
    left: 3,
  },
  {
    place: 'NPCs first',
    parameters: { hp: 1, 'opponent-hp': 3, rounds: 1, 'opponent-attacks': 1 },
    rulings: { 'activation.first': 'npcs' },
    faces: [6, 1],
    left: -3,
  },
])('$place: $faces leaves $left', ({ parameters, rulings = {}, faces, left }) => {
  expect(resultOfRoll(duel, faces, { parameters, rulings })).toBe(left);
});

/** Two figures with 1 PŻ, one attack each: the first to hit wins. A hit of two k6 is 5/9. */
it('the chances of the shortest duel, counted by hand', () => {
  const shortest = { hp: 1, 'opponent-hp': 1, attacks: 1, 'opponent-attacks': 1, first: 'own' };
  expect(fractionsOf(exactOutcomes(duel, { parameters: { ...shortest, rounds: 1 } }))).toEqual({
    win: '5/9',
    lose: '20/81',
    neither: '16/81',
  });
  expect(fractionsOf(exactOutcomes(duel, { parameters: shortest }))).toEqual({ win: '9/13', lose: '4/13' });
});

it('figures that cannot hurt each other never end', () => {
  const walls = {
    dice: 'hindrance',
    'opponent-dice': 'hindrance',
    protection: 'cover',
    'opponent-protection': 'cover',
  };
  const asked = { parameters: walls, rulings: { 'cover.in-melee': 'yes' } };
  expect(fractionsOf(exactOutcomes(duel, asked))).toEqual({ neither: '1/1' });
  expect(resultOfRoll(duel, [], asked)).toBe(0);
});

describe('laws of the duel', () => {
  const duels: ParameterValues[] = [
    { hp: 3, 'opponent-hp': 5, dice: 'advantage', 'opponent-dice': 'standard', protection: 'hunkers', attacks: 1 },
    { hp: 6, 'opponent-hp': 4, 'opponent-protection': 'hunkered', rounds: 6 },
    { hp: 2, 'opponent-hp': 2, dice: 'hindrance', 'opponent-attacks': 1, rounds: 3 },
  ];
  const pairs = [
    ['hp', 'opponent-hp'],
    ['dice', 'opponent-dice'],
    ['attacks', 'opponent-attacks'],
    ['protection', 'opponent-protection'],
  ] as const;
  const defaults = Object.fromEntries(Object.entries(duel.parameters).map(([id, each]) => [id, each.default]));
  const chanceOf = (outcome: string, parameters: ParameterValues) =>
    exactOutcomes(duel, { parameters }).probability(outcome);

  it.each(duels)('is a mirror: %o', (given) => {
    const asked: ParameterValues = { ...defaults, ...given, first: 'own' };
    const changed = {
      ...asked,
      ...Object.fromEntries(
        pairs.flatMap(([own, other]) => [
          [own, asked[other]!],
          [other, asked[own]!],
        ]),
      ),
      first: 'opponent',
    };
    expect(chanceOf('win', changed).toString()).toBe(chanceOf('lose', asked).toString());
    expect(chanceOf('lose', changed).toString()).toBe(chanceOf('win', asked).toString());
  });

  it.each(duels)('more PŻ, better dice and acting first never hurt: %o', (given) => {
    const win = (change: ParameterValues) => chanceOf('win', { ...given, first: 'roll', ...change });
    const isLess = (worse: ParameterValues, better: ParameterValues) => win(worse).compare(win(better)) < 0;
    expect(isLess({}, { 'opponent-hp': Number(given['opponent-hp']) - 1 })).toBe(true);
    expect(isLess({ dice: 'hindrance' }, { dice: 'standard' })).toBe(true);
    expect(isLess({ dice: 'standard' }, { dice: 'advantage' })).toBe(true);
    expect(isLess({ first: 'opponent' }, {})).toBe(true);
    expect(isLess({}, { first: 'own' })).toBe(true);
  });

  it('a later limit decides no fewer duels, and no limit decides all', () => {
    const decided = (rounds: number | null) =>
      exactOutcomes(duel, { parameters: { rounds } }).probabilityOf((outcome) => outcome !== 'neither');
    for (const rounds of [1, 2, 5, 10]) expect(decided(rounds).compare(decided(rounds + 1))).toBeLessThan(0);
    expect(decided(null).toString()).toBe('1/1');
    expect(decided(20).toNumber()).toBeCloseTo(1, 4);
  });
});
