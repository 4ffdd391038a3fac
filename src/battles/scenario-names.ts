import { unknownName } from '../text/nearest.ts';
import type { YamlFile } from '../text/yaml-file.ts';
import type { ScenarioFile } from './scenario-schema.ts';

type Keys = readonly PropertyKey[];
type Thing = 'zone' | 'force' | 'objective';

/** Sees that every zone, force and objective that a scenario names is in it. @throws InputError with the nearest name */
export function checkNames(file: YamlFile, found: ScenarioFile): void {
  const known: Readonly<Record<Thing, readonly string[]>> = {
    zone: Object.keys(found.table.zones),
    force: Object.keys(found.forces),
    objective: Object.keys(found.objectives),
  };
  const check = (thing: Thing, keys: Keys, name: string | undefined) => {
    if (name !== undefined && !known[thing].includes(name)) {
      throw file.errorAt(keys, unknownName(thing, name, known[thing]));
    }
  };
  /** What names things by keys that are called after them. */
  const checkMembers = (keys: Keys, member: Readonly<Record<string, unknown>>) => {
    for (const thing of ['zone', 'force', 'objective'] as const) {
      const name = member[thing];
      if (typeof name === 'string') check(thing, [...keys, thing], name);
    }
  };

  check('zone', ['deployment'], found.deployment);
  for (const [id, { zones, target }] of Object.entries(found.forces)) {
    zones.forEach((zone, index) => {
      check('zone', ['forces', id, 'zones', index], zone);
    });
    if (target !== undefined) checkTarget(file, ['forces', id, 'target'], target, known);
  }
  for (const [id, objective] of Object.entries(found.objectives)) checkMembers(['objectives', id], objective);
  for (const [id, effect] of Object.entries(found.effects)) {
    checkMembers(['effects', id], effect);
    if (effect.kind !== 'complication') continue;
    for (const [index, happening] of effect.does.entries()) {
      // A single happening stands without a list.
      const keys = effect.does.length === 1 ? ['effects', id, 'does'] : ['effects', id, 'does', index];
      checkMembers(keys, happening);
      if (happening.kind === 'arrival') check('force', [...keys, 'beside'], happening.beside);
      if (happening.kind === 'pulse') checkTarget(file, [...keys, 'centre'], happening.centre, known);
    }
  }
  checkMembers(['goal'], found.goal);
  if (found.goal.kind === 'work') check('zone', ['goal', 'exit'], found.goal.exit);
  for (const list of ['wins', 'losses'] as const) {
    for (const [id, { all }] of Object.entries(found[list])) {
      all.forEach((condition, index) => {
        checkMembers([list, id, 'all', index], condition);
      });
    }
  }
}

/** A target is one thing of any kind. */
function checkTarget(
  file: YamlFile,
  keys: Keys,
  target: string,
  known: Readonly<Record<Thing, readonly string[]>>,
): void {
  const kinds = (['force', 'zone', 'objective'] as const).filter((thing) => known[thing].includes(target));
  if (kinds.length === 0) {
    const names = [...known.force, ...known.zone, ...known.objective];
    throw file.errorAt(keys, unknownName('force, zone or objective', target, names));
  }
  if (kinds.length > 1) throw file.errorAt(keys, `'${target}' names two things: ${kinds.join(', ')}`);
}
