import type { BattleLog } from '../../../src/skirmish/log/event.ts';
import { SKIRMISH_RULINGS } from '../../../src/skirmish/rulings.ts';
import type {
  Ability,
  Band,
  BandFigure,
  Force,
  Profile,
  Scenario,
  Terrain,
  Weapon,
  Zone,
} from '../../../src/skirmish/spec.ts';
import type { Bilingual } from '../../../src/text/bilingual.ts';

/**
 * A small table with one of everything, 12 × 8 cells of 1":
 *
 *     x:  0 1 2 3 4 5 6 7 8 9 0 1      # wall   s bush (soft, difficult)   l log (cover, difficult)   c cliff
 *     0   d d X . . # w w w C C C      d deployment   X exit   T tripwire   H hut   C camp   w wild
 *     1   d d . . . # . . . C C C
 *     2   d d . . . . . . . C C C
 *     3   d d . . . s . . . C C C
 *     4   d d . T . . . . . C C C
 *     5   d d . . . . . . l C C C
 *     6   d d . . . . H . . C C C
 *     7   d d . c . . . . . C C C
 */
const COLUMNS = 12;
const ROWS = 8;

/** The number of the cell in a column and a row. */
export function at(column: number, row: number): number {
  return row * COLUMNS + column;
}

const named = (id: string): { id: string; name: Bilingual } => ({ id, name: { pl: id, en: id } });
const rect = (x: number, y: number, width: number, height: number) => ({ kind: 'rect', x, y, width, height }) as const;
const point = (x: number, y: number) => [rect(x, y, 1, 1)];

const PLAIN = { blocks: false, cover: false, soft: false, difficult: false, climb: false, door: false };
const TERRAIN: readonly Terrain[] = [
  { ...named('wall'), ...PLAIN, blocks: true, shapes: [rect(5, 0, 1, 2)] },
  { ...named('bush'), ...PLAIN, soft: true, difficult: true, shapes: point(5, 3) },
  { ...named('log'), ...PLAIN, cover: true, difficult: true, shapes: point(8, 5) },
  { ...named('cliff'), ...PLAIN, climb: true, shapes: point(3, 7) },
];
const ZONES: readonly Zone[] = [
  { ...named('deployment'), use: 'deployment', shapes: [rect(0, 0, 2, ROWS)] },
  { ...named('exit'), use: 'exit', shapes: point(2, 0) },
  { ...named('ditch'), use: 'trap', shapes: point(3, 4) },
  { ...named('hut'), use: 'objective', shapes: point(6, 6) },
  { ...named('camp'), use: 'entry', shapes: [rect(9, 0, 3, ROWS)] },
  { ...named('wild'), use: 'entry', shapes: [rect(6, 0, 3, 1)] },
  { ...named('anywhere'), use: 'entry', shapes: [rect(0, 0, COLUMNS, ROWS)] },
];

const WEAPON = { range: 0, shots: null, dice: 'standard', ignoresCover: false, stuns: false, harmless: false } as const;
const melee = (id: string, special: Partial<Weapon> = {}): Weapon => {
  return { ...named(id), ...WEAPON, kind: 'melee', needsTwo: false, isTechnical: false, offHand: false, ...special };
};
const PISTOL = melee('pistol', { kind: 'ranged', range: 18, shots: 2 });
const SPEAR = melee('spear', { kind: 'thrown', range: 6, shots: 1 });
const RIFLE = melee('rifle', { kind: 'ranged', range: 10 });
const CLAWS = melee('claws', { needsTwo: true });
export const FIELD: Ability = {
  ...named('field'),
  ap: 1,
  test: 'technical',
  uses: 1,
  effect: { kind: 'shield', ignores: 1 },
};

const figure = (id: string, hp: number, weapons: readonly Weapon[], traits: readonly string[]): BandFigure => {
  return { id, name: id, hp, spd: id === 'bob' ? 5 : 6, weapons, traits, epoch: null };
};
export const BAND: Band = {
  ...named('two'),
  figures: [
    figure('ada', 4, [PISTOL, melee('knife')], ['zwinny']),
    figure('bob', 5, [melee('baton', { stuns: true }), SPEAR], []),
  ],
};

const profile = (id: string, facts: Partial<Profile>): Profile => {
  const rest = {
    weapons: [],
    traits: [],
    abilities: [],
    algorithm: 'list',
    secondAp: 'hunker',
    assumed: null,
  } as const;
  return { ...named(id), place: 'test', hp: 3, spd: 6, ...rest, ...facts };
};
const force = (id: string, facts: Partial<Force> & Pick<Force, 'profile'>): Force => {
  const rest = { target: null, escorted: false, object: false, starts: true, route: [] };
  return { id, count: 1, side: 'npcs', algorithm: 'list', zones: ['camp'], ...rest, ...facts };
};

