import { TRAITS } from '../skirmish/traits/traits.ts';
import { CREATION_DEFAULTS, type CreationOptions } from './creation-rulings.ts';

/** Tworzenie bandy agentów chaosu, System band i punkty kreacji. */
export const CREATION = {
  /** For a whole band. */
  pk: 12,
  /** What one PK buys instead of a PŻ. */
  pcPerPk: 3,
  figures: { min: 1, max: 3 },
  /** Bought for each figure. */
  hp: { min: 4, max: 8 },
} as const;

/** What is bought of a figure: its PŻ before traits change them, and its traits. */
export interface BoughtFigure {
  readonly id: string;
  readonly hp: number;
  readonly traits: readonly string[];
}

/** What a figure costs. */
export interface FigureSum {
  readonly id: string;
  /** PŻ paid for, each 1 PK. */
  readonly hp: number;
  /** PC that the negative traits give, and that the positive ones cost. */
  readonly gained: number;
  readonly spent: number;
  /** PC that only PK can pay: a figure's negatives pay for its own positives, and what they give too much is lost. */
  readonly owed: number;
  /** Whole PK for the PC owed; the PC that the last of them buys too many are lost. */
  readonly pkForPc: number;
  readonly pk: number;
}

/** What a band costs. */
export interface BandSum {
  readonly figures: readonly FigureSum[];
  readonly hp: number;
  readonly pkForPc: number;
  readonly pk: number;
}

/** The PC of a trait as the rulebook prints them: a positive trait is below 0, a negative one above. */
export type PriceList = (trait: string) => number;

/** That of the rulebook. Traits for which no PC are printed count as 0. */
export const PRINTED_PRICES: PriceList = (trait) => TRAITS[trait]?.pc ?? 0;

/** The PŻ, PC and PK of a band. */
export function sumOf(
  figures: readonly BoughtFigure[],
  options: CreationOptions = CREATION_DEFAULTS,
  priceOf: PriceList = PRINTED_PRICES,
): BandSum {
  const sums = figures.map((figure) => figureSum(figure, options, priceOf));
  const total = (part: (sum: FigureSum) => number) => sums.reduce((all, sum) => all + part(sum), 0);
  return { figures: sums, hp: total(({ hp }) => hp), pkForPc: total((sum) => sum.pkForPc), pk: total(({ pk }) => pk) };
}

/** The fewest and the most PŻ that a figure with these traits buys. */
export function hpRange(traits: readonly string[], options: CreationOptions): { min: number; max: number } {
  const { min, max } = CREATION.hp;
  const most = paidAtMost(traits, options);
  return { min: Math.min(min, most), max };
}

function figureSum({ id, hp, traits }: BoughtFigure, options: CreationOptions, priceOf: PriceList): FigureSum {
  const prices = traits.map(priceOf);
  const gained = prices.reduce((sum, pc) => sum + Math.max(0, pc), 0);
  const spent = prices.reduce((sum, pc) => sum + Math.max(0, -pc), 0);
  const owed = Math.max(0, spent - gained);
  const pkForPc = Math.ceil(owed / CREATION.pcPerPk);
  const paid = Math.min(hp, paidAtMost(traits, options));
  return { id, hp: paid, gained, spent, owed, pkForPc, pk: paid + pkForPc };
}

/** More PŻ than a trait allows are not paid for, by ruling. */
function paidAtMost(traits: readonly string[], options: CreationOptions): number {
  if (options['cherlawy.pays'] === 'minimum') return Number.POSITIVE_INFINITY;
  return Math.min(...traits.map((trait) => TRAITS[trait]?.hooks.hpAtMost ?? Number.POSITIVE_INFINITY));
}
