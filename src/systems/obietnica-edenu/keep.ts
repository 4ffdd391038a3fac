import { ruling } from '../ruling.ts';

/** Keeping a part of the dice rolled. 5A. Współczynniki Pomocnicze. */

export const KEEP_RULINGS = {
  'auxiliary.keep': ruling({
    options: {
      'up-to': 'the player may keep fewer dice, and so drops a kept 1',
      exactly: 'the full number of dice is kept',
    },
    place: '5A. Współczynniki Pomocnicze',
    why: 'The rule lets one keep at most half of the dice; whether a 1 must be kept is not said.',
  }),
  'aux.unkept-ones': ruling({
    options: {
      ignored: 'a 1 on a die that is not kept does nothing',
      count: 'a 1 takes a success away even on a die that is not kept',
    },
    place: '5A. Współczynniki Pomocnicze',
    why: 'The text does not say whether ones among the dice left aside still count.',
  }),
} as const;

export interface KeepReadings {
  readonly 'auxiliary.keep': 'up-to' | 'exactly';
  readonly 'aux.unkept-ones': 'ignored' | 'count';
}

/** What a face adds to the net result if its die is left aside, and how much more it adds if its die is kept. */
export interface KeepableFace {
  readonly leftAside: number;
  readonly gain: number;
}

/** @param score what the face adds when kept @param isOne whether it takes a success away */
export function keepableFace(score: number, isOne: boolean, readings: KeepReadings): KeepableFace {
  const leftAside = isOne && readings['aux.unkept-ones'] === 'count' ? -1 : 0;
  const gain = score - leftAside;
  return { leftAside, gain: readings['auxiliary.keep'] === 'up-to' ? Math.max(0, gain) : gain };
}

/** What `count` more dice with this face add, when `places` dice may still be kept; better faces come first. */
export function keepFaces(face: KeepableFace, count: number, places: number): number {
  return count * face.leftAside + Math.max(0, Math.min(count, places)) * face.gain;
}
