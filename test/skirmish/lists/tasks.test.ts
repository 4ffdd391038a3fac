import type { Objective } from '../../../src/skirmish/spec.ts';
import { BLADE, GUN, type Position } from '../position.ts';
import { acting, player, type Row, shows } from './rows.ts';

/** Something of the NPCs' to work on, in the zone 1. */
const TASK: Objective = {
  id: 'task',
  name: { pl: 'task', en: 'task' },
  zone: '1',
  tests: [],
  ap: 1,
  successes: 2,
  side: 'npcs',
  force: null,
  carried: null,
};

const WITH_TASK: Pick<Row, 'zones' | 'objectives'> = { zones: { 1: 'objective' }, objectives: [TASK] };

/** Something that is carried, and in whose hands it is. */
const GEM: Objective = { ...TASK, id: 'gem', successes: 1, side: 'players', carried: { round: 1, sectors: [] } };
const WITH_GEM: Pick<Row, 'zones' | 'objectives'> = { zones: { 1: 'sector' }, objectives: [GEM] };
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
const SEIZES = acting('przejac-artefakt', { side: 'rivals', target: 'gem' });

function done({ battle }: { battle: { progress: Int32Array } }): void {
  battle.progress[0] = 2;
}

shows('realizacja-celu', [
  {
    ...WITH_TASK,
    when: 'beside the objective',
    map: ['1N......', '.......A'],
    pieces: { A: player(), N: acting('realizacja-celu', { target: 'task' }) },
    does: '1 interact task; 1 interact task',
  },
  {
    ...WITH_TASK,
    when: 'the objective within one Move',
    map: ['1.....N.', '.......A'],
    pieces: { A: player(), N: acting('realizacja-celu', { target: 'task' }) },
    does: '2 move 1 to 1,0; 1 interact task',
  },
  {
    ...WITH_TASK,
    when: 'the objective farther than a full move',
    map: ['1...........N', '............A'],
    pieces: { A: player(), N: acting('realizacja-celu', { target: 'task', spd: 4 }) },
    does: '2 move 2 to 4,0',
  },
  {
    ...WITH_TASK,
    when: 'the objective farther than a full move, which is not gone for',
    map: ['1...........N', '............A'],
    pieces: { A: player(), N: acting('realizacja-celu', { target: 'task', spd: 4 }) },
    rulings: { 'npc.far-goal': 'in-reach' },
    does: '4 attack A blade, + hunker',
  },
  {
    ...WITH_TASK,
    when: 'an enemy on the way who can be gone round',
    map: ['1..A...N', '........'],
    pieces: { A: player(), N: acting('realizacja-celu', { target: 'task' }) },
    does: '2 move 2 to 1,0',
  },
  {
    ...WITH_TASK,
    when: 'an enemy on the only way',
    map: ['1..AN...', '########'],
    pieces: { A: player(), N: acting('realizacja-celu', { target: 'task' }) },
    does: '3 attack A blade; 3 attack A blade',
  },
  {
    ...WITH_TASK,
    when: 'the enemy on the only way falls',
    map: ['1..AN...', '########'],
    pieces: { A: player({ hp: 2 }), N: acting('realizacja-celu', { target: 'task' }) },
    die: 6,
    does: '3 attack A blade, + move 1 to 1,0',
  },
  {
    ...WITH_TASK,
    when: 'the objective is walled in',
    map: ['1#...N..', '##......', '..A.....'],
    pieces: { A: player(), N: acting('realizacja-celu', { target: 'task', weapons: [GUN] }) },
    does: '4 attack A gun, + hunker',
  },
]);

shows('zniszczyc-cel', [
  {
    ...WITH_TASK,
    when: 'the object within a full move',
    map: ['1.......N.', '.........A'],
    pieces: { A: player(), N: acting('zniszczyc-cel', { target: 'task' }) },
    does: '1 move 2 to 1,0',
  },
  {
    ...WITH_TASK,
    when: 'beside the object, with an enemy in contact',
    map: ['1N......', '.A......'],
    pieces: { A: player(), N: acting('zniszczyc-cel', { target: 'task' }) },
    does: '2 interact task, + interact task',
  },
  {
    when: 'the target is a figure',
    map: ['.N......', '.A......'],
    pieces: { A: player(), N: acting('zniszczyc-cel', { target: 'K' }), K: acting('patrol', { side: 'rivals' }) },
    after: ({ battle, figure }) => battle.put(figure('K'), 0),
    does: '2 attack K blade, + attack K blade',
  },
  {
    ...WITH_TASK,
    when: 'an enemy on the only way',
    map: ['1..AN...', '########'],
    pieces: { A: player(), N: acting('zniszczyc-cel', { target: 'task' }) },
    does: '3 attack A blade; 3 attack A blade',
  },
  {
    ...WITH_TASK,
    when: 'the object is walled in',
    map: ['1#...N..', '##......', '..A.....'],
    pieces: { A: player(), N: acting('zniszczyc-cel', { target: 'task', weapons: [GUN] }) },
    does: '4 wait 2',
  },
]);

