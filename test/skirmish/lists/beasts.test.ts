import { acting, player, shows } from './rows.ts';

shows('drapieznik', [
  {
    when: 'prey in contact',
    map: ['AN......', '........'],
    pieces: { A: player(), N: acting('drapieznik', { side: 'beasts' }) },
    does: '1 attack A blade, + attack A blade',
  },
  {
    when: 'prey in contact falls, another is near',
    map: ['AN...B..', '........'],
    pieces: { A: player({ hp: 2 }), B: player(), N: acting('drapieznik', { side: 'beasts' }) },
    die: 6,
    does: '1 attack A blade, + move 1 to 4,0',
  },
  {
    when: 'attacks may not be repeated, and there is other prey',
    map: ['AN...B..', '........'],
    pieces: { A: player(), B: player(), N: acting('drapieznik', { side: 'beasts' }) },
    rulings: { 'actions.repeat': 'different' },
    does: '1 attack A blade, + move 1 to 4,0',
  },
  {
    when: 'the nearest prey is whole, one within a full move is wounded',
    map: ['A.......N..B', '............'],
    pieces: { A: player({ hpNow: 2 }), B: player(), N: acting('drapieznik', { side: 'beasts', spd: 5 }) },
    does: '2 move 2 to 1,0',
  },
  {
    when: 'the wounded is beyond a full move',
    map: ['A.......N..B', '............'],
    pieces: { A: player({ hpNow: 2 }), B: player(), N: acting('drapieznik', { side: 'beasts', spd: 3 }) },
    does: '2 move 1 to 10,0; 1 attack B blade',
  },
  {
    when: 'beyond it too, but the wounded always go first',
    map: ['A.......N..B', '............'],
    pieces: { A: player({ hpNow: 2 }), B: player(), N: acting('drapieznik', { side: 'beasts', spd: 3 }) },
    rulings: { 'npc.preferred': 'always' },
    does: '2 move 2 to 2,0',
  },
  {
    when: 'cover does not slow it down',
    map: ['A..............N', '........c.......'],
    pieces: { A: player(), N: acting('drapieznik', { side: 'beasts' }) },
    does: '2 move 2 to 3,0',
  },
  {
    when: 'nobody is left',
    map: ['.......N', '........'],
    pieces: { A: player(), N: acting('drapieznik', { side: 'beasts' }) },
    after: ({ battle, figure }) => battle.leave(figure('A')),
    does: '3 wait 2',
  },
]);

shows('najwiekszy-glodomor', [
  {
    when: 'anybody in contact, of its own side too',
    map: ['..NB....', 'A.......'],
    pieces: {
      A: player(),
      N: acting('najwiekszy-glodomor', { side: 'beasts' }),
      B: acting('drapieznik', { side: 'beasts' }),
    },
    does: '1 attack B blade, + attack B blade',
  },
  {
    when: 'only its own kind is safe',
    map: ['..NM....', '.......A'],
    pieces: {
      A: player(),
      N: acting('najwiekszy-glodomor', { side: 'beasts', force: 'reks' }),
      M: acting('najwiekszy-glodomor', { side: 'beasts', force: 'reks' }),
    },
    does: '2 move 1 to 6,0; 1 attack A blade',
  },
  {
    when: 'an NPC is nearer than a player',
    map: ['A......N...K', '............'],
    pieces: { A: player(), N: acting('najwiekszy-glodomor', { side: 'beasts' }), K: acting('patrol') },
    does: '2 move 1 to 10,0; 1 attack K blade',
  },
  {
    when: 'nobody is left',
    map: ['.......N', '........'],
    pieces: { A: player(), N: acting('najwiekszy-glodomor', { side: 'beasts' }) },
    after: ({ battle, figure }) => battle.leave(figure('A')),
    does: '3 wait 2',
  },
]);
