import { describe, expect, it } from 'vitest';
import type { Force, Profile, Scenario, Shape, Terrain, Zone } from '../../../src/skirmish/spec.ts';
import { mapFaults } from '../../../src/skirmish/table/map-faults.ts';

type MapParts = Parameters<typeof mapFaults>[0];

const profile: Profile = {
  id: 'guard',
  name: { pl: 'strażnik', en: 'guard' },
  place: '',
  hp: 4,
  spd: 6,
  weapons: [],
  traits: [],
  abilities: [],
  algorithm: 'patrol',
  secondAp: 'hunker',
  assumed: null,
};

function rect(x: number, y: number, width: number, height: number): Shape {
  return { kind: 'rect', x, y, width, height };
}

function wall(...shapes: Shape[]): Terrain {
  const properties = { blocks: true, cover: false, soft: false, difficult: false, climb: false, door: false };
  return { ...properties, id: 'wall', name: { pl: 'mur', en: 'wall' }, shapes };
}

function rock(...shapes: Shape[]): Terrain {
  return { ...wall(...shapes), blocks: false, climb: true, id: 'rock' };
}

function zone(id: string, use: Zone['use'], ...shapes: Shape[]): Zone {
  return { id, name: { pl: id, en: id }, use, shapes };
}

function force(change: Partial<Force> = {}): Force {
  const still = { target: null, escorted: false, object: false, starts: true, route: [] };
  return { ...still, id: 'guards', profile, count: 4, side: 'npcs', algorithm: 'patrol', zones: ['camp'], ...change };
}

const EDGE = zone('edge', 'deployment', rect(0, 0, 2, 8));
const CAMP = zone('camp', 'entry', rect(6, 2, 3, 2));
const DOOR = zone('door', 'exit', rect(11, 0, 1, 8));
const SAFE = zone('safe', 'objective', rect(8, 6, 1, 1));
const VAULT: Scenario['objectives'][number] = {
  id: 'vault',
  name: { pl: 'sejf', en: 'vault' },
  zone: 'safe',
  tests: ['technical'],
  ap: 1,
  successes: 2,
  side: 'players',
  force: null,
  carried: null,
};

/** A camp between the band's edge in the west and the exit in the east, 12" × 8". */
function scenario(
  change: { cell?: number; terrain?: Terrain[]; zones?: Zone[] } & Partial<Omit<MapParts, 'table'>>,
): MapParts {
  const { cell = 1, terrain = [], zones = [EDGE, CAMP, DOOR, SAFE], ...rest } = change;
  return {
    table: { width: 12, height: 8, cell, terrain, zones },
    deployment: 'edge',
    forces: [force()],
    objectives: [VAULT],
    effects: [],
    goal: { kind: 'work', objective: 'vault', instead: null, exit: 'door', home: null },
    ...rest,
  };
}

const WEST_OF_CAMP = wall(rect(4, 0, 1, 8));
const wave = (count: number) =>
  ({ kind: 'wave', id: 'more', name: { pl: '', en: '' }, rounds: [2], count, force: 'guards' }) as const;

describe('a map without faults', () => {
  const rows: { what: string; change: Parameters<typeof scenario>[0] }[] = [
    { what: 'open ground', change: {} },
    { what: 'a wall with a gap', change: { terrain: [wall(rect(4, 0, 1, 7))] } },
    { what: 'rocks from edge to edge are climbed', change: { terrain: [rock(rect(4, 0, 1, 8))] } },
    { what: 'a safe that fills a wall is opened from beside it', change: { terrain: [wall(rect(8, 6, 1, 1))] } },
    {
      what: 'shapes up to the edges of the table',
      change: { terrain: [wall(rect(2.2, 0, 9.8, 1)), rock(rect(3, 7, 9, 1))] },
    },
    { what: 'as many figures as free cells', change: { forces: [force({ count: 6 })] } },
    { what: 'a full wave', change: { forces: [force({ count: 99, starts: false })], effects: [wave(6)] } },
    {
      what: 'a patrol round a wall',
      change: {
        terrain: [wall(rect(4, 1, 1, 7))],
        forces: [
          force({
            route: [
              [1, 4],
              [7, 4],
            ],
          }),
        ],
      },
    },
    {
      what: 'zones that do not exist are not its business',
      change: { forces: [force({ zones: ['cmap'] })], deployment: 'egde' },
    },
  ];
  for (const { what, change } of rows) it(what, () => expect(mapFaults(scenario(change))).toEqual([]));
});

