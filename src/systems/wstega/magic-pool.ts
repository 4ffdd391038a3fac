import { ruling } from '../ruling.ts';
import type { Base } from './character-pool.ts';

/** Magia and Odporność na magię: each is tested, and each is in the way of the other. Jak działa Magia? */
export interface Magician {
  readonly magic: number;
  readonly resistance: number;
  readonly tested: 'magic' | 'resistance';
  readonly skill: number;
  readonly shocked: boolean;
}

export interface MagicReadings {
  readonly 'magic.floor': 'weakened' | 'medium';
  readonly 'magic.control': 'none' | 'opposite';
  readonly 'magic.weakened-card': 'first' | 'last';
}

export const MAGIC_RULINGS = {
  'magic.floor': ruling({
    options: {
      weakened: 'the opposite attribute makes cards weak even where it is the greater',
      medium: 'Odporność above Magia keeps the cards of Magia at least medium, as a control does',
    },
    place: 'Jak działa Magia?; Atrybuty i atrybuty kontrolne',
    why: 'A control above its attribute forbids weak cards; for Magia the same attribute is said to weaken them.',
  }),
  'magic.control': ruling({
    options: {
      none: 'Magia and Odporność have no control: everything is revealed',
      opposite: 'the opposite attribute is the control: the player may stop up to it',
    },
    place: 'Atrybuty i atrybuty kontrolne; Jak działa Magia?',
    why: 'The second of a pair is the control "except for magic", yet Magia is written 2/1 and takes part in style.',
  }),
  'magic.weakened-card': ruling({
    options: {
      first: 'weak cards are revealed first, as in the example',
      last: 'weak cards are revealed after the others',
    },
    place: 'Jak działa Magia?, przykład',
    why: 'In the example the first card is weak and the second medium; that it must be so is not said.',
  }),
} as const;

export function ownAttribute({ magic, resistance, tested }: Magician): number {
  return tested === 'magic' ? magic : resistance;
}

export function oppositeAttribute({ magic, resistance, tested }: Magician): number {
  return tested === 'magic' ? resistance : magic;
}

/** Magia and Odporność cannot be tested at 0. */
export function isTestable(magician: Magician): boolean {
  return ownAttribute(magician) > 0;
}

/** The cards of a testable attribute: each point of the other lowers one of them; a shock lowers all. */
export function magicBase(magician: Magician, readings: MagicReadings): Base {
  const { magic, resistance, tested, skill, shocked } = magician;
  const own = ownAttribute(magician);
  // Odporność above Magia: the character cannot be shocked.
  const isSafe = resistance > magic;
  const hasFloor = isSafe && tested === 'magic' && readings['magic.floor'] === 'medium';
  const weakened = shocked && !isSafe ? own : Math.min(own, oppositeAttribute(magician));
  const weak = hasFloor ? 0 : weakened;
  return {
    weak,
    medium: own - weak,
    points: Math.min(own, skill),
    isRaisable: true,
    surplus: () => Math.max(0, skill - own),
  };
}
