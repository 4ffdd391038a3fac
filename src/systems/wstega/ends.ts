import type { Effects, Marks } from './marks.ts';
import { pack } from './result.ts';

export interface Verdict {
  readonly success: boolean;
  readonly przebicie: number;
}

const NO_EFFECTS: Effects = { negative: { jack: 0, queen: 0, king: 0, joker: 0 }, positiveKing: false };

/** How tests ended, gathered by what their figures do. */
export class Ends {
  private readonly byMarks = new Map<string, Map<number, { readonly verdict: Verdict; weight: bigint }>>();

  constructor(private readonly marks: Marks) {}

  add(marks: string, verdict: Verdict, weight: bigint): void {
    let verdicts = this.byMarks.get(marks);
    if (verdicts === undefined) {
      verdicts = new Map();
      this.byMarks.set(marks, verdicts);
    }
    const key = 2 * verdict.przebicie + Number(verdict.success);
    const known = verdicts.get(key);
    if (known === undefined) verdicts.set(key, { verdict, weight });
    else known.weight += weight;
  }

  *packed(): Generator<readonly [number, bigint]> {
    for (const [marks, verdicts] of this.byMarks) {
      // A packed result is a sum of its parts.
      const ofVerdicts = [...verdicts.values()].map(
        ({ verdict, weight }) => [pack({ ...verdict, ...NO_EFFECTS }), weight] as const,
      );
      for (const [effects, ways] of this.marks.facts(marks)) {
        const ofEffects = pack({ success: false, przebicie: 0, ...effects });
        for (const [ofVerdict, weight] of ofVerdicts) yield [ofEffects + ofVerdict, ways * weight];
      }
    }
  }
}
