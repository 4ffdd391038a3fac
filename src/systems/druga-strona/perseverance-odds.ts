import { Distribution } from '../../probability/distribution.ts';
import { isJoker, rankOf, STANDARD_CARDS, SUITS, suitOf } from '../playing-cards.ts';
import type { Draw } from './draws.ts';
import { PERSEVERANCE_POINTS } from './hand.ts';
import { countsAsTested, type Helps, TESTED } from './helps.ts';
import { pack } from './result.ts';
import { Verdict } from './verdict.ts';

/** Up to so many cards, hands with the extra cards of style VI are gone through in time. */
export const GREATEST_PERSEVERANCE = 3;

/**
 * The odds of a test with style VI: every hand as it is first drawn, then the extra cards one by one, as each may bring
 * another. Hands that differ only in which suits are which of those not tested are gone through once.
 */
export function perseveranceOdds(helps: Helps, draw: Omit<Draw, 'fate' | 'fateIsFresh'>): Distribution<number> {
  const hands = new PerseveranceHands(helps, draw);
  hands.deal(0);
  return hands.odds();
}

class PerseveranceHands {
  private readonly verdict: Verdict;
  private readonly deck: readonly number[];
  private readonly hand: number[] = [];
  private readonly sums = SUITS.map(() => 0);
  private readonly likeSuits: readonly number[];
  private alike = 1;
  /** Results by the number of extra cards: hands with as many are equally likely. */
  private readonly results: Map<number, number>[] = [...SUITS, null].map(() => new Map());

  constructor(
    private readonly helps: Helps,
    private readonly draw: Omit<Draw, 'fate' | 'fateIsFresh'>,
  ) {
    this.verdict = new Verdict(helps);
    this.deck = Array.from({ length: STANDARD_CARDS + draw.jokers }, (_, card) => card).filter(
      (card) => card !== draw.seen,
    );
    this.likeSuits = SUITS.map((_, suit) => suit).filter(
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
        for (let drawn = extra; drawn < SUITS.length; drawn++) ways *= BigInt(left - drawn);
        return [...counts].map(([result, count]) => [result, BigInt(count) * ways] as const);
      }),
    );
  }

  private addExtra(extra: number): void {
    const reached = this.sums.filter((sum) => sum >= PERSEVERANCE_POINTS).length;
    if (extra >= reached) {
      this.judge(extra);
      return;
    }
    for (const card of this.deck) {
      if (this.hand.includes(card)) continue;
      this.take(card);
      this.addExtra(extra + 1);
      this.putBack();
    }
  }

  private judge(extra: number): void {
    const withoutJokers = this.verdict.passesWithoutJokers(this.hand);
    const joker = this.hand.some(isJoker);
    const passed = withoutJokers || (joker && this.verdict.passesWithJokers(this.hand));
    const result = pack({ passed, withoutJokers, joker, spent: 0 });
    const counts = this.results[extra]!;
    counts.set(result, (counts.get(result) ?? 0) + this.alike);
  }

  private take(card: number): void {
    this.hand.push(card);
    this.grow(card, 1);
  }

  private putBack(): void {
    this.grow(this.hand.pop()!, -1);
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
