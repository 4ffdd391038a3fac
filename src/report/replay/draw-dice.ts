import type { Bilingual } from '../../text/bilingual.ts';
import { both } from './draw-text.ts';
import type { ShownDie } from './replay-data.ts';

/** The least number that is a success. */
const SUCCESS_FROM = 5;

const [LOW, MIDDLE, HIGH] = [2.6, 5, 7.4];
const CORNERS: readonly (readonly [number, number])[] = [
  [LOW, LOW],
  [HIGH, HIGH],
  [HIGH, LOW],
  [LOW, HIGH],
  [LOW, MIDDLE],
  [HIGH, MIDDLE],
];

/** Where the spots of a face are, in a square of 10 by 10. */
function spots(face: number): (readonly [number, number])[] {
  return [...CORNERS.slice(0, face - (face % 2)), ...(face % 2 === 1 ? [[MIDDLE, MIDDLE] as const] : [])];
}

const SWAPPED_FROM: Bilingual = { pl: 'zamiast', en: 'instead of' };

function die(face: number, classes: readonly string[]): string {
  const all = ['die', ...(face >= SUCCESS_FROM ? ['hit'] : []), ...classes].join(' ');
  const circles = spots(face).map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".95"/>`);
  const strike = classes.includes('used') ? '<path d="M1 9L9 1"/>' : '';
  return `<svg class="${all}" viewBox="0 0 10 10" role="img" aria-label="${face}"><rect x=".4" y=".4" width="9.2" height="9.2" rx="1.6"/>${circles.join('')}${strike}</svg>`;
}

/** The dice of a pool, the used ones struck out. */
export function poolDice(pool: readonly number[]): string {
  return pool.map((face) => die(Math.abs(face), face < 0 ? ['used'] : [])).join('');
}

/** The dice of a test: those that do not count pale, those that were swapped with what they were. */
export function testDice(dice: readonly ShownDie[]): string {
  return dice
    .map(({ value, was, counts }) => {
      const shown = die(value, counts ? [] : ['idle']);
      return was === null ? shown : `<span class="swap">${shown}${both(SWAPPED_FROM)} ${die(was, ['used'])}</span>`;
    })
    .join('');
}