/** Figures 0 ada, 1 bob, 2 and 3 guards, 4 the chief, 5 the tiger that comes in round 2, 6 the egg. */
export const SCENARIO: Scenario = {
  ...named('arena'),
  place: 'test',
  rounds: 2,
  table: { width: COLUMNS, height: ROWS, cell: 1, terrain: TERRAIN, zones: ZONES },
  deployment: 'deployment',
  forces: [
    force('guards', {
      profile: profile('guard', { weapons: [RIFLE, melee('sword')], traits: ['formacja'] }),
      count: 2,
    }),
    force('chief', {
      profile: profile('chief', { hp: 6, weapons: [CLAWS], abilities: [FIELD], traits: ['techniczny-fachowiec'] }),
    }),
    force('tiger', {
      profile: profile('tiger', { hp: 6, spd: 8, weapons: [CLAWS], traits: ['drapieznik'] }),
      side: 'beasts',
      zones: ['wild'],
      starts: false,
    }),
    force('egg', { profile: profile('egg', { spd: 4 }), side: 'players', zones: ['deployment'], escorted: true }),
  ],
  objectives: [
    {
      ...named('rob'),
      zone: 'hut',
      tests: ['technical'],
      ap: 1,
      successes: 2,
      side: 'players',
      force: null,
      carried: null,
    },
  ],
  effects: [
    {
      ...named('tiger-comes'),
      kind: 'complication',
      rounds: [2],
      faces: [1, 2],
      does: [{ kind: 'arrival', force: 'tiger', count: 1, beside: null }],
    },
    { ...named('tripwire'), kind: 'trap', zone: 'ditch', tests: ['agility'], damage: 1 },
  ],
  goal: { kind: 'neutralise', force: 'chief' },
  wins: [
    { ...named('caught'), when: 'at-once', all: [{ kind: 'neutralised', force: 'chief', hp: 1 }] },
    { ...named('robbed'), when: 'at-once', all: [{ kind: 'done', objective: 'rob' }] },
    { ...named('away'), when: 'at-once', all: [{ kind: 'evacuated', zone: 'exit', count: 2 }] },
    { ...named('stormed'), when: 'at-limit', all: [{ kind: 'inside', zone: 'camp', count: 1 }] },
  ],
  losses: [
    { ...named('wiped'), when: 'at-once', all: [{ kind: 'side-eliminated', side: 'players' }] },
    { ...named('broken'), when: 'at-once', all: [{ kind: 'eliminated', force: 'egg' }] },
  ],
  atLimit: 'loss',
  dark: false,
  epoch: 'test',
};

/** The same with figures set up anywhere, one round and no complication: for scenes of a few figures. */
export const SCENE: Scenario = {
  ...SCENARIO,
  id: 'scene',
  rounds: 1,
  deployment: 'anywhere',
  forces: SCENARIO.forces.map((forces) => ({ ...forces, zones: ['anywhere'] })),
  effects: SCENARIO.effects.filter(({ kind }) => kind === 'trap'),
};

const DEFAULTS = Object.fromEntries(
  Object.entries(SKIRMISH_RULINGS).map(([id, { options }]) => [id, Object.keys(options)[0]!]),
);

type Header = BattleLog['header'];

/** The header of a log of the arena. */
export function headerOf(
  scenario: Scenario,
  { id: bandId, figures }: Band,
  rulings: Readonly<Record<string, string>> = {},
): Header {
  const shared = { name: { pl: '', en: '' }, list: 'list' };
  const band = figures.map(({ id, hp, spd, weapons, traits }): Header['figures'][number] => {
    const ids = weapons.map((weapon) => weapon.id);
    return { ...shared, id, side: 'players', force: null, hp, spd, weapons: ids, traits: [...traits], pooled: true };
  });
  const forces = scenario.forces.flatMap(({ id: force, side, count, profile: { id, hp, spd, weapons, traits } }) => {
    const ids = weapons.map((weapon) => weapon.id);
    const one = { ...shared, id, side, force, hp, spd, weapons: ids, traits: [...traits], pooled: false };
    return Array.from({ length: count }, () => one);
  });
  return {
    version: 1,
    scenario: scenario.id,
    band: bandId,
    script: 'list',
    policy: 'never',
    rulings: { ...DEFAULTS, ...rulings },
    seed: 'test',
    battle: 0,
    rounds: scenario.rounds,
    columns: COLUMNS,
    rows: ROWS,
    cell: 1,
    figures: [...band, ...forces],
  };
}
