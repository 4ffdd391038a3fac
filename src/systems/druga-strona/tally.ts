import { choose } from '../../probability/hand.ts';
import { JACK, RANKS, rankOf, SUITS, suitOf } from '../playing-cards.ts';
import { dealKinds, type Group, joinGroups, type Kind, type Limits } from './deal-kinds.ts';
import { OATH_POINTS } from './hand.ts';
import { countsAsTested, type Helps } from './helps.ts';

/** What the aside cards are to a hand: Fate cards to be spent, Fate cards that have all joined, or the last card of style V. */
export type Aside = 'spendable' | 'joined' | 'last';

/** What decides about a hand, jokers apart, as far as the helps in play look at it. Points stop at what is needed. */
export interface Tally {
  /** Of the cards that count as the suit tested. */
  readonly points: number;
  /** Style X: figures of any suit. */
  readonly figures: number;
  /** Style I: the least points of a card it looks at, and how many cards it looks at, up to two. */
  readonly least: number;
  readonly looked: number;
  /** Style I: the most points of a card that counts. */
  readonly most: number;
  /** Style II: a bit for each suit that counts as tested and is present, and the number of other suits present. */
  readonly counting: number;
  readonly others: number;
  /** The most points of a card that can be recoloured; `alone` when it is the only one of its suit. */
  readonly best: number;
  readonly alone: number;
  /** Fate cards that can be spent: points of those that count, falling, and the best of the others. */
  readonly spendable: readonly number[];
  readonly spendableOther: number;
  /** Style V: natural points up to five, without and with the last card. */
  readonly before: number;
  readonly natural: number;
}

export const NO_CARD = 99;

const EMPTY: Tally = {
  points: 0,
  figures: 0,
  least: NO_CARD,
  looked: 0,
  most: 0,
  counting: 0,
  others: 0,
  best: 0,
  alone: 0,
  spendable: [],
  spendableOther: 0,
  before: 0,
  natural: 0,
};

/** Cards that are alike: their suit, or just whether it counts, and what they are worth. */
interface Alike {
  readonly suit: number;
  readonly counts: boolean;
  readonly points: number;
  readonly isFigure: boolean;
}

/** Tallies hands that the helps in play judge by their points, suits and figures: all but styles VI, IX and XI. */
export class Tallies {
  private readonly cap: number;

  constructor(
    private readonly helps: Helps,
    private readonly aside: Aside,
  ) {
    this.cap = Math.max(0, Math.ceil(helps.needed / 2));
  }

  /**
   * All hands without their jokers, the cards that count apart from the others.
   * @param fresh whether aside cards come from a deck of their own
   */
  deal(seen: number | undefined, limits: Limits, fresh: boolean): { counting: Group<Tally>[]; others: Group<Tally>[] } {
    const bySuit = this.helps.concentration !== null;
    const suits = SUITS.map((_, suit) => suit);
    const isCounting = (suit: number) => countsAsTested(suit, this.helps);
    const counting = suits.filter(isCounting);
    const others = suits.filter((suit) => !isCounting(suit));
    const dealAll = (parts: readonly (readonly number[])[], limit: Limits) =>
      parts
        .map((part) => this.dealSuits(part, seen, limit, fresh))
        .reduce((joined, part) => joinGroups(joined, part, limit, keyOf, (a, b) => this.join(a, b)));
    return {
      counting: dealAll(bySuit ? counting.map((suit) => [suit]) : [counting], limits),
      others: dealAll(
        bySuit ? others.map((suit) => [suit]) : [others],
        this.aside === 'last' ? { ...limits, aside: 0 } : limits,
      ),
    };
  }

  private dealSuits(suits: readonly number[], seen: number | undefined, limits: Limits, fresh: boolean) {
    const groups = dealKinds(this.kindsOf(suits, seen, fresh), limits, EMPTY, keyOf, (tally, card, hand, aside) =>
      this.add(tally, card, hand, aside),
    );
    if (seen === undefined || !suits.includes(suitOf(seen))) return groups;
    const alike = this.alike(suitOf(seen), rankOf(seen));
    return groups
      .filter(({ hand }) => hand < limits.hand)
      .map(({ hand, tally, ...rest }) => ({ ...rest, hand: hand + 1, tally: this.add(tally, alike, 1, 0) }));
  }

  private alike(suit: number, rank: number): Alike {
    const { helps } = this;
    return {
      suit,
      counts: countsAsTested(suit, helps),
      points: helps.points[rank]!,
      isFigure: helps.contemplation && rank >= JACK,
    };
  }

  private kindsOf(suits: readonly number[], seen: number | undefined, fresh: boolean): Kind<Alike>[] {
    const kinds = new Map<string, Kind<Alike>>();
    for (const suit of suits) {
      for (let rank = RANKS; rank >= 1; rank--) {
        const card = this.alike(suit, rank);
        const key = `${card.points} ${card.isFigure}`;
        const known = kinds.get(key) ?? { card, inDeck: 0, inOwnDeck: fresh ? 0 : null };
        const isSeen = seen !== undefined && suitOf(seen) === suit && rankOf(seen) === rank;
        kinds.set(key, {
          card: known.card,
          inDeck: known.inDeck + (isSeen ? 0 : 1),
          inOwnDeck: known.inOwnDeck === null ? null : known.inOwnDeck + 1,
        });
      }
    }
    return [...kinds.values()].sort((a, b) => b.card.points - a.card.points);
  }

