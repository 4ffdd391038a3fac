import { Distribution } from '../../probability/distribution.ts';
import { choice, flag, integer } from '../parameter.ts';
import { defineTest } from '../system.ts';
import type { View } from '../view.ts';
import {
  ATTEMPT_PARAMETERS,
  ATTEMPT_RULINGS,
  type Attempt,
  type AttemptPolicy,
  type AttemptReadings,
  attemptViews,
  exactAttempt,
  level,
  playAttempt,
  successAmount,
} from './attempt.ts';
import { GREATEST_ARTEFACT } from './costs-data.ts';
import { bestOption, decisionOf, laidOut } from './laid-out.ts';
import {
  isTestable,
  MAGIC_RULINGS,
  type Magician,
  type MagicReadings,
  magicBase,
  oppositeAttribute,
  ownAttribute,
} from './magic-pool.ts';
import { GREATEST_RESULT } from './result.ts';
import { readSpending, spendingParameter } from './spending.ts';

interface Parameters extends Magician {
  readonly artefact: number;
  readonly difficulty: number;
  readonly policy: AttemptPolicy;
  readonly spending: string;
}
type Readings = AttemptReadings & MagicReadings;

/** A result that says nothing was tested. */
const UNTESTED = 0;

function attemptOf(parameters: Parameters, readings: Readings): Attempt {
  return {
    difficulty: parameters.difficulty,
    policy: parameters.policy,
    control: readings['magic.control'] === 'opposite' ? oppositeAttribute(parameters) : 0,
    order: readings['magic.weakened-card'] === 'first' ? 'wmsd' : 'cards-first',
  };
}

function poolOf(parameters: Parameters, readings: Readings) {
  const { artefact, spending } = parameters;
  const attempt = attemptOf(parameters, readings);
  return laidOut(magicBase(parameters, readings), artefact, readSpending(spending), attempt, readings);
}

const VIEWS = attemptViews<Parameters>((parameters) => ({
  cards: ownAttribute(parameters),
  dice: parameters.skill + parameters.artefact,
}));

/** Where nothing can be tested, that is the outcome. */
const OUTCOME: View<Parameters, object> = {
  ...VIEWS.outcome,
  outcomes: (parameters, readings) =>
    isTestable(parameters)
      ? VIEWS.outcome.outcomes(parameters, readings)
      : [{ id: 'impossible', name: { pl: 'bez testu', en: 'no test' } }],
  outcomeOf: (result, parameters, readings) =>
    isTestable(parameters) ? VIEWS.outcome.outcomeOf(result, parameters, readings) : 'impossible',
};

export const magic = defineTest({
  name: { pl: 'Test magii lub odporności na magię', en: 'Test of magic or of resistance to magic' },
  place: 'Jak działa Magia?; Magiczne przedmioty',
  rule:
    'Magia and Odporność na magię are both tested and weaken each other: each point of the other lowers one card by a ' +
    'level. At 0 there is no test. An artefact adds dice that come last. A shock makes every card a level lower, but not ' +
    'for one whose Odporność is above Magia.',
  parameters: {
    magic: level('Magia', 'magic', 2),
    resistance: level('Odporność na magię', 'resistance', 1),
    tested: choice({
      name: { pl: 'testowany atrybut', en: 'attribute tested' },
      options: { magic: { pl: 'Magia', en: 'magic' }, resistance: { pl: 'Odporność na magię', en: 'resistance' } },
      default: 'magic',
    }),
    skill: level('umiejętność', 'skill', 0),
    artefact: integer({
      name: { pl: 'kości artefaktu', en: 'dice of an artefact' },
      min: 0,
      max: GREATEST_ARTEFACT.value,
      default: 0,
    }),
    ...ATTEMPT_PARAMETERS,
    spending: spendingParameter,
    shocked: flag({ name: { pl: 'zszokowany', en: 'shocked' }, default: false }),
  },
  rulings: { ...ATTEMPT_RULINGS, ...MAGIC_RULINGS },
  views: { ...VIEWS, outcome: OUTCOME },
  table: { down: 'magic', across: 'resistance' },
  play(parameters, readings) {
    if (!isTestable(parameters)) return () => UNTESTED;
    return playAttempt(poolOf(parameters, readings), attemptOf(parameters, readings), readings);
  },
  exact(parameters, readings) {
    if (!isTestable(parameters)) return Distribution.certain(UNTESTED);
    return exactAttempt(poolOf(parameters, readings), attemptOf(parameters, readings), readings);
  },
  range: () => [0, GREATEST_RESULT],
  amounts: {
    value: successAmount,
  },
  decisions(parameters, readings) {
    if (!isTestable(parameters)) return [];
    const attempt = attemptOf(parameters, readings);
    const best = bestOption(magicBase(parameters, readings), parameters.artefact, attempt, readings);
    return [decisionOf(situation(parameters), poolOf(parameters, readings), best, attempt, readings)];
  },
});

function situation({ magic: own, resistance, skill, artefact, shocked }: Parameters) {
  return {
    pl: `Magia ${own}, Odporność ${resistance}, umiejętność ${skill}, artefakt ${artefact}k${shocked ? ', zszokowany' : ''}`,
    en: `magic ${own}, resistance ${resistance}, skill ${skill}, artefact ${artefact}k${shocked ? ', shocked' : ''}`,
  };
}