shows('przejac-artefakt', [
  {
    ...WITH_TASK,
    when: 'a free artefact within one Move',
    map: ['1.....N.......', '.............A'],
    pieces: { A: player(), N: acting('przejac-artefakt', { target: 'task' }) },
    does: '1 move 1 to 1,0; 1 interact task',
  },
  {
    ...WITH_TASK,
    when: 'a free artefact beside it',
    map: ['1N............', '.............A'],
    pieces: { A: player(), N: acting('przejac-artefakt', { target: 'task' }) },
    does: '1 interact task; 1 interact task',
  },
  {
    ...WITH_TASK,
    when: 'an enemy has it, within shot',
    map: ['1......N.', 'A........'],
    pieces: { A: player(), N: acting('przejac-artefakt', { target: 'task', weapons: [GUN] }) },
    does: '2 attack A gun, + move 1 to 1,0',
  },
  {
    ...WITH_TASK,
    when: 'an enemy bars the only way',
    map: ['1..AN...', '########'],
    pieces: { A: player(), N: acting('przejac-artefakt', { target: 'task' }) },
    does: '2 attack A blade, + hunker',
  },
  {
    ...WITH_TASK,
    when: 'the artefact is far',
    map: ['1...........N', '............A'],
    pieces: { A: player(), N: acting('przejac-artefakt', { target: 'task', spd: 4 }) },
    does: '3 move 2 to 4,0',
  },
  {
    ...WITH_GEM,
    when: 'something to carry within one Move',
    map: ['......N.......', '.............A'],
    pieces: { A: player(), N: SEIZES },
    after: lying(0),
    does: '1 move 1 to 1,0; 1 interact gem',
  },
  {
    ...WITH_GEM,
    when: 'something to carry that is not there yet',
    map: ['......N.......', '.............A'],
    pieces: { A: player(), N: SEIZES },
    does: '4 hunker; 4 aim',
  },
  {
    ...WITH_GEM,
    when: 'an enemy carries it, another enemy stands nearer',
    map: ['A......N.', '....B....'],
    pieces: { A: player(), B: player(), N: { ...SEIZES, weapons: [GUN] } },
    after: heldBy('A'),
    does: '2 attack A gun, + move 1 to 1,0',
  },
  {
    ...WITH_GEM,
    when: 'one of its own carries it',
    map: ['M......N.', '.........', 'A........'],
    pieces: { A: player(), N: SEIZES, M: SEIZES },
    after: heldBy('M'),
    does: '1 move 1 to 1,0; 4 hunker',
  },
  {
    ...WITH_GEM,
    when: 'it carries the thing itself: home to where it was set up',
    map: ['0.......N', 'A........'],
    pieces: { A: player(), N: { ...SEIZES, weapons: [BLADE] } },
    after: heldBy('N'),
    does: '4 move 2 to 0,0',
  },
  {
    ...WITH_GEM,
    when: 'it carries the thing, and an enemy is on the way home',
    map: ['0...A...N', '.........'],
    pieces: { A: player({ hp: 4 }), N: { ...SEIZES, weapons: [GUN] } },
    after: heldBy('N'),
    does: '4 attack A gun; 4 attack A gun',
  },
  {
    when: 'its side has the artefact, there is an exit',
    map: ['1N.........', '........2.A'],
    zones: { 1: 'objective', 2: 'exit' },
    objectives: [TASK],
    pieces: { A: player(), N: acting('przejac-artefakt', { target: 'task' }) },
    after: done,
    does: '4 move 2 to 8,1',
  },
  {
    ...WITH_TASK,
    when: 'its side has the artefact, and it is home',
    map: ['1......', '0......', 'N.....A'],
    pieces: { A: player(), N: acting('przejac-artefakt', { target: 'task', weapons: [GUN, BLADE] }) },
    after: (position) => {
      done(position);
      position.battle.put(position.figure('N'), 7);
    },
    does: '4 attack A gun; 4 attack A gun',
  },
]);

shows('obrabowac-wszystkich', [
  {
    ...WITH_TASK,
    when: 'somebody with an artefact in range, another is nearer',
    map: ['1A....B.N', '.........'],
    pieces: { A: player(), B: player(), N: acting('obrabowac-wszystkich', { weapons: [GUN] }) },
    after: ({ battle, figure }) => battle.put(figure('B'), 15),
    does: '1 attack A gun, + attack A gun',
  },
  {
    ...WITH_TASK,
    when: 'who had the artefact falls, it lies in reach',
    map: ['.1......', 'AN......'],
    pieces: { A: player({ hp: 2 }), N: acting('obrabowac-wszystkich') },
    die: 6,
    does: '1 attack A blade, + interact task',
  },
  {
    ...WITH_GEM,
    when: 'who carries something before who is nearer, and who only stands beside something',
    map: ['A.B...C.N', '.........'],
    pieces: { A: player(), B: player(), C: player(), N: acting('obrabowac-wszystkich', { weapons: [GUN] }) },
    after: (position) => {
      heldBy('A')(position);
      position.battle.put(position.figure('B'), 11);
      position.battle.put(position.figure('C'), 15);
    },
    does: '1 attack A gun, + attack A gun',
  },
  {
    ...WITH_GEM,
    when: 'who carried something falls beside it: it takes what has fallen',
    map: ['........', 'AN......'],
    pieces: { A: player({ hp: 2 }), N: acting('obrabowac-wszystkich') },
    after: heldBy('A'),
    die: 6,
    does: '1 attack A blade, + interact gem',
  },
  {
    when: 'nobody has anything: the nearest',
    map: ['A.....B.N', '.........'],
    pieces: { A: player(), B: player(), N: acting('obrabowac-wszystkich', { weapons: [GUN] }) },
    does: '2 attack B gun, + hunker',
  },
  {
    when: 'nobody in range, one within a full move is weak',
    map: ['A.......N..B', '............'],
    pieces: { A: player({ hpNow: 2 }), B: player(), N: acting('obrabowac-wszystkich', { spd: 5 }) },
    does: '3 move 2 to 1,0',
  },
  {
    ...WITH_TASK,
    when: 'nobody in range, one within a full move is rich',
    map: ['A.......N..B', '...........1'],
    pieces: { A: player({ hpNow: 2 }), B: player(), N: acting('obrabowac-wszystkich', { spd: 5 }) },
    does: '3 move 1 to 10,0; 1 attack B blade',
  },
]);
