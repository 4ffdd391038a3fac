import type { SimulationProgress } from './run-shards.ts';

/** The progress of several runs, one after the other, as that of one. */
export class PartsProgress {
  #cellsBefore = 0;
  #trialsBefore = 0;

  /** @param whole cells and trials of all parts together */
  constructor(
    private readonly whole: { readonly cells: number; readonly trials: number },
    private readonly onProgress: ((progress: SimulationProgress) => void) | undefined,
  ) {}

  /** What the next part tells its progress to. */
  next(): ((progress: SimulationProgress) => void) | undefined {
    const { whole, onProgress } = this;
    if (onProgress === undefined) return undefined;
    const [cellsBefore, trialsBefore] = [this.#cellsBefore, this.#trialsBefore];
    return ({ cellsDone, trialsDone }) => {
      this.#cellsBefore = cellsBefore + cellsDone;
      this.#trialsBefore = trialsBefore + trialsDone;
      onProgress({ ...whole, cellsDone: this.#cellsBefore, trialsDone: this.#trialsBefore });
    };
  }
}
