import type { Condition, Effect, Scenario } from '../skirmish/spec.ts';
import type { Fault } from './scenario-faults.ts';

/** What the special rules of a scenario cannot be played with: what they are about is not of the kind that they need. */
export function specialFaults(scenario: Scenario): Fault[] {
  const { objectives, forces, effects, wins, losses } = scenario;
  const conditions = [
    ...wins.map(({ id, all }) => ({ keys: ['wins', id], all })),
    ...losses.map(({ id, all }) => ({ keys: ['losses', id], all })),
  ];
  return [
    // What is carried has faults of its own.
    ...objectives
      .filter(({ carried }) => carried === null)
      .flatMap(({ id, zone, force }) => placeFaults(scenario, ['objectives', id], zone, force)),
    ...effects.flatMap((effect) => panicFaults(effect, forces)),
    ...conditions.flatMap(({ keys, all }) =>
      all.flatMap((condition, index) => hatchingFaults([...keys, 'all', index], condition, effects)),
    ),
  ];
}

/** An objective is a place or somebody. */
function placeFaults({ forces }: Scenario, keys: PropertyKey[], zone: string | null, id: string | null): Fault[] {
  if (id === null) return zone === null ? [{ keys, message: 'needs a zone, or a force that it is' }] : [];
  if (zone !== null) return [{ keys: [...keys, 'force'], message: 'it has a zone; allowed: a zone or a force' }];
  const hasFigures = forces.some((force) => force.id === id && force.count > 0);
  return hasFigures ? [] : [{ keys: [...keys, 'force'], message: `'${id}' has no figures` }];
}

function panicFaults(effect: Effect, forces: Scenario['forces']): Fault[] {
  if (effect.kind !== 'panic' || forces.some(({ id, escorted }) => id === effect.force && escorted)) return [];
  const message = `'${effect.force}' acts by itself; allowed: a force that is escorted`;
  return [{ keys: ['effects', effect.id, 'force'], message }];
}

function hatchingFaults(keys: PropertyKey[], condition: Condition, effects: readonly Effect[]): Fault[] {
  if (condition.kind === 'any')
    return condition.of.flatMap((one, index) => hatchingFaults([...keys, 'of', index], one, effects));
  if (condition.kind !== 'hatched') return [];
  if (effects.some(({ id, kind }) => id === condition.effect && kind === 'complication')) return [];
  return [{ keys: [...keys, 'effect'], message: `'${condition.effect}' is no complication` }];
}
