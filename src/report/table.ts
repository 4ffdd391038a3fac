import {
  type CellOdds,
  disagreement,
  hasShown,
  type Mean,
  type Odds,
  shownAmount,
  shownOutcomes,
} from '../studies/cell-odds.ts';
import type { Study } from '../studies/study.ts';
import type { ParameterValue } from '../systems/parameter.ts';
import type { ParameterValues } from '../systems/settings.ts';
import type { Outcome } from '../systems/view.ts';
import type { Language } from '../text/bilingual.ts';
import { InputError } from '../text/input-error.ts';
import { decimal, percent } from '../text/numbers.ts';
import { LOSS, MEAN, MEAN_DIGITS, OUTCOME, PROBABILITY, shownLabel, subtitle, valueLabel } from './words.ts';

/** A table for people: texts only, ready to be written in any markup. */
export interface Table {
  readonly caption: string;
  /** The heading over the first column, and over all others together where there is one. */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly heading: string; readonly cells: readonly string[] }[];
}

/** Beyond this a table is of no use to a reader; CSV has no limit. */
const GREATEST_CELLS = 20_000;

const NOTHING = '–';

/** @throws InputError when the grid is more than a table can show */
export function checkTable({ cells }: Study): void {
  if (cells.length > GREATEST_CELLS) {
    throw new InputError(`a table shows at most ${GREATEST_CELLS} cells, the grid has ${cells.length}; use --csv`);
  }
}

/**
 * The tables of a study. Two varying parameters make a two-way table of what the study shows; one or none a table of
 * all outcomes; each combination of further varying parameters gets a table of its own. Means of amounts follow.
 */
export function tablesOf(study: Study, cells: readonly CellOdds[], language: Language, digits: number): Table[] {
  return [...oddsTables(study, cells, language, digits), ...meansTable(study, cells, language)];
}

function oddsTables(study: Study, cells: readonly CellOdds[], language: Language, digits: number): Table[] {
  const [down, across, ...others] = study.axes;
  if (down === undefined) return [outcomeTable(study, cells, language, digits)];
  if (across === undefined) return [outcomesByTable(study, cells, down, language, digits)];
  return groupBy(cells, others).map((group) => twoWayTable(study, group, down, across, others, language, digits));
}

function outcomeTable(study: Study, cells: readonly CellOdds[], language: Language, digits: number): Table {
  const cell = cells[0]!;
  return {
    caption: caption(study, '', language),
    corner: OUTCOME[language],
    columns: [PROBABILITY[language]],
    rows: cell.outcomes.map((outcome) => ({
      heading: outcome.name[language],
      cells: [oddsText(cell.oddsOf([outcome]), language, digits)],
    })),
  };
}

function outcomesByTable(
  study: Study,
  cells: readonly CellOdds[],
  axis: string,
  language: Language,
  digits: number,
): Table {
  const outcomes = allOutcomes(cells);
  return {
    caption: caption(study, '', language),
    corner: study.test.parameters[axis]!.name[language],
    columns: outcomes.map(({ name }) => name[language]),
    rows: cells.map((cell) => ({
      heading: axisLabel(study, axis, cell.parameters[axis]!, language),
      cells: outcomes.map((outcome) =>
        cell.outcomes.some(({ id }) => id === outcome.id)
          ? oddsText(cell.oddsOf([outcome]), language, digits)
          : NOTHING,
      ),
    })),
  };
}

function twoWayTable(
  study: Study,
  cells: readonly CellOdds[],
  down: string,
  across: string,
  others: readonly string[],
  language: Language,
  digits: number,
): Table {
  const { parameters } = study.test;
  const group = others
    .map((id) => `${parameters[id]!.name[language]}: ${axisLabel(study, id, cells[0]!.parameters[id]!, language)}`)
    .join(', ');
  const shown = [shownLabel(study, language), group].filter((part) => part !== '').join(' · ');
  return {
    caption: caption(study, shown, language),
    corner: `${parameters[down]!.name[language]} ↓ ${parameters[across]!.name[language]} →`,
    columns: study.grid[across]!.map((value) => axisLabel(study, across, value, language)),
    rows: study.grid[down]!.map((row) => ({
      heading: axisLabel(study, down, row, language),
      cells: study.grid[across]!.map((column) => {
        const cell = cells.find(({ parameters: own }) => own[down] === row && own[across] === column)!;
        return shownText(cell, study, language, digits);
      }),
    })),
  };
}

