import { ALGORITHM_NAMES, type Algorithm } from '../names.ts';
import type { Line, PriorityList } from '../priority-list.ts';

/** One of the rulebook's lists: its lines are the book's, in the book's order and under its numbers. */
export function algorithm(id: Algorithm, lines: readonly Line[]): PriorityList {
  const name = ALGORITHM_NAMES[id];
  return { id, name, place: `Podręcznik mistrza gry, Biblioteka algorytmów BN, ${name.pl}`, lines };
}
