import { Presets, SingleBar } from 'cli-progress';
import type { SimulationProgress } from '../montecarlo/run-shards.ts';
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

  constructor(
    name: string,
    private readonly trialsName = 'trials',
  ) {
    this.bar = new SingleBar(
      {
        format: `${name} {percentage}% | {cells} cells | {rate} | {left} left`,
        stream: process.stderr,
        noTTYOutput: true,
        notTTYSchedule: LINE_MS,
        hideCursor: true,
      },
      Presets.shades_classic,
    );
  }

  update({ cellsDone, cells, trialsDone, trials }: SimulationProgress): void {
    const milliseconds = performance.now() - this.begun;
    if (milliseconds < QUIET_MS) return;
    // Exact odds have no trials: their work is counted in cells.
    const [done, all, unit] = trials > 0 ? [trialsDone, trials, this.trialsName] : [cellsDone, cells, 'cells'];
    const rate = (done / milliseconds) * 1000;
    const payload = {
      cells: `${cellsDone}/${cells}`,
      rate: `${grouped(Math.round(rate), 'en')} ${unit}/s`,
      left: duration((all - done) / rate),
    };
    if (this.shown) this.bar.update(done, payload);
    else this.bar.start(all, done, payload);
    this.shown = true;
  }

  stop(): void {
    if (this.shown) this.bar.stop();
  }
}

/** `45s`, `3m 05s`, `2h 10m`. */
function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  const minutes = Math.floor(whole / 60);
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  if (minutes === 0) return `${whole}s`;
  if (minutes < 60) return `${minutes}m ${twoDigits(whole % 60)}s`;
  return `${Math.floor(minutes / 60)}h ${twoDigits(minutes % 60)}m`;
}
