import { escapeHtml } from '../markup.ts';

/** A text with the colour behind it: a scale and how strong it is, 0 to 1. */
export interface ShadedCell {
  readonly text: string;
  readonly scale: 'good' | 'bad' | 'even';
  readonly strength: number;
}

/** A table whose cells have a colour each, so that what is alike is seen. */
export interface ShadedTable {
  readonly caption: string;
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly heading: string; readonly cells: readonly ShadedCell[] }[];
}

/** Steps of each scale: a page may have no styles but those of its sheet. */
const STEPS = 10;

/** Blue for more than one half, orange for less. */
export function shadedShare(text: string, share: number): ShadedCell {
  return { text, scale: share >= 0.5 ? 'good' : 'bad', strength: Math.abs(share - 0.5) * 2 };
}

export function unshaded(text: string): ShadedCell {
  return { text, scale: 'even', strength: 0 };
}

export function shadedTableHtml({ caption, corner, columns, rows }: ShadedTable): string {
  const cell = ({ text, scale, strength }: ShadedCell) => {
    const step = Math.round(strength * STEPS);
    return `<td${step === 0 ? '' : ` class="${scale}-${step}"`}>${escapeHtml(text)}</td>`;
  };
  return [
    '<div class="scroll" tabindex="0">',
    '<table class="shaded">',
    `<caption>${escapeHtml(caption)}</caption>`,
    `<thead><tr>${[corner, ...columns].map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('')}</tr></thead>`,
    '<tbody>',
    ...rows.map(
      ({ heading, cells }) => `<tr><th scope="row">${escapeHtml(heading)}</th>${cells.map(cell).join('')}</tr>`,
    ),
    '</tbody>',
    '</table>',
    '</div>',
  ].join('\n');
}

const COLOURS = { good: '#0072b2', bad: '#d55e00', even: '#7a7a7a' } as const;

/** Of a colour so much at the strongest: the text on it stays readable in any light. */
const STRONGEST = 55;

/** The classes of the cells. */
export const SHADES_CSS = Object.entries(COLOURS)
  .flatMap(([scale, colour]) =>
    Array.from({ length: STEPS }, (_, index) => {
      const share = Math.round(((index + 1) * STRONGEST) / STEPS);
      return `td.${scale}-${index + 1} { background: color-mix(in srgb, ${colour} ${share}%, var(--paper)); }`;
    }),
  )
  .join('\n');
