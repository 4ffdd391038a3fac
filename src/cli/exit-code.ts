/** What the program's exit codes mean: part of the product contract. */
export const EXIT = {
  done: 0,
  /** The answer is no: drift, or a stale quote. */
  no: 1,
  badInput: 2,
  internalFault: 3,
  /** Ctrl-C, as shells number it. */
  interrupted: 130,
} as const;
