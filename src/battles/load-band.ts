import type { Band } from '../skirmish/spec.ts';
import { bodyWith } from '../skirmish/traits/body.ts';
import { YamlFile } from '../text/yaml-file.ts';
import { type BandSum, type BoughtFigure, sumOf } from './creation.ts';
import { type CreationFault, creationFaults, faultInWords } from './creation-faults.ts';
import { bandSchema } from './figure-schema.ts';
import { refuseRepeated, weaponsAt } from './load-weapons.ts';
import { idOf, pathOf, shippedNames } from './shipped-files.ts';

/** A figure as it is bought: PŻ and SPD before its traits change them. */
export interface Bought {
  readonly hp: number;
  readonly spd: number;
  readonly traits: readonly string[];
}

/** A band with how it was made: a battle needs only the band. */
export interface CreatedBand {
  readonly band: Band;
  /** Its figures before their traits change their bodies, in the same order. */
  readonly bought: readonly Bought[];
  readonly sum: BandSum;
  /** Sentences about the rules of creation that it breaks. */
  readonly faults: readonly string[];
  /** Why it may break them; null when it breaks none. */
  readonly breaksRules: string | null;
}

/** The band of a file. @throws InputError with file, line and key, also when it breaks the rules of creation unsaid */
export function loadBand(path: string): Band {
  return loadCreated(path).band;
}

/** The band of a file, or the one of this name that comes with the program. @throws InputError */
export function findBand(nameOrPath: string): Band {
  return loadBand(pathOf('bands', nameOrPath));
}

/** The same with how it was made. @throws InputError */
export function findCreatedBand(nameOrPath: string): CreatedBand {
  return loadCreated(pathOf('bands', nameOrPath));
}

/** All bands that come with the program, by name. */
export function listBands(): Band[] {
  return listCreatedBands().map(({ band }) => band);
}

/** The same with how they were made. */
export function listCreatedBands(): CreatedBand[] {
  return shippedNames('bands').map((name) => loadCreated(pathOf('bands', name)));
}

function loadCreated(path: string): CreatedBand {
  const file = YamlFile.read(path);
  const { name, figures, 'breaks-rules': breaksRules = null } = file.parse(bandSchema);
  const written = Object.entries(figures).map(([id, figure]) => ({ id, ...figure }));
  const band: Band = {
    id: idOf('bands', path),
    name,
    figures: written.map(({ id, name: own, hp, spd, weapons, traits, epoch }) => {
      refuseRepeated(file, ['figures', id, 'weapons'], weapons);
      refuseRepeated(file, ['figures', id, 'traits'], traits);
      return {
        id,
        name: own,
        ...bodyWith(traits, { hp, spd }),
        weapons: weaponsAt(file, ['figures', id, 'weapons'], weapons),
        traits,
        epoch: epoch ?? null,
      };
    }),
  };
  const bought = written.map(({ hp, spd, traits }) => ({ hp, spd, traits }));
  return { band, bought, sum: sumOf(written), faults: checkCreation(file, written, breaksRules), breaksRules };
}

/** The faults that the file owns up to. @throws InputError about one that it does not, and about a confession of nothing */
function checkCreation(file: YamlFile, figures: readonly BoughtFigure[], breaksRules: string | null): string[] {
  const faults: CreationFault[] = creationFaults(figures);
  const [first] = faults;
  if (breaksRules === null && first !== undefined) {
    throw file.errorAt(first.keys, `${first.message}. A band that breaks the rules says why: 'breaks-rules'`);
  }
  if (breaksRules !== null && first === undefined) {
    throw file.errorAt(['breaks-rules'], 'the band breaks no rule of creation; leave the key out');
  }
  return faults.map(faultInWords);
}
