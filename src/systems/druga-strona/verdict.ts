import { cardOf, isJoker, JACK, KING, RANKS, rankOf, SUITS, suitOf } from '../playing-cards.ts';
import { countedSuit, type Helps, SECOND, TESTED } from './helps.ts';

/** Style II asks for at least so many cards, extra ones included, and gives so many points. */
export const CONCENTRATION_CARDS = 5;
export const CONCENTRATION_POINTS = 5;

/** A suit that the test asks for, and its difficulty. */
interface Aim {
  readonly suit: number;
  /** In halves. */
  readonly needed: number;
  readonly breaks: number;
}

const NO_CARD = -1;

/** The test passes when the cards on the table reach the points needed, in the best legal use of all helps. */
export class Verdict {
  private readonly aims: readonly Aim[];
  /** By aim: what it lacks before the helps that may go to one suit only, and what style I would give it. */
  private readonly lacks: Int32Array;
  private readonly supports: Int32Array;
  /** What a joker may have to become: only the highest card of a suit tested unless a style looks at its rank or suit. */
  private readonly copies: readonly number[];
  private readonly suits: number[] = [];
  private readonly ranks: number[] = [];
  private readonly ofRank = new Int8Array(RANKS + 1);

  constructor(private readonly helps: Helps) {
    const { concentration, reflection, run, support, second, needed, breaks } = helps;
    const first = { suit: TESTED, needed, breaks };
    this.aims = second === null ? [first] : [first, { suit: SECOND, needed: second.needed, breaks: second.breaks }];
    this.lacks = new Int32Array(this.aims.length);
    this.supports = new Int32Array(this.aims.length);
    // Only styles IX and XI can prefer a lower card, or I so as to leave the highest to the other suit; only II one of any suit.
    const suits = concentration === null ? this.aims.map(({ suit }) => SUITS[suit]!) : SUITS;
    const ofAnyRank = reflection || run > 0 || (support !== null && second !== null);
    const ranks = ofAnyRank ? Array.from({ length: RANKS }, (_, index) => index + 1) : [KING];
    this.copies = suits.flatMap((suit) => ranks.map((rank) => cardOf(suit, rank)));
  }

  /** Jokers are ignored. */
  passesWithoutJokers(cards: readonly number[]): boolean {
    this.layOut(cards);
    return this.leastLack(cards.length, 0) <= 0;
  }

  /** Every joker becomes the card that serves best. */
  passesWithJokers(cards: readonly number[]): boolean {
    this.layOut(cards);
    return this.leastLackWith(cards.length - this.ranks.length, cards.length, 0) <= 0;
  }

  /** The most points of the first suit that the cards can come to, jokers ignored. */
  pointsWithoutJokers(cards: readonly number[]): number {
    this.layOut(cards);
    return (this.helps.needed - this.leastLack(cards.length, Number.NEGATIVE_INFINITY)) / 2;
  }

