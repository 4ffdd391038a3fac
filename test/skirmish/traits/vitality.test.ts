import { describe } from 'vitest';
import { BLADE } from '../position.ts';
import { attacked, FOE, hasOneAp, hero } from './occasions.ts';
import { shows } from './scene.ts';

/** Cechy postaci, Cechy żywotności: what is there at the start and does not last; for the greatest PŻ see body.test.ts. */

const STRIKE = { map: ['KN'], pieces: { K: FOE, N: hero(['wytrzymaly']) }, after: hasOneAp };
const STUNNER = { ...FOE, weapons: [{ ...BLADE, stuns: true, harmless: true }] };

describe('PŻ beyond the greatest', () => {
  shows('wytrzymaly', [
    {
      ...STRIKE,
      when: '(they are worth a pool die)',
      acts: '|',
      poolDice: [1, 2, 3, 4, 5, 6],
      log: ['pool N 1 2 3 4 5 6'],
    },
    {
      ...STRIKE,
      when: '(gone after the first test)',
      acts: 'NN',
      log: [
        ...[
          'N acts',
          'attack K blade',
          'test N attack-melee: 1 1',
          '= 0',
          'N expires wytrzymaly, 5 PŻ',
          'K loses 0, 5 PŻ',
        ],
        ...[
          'N acts',
          ...attacked('K blade', 'N attack-melee: 1 1', 0),
          ...attacked('K blade', 'N attack-melee: 1 1', 0),
        ],
      ],
    },
    {
      ...STRIKE,
      when: '(also when it is another’s activation)',
      pieces: { K: STUNNER, N: hero(['wytrzymaly']) },
      acts: 'K',
      dice: [5, 1, 5, 1],
      log: [
        ...['K acts', ...attacked('N blade', 'K attack-melee: 5 1', 1, 'loses 0, 6 PŻ')],
        ...['test N resistance: 5 1', '= 1', 'N expires wytrzymaly, 5 PŻ', 'hunker'],
      ],
    },
    ...([1, 2] as const).map((lost) => ({
      ...STRIKE,
      when: `(the first to go: of ${lost} lost nothing is left to expire)`,
      acts: 'KN',
      dice: [5, lost === 1 ? 1 : 5, 1, 1],
      log: [
        ...[
          'K acts',
          ...attacked('N blade', `K attack-melee: 5 ${lost === 1 ? 1 : 5}`, lost, `loses ${lost}, ${6 - lost} PŻ`),
        ],
        ...['hunker', 'N acts', ...attacked('K blade', 'N attack-melee: 1 1', 0)],
      ],
    })),
    {
      ...STRIKE,
      when: '(it pays for a swap of that test)',
      policy: 'first-success',
      pools: { N: [5] },
      log: [...['N acts', 'attack K blade', 'test N attack-melee: 1 1', 'swap 0:1→5, 5 PŻ', '= 1', 'K loses 1, 4 PŻ']],
    },
    {
      ...STRIKE,
      when: '(nothing is recovered beyond the greatest)',
      pieces: { K: FOE, N: hero(['wytrzymaly', 'z-nawiazka']) },
      dice: [6, 6],
      log: [
        ...['N acts', 'attack K blade', 'test N attack-melee: 6 6', '= 2', 'N expires wytrzymaly, 5 PŻ'],
        'K loses 2, 3 PŻ',
      ],
    },
    {
      ...STRIKE,
      when: '(with Cherlawy a battle begins with 2 and the one beyond)',
      pieces: { K: FOE, N: hero(['wytrzymaly', 'cherlawy'], { hp: 2 }) },
      acts: '|N',
      poolDice: [1, 1, 1],
      log: [
        ...['pool N 1 1 1', 'N acts', 'attack K blade', 'test N attack-melee: 1 1', '= 0'],
        ...['N expires wytrzymaly, 2 PŻ', 'K loses 0, 5 PŻ'],
      ],
    },
  ]);
});
