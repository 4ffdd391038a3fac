import { CREATION_RULINGS } from '../battles/creation-rulings.ts';
import { listScenarios } from '../battles/load-scenario.ts';
import { type SettingValue, settingPaths } from '../battles/with-settings.ts';
import { ALGORITHMS, SCRIPTS } from '../skirmish/lists/names.ts';
import { LISTS } from '../skirmish/lists/registry.ts';
import { POLICIES } from '../skirmish/policies/registry.ts';
import { SKIRMISH_RULINGS } from '../skirmish/rulings.ts';
import type { RulingSet } from '../systems/ruling.ts';
import type { Listed } from './list.ts';
import { listedBands } from './listed-bands.ts';
import { listedProfiles, listedWeapons } from './listed-profiles.ts';
import { listedRuling } from './listed-ruling.ts';
import { listedTraits } from './listed-traits.ts';

/** What `list` knows of battles, by kind. */
export const BATTLE_LISTS = {
  scenarios: listedScenarios,
  bands: listedBands,
  scripts: () => listedLists(SCRIPTS),
  policies: listedPolicies,
  traits: listedTraits,
  algorithms: () => listedLists(ALGORITHMS),
  profiles: listedProfiles,
  weapons: listedWeapons,
} as const satisfies Readonly<Record<string, () => Listed[]>>;

function listedScenarios(): Listed[] {
  return listScenarios().map((scenario) => {
    const { id, name, place, rounds, table, forces, wins, losses, atLimit } = scenario;
    const settings = [...settingPaths(scenario)].map(([path, setting]) => ({
      path,
      ...setting,
      default: printedValue(path, scenario),
    }));
    const inWords = forces.map(({ count, profile, id: force }) => `${count} × ${profile.name.pl} (${force})`);
    return {
      facts: {
        id,
        name,
        place,
        rounds,
        width: table.width,
        height: table.height,
        forces: forces.map((force) => ({
          id: force.id,
          profile: force.profile.id,
          count: force.count,
          side: force.side,
          algorithm: force.algorithm,
          assumed: force.profile.assumed,
        })),
        wins: wins.map((ending) => ({ id: ending.id, name: ending.name })),
        losses: losses.map((ending) => ({ id: ending.id, name: ending.name })),
        atLimit,
        settings,
      },
      lines: [
        `${id}  ${name.pl} / ${name.en}`,
        `    ${place}`,
        `    ${table.width}" × ${table.height}", ${rounds} rounds; ${inWords.join(', ')}`,
        ...settings.map((setting) => {
          const allowed = 'names' in setting ? "see 'list algorithms'" : `${setting.min}..${setting.max}`;
          return `    --set ${setting.path}=  ${allowed}; as printed ${setting.default}`;
        }),
      ],
    };
  });
}

function printedValue(path: string, { rounds, forces }: ReturnType<typeof listScenarios>[number]): SettingValue {
  const [, id, key] = path.split('.');
  const force = forces.find((each) => each.id === id);
  if (force === undefined) return rounds;
  const { count, profile, algorithm } = force;
  const printed: Readonly<Record<string, SettingValue>> = { count, hp: profile.hp, spd: profile.spd, algorithm };
  return printed[key!]!;
}

/** Priority lists with their lines, in the order of `ids`. */
function listedLists(ids: readonly string[]): Listed[] {
  return ids.map((id) => {
    const { name, place, lines } = LISTS[id]!;
    return {
      facts: { id, name, place, lines: lines.map((line) => ({ id: line.id, name: line.name })) },
      lines: [
        `${id}  ${name.pl} / ${name.en}`,
        `    ${place}`,
        ...lines.map((line, index) => `    ${index + 1}. ${line.name.pl} / ${line.name.en}`),
      ],
    };
  });
}

function listedPolicies(): Listed[] {
  return Object.entries(POLICIES).map(([id, { name, rule }]) => ({
    facts: { id, name, rule },
    lines: [`${id}  ${name.pl} / ${name.en}`, `    ${rule}`],
  }));
}

/** What `list rulings` calls the rulings of battles and of making bands, in place of a system. */
const BATTLE = 'battle';
const BAND = 'band';

export function listedBattleRulings(): Listed[] {
  return [...listedSet(BATTLE, SKIRMISH_RULINGS, 'play'), ...listedSet(BAND, CREATION_RULINGS, 'list bands')];
}

function listedSet(system: string, rulings: RulingSet, touched: string): Listed[] {
  return Object.entries(rulings).map(([id, ruling]) => listedRuling(system, id, ruling, [touched]));
}
