import type { Profile } from '../skirmish/spec.ts';
import { YamlFile } from '../text/yaml-file.ts';
import { abilityOf, profileSchema } from './figure-schema.ts';
import { refuseRepeated, weaponsAt } from './load-weapons.ts';
import { idOf, shippedNames, shippedPath } from './shipped-files.ts';

const loaded = new Map<string, Profile>();

/** A profile that comes with the program. @throws InputError for an unknown name, with the nearest one */
export function findProfile(name: string): Profile {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const profile = loadProfile(shippedPath('profiles', name));
  loaded.set(name, profile);
  return profile;
}

/** All profiles that come with the program, by name. */
export function listProfiles(): Profile[] {
  return shippedNames('profiles').map(findProfile);
}

/** The profile of a file. @throws InputError with file, line and key */
function loadProfile(path: string): Profile {
  const file = YamlFile.read(path);
  const found = file.parse(profileSchema);
  refuseRepeated(file, ['weapons'], found.weapons);
  refuseRepeated(file, ['traits'], found.traits);
  return {
    id: idOf('profiles', path),
    name: found.name,
    place: found.place,
    hp: found.hp,
    spd: found.spd,
    weapons: weaponsAt(file, ['weapons'], found.weapons),
    traits: found.traits,
    abilities: Object.entries(found.abilities).map(([id, ability]) => abilityOf(id, ability)),
    algorithm: found.algorithm,
    secondAp: found['second-ap'],
    assumed: found.assumed ?? null,
  };
}
