import type { OptionsOf } from '../../ruling.ts';
import { ruling } from '../../ruling.ts';
import type { ParameterValues } from '../../settings.ts';

function withTrait(...traits: readonly string[]): (parameters: ParameterValues) => boolean {
  return ({ trait }) => traits.includes(String(trait));
}

/** How the initiative pool and the traits that touch it are read where the rulebook is open. */
export const POOL_RULINGS = {
  'swaps.per-test': ruling({
    options: { unlimited: 'any number of dice may be swapped, each for 1 PŻ', one: 'one die a test' },
    place: 'Podręcznik czasownika, Pula inicjatywy, Wymiana kości; Szybki start, Pula inicjatywy',
    why: 'The handbook prices each swap as if there could be several; the quick start stresses ONE die.',
  }),
  'swaps.when': ruling({
    options: {
      'after-roll': 'after the whole test is rolled; any die of it may be swapped before the best are chosen',
    },
    place: 'Podręcznik czasownika, Pula inicjatywy, Wymiana kości',
    why: 'The rule says after the roll, not whether before or after the best two of three are chosen.',
  }),
  'swaps.zero': ruling({
    options: { forbidden: 'no swap may bring PŻ to 0', allowed: 'the last PŻ may be paid' },
    place: 'Podręcznik czasownika, Pula inicjatywy, Koszt; Szybki start, Pula inicjatywy',
    why: 'Only the player’s handbook forbids it; the quick start alone would allow it.',
  }),
  'swaps.maximise-over-cap': ruling({
    options: {
      'stop-at-two': 'maximise stops when all dice that count are successes',
      literal: 'maximise swaps every failed die, also one that cannot count',
    },
    place: 'Podręcznik czasownika, Mechanika testów, Przewaga',
    why: 'Not a rule but a policy: with advantage a third success changes nothing.',
    matters: ({ policy }) => policy === 'maximise' || policy === 'thrifty',
  }),
  'swaps.free-at-one': ruling({
    options: {
      allowed: 'a free swap is legal at 1 PŻ',
      forbidden: 'a free swap is no more legal at 1 PŻ than a paid one',
    },
    place: 'Cechy postaci: Ekonomiczny, Opanowany, Wytrwały, Oportunista',
    why: 'A free swap takes no PŻ, so nothing would bring the figure to 0; the traits do not say.',
    matters: withTrait('ekonomiczny', 'opanowany', 'wytrwaly', 'oportunista'),
  }),
  'swaps.forced': ruling({
    options: { 'skipped-when-illegal': 'a forced swap that may not be made is left out' },
    place: 'Cechy postaci: Impulsywny, Oportunista, Niepewny',
    why: 'Impulsywny must pay 1 PŻ, which is forbidden at 1 PŻ.',
    matters: withTrait('impulsywny', 'oportunista', 'niepewny'),
  }),
  'swaps.forced-counts': ruling({
    options: {
      counts: 'a forced swap is the one swap of its test',
      extra: 'a forced swap does not use up the one swap',
    },
    place: 'Cechy postaci: Impulsywny, Oportunista, Niepewny',
    why: 'Matters only where one die a test may be swapped.',
    matters: withTrait('impulsywny', 'oportunista', 'niepewny'),
  }),
  'success.critical': ruling({
    options: {
      'two-sixes': 'two natural sixes or more; never on one die',
      'one-with-hindrance': 'with hindrance one natural six is enough',
    },
    place: 'Cechy postaci: Z Nawiązką',
    why: 'Two sixes or more, "depending on the number of dice": silent on a test of one die.',
    matters: withTrait('z-nawiazka'),
  }),
  'traits.przesadny': ruling({
    options: {
      'one-reroll': 'one die of one doubled value, the player’s choice, once',
      'one-of-each': 'one die of every doubled value, once',
    },
    place: 'Cechy postaci: Przesądny',
    why: 'How many doubled dice are re-rolled is left open, and so is what a new double does: nothing.',
    matters: withTrait('przesadny'),
  }),
  'traits.niepewny': ruling({
    options: {
      'when-swapping': 'the first swap of the round, if any is made, takes a 1 or 2',
      'at-once': 'the first test in which a swap is legal makes that swap',
    },
    place: 'Cechy postaci: Niepewny',
    why: '"At the first possible swap": the figure may not have to swap at all.',
    matters: withTrait('niepewny'),
  }),
  'traits.oportunista': ruling({
    options: { highest: 'the highest die of the roll is given away, for any pool die' },
    place: 'Cechy postaci: Oportunista',
    why: 'Higher than the other test dice, or than the pool die: the text does not say.',
    matters: withTrait('oportunista'),
  }),
  'traits.taktyk': ruling({
    options: { 'by-list': 'a 5 or 6 of the pool is turned over before a test for advantage in it' },
    place: 'Cechy postaci: Taktyk; Podręcznik mistrza gry, profil BN',
    why: 'Defined twice; the NPC profile gives an ally advantage instead.',
    matters: withTrait('taktyk'),
  }),
  'traits.turn-words': ruling({
    options: { activation: 'turn, round of activation and activation are one thing' },
    place: 'Cechy postaci, Cechy zarządzania losowością',
    why: 'Several words for the moment at which a trait acts.',
    matters: ({ trait }) => trait !== 'none',
  }),
} as const;

export type PoolRulings = OptionsOf<typeof POOL_RULINGS>;
