import type { Marks } from './marks.ts';
import { pack } from './result.ts';

export interface Verdict {
  readonly success: boolean;
  readonly przebicie: number;
}

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
      for (const [effects, ways] of this.marks.facts(marks)) {
        for (const { verdict, weight } of verdicts.values()) {
          yield [pack({ ...verdict, ...effects }), ways * weight];
        }
      }
    }
  }
}