  private add(tally: Tally, card: Alike, hand: number, aside: number): Tally {
    const { helps, cap } = this;
    // Passed by its points: nothing else matters any more, but what style V has drawn.
    if (cap > 0 && tally.points >= cap && this.aside !== 'last') return tally;
    const { points, counts } = card;
    const laid = this.aside === 'spendable' ? 0 : aside;
    const now = hand + laid;
    const spent = this.aside === 'spendable' ? aside : 0;
    const looks = now > 0 && (helps.support === 'hand' || (helps.support === 'suit' && counts));
    const isFirst = tally.others === 0;
    const aloneNow = helps.concentration?.afterRecolour && !counts && now > 0;
    const sum = counts ? Math.min(cap, tally.points + points * now) : 0;
    const best = this.bestAfter(tally, card, now);
    const toSpend =
      counts && spent > 0 ? falling(tally.spendable, new Array<number>(spent).fill(points)) : tally.spendable;
    const other = !counts && spent > 0 ? Math.max(tally.spendableOther, points) : tally.spendableOther;
    const grown = {
      points: sum,
      figures: card.isFigure ? Math.min(helps.breaks, tally.figures + now) : tally.figures,
      least: looks ? Math.min(tally.least, points) : tally.least,
      looked: looks ? Math.min(2, tally.looked + now) : tally.looked,
      most: helps.support !== null && counts && now > 0 ? Math.max(tally.most, points) : tally.most,
      counting: helps.concentration !== null && counts && now > 0 ? 1 << card.suit : tally.counting,
      others: helps.concentration !== null && !counts && now > 0 ? 1 : tally.others,
      // Of one suit: a second card and the first, once alone, can no longer empty it.
      best,
      alone: aloneNow ? (isFirst && now === 1 ? points : 0) : tally.alone,
      spendable: upTo(cap - sum, toSpend),
      // To recolour a card that is no better than the best of the hand is no help.
      spendableOther: other > best ? other : 0,
      before: this.aside === 'last' && counts ? Math.min(OATH_POINTS, tally.before + points * hand) : tally.before,
      natural: this.aside === 'last' && counts ? Math.min(OATH_POINTS, tally.natural + points * now) : tally.natural,
    };
    return cap > 0 && grown.points >= cap && this.aside !== 'last' ? { ...EMPTY, points: cap } : grown;
  }

  private bestAfter(tally: Tally, card: Alike, now: number): number {
    if (card.counts || now === 0) return tally.best;
    if (!this.helps.concentration?.afterRecolour) return Math.max(tally.best, card.points);
    return tally.others === 0 && now === 1 ? 0 : Math.max(tally.best, tally.alone, card.points);
  }

  /** Two parts of the deck as one; also the cards that count with the others. */
  join(first: Tally, second: Tally): Tally {
    return {
      points: Math.min(this.cap, first.points + second.points),
      figures: Math.min(this.helps.breaks, first.figures + second.figures),
      least: Math.min(first.least, second.least),
      looked: Math.min(2, first.looked + second.looked),
      most: Math.max(first.most, second.most),
      counting: first.counting | second.counting,
      others: first.others + second.others,
      best: Math.max(first.best, second.best),
      alone: Math.max(first.alone, second.alone),
      spendable: falling(first.spendable, second.spendable),
      spendableOther: Math.max(first.spendableOther, second.spendableOther),
      before: Math.min(OATH_POINTS, first.before + second.before),
      natural: Math.min(OATH_POINTS, first.natural + second.natural),
    };
  }
}

function falling(first: readonly number[], second: readonly number[]): readonly number[] {
  if (second.length === 0) return first;
  return first.length === 0 ? second : [...first, ...second].sort((a, b) => b - a);
}

/** Cards to spend as far as they matter: up to the one that brings what is missing, and of that one no more. */
function upTo(missing: number, cards: readonly number[]): readonly number[] {
  if (cards.length === 0) return cards;
  const needed: number[] = [];
  let left = missing;
  for (const points of cards) {
    if (left <= 0) break;
    needed.push(Math.min(points, left));
    left -= points;
  }
  return needed;
}

/** Different for different tallies: one character a number. */
function keyOf(tally: Tally): string {
  const { points, figures, least, looked, most, counting, others, best, alone, before, natural } = tally;
  const { spendableOther, spendable } = tally;
  const hand = String.fromCharCode(points, figures, least, looked, most, counting, others, best, alone);
  return hand + String.fromCharCode(before, natural, spendableOther, ...spendable);
}

/** The jokers in the hand and among the aside cards, and in how many ways. */
export function jokerDeals(jokers: number, limits: Limits, fresh: boolean) {
  const deals: { readonly hand: number; readonly aside: number; readonly ways: bigint }[] = [];
  for (let hand = 0; hand <= Math.min(jokers, limits.hand); hand++) {
    const left = fresh ? jokers : jokers - hand;
    for (let aside = 0; aside <= Math.min(left, limits.aside); aside++) {
      deals.push({ hand, aside, ways: choose(jokers, hand) * choose(left, aside) });
    }
  }
  return deals;
}
