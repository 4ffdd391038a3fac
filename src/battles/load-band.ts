import type { Band } from '../skirmish/spec.ts';
import { YamlFile } from '../text/yaml-file.ts';
import { bandSchema } from './figure-schema.ts';
import { refuseRepeated, weaponsAt } from './load-weapons.ts';
import { idOf, pathOf, shippedNames } from './shipped-files.ts';

/** The band of a file. @throws InputError with file, line and key */
export function loadBand(path: string): Band {
  const file = YamlFile.read(path);
  const { name, figures } = file.parse(bandSchema);
  return {
    id: idOf('bands', path),
    name,
    figures: Object.entries(figures).map(([id, figure]) => {
      refuseRepeated(file, ['figures', id, 'weapons'], figure.weapons);
      refuseRepeated(file, ['figures', id, 'traits'], figure.traits);
      return {
        id,
        name: figure.name,
        hp: figure.hp,
        spd: figure.spd,
        weapons: weaponsAt(file, ['figures', id, 'weapons'], figure.weapons),
        traits: figure.traits,
      };
    }),
  };
}

/** The band of a file, or the one of this name that comes with the program. @throws InputError */
export function findBand(nameOrPath: string): Band {
  return loadBand(pathOf('bands', nameOrPath));
}

/** All bands that come with the program, by name. */
export function listBands(): Band[] {
  return shippedNames('bands').map(findBand);
}
