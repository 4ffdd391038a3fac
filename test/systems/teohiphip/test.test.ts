import { describe, expect, it } from 'vitest';
import { test } from '../../../src/systems/teohiphip/test.ts';
import { fractionsOf } from '../../probability/fractions-of.ts';
import { diceRolled, exactOutcomes, isAtLeastAsGood, outcomeOfRoll } from '../asked.ts';

describe('Podręcznik czasownika, Mechanika testów', () => {
  it.each([
    { place: 'Test: rzut 2k6', dice: 'standard', rolled: 2 },
    { place: 'Przewaga: rzut 3k6', dice: 'advantage', rolled: 3 },
    { place: 'Utrudnienie: rzut tylko 1k6', dice: 'hindrance', rolled: 1 },
  ])('$place', ({ dice, rolled }) => {
    expect(diceRolled(test, { parameters: { dice } })).toBe(rolled);
  });

  it.each([
    { place: 'Sukces: wynik 5 lub 6 na kości', dice: 'hindrance', faces: [4], successes: 0 },
    { place: 'Sukces: wynik 5 lub 6 na kości', dice: 'hindrance', faces: [5], successes: 1 },
    { place: 'Sukces: wynik 5 lub 6 na kości', dice: 'hindrance', faces: [6], successes: 1 },
    { place: 'Liczba sukcesów ma znaczenie', dice: 'standard', faces: [5, 6], successes: 2 },
    { place: 'Przewaga: wybierz dwie najwyższe kości', dice: 'advantage', faces: [6, 5, 6], successes: 2 },
    { place: 'Przewaga: wybierz dwie najwyższe kości', dice: 'advantage', faces: [1, 5, 2], successes: 1 },
    { place: 'Przewaga: wybierz dwie najwyższe kości', dice: 'advantage', faces: [5, 1, 6], successes: 2 },
    { place: 'Szybki start, przykład wymiany: przed wymianą', dice: 'standard', faces: [2, 4], successes: 0 },
    { place: 'Szybki start, przykład wymiany: po wymianie', dice: 'standard', faces: [2, 6], successes: 1 },
  ])('$place: $faces has $successes', ({ dice, faces, successes }) => {
    expect(outcomeOfRoll(test, faces, { parameters: { dice } })).toBe(successes);
  });

  it.each([
    { dice: 'standard', chances: { 0: '4/9', 1: '4/9', 2: '1/9' } },
    { dice: 'advantage', chances: { 0: '8/27', 1: '4/9', 2: '7/27' } },
    { dice: 'hindrance', chances: { 0: '2/3', 1: '1/3' } },
  ])('the chances of $dice, counted by hand', ({ dice, chances }) => {
    expect(fractionsOf(exactOutcomes(test, { parameters: { dice } }))).toEqual(chances);
  });
});

it.each([
  { better: 'advantage', worse: 'standard' },
  { better: 'standard', worse: 'hindrance' },
])('$better is better than $worse and never worse', ({ better, worse }) => {
  expect(isAtLeastAsGood(test, { parameters: { dice: better } }, { parameters: { dice: worse } })).toBe(true);
  expect(isAtLeastAsGood(test, { parameters: { dice: worse } }, { parameters: { dice: better } })).toBe(false);
});
