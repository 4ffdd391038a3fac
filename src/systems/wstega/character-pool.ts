import { ruling } from '../ruling.ts';
import type { Pool } from './pool.ts';

/**
 * What a character lays out: cards for the attribute, changed by rozbicie and by skill, and dice. Pule; Atrybuty i
 * atrybuty kontrolne; Umiejętności; Konstruowanie puli.
 */

/** Cards by their level (słabe, średnie, mocne), and dice. */
export type Composition = Omit<Pool, 'order'>;

export interface Character {
  readonly attribute: number;
  readonly control: number;
  readonly skill: number;
  /** Whether the attribute's state of rozbicie holds. */
  readonly broken: boolean;
}

/** Cards by level before skill, and what skill may do to them. */
export interface Base {
  readonly weak: number;
  readonly medium: number;
  /** Points of skill that may change a card, one point a card. */
  readonly points: number;
  /** Whether a point may raise a card by a level; into a die it can always be turned. */
  readonly isRaisable: boolean;
  /** Dice beside the cards, when `converted` cards have been turned into dice. */
  surplus(converted: number): number;
}

export interface ZeroReadings {
  readonly 'skill.attribute-zero': 'beside' | 'instead';
}

export const ZERO_RULINGS = {
  'skill.attribute-zero': ruling({
    options: {
      beside: 'at attribute 0 every point of skill is above the attribute: a die beside the one card, or for it',
      instead:
        'the one card counts as an attribute of 1: the first point may only turn it into a die, the rest are dice',
    },
    place: 'Atrybuty i atrybuty kontrolne; Czym się różni układ atrybut/kontrola 0/1 od 1/0?',
    why: 'Points above the attribute are extra dice, and so is every point at 0; yet the card may be turned into a die.',
  }),
} as const;

/**
 * The cards of an attribute. At 0 one weak card, which skill cannot raise. A control above the attribute keeps every card
 * at least medium, whatever the character has been through.
 */
export function baseOf({ attribute, control, skill, broken }: Character, readings: ZeroReadings): Base {
  const isSafe = control > attribute;
  if (attribute === 0) {
    const isInstead = readings['skill.attribute-zero'] === 'instead';
    return {
      weak: isSafe ? 0 : 1,
      medium: isSafe ? 1 : 0,
      points: Math.min(1, skill),
      isRaisable: false,
      surplus: (converted) => Math.max(0, skill - (isInstead ? 1 : converted)),
    };
  }
  const isWeak = broken && !isSafe;
  return {
    weak: isWeak ? attribute : 0,
    medium: isWeak ? 0 : attribute,
    points: Math.min(attribute, skill),
    isRaisable: true,
    surplus: () => Math.max(0, skill - attribute),
  };
}

/** Cards that skill raises by a level, and cards that it turns into dice, by the level that they had. */
export interface Changes {
  readonly weakRaised: number;
  readonly mediumRaised: number;
  readonly weakConverted: number;
  readonly mediumConverted: number;
}

export function changed(
  base: Base,
  { weakRaised, mediumRaised, weakConverted, mediumConverted }: Changes,
): Composition {
  return {
    weak: base.weak - weakRaised - weakConverted,
    medium: base.medium + weakRaised - mediumRaised - mediumConverted,
    strong: mediumRaised,
    dice: weakConverted + mediumConverted + base.surplus(weakConverted + mediumConverted),
  };
}

/** Every pool that the skill can make of the cards, those with most points spent on dice first; points may be left. */
export function possiblePools(base: Base): Composition[] {
  const pools = new Map<string, Composition>();
  const upTo = (most: number) => Array.from({ length: Math.max(0, most) + 1 }, (_, index) => most - index);
  for (const converted of upTo(Math.min(base.points, base.weak + base.medium))) {
    for (const weakConverted of upTo(Math.min(converted, base.weak))) {
      const mediumConverted = converted - weakConverted;
      if (mediumConverted > base.medium) continue;
      const raisable = base.isRaisable ? base.points - converted : 0;
      for (const mediumRaised of upTo(Math.min(raisable, base.medium - mediumConverted))) {
        for (const weakRaised of upTo(Math.min(raisable - mediumRaised, base.weak - weakConverted))) {
          const pool = changed(base, { weakRaised, mediumRaised, weakConverted, mediumConverted });
          pools.set(poolName(pool), pool);
        }
      }
    }
  }
  return [...pools.values()];
}

/** The pool in the rulebook's letters: MK strong, K medium, SK weak cards, k dice: `2MK+K+3k`. */
export function poolName({ strong, medium, weak, dice }: Composition): string {
  const parts = [
    [strong, 'MK'],
    [medium, 'K'],
    [weak, 'SK'],
    [dice, 'k'],
  ] as const;
  const written = parts.filter(([count]) => count > 0).map(([count, letters]) => `${count > 1 ? count : ''}${letters}`);
  return written.length === 0 ? '–' : written.join('+');
}
