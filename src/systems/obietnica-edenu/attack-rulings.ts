import { ruling } from '../ruling.ts';

/** What chapter 9 leaves open. */

const PLACE = '9. Sukcesy w Walce';

export const ATTACK_RULINGS = {
  'attack.spend': ruling({
    options: {
      repeatable: 'each effect may be bought as often as there are successes for it',
      once: 'each effect may be bought once',
    },
    place: `${PLACE}; 11. przykład rykoszetu`,
    why: 'The table gives a price for +1; the example speaks of all successes spent on damage.',
  }),
  'attack.reserve': ruling({
    options: {
      0: 'every success may be spent',
      1: 'the hit itself needs one success, which cannot be spent',
    },
    place: PLACE,
    why: 'Whether a hit uses up a success is not said.',
  }),
  'attack.armour': ruling({
    options: {
      subtracts: 'each point of armour above PEN takes one point of damage away from a hit',
      stops: 'armour above PEN stops a hit; otherwise all damage goes through',
    },
    place: PLACE,
    why: 'PEN is bought, but neither armour nor what PEN does to it is in this draft: both options are assumed.',
  }),
  'multiattack.price': ruling({
    options: {
      open: 'no further hits are bought',
      one: 'a further hit costs 1 success (assumed)',
      two: 'a further hit costs 2 successes (assumed)',
      three: 'a further hit costs 3 successes (assumed)',
    },
    place: `${PLACE}, tabela kosztów: zależnie od Multiataku`,
    why: 'The price of further hits depends on a Multiatak that this draft does not describe.',
  }),
  'multiattack.bonus': ruling({
    options: {
      'first-hit': 'damage and PEN that are bought count for the first hit only',
      'every-hit': 'damage and PEN that are bought count for every hit',
    },
    place: `${PLACE}, tabela kosztów: zależnie od Multiataku`,
    why: 'Whether what is bought improves one hit or all hits of the attack is not said.',
  }),
} as const;
