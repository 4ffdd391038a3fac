import { flag, integer } from '../parameter.ts';
import { ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import {
  ATTEMPT_PARAMETERS,
  ATTEMPT_RULINGS,
  attemptViews,
  exactAttempt,
  level,
  playAttempt,
  successAmount,
} from './attempt.ts';
import { baseOf, type Character, type Composition } from './character-pool.ts';
import { GREATEST_ARTEFACT } from './costs-data.ts';
import { GREATEST_RESULT } from './result.ts';

interface Parameters extends Character {
  readonly difficulty: number;
  readonly artefact: number;
}

interface StyleReadings {
  readonly 'style.attribute-zero': 'none' | 'one-card';
}

/** All is laid out: control lets no one stop. */
const ALL_IN = { policy: 'all-in', order: 'cards-first' } as const;

/** Cards up to the attribute and the control, the raised ones among them; dice only of an artefact. */
function poolOf(parameters: Parameters, readings: StyleReadings): Composition {
  const { attribute, control, skill, artefact } = parameters;
  const isOneCard = attribute === 0 && readings['style.attribute-zero'] === 'one-card';
  const cards = Math.min(isOneCard ? 1 : attribute, control);
  const { weak, medium, isRaisable } = baseOf(parameters, { 'skill.attribute-zero': 'beside' });
  const raised = isRaisable ? Math.min(skill, cards) : 0;
  const plain = cards - raised;
  return weak > 0 && medium === 0
    ? { strong: 0, medium: raised, weak: plain, dice: artefact }
    : { strong: raised, medium: plain, weak: 0, dice: artefact };
}

export const style = defineTest({
  name: { pl: 'Działanie popisowe', en: 'Style action' },
  place: 'Punkty stylu (działania popisowe) i reputacja; Konstruowanie puli',
  rule:
    'As many cards as the control, at most as the attribute; skill only raises them, its dice are lost, an artefact’s are ' +
    'kept and come last. All is revealed. A success brings a style point. With nothing to lay out the test is lost.',
  parameters: {
    attribute: level('atrybut', 'attribute', 2),
    control: level('kontrola', 'control', 2),
    skill: level('umiejętność', 'skill', 1),
    difficulty: ATTEMPT_PARAMETERS.difficulty,
    artefact: integer({
      name: { pl: 'kości artefaktu', en: 'dice of an artefact' },
      min: 0,
      max: GREATEST_ARTEFACT.value,
      default: 0,
    }),
    broken: flag({ name: { pl: 'rozbicie', en: 'broken' }, default: false }),
  },
  rulings: {
    ...ATTEMPT_RULINGS,
    'style.attribute-zero': ruling({
      options: {
        none: 'at attribute 0 there are no cards for style',
        'one-card': 'at attribute 0 the one card may be laid out with style',
      },
      place: 'Atrybuty i atrybuty kontrolne; Punkty stylu (działania popisowe) i reputacja',
      why: 'Style takes at most as many cards as the attribute, yet an attribute of 0 gives one card.',
    }),
    'style.raised': ruling({
      options: { kept: 'the cards that the cut to control leaves are the raised ones' },
      place: 'Konstruowanie puli dla zaawansowanych',
      why: 'The pool is raised before it is cut; which cards the cut takes is not said.',
    }),
  },
  views: attemptViews<Parameters>(({ control, artefact }) => ({ cards: control, dice: artefact })),
  table: { down: 'attribute', across: 'control' },
  play: (parameters, readings) => playAttempt(poolOf(parameters, readings), { ...parameters, ...ALL_IN }, readings),
  exact: (parameters, readings) => exactAttempt(poolOf(parameters, readings), { ...parameters, ...ALL_IN }, readings),
  range: () => [0, GREATEST_RESULT],
  amounts: {
    'style-points': { ...successAmount, name: { pl: 'punkty stylu', en: 'style points' } },
  },
});
