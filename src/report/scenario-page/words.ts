import { CONFIDENCE_PERCENT, type Interval } from '../../statistics/interval-method.ts';
import type { Bilingual, Language } from '../../text/bilingual.ts';
import { decimal, grouped, percent } from '../../text/numbers.ts';

/** `100 bitew na komórkę, przedziały 95 %`. */
export function battlesEach(battles: number, language: Language): string {
  const number = grouped(battles, language);
  return {
    pl: `${number} bitew na komórkę, przedziały ${CONFIDENCE_PERCENT}\u00a0%`,
    en: `${number} battles a cell, ${CONFIDENCE_PERCENT}% intervals`,
  }[language];
}

/** The parts of the page in their order. */
export const SECTIONS = {
  map: { pl: 'Mapa', en: 'Map' },
  'win-rates': { pl: 'Szansa wygranej według bandy i sposobu gry', en: 'Win rate by band and script' },
  scales: { pl: 'Szansa wygranej według siły przeciwnika', en: 'Win rate by the force of the enemy' },
  endings: { pl: 'Jak i kiedy się kończy', en: 'How it ends, and when' },
  effects: { pl: 'Które komplikacje mają znaczenie', en: 'Which complications matter' },
  fallen: { pl: 'Gdzie padają', en: 'Where figures fall' },
  replays: { pl: 'Trzy bitwy', en: 'Three battles' },
  lines: { pl: 'Które linie algorytmów działają', en: 'Which lines of the algorithms act' },
} as const satisfies Record<string, Bilingual>;

export const RESULTS: Readonly<Record<'win' | 'loss' | 'draw', Bilingual>> = {
  win: { pl: 'wygrana', en: 'a win' },
  loss: { pl: 'przegrana', en: 'a loss' },
  draw: { pl: 'remis', en: 'a draw' },
};

/** `68 % (59–76)`: of few battles no more digits are known. */
export function roundShareText(share: number, { low, high }: Interval, language: Language): string {
  const [from, to] = [low, high].map((end) => decimal(end * 100, 0, language));
  return `${percent(share, language)} (${from}–${to})`;
}
