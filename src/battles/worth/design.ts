import { z } from 'zod';
import { SCRIPTS } from '../../skirmish/lists/names.ts';
import { POLICY_IDS } from '../../skirmish/policies/registry.ts';
import { TRAITS } from '../../skirmish/traits/traits.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { InputError } from '../../text/input-error.ts';
import { unknownName } from '../../text/nearest.ts';
import { YamlFile } from '../../text/yaml-file.ts';
import { changedRulings, readRulingGrid } from '../battle-rulings.ts';
import { checkPairing } from '../check-pairing.ts';
import { type CreatedBand, findCreatedBand } from '../load-band.ts';
import { findScenario } from '../load-scenario.ts';
import { idOf, pathOf, shippedNames } from '../shipped-files.ts';
import { bilingual, whole } from '../yaml-values.ts';
import type { WorthCell } from './cell.ts';

const GREATEST_BATTLES = 1_000_000;
const MOST_CELLS = 10_000;

/** What prices are an average over, and how much each part counts. */
export interface WorthDesign {
  readonly id: string;
  readonly title: Bilingual;
  readonly note: Bilingual | undefined;
  readonly cells: readonly WorthCell[];
  /** Battles for each variant in each cell. */
  readonly battles: number;
  readonly seed: string;
  /** Whether the report measures it. */
  readonly report: boolean;
}

const weight = z.number().positive().max(1000);
const weights = z.record(z.string(), weight).refine((found) => Object.keys(found).length > 0, 'allowed: at least one');

/** A file of worth/. */
export const worthSchema = z.strictObject({
  title: bilingual,
  note: bilingual.optional(),
  hosts: z
    .array(
      z.strictObject({
        band: z.string(),
        figure: z.string().describe('whose traits and PŻ are changed'),
        weight: weight.default(1),
      }),
    )
    .min(1),
  scenarios: weights.describe('names or files, and how much each counts'),
  scripts: z.partialRecord(z.enum(SCRIPTS), weight).describe('how much each counts'),
  policies: z.partialRecord(z.enum(POLICY_IDS), weight).describe('how much each counts'),
  rulings: z.record(z.string(), z.string()).default({}).describe('the option of each, in all cells'),
  battles: whole(2, GREATEST_BATTLES).describe('for each variant in each cell'),
  seed: z.string().min(1).default('hyperputer'),
  report: z.boolean().default(false).describe('whether the report measures it'),
});

/** What may be asked instead of what the file says. */
export interface DesignChanges {
  readonly scenarios?: readonly string[] | undefined;
  /** `band` or `band:figure`; of a band alone the first figure. */
  readonly hosts?: readonly string[] | undefined;
  readonly scripts?: readonly string[] | undefined;
  readonly policies?: readonly string[] | undefined;
  readonly rulings?: Readonly<Record<string, string>> | undefined;
}

type WorthFile = z.output<typeof worthSchema>;

/** The design of a file, or the one of this name that comes with the program. @throws InputError with file, line and key */
export function findDesign(nameOrPath: string, changes: DesignChanges = {}): WorthDesign {
  const path = pathOf('worth', nameOrPath);
  const file = YamlFile.read(path);
  const written = file.parse(worthSchema);
  const { title, note, battles, seed, report } = written;
  const cells = cellsOf(changedBy(written, changes), (keys, read) => {
    const [part, key] = keys;
    // What was asked for instead does not stand in the file.
    const isAsked = part === 'rulings' ? changes.rulings?.[key] !== undefined : changes[part] !== undefined;
    return isAsked ? read() : located(file, keys, read);
  });
  if (cells.length === 0) throw new InputError(`${path}: there is no cell: name a script and a policy`);
  if (cells.length > MOST_CELLS) {
    throw new InputError(`${path}: there are ${cells.length} cells; allowed: at most ${MOST_CELLS}`);
  }
  return { id: idOf('worth', path), title, note, cells, battles, seed, report };
}

/** The designs that come with the program and that the report measures. @throws InputError with file, line and key */
export function reportedDesigns(): WorthDesign[] {
  return shippedNames('worth')
    .map((name) => findDesign(name))
    .filter(({ report }) => report);
}

/** What is asked for counts as much as everything else that is. */
function changedBy(written: WorthFile, { scenarios, hosts, scripts, policies, rulings }: DesignChanges): WorthFile {
  const even = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 1]));
  return {
    ...written,
    ...(scenarios === undefined ? {} : { scenarios: even(scenarios) }),
    ...(hosts === undefined ? {} : { hosts: hosts.map(hostOf) }),
    ...(scripts === undefined ? {} : { scripts: even(known('script', scripts, SCRIPTS)) }),
    ...(policies === undefined ? {} : { policies: even(known('policy', policies, POLICY_IDS)) }),
    rulings: { ...written.rulings, ...rulings },
  };
}

function hostOf(text: string): WorthFile['hosts'][number] {
  const at = text.lastIndexOf(':');
  if (at > 0) return { band: text.slice(0, at), figure: text.slice(at + 1), weight: 1 };
  return { band: text, figure: findCreatedBand(text).band.figures[0]!.id, weight: 1 };
}

function known(kind: string, names: readonly string[], all: readonly string[]): readonly string[] {
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new InputError(unknownName(kind, unknown, all));
  return names;
}

function cellsOf(
  { hosts, scenarios, scripts, policies, rulings: options }: WorthFile,
  at: <T>(keys: readonly [part: keyof DesignChanges, key: string | number], read: () => T) => T,
): WorthCell[] {
  const found = hosts.map(({ band, figure, weight: own }, index) => {
    const host = at(['hosts', index], () => findCreatedBand(band));
    return { host, figure: at(['hosts', index], () => placeOf(host, figure)), weight: own };
  });
  for (const [id, option] of Object.entries(options)) {
    at(['rulings', id], () => readRulingGrid(id, [option]));
  }
  const rulings = changedRulings(options);
  const cells: WorthCell[] = [];
  for (const [name, ofScenario] of Object.entries(scenarios)) {
    const scenario = at(['scenarios', name], () => findScenario(name));
    for (const { host, figure, weight: ofHost } of found) {
      checkPairing(scenario, host.band);
      for (const [script, ofScript] of Object.entries(scripts)) {
        for (const [policy, ofPolicy] of Object.entries(policies)) {
          const ofCell = ofScenario * ofHost * ofScript * ofPolicy;
          cells.push({ scenario, host, figure, script, policy, rulings, weight: ofCell });
        }
      }
    }
  }
  return cells;
}

function placeOf({ band }: CreatedBand, figure: string): number {
  const ids = band.figures.map(({ id }) => id);
  const place = ids.indexOf(figure);
  if (place < 0) throw new InputError(unknownName(`figure of ${band.id}`, figure, ids));
  return place;
}

/** Names the place in the file where the fault stands. */
function located<T>(file: YamlFile, keys: readonly PropertyKey[], read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof InputError) throw file.errorAt(keys, error.message);
    throw error;
  }
}

/** The traits of these names, or all for which the rulebook prints a price. @throws InputError */
export function traitsNamed(names: readonly string[]): string[] {
  const all = Object.keys(TRAITS);
  if (names.length === 0) return all.filter((id) => TRAITS[id]!.pc !== null);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new InputError(`trait ${twice} is given twice`);
  return [...known('trait', names, all)];
}
