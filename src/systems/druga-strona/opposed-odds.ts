import { Distribution } from '../../probability/distribution.ts';
import { choose } from '../../probability/hand.ts';
import { RANKS, SUITS } from '../playing-cards.ts';
import { copiesInSuit, JOKERS, type PlainHelps, plainHands, TEN, unpackPlainHand } from './plain-test.ts';

/** What one side draws. */
export interface Side {
  readonly cards: number;
  readonly recolour: boolean;
  /** Looked at where each side has a deck of its own. */
  readonly helps: PlainHelps;
}

/** Both sides' cards, jokers ignored, and the jokers of each. */
export interface Draws {
  readonly lead: number;
  readonly jokers: number;
  readonly opponentJokers: number;
}

/** Finds the result that both sides' cards come to. */
type ResultOf = (draws: Draws) => number;

/** A deck each: two hands that know nothing of each other. */
export function opposedWithOwnDecks(own: Side, other: Side, jokers: boolean, resultOf: ResultOf): Distribution<number> {
  const hands = ({ cards, recolour, helps }: Side) => plainHands(cards, { jokers, recolour, helps });
  return hands(own).with(hands(other), (code, otherCode) => {
    const hand = unpackPlainHand(code);
    const otherHand = unpackPlainHand(otherCode);
    return resultOf({ lead: hand.points - otherHand.points, jokers: hand.jokers, opponentJokers: otherHand.jokers });
  });
}

/** Cards that are alike to both sides: what they are worth, and to whom they are of the suit tested. */
interface Alike {
  readonly points: number;
  readonly copies: number;
  readonly isOwn: boolean;
  readonly isOther: boolean;
}

/** From the ten down, so that the first card of another suit in a hand is the best. */
function alikeCards(sameSuit: boolean): Alike[] {
  return Array.from({ length: TEN }, (_, index) => TEN - index).flatMap((points): Alike[] => {
    const copies = copiesInSuit(points);
    return sameSuit
      ? [
          { points, copies, isOwn: true, isOther: true },
          { points, copies: copies * (SUITS.length - 1), isOwn: false, isOther: false },
        ]
      : [
          { points, copies, isOwn: true, isOther: false },
          { points, copies, isOwn: false, isOther: true },
          { points, copies: copies * (SUITS.length - 2), isOwn: false, isOther: false },
        ];
  });
}

/** In how many ways both hands can be dealt from one deck; no count on the way is greater. */
function waysToDealBoth(own: number, other: number, cards: number): bigint {
  return choose(cards, own) * choose(cards - own, other);
}

/** Whether all counts of two hands from one deck are whole numbers that a double holds exactly. */
export function canShareDeck(own: number, other: number): boolean {
  return waysToDealBoth(own, other, SUITS.length * RANKS + JOKERS) <= BigInt(Number.MAX_SAFE_INTEGER);
}

/** More than any lead, ahead or behind. */
const LEADS = 256;
/** Whether a side has recoloured a card: bits of a number. */
const RECOLOURED = 1;
const OTHER_RECOLOURED = 2;
const FLAGS = 4;

/** Where the ways of hands of so many cards stand that have recoloured so, a lead of 0 among them. */
function placeOf(dealt: number, otherDealt: number, flags: number, other: Side): number {
  return ((dealt * (other.cards + 1) + otherDealt) * FLAGS + flags) * LEADS + LEADS / 2;
}

/** One deck: every kind of card is dealt to both hands at once, the jokers last. */
export function opposedWithOneDeck(
  own: Side,
  other: Side,
  cards: { readonly jokers: boolean; readonly sameSuit: boolean },
  resultOf: ResultOf,
): Distribution<number> {
  const inDeck = cards.jokers ? JOKERS : 0;
  const ways = waysByLead(own, other, cards.sameSuit);
  const results: [number, bigint][] = [];
  for (let jokers = 0; jokers <= Math.min(inDeck, own.cards); jokers++) {
    for (let opponentJokers = 0; opponentJokers <= Math.min(inDeck - jokers, other.cards); opponentJokers++) {
      const jokerWays = waysToDealBoth(jokers, opponentJokers, inDeck);
      for (let flags = 0; flags < FLAGS; flags++) {
        const place = placeOf(own.cards - jokers, other.cards - opponentJokers, flags, other);
        for (let lead = -LEADS / 2; lead < LEADS / 2; lead++) {
          const count = ways[place + lead]!;
          if (count > 0) results.push([resultOf({ lead, jokers, opponentJokers }), jokerWays * BigInt(count)]);
        }
      }
    }
  }
  return Distribution.of(results);
}

/** The ways of all hands of these or fewer cards, without jokers. Doubles hold them exactly where `canShareDeck`. */
function waysByLead(own: Side, other: Side, sameSuit: boolean): Float64Array {
  const ways = new Float64Array((own.cards + 1) * (other.cards + 1) * FLAGS * LEADS);
  // Who may not recolour is as one who already has.
  const start = (own.recolour ? 0 : RECOLOURED) + (other.recolour ? 0 : OTHER_RECOLOURED);
  ways[placeOf(0, 0, start, other)] = 1;
  for (const alike of alikeCards(sameSuit)) {
    // Hands grow in place: from the greatest down, so that none that has grown is taken again.
    for (let dealt = own.cards; dealt >= 0; dealt--) {
      for (let otherDealt = other.cards; otherDealt >= 0; otherDealt--) {
        for (let flags = start; flags < FLAGS; flags++) grow(ways, own, other, alike, { dealt, otherDealt, flags });
      }
    }
  }
  return ways;
}

interface Hands {
  readonly dealt: number;
  readonly otherDealt: number;
  readonly flags: number;
}

/** Adds the ways of hands that have these cards, and more of one kind. */
function grow(ways: Float64Array, own: Side, other: Side, alike: Alike, { dealt, otherDealt, flags }: Hands): void {
  const from = placeOf(dealt, otherDealt, flags, other);
  const most = TEN * dealt;
  const least = -TEN * otherDealt;
  for (let toOwn = 0; toOwn <= Math.min(own.cards - dealt, alike.copies); toOwn++) {
    for (let toOther = 0; toOther <= Math.min(other.cards - otherDealt, alike.copies - toOwn); toOther++) {
      if (toOwn + toOther === 0) continue;
      const count = Number(waysToDealBoth(toOwn, toOther, alike.copies));
      const recolours = !alike.isOwn && toOwn > 0 && (flags & RECOLOURED) === 0;
      const otherRecolours = !alike.isOther && toOther > 0 && (flags & OTHER_RECOLOURED) === 0;
      const gained = alike.points * ((alike.isOwn ? toOwn : 0) + (recolours ? 1 : 0));
      const otherGained = alike.points * ((alike.isOther ? toOther : 0) + (otherRecolours ? 1 : 0));
      const after = flags + (recolours ? RECOLOURED : 0) + (otherRecolours ? OTHER_RECOLOURED : 0);
      const to = placeOf(dealt + toOwn, otherDealt + toOther, after, other) + gained - otherGained;
      for (let lead = least; lead <= most; lead++) ways[to + lead]! += ways[from + lead]! * count;
    }
  }
}
