import { ruling } from '../ruling.ts';

/** Whatever the list of steps of an attack leaves open: Rozdział IV, atak i obrażenia. */
export const ATTACK_RULINGS = {
  'attack.natural': ruling({
    options: { 'twenty-doubles': 'a natural 20 hits, doubles the damage and ignores armour; a natural 1 misses' },
    place: 'Rozdział IV, atak',
    why: 'The list of the two numbers is missing from the text; the rest of the chapter implies it.',
  }),
  'attack.double': ruling({
    options: {
      'dice-and-modifier': 'a natural 20 doubles dice and modifier',
      dice: 'a natural 20 doubles the sum of the dice; modifiers count once',
      'dice-twice': 'a natural 20 rolls twice as many dice; modifiers count once',
    },
    place: 'Rozdział IV, obrażenia; przykład wojownika i orka',
    why: 'Damage is doubled first, and nothing says whether the modifier is part of it.',
  }),
  'attack.minimum': ruling({
    options: {
      'armour-step': 'at least 1 passes the armour, and the bonus from the margin is added to that',
      final: 'the damage with all bonuses is at least 1',
    },
    place: 'Rozdział IV, Pancerz = redukcja',
    why: 'The minimum stands in the rule of armour, and armour comes before the bonus.',
  }),
  'attack.dodge': ruling({
    options: {
      roll: 'the defender rolls k20 + Zręczność against every attack',
      static: 'the dodge is 10 + Zręczność',
    },
    place: 'Rozdział IV, atak; przykłady',
    why: 'An attack is an opposed roll, yet one roll decides and the examples have ready dodges of 12 and 14.',
  }),
  'attack.dodge-natural': ruling({
    options: {
      ignored: "the defender's die counts only in the total",
      absolute: "the defender's 20 avoids whatever is no natural 20, his 1 is hit by whatever is no natural 1",
    },
    place: 'Rozdział I, naturalna 20 i naturalna 1; Rozdział IV, atak',
    why: 'The chapter names only two numbers on the die, and seems to mean that of the attacker.',
  }),
  'attack.margin': ruling({
    options: {
      'chapter-iv': 'every full 5 points over the dodge add 1 to the damage',
      'chapter-i': 'the margin does nothing to attacks',
    },
    place: 'Rozdział IV, Margines = obrażenia; Rozdział I, uwaga o walce',
    why: 'The note of chapter I says that the margin does not affect attacks; it may mean the four degrees.',
  }),
  'attack.margin-on-20': ruling({
    options: { 'not-below-zero': 'a natural 20 under the dodge has no bonus; over it the bonus comes after doubling' },
    place: 'Rozdział IV, Margines = obrażenia',
    why: 'A natural 20 may hit with a total that does not beat the dodge.',
  }),
  'attack.ac-below-10': ruling({
    options: {
      zero: 'armour below 10 takes nothing away',
      adds: 'armour below 10 adds to the damage, as the formula has it',
    },
    place: 'Rozdział IV, Pancerz = redukcja',
    why: 'The formula AC − 10 goes below zero.',
  }),
  'critical.location': ruling({
    options: { 'head-torso-arm-leg': 'k6: head 1, torso 2–3, arm 4–5, leg 6' },
    place: 'Rozdział IV, trafienie krytyczne',
    why: 'Four places on a k6, and no mapping.',
  }),
  'ambush.doubling': ruling({
    options: {
      'not-doubled': "a natural 20 leaves the ambush's 2k6 as they are",
      doubled: "the ambush's 2k6 are part of what a natural 20 doubles",
    },
    place: 'Rozdział VI, Ukrycie',
    why: 'The extra dice of an attack from hiding are not named where damage is doubled.',
  }),
  'wounds.apply': ruling({
    options: {
      'tests-attack-dodge': 'wounds take from tests, attacks and dodges',
      'tests-attack': 'wounds take from tests and attacks, and leave the dodge alone',
    },
    place: 'Rozdział V, drabina ran',
    why: 'The penalty is to tests; an attack and a dodge are rolls of chapter IV.',
  }),
};
