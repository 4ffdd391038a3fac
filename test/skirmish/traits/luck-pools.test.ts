import { describe } from 'vitest';
import { alone, blow, duel, FOE, hero, idle, MISSES } from './luck-scenes.ts';
import { type Scene, shows } from './scene.ts';

/** Pula inicjatywy, Rzut puli: what traits do to the pool as a round begins. */

/** The roll of a pool at the start of round 2, the dice rolled after it, and what happens to the pool. */
function roll(
  when: string,
  traits: readonly string[],
  faces: readonly number[],
  added: readonly number[],
  log: readonly string[],
  more: Partial<Scene> = {},
): Scene {
  return {
    when,
    ...alone(traits, [], { hp: faces.length }),
    acts: '|',
    poolDice: [...faces, ...added],
    log: [`pool N ${faces.join(' ')}`, ...log],
    ...more,
  };
}

const DARK = { dark: true } as const;
const EACH = { rulings: { 'traits.przesadny': 'one-of-each' } } as const;

describe('doubles', () => {
  shows('przesadny', [
    roll('no double', ['przesadny'], [1, 2, 3], [], [], { uses: 0 }),
    roll('a pair: one of the two', ['przesadny'], [3, 5, 3], [2], ['die N 3→2 przesadny'], { uses: 1 }),
    roll('three alike: one of them', ['przesadny'], [4, 4, 4], [6], ['die N 4→6 przesadny'], { uses: 1 }),
    roll('the new face stays, even the same', ['przesadny'], [6, 6], [6], ['die N 6→6 przesadny']),
    roll('a double that the new die makes stays', ['przesadny'], [2, 2, 5], [5], ['die N 2→5 przesadny']),
    roll('two pairs: one of the lower', ['przesadny'], [6, 2, 6, 2], [1], ['die N 2→1 przesadny']),
    roll(
      'two pairs, one of each',
      ['przesadny'],
      [6, 2, 6, 2],
      [1, 5],
      ['die N 2→1 przesadny', 'die N 6→5 przesadny'],
      { ...EACH, uses: 2 },
    ),
    roll('one of each, a new pair stays', ['przesadny'], [2, 2, 5], [5], ['die N 2→5 przesadny'], EACH),
    roll('three alike, one of each: one', ['przesadny'], [4, 4, 4], [4], ['die N 4→4 przesadny'], EACH),
    roll(
      'a die that is added makes a double too',
      ['przesadny', 'uwazny'],
      [3, 5],
      [5, 1],
      ['die N new→5 uwazny', 'die N 5→1 przesadny'],
    ),
    roll(
      'as the dice count in the dark',
      ['przesadny', 'slepy-w-ciemnosci'],
      [1, 2],
      [4],
      ['die N 2→1 slepy-w-ciemnosci', 'die N 1→3 przesadny'],
      DARK,
    ),
  ]);
});

describe('a die more', () => {
  shows('uwazny', [
    roll('after a round of waiting', ['uwazny'], [1, 2], [4], ['die N new→4 uwazny'], { uses: 1 }),
    roll('not in round 1', ['uwazny'], [1, 2], [], [], { round: 0, uses: 0 }),
    {
      when: 'not after a swap',
      ...duel(['uwazny'], [5], { hp: 3 }),
      acts: 'N|',
      dice: MISSES,
      poolDice: [1, 1],
      log: [
        'N acts',
        ...blow('1 1', { after: ['swap 0:1→5, 2 PŻ'], hits: 1, left: 8 }),
        ...blow('1 1', { left: 8 }),
        'pool N 1 1',
      ],
      uses: 0,
    },
    {
      when: 'not after a free swap that a trait asked for',
      ...duel(['uwazny', 'oportunista'], [2], { hp: 1 }),
      policy: 'never',
      acts: 'N|',
      dice: [4, 1, 1, 1],
      poolDice: [1],
      log: [
        'N acts',
        ...blow('4 1', { after: ['swap 0:4→2 free oportunista forced oportunista, 1 PŻ', 'die N new→4 oportunista'] }),
        ...blow('1 1'),
        'pool N 1',
      ],
      uses: 0,
    },
    {
      when: 'not after a die was burned',
      ...duel(['uwazny', 'taktyk'], [5, 5], { hp: 1 }),
      policy: 'never',
      acts: 'N|',
      dice: [1, 1, 1, 1, 1],
      poolDice: [1],
      log: ['N acts', ...blow('+taktyk: 1 1 1', { before: ['die N 5→2 taktyk'] }), ...blow('1 1'), 'pool N 1'],
      uses: 0,
    },
    {
      when: 'not after a die was traded',
      map: ['NAK'],
      pieces: { N: hero(['uwazny', 'przywodca'], { hp: 1 }), A: hero([], { hp: 2 }), K: FOE },
      pools: { N: [5], A: [1] },
      acts: 'N|',
      poolDice: [1, 1, 1],
      log: [
        'N acts',
        'trait przywodca 1 A',
        'die N 5→1 przywodca',
        'die A 1→5 przywodca',
        'hunker',
        'pool N 1',
        'pool A 1 1',
      ],
      uses: 0,
    },
    {
      when: 'not after a die saved an ally',
      map: ['NAK'],
      pieces: { N: hero(['uwazny', 'obronca'], { hp: 3 }), A: hero([], { hp: 1 }), K: FOE },
      pools: { N: [5] },
      acts: 'K|',
      dice: [6, 1],
      poolDice: [1, 1, 1],
      log: [
        'K acts',
        'attack A blade',
        'test K attack-melee: 6 1',
        '= 1',
        'die N 5→gone obronca',
        'N pays obronca, 2 PŻ',
        'A loses 0 −1 obronca, 1 PŻ',
        'hunker',
        'pool N 1 1',
        'pool A 1',
      ],
      uses: 0,
    },
    {
      when: 'a die that was only rolled again was not used',
      ...alone(['uwazny', 'strateg'], [2], { hp: 1 }),
      acts: 'N|',
      poolDice: [3, 1, 4],
      log: [...idle('die N 2→3 strateg'), 'pool N 1', 'die N new→4 uwazny'],
      uses: 1,
    },
  ]);
});

