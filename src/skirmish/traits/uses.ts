import { ruling } from '../../systems/ruling.ts';

const PLACE = 'Cechy postaci';
const WHY = 'The trait is a choice: what a sensible player does with it, or nothing at all to see what it is worth.';

/** How a choice that a trait gives is used: a setting like a ruling, so that it can be varied like one. */
function use<const S extends string>(sensible: S) {
  return ruling({ options: { sensible, never: 'it is never used' }, place: PLACE, why: WHY });
}

/** When the traits that are choices are used, by `use.` and the id of the trait; the first option is the default. */
export const TRAIT_USES = {
  'use.przezorny': use('the highest success that was left of the last round is kept'),
  'use.hazardzista': use('all dice are rolled again when fewer than a third of them are successes'),
  'use.strateg': use('the lowest die that is no success is rolled again'),
  'use.mistyk': use('a die that 1 more or less makes a success is moved'),
  'use.kowal-losu': use(
    'a die that is no success becomes one when the pool has none and somebody can be attacked or work be done, or in the last round',
  ),
  'use.medytacja': use('when PŻ are missing and nobody can be attacked, or half of them or more'),
  'use.oszust': use('a die that becomes a success is turned when the pool has none and somebody can be attacked'),
  'use.przywodca': use(
    'a success is given for a die that is none when nobody can be attacked and an ally who has not acted has no success',
  ),
  'use.urodzony-dowodca': use('an ally who has not acted and can attack is helped when the figure cannot attack'),
  'use.ofiara': use('an ally who has 1 PŻ is helped by a figure with 3 or more'),
  'use.taktyk': use(
    'a success is burned before an attack or work when another is left or no swap can be paid, and there is no advantage yet',
  ),
  'use.szczescie-idioty': use(
    'the roll of an attack that would eliminate the figure, or its own where the last success for an elimination or the goal is missing',
  ),
  'use.obronca': use('when an ally would be eliminated and 1 PŻ less saves it'),
} as const;

export type TraitUse = keyof typeof TRAIT_USES;
