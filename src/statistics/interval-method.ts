/** Every interval the program shows covers with this probability, in percent. */
export const CONFIDENCE_PERCENT = 95;

export const INTERVAL_METHODS = ['wilson', 'clopper-pearson'] as const;
export type IntervalMethod = (typeof INTERVAL_METHODS)[number];

export interface Interval {
  readonly low: number;
  readonly high: number;
}
