import { Fraction } from '../../probability/fraction.ts';
import { flag } from '../parameter.ts';
import { defineTest } from '../system.ts';
import {
  ATTEMPT_PARAMETERS,
  ATTEMPT_RULINGS,
  type Attempt,
  type AttemptReadings,
  attemptViews,
  exactAttempt,
  level,
  playAttempt,
  successAmount,
} from './attempt.ts';
import { baseOf, type Character, ZERO_RULINGS, type ZeroReadings } from './character-pool.ts';
import { bestOption, decisionOf, laidOut } from './laid-out.ts';
import { POOL_PARAMETERS } from './pool.ts';
import { creationPoints } from './prices.ts';
import { GREATEST_RESULT } from './result.ts';
import { readSpending, spendingParameter } from './spending.ts';

type Parameters = Character & Attempt & { readonly spending: string };
type Readings = AttemptReadings & ZeroReadings;

const NO_ARTEFACT = 0;

function poolOf(parameters: Parameters, readings: Readings) {
  const base = baseOf(parameters, readings);
  return laidOut(base, NO_ARTEFACT, readSpending(parameters.spending), parameters, readings);
}

export const skill = defineTest({
  name: { pl: 'Test umiejętności', en: 'Skill test' },
  place: 'Atrybuty i atrybuty kontrolne; Umiejętności; Konstruowanie puli dla początkujących',
  rule:
    'An attribute gives as many medium cards (at 0 one weak card, which cannot be raised). Each point of skill raises one ' +
    'card by a level or turns it into a die; points above the attribute are dice. The pool is decided before the test: ' +
    'best is the one with the greatest chance of success. Then it is a static test.',
  parameters: {
    attribute: level('atrybut', 'attribute', 2),
    control: level('kontrola', 'control', 1),
    skill: level('umiejętność', 'skill', 1),
    ...ATTEMPT_PARAMETERS,
    spending: spendingParameter,
    order: POOL_PARAMETERS.order,
    broken: flag({ name: { pl: 'rozbicie', en: 'broken' }, default: false }),
  },
  rulings: { ...ATTEMPT_RULINGS, ...ZERO_RULINGS },
  views: attemptViews<Parameters>(({ attribute, skill: points }) => ({ cards: Math.max(1, attribute), dice: points })),
  table: { down: 'attribute', across: 'skill' },
  play: (parameters, readings) => playAttempt(poolOf(parameters, readings), parameters, readings),
  exact: (parameters, readings) => exactAttempt(poolOf(parameters, readings), parameters, readings),
  range: () => [0, GREATEST_RESULT],
  amounts: {
    value: successAmount,
    points: {
      name: { pl: 'punkty przy tworzeniu', en: 'points at creation' },
      of: (_, parameters) => new Fraction(BigInt(creationPoints(parameters))),
    },
    'success-per-point': {
      name: { pl: 'sukces na punkt', en: 'success per point' },
      of: (result, parameters) =>
        successAmount.of(result).dividedBy(new Fraction(BigInt(Math.max(1, creationPoints(parameters))))),
    },
  },
  decisions: (parameters, readings) => [
    decisionOf(
      situation(parameters),
      poolOf(parameters, readings),
      bestOption(baseOf(parameters, readings), NO_ARTEFACT, parameters, readings),
      parameters,
      readings,
    ),
  ],
});

function situation({ attribute, control, skill: points, broken }: Parameters) {
  return {
    pl: `atrybut ${attribute}/${control}, umiejętność ${points}${broken ? ', rozbicie' : ''}`,
    en: `attribute ${attribute}/${control}, skill ${points}${broken ? ', broken' : ''}`,
  };
}
