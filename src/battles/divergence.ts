import { simulatorOf } from '../montecarlo/outcome-shard.ts';
import type { CourseStep } from '../skirmish/engine/course.ts';
import type { BattleLog, LogEvent } from '../skirmish/log/event.ts';
import type { BattleCase } from './battle-grid.ts';
import { outcomeCells } from './run-variants.ts';

/** One battle of both sides of a comparison. */
export interface Divergence {
  readonly battle: number;
  /** The logs of A and of B. */
  readonly logs: readonly [a: BattleLog, b: BattleLog];
  /** Where the two courses part; null when they stay in step to the end. */
  readonly point: DivergencePoint | null;
}

/** Where two courses part: the activation after which they are no longer in step, and the events that tell. */
export interface DivergencePoint {
  readonly round: number;
  /** The number of the activation in the battle, from 1; past the last when only the results differ. */
  readonly activation: number;
  /** Who acts in it in A and in B; null where the battle is over. */
  readonly figures: readonly [a: number | null, b: number | null];
  /** The first event that differs: its number in each log, from 0. */
  readonly events: readonly [a: number, b: number];
}

/** A battle of both, followed until their courses part. */
export function divergenceOf(a: BattleCase, b: BattleCase, battle: number, seed: string): Divergence {
  const [one, other] = outcomeCells([a, b], a.scenario.id).map((cell) =>
    simulatorOf(cell, seed).runFollowed(battle, seed),
  ) as [Followed, Followed];
  return { battle, logs: [one.log, other.log], point: pointOf(one, other) };
}

interface Followed {
  readonly log: BattleLog;
  readonly steps: readonly CourseStep[];
}

function pointOf(a: Followed, b: Followed): DivergencePoint | null {
  const most = Math.max(a.steps.length, b.steps.length);
  let index = 0;
  while (index < most && a.steps[index]?.course === b.steps[index]?.course) index++;
  const ends = [a, b].map(({ log }) => log.events.at(-1)!) as [LogEvent, LogEvent];
  if (index === most && sameEvent(ends[0], ends[1])) return null;
  const [stepA, stepB] = [a.steps[index], b.steps[index]];
  const events = firstApart(a, b, index);
  return {
    round: (stepA ?? stepB ?? a.steps.at(-1)!).round,
    activation: index + 1,
    figures: [stepA?.figure ?? null, stepB?.figure ?? null],
    events,
  };
}

/** The first events that differ from the last activation in step on: a round may begin differently before the next. */
function firstApart(a: Followed, b: Followed, index: number): readonly [a: number, b: number] {
  const startOf = ({ steps }: Followed) => (index === 0 ? 0 : steps[index - 1]!.event);
  const [fromA, fromB] = [startOf(a), startOf(b)];
  const [lastA, lastB] = [a.log.events.length - 1, b.log.events.length - 1];
  let ahead = 0;
  while (
    fromA + ahead < lastA &&
    fromB + ahead < lastB &&
    sameEvent(a.log.events[fromA + ahead]!, b.log.events[fromB + ahead]!)
  ) {
    ahead++;
  }
  return [fromA + ahead, fromB + ahead];
}

/** Whether two events are the same but for the PŻ that are left: who had more before has more now. */
function sameEvent(a: LogEvent, b: LogEvent): boolean {
  const text = (event: LogEvent) => JSON.stringify(event, (key, value) => (key === 'hp' ? undefined : value));
  return text(a) === text(b);
}
