import { unknownName } from '../text/nearest.ts';
import type { YamlFile } from '../text/yaml-file.ts';
import type { ScenarioFile } from './scenario-schema.ts';

type Keys = readonly PropertyKey[];
type Thing = 'zone' | 'force' | 'objective' | 'effect';

/** Sees that every zone, force and objective that a scenario names is in it. @throws InputError with the nearest name */
export function checkNames(file: YamlFile, found: ScenarioFile): void {
  const known: Readonly<Record<Thing, readonly string[]>> = {
    zone: Object.keys(found.table.zones),
    force: Object.keys(found.forces),
    objective: Object.keys(found.objectives),
    effect: Object.keys(found.effects),
  };
  const check = (thing: Thing, keys: Keys, name: string | undefined) => {
    if (name !== undefined && !known[thing].includes(name)) {
      throw file.errorAt(keys, unknownName(thing, name, known[thing]));
    }
  };
  /** What names things by keys that are called after them. */
  const checkMembers = (keys: Keys, member: Readonly<Record<string, unknown>>) => {
    for (const thing of ['zone', 'force', 'objective', 'effect'] as const) {
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
  for (const [id, objective] of Object.entries(found.objectives)) {
    checkMembers(['objectives', id], objective);
    for (const [index, { zone }] of (objective.carried?.sectors ?? []).entries()) {
      check('zone', ['objectives', id, 'carried', 'sectors', index, 'zone'], zone);
    }
  }
  for (const [id, effect] of Object.entries(found.effects)) {
    checkMembers(['effects', id], effect);
    if (effect.kind === 'aura') checkTarget(file, ['effects', id, 'centre'], effect.centre, known);
    if (effect.kind === 'alarm') {
      for (const [index, force] of effect.watch.entries()) check('force', ['effects', id, 'watch', index], force);
    }
    if (effect.kind !== 'complication') continue;
    for (const [index, happening] of effect.does.entries()) {
      // A single happening stands without a list.
      const keys = effect.does.length === 1 ? ['effects', id, 'does'] : ['effects', id, 'does', index];
      checkMembers(keys, happening);
      if (happening.kind === 'arrival') check('force', [...keys, 'beside'], happening.beside);
      if (happening.kind === 'entries') {
        for (const [place, zone] of happening.zones.entries()) check('zone', [...keys, 'zones', place], zone);
      }
      if (happening.kind === 'pulse' && happening.centre !== undefined) {
        checkTarget(file, [...keys, 'centre'], happening.centre, known);
      }
      if ((happening.kind === 'time' || happening.kind === 'breakdown') && happening.within !== undefined) {
        checkTarget(file, [...keys, 'within', 'centre'], happening.within.centre, known);
      }
    }
  }
  checkMembers(['goal'], found.goal);
  if (found.goal.kind === 'defend') checkTarget(file, ['goal', 'target'], found.goal.target, { ...known, zone: [] });
  if (found.goal.kind === 'work') {
    check('objective', ['goal', 'instead'], found.goal.instead);
    check('zone', ['goal', 'exit'], found.goal.exit);
    check('zone', ['goal', 'home'], found.goal.home);
  }
  for (const list of ['wins', 'losses'] as const) {
    for (const [id, { all }] of Object.entries(found[list])) {
      all.forEach((condition, index) => {
        const keys = [list, id, 'all', index];
        checkMembers(keys, condition);
        if (condition.kind !== 'any') return;
        condition.of.forEach((one, place) => {
          checkMembers([...keys, 'of', place], one);
        });
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