describe('the dark', () => {
  const dies = (by: string, ...changes: readonly string[]) => changes.map((change) => `die N ${change} ${by}`);
  shows('slepy-w-ciemnosci', [
    roll('all but a 1', ['slepy-w-ciemnosci'], [6, 1, 3, 2], [], dies('slepy-w-ciemnosci', '2→1', '3→2', '6→5'), DARK),
    roll(
      'each of two alike, once',
      ['slepy-w-ciemnosci'],
      [5, 5, 6],
      [],
      dies('slepy-w-ciemnosci', '5→4', '5→4', '6→5'),
      DARK,
    ),
    roll('not in the light', ['slepy-w-ciemnosci'], [6, 1, 3], [], [], { uses: 0 }),
    roll('nothing with Nocny łowca', ['slepy-w-ciemnosci', 'nocny-lowca'], [6, 1, 3], [], [], { ...DARK, uses: 0 }),
    roll('a die that is added too', ['slepy-w-ciemnosci', 'uwazny'], [1], [5], ['die N new→4 uwazny'], DARK),
    {
      when: 'a die that is rolled again too, not one that is turned',
      ...alone(['slepy-w-ciemnosci', 'szczesciarz', 'mistyk'], [1, 4]),
      ...DARK,
      poolDice: [4],
      log: idle('die N 1→3 szczesciarz', 'die N 4→5 mistyk'),
    },
    {
      when: 'a die that is kept stays as it is',
      ...alone(['slepy-w-ciemnosci', 'przezorny'], [6], { hp: 1 }),
      ...DARK,
      acts: '|N',
      poolDice: [1],
      log: ['pool N 1', ...idle('die N new→6 przezorny')],
    },
    {
      when: 'nobody else’s pool',
      map: ['NA#K'],
      pieces: { N: hero(['slepy-w-ciemnosci'], { hp: 1 }), A: hero([], { hp: 1 }), K: FOE },
      ...DARK,
      acts: '|',
      poolDice: [6, 6],
      log: ['pool N 6', 'die N 6→5 slepy-w-ciemnosci', 'pool A 6'],
    },
  ]);
  shows('nocny-lowca', [
    roll('all but a 6', ['nocny-lowca'], [6, 1, 5, 4], [], dies('nocny-lowca', '5→6', '4→5', '1→2'), DARK),
    roll('each of two alike, once', ['nocny-lowca'], [4, 4, 3], [], dies('nocny-lowca', '4→5', '4→5', '3→4'), DARK),
    roll('not in the light', ['nocny-lowca'], [6, 1, 3], [], [], { uses: 0 }),
    roll('nothing with Ślepy w ciemności', ['nocny-lowca', 'slepy-w-ciemnosci'], [2, 5], [], [], { ...DARK, uses: 0 }),
    {
      when: 'no 1 is left to bar the pool',
      ...duel(['nocny-lowca', 'pechowiec'], [], { hp: 2 }),
      ...DARK,
      acts: '|N',
      poolDice: [1, 5],
      dice: MISSES,
      log: [
        'pool N 1 5',
        ...dies('nocny-lowca', '5→6', '1→2'),
        'N acts',
        ...blow('1 1', { after: ['swap 0:1→6, 1 PŻ'], hits: 1, left: 8 }),
        ...blow('1 1', { left: 8 }),
      ],
    },
  ]);
});
