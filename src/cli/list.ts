import type { Command } from 'commander';
import type { Study } from '../studies/study.ts';
import { allowedValues, writeValue } from '../systems/parameter.ts';
import { SYSTEMS } from '../systems/register.ts';
import { LANGUAGES } from '../text/bilingual.ts';
import { InputError } from '../text/input-error.ts';
import { type MapOptions, readMapOptions } from './list-maps.ts';
import { listedRuling } from './listed-ruling.ts';
import { readWord } from './options.ts';
import { print, type Session } from './session.ts';

const KINDS = [
  'systems',
  'tests',
  'rulings',
  'studies',
  'scenarios',
  'bands',
  'scripts',
  'policies',
  'traits',
  'algorithms',
  'profiles',
  'weapons',
] as const;
type Kind = (typeof KINDS)[number];

/** One thing of a kind: facts for `--json`, and the lines that a reader sees. */
export interface Listed {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly lines: readonly string[];
}

interface ListOptions extends MapOptions {
  readonly json?: true;
  readonly conflicts?: true;
}

export function addListCommand(program: Command, session: Session): void {
  program
    .command('list')
    .description('what there is, with parameters, ranges and defaults')
    .argument('[kind]', KINDS.join(', '))
    .option('--json', 'as JSON')
    .option('--map <folder>', 'with scenarios: draw the map of each, as <scenario>.svg')
    .option('--lang <language>', `the language of the maps: ${LANGUAGES.join(' or ')}; by default pl`)
    .option('--conflicts', 'with traits: the pairs that are pointless on one figure, or work differently together')
    .action(async (kind: string | undefined, { json, conflicts, ...options }: ListOptions) => {
      if (conflicts && kind !== 'traits')
        throw new InputError("--conflicts is about traits: 'list traits --conflicts'");
      const kinds = kind === undefined ? KINDS : [readWord('list', kind, KINDS)];
      const writeMaps = readMapOptions(options, kind);
      const lists = new Map<Kind, Listed[]>();
      for (const each of kinds) lists.set(each, conflicts ? await conflictList() : await listOf(each));
      await writeMaps();
      await print(json ? toJson(lists, kind) : toText(lists), session);
    });
}

/** One kind is an array; everything is an object of arrays. */
function toJson(lists: ReadonlyMap<Kind, readonly Listed[]>, kind: string | undefined): string {
  const all = Object.fromEntries([...lists].map(([each, list]) => [each, list.map(({ facts }) => facts)]));
  return `${JSON.stringify(kind === undefined ? all : all[kind], null, 2)}\n`;
}

function toText(lists: ReadonlyMap<Kind, readonly Listed[]>): string {
  const parts = [...lists].map(([kind, list]) => {
    const lines = list.flatMap(({ lines }) => lines).map((line) => `${line}\n`);
    return lists.size === 1 ? lines.join('') : `${kind.toUpperCase()}\n${lines.join('')}`;
  });
  return parts.join('\n');
}

async function listOf(kind: Kind): Promise<Listed[]> {
  switch (kind) {
    case 'systems':
      return SYSTEMS.map(({ id, name, rulebook, rulesVersion, tests }) => ({
        facts: { id, name, rulebook, rulesVersion, tests: Object.keys(tests) },
        lines: [`${id}  ${name.pl}`, `    ${rulebook}`, `    tests: ${Object.keys(tests).join(', ')}`],
      }));
    case 'tests':
      return SYSTEMS.flatMap((system) =>
        Object.entries(system.tests).map(([id, test]) => listedTest(system.id, id, test)),
      );
    case 'rulings':
      return [
        ...SYSTEMS.flatMap((system) => listedRulings(system)),
        ...(await import('./list-battles.ts')).listedBattleRulings(),
      ];
    case 'studies':
      return (await defaultStudies()).map(listedStudy);
    default:
      return (await import('./list-battles.ts')).BATTLE_LISTS[kind]();
  }
}

async function conflictList(): Promise<Listed[]> {
  return (await import('./listed-traits.ts')).listedConflicts();
}

function listedTest(system: string, id: string, test: (typeof SYSTEMS)[number]['tests'][string]): Listed {
  const { name, place, rule, parameters, rulings, views } = test;
  const amounts = Object.entries(test.amounts ?? {});
  return {
    facts: {
      system,
      id,
      name,
      place,
      rule,
      parameters: Object.entries(parameters).map(([parameter, facts]) => ({ id: parameter, ...facts })),
      rulings: Object.keys(rulings),
      views: Object.entries(views).map(([view, facts]) => ({ id: view, name: facts.name, headline: facts.headline })),
      amounts: amounts.map(([amount, facts]) => ({ id: amount, name: facts.name })),
    },
    lines: [
      `${system} ${id}  ${name.pl} / ${name.en}`,
      `    ${rule} (${place})`,
      ...Object.entries(parameters).map(
        ([parameter, facts]) => `    --${parameter}  ${allowedValues(facts)}; default ${writeValue(facts.default)}`,
      ),
      `    --by  ${Object.keys(views).join(', ')}`,
      ...(amounts.length === 0 ? [] : [`    --show  ${amounts.map(([amount]) => `mean:${amount}`).join(', ')}`]),
      ...(Object.keys(rulings).length === 0 ? [] : [`    --ruling  ${Object.keys(rulings).join(', ')}`]),
    ],
  };
}

function listedRulings(system: (typeof SYSTEMS)[number]): Listed[] {
  const tests = Object.entries(system.tests);
  const byId = new Map(tests.flatMap(([, test]) => Object.entries(test.rulings)));
  return [...byId].map(([id, ruling]) => {
    const touched = tests.filter(([, test]) => id in test.rulings).map(([test]) => test);
    return listedRuling(system.id, id, ruling, touched);
  });
}

async function defaultStudies(): Promise<Study[]> {
  const { loadStudies } = await import('../studies/load-studies.ts');
  const { DEFAULT_STUDIES } = await import('../report/package-facts.ts');
  return loadStudies(DEFAULT_STUDIES);
}

function listedStudy(study: Study): Listed {
  const varying = study.axes.map((id) => `${id} ${study.grid[id]!.map(writeValue).join(',')}`).join('; ');
  return {
    facts: {
      id: study.id,
      title: study.title,
      system: study.system.id,
      test: study.testId,
      parameters: study.grid,
      rulings: study.rulings,
      show: study.show,
      method: study.method,
      ...(study.method === 'exact' ? {} : { seed: study.seed, samples: study.samples }),
    },
    lines: [`${study.id}  ${study.title.pl}`, `    ${study.system.id} ${study.testId}, ${study.method}: ${varying}`],
  };
}
