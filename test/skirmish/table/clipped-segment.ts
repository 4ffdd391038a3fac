/**
 * Whether the closed segment from (0, 0) to (dx, dy) meets the closed unit square around (fx, fy), by clipping the
 * segment against the four edges (Liang and Barsky) with exact fractions.
 */
export function isClipped(dx: number, dy: number, fx: number, fy: number): boolean {
  const spans = [spanWithin(dx, fx), spanWithin(dy, fy)];
  if (spans.includes('nowhere')) return false;
  const limits = spans.flatMap((span) => (typeof span === 'string' ? [] : [span]));
  const starts = [...limits.map(([start]) => start), { over: 0, under: 1 }];
  const ends = [...limits.map(([, end]) => end), { over: 1, under: 1 }];
  return starts.every((start) => ends.every((end) => start.over * end.under <= end.over * start.under));
}

/** A fraction whose denominator is positive. */
interface Fraction {
  readonly over: number;
  readonly under: number;
}

/** Where along the segment, as a share of it, one coordinate is within half a cell of f. */
function spanWithin(d: number, f: number): readonly [Fraction, Fraction] | 'everywhere' | 'nowhere' {
  if (d === 0) return f === 0 ? 'everywhere' : 'nowhere';
  const sign = Math.sign(d);
  const under = 2 * Math.abs(d);
  const edges = [sign * (2 * f - 1), sign * (2 * f + 1)].sort((a, b) => a - b);
  return [
    { over: edges[0]!, under },
    { over: edges[1]!, under },
  ];
}
