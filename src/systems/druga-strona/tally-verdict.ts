import { KING, SUITS } from '../playing-cards.ts';
import { HEARTS, type Helps, TESTED } from './helps.ts';
import { NO_CARD, type Tally } from './tally.ts';
import { CONCENTRATION_CARDS, CONCENTRATION_POINTS } from './verdict.ts';

/** What the jokers of a hand have become: kings that count, or with style II kings of other suits. */
interface Kings {
  readonly tested: number;
  readonly hearts: number;
  readonly others: number;
}

/** Judges tallies: an independent statement of what `Verdict` says card by card. */
export class TallyVerdict {
  private readonly needed: number;
  private readonly king: number;

  constructor(private readonly helps: Helps) {
    this.needed = Math.ceil(helps.needed / 2);
    this.king = helps.points[KING]!;
  }

  /** @param drawn the cards of the test, jokers included */
  passes(tally: Tally, jokers: number, drawn: number): boolean {
    const { contemplation, breaks, concentration } = this.helps;
    if (contemplation && tally.figures + jokers >= breaks) return true;
    if (concentration === null || concentration.afterRecolour || drawn < CONCENTRATION_CARDS) {
      // A king that counts is the best card for everything that is looked at here.
      return this.reaches(tally, { tested: jokers, hearts: 0, others: 0 }, drawn);
    }
    for (let hearts = 0; hearts <= jokers; hearts++) {
      for (let others = 0; hearts + others <= jokers; others++) {
        if (this.reaches(tally, { tested: jokers - hearts - others, hearts, others }, drawn)) return true;
      }
    }
    return false;
  }

  /** The fewest of the spendable Fate cards with which a failed test passes; undefined when none do. Points alone count. */
  fewestToSpend(
    tally: Pick<Tally, 'points' | 'best' | 'spendable' | 'spendableOther'>,
    jokers: number,
    fateJokers: number,
  ): number | undefined {
    const best = this.helps.recolour ? tally.best : 0;
    const short = this.needed - tally.points - jokers * this.king - best;
    const swap = this.helps.recolour ? Math.max(0, tally.spendableOther - best) : 0;
    let gained = 0;
    for (let index = 0; index <= fateJokers + tally.spendable.length; index++) {
      const gain = index < fateJokers ? this.king : (tally.spendable[index - fateJokers] ?? 0);
      // With this many cards: the best that count, or all but the last of them and another to recolour.
      if (gained + Math.max(gain, swap) >= short) return index + 1;
      gained += gain;
    }
    return undefined;
  }

  private reaches(tally: Tally, kings: Kings, drawn: number): boolean {
    if (this.pointsOf(tally, kings, drawn, 0, false) >= this.needed) return true;
    if (!this.helps.recolour) return false;
    const best = Math.max(tally.best, kings.others > 0 ? this.king : 0);
    if (best > 0 && this.pointsOf(tally, kings, drawn, best, false) >= this.needed) return true;
    return tally.alone > 0 && this.pointsOf(tally, kings, drawn, tally.alone, true) >= this.needed;
  }

  /** @param recoloured the points of the card given the suit tested, or 0; `empties` when it was alone in its suit */
  private pointsOf(tally: Tally, kings: Kings, drawn: number, recoloured: number, empties: boolean): number {
    const { support, concentration, heartsConverted } = this.helps;
    const counting = kings.tested + (heartsConverted ? kings.hearts : 0);
    let points = tally.points + counting * this.king + recoloured;
    if (support !== null) points += this.support(tally, kings, counting, recoloured);
    if (concentration !== null && drawn >= CONCENTRATION_CARDS) {
      let tested = tally.counting | (kings.tested > 0 ? 1 << TESTED : 0);
      let others = Math.max(tally.others, Math.min(1, kings.others));
      if (kings.hearts > 0) {
        if (heartsConverted) tested |= 1 << HEARTS;
        else others = Math.max(others, 1);
      }
      if (concentration.afterRecolour) {
        tested = tested > 0 || recoloured > 0 ? 1 : 0;
        if (empties) others--;
      }
      const present = others + ((tested >> TESTED) & 1) + (tested & 1);
      const missing = SUITS.length - present;
      points += CONCENTRATION_POINTS * (concentration.once ? Math.min(1, missing) : missing);
    }
    return points;
  }

  private support(tally: Tally, kings: Kings, counting: number, recoloured: number): number {
    const inHand = this.helps.support === 'hand';
    const completed = inHand ? kings.tested + kings.hearts + kings.others : counting + (recoloured > 0 ? 1 : 0);
    if (tally.looked + completed < 2) return 0;
    const least = Math.min(tally.least, recoloured > 0 ? recoloured : NO_CARD, completed > 0 ? this.king : NO_CARD);
    if (!inHand) return least;
    // The best card that does not count is the highest unless it was recoloured.
    const most = Math.max(tally.most, recoloured, counting > 0 ? this.king : 0);
    const other = Math.max(
      tally.best,
      tally.alone,
      kings.tested + kings.hearts + kings.others > counting ? this.king : 0,
    );
    return most >= other ? least : 0;
  }
}
