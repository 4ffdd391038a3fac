import { RANKS, rankOf, SUITS, suitOf } from '../playing-cards.ts';
import type { Draw } from './draws.ts';
import { countsAsTested, type Helps, TESTED } from './helps.ts';
import { ALL_EXTRAS, MOST_EXTRA, NEVER, type Suit, type SuitDeal, suitDeals } from './suit-deals.ts';

/** The cards of the test's suit, or of another. */
export function suitOfTest(helps: Helps, seen: number | undefined, suit: number): Suit {
  const suits = suit === TESTED ? SUITS.map((_, each) => each).filter((each) => countsAsTested(each, helps)) : [suit];
  const isSeen = seen !== undefined && suits.includes(suitOf(seen));
  const copies = new Map<number, number>();
  for (let rank = 1; rank <= RANKS; rank++) {
    const points = helps.points[rank]!;
    const drawn = isSeen && rankOf(seen) === rank ? 1 : 0;
    copies.set(points, (copies.get(points) ?? 0) + suits.length - drawn);
  }
  return {
    worths: [...copies].map(([points, left]) => ({ points, copies: left })).sort((a, b) => a.points - b.points),
    known: isSeen ? helps.points[rankOf(seen)]! : undefined,
    most: suit === TESTED ? neededPoints(helps) : undefined,
  };
}

export function neededPoints({ needed }: Helps): number {
  return Math.max(0, Math.ceil(needed / 2));
}

/** Deals of suits that do not count: `reached` has a digit to base 4 for each time, the suits that reached their points then. */
export type OtherDeal = SuitDeal;

export const TIMES = 4 ** (MOST_EXTRA + 1);
const BESTS = 14;

function timeDigit(reached: number): number {
  return reached === NEVER ? 0 : 4 ** reached;
}

export function otherDeals(helps: Helps, draw: Pick<Draw, 'cards' | 'seen'>): OtherDeal[] {
  const others = SUITS.map((_, suit) => suit).filter((suit) => !countsAsTested(suit, helps));
  let unknown: OtherDeal[] | undefined;
  const dealOne = (suit: number) =>
    suitDeals(suitOfTest(helps, draw.seen, suit), draw.cards).map((deal) => ({
      ...deal,
      reached: timeDigit(deal.reached),
    }));
  return others
    .map((suit) => {
      if (draw.seen !== undefined && suitOf(draw.seen) === suit) return dealOne(suit);
      unknown ??= dealOne(suit);
      return unknown;
    })
    .reduce((first, second) => joinDeals(first, second, draw.cards));
}

function joinDeals(first: readonly OtherDeal[], second: readonly OtherDeal[], cards: number): OtherDeal[] {
  const ways = new Map<number, Float64Array>();
  const besides = Array.from({ length: ALL_EXTRAS }, (_, extras) => second.filter((deal) => !(deal.extras & extras)));
  for (const own of first) {
    for (const other of besides[own.extras]!) {
      if (own.first + other.first > cards) continue;
      const reached = own.reached + other.reached;
      let ofTime = ways.get(reached);
      if (ofTime === undefined) {
        ofTime = new Float64Array((cards + 1) * ALL_EXTRAS * BESTS);
        ways.set(reached, ofTime);
      }
      const place = (own.first + other.first) * ALL_EXTRAS + (own.extras | other.extras);
      ofTime[place * BESTS + Math.max(own.worth, other.worth)]! += own.ways * other.ways;
    }
  }
  return [...ways].flatMap(([reached, ofTime]) => {
    const joined: OtherDeal[] = [];
    ofTime.forEach((count, index) => {
      if (count === 0) return;
      const place = Math.floor(index / BESTS);
      const first = Math.floor(place / ALL_EXTRAS);
      joined.push({ first, extras: place % ALL_EXTRAS, reached, worth: index % BESTS, ways: count });
    });
    return joined;
  });
}
