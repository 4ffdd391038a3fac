import { Distribution } from '../../probability/distribution.ts';
import { isJoker, rankOf, STANDARD_CARDS, SUITS, suitOf } from '../playing-cards.ts';
import { type ConversionSource, cheapestPrice } from './conversion.ts';
import type { Draw } from './draws.ts';
import { PERSEVERANCE_POINTS } from './hand.ts';
import { countsAsTested, type Helps, TESTED } from './helps.ts';
import { pack } from './result.ts';
import { Verdict } from './verdict.ts';

/** Up to so many cards, hands with the cards that join them one by one are gone through in time. */
export const GREATEST_WITH_EXTRA_CARDS = 3;

/** What brings cards one by one after the first: style VI, and then Przemiana. */
interface ExtraCards {
  readonly perseverance: boolean;
  readonly conversion: ConversionSource | undefined;
}

/**
 * The odds of a test whose extra cards depend on those drawn before: every hand as it is first drawn, then the extra
 * cards one by one, as each may bring another.
 */
export function extraCardOdds(
  helps: Helps,
  draw: Omit<Draw, 'fate' | 'fateIsFresh'>,
  extra: ExtraCards,
): Distribution<number> {
  const hands = new ExtraCardHands(helps, draw, extra);
  hands.deal(0);
  return hands.odds();
}

/** A hand at which Przemiana looks. */
interface Look {
  readonly given: readonly number[] | undefined;
  readonly result: number;
}

class ExtraCardHands {
  private readonly verdict: Verdict;
  private readonly deck: readonly number[];
  private hand: number[] = [];
  /** The cards drawn so far, also those given up. */
  private readonly isDrawn = new Set<number>();
  private readonly sums = SUITS.map(() => 0);
  private readonly likeSuits: readonly number[];
  private alike = 1;
  /** Results by the number of extra cards: hands with as many are equally likely. */
  private readonly results: Map<number, number>[] = [];
  private readonly looks = new Map<string, Look>();

  constructor(
    private readonly helps: Helps,
    private readonly draw: Omit<Draw, 'fate' | 'fateIsFresh'>,
    private readonly extra: ExtraCards,
  ) {
    this.verdict = new Verdict(helps);
    this.deck = Array.from({ length: STANDARD_CARDS + draw.jokers }, (_, card) => card).filter(
      (card) => card !== draw.seen,
    );
    // Of two equal prices Przemiana takes one by its suit.
    const named = extra.conversion === undefined ? SUITS.map((_, suit) => suit) : [];
    this.likeSuits = named.filter(
      (suit) => !countsAsTested(suit, helps) && (draw.seen === undefined || suitOf(draw.seen) !== suit),
    );
    if (draw.seen !== undefined) this.take(draw.seen);
  }

  /** All hands of the cards drawn at first. */
  deal(from: number): void {
    if (this.hand.length === this.draw.cards) {
      this.alike = this.waysToNameSuits();
      if (this.alike > 0) this.addExtra(0);
      return;
    }
    for (let index = from; index < this.deck.length; index++) {
      this.take(this.deck[index]!);
      this.deal(index + 1);
      this.putBack();
    }
  }

  odds(): Distribution<number> {
    const known = this.draw.seen === undefined ? 0 : 1;
    const left = this.deck.length - (this.draw.cards - known);
    return Distribution.of(
      this.results.flatMap((counts, extra) => {
        let ways = 1n;
        for (let drawn = extra; drawn < this.results.length; drawn++) ways *= BigInt(left - drawn);
        return [...counts].map(([result, count]) => [result, BigInt(count) * ways] as const);
      }),
    );
  }

  /** All cards that style VI brings, after so many. */
  private addExtra(extra: number): void {
    const reached = this.extra.perseverance ? this.sums.filter((sum) => sum >= PERSEVERANCE_POINTS).length : 0;
    if (extra >= reached) this.convert(extra);
    else this.forEachNext(() => this.addExtra(extra + 1));
  }

  /** All cards that Przemiana buys, after so many extra cards. */
  private convert(extra: number): void {
    const { given, result } = this.look();
    if (given === undefined) {
      this.count(extra, result);
      return;
    }
    const before = this.hand;
    this.hand = before.filter((card) => !given.includes(card));
    this.forEachNext(() => this.convert(extra + 1));
    this.hand = before;
  }

  private forEachNext(visit: () => void): void {
    for (const card of this.deck) {
      if (this.isDrawn.has(card)) continue;
      this.take(card);
      visit();
      this.putBack();
    }
  }

  /** What Przemiana gives up of the hand, and what the hand comes to when it gives up nothing. */
  private look(): Look {
    const { conversion } = this.extra;
    if (conversion === undefined) return this.judge(undefined);
    // What is left of different hands is often the same.
    const key = String.fromCharCode(...this.hand);
    let look = this.looks.get(key);
    if (look === undefined) {
      look = this.judge(conversion);
      this.looks.set(key, look);
    }
    return look;
  }

  private judge(conversion: ConversionSource | undefined): Look {
    const withoutJokers = this.verdict.passesWithoutJokers(this.hand);
    const given =
      withoutJokers || conversion === undefined ? undefined : cheapestPrice(this.hand, this.helps, conversion);
    const joker = this.hand.some(isJoker);
    const passed = withoutJokers || (joker && this.verdict.passesWithJokers(this.hand));
    return { given, result: pack({ passed, withoutJokers, joker, spent: 0 }) };
  }

  private count(extra: number, result: number): void {
    while (this.results.length <= extra) this.results.push(new Map());
    const counts = this.results[extra]!;
    counts.set(result, (counts.get(result) ?? 0) + this.alike);
  }

  private take(card: number): void {
    this.hand.push(card);
    this.isDrawn.add(card);
    this.grow(card, 1);
  }

  private putBack(): void {
    const card = this.hand.pop()!;
    this.isDrawn.delete(card);
    this.grow(card, -1);
  }

  private grow(card: number, sign: number): void {
    if (isJoker(card)) return;
    const suit = countsAsTested(suitOf(card), this.helps) ? TESTED : suitOf(card);
    this.sums[suit]! += sign * this.helps.points[rankOf(card)]!;
  }

  /** How many hands are this one with other names for like suits; 0 for all but one of them. */
  private waysToNameSuits(): number {
    const held = this.likeSuits.map((like) =>
      this.hand.reduce(
        (mask, card) => (!isJoker(card) && suitOf(card) === like ? mask | (1 << rankOf(card)) : mask),
        0,
      ),
    );
    if (held.some((mask, index) => index > 0 && mask > held[index - 1]!)) return 0;
    const ways = [1, 1, 2, 6][held.length]!;
    const different = new Set(held).size;
    return different === held.length ? ways : different === 1 ? 1 : ways / 2;
  }
}
