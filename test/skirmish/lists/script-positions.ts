import type { Objective } from '../../../src/skirmish/spec.ts';
import { BLADE, GUN, type Piece, type Position } from '../position.ts';
import { acting, type Row } from './rows.ts';

/** Positions that the band scripts are put into, with the figure N to act: each script answers in its own way. */

const CONSOLE: Objective = {
  id: 'console',
  name: { pl: 'console', en: 'console' },
  zone: '1',
  tests: [],
  ap: 1,
  successes: 2,
  side: 'players',
  force: null,
  carried: null,
};

const AT_WORK = {
  zones: { 1: 'objective', 2: 'exit' },
  objectives: [CONSOLE],
  goal: { kind: 'work', objective: 'console', instead: null, exit: '2', home: null },
} as const;
const OVERCOME = { goal: { kind: 'neutralise', force: 'K' } } as const;
const ESCORT = { zones: { 2: 'exit' }, goal: { kind: 'escort', force: 'E', zone: '2' } } as const;

const DEFEND = { goal: { kind: 'defend', target: 'T' } } as const;
const named = (id: string) => ({ pl: id, en: id });

/** A thing that is carried, and what has become of it. */
const TREASURE: Objective = {
  ...CONSOLE,
  id: 'treasure',
  tests: ['technical'],
  successes: 1,
  carried: { round: 1, sectors: [] },
};
const SEIZE = {
  zones: { 1: 'sector' },
  objectives: [TREASURE],
  goal: { kind: 'seize', objective: 'treasure' },
} as const;
const lying =
  (cell: number) =>
  ({ battle }: Position): void => {
    battle.lies[0] = cell;
  };
const heldBy =
  (sign: string) =>
  ({ battle, figure }: Position): void => {
    battle.carrier[0] = figure(sign);
  };

const FOE = acting('patrol');
const ARCHER = acting('patrol', { weapons: [GUN] });
const THING = acting('patrol', { side: 'players', weapons: [], spd: 0, hp: 10, object: true });
const ESCORTED = acting('patrol', { side: 'players', weapons: [], spd: 4, escorted: true });

type Asked = Omit<Row, 'when' | 'does' | 'pieces'> & {
  readonly pieces?: Row['pieces'];
  readonly own?: Partial<Piece>;
};

