/**
 * Colours that people with any of the common colour deficiencies can tell apart. Lines: Okabe and Ito 2008, without
 * the yellow that vanishes on paper; more lines than colours take a scheme that also differs in lightness.
 */
export const SERIES_COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#56b4e9', '#e69f00', '#000000'];

export const SERIES_SCHEME = 'viridis';

/** From the worst failure to the mildest, and from the plainest success to the best: ColorBrewer oranges and blues. */
const FAILURES = ['#7f2704', '#b34d0a', '#e6761f', '#f9a560', '#fdd0a2'];
const SUCCESSES = ['#c6dbef', '#6baed6', '#2879b9', '#08306b'];

/** Colours for a scale of outcomes of which the first `worse` are failures. */
export function outcomeColours(outcomes: number, worse: number): string[] {
  return [...spread(FAILURES, worse), ...spread(SUCCESSES, outcomes - worse)];
}

/** `count` colours from a scale, as far apart as they can be; a scale that is too short repeats its last. */
function spread(scale: readonly string[], count: number): string[] {
  if (count === 1) return [scale[Math.floor(scale.length / 2)]!];
  return Array.from({ length: count }, (_, index) => scale[Math.round((index * (scale.length - 1)) / (count - 1))]!);
}
