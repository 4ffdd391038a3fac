import { distance } from 'fastest-levenshtein';

/** The share of letters that a slip may change. */
const SLIP = 0.4;

/** The known name closest to what was typed, or undefined when nothing is close enough to be a slip. */
export function nearestName(typed: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  // A slip leaves most letters as they were, and at least one.
  let bestDistance = Math.min(typed.length, Math.max(1, Math.floor(typed.length * SLIP)) + 1);
  for (const name of known) {
    const steps = distance(typed.toLowerCase(), name.toLowerCase());
    if (steps < bestDistance) {
      best = name;
      bestDistance = steps;
    }
  }
  return best;
}

/** `unknown <kind> 'x'; did you mean 'y'? Known: a, b, c` — the one form in which unknown names are reported. */
export function unknownName(kind: string, typed: string, known: readonly string[]): string {
  const nearest = nearestName(typed, known);
  const hint = nearest === undefined ? '' : `; did you mean '${nearest}'?`;
  return `unknown ${kind} '${typed}'${hint || '.'} Known: ${known.join(', ')}`;
}
