import type { Effect, Scenario } from '../skirmish/spec.ts';
import type { Fault } from './scenario-faults.ts';

/** An alarm is raised by those who fight the players, each by one alarm. */
export function alarmFaults({ forces, effects }: Scenario): Fault[] {
  const alarms = effects.filter((effect) => effect.kind === 'alarm');
  const faults = alarms.flatMap(({ id, watch }) =>
    watch.flatMap((force, index): Fault[] => {
      const side = forces.find((each) => each.id === force)?.side;
      const keys = ['effects', id, 'watch', index];
      const isOpposed = side !== 'players' && side !== 'neutrals';
      if (!isOpposed)
        return [{ keys, message: `'${force}' is of the side ${side}, which the players do not hide from` }];
      return isWatchedBefore(alarms, id, force) ? [{ keys, message: `'${force}' keeps watch for another alarm` }] : [];
    }),
  );
  return faults;
}

function isWatchedBefore(alarms: readonly Extract<Effect, { kind: 'alarm' }>[], id: string, force: string): boolean {
  const before = alarms.slice(
    0,
    alarms.findIndex((alarm) => alarm.id === id),
  );
  return before.some(({ watch }) => watch.includes(force));
}
