import { defaultOption, type Ruling } from '../systems/ruling.ts';
import type { Listed } from './list.ts';

/** A ruling of a system, or of battles, with what it touches. */
export function listedRuling(system: string, id: string, ruling: Ruling, touched: readonly string[]): Listed {
  return {
    facts: { system, id, default: defaultOption(ruling), ...ruling, tests: touched },
    lines: [
      `${system} ${id}  (${touched.join(', ')})`,
      `    ${ruling.why} (${ruling.place})`,
      ...Object.entries(ruling.options).map(
        ([option, meaning]) => `    ${option === defaultOption(ruling) ? '*' : ' '} ${option}: ${meaning}`,
      ),
    ],
  };
}
