import type { Chance, Deck } from '../../src/systems/chance.ts';

/** Dice that show, and decks that deal, what a test row says: one list, in the order in which the rule asks. */
export class ScriptedChance implements Chance {
  private at = 0;

  constructor(private readonly script: readonly number[]) {}

  get unused(): number {
    return this.script.length - this.at;
  }

  die(sides: number): number {
    const face = this.next();
    if (face < 1 || face > sides) throw new Error(`a die with ${sides} sides cannot show ${face}`);
    return face;
  }

  deck(cards: number): Deck {
    const left = new Set(Array.from({ length: cards }, (_, card) => card));
    const remove = (card: number) => {
      if (!left.delete(card)) throw new Error(`card ${card} is not in the deck`);
    };
    return {
      get left() {
        return left.size;
      },
      draw: () => {
        const card = this.next();
        remove(card);
        return card;
      },
      remove,
    };
  }

  private next(): number {
    if (this.at === this.script.length) throw new Error(`the rule asks for more than the ${this.at} scripted`);
    return this.script[this.at++]!;
  }
}