const POSITIONS = {
  'beside the console': { ...AT_WORK, map: ['1N......', '......2.'] },
  'the work is done': {
    ...AT_WORK,
    map: ['1N......', '......2.'],
    after: ({ battle }) => {
      battle.progress[0] = 2;
    },
  },
  'the console is far': { ...AT_WORK, map: ['1............N', '..............'] },
  'the console is far, an enemy is in range': {
    ...AT_WORK,
    map: ['1............N', '..............', '......K.......'],
    pieces: { K: FOE },
  },
  'beside the escorted figure': { ...ESCORT, map: ['EN............', '.............2'], pieces: { E: ESCORTED } },
  'an enemy at hand of the escorted figure': {
    ...ESCORT,
    map: ['EN.....K......', '.............2'],
    pieces: { E: ESCORTED, K: FOE },
  },
  'the escorted figure is too afraid to move': {
    ...ESCORT,
    map: ['EN............', '.............2'],
    pieces: { E: ESCORTED },
    after: ({ battle, figure }) => {
      battle.panicked[figure('E')] = 1;
    },
  },
  'another comes after it to bring the escorted figure on': {
    ...ESCORT,
    map: ['EN............', 'M............2'],
    pieces: { M: acting('objective', { side: 'players' }), E: ESCORTED },
  },
  'the target in cover, and a step shows it': {
    ...OVERCOME,
    map: ['Kc....N...', '..........', '..........', '..........', '..........', '..........'],
    pieces: { K: FOE },
  },
  'the target and a nearer enemy in range': {
    ...OVERCOME,
    map: ['K........N', '....F.....', '..........'],
    pieces: { K: FOE, F: FOE },
  },
  'the target in cover, and no step helps': {
    ...OVERCOME,
    map: ['Kc.........N', '############'],
    pieces: { K: FOE },
    own: { spd: 1 },
  },
  'the target far off, another enemy in range': {
    ...OVERCOME,
    map: ['K......................N', '..................F.....'],
    pieces: { K: FOE, F: FOE },
  },
  'beside the thing': { ...SEIZE, map: ['1N......', '........'], after: lying(0) },
  'the thing is far': { ...SEIZE, map: ['1............N', '..............'], after: lying(0) },
  'the thing is far, and time runs out': {
    ...SEIZE,
    map: ['1............N', '..............', '......K.......'],
    pieces: { K: FOE },
    round: 6,
    after: lying(0),
  },
  'an enemy has the thing, another is nearer': {
    ...SEIZE,
    map: ['K........N', '....F.....', '..........'],
    pieces: { K: FOE, F: FOE },
    after: heldBy('K'),
  },
  'an enemy has the thing as the battle ends, and contact wins': {
    ...SEIZE,
    map: ['K....N....', '..........'],
    pieces: { K: FOE },
    rulings: { 'carried.held': 'contact' },
    round: 6,
    after: heldBy('K'),
  },
  'has the thing, in sight of an enemy': {
    ...SEIZE,
    map: ['K.........N....', '..........###..', '...............', '...............', '...............'],
    pieces: { K: ARCHER },
    after: heldBy('N'),
  },
  'has the thing, and no place is safer': {
    ...SEIZE,
    map: ['K........N'],
    pieces: { K: FOE },
    own: { spd: 0 },
    after: heldBy('N'),
  },
  'the target in contact': { ...OVERCOME, map: ['.KN.....', '..F.....'], pieces: { K: FOE, F: FOE } },
  'the target within a charge': { ...OVERCOME, map: ['K....N..', '......F.'], pieces: { K: FOE, F: FOE } },
  'an enemy in cover, and a step shows it': {
    map: ['Kc....N...', '..........', '..........', '..........', '..........', '..........'],
    pieces: { K: FOE },
  },
  'of two enemies one has a single PŻ left': {
    map: ['K........N', '..........', 'F.........'],
    pieces: { K: FOE, F: { ...FOE, hpNow: 1 } },
  },
  'hurt, and an enemy far off': {
    map: ['K..........................N'],
    pieces: { K: FOE },
    own: { hpNow: 2, traits: ['medytacja'] },
  },
  'in contact with two enemies': { map: ['KNF.....', '........'], pieces: { K: FOE, F: { ...FOE, hpNow: 1 } } },
  'an enemy within a charge': { map: ['K....N..', '........'], pieces: { K: FOE } },
  'an enemy far off': { map: ['K.......................N', '.........................'], pieces: { K: FOE } },
  'an enemy that cannot be come at': { map: ['K#....N.', '.#......'], pieces: { K: FOE } },
  'in contact, where it may not shoot from': {
    map: ['..........', '....KN....', '..........'],
    pieces: { K: FOE },
    own: { weapons: [GUN] },
    rulings: { 'shooting.from-melee': 'forbidden' },
  },
  'one PŻ left, and a place to hide': {
    map: ['K.....N...', '......####', '......cc..', '..........'],
    pieces: { K: ARCHER },
    own: { hpNow: 1 },
  },
  'in the open, cover near': {
    map: ['K.......N...', '............', '........c...', '............'],
    pieces: { K: ARCHER },
  },
  'slow, an enemy in sight': { map: ['K........N', '..........'], pieces: { K: FOE }, own: { spd: 0 } },
  'a thing to defend, an enemy at it and a nearer one': {
    ...DEFEND,
    map: ['..........', 'TK......FN', '..........'],
    pieces: { T: THING, K: FOE, F: FOE },
  },
  'a thing to defend, no enemy there yet': {
    ...DEFEND,
    map: ['........', 'T..N....', '........'],
    pieces: { T: THING },
  },
  'a thing to defend, far away': { ...DEFEND, map: ['T..............N', '................'], pieces: { T: THING } },
  'a thing to defend, barricades to set up': {
    ...DEFEND,
    map: ['1111......', '1N11.....K', 'T111......'],
    zones: { 1: 'deployment' },
    effects: [{ kind: 'barricades', id: 'bags', name: named('bags'), rounds: [1], count: 2, zone: '1' }],
    pieces: { T: THING, K: { ...FOE, spd: 0 } },
    own: { weapons: [BLADE] },
  },
  'nothing to do': { map: ['N.......', '........'] },
  'not the runner, an enemy at hand of the runner': {
    ...AT_WORK,
    map: ['1.........P.', '............', '.....N..K...', '............'],
    pieces: { K: FOE, P: acting('coordinated', { side: 'players' }) },
    own: { weapons: [BLADE] },
  },
  'not the runner, two enemies and one in reach of both': {
    map: ['F.........N', '...........', '..........P', '...........', '.K.........'],
    pieces: { K: FOE, F: FOE, P: acting('coordinated', { side: 'players', weapons: [GUN] }) },
  },
  'not the runner, nobody to fight': {
    ...AT_WORK,
    map: ['1........N..', '............', '..........P.'],
    pieces: { P: acting('coordinated', { side: 'players' }) },
  },
} satisfies Readonly<Record<string, Asked>>;

/** What a script does in each of these positions. */
export function answers(script: string, does: Readonly<Partial<Record<keyof typeof POSITIONS, string>>>): Row[] {
  return Object.entries(does).map(([when, told]): Row => {
    const { own, pieces, ...drawing }: Asked = POSITIONS[when as keyof typeof POSITIONS];
    const acts = acting(script, { side: 'players', weapons: [GUN, BLADE], ...own });
    return { ...drawing, when, does: told, pieces: { N: acts, ...pieces } };
  });
}