/** An outcome that a cell does not have, such as more successes than its dice can bring, cannot happen in it. */
function shownText(cell: CellOdds, study: Study, language: Language, digits: number): string {
  const amount = shownAmount(study.show);
  if (amount !== undefined) return meanText(cell.meansOf(amount), language);
  return hasShown(cell.outcomes, study.show)
    ? oddsText(cell.oddsOf(shownOutcomes(cell.outcomes, study.show)), language, digits)
    : NOTHING;
}

function caption(study: Study, shown: string, language: Language): string {
  return `${study.title[language]} (${subtitle(study, shown, language)})`;
}

function axisLabel(study: Study, axis: string, value: ParameterValue, language: Language): string {
  return valueLabel(study.test.parameters[axis]!, value, language);
}

/** The outcomes of all cells, each once, from the worst to the best as every cell has them. */
export function allOutcomes(cells: readonly CellOdds[]): Outcome[] {
  const all: Outcome[] = [];
  for (const { outcomes } of cells) {
    let at = 0;
    for (const outcome of outcomes) {
      const known = all.findIndex(({ id }) => id === outcome.id);
      // One that the cells before did not have stands right after the one that is worse.
      if (known < 0) all.splice(at, 0, outcome);
      at = known < 0 ? at + 1 : known + 1;
    }
  }
  return all;
}

function groupBy(cells: readonly CellOdds[], axes: readonly string[]): CellOdds[][] {
  const groups = new Map<string, CellOdds[]>();
  for (const cell of cells) {
    const key = JSON.stringify(axes.map((axis) => cell.parameters[axis]));
    const group = groups.get(key);
    if (group) group.push(cell);
    else groups.set(key, [cell]);
  }
  return [...groups.values()];
}

/** Beyond this the means are left to `--show mean:…`, which makes a two-way table of them. */
const GREATEST_MEANS = 60;

/** The means of the test's amounts, a row a cell, those that are 0 everywhere left out; with several policies also what each loses to the best. */
function meansTable(study: Study, cells: readonly CellOdds[], language: Language): Table[] {
  if (cells.length > GREATEST_MEANS) return [];
  // What cannot happen in any cell, such as Fate cards spent by one who has none, is not worth a column.
  const amounts = Object.entries(study.test.amounts ?? {}).filter(([id]) =>
    cells.some((cell) => cell.meansOf(id).some(({ mean }) => mean !== 0)),
  );
  if (amounts.length === 0) return [];
  const hasLoss = 'value' in study.test.amounts! && study.axes.includes('policy') && study.grid.policy!.includes(BEST);
  const lossOf = (cell: CellOdds) => {
    const [best] = cells.filter(({ parameters }) => isSameButPolicy(parameters, cell.parameters));
    const [own, most] = [cell.meansOf('value')[0]!.mean, best!.meansOf('value')[0]!.mean];
    return decimal(most - own, MEAN_DIGITS, language);
  };
  return [
    {
      caption: caption(study, MEAN[language], language),
      corner: study.axes.map((axis) => study.test.parameters[axis]!.name[language]).join(' · '),
      columns: [...amounts.map(([, { name }]) => name[language]), ...(hasLoss ? [LOSS[language]] : [])],
      rows: cells.map((cell) => ({
        heading: study.axes.map((axis) => axisLabel(study, axis, cell.parameters[axis]!, language)).join(' · '),
        cells: [...amounts.map(([id]) => meanText(cell.meansOf(id), language)), ...(hasLoss ? [lossOf(cell)] : [])],
      })),
    },
  ];
}

const BEST = 'optimal';

/** Whether the first is the best policy under the second's settings. */
function isSameButPolicy(best: ParameterValues, own: ParameterValues): boolean {
  return best.policy === BEST && Object.entries(own).every(([id, value]) => id === 'policy' || best[id] === value);
}

/** `1,234`; an estimate with its interval. */
function meanText(means: readonly Mean[], language: Language): string {
  const number = (value: number) => decimal(value, MEAN_DIGITS, language);
  return means
    .map(({ method, mean, low, high }) =>
      method === 'exact' ? number(mean) : `${number(mean)} (${number(low)}–${number(high)})`,
    )
    .join('; ');
}

/** `68 %`; an estimate with its interval `68 % (67–69)`; where both are known also how many standard errors apart. */
function oddsText(odds: readonly Odds[], language: Language, digits: number): string {
  const texts = odds.map((each) => {
    const share = percent(each.probability, language, digits);
    if (each.method === 'exact') return share;
    const [low, high] = [each.low, each.high].map((end) => decimal(end * 100, digits, language));
    return `${share} (${low}–${high})`;
  });
  const z = disagreement(odds);
  return z === undefined ? texts.join('; ') : `${texts.join('; ')}, z ${decimal(z, 1, language)}`;
}
