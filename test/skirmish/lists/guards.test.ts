import { BLADE, CALL, GUN, type Position, SHIELD } from '../position.ts';
import { acting, player, shows } from './rows.ts';

const K = acting('patrol', { weapons: [] });

/** What K guards has called for help. */
function called({ battle, figure }: Position): void {
  battle.caller[battle.roster.sides[figure('K')]!] = figure('K');
}

shows('ochrona-celu', [
  {
    when: 'an enemy in the protected zone and in range',
    map: ['....A........', '............N', '........K....'],
    pieces: { A: player(), K, N: acting('ochrona-celu', { weapons: [GUN], target: 'K' }) },
    does: '1 attack A gun, + hunker',
  },
  {
    when: 'an enemy outside it who shoots at the charge',
    map: ['A.......K..', '...........', '..........N'],
    pieces: { A: player({ weapons: [GUN] }), K, N: acting('ochrona-celu', { weapons: [GUN], target: 'K' }) },
    after: ({ battle, figure }) => battle.lastTarget.fill(figure('K')),
    does: '1 attack A gun, + hunker',
  },
  {
    when: 'an enemy outside it who shoots at somebody else',
    map: ['A.......K..', '...........', '..........N'],
    pieces: { A: player({ weapons: [GUN] }), K, N: acting('ochrona-celu', { weapons: [GUN], target: 'K' }) },
    after: ({ battle, figure }) => battle.lastTarget.fill(figure('N')),
    does: '2 hunker, + aim',
  },
  {
    when: 'an intruder out of reach',
    map: ['....A...........N', '........K........'],
    pieces: { A: player(), K, N: acting('ochrona-celu', { target: 'K' }) },
    does: '3 move 2 to 5,0',
  },
  {
    when: 'an intruder out of reach, the lines taken in their order',
    map: ['....A...........N', '........K........'],
    pieces: { A: player(), K, N: acting('ochrona-celu', { target: 'K' }) },
    rulings: { 'npc.intruder': 'in-order' },
    does: '2 hunker, + aim',
  },
  {
    when: 'an enemy outside it, out of reach, who shoots at the charge',
    map: ['A.......K..', '...........', '..........N'],
    pieces: { A: player({ weapons: [GUN] }), K, N: acting('ochrona-celu', { target: 'K', spd: 4 }) },
    after: ({ battle, figure }) => battle.lastTarget.fill(figure('K')),
    does: '2 hunker, + aim',
  },
  {
    when: 'such an enemy, and the reading that it is intercepted',
    map: ['A.......K..', '...........', '..........N'],
    pieces: { A: player({ weapons: [GUN] }), K, N: acting('ochrona-celu', { target: 'K', spd: 4 }) },
    after: ({ battle, figure }) => battle.lastTarget.fill(figure('K')),
    rulings: { 'npc.intruder': 'attackers-too' },
    does: '3 move 2 to 2,2',
  },
  {
    when: 'an intruder within a Move of the guard',
    map: ['....A..K.N', '..........'],
    pieces: { A: player(), K, N: acting('ochrona-celu', { target: 'K' }) },
    does: '3 move 1 to 5,0; 1 attack A blade',
  },
  {
    when: 'an enemy outside it and out of reach, after a call for help',
    map: ['A.......K..', '...........', '..........N'],
    pieces: { A: player({ weapons: [GUN] }), K, N: acting('ochrona-celu', { target: 'K', spd: 4 }) },
    after: called,
    does: '3 move 2 to 2,2',
  },
  {
    when: 'the same, and the reading that a call changes nothing',
    map: ['A.......K..', '...........', '..........N'],
    pieces: { A: player({ weapons: [GUN] }), K, N: acting('ochrona-celu', { target: 'K', spd: 4 }) },
    after: called,
    rulings: { 'npc.call': 'none' },
    does: '2 hunker, + aim',
  },
  {
    when: 'the same, the lines taken in their order',
    map: ['A.......K..', '...........', '..........N'],
    pieces: { A: player({ weapons: [GUN] }), K, N: acting('ochrona-celu', { target: 'K', spd: 4 }) },
    after: called,
    rulings: { 'npc.intruder': 'in-order' },
    does: '2 hunker, + aim',
  },
  {
    when: 'an enemy outside it and in range, after a call for help',
    map: ['A.......K..', '...........', '..........N'],
    pieces: { A: player(), K, N: acting('ochrona-celu', { weapons: [GUN], target: 'K' }) },
    after: called,
    does: '1 attack A gun, + hunker',
  },
  {
    when: 'an enemy outside it whom only the caller sees',
    map: ['A......K.', '.########', '........N'],
    pieces: { A: player(), K, N: acting('ochrona-celu', { target: 'K', spd: 3 }) },
    after: called,
    does: '3 move 2 to 2,2',
  },
  {
    when: 'the same, when the caller is gone',
    map: ['A......K.', '.########', '........N'],
    pieces: { A: player(), K, N: acting('ochrona-celu', { target: 'K', spd: 3 }) },
    after(position) {
      called(position);
      position.battle.leave(position.figure('K'));
    },
    does: 'wait 2',
  },
  {
    when: 'nobody in sight, cover by the charge',
    map: ['A.#.......', '..#.......', '..#..K.N..', '..#.c.....', '..........'],
    pieces: { A: player(), K, N: acting('ochrona-celu', { target: 'K' }) },
    deployment: '0',
    after: ({ battle, figure }) => battle.leave(figure('A')),
    does: '4 move 1 to 5,3 wait 1',
  },
  {
    when: 'nobody in sight, its charge is far away',
    map: ['A.........', 'K.........', '..........', '.........N'],
    pieces: { A: player(), K, N: acting('ochrona-celu', { target: 'K', spd: 2 }) },
    after: ({ battle, figure }) => battle.leave(figure('A')),
    does: '4 move 1 to 7,3; 4 move 1 to 5,3',
  },
  {
    when: 'a zone is what it guards, and somebody is in it',
    map: ['A11111111111N', '.............'],
    pieces: { A: player(), N: acting('ochrona-celu', { weapons: [GUN], target: '1' }) },
    zones: { 1: 'objective' },
    after: ({ battle, figure }) => battle.put(figure('A'), 1),
    does: '1 attack A gun, + hunker',
  },
]);

