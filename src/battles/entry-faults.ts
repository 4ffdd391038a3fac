import { openedLater } from '../skirmish/engine/battle.ts';
import type { Effect, Force, Scenario } from '../skirmish/spec.ts';
import type { Fault } from './scenario-faults.ts';

/** Ways in that may be closed or are not open yet: every force that is to arrive keeps one that is open. */
export function entryFaults(scenario: Scenario): Fault[] {
  const opened = openedLater(scenario.effects);
  return scenario.forces.flatMap((force) => {
    const open = force.zones.filter((zone) => !opened.has(zone));
    const keys = ['forces', force.id, 'zones'];
    if (open.length === 0)
      return [{ keys, message: 'all of them are opened later; allowed: at least one that is open' }];
    const left = open.length - closings(scenario.effects, open);
    if (force.starts || left > 0) return [];
    return [{ keys, message: 'all that are open may be closed; allowed: at least one more than are closed' }];
  });
}

/** How many of the zones may be closed in a battle at most. */
function closings(effects: readonly Effect[], zones: Force['zones']): number {
  const times = effects.flatMap((effect) => {
    if (effect.kind !== 'complication') return [];
    const closed = effect.does.flatMap((each) =>
      each.kind === 'entries' && each.change === 'close' ? each.zones : [],
    );
    const own = new Set(closed.filter((zone) => zones.includes(zone)));
    return [Math.min(own.size, effect.rounds.length)];
  });
  return times.reduce((sum, each) => sum + each, 0);
}
