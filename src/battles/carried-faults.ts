import type { Condition, Objective, Scenario } from '../skirmish/spec.ts';
import type { Fault } from './scenario-faults.ts';

/** Sums of 2k6. */
const SUMS = Array.from({ length: 11 }, (_, index) => index + 2);

/** What speaks of a thing that is carried and means one that stays, or the other way round; and sectors with gaps. */
export function carriedFaults(scenario: Scenario): Fault[] {
  return [...scenario.objectives.flatMap((objective) => thingFaults(scenario, objective)), ...mentionFaults(scenario)];
}

function thingFaults({ rounds }: Scenario, { id, zone, force, carried, successes }: Objective): Fault[] {
  if (carried === null) return [];
  const keys = ['objectives', id];
  const faults: Fault[] = [];
  if (force !== null || (zone === null) === (carried.sectors.length === 0)) {
    faults.push({ keys, message: 'what is carried is no force and needs either a zone or sectors to appear in' });
  }
  if (successes !== 1)
    faults.push({ keys: [...keys, 'successes'], message: 'what is carried is taken with 1 success' });
  if (carried.round > rounds) {
    faults.push({ keys: [...keys, 'carried', 'round'], message: `the battle has ${rounds} rounds` });
  }
  const said = carried.sectors.flatMap(({ sums }) => sums);
  const missing = SUMS.filter((sum) => !said.includes(sum));
  const twice = SUMS.filter((sum) => said.indexOf(sum) !== said.lastIndexOf(sum));
  if (said.length > 0 && missing.length + twice.length > 0) {
    const message = `each sum 2..12 needs one sector; missing: ${listed(missing)}; in several: ${listed(twice)}`;
    faults.push({ keys: [...keys, 'carried', 'sectors'], message });
  }
  return faults;
}

function listed(numbers: readonly number[]): string {
  return numbers.length === 0 ? 'none' : numbers.join(', ');
}

/** Something that names an objective, and whether that has to be one that is carried. */
interface Mention {
  readonly objective: string;
  readonly wants: boolean;
  readonly keys: readonly PropertyKey[];
}

function mentionFaults(scenario: Scenario): Fault[] {
  return mentions(scenario).flatMap(({ objective: id, wants, keys }) => {
    const objective = scenario.objectives.find((each) => each.id === id);
    if (objective === undefined || (objective.carried !== null) === wants) return [];
    const message = wants
      ? `'${id}' is nothing that is carried`
      : `'${id}' is carried; allowed: an objective that stays`;
    return [{ keys: [...keys, 'objective'], message }];
  });
}

function mentions({ goal, effects, wins, losses }: Scenario): Mention[] {
  const aim = 'objective' in goal ? [{ objective: goal.objective, wants: goal.kind === 'seize', keys: ['goal'] }] : [];
  const ofEffects = effects.flatMap((effect): Mention[] => {
    const keys = ['effects', effect.id];
    if (effect.kind === 'complication') {
      return effect.does.flatMap((happening, index) => {
        const place = effect.does.length === 1 ? [...keys, 'does'] : [...keys, 'does', index];
        return happening.kind === 'jump' ? [{ objective: happening.objective, wants: true, keys: place }] : [];
      });
    }
    return 'objective' in effect ? [{ objective: effect.objective, wants: effect.kind === 'explosion', keys }] : [];
  });
  const ofEndings = Object.entries({ wins, losses }).flatMap(([list, endings]) =>
    endings.flatMap(({ id, all }) => all.flatMap((one, index) => ofCondition(one, [list, id, 'all', index]))),
  );
  return [...aim, ...ofEffects, ...ofEndings];
}

function ofCondition(condition: Condition, keys: readonly PropertyKey[]): Mention[] {
  if (condition.kind === 'any') return condition.of.flatMap((one, place) => ofCondition(one, [...keys, 'of', place]));
  if (!('objective' in condition)) return [];
  const wants = condition.kind === 'holds' || condition.kind === 'destroyed';
  return [{ objective: condition.objective, wants, keys }];
}
