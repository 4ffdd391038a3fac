import { ALGORITHM_NAMES, SCRIPT_NAMES } from '../skirmish/lists/names.ts';
import { POLICIES } from '../skirmish/policies/registry.ts';
import type { Scenario } from '../skirmish/spec.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import { decimal } from '../text/numbers.ts';
import type { BattleCase, BattleGrid } from './battle-grid.ts';
import type { SettingValue } from './with-settings.ts';

/** Something that can vary over a grid of battles, with the words for its values. */
export interface BattleAxis {
  readonly id: string;
  readonly name: Bilingual;
  readonly values: readonly (string | number)[];
  valueOf(fought: BattleCase): string | number;
  labelOf(value: string | number, language: Language): string;
}

const SCENARIO: Bilingual = { pl: 'scenariusz', en: 'scenario' };
const BAND: Bilingual = { pl: 'banda', en: 'band' };
const SCRIPT: Bilingual = { pl: 'sposób gry', en: 'script' };
const POLICY: Bilingual = { pl: 'wymiana kości', en: 'swap policy' };

const SETTING_NAMES: Readonly<Record<string, Bilingual>> = {
  rounds: { pl: 'rundy', en: 'rounds' },
  count: { pl: 'liczba', en: 'number' },
  hp: { pl: 'PŻ', en: 'PŻ' },
  spd: { pl: 'SPD', en: 'SPD' },
  algorithm: { pl: 'algorytm', en: 'algorithm' },
  round: { pl: 'runda', en: 'round' },
  from: { pl: 'od rundy', en: 'from round' },
  delay: { pl: 'po ilu rundach', en: 'rounds until then' },
  radius: { pl: 'promień', en: 'radius' },
  damage: { pl: 'obrażenia', en: 'damage' },
};

const LIST_NAMES: Readonly<Record<string, Bilingual>> = { ...ALGORITHM_NAMES, ...SCRIPT_NAMES };

/** What a script or algorithm is called. */
export function listName(id: string): Bilingual {
  return LIST_NAMES[id] ?? { pl: id, en: id };
}

/** All that can vary, also what has one value: settings first, since most are numbers, then names and rulings. */
export function axesOf(grid: BattleGrid): BattleAxis[] {
  const { scenarios, bands, scripts, policies, settings, rulings } = grid;
  const named = (things: readonly { readonly id: string; readonly name: Bilingual }[]) => ({
    values: things.map(({ id }) => id),
    labelOf: (value: string | number, language: Language) => things.find(({ id }) => id === value)!.name[language],
  });
  return [
    ...Object.entries(settings).map(
      ([path, values]): BattleAxis => ({
        id: path,
        name: settingName(path, scenarios[0]!),
        values,
        valueOf: (fought) => fought.settings[path]!,
        labelOf: settingLabel,
      }),
    ),
    { id: 'scenario', name: SCENARIO, ...named(scenarios), valueOf: ({ scenario }) => scenario.id },
    { id: 'band', name: BAND, ...named(bands), valueOf: ({ band }) => band.id },
    {
      id: 'script',
      name: SCRIPT,
      values: scripts,
      valueOf: ({ script }) => script,
      labelOf: (value, language) => listName(String(value))[language],
    },
    {
      id: 'policy',
      name: POLICY,
      values: policies,
      valueOf: ({ policy }) => policy,
      labelOf: (value, language) => POLICIES[value]!.name[language],
    },
    ...Object.entries(rulings).map(
      ([id, options]): BattleAxis => ({
        id,
        name: { pl: id, en: id },
        values: options,
        valueOf: (fought) => fought.options[id]!,
        labelOf: (value) => String(value),
      }),
    ),
  ];
}

/** `Wojownik Plemienny: liczba` for `forces.wojownicy.count`. */
function settingName(path: string, { forces, effects, objectives }: Scenario): Bilingual {
  const [part, id] = path.split('.');
  const what = SETTING_NAMES[path.split('.').at(-1)!]!;
  const things: Readonly<Record<string, readonly { readonly id: string; readonly name: Bilingual }[]>> = {
    forces: forces.map((force) => ({ id: force.id, name: force.profile.name })),
    effects,
    objectives,
  };
  const name = things[part!]?.find((thing) => thing.id === id)?.name;
  if (name === undefined) return what;
  return { pl: `${name.pl}: ${what.pl}`, en: `${name.en}: ${what.en}` };
}

/** A number, or what an algorithm is called. */
function settingLabel(value: SettingValue, language: Language): string {
  if (typeof value === 'string') return listName(value)[language];
  const digits = String(value).split('.')[1]?.length ?? 0;
  return decimal(value, digits, language);
}
