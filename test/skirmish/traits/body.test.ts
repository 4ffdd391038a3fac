import { expect, it } from 'vitest';
import { bodyWith } from '../../../src/skirmish/traits/body.ts';

// Cechy postaci, Cechy fizyczne and Cechy żywotności.
it.each([
  { traits: [], bought: [4, 6], body: [4, 6] },
  { traits: ['czujny'], bought: [4, 6], body: [4, 6] },
  // +1, +2, both.
  { traits: ['krzepki'], bought: [4, 6], body: [5, 6] },
  { traits: ['hartowany'], bought: [8, 6], body: [10, 6] },
  { traits: ['krzepki', 'hartowany'], bought: [8, 6], body: [11, 6] },
  // −1, also from a bonus.
  { traits: ['watle-zdrowie'], bought: [4, 6], body: [3, 6] },
  { traits: ['watle-zdrowie', 'hartowany'], bought: [4, 6], body: [5, 6] },
  { traits: ['krzepki', 'hartowany', 'watle-zdrowie'], bought: [4, 6], body: [6, 6] },
  // Never more than 2, whatever else there is; never less than 1.
  { traits: ['cherlawy'], bought: [4, 6], body: [2, 6] },
  { traits: ['cherlawy', 'hartowany', 'krzepki'], bought: [8, 6], body: [2, 6] },
  { traits: ['cherlawy', 'watle-zdrowie'], bought: [4, 6], body: [2, 6] },
  { traits: ['cherlawy', 'watle-zdrowie'], bought: [2, 6], body: [1, 6] },
  { traits: ['watle-zdrowie'], bought: [1, 6], body: [1, 6] },
  // The PŻ of Wytrzymały are beyond the greatest.
  { traits: ['wytrzymaly'], bought: [4, 6], body: [4, 6] },
  // −2", +2", both; 4" in place of 6", and from there.
  { traits: ['otyly'], bought: [4, 6], body: [4, 4] },
  { traits: ['szybki'], bought: [4, 6], body: [4, 8] },
  { traits: ['otyly', 'szybki'], bought: [4, 6], body: [4, 6] },
  { traits: ['powolny'], bought: [4, 6], body: [4, 4] },
  { traits: ['powolny', 'szybki'], bought: [4, 6], body: [4, 6] },
  { traits: ['szybki', 'powolny'], bought: [4, 6], body: [4, 6] },
  { traits: ['powolny'], bought: [4, 5], body: [4, 4] },
  { traits: ['powolny', 'otyly', 'szybki'], bought: [4, 6], body: [4, 4] },
  { traits: ['powolny', 'otyly'], bought: [4, 6], body: [4, 2] },
  // Never backwards.
  { traits: ['otyly'], bought: [4, 1], body: [4, 0] },
])('$bought with $traits: $body', ({ traits, bought: [hp, spd], body }) => {
  const figure = bodyWith(traits, { hp: hp!, spd: spd! });
  expect([figure.hp, figure.spd]).toEqual(body);
});

it('knows the traits that there are', () => {
  expect(() => bodyWith(['krzepkki'], { hp: 4, spd: 6 })).toThrow(new RangeError("no trait 'krzepkki'"));
});
