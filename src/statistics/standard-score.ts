/** How many standard errors the observed share lies from the exact probability. */
export function standardScore(hits: number, trials: number, probability: number): number {
  const difference = hits - trials * probability;
  if (difference === 0) return 0;
  return difference / Math.sqrt(trials * probability * (1 - probability));
}
