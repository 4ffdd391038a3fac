import { describe, expect, it } from 'vitest';
import { attack } from '../../../src/systems/teohiphip/attack.ts';
import { fractionsOf } from '../../probability/fractions-of.ts';
import { diceRolled, exactOutcomes, isAtLeastAsGood, outcomeOfRoll } from '../asked.ts';

interface Row {
  readonly place: string;
  readonly parameters: Readonly<Record<string, string | boolean>>;
  readonly rulings?: Readonly<Record<string, string>>;
  readonly faces: readonly number[];
  readonly damage: number;
}

it.each<Row>([
  { place: 'Każdy sukces zadaje 1 PŻ', parameters: {}, faces: [5, 6], damage: 2 },
  { place: 'Szybki start, przykład wymiany: przed wymianą', parameters: {}, faces: [2, 4], damage: 0 },
  { place: 'Szybki start, przykład wymiany: po wymianie', parameters: {}, faces: [2, 6], damage: 1 },
  { place: 'Osłona ignoruje pierwszy sukces', parameters: { cover: true }, faces: [5, 6], damage: 1 },
  { place: 'Osłona ignoruje pierwszy sukces', parameters: { cover: true }, faces: [4, 6], damage: 0 },
  { place: 'Krycie się: korzyść osłony', parameters: { hunker: true }, faces: [5, 6], damage: 1 },
  { place: 'Ukrycie: utrudnienie', parameters: { concealment: true }, faces: [5], damage: 1 },
  { place: 'Celowanie: przewaga', parameters: { aim: true }, faces: [6, 1, 5], damage: 2 },
  {
    place: 'cover and Krycie się, one benefit',
    parameters: { cover: true, hunker: true },
    faces: [5, 6],
    damage: 1,
  },
  {
    place: 'cover and Krycie się, a benefit each',
    parameters: { cover: true, hunker: true },
    rulings: { 'cover.hunker-stacks': 'yes' },
    faces: [5, 6],
    damage: 0,
  },
  { place: 'no cover in melee', parameters: { kind: 'melee', cover: true }, faces: [5, 6], damage: 2 },
  {
    place: 'cover in melee',
    parameters: { kind: 'melee', cover: true },
    rulings: { 'cover.in-melee': 'yes' },
    faces: [5, 6],
    damage: 1,
  },
  { place: 'Krycie się in melee', parameters: { kind: 'melee', hunker: true }, faces: [5, 6], damage: 1 },
  { place: 'both cover and hindrance', parameters: { concealment: true, cover: true }, faces: [6], damage: 0 },
  {
    place: 'only the ignored success',
    parameters: { concealment: true, cover: true },
    rulings: { 'concealment.with-cover': 'stronger' },
    faces: [6, 6],
    damage: 1,
  },
  { place: 'no concealment in melee', parameters: { kind: 'melee', concealment: true }, faces: [6, 6], damage: 2 },
  {
    place: 'concealment in melee',
    parameters: { kind: 'melee', concealment: true },
    rulings: { 'concealment.in-melee': 'yes' },
    faces: [6],
    damage: 1,
  },
])('$place: $faces takes $damage', ({ parameters, rulings = {}, faces, damage }) => {
  expect(outcomeOfRoll(attack, faces, { parameters, rulings })).toBe(damage);
});

describe('advantage and hindrance', () => {
  it.each([
    { dice: 'standard', aim: true, concealment: true, rolled: 2 },
    { dice: 'advantage', aim: false, concealment: true, rolled: 2 },
    { dice: 'hindrance', aim: true, concealment: false, rolled: 2 },
    { dice: 'advantage', aim: true, concealment: false, rolled: 3 },
    { dice: 'advantage', aim: true, concealment: true, rolled: 2 },
    { dice: 'hindrance', aim: false, concealment: true, rolled: 1 },
    { dice: 'hindrance', aim: true, concealment: true, rolled: 2 },
  ])('$dice, aim $aim, concealment $concealment: $rolled k6', ({ rolled, ...parameters }) => {
    expect(diceRolled(attack, { parameters })).toBe(rolled);
  });
});

it('the chances against a target in cover, counted by hand', () => {
  expect(fractionsOf(exactOutcomes(attack, { parameters: { cover: true } }))).toEqual({ 0: '8/9', 1: '1/9' });
  expect(fractionsOf(exactOutcomes(attack, { parameters: { cover: true, aim: true } }))).toEqual({
    0: '20/27',
    1: '7/27',
  });
});

it.each(['standard', 'advantage', 'hindrance'])('protection never helps the attacker, aiming always (%s)', (dice) => {
  for (const rulings of [{}, { 'cover.hunker-stacks': 'yes', 'concealment.with-cover': 'stronger' }]) {
    const plain = { parameters: { dice }, rulings };
    for (const protection of ['cover', 'hunker', 'concealment']) {
      expect(isAtLeastAsGood(attack, plain, { parameters: { dice, [protection]: true }, rulings })).toBe(true);
    }
    expect(isAtLeastAsGood(attack, { parameters: { dice, aim: true }, rulings }, plain)).toBe(true);
  }
});

it('an ignored success is stronger than a hindrance whatever is rolled', () => {
  for (const dice of ['standard', 'advantage', 'hindrance']) {
    const concealed = { parameters: { dice, concealment: true } };
    const covered = { parameters: { dice, cover: true } };
    expect(isAtLeastAsGood(attack, concealed, covered), dice).toBe(true);
    expect(isAtLeastAsGood(attack, covered, concealed), dice).toBe(false);
  }
});
