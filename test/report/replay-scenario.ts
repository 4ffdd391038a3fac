import type { Band, Force, Profile, Scenario, Shape, Terrain, Weapon } from '../../src/skirmish/spec.ts';

/** A small camp with one of everything that a map and a log can hold: 18 × 14 inches. */

const rect = (x: number, y: number, width: number, height: number): Shape => ({ kind: 'rect', x, y, width, height });

const PLAIN = { blocks: false, cover: false, soft: false, difficult: false, climb: false, door: false };

const TERRAIN: readonly Terrain[] = [
  { ...PLAIN, id: 'skala', name: { pl: 'Skała', en: 'Rock' }, blocks: true, shapes: [rect(6, 3, 3, 3)] },
  { ...PLAIN, id: 'murek', name: { pl: 'Murek', en: 'Wall' }, cover: true, shapes: [rect(10, 9, 5, 1)] },
  {
    ...PLAIN,
    id: 'zarosla',
    name: { pl: 'Zarośla', en: 'Undergrowth' },
    soft: true,
    difficult: true,
    shapes: [
      {
        kind: 'polygon',
        points: [
          [2, 7],
          [6, 6.5],
          [6, 10],
          [3, 11],
        ],
      },
    ],
  },
  { ...PLAIN, id: 'bloto', name: { pl: 'Błoto', en: 'Mud' }, difficult: true, shapes: [rect(12, 1, 4, 3)] },
  { ...PLAIN, id: 'prog', name: { pl: 'Próg skalny', en: 'Ledge' }, climb: true, shapes: [rect(9, 3, 1, 3)] },
];

const weapon = (id: string, pl: string, en: string, kind: Weapon['kind'], range: number): Weapon => ({
  id,
  name: { pl, en },
  kind,
  range,
  shots: null,
  dice: 'standard',
  ignoresCover: false,
  stuns: false,
  harmless: false,
  needsTwo: false,
  isTechnical: false,
  offHand: false,
});

const PISTOL = weapon('pistolet-energetyczny', 'Pistolet energetyczny', 'Energy pistol', 'ranged', 18);
const CLUB = weapon('maczuga', 'Maczuga', 'Club', 'melee', 0);
const CLAWS = weapon('pazury', 'Pazury', 'Claws', 'melee', 0);

const profile = (id: string, pl: string, en: string, rest: Partial<Profile>): Profile => ({
  id,
  name: { pl, en },
  place: 'test',
  hp: 4,
  spd: 6,
  weapons: [CLUB],
  traits: [],
  abilities: [],
  algorithm: 'agresywny-szturmowiec',
  secondAp: 'hunker',
  assumed: null,
  ...rest,
});

const force = (id: string, of: Profile, rest: Partial<Force>): Force => ({
  id,
  profile: of,
  count: 1,
  side: 'npcs',
  algorithm: of.algorithm,
  zones: ['oboz'],
  target: null,
  escorted: false,
  object: false,
  starts: true,
  route: [],
  ...rest,
});

const BOSS = profile('klopotek', 'Agent Kłopotek', 'Agent Kłopotek', {
  hp: 6,
  weapons: [PISTOL],
  traits: ['techniczny-fachowiec'],
  abilities: [
    {
      id: 'pole-silowe',
      name: { pl: 'Pole siłowe', en: 'Force field' },
      ap: 1,
      test: 'technical',
      uses: 1,
      effect: { kind: 'shield', ignores: 1 },
    },
    {
      id: 'wezwanie',
      name: { pl: 'Wezwanie pomocników', en: 'Call for help' },
      ap: 1,
      test: null,
      uses: 1,
      effect: { kind: 'call' },
    },
  ],
  algorithm: 'obrona-pozycji',
});
const WARRIOR = profile('wojownik', 'Wojownik Plemienny', 'Tribal Warrior', {});
const TIGER = profile('tygrys', 'Tygrys Szablozębny', 'Sabre-toothed Tiger', {
  spd: 8,
  weapons: [CLAWS],
  traits: ['drapieznik'],
  algorithm: 'drapieznik',
});
const SCIENTIST = profile('naukowiec', 'Naukowiec z Jajem', 'Scientist with an Egg', {
  hp: 3,
  spd: 4,
  weapons: [],
  algorithm: 'unikanie-walki',
});

