import { describe } from 'vitest';
import { BLADE } from '../position.ts';
import { attacked, FOE, hasOneAp, hero, inAttacks, inTests, trap, WAY, work, worked } from './occasions.ts';
import { shows } from './scene.ts';

/** Cechy postaci, Cechy fizyczne: which tests are easier or harder. What a Move is worth is a number of the body. */

describe('tests that need a nimble or a strong body', () => {
  shows('otyly', [
    ...inTests('otyly', { hindered: ['agility', 'climbing'], neither: ['strength', 'stealth', 'technical'] }),
    {
      when: '(a trap that is dodged)',
      map: ['N1.2'],
      pieces: { N: hero(['otyly']) },
      ...trap('agility'),
      dice: [6],
      log: ['N acts', 'move 1', 'trap', 'test N agility -otyly: 6', '= 1', 'hunker'],
      uses: 1,
    },
    {
      when: '(a climb that fails loses its AP)',
      map: ['N^2'],
      pieces: { N: hero(['otyly']) },
      ...WAY,
      dice: [4, 5],
      log: ['N acts', 'climb', 'test N climbing -otyly: 4', '= 0', 'climb', 'test N climbing -otyly: 5', '= 1'],
      uses: 2,
    },
  ]);

  shows('slabeusz', [
    ...inTests('slabeusz', { hindered: ['strength'], neither: ['agility', 'climbing', 'resistance'] }),
    {
      when: '(of two ways it takes the one that it is not bad at)',
      map: ['N1'],
      pieces: { N: hero(['slabeusz']) },
      ...work(['strength', 'agility']),
      log: ['N acts', ...worked('N agility: 1 1')],
      uses: 0,
    },
    ...inAttacks('slabeusz', { neither: ['blade', 'pilum'] }),
  ]);

  shows('zwinny', [
    ...inTests('zwinny', { helped: ['agility', 'climbing', 'stealth'], neither: ['strength', 'perception'] }),
    {
      when: '(of two ways it takes the one that it is good at)',
      map: ['N1'],
      pieces: { N: hero(['zwinny']) },
      ...work(['strength', 'agility']),
      log: ['N acts', ...worked('N agility +zwinny: 1 1 1')],
      uses: 1,
    },
    {
      when: '(with Otyły both come to 2k6)',
      map: ['N1'],
      pieces: { N: hero(['zwinny', 'otyly']) },
      ...work('agility'),
      log: ['N acts', ...worked('N agility +zwinny -otyly: 1 1')],
      uses: 1,
    },
  ]);

  shows('oburecznosc', [
    { ...offHand([]), when: '(without it)', log: ['N acts', ...attacked('K blade', 'N attack-melee -weapon: 1', 0)] },
    {
      ...offHand(['oburecznosc']),
      when: '(the weaker hand)',
      log: ['N acts', ...attacked('K blade', 'N attack-melee: 1 1', 0)],
      uses: 1,
    },
    ...inAttacks('oburecznosc', { neither: ['blade', 'gun'] }, { when: 'in the better hand' }),
    {
      ...offHand(['oburecznosc'], { dice: 'hindrance' }),
      when: '(a weapon that is bad in any hand)',
      log: ['N acts', ...attacked('K blade', 'N attack-melee -weapon: 1', 0)],
    },
  ]);
});

