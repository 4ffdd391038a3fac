import { BLADE, GUN } from '../position.ts';
import { acting, player, shows } from './rows.ts';

shows('agresywny-szturmowiec', [
  {
    when: 'an enemy in contact and one in range',
    map: ['A.......', '........', 'BN......'],
    pieces: { A: player(), B: player(), N: acting('agresywny-szturmowiec', { weapons: [GUN, BLADE] }) },
    does: '?',
  },
  {
    when: 'an enemy in range, and the reading that it aims',
    map: ['A.......', '.......N'],
    pieces: { A: player(), N: acting('agresywny-szturmowiec', { weapons: [GUN] }) },
    rulings: { 'npc.second-ap': 'aim' },
    does: '?',
  },
  {
    when: 'the list is read again for the second AP',
    map: ['A.......', '.......N'],
    pieces: { A: player(), N: acting('agresywny-szturmowiec', { weapons: [GUN] }) },
    rulings: { 'npc.list-again': 'list-again' },
    does: '?',
  },
  {
    when: 'an enemy within a charge',
    map: ['A....N..', '........'],
    pieces: { A: player(), N: acting('agresywny-szturmowiec') },
    does: '?',
  },
  {
    when: 'an enemy far off, and cover on the way',
    map: ['A...................N', '.........c...........', '.....................'],
    pieces: { A: player(), N: acting('agresywny-szturmowiec') },
    does: '?',
  },
  {
    when: 'one Move brings it into range',
    map: ['A..............N', '................'],
    pieces: { A: player(), N: acting('agresywny-szturmowiec', { weapons: [GUN] }) },
    does: '?',
  },
  {
    when: 'nobody in sight, the goal is known',
    map: ['A#.....G', '.#......', '.#......', 'N#......', '........'],
    pieces: { A: player(), N: acting('agresywny-szturmowiec', { spd: 2 }), G: acting('patrol') },
    goal: { kind: 'neutralise', force: 'G' },
    who: 'N',
    after: ({ battle, figure }) => battle.put(figure('A'), 2),
    does: '?',
  },
  {
    when: 'nobody in sight, an enemy was seen',
    map: ['..#....G', '..#.....', 'A.#.....', '..#..N..', '........'],
    pieces: { A: player(), N: acting('agresywny-szturmowiec', { spd: 3 }), G: acting('patrol') },
    goal: { kind: 'neutralise', force: 'G' },
    after: ({ battle }) => battle.lastSeen.fill(32),
    does: '?',
  },
]);

shows('atak-na-najblizszego-gracza', [
  {
    when: 'players in range, the nearest of them',
    map: ['A..B....', '.......N'],
    pieces: { A: player(), B: player(), N: acting('atak-na-najblizszego-gracza', { weapons: [GUN] }) },
    does: '?',
  },
  {
    when: 'the target falls, another is left',
    map: ['A..B....', '.......N'],
    pieces: { A: player(), B: player({ hp: 2 }), N: acting('atak-na-najblizszego-gracza', { weapons: [GUN] }) },
    die: 6,
    does: '?',
  },
  {
    when: 'always the next, by another reading',
    map: ['A..B....', '.......N'],
    pieces: { A: player(), B: player(), N: acting('atak-na-najblizszego-gracza', { weapons: [GUN] }) },
    rulings: { 'npc.next-or-hunker': 'next' },
    does: '?',
  },
  {
    when: 'a beast is nearer, but no player',
    map: ['A.........N.B', '.............'],
    pieces: { A: player(), N: acting('atak-na-najblizszego-gracza'), B: acting('patrol', { side: 'beasts' }) },
    does: '?',
  },
  {
    when: 'nobody in sight',
    map: ['A#......', '.#......', '.#...N..', '........'],
    pieces: { A: player(), N: acting('atak-na-najblizszego-gracza', { spd: 2 }) },
    does: '?',
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
    does: '?',
  },
  {
    when: 'one of its own side is nearer',
    map: ['A...C..N', '........'],
    pieces: { A: player(), C: acting('patrol'), N: acting('neutralizacja-wszystkich', { weapons: [GUN] }) },
    does: '?',
  },
  {
    when: 'somebody out of range, cover with a view on the way',
    map: ['A...................N', '..........c..........', '.....................'],
    pieces: { A: player(), N: acting('neutralizacja-wszystkich') },
    does: '?',
  },
  {
    when: 'nobody in sight',
    map: ['A#......', '.#......', '.#...N..', '........'],
    pieces: { A: player(), N: acting('neutralizacja-wszystkich', { spd: 2 }) },
    does: '?',
  },
]);
