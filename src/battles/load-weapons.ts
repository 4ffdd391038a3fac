import type { Weapon } from '../skirmish/spec.ts';
import { unknownName } from '../text/nearest.ts';
import { YamlFile } from '../text/yaml-file.ts';
import { weaponOf, weaponsSchema } from './figure-schema.ts';
import { WEAPONS_FILE } from './shipped-files.ts';

let weapons: ReadonlyMap<string, Weapon> | undefined;

/** All weapons, by id; the file is read once. */
function allWeapons(): ReadonlyMap<string, Weapon> {
  weapons ??= new Map(
    Object.entries(YamlFile.read(WEAPONS_FILE).parse(weaponsSchema).weapons).map(([id, found]) => [
      id,
      weaponOf(id, found),
    ]),
  );
  return weapons;
}

/** All weapons that come with the program, in the order of their file. */
export function listWeapons(): Weapon[] {
  return [...allWeapons().values()];
}

/** The weapons that a list in a file names. @throws InputError about the first unknown or repeated one */
export function weaponsAt(file: YamlFile, keys: readonly PropertyKey[], names: readonly string[]): Weapon[] {
  const known = allWeapons();
  return names.map((name, index) => {
    const weapon = known.get(name);
    if (weapon === undefined) throw file.errorAt([...keys, index], unknownName('weapon', name, [...known.keys()]));
    return weapon;
  });
}

/** @throws InputError about a name that a list in a file has twice */
export function refuseRepeated(file: YamlFile, keys: readonly PropertyKey[], names: readonly string[]): void {
  const index = names.findIndex((name, place) => names.indexOf(name) < place);
  if (index >= 0) throw file.errorAt([...keys, index], `'${names[index]}' is listed twice`);
}
