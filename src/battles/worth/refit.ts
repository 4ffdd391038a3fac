import { CREATION, PRINTED_PRICES, type PriceList, sumOf } from '../creation.ts';
import { CREATION_DEFAULTS } from '../creation-rulings.ts';
import type { CreatedBand } from '../load-band.ts';
import { type PriceChange, pricesWith } from './proposal.ts';

/** What a band buys, and what it pays. */
interface Purchase {
  readonly pk: number;
  /** PŻ bought for each of its figures. */
  readonly hp: readonly number[];
}

/** A band that keeps its figures and their traits under another price list. */
export interface Refit {
  readonly created: CreatedBand;
  readonly before: Purchase;
  /** PK that this would cost by the other list. */
  readonly repriced: number;
  /** Where no PŻ that a band may have fit into its PK, the fewest PŻ and what they would cost. */
  readonly after: Purchase;
  readonly isLegal: boolean;
}

/** Those of the bands that keep the rules of creation and have a trait with another price. */
export function refitsOf(bands: readonly CreatedBand[], changes: readonly PriceChange[]): Refit[] {
  const priceOf = pricesWith(changes);
  const isChanged = (trait: string) => changes.some((change) => change.trait === trait);
  return bands
    .filter(({ breaksRules, bought }) => breaksRules === null && bought.some(({ traits }) => traits.some(isChanged)))
    .map((created) => refit(created, priceOf));
}

/**
 * The band by another price list. A band that is too dear sells PŻ, one at a time, from the figure that has bought the most;
 * PK that the list sets free buy PŻ for the figure that has bought the fewest. Of figures that are alike, the first.
 */
export function refit(created: CreatedBand, priceOf: PriceList): Refit {
  const hp = created.bought.map((figure) => figure.hp);
  const before = { hp: [...hp], pk: costOf(created, hp, PRINTED_PRICES) };
  const cost = () => costOf(created, hp, priceOf);
  const repriced = cost();
  while (cost() > CREATION.pk) {
    const most = hp.indexOf(Math.max(...hp));
    if (hp[most]! <= CREATION.hp.min) break;
    hp[most]!--;
  }
  while (cost() < Math.min(before.pk, CREATION.pk)) {
    const fewest = hp.indexOf(Math.min(...hp));
    if (hp[fewest]! >= CREATION.hp.max) break;
    hp[fewest]!++;
  }
  const pk = cost();
  return { created, before, repriced, after: { hp, pk }, isLegal: pk <= CREATION.pk };
}

/** Whether a band has the PŻ that it had: it fights as it did. */
export function isSame({ before, after }: Refit): boolean {
  return before.hp.every((hp, figure) => hp === after.hp[figure]);
}

function costOf({ band, bought }: CreatedBand, hp: readonly number[], priceOf: PriceList): number {
  const figures = bought.map(({ traits }, figure) => ({ id: band.figures[figure]!.id, hp: hp[figure]!, traits }));
  return sumOf(figures, CREATION_DEFAULTS, priceOf).pk;
}
