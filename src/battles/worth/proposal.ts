import { PRINTED_PRICES, type PriceList } from '../creation.ts';
import type { Price, Worth } from './price.ts';

/** Another price for a trait. Prices are what it costs in PC: those of traits that pay are below 0. */
export interface PriceChange {
  readonly trait: string;
  readonly printed: number;
  readonly proposed: number;
  readonly fair: Price;
  /** The fair price is none that a trait of its sign may have: the trait itself should change. */
  readonly atLimit: boolean;
}

/** A price list that differs from the printed one in as little as the battles demand. */
export interface Proposal {
  readonly changes: readonly PriceChange[];
  /** Of traits that no price mends, those whose printed price is the limit already. */
  readonly atLimitAsPrinted: readonly string[];
}

/** A positive trait costs at least so many PC, and a negative one pays at least as many. */
const LEAST_PC = 1;

/**
 * New prices for what the battles say is wrongly priced, and for nothing else: the whole number of PC nearest to the fair
 * price, of two the one nearer to the print, on the side of 0 that the printed price is on.
 */
export function proposalOf(worths: readonly Worth[]): Proposal {
  const judged = worths.flatMap(({ change: { id, printed }, verdict, price }): PriceChange[] => {
    const isWrong = verdict === 'underpriced' || verdict === 'overpriced';
    if (!isWrong || printed === null || price === null) return [];
    const nearest = nearestWhole(price.pc, printed);
    const proposed = printed > 0 ? Math.max(LEAST_PC, nearest) : Math.min(-LEAST_PC, nearest);
    return [{ trait: id, printed, proposed, fair: price, atLimit: proposed !== nearest }];
  });
  return {
    changes: judged.filter(({ printed, proposed }) => proposed !== printed),
    atLimitAsPrinted: judged
      .filter(({ printed, proposed, atLimit }) => atLimit && proposed === printed)
      .map(({ trait }) => trait),
  };
}

/** The price list with the changes in it. */
export function pricesWith(changes: readonly PriceChange[]): PriceList {
  const changed = new Map(changes.map(({ trait, proposed }) => [trait, -proposed]));
  return (trait) => changed.get(trait) ?? PRINTED_PRICES(trait);
}

function nearestWhole(pc: number, printed: number): number {
  return pc > printed ? Math.ceil(pc - 0.5) : Math.floor(pc + 0.5);
}
