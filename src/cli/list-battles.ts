import { listBands } from '../battles/load-band.ts';
import { listScenarios } from '../battles/load-scenario.ts';
import { type SettingValue, settingPaths } from '../battles/with-settings.ts';
import { ALGORITHMS, SCRIPTS } from '../skirmish/lists/names.ts';
import { LISTS } from '../skirmish/lists/registry.ts';
import { POLICIES } from '../skirmish/policies/registry.ts';
import { SKIRMISH_RULINGS } from '../skirmish/rulings.ts';
import { TRAITS } from '../skirmish/traits/traits.ts';
import type { Ruling } from '../systems/ruling.ts';
import type { Listed } from './list.ts';
import { listedRuling } from './listed-ruling.ts';

/** What `list` knows of battles, by kind. */
export const BATTLE_LISTS = {
  scenarios: listedScenarios,
  bands: listedBands,
  scripts: () => listedLists(SCRIPTS),
  policies: listedPolicies,
  traits: listedTraits,
  algorithms: () => listedLists(ALGORITHMS),
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

function listedBands(): Listed[] {
  return listBands().map(({ id, name, figures }) => ({
    facts: {
      id,
      name,
      figures: figures.map((figure) => ({ ...figure, weapons: figure.weapons.map((weapon) => weapon.id) })),
    },
    lines: [
      `${id}  ${name.pl} / ${name.en}`,
      ...figures.map(({ name: own, hp, spd, weapons, traits }) => {
        const has = [...weapons.map((weapon) => weapon.name.pl), ...traits];
        return `    ${own}: PŻ ${hp}, SPD ${spd}"; ${has.join(', ')}`;
      }),
    ],
  }));
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

function listedTraits(): Listed[] {
  return Object.entries(TRAITS).map(([id, { name, place, rule, covered, why }]) => ({
    facts: { id, name, place, rule, covered, ...(why === undefined ? {} : { why }) },
    lines: [
      `${id}  ${name.pl} / ${name.en}`,
      `    ${rule} (${place})`,
      ...(why === undefined ? [] : [`    ${covered === 'none' ? 'not played' : 'partly played'}: ${why}`]),
    ],
  }));
}

/** What `list rulings` calls the rulings of battles, in place of a system. */
const BATTLE = 'battle';

export function listedBattleRulings(): Listed[] {
  const rulings: readonly (readonly [string, Ruling])[] = Object.entries(SKIRMISH_RULINGS);
  return rulings.map(([id, ruling]) => listedRuling(BATTLE, id, ruling, ['play']));
}
