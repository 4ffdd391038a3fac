import type { Outcome } from '../view.ts';

/**
 * The states of rozbicie and their domino. Jak dostaje się i jak się wychodzi ze stanu rozbicia; Stany rozbicia – efekt
 * domina; Walka, zabijanie, etc.
 */

/** What a character can be, worst to best: the state of the body or of the mind, whichever is at risk. */
export const STATES = [
  { id: 'dead', name: { pl: 'martwy', en: 'dead' } },
  { id: 'unconscious', name: { pl: 'nieprzytomny', en: 'unconscious' } },
  { id: 'madness', name: { pl: 'tymczasowy obłęd', en: 'temporary madness' } },
  { id: 'tired-wounded', name: { pl: 'zmęczony i ranny', en: 'tired and wounded' } },
  { id: 'discouraged-shocked', name: { pl: 'zniechęcony i zszokowany', en: 'discouraged and shocked' } },
  { id: 'wounded', name: { pl: 'ranny', en: 'wounded' } },
  { id: 'shocked', name: { pl: 'zszokowany', en: 'shocked' } },
  { id: 'tired', name: { pl: 'zmęczony', en: 'tired' } },
  { id: 'discouraged', name: { pl: 'zniechęcony', en: 'discouraged' } },
  { id: 'none', name: { pl: 'bez rozbicia', en: 'not broken' } },
] as const satisfies readonly Outcome[];

export type State = (typeof STATES)[number]['id'];

/** What a test can bring on. */
export type Gain = 'tired' | 'wounded' | 'discouraged' | 'shocked' | 'dead' | 'nothing';

export interface DominoReadings {
  readonly 'domino.tired-and-wounded': 'unconscious' | 'dead';
  readonly 'domino.discouraged-and-shocked': 'madness' | 'nothing';
  readonly 'domino.unconscious': 'out' | 'still-hit';
}

/** Whether nothing more can happen to the character. */
export function isOut(state: State, readings: DominoReadings): boolean {
  return (
    state === 'dead' || state === 'madness' || (state === 'unconscious' && readings['domino.unconscious'] === 'out')
  );
}

/** The state after one more thing befalls a character; states of the other kind (mind for body) do not mix in. */
export function afterGain(state: State, gain: Gain, readings: DominoReadings): State {
  switch (gain) {
    case 'nothing':
      return state;
    case 'dead':
      return 'dead';
    case 'tired':
      return afterTiring(state, readings);
    case 'wounded':
      return state === 'none' ? 'wounded' : state === 'tired' ? 'tired-wounded' : 'dead';
    case 'discouraged':
      if (state === 'none') return 'discouraged';
      if (state === 'discouraged' || state === 'shocked') return 'discouraged-shocked';
      return readings['domino.discouraged-and-shocked'] === 'madness' ? 'madness' : state;
    case 'shocked':
      return state === 'none' ? 'shocked' : state === 'discouraged' ? 'discouraged-shocked' : 'madness';
  }
}

function afterTiring(state: State, readings: DominoReadings): State {
  if (state === 'none') return 'tired';
  if (state === 'tired' || state === 'wounded') return 'tired-wounded';
  if (state === 'unconscious') return 'unconscious';
  return readings['domino.tired-and-wounded'];
}