  /** The same when every joker becomes the card that serves best. */
  pointsWithJokers(cards: readonly number[]): number {
    this.layOut(cards);
    const lack = this.leastLackWith(cards.length - this.ranks.length, cards.length, Number.NEGATIVE_INFINITY);
    return (this.helps.needed - lack) / 2;
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

  /** The least lack over all that the jokers may become; looks no further once it is no more than `enough`. */
  private leastLackWith(jokers: number, drawn: number, enough: number, first = 0): number {
    if (jokers === 0) return this.leastLack(drawn, enough);
    let least = Number.POSITIVE_INFINITY;
    for (let index = first; index < this.copies.length && least > enough; index++) {
      this.add(this.copies[index]!);
      least = Math.min(least, this.leastLackWith(jokers - 1, drawn, enough, index));
      this.suits.pop();
      this.ranks.pop();
    }
    return least;
  }

  /** The least lack over all cards that may be recoloured. */
  private leastLack(drawn: number, enough: number): number {
    let least = this.lack(NO_CARD, NO_CARD, drawn);
    if (!this.helps.recolour) return least;
    for (const { suit } of this.aims) {
      for (let index = 0; index < this.suits.length && least > enough; index++) {
        if (countedSuit(this.suits[index]!, this.helps) === suit) continue;
        least = Math.min(least, this.lack(index, suit, drawn));
      }
    }
    return least;
  }

  /** The half points that the suit worst off still lacks when the card at that place has been given the suit. */
  private lack(recoloured: number, given: number, drawn: number): number {
    const { aims, lacks, supports, helps, ranks, ofRank } = this;
    const { second } = helps;
    ofRank.fill(0);
    for (const rank of ranks) ofRank[rank]!++;
    if (helps.contemplation && second?.figures === 'sum' && this.figures() >= helps.breaks + second.breaks) return 0;
    const common = this.concentration(recoloured, given, drawn);
    for (let aim = 0; aim < aims.length; aim++) {
      const { suit, needed } = aims[aim]!;
      let points = common;
      for (let index = 0; index < ranks.length; index++) {
        if (this.suitAt(index, recoloured, given) === suit) points += this.pointsOf(ranks[index]!);
      }
      lacks[aim] = needed - 2 * points;
      supports[aim] = helps.support === null ? 0 : 2 * this.support(helps.support, suit, recoloured, given);
    }
    const runs = helps.run > 0 ? helps.run * this.cardsInRuns() : 0;
    let least = Number.POSITIVE_INFINITY;
    for (let helped = 0; helped < aims.length; helped++) {
      for (let lowered = 0; lowered < aims.length; lowered++)
        least = Math.min(least, this.worst(helped, lowered, runs));
    }
    return least;
  }

  /** The most that a suit lacks when what may go to one suit only goes to these. */
  private worst(helped: number, lowered: number, runs: number): number {
    const { second, contemplation, support } = this.helps;
    let worst = Number.NEGATIVE_INFINITY;
    for (let aim = 0; aim < this.aims.length; aim++) {
      let lack = this.lacks[aim]!;
      if (aim === helped || (support === 'suit' && second?.support === 'each')) lack -= this.supports[aim]!;
      if (aim === lowered || second?.runs === 'each') lack -= runs;
      if (contemplation && second?.figures !== 'sum' && this.figures() >= this.aims[aim]!.breaks)
        lack = Math.min(0, lack);
      worst = Math.max(worst, lack);
    }
    return worst;
  }

  private figures(): number {
    let figures = 0;
    for (let rank = JACK; rank <= KING; rank++) figures += this.ofRank[rank]!;
    return figures;
  }

  /** The suit that the card at that place counts for. */
  private suitAt(index: number, recoloured: number, given: number): number {
    return index === recoloured ? given : countedSuit(this.suits[index]!, this.helps);
  }

  /** Style II: what each suit gains for suits that are missing. */
  private concentration(recoloured: number, given: number, drawn: number): number {
    const { concentration } = this.helps;
    if (concentration === null || drawn < CONCENTRATION_CARDS) return 0;
    let present = 0;
    for (let index = 0; index < this.suits.length; index++) {
      present |= 1 << (concentration.afterRecolour ? this.suitAt(index, recoloured, given) : this.suits[index]!);
    }
    let missing = 0;
    for (let suit = 0; suit < SUITS.length; suit++) if ((present & (1 << suit)) === 0) missing++;
    return CONCENTRATION_POINTS * (concentration.once ? Math.min(1, missing) : missing);
  }

  /** The points of a card of that rank; style IX doubles ranks that are there more than once, but no figures. */
  private pointsOf(rank: number): number {
    const points = this.helps.points[rank]!;
    return this.helps.reflection && rank < JACK && this.ofRank[rank]! > 1 ? 2 * points : points;
  }

  /** Style I: what the highest card gains from the lowest, if the highest counts for that suit. */
  private support(scope: 'hand' | 'suit', suit: number, recoloured: number, given: number): number {
    let highest = 0;
    let lowest = Number.POSITIVE_INFINITY;
    let counts = false;
    let cards = 0;
    for (let index = 0; index < this.ranks.length; index++) {
      const isOfSuit = this.suitAt(index, recoloured, given) === suit;
      if (scope === 'suit' && !isOfSuit) continue;
      cards++;
      const points = this.pointsOf(this.ranks[index]!);
      lowest = Math.min(lowest, points);
      if (points > highest) {
        highest = points;
        counts = isOfSuit;
      } else if (points === highest) counts ||= isOfSuit;
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
