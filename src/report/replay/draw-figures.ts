import type { Bilingual } from '../../text/bilingual.ts';
import { inBoth } from './counted-words.ts';
import { poolDice } from './draw-dice.ts';
import { both } from './draw-text.ts';
import { token } from './draw-tokens.ts';
import type { FigureState, ReplayFigure } from './replay-data.ts';
import { SIDE_LOOKS } from './side-looks.ts';

const FATES: Readonly<Record<FigureState['fate'], Bilingual | null>> = {
  waiting: { pl: 'jeszcze poza stołem', en: 'not on the table yet' },
  present: null,
  eliminated: { pl: 'eliminacja', en: 'eliminated' },
  left: { pl: 'poza stołem', en: 'has left' },
};

const HUNKERED: Bilingual = { pl: 'kryje się', en: 'hunkers' };
const AIMED: Bilingual = { pl: 'celuje', en: 'aims' };
const ACTED: Bilingual = { pl: 'po aktywacji', en: 'has acted' };
const SIDE: Bilingual = { pl: 'Strona', en: 'Side' };
const MOVE: Bilingual = { pl: 'Ruch (SPD)', en: 'Move (SPD)' };
const WEAPONS: Bilingual = { pl: 'Broń', en: 'Weapons' };
const TRAITS: Bilingual = { pl: 'Cechy', en: 'Traits' };
const LIST: Bilingual = { pl: 'Działa według', en: 'Acts by' };
const NONE: Bilingual = { pl: 'brak', en: 'none' };

/** A token as a picture in a line of text. */
export function chip(figure: ReplayFigure, number: number): string {
  return `<svg class="chip" viewBox="-1.35 -1.35 2.7 2.7" aria-hidden="true">${token(figure, number)}</svg>`;
}

function marks({ fate, hunkered, aimed, shield, stunned, acted }: FigureState): Bilingual[] {
  const gone = FATES[fate];
  if (gone !== null) return [gone];
  return [
    ...(hunkered ? [HUNKERED] : []),
    ...(aimed ? [AIMED] : []),
    ...(shield > 0 ? [{ pl: `tarcza ${shield}`, en: `shield ${shield}` }] : []),
    ...(stunned > 0 ? [{ pl: `−${stunned} AP`, en: `−${stunned} AP` }] : []),
    ...(acted ? [ACTED] : []),
  ];
}

/** A figure in the list: its token, name, PŻ, pool and marks. */
export function figureEntry(figure: ReplayFigure, number: number, state: FigureState): string {
  const gone = state.fate !== 'present';
  const badges = marks(state).map((mark) => `<span class="badge">${both(mark)}</span>`);
  const pool = figure.pooled && !gone ? `<span class="pool">${poolDice(state.pool)}</span>` : '';
  return [
    chip(figure, number),
    `<span class="name">${both(figure.name)}</span>`,
    `<span class="hp"><meter min="0" max="${figure.hp}" value="${state.hp}"></meter> ${state.hp}/${figure.hp} PŻ</span>`,
    `<span class="marks">${badges.join('')}</span>`,
    pool,
  ].join('');
}

/** Everything about one figure that does not change. */
export function figureCard(figure: ReplayFigure, number: number): string {
  const row = (name: Bilingual, value: Bilingual) => `<dt>${both(name)}</dt><dd>${both(value)}</dd>`;
  const list = (names: readonly Bilingual[]) =>
    names.length === 0 ? NONE : inBoth((language) => names.map((name) => name[language]).join(', '));
  return [
    `<h3>${chip(figure, number)} ${both(figure.name)}</h3>`,
    '<dl>',
    row(SIDE, SIDE_LOOKS[figure.side].name),
    row(MOVE, { pl: `${figure.spd}″`, en: `${figure.spd}″` }),
    row(WEAPONS, list(figure.weapons)),
    row(TRAITS, list(figure.traits)),
    row(LIST, figure.list),
    '</dl>',
  ].join('');
}
