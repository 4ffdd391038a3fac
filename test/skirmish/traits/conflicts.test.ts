import { describe, expect, it } from 'vitest';
import { traitConflicts } from '../../../src/skirmish/traits/conflicts.ts';
import { TRAITS } from '../../../src/skirmish/traits/traits.ts';

const CONFLICTS = traitConflicts();

/** The kinds of what is said of two traits, in whatever order they are named. */
function kindsOf(pair: string): string[] {
  const [one, other] = pair.split(' + ');
  return CONFLICTS.filter(({ traits }) => traits.includes(one!) && traits.includes(other!)).map(({ kind }) => kind);
}

describe('pairs of traits', () => {
  it.each([
    // Cherlawy with PŻ traits.
    ['cherlawy + krzepki', 'void'],
    ['cherlawy + hartowany', 'void'],
    ['cherlawy + watle-zdrowie', 'void'],
    ['cherlawy + wytrzymaly', 'note'],
    ['cherlawy + drugi-oddech', 'weaker'],
    ['watle-zdrowie + krzepki', 'cancels'],
    ['watle-zdrowie + hartowany', 'weaker'],
    // Movement.
    ['otyly + szybki', 'cancels'],
    ['powolny + szybki', 'cancels'],
    ['powolny + otyly', 'note'],
    // Kept dice.
    ['nieostrozny + przezorny', 'void'],
    ['rozrzutny + przezorny', 'weaker'],
    ['nieostrozny + rozrzutny', 'void'],
    // Zmęczliwy with each healing.
    ['zmeczliwy + regeneracja', 'weaker'],
    ['zmeczliwy + medytacja', 'weaker'],
    ['zmeczliwy + drugi-oddech', 'weaker'],
    ['zmeczliwy + z-nawiazka', 'weaker'],
    // Darkness.
    ['slepy-w-ciemnosci + nocny-lowca', 'cancels'],
    // Swaps that must be made and must not.
    ['impulsywny + powolny-refleks', 'void'],
    ['oportunista + powolny-refleks', 'void'],
    ['impulsywny + ostrozny', 'weaker'],
    ['ostrozny + wytrwaly', 'void'],
    ['cherlawy + ostrozny', 'void'],
    ['cherlawy + wytrwaly', 'note'],
    ['ekonomiczny + wytrwaly', 'weaker'],
    // Even and odd rounds.
    ['synchroniczny + kowal-losu', 'weaker'],
    ['synchroniczny + opanowany', 'weaker'],
    // One wound.
    ['nadwrazliwy + twardziel', 'weaker'],
    ['nadwrazliwy + odporny', 'note'],
    ['nadwrazliwy + drugi-oddech', 'note'],
    ['nadwrazliwy + nieustepliwy', 'note'],
    ['nadwrazliwy + adrenalina', 'note'],
    ['twardziel + odporny', 'note'],
    ['twardziel + drugi-oddech', 'note'],
    ['twardziel + nieustepliwy', 'note'],
    ['twardziel + adrenalina', 'weaker'],
    ['odporny + drugi-oddech', 'note'],
    ['odporny + nieustepliwy', 'note'],
    ['odporny + adrenalina', 'note'],
    ['drugi-oddech + nieustepliwy', 'note'],
    ['drugi-oddech + adrenalina', 'note'],
    ['nieustepliwy + adrenalina', 'note'],
    // Advantage and hindrance in the same tests, and two of a kind.
    ['celne-oko + krotkowidz', 'cancels'],
    ['fechmistrz + niezdarny', 'cancels'],
    ['parabolik + cyklop', 'cancels'],
    ['techniczny-fachowiec + technofobia', 'cancels'],
    ['zwinny + otyly', 'cancels'],
    ['zwinny + pietno-czasowe', 'cancels'],
    ['celne-oko + przywiazanie-do-epoki', 'weaker'],
    ['krotkowidz + przywiazanie-do-epoki', 'weaker'],
    ['zwinny + orientacja-w-terenie', 'weaker'],
    ['techniczny-fachowiec + mistrz-improwizacji', 'weaker'],
    ['technofobia + mistrz-improwizacji', 'weaker'],
    ['techniczny-fachowiec + psuj', 'weaker'],
    ['anemiczny + astmatyk', 'weaker'],
    ['anemiczny + fechmistrz', 'weaker'],
    // Pools.
    ['pechowiec + szczesciarz', 'weaker'],
    ['pechowiec + nerwowy', 'note'],
  ])('%s: %s', (pair, kind) => {
    expect(kindsOf(pair)).toEqual([kind]);
  });

  it.each([
    'celne-oko + fechmistrz',
    'celne-oko + niezdarny',
    'krzepki + hartowany',
    'cherlawy + celne-oko',
    'szybki + zwinny',
    'przezorny + uwazny',
    'regeneracja + medytacja',
    'zmeczliwy + ofiara',
    'slepy-w-ciemnosci + czujny',
    'impulsywny + oszust',
    'pilot-chronocykla + szybkie-przeladowanie',
  ])('%s: nothing', (pair) => {
    expect(kindsOf(pair)).toEqual([]);
  });
});

it('a sentence names both traits, ends, and says something once', () => {
  const places = Object.keys(TRAITS);
  for (const { traits, why } of CONFLICTS) {
    const [one, other] = traits;
    expect(places.indexOf(one)).toBeLessThan(places.indexOf(other));
    expect(why).toContain(TRAITS[one]!.name.pl);
    expect(why).toContain(TRAITS[other]!.name.pl);
    expect(why).toMatch(/\.$/);
  }
  expect(new Set(CONFLICTS.map(({ why }) => why)).size).toBe(CONFLICTS.length);
});
