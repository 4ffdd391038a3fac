import { describe, expect, test } from 'vitest';
import { LISTS } from '../../../src/skirmish/lists/registry.ts';
import { type Drawing, isScript, type Piece, type Position, position } from '../position.ts';

/** A position, and what the figure N does in it, as `Position.activate` tells it. */
export interface Row extends Drawing {
  readonly when: string;
  readonly does: string;
  /** Another figure than N. */
  readonly who?: string;
  /** What has happened before. */
  readonly after?: (position: Position) => void;
}

/** A figure that acts by a list; of the NPCs unless it says otherwise. */
export function acting(list: string, more: Partial<Piece> = {}): Piece {
  return { side: 'npcs', list, ...more };
}

/** One of the players' figures, which only stands there. */
export function player(more: Partial<Piece> = {}): Piece {
  return { side: 'players', list: 'objective', ...more };
}

/**
 * The rows of a list as tests; and that they show every one of its lines, but those of which it is said why not. The lines
 * of the NPCs are told by their numbers in the rulebook, those of scripts by their ids.
 */
export function shows(id: string, rows: readonly Row[], cannot: Readonly<Record<string, string>> = {}): void {
  describe(id, () => {
    test.each(rows.map((row) => [row.when, row] as const))('%s', (_, { who = 'N', does, after, ...drawing }) => {
      const drawn = position(drawing);
      after?.(drawn);
      expect(drawn.activate(who)).toBe(does);
    });

    test('every line is shown', () => {
      const shown = new Set(rows.flatMap(({ does }) => does.split('; ').map((act) => act.split(' ', 1)[0]!)));
      const lines = LISTS[id]!.lines.map((line, index) => (isScript(id) ? line.id : String(index + 1)));
      expect(lines.filter((line) => !shown.has(line))).toEqual(Object.keys(cannot));
    });
  });
}
