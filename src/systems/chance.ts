import { assertDrawable } from '../random/bounded.ts';
import type { Purpose } from '../random/purpose.ts';
import type { TrialStreams } from '../random/trial-stream.ts';

/**
 * Where a rule gets its dice and cards from. The rule does not know whether they are random, scripted by a test or
 * gone through one by one by brute force.
 */
export interface Chance {
  /** The face of a die, 1..sides. */
  die(sides: number, purpose?: Purpose): number;
  /** A deck of so many cards, numbered from 0, from which cards are drawn without being put back. */
  deck(cards: number, purpose?: Purpose): Deck;
}

export interface Deck {
  /** The cards not yet drawn. */
  readonly left: number;
  /** Draws one of the cards that are left, each with the same chance. @throws RangeError when none is left */
  draw(): number;
  /** Takes a known card out of the deck: one that lies on the table, or was drawn before. */
  remove(card: number): void;
}

/** A partial Fisher-Yates shuffle: the cards drawn so far stand first. */
export class ShuffledDeck implements Deck {
  private readonly cards: Int32Array;
  private readonly swaps: Int32Array;
  private drawn = 0;

  constructor(
    readonly size: number,
    private readonly below: (bound: number) => number,
  ) {
    this.cards = Int32Array.from({ length: size }, (_, card) => card);
    this.swaps = new Int32Array(size);
  }

  get left(): number {
    return this.size - this.drawn;
  }

  draw(): number {
    if (this.drawn >= this.size) throw new RangeError(`a deck of ${this.size} cards has none left`);
    return this.take(this.drawn + this.below(this.size - this.drawn));
  }

  remove(card: number): void {
    const at = this.cards.indexOf(card, this.drawn);
    if (at < 0) throw new RangeError(`card ${card} is not in the deck`);
    this.take(at);
  }

  /** Puts everything back in order, so that a trial depends on nothing that was drawn before it. */
  restore(): void {
    while (this.drawn > 0) {
      this.drawn--;
      this.swap(this.drawn, this.swaps[this.drawn]!);
    }
  }

  private take(at: number): number {
    this.swaps[this.drawn] = at;
    this.swap(this.drawn, at);
    return this.cards[this.drawn++]!;
  }

  private swap(a: number, b: number): void {
    const card = this.cards[a]!;
    this.cards[a] = this.cards[b]!;
    this.cards[b] = card;
  }
}

/** The random dice and cards of simulated trials. */
export class TrialChance implements Chance {
  private readonly decks: ShuffledDeck[] = [];
  private decksAsked = 0;

  constructor(private readonly streams: TrialStreams) {}

  /** Goes to the start of a trial. */
  begin(trial: number): void {
    this.streams.begin(trial);
    this.decksAsked = 0;
  }

  die(sides: number, purpose: Purpose = 'test-dice'): number {
    assertDrawable(sides);
    return this.streams.for(purpose).below(sides) + 1;
  }

  /** A trial that asks for the same decks in the same order as the one before it is given those again. */
  deck(cards: number, purpose: Purpose = 'test-cards'): Deck {
    const at = this.decksAsked++;
    const known = this.decks[at];
    if (known?.size === cards && known instanceof PurposeDeck && known.purpose === purpose) {
      known.restore();
      return known;
    }
    const deck = new PurposeDeck(cards, purpose, this.streams);
    this.decks[at] = deck;
    return deck;
  }
}

class PurposeDeck extends ShuffledDeck {
  constructor(
    size: number,
    readonly purpose: Purpose,
    streams: TrialStreams,
  ) {
    const stream = streams.for(purpose);
    super(size, (bound) => stream.below(bound));
  }
}