describe('a fault of a map has its keys and says what is allowed', () => {
  const rows: { what: string; change: Parameters<typeof scenario>[0]; faults: [keys: string, says: RegExp][] }[] = [
    {
      what: 'cells that do not fit',
      change: { cell: 5 },
      faults: [['table.width', /width is 12; allowed: a whole number of cells of 5"/]],
    },
    {
      what: 'cells too large for base contact',
      change: { cell: 2, terrain: [], objectives: [], zones: [EDGE, zone('camp', 'entry', rect(6, 2, 4, 4)), DOOR] },
      faults: [['table.cell', /cell is 2; allowed: at most 1/]],
    },
    {
      what: 'a wall off the table',
      change: { terrain: [rock(rect(3, 3, 1, 1)), wall(rect(3, 0, 1, 1), rect(11, 0, 2, 1))] },
      faults: [
        [
          'table.terrain.1.shapes.1',
          /'wall': a rectangle with a corner at \(13, 1\) is off the table; allowed: \(0, 0\) to \(12, 8\)/,
        ],
      ],
    },
    {
      what: 'a polygon off the table',
      change: {
        terrain: [
          wall({
            kind: 'polygon',
            points: [
              [3, 3],
              [5, 3],
              [4, -1],
            ],
          }),
        ],
      },
      faults: [['table.terrain.0.shapes.0', /a polygon with a corner at \(4, -1\)/]],
    },
    {
      what: 'a polygon of two points',
      change: {
        terrain: [
          wall({
            kind: 'polygon',
            points: [
              [3, 3],
              [5, 3],
            ],
          }),
        ],
      },
      faults: [['table.terrain.0.shapes.0', /allowed: at least 3/]],
    },
    {
      what: 'a rectangle without width',
      change: { terrain: [wall(rect(3, 3, 0, 1))] },
      faults: [['table.terrain.0.shapes.0', /0" × 1"; allowed: sides greater than 0/]],
    },
    {
      what: 'a wall between the centres of cells',
      change: { terrain: [wall(rect(4, 0, 0.5, 8))] },
      faults: [['table.terrain.0.shapes.0', /covers the centre of no cell/]],
    },
    {
      what: 'terrain without a shape',
      change: { terrain: [wall()] },
      faults: [['table.terrain.0.shapes', /no shape/]],
    },
    {
      what: 'a zone off the table',
      change: { zones: [EDGE, CAMP, DOOR, SAFE, zone('trap', 'trap', rect(20, 3, 2, 2))] },
      faults: [['table.zones.4.shapes.0', /off the table/]],
    },
    {
      what: 'a zone inside a wall, for a wave too',
      change: { terrain: [wall(rect(5, 1, 5, 4))], forces: [force({ starts: false })], effects: [wave(2)] },
      faults: [['table.zones.1', /zone 'camp' has no free cell: all 6 lie in terrain that blocks or is climbed/]],
    },
    {
      what: 'a zone to hold inside rocks',
      change: { terrain: [rock(rect(8, 6, 1, 1))], goal: { kind: 'hold', zone: 'safe' } },
      faults: [['table.zones.3', /no free cell/]],
    },
    {
      what: 'more figures than free cells',
      change: { terrain: [wall(rect(6, 2, 1, 1))], forces: [force({ count: 6 })] },
      faults: [['forces.0.count', /'guards' has 6 figures for 5 free cells; allowed: at most one a cell/]],
    },
    {
      what: 'forces that share a zone',
      change: { forces: [force({ zones: ['camp', 'safe'] }), force({ id: 'dogs', count: 3 })] },
      faults: [
        ['forces.1.count', /'dogs' has 3 figures for 6 free cells, and the forces before it may take 4 of them/],
      ],
    },
    {
      what: 'a wave larger than its zone',
      change: { forces: [force({ starts: false })], effects: [wave(7)] },
      faults: [['effects.0.count', /'more' brings 7 figures at once to 6 free cells/]],
    },
    {
      what: 'objective and exit behind a wall',
      change: { terrain: [WEST_OF_CAMP] },
      faults: [
        ['objectives.0.zone', /objective 'vault' cannot be reached from \(0.5, 0.5\) in the deployment zone 'edge'/],
        ['table.zones.2', /exit 'door' cannot be reached/],
      ],
    },
    {
      what: 'an exit that a part of the deployment zone is walled off from',
      change: {
        terrain: [wall(rect(0, 1, 1, 1), rect(1, 0, 1, 1))],
        objectives: [],
        goal: { kind: 'hold', zone: 'camp' },
      },
      faults: [
        ['table.zones.2', /exit 'door' cannot be reached from \(0.5, 0.5\)/],
        ['goal.zone', /zone 'camp' cannot be reached from \(0.5, 0.5\)/],
      ],
    },
    {
      what: 'a route off the table, into a wall, and to the other side of one',
      change: {
        terrain: [WEST_OF_CAMP],
        objectives: [],
        zones: [EDGE, CAMP],
        forces: [
          force({
            route: [
              [7, 7],
              [13, 1],
              [4.5, 1],
              [1, 1],
              [2, 1],
            ],
          }),
        ],
      },
      faults: [
        ['forces.0.route.1', /at \(13, 1\) is off the table/],
        ['forces.0.route.2', /at \(4.5, 1\) lies in terrain that blocks/],
        ['forces.0.route.3', /at \(1, 1\) leads through a wall: no way joins it to \(7.5, 7.5\)/],
      ],
    },
  ];
  for (const { what, change, faults } of rows) {
    it(what, () => {
      const found = mapFaults(scenario(change));
      expect(found.map(({ keys }) => keys.join('.'))).toEqual(faults.map(([keys]) => keys));
      for (const [index, [, says]] of faults.entries()) expect(found[index]!.message).toMatch(says);
    });
  }
});
