import { BLADE, GUN, PILUM } from '../position.ts';
import { acting, player, shows } from './rows.ts';

shows('wsparcie-z-tylu', [
  {
    when: 'a clear shot',
    map: ['A......N', '........'],
    pieces: { A: player(), N: acting('wsparcie-z-tylu', { weapons: [GUN] }) },
    does: '1 attack A gun, + hunker',
  },
  {
    when: 'a concealed target, and cover with a clear view near',
    map: ['A.s....N....', '............', '.....c......', '............', '............'],
    pieces: { A: player(), N: acting('wsparcie-z-tylu', { weapons: [GUN] }) },
    does: '2 move 1 to 5,2, + hunker',
  },
  {
    when: 'a target in cover and no better place',
    map: ['Ac.........N', '............'],
    pieces: { A: player(), N: acting('wsparcie-z-tylu', { weapons: [GUN] }) },
    does: '2 attack A gun, + hunker',
  },
  {
    when: 'no better place, and it holds its fire',
    map: ['Ac.........N', '............'],
    pieces: { A: player(), N: acting('wsparcie-z-tylu', { weapons: [GUN] }) },
    rulings: { 'npc.no-better-place': 'hold' },
    does: '2 hunker, + aim',
  },
  {
    when: 'nobody in range, an ally in front',
    map: ['A.......M..........N', '....................'],
    pieces: { A: player(), M: acting('patrol'), N: acting('wsparcie-z-tylu', { weapons: [GUN] }) },
    after: ({ battle, figure }) => battle.put(figure('M'), 28),
    does: '3 move 2 to 9,0',
  },
  {
    when: 'nobody in range, it is the foremost itself',
    map: ['A.................N', '.................M.', '...................'],
    pieces: { A: player(), M: acting('patrol'), N: acting('wsparcie-z-tylu', { weapons: [GUN] }) },
    after: ({ battle, figure }) => {
      battle.put(figure('N'), 16);
      battle.put(figure('M'), 37);
    },
    does: '4 hunker wait 1',
  },
  {
    when: 'nobody is there',
    map: ['.......N', '........'],
    pieces: { A: player(), N: acting('wsparcie-z-tylu', { weapons: [GUN] }) },
    after: ({ battle, figure }) => battle.leave(figure('A')),
    does: '4 hunker wait 1',
  },
]);

const LEGIONARY = acting('utrzymanie-linii', {
  weapons: [BLADE, PILUM],
  traits: ['formacja'],
  spd: 5,
  force: 'legion',
});

shows('utrzymanie-linii', [
  {
    when: 'an enemy in contact',
    map: ['AN......', '........'],
    pieces: { A: player(), N: LEGIONARY },
    does: '1 attack A blade, + hunker',
  },
  {
    when: 'an enemy in contact, a comrade near',
    map: ['.N.....', 'A......', '.M.....'],
    pieces: { A: player(), N: LEGIONARY, M: LEGIONARY },
    does: '1 attack A blade, + move 1 to 1,1',
  },
  {
    when: 'an enemy within a charge',
    map: ['A...N...', '........'],
    pieces: { A: player(), N: LEGIONARY },
    does: '1 move 1 to 1,0, + attack A blade',
  },
  {
    when: 'within range of the pilum only',
    map: ['A......N', '.###....', '........'],
    pieces: { A: player(), N: { ...LEGIONARY, spd: 4 } },
    after: ({ battle, figure }) => battle.put(figure('N'), 6),
    does: '2 attack A pilum, + move 1 to 2,0',
  },
  {
    when: 'nobody near: the first of the line sets the pace',
    map: ['A...............N', '................M', '.................'],
    pieces: { A: player(), N: LEGIONARY, M: LEGIONARY },
    does: '3 move 1 to 11,0, + hunker',
  },
  {
    when: 'nobody near: the second closes up',
    map: ['A..........M....N', '.................', '.................'],
    pieces: { A: player(), N: LEGIONARY, M: LEGIONARY },
    after: ({ battle, figure }) => {
      battle.put(figure('M'), 28);
      battle.acted[figure('M')] = 1;
    },
    does: '3 move 1 to 11,0, + hunker',
  },
  {
    when: 'to hold is to stay, by another reading',
    map: ['AN......', '........'],
    pieces: { A: player(), N: LEGIONARY },
    rulings: { 'npc.hold': 'stay' },
    does: '1 attack A blade, + wait 1',
  },
]);

shows('unikanie-walki', [
  {
    when: 'cover out of sight within reach',
    map: ['A.....N...', '......####', '......cc..', '..........'],
    pieces: { A: player(), N: acting('unikanie-walki') },
    does: '1 move 1 to 8,2, + hunker',
  },
  {
    when: 'hidden behind cover already',
    map: ['A.........', '####......', '.Nc.......', '..........'],
    pieces: { A: player(), N: acting('unikanie-walki') },
    does: '1 hunker; 4 wait 1',
  },
  {
    when: 'only cover in sight of the enemy',
    map: ['A.....N...', '..........', '......c...', '..........', '..........'],
    pieces: { A: player(), N: acting('unikanie-walki') },
    does: '2 move 1 to 6,2, + hunker',
  },
  {
    when: 'no cover at all',
    map: ['A..N..........', '..............'],
    pieces: { A: player(), N: acting('unikanie-walki') },
    does: '3 move 1 to 9,0, + hunker',
  },
  {
    when: 'in contact with an enemy, and armed',
    map: ['AN.........', '...........'],
    pieces: { A: player(), N: acting('unikanie-walki', { weapons: [BLADE, GUN] }) },
    does: '3 move 1 to 7,0, + hunker',
  },
  {
    when: 'nobody to hide from',
    map: ['N......', '.......'],
    pieces: { A: player(), N: acting('unikanie-walki') },
    after: ({ battle, figure }) => battle.leave(figure('A')),
    does: '4 wait 2',
  },
]);
