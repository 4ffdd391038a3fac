import { Distribution } from '../../probability/distribution.ts';
import { integer } from '../parameter.ts';
import { ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { MODIFIER_RANGE, NATURAL_FAILURE, NATURAL_SUCCESS, SIDES } from './k20.ts';

/** The margin (total minus PT) from which a success is critical, and down to which a failure is. */
const CRITICAL_MARGIN = 5;

/** The four degrees, worst to best; a result is a position in this list. */
const DEGREES = [
  { id: 'critical-failure', name: { pl: 'porażka krytyczna', en: 'critical failure' } },
  { id: 'failure', name: { pl: 'porażka', en: 'failure' } },
  { id: 'success', name: { pl: 'sukces', en: 'success' } },
  { id: 'critical-success', name: { pl: 'sukces krytyczny', en: 'critical success' } },
] as const;

const degree = (id: (typeof DEGREES)[number]['id']) => DEGREES.findIndex((each) => each.id === id);

type PlusFive = 'chapter-i' | 'example';

/** The degree of a test in which the die shows `face`. */
function degreeOf(face: number, modifier: number, pt: number, plusFive: PlusFive): number {
  if (face === NATURAL_SUCCESS) return degree('critical-success');
  if (face === NATURAL_FAILURE) return degree('critical-failure');
  const margin = face + modifier - pt;
  if (margin > CRITICAL_MARGIN) return degree('critical-success');
  if (margin === CRITICAL_MARGIN) return degree(plusFive === 'chapter-i' ? 'critical-success' : 'success');
  if (margin >= 0) return degree('success');
  if (margin > -CRITICAL_MARGIN) return degree('failure');
  return degree('critical-failure');
}

export const check = defineTest({
  name: { pl: 'Test umiejętności', en: 'Skill check' },
  place: 'Rozdział I, Serce każdej niepewnej chwili',
  rule:
    'Roll k20, add the modifier, meet or beat PT. Five or more above PT is a critical success, five or more below a ' +
    'critical failure. A natural 20 is always a critical success, a natural 1 always a critical failure.',
  parameters: {
    modifier: integer({ name: { pl: 'modyfikator', en: 'modifier' }, ...MODIFIER_RANGE, default: 0 }),
    pt: integer({ name: { pl: 'PT', en: 'PT' }, min: 1, max: 60, default: 12 }),
  },
  rulings: {
    'check.plus-five': ruling({
      options: {
        'chapter-i': 'a margin of exactly 5 is a critical success',
        example: 'a margin of exactly 5 is a plain success, critical from 6',
      },
      place: 'Rozdział I, margines; Rozdział XIII, przykład skrytki',
      why: 'The example of chapter XIII calls 17 against 12 a success; chapter I makes a margin of 5 critical.',
    }),
  },
  views: {
    degree: {
      name: { pl: 'stopień wyniku', en: 'degree' },
      outcomes: () => DEGREES,
      outcomeOf: (result) => DEGREES[result]!.id,
      headline: 'success+',
    },
  },
  table: { down: 'modifier', across: 'pt' },
  play:
    ({ modifier, pt }, rulings) =>
    (chance) =>
      degreeOf(chance.die(SIDES), modifier, pt, rulings['check.plus-five']),
  exact: ({ modifier, pt }, rulings) =>
    Distribution.die(SIDES).map((face) => degreeOf(face, modifier, pt, rulings['check.plus-five'])),
  range: () => [0, DEGREES.length - 1],
});
