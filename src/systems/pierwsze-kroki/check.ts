import { Distribution } from '../../probability/distribution.ts';
import { integer } from '../parameter.ts';
import { defineTest } from '../system.ts';
import { DEGREE_VIEW, DEGREES, degreeOf, PLUS_FIVE } from './degrees.ts';
import { MODIFIER_RANGE, SIDES } from './k20.ts';
import { healthParameter, SKILL_PARAMETERS, skillBonus, woundPenalty } from './modifiers.ts';

interface Skill {
  readonly modifier: number;
  readonly attribute: number | null;
  readonly rank: number | null;
  readonly health: number | null;
}

function totalModifier({ modifier, attribute, rank, health }: Skill): number {
  return modifier + skillBonus(attribute, rank) + woundPenalty(health);
}

export const check = defineTest({
  name: { pl: 'Test umiejętności', en: 'Skill check' },
  place: 'Rozdział I, Serce każdej niepewnej chwili; Rozdział III, ranga; Rozdział V, drabina ran',
  rule:
    'Roll k20, add the modifier, meet or beat PT. Five or more above PT is a critical success, five or more below a ' +
    'critical failure. A natural 20 is always a critical success, a natural 1 always a critical failure. The modifier ' +
    'is what the attribute is off 10, halved and rounded down, plus the rank, plus 2 from rank 3, minus wounds; all ' +
    'or part of it may be given as one number.',
  parameters: {
    modifier: integer({ name: { pl: 'modyfikator', en: 'modifier' }, ...MODIFIER_RANGE, default: 0 }),
    pt: integer({ name: { pl: 'PT', en: 'PT' }, min: 1, max: 60, default: 12 }),
    ...SKILL_PARAMETERS,
    health: healthParameter({ pl: 'pozostałe HP w %', en: 'HP left in %' }),
  },
  rulings: {
    'check.plus-five': PLUS_FIVE,
  },
  views: {
    degree: DEGREE_VIEW,
  },
  table: { down: 'modifier', across: 'pt' },
  play: (skill, rulings) => (chance) =>
    degreeOf(chance.die(SIDES), totalModifier(skill), skill.pt, rulings['check.plus-five']),
  exact: (skill, rulings) =>
    Distribution.die(SIDES).map((face) => degreeOf(face, totalModifier(skill), skill.pt, rulings['check.plus-five'])),
  range: () => [0, DEGREES.length - 1],
});
