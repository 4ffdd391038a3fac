import { MOST_FIGURES } from '../skirmish/engine/roster.ts';
import type { Condition, Effect, Ending, PlainCondition, Scenario } from '../skirmish/spec.ts';
import { mapFaults } from '../skirmish/table/map-faults.ts';
import { valueAt } from '../text/schema-keys.ts';
import { alarmFaults } from './alarm-faults.ts';
import { carriedFaults } from './carried-faults.ts';
import { entryFaults } from './entry-faults.ts';
import { specialFaults } from './special-faults.ts';

/** Something that a scenario cannot be played with, and where in its file. */
export interface Fault {
  readonly keys: readonly PropertyKey[];
  readonly message: string;
}

/** What a scenario cannot be played with although every value is allowed and every name known, if anything. */
export function firstFault(scenario: Scenario): Fault | undefined {
  return [
    ...figureFaults(scenario),
    ...thingFaults(scenario),
    ...arrivalFaults(scenario),
    ...entryFaults(scenario),
    ...alarmFaults(scenario),
    ...conditionFaults(scenario),
    ...endingFaults(scenario),
    ...carriedFaults(scenario),
    ...specialFaults(scenario),
    ...mapFaults(scenario).map(({ keys, message }) => ({ keys: keysInFile(scenario, keys), message })),
  ][0];
}

/** The keys of a place in a scenario as its file has them: what is a list there is named by ids in the file. */
function keysInFile(scenario: Scenario, keys: readonly PropertyKey[]): PropertyKey[] {
  return keys.map((key, index) => {
    const id = valueAt(scenario, [...keys.slice(0, index + 1), 'id']);
    return typeof key === 'number' && typeof id === 'string' ? id : key;
  });
}

function figureFaults({ forces }: Scenario): Fault[] {
  const figures = forces.reduce((sum, { count }) => sum + count, 0);
  // A band has at least one.
  const most = MOST_FIGURES - 1;
  if (figures <= most) return [];
  return [{ keys: ['forces'], message: `there are ${figures} figures; allowed: at most ${most}, besides the band` }];
}

/** A thing stays where it is. */
function thingFaults({ forces }: Scenario): Fault[] {
  return forces.flatMap(({ id, object, escorted }) => {
    if (!object || !escorted) return [];
    return [{ keys: ['forces', id, 'escorted'], message: 'an object is not led along; allowed: false' }];
  });
}

/** A force that is not there from the start needs an effect that brings it, and one that is there needs none. */
function arrivalFaults({ forces, effects }: Scenario): Fault[] {
  const brought = new Set(effects.flatMap(forcesOf));
  return forces.flatMap(({ id, starts }) => {
    if (starts && brought.has(id)) {
      return [{ keys: ['forces', id], message: 'an effect brings this force; it needs starts: false' }];
    }
    if (!starts && !brought.has(id)) {
      return [{ keys: ['forces', id, 'starts'], message: 'no effect brings this force; allowed: true' }];
    }
    return [];
  });
}

/** The forces that an effect brings. */
function forcesOf(effect: Effect): string[] {
  if (effect.kind === 'wave' || effect.kind === 'alarm') return [effect.force];
  if (effect.kind !== 'complication') return [];
  return effect.does.flatMap((happening) => (happening.kind === 'arrival' ? [happening.force] : []));
}

/** Conditions and the goal speak of figures that are there, and that can still lose what they are to lose. */
function conditionFaults(scenario: Scenario): Fault[] {
  const spoken = [
    ...allConditions(scenario),
    ...('force' in scenario.goal ? [{ condition: scenario.goal, keys: ['goal'] }] : []),
  ];
  return spoken.flatMap(({ condition, keys }): Fault[] => {
    if (condition.kind === 'side-eliminated' && condition.side !== 'players') {
      const { side } = condition;
      const has = scenario.forces.some((force) => force.side === side && force.count > 0);
      return has ? [] : [{ keys: [...keys, 'side'], message: `no figure is of the side ${side}` }];
    }
    if (!('force' in condition)) return [];
    const force = scenario.forces.find(({ id }) => id === condition.force)!;
    if (force.count === 0) return [{ keys: [...keys, 'force'], message: `'${force.id}' has no figures` }];
    if (condition.kind === 'neutralised' && condition.hp >= force.profile.hp) {
      const message = `'${force.id}' starts with ${force.profile.hp} PŻ; allowed: less than that`;
      return [{ keys: [...keys, 'hp'], message }];
    }
    if (condition.kind === 'standing' && condition.hp > force.profile.hp) {
      const message = `'${force.id}' starts with ${force.profile.hp} PŻ; allowed: at most that`;
      return [{ keys: [...keys, 'hp'], message }];
    }
    return [];
  });
}

/** No battle is over before it begins. */
function endingFaults(scenario: Scenario): Fault[] {
  const { wins, losses } = scenario;
  const none = wins.length === 0 ? [{ keys: ['wins'], message: 'there has to be a way to win' }] : [];
  const holding = [
    ...wins.map((ending) => ({ ending, keys: ['wins', ending.id] })),
    ...losses.map((ending) => ({ ending, keys: ['losses', ending.id] })),
  ].filter(({ ending }) => holdsAtSetUp(scenario, ending));
  return [...none, ...holding.map(({ keys }) => ({ keys, message: 'all of it is so before the battle begins' }))];
}

function holdsAtSetUp(scenario: Scenario, { when, all }: Ending): boolean {
  return when === 'at-once' && all.every((condition) => isSoAtSetUp(scenario, condition));
}

function isSoAtSetUp(scenario: Scenario, condition: Condition): boolean {
  const { deployment, forces } = scenario;
  if (condition.kind === 'any') return condition.of.some((one) => isSoAtSetUp(scenario, one));
  if (condition.kind === 'standing') return forces.some(({ id, starts }) => id === condition.force && starts);
  if (condition.kind === 'inside') return condition.zone === deployment;
  if (condition.kind !== 'reached') return false;
  return forces.some(({ id, zones }) => id === condition.force && zones.includes(condition.zone));
}

function allConditions(scenario: Scenario): { condition: PlainCondition; keys: PropertyKey[] }[] {
  return (['wins', 'losses'] as const).flatMap((list) =>
    scenario[list].flatMap(({ id, all }) =>
      all.flatMap((condition, index) => {
        const keys = [list, id, 'all', index];
        if (condition.kind !== 'any') return [{ condition, keys }];
        return condition.of.map((one, place) => ({ condition: one, keys: [...keys, 'of', place] }));
      }),
    ),
  );
}
