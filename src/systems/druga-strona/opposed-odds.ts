import { Distribution } from '../../probability/distribution.ts';
import { choose } from '../../probability/hand.ts';
import { RANKS, SUITS } from '../playing-cards.ts';
import { copiesInSuit, JOKERS, plainHands, TEN, unpackPlainHand } from './plain-test.ts';

/** What one side draws. */
export interface Side {
  readonly cards: number;
  readonly recolour: boolean;
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
  const hands = ({ cards, recolour }: Side) => plainHands(cards, { jokers, recolour });
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

/** What counts of the cards dealt so far: the lead, the cards to come, and whether a card was recoloured. */
interface State {
  readonly lead: number;
  readonly own: number;
  readonly other: number;
  readonly isRecoloured: boolean;
  readonly isOtherRecoloured: boolean;
}

const HAND_COUNTS = 16;
const LEADS = 512;

function pack({ lead, own, other, isRecoloured, isOtherRecoloured }: State): number {
  const flags = (isRecoloured ? 2 : 0) + (isOtherRecoloured ? 1 : 0);
  return ((own * HAND_COUNTS + other) * 4 + flags) * LEADS + lead + LEADS / 2;
}

function unpack(code: number): State {
  const rest = Math.floor(code / LEADS);
  const hands = Math.floor(rest / 4);
  return {
    lead: (code % LEADS) - LEADS / 2,
    own: Math.floor(hands / HAND_COUNTS),
    other: hands % HAND_COUNTS,
    isRecoloured: (rest & 2) !== 0,
    isOtherRecoloured: (rest & 1) !== 0,
  };
}

/** One deck: every kind of card is dealt to both hands at once. */
export function opposedWithOneDeck(
  own: Side,
  other: Side,
  cards: { readonly jokers: boolean; readonly sameSuit: boolean },
  resultOf: ResultOf,
): Distribution<number> {
  const inDeck = cards.jokers ? JOKERS : 0;
  const results: [number, bigint][] = [];
  for (let jokers = 0; jokers <= Math.min(inDeck, own.cards); jokers++) {
    for (let opponentJokers = 0; opponentJokers <= Math.min(inDeck - jokers, other.cards); opponentJokers++) {
      const ways = waysToDealBoth(jokers, opponentJokers, inDeck);
      const start: State = {
        lead: 0,
        own: own.cards - jokers,
        other: other.cards - opponentJokers,
        isRecoloured: !own.recolour,
        isOtherRecoloured: !other.recolour,
      };
      for (const [lead, count] of dealBoth(start, cards.sameSuit)) {
        results.push([resultOf({ lead, jokers, opponentJokers }), ways * BigInt(count)]);
      }
    }
  }
  return Distribution.of(results);
}

/** The leads and their ways; doubles hold the counts exactly where `canShareDeck`. */
function dealBoth(start: State, sameSuit: boolean): Map<number, number> {
  let ways = new Float64Array((start.own + 1) * HAND_COUNTS * 4 * LEADS);
  ways[pack(start)] = 1;
  for (const alike of alikeCards(sameSuit)) {
    const next = new Float64Array(ways.length);
    for (let code = 0; code < ways.length; code++) {
      if (ways[code] === 0) continue;
      const state = unpack(code);
      for (let toOwn = 0; toOwn <= Math.min(state.own, alike.copies); toOwn++) {
        for (let toOther = 0; toOther <= Math.min(state.other, alike.copies - toOwn); toOther++) {
          const dealt = Number(waysToDealBoth(toOwn, toOther, alike.copies));
          next[pack(deal(state, alike, toOwn, toOther))]! += ways[code]! * dealt;
        }
      }
    }
    ways = next;
  }
  const leads = new Map<number, number>();
  for (let code = 0; code < 4 * LEADS; code++) {
    const { lead } = unpack(code);
    if (ways[code]! > 0) leads.set(lead, (leads.get(lead) ?? 0) + ways[code]!);
  }
  return leads;
}

/** The state once so many of these cards are in each hand. */
function deal(state: State, { points, isOwn, isOther }: Alike, toOwn: number, toOther: number): State {
  const recolours = !isOwn && toOwn > 0 && !state.isRecoloured;
  const otherRecolours = !isOther && toOther > 0 && !state.isOtherRecoloured;
  const gained = isOwn ? points * toOwn : recolours ? points : 0;
  const otherGained = isOther ? points * toOther : otherRecolours ? points : 0;
  return {
    lead: state.lead + gained - otherGained,
    own: state.own - toOwn,
    other: state.other - toOther,
    isRecoloured: state.isRecoloured || recolours,
    isOtherRecoloured: state.isOtherRecoloured || otherRecolours,
  };
}