describe('what tires', () => {
  shows('anemiczny', [
    {
      when: '(a full move hinders strength in the next activation, and not in the one after it)',
      map: ['N............1'],
      pieces: { N: hero(['anemiczny']) },
      ...work('strength', 1),
      acts: 'NNN',
      log: [
        ...['N acts', 'move 2'],
        ...['N acts', ...worked('N strength -anemiczny: 1'), ...worked('N strength -anemiczny: 1')],
        ...['N acts', ...worked('N strength: 1 1'), ...worked('N strength: 1 1')],
      ],
      uses: 2,
    },
    {
      when: '(what takes no effort is not hindered)',
      map: ['N............1'],
      pieces: { N: hero(['anemiczny']) },
      ...work('technical', 1),
      acts: 'NN',
      log: ['N acts', 'move 2', 'N acts', ...worked('N technical: 1 1'), ...worked('N technical: 1 1')],
      uses: 0,
    },
    {
      when: '(one Move does not tire)',
      map: ['N......1'],
      pieces: { N: hero(['anemiczny']) },
      ...work('agility', 1),
      acts: 'NN',
      log: [
        ...['N acts', 'move 1', ...worked('N agility: 1 1')],
        ...['N acts', ...worked('N agility: 1 1'), ...worked('N agility: 1 1')],
      ],
      uses: 0,
    },
    {
      when: '(a climb does)',
      map: ['N^.1'],
      pieces: { N: hero(['anemiczny']) },
      ...work('agility', 1),
      acts: 'NN',
      dice: [5, 1, 1, 1, 1, 1],
      log: [
        ...['N acts', 'climb', 'test N climbing: 5 1', '= 1', ...worked('N agility: 1 1')],
        ...['N acts', ...worked('N agility -anemiczny: 1'), ...worked('N agility -anemiczny: 1')],
      ],
      uses: 2,
    },
    {
      when: '(two melee attacks do)',
      map: ['NK'],
      pieces: { N: hero(['anemiczny']), K: FOE },
      acts: 'NN',
      log: [
        ...['N acts', ...melee('N attack-melee: 1 1'), ...melee('N attack-melee: 1 1')],
        ...['N acts', ...melee('N attack-melee -anemiczny: 1'), ...melee('N attack-melee -anemiczny: 1')],
      ],
      uses: 2,
    },
    {
      when: '(one melee attack and one Move do not)',
      map: ['NK..L'],
      pieces: { N: hero(['anemiczny']), K: { ...FOE, hp: 1 }, L: FOE },
      acts: 'NN',
      dice: [5, 1, 1, 1, 1, 1],
      log: [
        ...['N acts', ...attacked('K blade', 'N attack-melee: 5 1', 1, 'loses 1, 0 PŻ', 'K eliminated'), 'move 1'],
        'N acts',
        ...attacked('L blade', 'N attack-melee: 1 1', 0),
        ...attacked('L blade', 'N attack-melee: 1 1', 0),
      ],
      uses: 0,
    },
  ]);

  shows('astmatyk', [
    {
      when: '(only the first test after a full move, whatever it is about)',
      map: ['N............1'],
      pieces: { N: hero(['astmatyk']) },
      ...work('technical', 1),
      acts: 'NN',
      log: ['N acts', 'move 2', 'N acts', ...worked('N technical -astmatyk: 1'), ...worked('N technical: 1 1')],
      uses: 1,
    },
    {
      when: '(a climb and a Move are both AP)',
      map: ['N^.....1'],
      pieces: { N: hero(['astmatyk']) },
      ...work('technical', 1),
      acts: 'NN',
      dice: [5, 1, 1, 1, 1],
      log: [
        ...['N acts', 'climb', 'test N climbing: 5 1', '= 1', 'move 1'],
        ...['N acts', ...worked('N technical -astmatyk: 1'), ...worked('N technical: 1 1')],
      ],
      uses: 1,
    },
    {
      when: '(one Move does not count, nor two melee attacks)',
      map: ['N..K'],
      pieces: { N: hero(['astmatyk']), K: FOE },
      acts: 'NNN',
      log: [
        ...['N acts', 'move 1', ...melee('N attack-melee: 1 1')],
        ...['N acts', ...melee('N attack-melee: 1 1'), ...melee('N attack-melee: 1 1')],
        ...['N acts', ...melee('N attack-melee: 1 1'), ...melee('N attack-melee: 1 1')],
      ],
      uses: 0,
    },
    {
      when: '(nor is the first test of an ally’s activation)',
      map: ['M............1', '...........N..'],
      pieces: { M: hero(['astmatyk', 'zmeczliwy'], { hpNow: 1 }), N: hero(['ofiara']) },
      ...work('technical', 1),
      after: hasOneAp,
      acts: 'MNM',
      log: [
        ...['M acts', 'move 2', 'N acts', 'trait ofiara 1 M', 'N pays ofiara, 4 PŻ', 'test M resistance: 1 1', '= 0'],
        ...['M acts', ...worked('M technical -astmatyk: 1'), ...worked('M technical: 1 1')],
      ],
      uses: 1,
    },
    {
      when: '(a test between the two activations is not hindered and does not use it up)',
      map: ['N............K'],
      pieces: {
        N: hero(['astmatyk']),
        K: { ...FOE, weapons: [{ ...BLADE, stuns: true, harmless: true }] },
      },
      acts: 'NKN',
      dice: [5, 1, 6, 1, 1, 1],
      log: [
        ...['N acts', 'move 2'],
        ...['K acts', ...attacked('N blade', 'K attack-melee: 5 1', 1), 'test N resistance: 6 1', '= 1', 'hunker'],
        ...['N acts', 'aim', ...attacked('K blade', 'N attack-melee +aim -astmatyk: 1 1', 0)],
      ],
      uses: 1,
    },
  ]);
});

function melee(test: string): string[] {
  return attacked('K blade', test, 0);
}

function offHand(traits: readonly string[], change = {}) {
  const blade = { ...BLADE, offHand: true, ...change };
  return { map: ['NK'], pieces: { N: hero(traits, { weapons: [blade] }), K: FOE }, after: hasOneAp };
}
