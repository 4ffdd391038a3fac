import { cardOf, isJoker, JACK, KING, RANKS, rankOf, SUITS, suitOf } from '../playing-cards.ts';
import { countsAsTested, type Helps, TESTED } from './helps.ts';

/** Style II asks for at least so many cards, extra ones included, and gives so many points. */
export const CONCENTRATION_CARDS = 5;
export const CONCENTRATION_POINTS = 5;

/** The test passes when the cards on the table reach the points needed, in the best legal use of all helps. */
export class Verdict {
  /** What a joker may have to become: only the highest card of the suit tested unless a style looks at its rank or suit. */
  private readonly copies: readonly number[];
  private readonly suits: number[] = [];
  private readonly ranks: number[] = [];
  private readonly ofRank = new Int8Array(RANKS + 1);

  constructor(private readonly helps: Helps) {
    const { concentration, reflection, run } = helps;
    // Only styles IX and XI can prefer a lower card, and only style II one of another suit.
    const suits = concentration === null ? [SUITS[TESTED]!] : SUITS;
    const ranks = reflection || run > 0 ? Array.from({ length: RANKS }, (_, index) => index + 1) : [KING];
    this.copies = suits.flatMap((suit) => ranks.map((rank) => cardOf(suit, rank)));
  }

  /** Jokers are ignored. */
  passesWithoutJokers(cards: readonly number[]): boolean {
    this.layOut(cards);
    return this.passes(cards.length);
  }

  /** Every joker becomes the card that serves best. */
  passesWithJokers(cards: readonly number[]): boolean {
    this.layOut(cards);
    return this.completes(cards.length - this.ranks.length, cards.length);
  }

  private layOut(cards: readonly number[]): void {
    this.suits.length = 0;
    this.ranks.length = 0;
    for (const card of cards) if (!isJoker(card)) this.add(card);
  }

  private add(card: number): void {
    this.suits.push(suitOf(card));
    this.ranks.push(rankOf(card));
  }

  private completes(jokers: number, drawn: number, first = 0): boolean {
    if (jokers === 0) return this.passes(drawn);
    for (let index = first; index < this.copies.length; index++) {
      this.add(this.copies[index]!);
      const passed = this.completes(jokers - 1, drawn, index);
      this.suits.pop();
      this.ranks.pop();
      if (passed) return true;
    }
    return false;
  }

  private passes(drawn: number): boolean {
    const { contemplation, breaks, recolour, needed } = this.helps;
    if (contemplation && this.ranks.filter((rank) => rank >= JACK).length >= breaks) return true;
    if (this.halves(-1, drawn) >= needed) return true;
    if (!recolour) return false;
    for (let index = 0; index < this.suits.length; index++) {
      if (!countsAsTested(this.suits[index]!, this.helps) && this.halves(index, drawn) >= needed) return true;
    }
    return false;
  }

  /** Twice the points when the card at that place has been given the suit tested. */
  private halves(recoloured: number, drawn: number): number {
    const { support, concentration, run } = this.helps;
    const { suits, ranks, ofRank } = this;
    ofRank.fill(0);
    for (const rank of ranks) ofRank[rank]!++;
    let points = 0;
    for (let index = 0; index < ranks.length; index++) {
      if (this.isTested(index, recoloured)) points += this.pointsOf(ranks[index]!);
    }
    if (support !== null) points += this.support(support, recoloured);
    if (concentration !== null && drawn >= CONCENTRATION_CARDS) {
      const present = new Set(suits.map((suit, index) => (this.keepsSuit(index, recoloured) ? suit : TESTED)));
      const missing = SUITS.length - present.size;
      points += CONCENTRATION_POINTS * (concentration.once ? Math.min(1, missing) : missing);
    }
    return 2 * points + (run > 0 ? run * this.cardsInRuns() : 0);
  }

  private isTested(index: number, recoloured: number): boolean {
    return index === recoloured || countsAsTested(this.suits[index]!, this.helps);
  }

  private keepsSuit(index: number, recoloured: number): boolean {
    return !this.helps.concentration!.afterRecolour || !this.isTested(index, recoloured);
  }

  /** The points of a card of that rank; style IX doubles ranks that are there more than once, but no figures. */
  private pointsOf(rank: number): number {
    const points = this.helps.points[rank]!;
    return this.helps.reflection && rank < JACK && this.ofRank[rank]! > 1 ? 2 * points : points;
  }

  /** Style I: what the highest card gains from the lowest, if the highest counts. */
  private support(scope: 'hand' | 'suit', recoloured: number): number {
    let highest = 0;
    let lowest = Number.POSITIVE_INFINITY;
    let counts = false;
    let cards = 0;
    for (let index = 0; index < this.ranks.length; index++) {
      const isTested = this.isTested(index, recoloured);
      if (scope === 'suit' && !isTested) continue;
      cards++;
      const points = this.pointsOf(this.ranks[index]!);
      lowest = Math.min(lowest, points);
      if (points > highest) {
        highest = points;
        counts = isTested;
      } else if (points === highest) counts ||= isTested;
    }
    return cards > 1 && counts ? lowest : 0;
  }

  /** Style XI: the most cards that fit into runs of two or more, laid upwards; a card waiting for its second goes first. */
  private cardsInRuns(): number {
    let waiting = 0;
    let runs = 0;
    let placed = 0;
    for (let rank = 1; rank <= RANKS; rank++) {
      const cards = this.ofRank[rank]!;
      const started = Math.min(cards, waiting);
      const continued = Math.min(cards - started, runs);
      placed += 2 * started + continued;
      runs = started + continued;
      waiting = cards - runs;
    }
    return placed;
  }
}
