import { listName } from '../battles/battle-axes.ts';
import type { BattleResult } from '../battles/run-battles.ts';
import { LINE_FACTS } from '../montecarlo/battle-tally.ts';
import { MOST_LINES } from '../skirmish/engine/line-counts.ts';
import { LISTS } from '../skirmish/lists/registry.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import { grouped } from '../text/numbers.ts';
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
  const used = [...new Set(results.flatMap(({ tally }) => tally.lists))];
  return used.map((id) => {
    const { lines } = LISTS[id]!;
    const counts = countsOf(id, results);
    const facts = lines.map((_, line) => counts.slice(line * LINE_FACTS, (line + 1) * LINE_FACTS));
    const named = (name: Bilingual, isSo: (facts: readonly number[]) => boolean) => {
      const found = lines.flatMap((line, index) =>
        isSo(facts[index]!) ? [`${index + 1} ${line.name[language]}`] : [],
      );
      return found.length === 0 ? [] : [`${name[language]}: ${found.join('; ')}`];
    };
    const silent = [
      ...named(NEVER_REACHED, ([reached]) => reached === 0),
      ...named(NEVER_FIRED, ([reached, fired]) => reached! > 0 && fired === 0),
    ];
    const caption = `${LINES_OF[language]} ${listName(id)[language]}`;
    return {
      caption: [caption, ...silent].join(' · '),
      corner: LINE[language],
      columns: [REACHED, FIRED, FAILED].map((name) => name[language]),
      rows: lines.map(({ name }, index) => ({
        heading: `${index + 1} ${name[language]}`,
        cells: facts[index]!.map((count) => grouped(count, language)),
      })),
    };
  });
}

/** The counts of a list's lines over all battles. */
function countsOf(id: string, results: readonly BattleResult[]): number[] {
  const sums = new Array<number>(MOST_LINES * LINE_FACTS).fill(0);
  for (const { tally } of results) {
    const first = tally.lists.indexOf(id) * sums.length;
    if (first < 0) continue;
    for (let place = 0; place < sums.length; place++) sums[place]! += tally.lines[first + place]!;
  }
  return sums;
}
