import { z } from 'zod';
import type { Bilingual, Language } from '../../text/bilingual.ts';
import { type HappeningFile, type ScenarioFile, scenarioSchema } from '../scenario-schema.ts';

type Schema = z.core.JSONSchema.JSONSchema;
type Part = z.core.JSONSchema._JSONSchema;

/** What a scenario says by `kind`, each with keys of its own. */
interface Kinds {
  readonly effect: ScenarioFile['effects'][string]['kind'];
  readonly happening: HappeningFile['kind'];
  readonly goal: ScenarioFile['goal']['kind'];
  readonly condition: ScenarioFile['wins'][string]['all'][number]['kind'];
}

/** More words than these are told elsewhere. */
const MOST_WORDS = 3;

/** Longer lines are two. */
const LONGEST = 100;

/**
 * A line or two for each kind, in the order of the schema: `trap { zone, test, damage 1..20 }: what it is`, with `?` where a
 * key can be left out. Keys that everything of the sort has are not named.
 */
export function kindLines<K extends keyof Kinds>(sort: K, texts: Readonly<Record<Kinds[K], Bilingual>>): Bilingual {
  const told = new Map<string, Bilingual>(Object.entries(texts));
  const lines = (language: Language) =>
    variantsOf(sort).flatMap((variant) => {
      const { kind, name: _, ...keys } = variant.properties ?? {};
      const id = String(schemaOf(kind).const);
      const own = Object.entries(keys).map(([key, part]) => keyInWords(key, schemaOf(part), variant));
      const head = `  ${id}${own.length === 0 ? '' : ` { ${own.join(', ')} }`}:`;
      const text = told.get(id)![language];
      return head.length + text.length < LONGEST ? [`${head} ${text}`] : [head, `    ${text}`];
    });
  return { pl: lines('pl').join('\n'), en: lines('en').join('\n') };
}

/** `radius`, `test?`, `damage 1..20`, `loses ap|hp`, `fears? { side, within }`. */
function keyInWords(key: string, schema: Schema, { required = [] }: Schema): string {
  const { enum: words, minimum, maximum, type, properties } = schema;
  const name = required.includes(key) ? key : `${key}?`;
  if (type === 'boolean') return `${name} true|false`;
  if (type === 'integer') return `${name} ${minimum}..${maximum}`;
  if (words !== undefined && words.length <= MOST_WORDS) return `${name} ${words.join('|')}`;
  if (properties === undefined) return name;
  const inner = Object.entries(properties).map(([each, part]) => keyInWords(each, schemaOf(part), schema));
  return `${name} { ${inner.join(', ')} }`;
}

/** The kinds as the JSON Schema has them: one schema each. */
function variantsOf(sort: keyof Kinds): Schema[] {
  const { effects, goal, wins } = schemaOf(z.toJSONSchema(scenarioSchema, { io: 'input' })).properties!;
  const ofEffects = (schemaOf(schemaOf(effects).additionalProperties).oneOf ?? []).map(schemaOf);
  switch (sort) {
    case 'effect':
      return ofEffects;
    case 'happening': {
      // One alone, or a list of them.
      const [complication] = ofEffects.filter(({ properties }) => properties?.does !== undefined);
      const [alone] = schemaOf(complication?.properties?.does).anyOf ?? [];
      return (schemaOf(alone).oneOf ?? []).map(schemaOf);
    }
    case 'goal':
      return (schemaOf(goal).oneOf ?? []).map(schemaOf);
    case 'condition': {
      const { items } = schemaOf(schemaOf(schemaOf(wins).additionalProperties).properties?.all);
      return (schemaOf([items ?? []].flat()[0]).oneOf ?? []).map(schemaOf);
    }
  }
}

function schemaOf(part: Part | undefined): Schema {
  return typeof part === 'object' ? part : {};
}
