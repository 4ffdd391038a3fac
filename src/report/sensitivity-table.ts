import { shownAmount } from '../studies/cell-odds.ts';
import { type ReadOtherwise, type Sensitivity, type Shift, sizeOf } from '../studies/sensitivity.ts';
import type { Study } from '../studies/study.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import { decimal, percent } from '../text/numbers.ts';
import type { Table } from './table.ts';
import { MEAN_DIGITS, subtitle, valueLabel } from './words.ts';

const READING: Bilingual = { pl: 'odczytanie', en: 'reading' };
const SHIFT: Bilingual = { pl: 'największa zmiana', en: 'largest shift' };
const FROM: Bilingual = { pl: 'domyślnie', en: 'as read' };
const TO: Bilingual = { pl: 'inaczej', en: 'otherwise' };
const WHERE: Bilingual = { pl: 'gdzie', en: 'where' };
const POINTS: Bilingual = { pl: 'p.p.', en: 'pp' };
const NOTHING_MOVES: Bilingual = { pl: 'bez zmiany', en: 'no shift' };
const NO_READINGS: Bilingual = {
  pl: 'żadne inne odczytanie nie dotyczy tego testu',
  en: 'no other reading touches it',
};

/** How far each reading of each ruling moves a study, the furthest first. */
export function sensitivityTable({ study, readings }: Sensitivity, language: Language): Table {
  const heading = readings.length === 0 ? NO_READINGS[language] : SHIFT[language];
  return {
    caption: `${study.title[language]} (${subtitle(study, heading, language)})`,
    corner: READING[language],
    columns: [SHIFT, FROM, TO, WHERE].map((each) => each[language]),
    rows: readings.map((reading) => ({
      heading: `${reading.ruling}=${reading.option}`,
      cells: shiftCells(study, reading, language),
    })),
  };
}

function shiftCells(study: Study, { shift }: ReadOtherwise, language: Language): string[] {
  if (shift === undefined) return [NOTHING_MOVES[language], '–', '–', '–'];
  return [
    shiftText(study, shift, language),
    numberText(study, shift.from, language),
    numberText(study, shift.to, language),
    whereText(study, shift, language),
  ];
}

/** The size of a shift: in percentage points, or in the amount's own unit. */
export function shiftText(study: Study, shift: Shift | undefined, language: Language): string {
  if (shift === undefined) return NOTHING_MOVES[language];
  const isMean = shownAmount(study.show) !== undefined;
  const size = isMean
    ? decimal(sizeOf(shift), MEAN_DIGITS, language)
    : `${decimal(sizeOf(shift) * 100, 1, language)} ${POINTS[language]}`;
  return `${shift.to < shift.from ? '−' : '+'}${size}`;
}

function numberText(study: Study, value: number, language: Language): string {
  return shownAmount(study.show) === undefined ? percent(value, language, 1) : decimal(value, MEAN_DIGITS, language);
}

/** The cell, and where several outcomes were compared the outcome: `limit 5, PT 6: sukces`. */
export function whereText({ test, axes }: Study, { parameters, outcome }: Shift, language: Language): string {
  const cell = axes
    .map((axis) => {
      const parameter = test.parameters[axis]!;
      return `${parameter.name[language]} ${valueLabel(parameter, parameters[axis]!, language)}`;
    })
    .join(', ');
  return [cell, outcome?.name[language] ?? ''].filter((part) => part !== '').join(': ');
}
