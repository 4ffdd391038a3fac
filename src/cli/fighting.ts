import type { WorthDesign } from '../battles/worth/design.ts';
import type { WorthOptions } from '../battles/worth/measure.ts';
import { ProgressLine } from './progress.ts';
import { type Session, withRunner } from './session.ts';

/** Fights the battles of a design, with workers and a progress line under a name. */
export function fighting<T>(
  name: string,
  { seed, battles }: WorthDesign,
  workers: number,
  session: Session,
  fight: (by: WorthOptions) => Promise<T>,
): Promise<T> {
  return withRunner(workers, async (runner) => {
    const progress = new ProgressLine(name, 'battles');
    try {
      return await fight({
        seed,
        battles,
        runner: await runner(),
        signal: session.signal,
        onProgress: (state) => progress.update(state),
      });
    } finally {
      progress.stop();
    }
  });
}