shows('obrona-pozycji', [
  {
    when: 'the most dangerous of two in range, and a field to raise',
    map: ['A...B......N', '............'],
    pieces: { A: player(), B: player(), N: acting('obrona-pozycji', { weapons: [GUN], abilities: [SHIELD] }) },
    after: ({ battle, figure }) => {
      battle.damageDealt[figure('A')] = 2;
      battle.put(figure('B'), 16);
    },
    does: '1 attack A gun, + ability shield',
  },
  {
    when: 'an enemy in range, and somebody to call',
    map: ['A..........N', '...........G'],
    pieces: {
      A: player(),
      N: acting('obrona-pozycji', { weapons: [GUN], abilities: [CALL, SHIELD] }),
      G: acting('ochrona-celu'),
    },
    does: '1 attack A gun, + ability call',
  },
  {
    when: 'an enemy in range, and nobody to call but a beast',
    map: ['A..........N', '...........G'],
    pieces: {
      A: player(),
      N: acting('obrona-pozycji', { weapons: [GUN], abilities: [CALL, SHIELD] }),
      G: acting('drapieznik', { side: 'beasts', spd: 0 }),
    },
    does: '1 attack G gun, + ability shield',
  },
  {
    when: 'an enemy in range, and help was called for before',
    map: ['A..........N', '...........K'],
    pieces: { A: player(), N: acting('obrona-pozycji', { weapons: [GUN], abilities: [CALL] }), K },
    after: called,
    does: '1 attack A gun, + hunker',
  },
  {
    when: 'the nearest where nobody has done harm, and no ability',
    map: ['A..........N', '....B.......'],
    pieces: { A: player(), B: player(), N: acting('obrona-pozycji', { weapons: [GUN] }) },
    does: '1 attack B gun, + hunker',
  },
  {
    when: 'an enemy out of range, cover near',
    map: ['A..............N', '............c...', '................'],
    pieces: { A: player(), N: acting('obrona-pozycji', { weapons: [GUN] }) },
    does: '2 move 1 to 13,1, + hunker',
  },
  {
    when: 'nobody in sight, it stands in the open, and cover is near',
    map: ['.......N', '....c...', '........', '........'],
    pieces: { A: player(), N: acting('obrona-pozycji', { weapons: [GUN] }) },
    after: ({ battle, figure }) => battle.leave(figure('A')),
    does: '2 move 1 to 5,0, + hunker',
  },
  {
    when: 'nobody in sight and no cover',
    map: ['.......N', '........'],
    pieces: { A: player(), N: acting('obrona-pozycji', { weapons: [GUN] }) },
    after: ({ battle, figure }) => battle.leave(figure('A')),
    does: '3 hunker, + aim',
  },
  {
    when: 'nobody in sight, no cover and somebody to call',
    map: ['.......N', '.......G'],
    pieces: {
      A: player(),
      N: acting('obrona-pozycji', { weapons: [GUN], abilities: [SHIELD, CALL] }),
      G: acting('ochrona-celu'),
    },
    after: ({ battle, figure }) => battle.leave(figure('A')),
    does: '3 hunker, + ability call',
  },
  {
    when: 'the same, the list read again for the second AP',
    map: ['.......N', '.......G'],
    pieces: {
      A: player(),
      N: acting('obrona-pozycji', { weapons: [GUN], abilities: [SHIELD, CALL] }),
      G: acting('ochrona-celu'),
    },
    rulings: { 'npc.list-again': 'list-again' },
    after: ({ battle, figure }) => battle.leave(figure('A')),
    does: '3 hunker; 3 ability call',
  },
  {
    when: 'nobody in sight, no cover, and a field that is for an attack',
    map: ['.......N', '.......G'],
    pieces: {
      A: player(),
      N: acting('obrona-pozycji', { weapons: [GUN], abilities: [SHIELD] }),
      G: acting('ochrona-celu'),
    },
    after: ({ battle, figure }) => battle.leave(figure('A')),
    does: '3 hunker, + aim',
  },
  {
    when: 'an enemy out of range and no cover',
    map: ['A..............N', '................'],
    pieces: { A: player(), N: acting('obrona-pozycji', { weapons: [GUN, BLADE] }) },
    does: '4 hunker; 4 aim',
  },
]);

