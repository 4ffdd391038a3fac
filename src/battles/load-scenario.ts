import type {
  Condition,
  Effect,
  Ending,
  Force,
  Goal,
  Happening,
  Objective,
  Scenario,
  TableSpec,
} from '../skirmish/spec.ts';
import { InputError } from '../text/input-error.ts';
import { YamlFile } from '../text/yaml-file.ts';
import { findProfile } from './load-profiles.ts';
import { scaleFault } from './scale-fault.ts';
import { firstFault } from './scenario-faults.ts';
import { checkNames } from './scenario-names.ts';
import { type HappeningFile, type ScenarioFile, scenarioSchema, TERRAIN_PROPERTIES } from './scenario-schema.ts';
import { idOf, pathOf, shippedNames } from './shipped-files.ts';

/** The scenario of a file. @throws InputError with file, line and key */
export function loadScenario(path: string): Scenario {
  const file = YamlFile.read(path);
  const found = file.parse(scenarioSchema);
  checkNames(file, found);
  const scenario: Scenario = {
    id: idOf('scenarios', path),
    name: found.name,
    place: found.place,
    rounds: found.rounds,
    table: tableOf(found.table),
    deployment: found.deployment,
    forces: Object.entries(found.forces).map(([id, force]) => forceOf(file, id, force)),
    objectives: Object.entries(found.objectives).map(
      ([id, { test = [], zone = null, force = null, carried = null, ...facts }]): Objective => ({
        ...facts,
        id,
        zone,
        force,
        tests: test,
        carried,
      }),
    ),
    effects: Object.entries(found.effects).map(([id, effect]) => effectOf(id, effect)),
    goal: goalOf(found.goal),
    wins: endingsOf(found.wins),
    losses: endingsOf(found.losses),
    atLimit: found['at-limit'],
    dark: found.dark,
    epoch: found.epoch,
    ...(found.scales === undefined ? {} : { scales: found.scales }),
  };
  const fault = firstFault(scenario) ?? scaleFault(scenario);
  if (fault !== undefined) throw file.errorAt(fault.keys, fault.message);
  return scenario;
}

/** The scenario of a file, or the one of this name that comes with the program. @throws InputError */
export function findScenario(nameOrPath: string): Scenario {
  return loadScenario(pathOf('scenarios', nameOrPath));
}

/** All scenarios that come with the program, by name. */
export function listScenarios(): Scenario[] {
  return shippedNames('scenarios').map(findScenario);
}

function effectOf(id: string, effect: ScenarioFile['effects'][string]): Effect {
  switch (effect.kind) {
    case 'complication':
      return { ...effect, id, does: effect.does.map(happeningOf) };
    case 'wave':
    case 'barricades':
    case 'aura':
    case 'explosion':
      return { ...effect, id };
    case 'trap':
    case 'alarm':
    case 'blast': {
      const { test, ...facts } = effect;
      return { ...facts, id, tests: test };
    }
    case 'panic':
      return { ...effect, id, fears: effect.fears ?? null };
  }
}

function happeningOf(found: HappeningFile): Happening {
  switch (found.kind) {
    case 'arrival':
      return { ...found, beside: found.beside ?? null };
    case 'pulse':
      return { ...found, centre: found.centre ?? null };
    case 'time':
    case 'breakdown':
      return { ...found, within: found.within ?? null };
    default:
      return found;
  }
}

function tableOf({ width, height, cell, terrain, zones }: ScenarioFile['table']): TableSpec {
  return {
    width,
    height,
    cell,
    terrain: Object.entries(terrain).map(([id, { name, properties, shapes }]) => {
      const [blocks, cover, soft, difficult, climb, door] = TERRAIN_PROPERTIES.map((property) =>
        properties.includes(property),
      );
      return {
        id,
        name,
        blocks: blocks!,
        cover: cover!,
        soft: soft!,
        difficult: difficult!,
        climb: climb!,
        door: door!,
        shapes,
      };
    }),
    zones: Object.entries(zones).map(([id, { name, use, shapes }]) => ({ id, name, use, shapes })),
  };
}

function forceOf(file: YamlFile, id: string, found: ScenarioFile['forces'][string]): Force {
  const { count, side, zones, escorted, object, starts, route } = found;
  const printed = profileAt(file, ['forces', id, 'profile'], found.profile);
  const profile = { ...printed, hp: found.hp ?? printed.hp, spd: found.spd ?? printed.spd };
  const algorithm = found.algorithm ?? profile.algorithm;
  return { id, profile, count, side, algorithm, zones, target: found.target ?? null, escorted, object, starts, route };
}

function profileAt(file: YamlFile, keys: readonly PropertyKey[], name: string) {
  try {
    return findProfile(name);
  } catch (error) {
    if (error instanceof InputError) throw file.errorAt(keys, error.message);
    throw error;
  }
}

function goalOf(goal: ScenarioFile['goal']): Goal {
  if (goal.kind !== 'work') return goal;
  return { ...goal, instead: goal.instead ?? null, exit: goal.exit ?? null, home: goal.home ?? null };
}

function endingsOf(endings: ScenarioFile['wins']): Ending[] {
  return Object.entries(endings).map(([id, { name, when, all }]) => ({
    id,
    name,
    when,
    all: all satisfies Condition[],
  }));
}
