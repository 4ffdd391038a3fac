import type { Study } from '../studies/study.ts';
import type { ParameterValues } from '../systems/settings.ts';
import type { Decided } from '../systems/system.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import { InputError } from '../text/input-error.ts';
import { decimal, percent } from '../text/numbers.ts';
import type { Table } from './table.ts';
import { LOSS, PROBABILITY, valueLabel } from './words.ts';

const SITUATION: Bilingual = { pl: 'sytuacja', en: 'situation' };
const ACTION: Bilingual = { pl: 'decyzja', en: 'decision' };
const VALUE: Bilingual = { pl: 'wartość', en: 'value' };
const DECISIONS: Bilingual = { pl: 'decyzje', en: 'decisions' };

/** A table for each combination of parameters: more of them nobody reads. */
const GREATEST_TABLES = 12;
const VALUE_DIGITS = 3;
const CHANCE_DIGITS = 2;

/** @throws InputError when the test leaves the player no choice, or the grid is too large to be explained */
export function checkDecisions({ test, testId, cells }: Study): void {
  if (test.decisions === undefined) throw new InputError(`--explain: ${testId} leaves the player no choice`);
  if (cells.length > GREATEST_TABLES) {
    throw new InputError(`--explain shows at most ${GREATEST_TABLES} cells, the grid has ${cells.length}`);
  }
}

/** What the player does in each situation, for every cell of a study. */
export function decisionTables(study: Study, language: Language): Table[] {
  return study.cells.map((parameters) => decisionTable(study, parameters, language));
}

function decisionTable(study: Study, parameters: ParameterValues, language: Language): Table {
  const lines = study.test.decisions!(parameters, study.rulings);
  const valued = lines.some(({ value }) => value !== undefined);
  const settings = study.axes
    .map((axis) => {
      const parameter = study.test.parameters[axis]!;
      return `${parameter.name[language]} ${valueLabel(parameter, parameters[axis]!, language)}`;
    })
    .join(' · ');
  return {
    caption: [study.title[language], DECISIONS[language], settings].filter((part) => part !== '').join(' · '),
    corner: SITUATION[language],
    columns: [ACTION[language], PROBABILITY[language], ...(valued ? [VALUE[language], LOSS[language]] : [])],
    rows: lines.map((line) => ({
      heading: line.situation[language],
      cells: [
        line.action[language],
        percent(line.chance.toNumber(), language, CHANCE_DIGITS),
        ...(valued ? valueCells(line, language) : []),
      ],
    })),
  };
}

function valueCells({ value, bestValue }: Decided, language: Language): string[] {
  if (value === undefined) return ['–', '–'];
  const loss = bestValue === undefined ? '–' : decimal(bestValue.minus(value).toNumber(), VALUE_DIGITS, language);
  return [decimal(value.toNumber(), VALUE_DIGITS, language), loss];
}
