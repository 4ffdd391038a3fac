import type { BattleResult } from '../battles/run-battles.ts';
import { LINE_FACTS } from '../montecarlo/battle-tally.ts';
import { MOST_LINES } from '../skirmish/engine/line-counts.ts';
import type { Line } from '../skirmish/lists/priority-list.ts';
import { LISTS } from '../skirmish/lists/registry.ts';

/** How often a line was read, acted on, and held without anything coming of it. */
export interface LineFacts {
  readonly line: Line;
  readonly reached: number;
  readonly fired: number;
  readonly failed: number;
}

/** The lines of each list in use, in their order, over all battles. */
export function listLines(
  results: readonly BattleResult[],
): { readonly id: string; readonly lines: readonly LineFacts[] }[] {
  const used = [...new Set(results.flatMap(({ tally }) => tally.lists))];
  return used.map((id) => {
    const counts = countsOf(id, results);
    const lines = LISTS[id]!.lines.map((line, index) => {
      const [reached, fired, failed] = counts.slice(index * LINE_FACTS, (index + 1) * LINE_FACTS);
      return { line, reached: reached!, fired: fired!, failed: failed! };
    });
    return { id, lines };
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
