import { Presets, SingleBar } from 'cli-progress';
import type { SimulationProgress } from '../montecarlo/simulate.ts';
import { grouped } from '../text/numbers.ts';

/** Runs shorter than this show no progress. */
const QUIET_MS = 1_000;

/** Without a terminal, one line in so many milliseconds. */
const LINE_MS = 2_000;

/** Cells done, trials a second and time left, on standard error: a bar on a terminal, plain lines elsewhere. */
export class ProgressLine {
  private readonly bar: SingleBar;
  private readonly begun = performance.now();
  private shown = false;

  constructor(name: string) {
    this.bar = new SingleBar(
      {
        format: `${name} {percentage}% | {cells} cells | {rate} trials/s | {eta_formatted} left`,
        stream: process.stderr,
        noTTYOutput: true,
        notTTYSchedule: LINE_MS,
        hideCursor: true,
        etaBuffer: 50,
      },
      Presets.shades_classic,
    );
  }

  update({ cellsDone, cells, trialsDone, trials }: SimulationProgress): void {
    const milliseconds = performance.now() - this.begun;
    if (milliseconds < QUIET_MS) return;
    const payload = { cells: `${cellsDone}/${cells}`, rate: grouped(Math.round((trialsDone / milliseconds) * 1000), 'en') };
    if (this.shown) this.bar.update(trialsDone, payload);
    else this.bar.start(trials, trialsDone, payload);
    this.shown = true;
  }

  stop(): void {
    if (this.shown) this.bar.stop();
  }
}