export const SCENARIO: Scenario = {
  id: 'obozowisko',
  name: { pl: 'Obozowisko', en: 'The camp' },
  place: 'test',
  rounds: 5,
  table: {
    width: 18,
    height: 14,
    cell: 1,
    terrain: TERRAIN,
    zones: [
      {
        id: 'start',
        name: { pl: 'Rozstawienie bandy', en: 'Deployment of the band' },
        use: 'deployment',
        shapes: [rect(0, 12, 18, 2)],
      },
      { id: 'oboz', name: { pl: 'Obóz', en: 'Camp' }, use: 'entry', shapes: [rect(3, 0, 8, 2)] },
      { id: 'brzeg', name: { pl: 'Wyjście', en: 'Exit' }, use: 'exit', shapes: [rect(16, 4, 2, 8)] },
      { id: 'ognisko', name: { pl: 'Ognisko', en: 'Camp fire' }, use: 'objective', shapes: [rect(11, 6, 2, 2)] },
      { id: 'wnyki', name: { pl: 'Wnyki', en: 'Snare' }, use: 'trap', shapes: [rect(7, 8, 2, 2)] },
    ],
  },
  deployment: 'start',
  forces: [
    force('szef', BOSS, {}),
    force('wojownicy', WARRIOR, { count: 2 }),
    force('naukowiec', SCIENTIST, { side: 'neutrals', escorted: true }),
    force('tygrys', TIGER, { side: 'beasts', starts: false }),
  ],
  objectives: [
    {
      id: 'zgasic',
      name: { pl: 'Zgasić ognisko', en: 'Put out the fire' },
      zone: 'ognisko',
      tests: ['technical'],
      ap: 1,
      successes: 2,
      side: 'players',
      force: null,
      carried: null,
    },
    {
      id: 'krysztal',
      name: { pl: 'Kryształ', en: 'Crystal' },
      zone: 'ognisko',
      force: null,
      tests: ['technical'],
      ap: 1,
      successes: 1,
      side: 'players',
      carried: { round: 3, sectors: [] },
    },
  ],
  effects: [
    {
      kind: 'complication',
      id: 'megafauna',
      name: { pl: 'Megafauna', en: 'Megafauna' },
      rounds: [1, 2, 3, 4, 5],
      faces: [1, 2],
      does: [{ kind: 'arrival', force: 'tygrys', count: 1, beside: null }],
    },
    {
      kind: 'trap',
      id: 'sidla',
      name: { pl: 'Sidła', en: 'Snares' },
      zone: 'wnyki',
      tests: ['agility'],
      damage: 1,
    },
  ],
  goal: { kind: 'neutralise', force: 'szef' },
  wins: [
    {
      id: 'zneutralizowany',
      name: { pl: 'Kłopotek zneutralizowany', en: 'Kłopotek is neutralised' },
      when: 'at-once',
      all: [{ kind: 'neutralised', force: 'szef', hp: 1 }],
    },
  ],
  losses: [
    {
      id: 'banda',
      name: { pl: 'Banda wyeliminowana', en: 'The band is eliminated' },
      when: 'at-once',
      all: [{ kind: 'side-eliminated', side: 'players' }],
    },
  ],
  atLimit: 'loss',
  dark: false,
  epoch: 'plejstocen',
};

export const BAND: Band = {
  id: 'czasownicy',
  name: { pl: 'Czasownicy', en: 'Timers' },
  figures: [
    { id: 'nowak', name: 'Nowak', hp: 6, spd: 6, weapons: [PISTOL], traits: ['celne-oko'], epoch: null },
    { id: 'wrobel', name: 'Wróbel', hp: 6, spd: 6, weapons: [PISTOL], traits: [], epoch: null },
  ],
};
