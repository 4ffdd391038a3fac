import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { ALGORITHMS, SCRIPTS } from '../skirmish/lists/names.ts';
import { POLICY_IDS } from '../skirmish/policies/registry.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { InputError } from '../text/input-error.ts';
import { YamlFile } from '../text/yaml-file.ts';
import type { BattleCase, BattleGrid } from './battle-grid.ts';
import { casesOf } from './battle-grid.ts';
import { PAIRED_BY, type PairedBy } from './case-pairs.ts';
import { DEFAULTS } from './defaults.ts';
import { gridOf } from './named-grid.ts';
import { bilingual, whole } from './yaml-values.ts';

/** Battles that the report shows. */
export interface BattleStudy {
  readonly id: string;
  readonly title: Bilingual;
  readonly note: Bilingual | undefined;
  readonly grid: BattleGrid;
  readonly cases: readonly BattleCase[];
  /** Whether the lines of the priority lists are shown too. */
  readonly lines: boolean;
  /** Whether it is shown how often the traits of the bands did something. */
  readonly traits: boolean;
  /** By what the cases are paired, to be compared battle by battle with its first value; undefined where they are not. */
  readonly pairs: PairedBy | undefined;
  /** Battles for each case. */
  readonly battles: number;
  readonly seed: string;
}

const EXTENSION = '.yaml';
const SHIPPED = fileURLToPath(new URL('../../scenarios/teohiphip/battles', import.meta.url));

const GREATEST_BATTLES = 1_000_000;

function namesOf<T extends z.ZodType<string>>(name: T, byDefault: string) {
  return z.union([z.literal('all'), z.array(name).min(1)]).default([byDefault] as z.output<T>[]);
}

const settingValues = z.union([z.literal('all'), z.array(z.union([z.number(), z.string()])).min(1)], {
  error: 'allowed: a list of numbers, a list of names, or all',
});

/** A file of battles/. */
export const battleStudySchema = z.strictObject({
  title: bilingual,
  note: bilingual.optional(),
  scenarios: z.array(z.string()).min(1),
  bands: namesOf(z.string(), DEFAULTS.band),
  scripts: namesOf(z.enum([...SCRIPTS, ...ALGORITHMS]), DEFAULTS.script),
  policies: namesOf(z.enum(POLICY_IDS), DEFAULTS.policy),
  settings: z.record(z.string(), settingValues).default({}).describe("paths: 'hyperputer list scenarios'"),
  rulings: z.record(z.string(), z.array(z.string()).min(1)).default({}),
  lines: z.boolean().default(false).describe('show how often each line of each priority list was read and acted on'),
  traits: z.boolean().default(false).describe('show how often each trait of the bands did something'),
  pairs: z
    .enum(Object.keys(PAIRED_BY) as PairedBy[])
    .optional()
    .describe('compare the same battles of each of these with those of the first'),
  battles: whole(1, GREATEST_BATTLES).describe('for each combination'),
  seed: z.string().min(1).default('hyperputer'),
});

/** The study of a file. @throws InputError with file, line and key */
export function loadBattleStudy(path: string): BattleStudy {
  const file = YamlFile.read(path);
  const { title, note, lines, traits, pairs, battles, seed, ...names } = file.parse(battleStudySchema);
  try {
    const grid = gridOf(names);
    checkPairs(pairs, grid);
    return {
      id: basename(path, EXTENSION),
      title,
      note,
      grid,
      cases: casesOf(grid).cases,
      lines,
      traits,
      pairs,
      battles,
      seed,
    };
  } catch (error) {
    if (error instanceof InputError) throw file.errorAt(placeOf(error, { ...names, pairs }), error.message);
    throw error;
  }
}

/** @throws InputError where there is nothing to compare the first with */
function checkPairs(pairs: PairedBy | undefined, grid: BattleGrid): void {
  if (pairs === undefined || grid[pairs].length > 1) return;
  throw new InputError(`${pairs} has one value; allowed: two or more, the first to compare the others with`, 'pairs');
}

/** The key that an error is about; `about` may also be a setting. */
function placeOf({ about }: InputError, names: object): string[] {
  if (about === undefined) return [];
  return about in names ? [about] : ['settings', about];
}

/** The studies that come with the program, by name. */
export function listBattleStudies(): BattleStudy[] {
  const files = readdirSync(SHIPPED).filter((name) => name.endsWith(EXTENSION));
  return files.sort().map((name) => loadBattleStudy(join(SHIPPED, name)));
}
