import type { IntervalMethod } from '../statistics/interval-method.ts';
import type { ParameterValue } from '../systems/parameter.ts';
import { findSystem, findTest } from '../systems/register.ts';
import { type AnyView, type RulingOptions, readRulings, viewOf } from '../systems/settings.ts';
import type { AnyTest, System } from '../systems/system.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { about, InputError } from '../text/input-error.ts';
import { unknownName } from '../text/nearest.ts';
import { readTableAxes, type TableAxes } from './axes.ts';
import { hasShown, shownAmount, shownOutcomes } from './cell-odds.ts';
import { expandGrid, type Grid } from './grid.ts';

export const METHODS = ['exact', 'mc', 'both'] as const;
type StudyMethod = (typeof METHODS)[number];

export const DEFAULT_SEED = 'hyperputer';
export const DEFAULT_SAMPLES = 1_000_000;
export const GREATEST_SAMPLES = 1_000_000_000_000;

/** What a study asks, as it is given in a command or a file: names are not checked yet. */
export interface StudyRequest {
  /** A slug: the name of the study's files. */
  readonly id: string;
  readonly title?: Bilingual;
  readonly note?: Bilingual;
  readonly system: string;
  readonly test: string;
  /** The values of the parameters that are given; the others keep their defaults. */
  readonly grid: Grid;
  readonly rulings: RulingOptions;
  readonly by?: string | undefined;
  readonly show?: string | undefined;
  readonly table?: TableAxes | undefined;
  readonly method: StudyMethod;
  readonly seed: string;
  readonly samples: number;
  readonly interval: IntervalMethod;
}

/** One question over a grid of cells, checked and with its defaults filled in. */
export interface Study {
  readonly id: string;
  readonly title: Bilingual;
  readonly note: Bilingual | undefined;
  readonly system: System;
  readonly testId: string;
  readonly test: AnyTest;
  readonly rulings: RulingOptions;
  /** Every value of every parameter, in the order of the columns. */
  readonly grid: Grid;
  readonly cells: readonly Readonly<Record<string, ParameterValue>>[];
  readonly view: AnyView;
  /**
   * What a two-way table shows: the probability of an outcome, with a plus of it and all better; or `mean:` and an
   * amount of the test.
   */
  readonly show: string;
  /** The parameters that vary, those of the two-way table first: down, then across. */
  readonly axes: readonly string[];
  readonly method: StudyMethod;
  readonly seed: string;
  readonly samples: number;
  readonly interval: IntervalMethod;
}

/** Checks a request and fills in defaults. @throws InputError that names what is wrong and what is allowed */
export function readStudy(request: StudyRequest): Study {
  const system = findSystem(request.system);
  const test = findTest(system, request.test);
  const rulings = about('rulings', () => readRulings(test, request.rulings));
  const { grid, cells } = about('grid', () => expandGrid(test, request.grid));
  const view = about('by', () => viewOf(test, request.by));
  const show = request.show ?? view.headline;
  about('show', () => checkAmount(test, show));
  // More successes than a small pool can bring may still be what a larger one is asked about.
  if (!cells.some((parameters) => hasShown(view.outcomes(parameters, rulings), show))) {
    about('show', () => shownOutcomes(view.outcomes(cells.at(-1)!, rulings), show));
  }
  return {
    id: request.id,
    title: request.title ?? defaultTitle(system, test),
    note: request.note,
    system,
    testId: request.test,
    test,
    rulings,
    grid,
    cells,
    view,
    show,
    axes: about('table', () => readTableAxes(test, grid, request.table)),
    method: request.method,
    seed: request.seed,
    samples: request.samples,
    interval: request.interval,
  };
}

/** @throws InputError for the mean of an amount that the test does not have */
function checkAmount(test: AnyTest, show: string): void {
  const amount = shownAmount(show);
  const known = Object.keys(test.amounts ?? {});
  if (amount !== undefined && !known.includes(amount)) throw new InputError(unknownName('amount', amount, known));
}

function defaultTitle(system: System, test: AnyTest): Bilingual {
  return { pl: `${system.name.pl}: ${test.name.pl}`, en: `${system.name.en}: ${test.name.en}` };
}