shows('patrol', [
  {
    when: 'all is calm',
    map: ['N..........', '...........'],
    pieces: {
      A: player(),
      N: acting('patrol', {
        route: [
          [8.5, 0.5],
          [8.5, 1.5],
        ],
      }),
    },
    after: ({ battle, figure }) => battle.leave(figure('A')),
    does: '1 move 1 to 6,0, + wait 1',
  },
  {
    when: 'all is calm, at a turning point of its route',
    map: ['N..........', '...........', '...........', '...........'],
    pieces: {
      A: player(),
      N: acting('patrol', {
        route: [
          [0.5, 0.5],
          [0.5, 3.5],
        ],
      }),
    },
    after: ({ battle, figure }) => battle.leave(figure('A')),
    does: '1 move 1 to 0,3, + wait 1',
  },
  {
    when: 'an enemy in range, no cover',
    map: ['A......N', '........'],
    pieces: { A: player(), N: acting('patrol', { weapons: [GUN] }) },
    does: '2 attack A gun, + hunker',
  },
  {
    when: 'an enemy in range, cover near',
    map: ['A......N', '.....c..', '........'],
    pieces: { A: player(), N: acting('patrol', { weapons: [GUN] }) },
    does: '2 attack A gun, + move 1 to 6,1',
  },
  {
    when: 'an enemy in sight and out of range',
    map: ['A..............N', '................'],
    pieces: { A: player(), N: acting('patrol', { weapons: [GUN] }) },
    does: '2 move 1 to 9,0, + attack A gun',
  },
  {
    when: 'somebody was hurt where it does not see',
    map: ['A#......', '.#......', '.#...N..', '........'],
    pieces: { A: player(), N: acting('patrol', { spd: 2, route: [[7.5, 0.5]] }) },
    after: ({ battle }) => {
      battle.hasBeenHurt = true;
    },
    does: '2 move 2 to 2,3',
  },
]);
