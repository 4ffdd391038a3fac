import { TRAITS } from '../../skirmish/traits/traits.ts';
import type { Bought } from '../load-band.ts';

/** Something whose worth is measured: what a figure is without it and with it. */
export interface Change {
  readonly id: string;
  /**
   * What it costs in PC by the rulebook: a positive trait costs, a negative one pays and is below 0. Null where none is
   * printed.
   */
  readonly printed: number | null;
  without(figure: Bought): Bought;
  with(figure: Bought): Bought;
  /** The trait whose uses are counted. */
  readonly counted?: string;
}

/** Whether a change is held against one PŻ more (1), as what costs is, or against one PŻ fewer (-1), as what pays is. */
export function currencyOf({ printed }: Change): 1 | -1 {
  return printed !== null && printed < 0 ? -1 : 1;
}

/** The worth of a trait. A figure that has it is measured without it; one that has it not, with it. */
export function traitChange(trait: string): Change {
  const { pc } = TRAITS[trait]!;
  const without = (figure: Bought) => ({ ...figure, traits: figure.traits.filter((own) => own !== trait) });
  return {
    id: trait,
    printed: pc === null ? null : -pc,
    without,
    with: (figure) => ({ ...figure, traits: [...without(figure).traits, trait] }),
    counted: trait,
  };
}

/** A figure with more PŻ or fewer, but at least 1. */
export function withHp(figure: Bought, more: number): Bought {
  return { ...figure, hp: Math.max(1, figure.hp + more) };
}
