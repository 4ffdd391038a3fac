import { listName } from '../battles/battle-axes.ts';
import type { BattleResult } from '../battles/run-battles.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import { grouped } from '../text/numbers.ts';
import { type LineFacts, listLines } from './list-lines.ts';
import type { Table } from './table.ts';

const LINES_OF: Bilingual = { pl: 'Linie listy', en: 'Lines of the list' };
const LINE: Bilingual = { pl: 'linia', en: 'line' };
const REACHED: Bilingual = { pl: 'czytana', en: 'reached' };
const FIRED: Bilingual = { pl: 'wykonana', en: 'fired' };
const FAILED: Bilingual = { pl: 'bez skutku', en: 'failed' };
const NEVER_REACHED: Bilingual = { pl: 'nigdy nie czytane', en: 'never reached' };
const NEVER_FIRED: Bilingual = { pl: 'nigdy nie wykonane', en: 'never fired' };

/** How often each line of each list in use was read and acted on, over all battles; lines that never were are named. */
export function lineTables(results: readonly BattleResult[], language: Language): Table[] {
  return listLines(results).map(({ id, lines }) => {
    const heading = (facts: LineFacts) => `${lines.indexOf(facts) + 1} ${facts.line.name[language]}`;
    const named = (name: Bilingual, isSo: (facts: LineFacts) => boolean) => {
      const found = lines.filter(isSo).map(heading);
      return found.length === 0 ? [] : [`${name[language]}: ${found.join('; ')}`];
    };
    const silent = [
      ...named(NEVER_REACHED, ({ reached }) => reached === 0),
      ...named(NEVER_FIRED, ({ reached, fired }) => reached > 0 && fired === 0),
    ];
    const caption = `${LINES_OF[language]} ${listName(id)[language]}`;
    return {
      caption: [caption, ...silent].join(' · '),
      corner: LINE[language],
      columns: [REACHED, FIRED, FAILED].map((name) => name[language]),
      rows: lines.map((facts) => ({
        heading: heading(facts),
        cells: [facts.reached, facts.fired, facts.failed].map((count) => grouped(count, language)),
      })),
    };
  });
}
