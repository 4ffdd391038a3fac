import { CREATION_RULINGS } from '../battles/creation-rulings.ts';
import { SKIRMISH_RULINGS } from '../skirmish/rulings.ts';
import { TRAIT_USES } from '../skirmish/traits/uses.ts';
import { type Sensitivity, type Shift, sizeOf } from '../studies/sensitivity.ts';
import type { Study } from '../studies/study.ts';
import { SYSTEMS } from '../systems/register.ts';
import { defaultOption, type Ruling } from '../systems/ruling.ts';
import type { System } from '../systems/system.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import { shiftText, whereText } from './sensitivity-table.ts';
import type { Table } from './table.ts';

const QUESTION: Bilingual = { pl: 'pytanie', en: 'question' };
const PLACE: Bilingual = { pl: 'miejsce w podręczniku', en: 'place in the rulebook' };
const READING: Bilingual = { pl: 'inne odczytanie', en: 'other reading' };
const SHIFT: Bilingual = { pl: 'największa zmiana', en: 'largest shift' };
const WHERE: Bilingual = { pl: 'gdzie', en: 'where' };
const CAPTION: Bilingual = {
  pl: 'o ile inne odczytanie zmienia tabele tego raportu',
  en: 'by how much another reading changes the tables of this report',
};
const TAKEN: Bilingual = { pl: 'przyjęte odczytanie', en: 'reading taken' };
const BATTLE_CAPTION: Bilingual = { pl: 'Potyczki i tworzenie bandy', en: 'Battles and band creation' };
const NOT_ASKED: Bilingual = { pl: 'żadna tabela nie pyta', en: 'no table asks' };
const ONE_READING: Bilingual = { pl: 'przyjęto jedno odczytanie', en: 'one reading is taken' };

/** The reading of one ruling that moves some study the furthest. */
interface Found {
  readonly study: Study;
  readonly shift: Shift | undefined;
}

/** One row of the table: a question and one of its other readings, if it has any. */
interface Line {
  readonly id: string;
  readonly ruling: Ruling;
  readonly option: string | undefined;
  readonly found: Found | undefined;
}

/** Every open question of a system, with the shift that its other readings bring; those that move most first. */
function openQuestions(system: System, asked: readonly Sensitivity[], language: Language): Table | undefined {
  const rulings = new Map<string, Ruling>(Object.values(system.tests).flatMap((test) => Object.entries(test.rulings)));
  if (rulings.size === 0) return undefined;
  const lines = [...rulings].flatMap(([id, ruling]): Line[] => {
    const others = Object.keys(ruling.options).filter((option) => option !== defaultOption(ruling));
    if (others.length === 0) return [{ id, ruling, option: undefined, found: undefined }];
    return others.map((option) => ({ id, ruling, option, found: furthest(system, id, option, asked) }));
  });
  lines.sort((a, b) => sizeOf(b.found?.shift) - sizeOf(a.found?.shift));
  return {
    caption: `${system.name[language]}: ${CAPTION[language]}`,
    corner: QUESTION[language],
    columns: [READING, SHIFT, WHERE, PLACE].map((each) => each[language]),
    rows: lines.map(({ id, ruling, option, found }) => ({
      heading: id,
      cells: [
        option ?? ONE_READING[language],
        ...(option === undefined ? ['–', '–'] : shiftCells(found, language)),
        ruling.place,
      ],
    })),
  };
}

function furthest(system: System, ruling: string, option: string, asked: readonly Sensitivity[]): Found | undefined {
  return asked
    .filter(({ study }) => study.system.id === system.id)
    .flatMap(({ readings }) => readings.filter((each) => each.ruling === ruling && each.option === option))
    .reduce<Found | undefined>(
      (most, { study, shift }) => (most === undefined || sizeOf(shift) > sizeOf(most.shift) ? { study, shift } : most),
      undefined,
    );
}

function shiftCells(found: Found | undefined, language: Language): string[] {
  if (found === undefined) return [NOT_ASKED[language], '–'];
  const { study, shift } = found;
  if (shift === undefined) return [shiftText(study, shift, language), '–'];
  return [shiftText(study, shift, language), `${study.title[language]}: ${whereText(study, shift, language)}`];
}

/** The open questions of the skirmish. What they change only battles tell: `play` and `compare` under each reading. */
function battleQuestions(language: Language): Table {
  const rulings: readonly (readonly [string, Ruling])[] = Object.entries({ ...SKIRMISH_RULINGS, ...CREATION_RULINGS });
  return {
    caption: BATTLE_CAPTION[language],
    corner: QUESTION[language],
    columns: [TAKEN, READING, PLACE].map((each) => each[language]),
    rows: rulings
      .filter(([id]) => !Object.hasOwn(TRAIT_USES, id))
      .map(([id, ruling]) => {
        const others = Object.keys(ruling.options).filter((option) => option !== defaultOption(ruling));
        const cells = [defaultOption(ruling), others.join(', ') || ONE_READING[language], ruling.place];
        return { heading: id, cells };
      }),
  };
}

/**
 * The open questions of all systems that have any.
 * @param fought whether the report has battles, and with them their questions
 */
export function allOpenQuestions(asked: readonly Sensitivity[], language: Language, fought: boolean): Table[] {
  const questions = SYSTEMS.flatMap((system) => openQuestions(system, asked, language) ?? []);
  return fought ? [...questions, battleQuestions(language)] : questions;
}
