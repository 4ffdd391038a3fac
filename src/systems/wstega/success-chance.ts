import { Fraction } from '../../probability/fraction.ts';
import { CARDS_WITH_JOKERS, SUITS } from '../playing-cards.ts';
import { COPIES_OF_COLOUR, GREATEST_NUMBER, isPositive, JACK_VALUE, type Strength } from './figures.ts';
import { DIE_SIDES, isCard } from './pool.ts';
import type { Setting } from './setting.ts';

/**
 * The chance to win a static test, and nothing else about it: for comparing many pools. It needs to know of the cards
 * only whether they reach the difficulty, so that it is far quicker than the odds of everything (odds.ts).
 */

/** What a test under way can still come to depends on this. */
interface Standing {
  readonly revealed: number;
  readonly netAces: number;
  /** Whether the value on which the player stands reaches the difficulty. */
  readonly isReached: boolean;
  /** Cards drawn of each class, in the order of CLASSES. */
  readonly drawn: string;
}

/** Two suits are red and two black. */
const ACES_OF_COLOUR = SUITS.length / 2;

const CLASSES = ['red-ace', 'black-ace', 'high', 'low', 'blank'] as const;
type Class = (typeof CLASSES)[number];

/** The deck by class: high values reach the difficulty, low ones do not, queens, kings and jokers have none. */
function copiesOf(difficulty: number): Record<Class, number> {
  const numbers = Array.from({ length: GREATEST_NUMBER - 1 }, (_, index) => index + 2);
  const jacks = 2 * COPIES_OF_COLOUR.jack;
  const high = 4 * numbers.filter((value) => value >= difficulty).length + (JACK_VALUE >= difficulty ? jacks : 0);
  return {
    'red-ace': ACES_OF_COLOUR,
    'black-ace': ACES_OF_COLOUR,
    high,
    low: 4 * numbers.length + jacks - high,
    blank: 2 * (COPIES_OF_COLOUR.queen + COPIES_OF_COLOUR.king + COPIES_OF_COLOUR.joker),
  };
}

/** @param setting a static test whose policy is all in or first success */
export function chanceToWin(setting: Setting): Fraction {
  const { sequence, readings, base, mayStopUpTo, policy } = setting;
  const copies = copiesOf(base + 1);
  const highFaces = BigInt(Math.max(0, DIE_SIDES - base));
  const known = new Map<string, bigint>();
  /** Ways in which everything from this piece on can fall. */
  const waysFrom = [...sequence, undefined].map((_, from) =>
    sequence.reduce((ways, piece, index) => {
      if (index < from) return ways;
      const cards = sequence.slice(0, index).filter(isCard).length;
      return ways * BigInt(isCard(piece) ? CARDS_WITH_JOKERS - cards : DIE_SIDES);
    }, 1n),
  );

  const isWinning = ({ netAces, isReached }: Standing) =>
    netAces > 0 || (isReached && !(netAces < 0 && readings['ace.negative'] === 'loses'));

  const withValue = (isHigh: boolean, before: boolean) => isHigh || (before && readings['reveal.value'] === 'best');

  function afterCard(standing: Standing, kind: Class, strength: Strength): Standing {
    const place = CLASSES.indexOf(kind);
    const count = standing.drawn.charCodeAt(place) + 1;
    const drawn = standing.drawn.slice(0, place) + String.fromCharCode(count) + standing.drawn.slice(place + 1);
    const next = { ...standing, revealed: standing.revealed + 1, drawn };
    if (kind === 'red-ace' || kind === 'black-ace') {
      return { ...next, netAces: standing.netAces + (isPositive(strength, kind === 'red-ace') ? 1 : -1) };
    }
    return kind === 'blank' ? next : { ...next, isReached: withValue(kind === 'high', standing.isReached) };
  }

  function goingOn(standing: Standing): bigint {
    const { revealed, isReached, drawn } = standing;
    const piece = sequence[revealed]!;
    if (!isCard(piece)) {
      const next = { ...standing, revealed: revealed + 1 };
      const high = waysToWin({ ...next, isReached: true });
      return (
        highFaces * high +
        (BigInt(DIE_SIDES) - highFaces) * waysToWin({ ...next, isReached: withValue(false, isReached) })
      );
    }
    return CLASSES.reduce((ways, kind, place) => {
      const left = copies[kind] - drawn.charCodeAt(place);
      return left > 0 ? ways + BigInt(left) * waysToWin(afterCard(standing, kind, piece)) : ways;
    }, 0n);
  }

  function waysToWin(standing: Standing): bigint {
    const key = `${standing.revealed} ${standing.netAces} ${standing.isReached} ${standing.drawn}`;
    let ways = known.get(key);
    if (ways === undefined) {
      ways = found(standing);
      known.set(key, ways);
    }
    return ways;
  }

  function found(standing: Standing): bigint {
    const { revealed, netAces } = standing;
    const stopping = isWinning(standing) ? waysFrom[revealed]! : 0n;
    if (revealed === sequence.length || (netAces > 0 && readings['ace.ends'] === 'at-once')) return stopping;
    if (revealed === 0 || revealed > mayStopUpTo) return goingOn(standing);
    return policy === 'first-success' && isWinning(standing) ? stopping : goingOn(standing);
  }

  const start = { revealed: 0, netAces: 0, isReached: false, drawn: '\0'.repeat(CLASSES.length) };
  return new Fraction(waysToWin(start), waysFrom[0]!);
}
