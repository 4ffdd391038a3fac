/** Holm 1979: p-values of a family of tests, corrected so that one false alarm among all is as rare as each was. */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((_, index) => index).sort((a, b) => pValues[a]! - pValues[b]!);
  const corrected = new Array<number>(pValues.length);
  let least = 0;
  for (const [rank, index] of order.entries()) {
    least = Math.max(least, Math.min(1, pValues[index]! * (pValues.length - rank)));
    corrected[index] = least;
  }
  return corrected;
}
