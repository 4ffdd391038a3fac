import { defaultOption } from '../systems/ruling.ts';
import { hasExact, type ParameterValues } from '../systems/settings.ts';
import type { Outcome } from '../systems/view.ts';
import { type CellOdds, shownAmount } from './cell-odds.ts';
import { collectOdds, type RunOptions, runStudy } from './run-study.ts';
import type { Study } from './study.ts';

/** Where one reading of a ruling moves a study the furthest. */
export interface Shift {
  readonly parameters: ParameterValues;
  /** The outcome that moved; undefined when the study shows one number a cell. */
  readonly outcome: Outcome | undefined;
  readonly from: number;
  readonly to: number;
}

/** A study under one option of one ruling, all others read as the study reads them. */
export interface ReadOtherwise {
  readonly ruling: string;
  readonly option: string;
  readonly study: Study;
  readonly cells: readonly CellOdds[];
  /** Undefined when nothing moves. */
  readonly shift: Shift | undefined;
}

export interface Sensitivity {
  readonly study: Study;
  readonly cells: readonly CellOdds[];
  /** Every other option of every ruling that touches the test, the largest shift first. */
  readonly readings: readonly ReadOtherwise[];
}

/**
 * The same study under each option of each ruling that touches it, one ruling at a time. Exact wherever the test is:
 * simulated cells share their random numbers, so that a shift is that of the rule, but keep their uncertainty.
 * @param known the study's own odds, when they have been computed already
 * @param exactOnly cells that are not exact under both readings are not compared, instead of being simulated
 */
export async function sensitivityOf(
  study: Study,
  options: RunOptions,
  { known, exactOnly = false }: { readonly known?: readonly CellOdds[]; readonly exactOnly?: boolean } = {},
): Promise<Sensitivity> {
  const cells = known ?? (await collectOdds(await runStudy(alone(study), options)));
  const readings: ReadOtherwise[] = [];
  for (const { ruling, option, study: other } of otherReadings(study)) {
    const isExact = ({ parameters }: CellOdds) =>
      hasExact(study.test, parameters, study.rulings) && hasExact(study.test, parameters, other.rulings);
    const moving = cells.filter(({ parameters }) => matters(study, ruling, parameters));
    const compared = exactOnly ? moving.filter(isExact) : moving;
    if (exactOnly && compared.length === 0) continue;
    const asked: Study = { ...other, cells: compared.map(({ parameters }) => parameters) };
    const found = new Map(
      (await collectOdds(await runStudy(asked, options))).map((cell, index) => [compared[index]!, cell]),
    );
    readings.push({
      ruling,
      option,
      study: other,
      cells: cells.map((cell) => found.get(cell) ?? cell),
      shift: largestShift(study, found),
    });
  }
  readings.sort((a, b) => sizeOf(b.shift) - sizeOf(a.shift));
  return { study, cells, readings };
}

/** The study by one method: of what is exact no estimate is compared. */
function alone(study: Study): Study {
  return { ...study, method: study.method === 'mc' ? 'mc' : 'exact' };
}

function matters({ test }: Study, ruling: string, parameters: ParameterValues): boolean {
  return test.rulings[ruling]!.matters?.(parameters) ?? true;
}

/** The cells of a study that another reading of the ruling can move. */
export function movedBy(study: Study, ruling: string): Study {
  return { ...study, cells: study.cells.filter((parameters) => matters(study, ruling, parameters)) };
}

/** The study under every option of every ruling of its test that it does not take. */
export function otherReadings(
  study: Study,
): { readonly ruling: string; readonly option: string; readonly study: Study }[] {
  return Object.entries(study.test.rulings).flatMap(([ruling, facts]) => {
    const taken = study.rulings[ruling] ?? defaultOption(facts);
    return Object.keys(facts.options)
      .filter((option) => option !== taken)
      .map((option) => ({
        ruling,
        option,
        study: { ...alone(study), rulings: { ...study.rulings, [ruling]: option } },
      }));
  });
}

/** Shifts that differ by less are the same: what one outcome gains another loses. */
const ROUNDING = 1e-12;

export function sizeOf(shift: Shift | undefined): number {
  return shift === undefined ? 0 : Math.abs(shift.to - shift.from);
}

/** What a table of the study shows of a cell: one number where two parameters vary, else the odds of every outcome. */
function numbersOf(study: Study, cell: CellOdds): { readonly outcome: Outcome | undefined; readonly value: number }[] {
  if (study.axes.length >= 2 || shownAmount(study.show) !== undefined) {
    const value = cell.shown(study.show)[0]?.value ?? 0;
    return [{ outcome: undefined, value }];
  }
  return cell.outcomes.map((outcome) => ({ outcome, value: cell.oddsOf([outcome])[0]!.probability }));
}

/** @param found the cells compared, each with its odds under the other reading */
function largestShift(study: Study, found: ReadonlyMap<CellOdds, CellOdds>): Shift | undefined {
  let largest: Shift | undefined;
  for (const [cell, other] of found) {
    const [own, read] = [numbersOf(study, cell), numbersOf(study, other)];
    const outcomes = new Map([...own, ...read].map(({ outcome }) => [outcome?.id, outcome]));
    for (const [id, outcome] of outcomes) {
      const of = (numbers: typeof own) => numbers.find((each) => each.outcome?.id === id)?.value ?? 0;
      const shift = { parameters: cell.parameters, outcome, from: of(own), to: of(read) };
      if (sizeOf(shift) > sizeOf(largest) + ROUNDING) largest = shift;
    }
  }
  return largest;
}
