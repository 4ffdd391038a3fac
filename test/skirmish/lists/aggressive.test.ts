import { BLADE, GUN } from '../position.ts';
import { acting, player, shows } from './rows.ts';

shows('agresywny-szturmowiec', [
  {
    when: 'an enemy in contact and one in range',
    map: ['A.......', '........', 'BN......'],
    pieces: { A: player(), B: player(), N: acting('agresywny-szturmowiec', { weapons: [GUN, BLADE] }) },
    does: '1 attack B blade, + hunker',
  },
  {
    when: 'an enemy in range, and the reading that it aims',
    map: ['A.......', '.......N'],
    pieces: { A: player(), N: acting('agresywny-szturmowiec', { weapons: [GUN] }) },
    rulings: { 'npc.second-ap': 'aim' },
    does: '1 attack A gun, + aim',
  },
  {
    when: 'the list is read again for the second AP',
    map: ['A.......', '.......N'],
    pieces: { A: player(), N: acting('agresywny-szturmowiec', { weapons: [GUN] }) },
    rulings: { 'npc.list-again': 'list-again' },
    does: '1 attack A gun; 1 attack A gun',
  },
  {
    when: 'an enemy within a charge',
    map: ['A....N..', '........'],
    pieces: { A: player(), N: acting('agresywny-szturmowiec') },
    does: '2 move 1 to 1,0; 1 attack A blade',
  },
  {
    when: 'an enemy far off, and cover on the way',
    map: ['A...................N', '.........c...........', '.....................'],
    pieces: { A: player(), N: acting('agresywny-szturmowiec') },
    does: '2 move 2 to 9,1',
  },
  {
    when: 'one Move brings it into range',
    map: ['A..............N', '................'],
    pieces: { A: player(), N: acting('agresywny-szturmowiec', { weapons: [GUN] }) },
    does: '2 move 1 to 9,0; 1 attack A gun',
  },
  {
    when: 'nobody in sight, the goal is known',
    map: ['A#.....G', '.#......', '.#......', 'N#......', '........'],
    pieces: { A: player(), N: acting('agresywny-szturmowiec', { spd: 2 }), G: acting('patrol') },
    goal: { kind: 'neutralise', force: 'G' },
    who: 'N',
    after: ({ battle, figure }) => battle.put(figure('A'), 2),
    does: '3 move 2 to 3,4',
  },
  {
    when: 'nobody in sight, an enemy was seen',
    map: ['..#....G', '..#.....', 'A.#.....', '..#..N..', '........'],
    pieces: { A: player(), N: acting('agresywny-szturmowiec', { spd: 3 }), G: acting('patrol') },
    goal: { kind: 'neutralise', force: 'G' },
    after: ({ battle }) => battle.lastSeen.fill(32),
    does: '3 move 2 to 0,4',
  },
]);

shows('atak-na-najblizszego-gracza', [
  {
    when: 'players in range, the nearest of them',
    map: ['A..B....', '.......N'],
    pieces: { A: player(), B: player(), N: acting('atak-na-najblizszego-gracza', { weapons: [GUN] }) },
    does: '1 attack B gun, + hunker',
  },
  {
    when: 'the target falls, another is left',
    map: ['A..B....', '.......N'],
    pieces: { A: player(), B: player({ hp: 2 }), N: acting('atak-na-najblizszego-gracza', { weapons: [GUN] }) },
    die: 6,
    does: '1 attack B gun, + move 1 to 1,1',
  },
  {
    when: 'always the next, by another reading',
    map: ['A..B....', '.......N'],
    pieces: { A: player(), B: player(), N: acting('atak-na-najblizszego-gracza', { weapons: [GUN] }) },
    rulings: { 'npc.next-or-hunker': 'next' },
    does: '1 attack B gun, + move 1 to 1,1',
  },
  {
    when: 'a beast is nearer, but no player',
    map: ['A.........N.B', '.............'],
    pieces: { A: player(), N: acting('atak-na-najblizszego-gracza'), B: acting('patrol', { side: 'beasts' }) },
    does: '2 move 2 to 1,0',
  },
  {
    when: 'nobody in sight',
    map: ['A#......', '.#......', '.#...N..', '........'],
    pieces: { A: player(), N: acting('atak-na-najblizszego-gracza', { spd: 2 }) },
    does: '3 move 2 to 2,3',
  },
]);

shows('neutralizacja-wszystkich', [
  {
    when: 'a neutral is nearer than a player',
    map: ['A...C..N', '........'],
    pieces: {
      A: player(),
      C: acting('unikanie-walki', { side: 'neutrals' }),
      N: acting('neutralizacja-wszystkich', { weapons: [GUN] }),
    },
    does: '1 attack C gun, + hunker',
  },
  {
    when: 'one of its own side is nearer',
    map: ['A......N', '....C...'],
    pieces: { A: player(), C: acting('patrol'), N: acting('neutralizacja-wszystkich', { weapons: [GUN] }) },
    does: '1 attack A gun, + hunker',
  },
  {
    when: 'somebody out of range, cover with a view on the way',
    map: ['A...................N', '..........c..........', '.....................'],
    pieces: { A: player(), N: acting('neutralizacja-wszystkich') },
    does: '2 move 2 to 10,1',
  },
  {
    when: 'nobody in sight',
    map: ['A#......', '.#......', '.#...N..', '........'],
    pieces: { A: player(), N: acting('neutralizacja-wszystkich', { spd: 2 }) },
    does: '3 move 2 to 2,3',
  },
]);
