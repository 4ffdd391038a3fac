import { describe, expect, it } from 'vitest';
import { BLADE, GUN, type Piece, position } from '../position.ts';

/** What is a thing rather than somebody: the generator of Posterunek Zeta-7. */

const THING: Piece = { side: 'players', list: 'patrol', weapons: [], spd: 0, hp: 10, object: true };
const AGENT: Piece = { side: 'players', list: 'objective', weapons: [GUN] };
const breaker = (more: Partial<Piece> = {}): Piece => ({ side: 'npcs', list: 'zniszczyc-cel', target: 'T', ...more });

describe('an object', () => {
  it.each([
    { who: 'who is sent against it attacks it', foe: breaker(), does: '2 attack T blade, + attack T blade' },
    {
      who: 'who is sent against it by its list of targets looks for it like for anybody',
      foe: breaker({ list: 'atak-na-najblizszego-gracza' }),
      does: '1 attack T blade, + hunker',
    },
    {
      who: 'who goes at the nearest player passes it by',
      foe: { side: 'npcs', list: 'atak-na-najblizszego-gracza' } as const,
      does: '2 move 1 to 5,1; 1 attack N blade',
    },
    {
      who: 'a beast that attacks whatever is nearest passes it by',
      foe: { side: 'beasts', list: 'najwiekszy-glodomor' } as const,
      does: '2 move 1 to 5,1; 1 attack N blade',
    },
  ])('$who', ({ foe, does }) => {
    const drawn = position({
      map: ['..................', 'TK....N...........', '..................'],
      pieces: { N: AGENT, T: THING, K: foe },
    });
    expect(drawn.activate('K')).toBe(does);
  });

  it('is worn down by attacks and leaves the table at 0', () => {
    const drawn = position({
      map: ['TK....N', '.......'],
      pieces: { N: AGENT, T: { ...THING, hpNow: 3 }, K: breaker() },
      die: 6,
    });
    const taken = drawn.events('K').flatMap((event) => (event.type === 'damage' ? [event.taken] : []));
    expect({ taken, isThere: drawn.battle.isPresent(drawn.figure('T')) }).toEqual({ taken: [2, 1], isThere: false });
  });

  it('takes no test against a weapon that stuns', () => {
    const drawn = position({
      map: ['TK....N', '.......'],
      pieces: { N: AGENT, T: THING, K: breaker({ weapons: [{ ...BLADE, stuns: true }] }) },
      die: 6,
    });
    const kinds = drawn.events('K').flatMap((event) => (event.type === 'test' ? [event.kind] : []));
    expect(kinds).toEqual(['attack-melee', 'attack-melee']);
  });

  it('takes no test of a pulse and is no part of the melee of who breaks it', () => {
    const drawn = position({
      map: ['TK....N', '.......'],
      pieces: { N: { ...AGENT, weapons: [GUN] }, T: THING, K: breaker({ weapons: [GUN] }) },
      rulings: { 'shooting.from-melee': 'forbidden', 'shooting.into-melee': 'forbidden' },
      zones: { 1: 'objective' },
      effects: [
        {
          kind: 'complication',
          id: 'pulse',
          name: { pl: 'pulse', en: 'pulse' },
          rounds: [2],
          faces: [1],
          does: [{ kind: 'pulse', centre: '1', radius: 24, test: 'resistance', loses: 'ap' }],
        },
      ],
    });
    expect(drawn.attacks.weaponAgainst(drawn.figure('K'), drawn.figure('N'))).toBe(0);
    const tested = drawn.happen(0).flatMap((event) => (event.type === 'test' ? [drawn.sign(event.figure)] : []));
    expect(tested).toEqual(['N', 'K']);
  });

  it('stands in the line of sight like anybody', () => {
    const drawn = position({ map: ['N..T..K', '.......'], pieces: { N: AGENT, T: THING, K: breaker() } });
    expect(drawn.attacks.weaponAgainst(drawn.figure('N'), drawn.figure('K'))).toBe(-1);
  });
});
