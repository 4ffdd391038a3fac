import { describe } from 'vitest';
import type { SkirmishRulings } from '../../../src/skirmish/rulings.ts';
import { BLADE } from '../position.ts';
import { attacked, FOE, hasOneAp, hero, trap } from './occasions.ts';
import { type Scene, shows } from './scene.ts';

/** Cechy postaci, Cechy żywotności: what happens to one wound, stage by stage, and what it sets off. */

type Ruled = Partial<SkirmishRulings>;
const LESS_FIRST: Ruled = { 'wound.order': 'less-first' };
const DAMAGE_ONLY: Ruled = { 'wound.down-to-one': 'damage' };

/** Test dice that show so many successes. */
const ROLLS = [
  [1, 1],
  [5, 1],
  [5, 5],
] as const;
type Hits = 0 | 1 | 2;

/** K attacks N, who has so many PŻ of 5, once for each number of successes. */
function wounded(traits: readonly string[], hpNow: number, ...hits: readonly Hits[]) {
  return {
    map: ['KN'],
    pieces: { K: FOE, N: hero(traits, { hpNow }) },
    acts: 'K'.repeat(hits.length),
    dice: hits.flatMap((each) => ROLLS[each]),
  };
}

/** What N says to one such attack. */
function hit(successes: Hits, ...after: readonly string[]): string[] {
  const test = `K attack-melee: ${ROLLS[successes].join(' ')}`;
  return ['K acts', ...attacked('N blade', test, successes, ...after), 'hunker'];
}

/** N pays 1 PŻ, of so many, to swap a die of its one attack. */
function paying(traits: readonly string[], hpNow: number): Omit<Scene, 'when' | 'log'> {
  return {
    map: ['KN'],
    pieces: { K: FOE, N: hero(traits, { hpNow }) },
    after: hasOneAp,
    policy: 'first-success',
    pools: { N: [6] },
    dice: [1, 1],
  };
}
const paid = (hp: number, ...after: readonly string[]) => [
  ...['N acts', 'attack K blade', 'test N attack-melee: 1 1', `swap 0:1→6, ${hp} PŻ`, ...after],
  ...['= 1', 'K loses 1, 4 PŻ'],
];

/** N walks into a trap that takes so many PŻ. */
function trapped(traits: readonly string[], damage: number, hpNow = 5): Omit<Scene, 'when' | 'log'> {
  return { map: ['N1.2'], pieces: { N: hero(traits, { hpNow }) }, ...trap('agility', damage) };
}
const sprung = (...after: readonly string[]) => [
  'N acts',
  'move 1',
  'trap',
  'test N agility: 1 1',
  '= 0',
  ...after,
  'hunker',
];

describe('greater and less', () => {
  shows('nadwrazliwy', [
    { ...wounded(['nadwrazliwy'], 5, 1), when: '(1 success)', log: hit(1, 'loses 2 +1 nadwrazliwy, 3 PŻ'), uses: 1 },
    {
      ...wounded(['nadwrazliwy'], 5, 1, 2),
      when: '(each time)',
      log: [...hit(1, 'loses 2 +1 nadwrazliwy, 3 PŻ'), ...hit(2, 'loses 3 +1 nadwrazliwy, 0 PŻ', 'N eliminated')],
      uses: 2,
    },
    { ...wounded(['nadwrazliwy'], 5, 0), when: '(a miss hurts nobody)', log: hit(0), uses: 0 },
    {
      ...wounded(['nadwrazliwy'], 5, 2),
      when: '(a harmless weapon does no damage)',
      pieces: { K: { ...FOE, weapons: [{ ...BLADE, harmless: true }] }, N: hero(['nadwrazliwy']) },
      log: hit(2, 'loses 0, 5 PŻ'),
      uses: 0,
    },
    { ...trapped(['nadwrazliwy'], 1), when: '(a trap)', log: sprung('N loses 2 +1 nadwrazliwy, 3 PŻ'), uses: 1 },
    { ...paying(['nadwrazliwy'], 5), when: '(a PŻ that is paid is no damage)', log: paid(4), uses: 0 },
  ]);

  shows('twardziel', [
    {
      ...wounded(['twardziel'], 5, 0, 2, 2),
      when: '(a miss is no damage, the first hit is, the second is the second)',
      log: [...hit(0), ...hit(2, 'loses 1 −1 twardziel, 4 PŻ'), ...hit(2, 'loses 2, 2 PŻ')],
      uses: 1,
    },
    {
      ...wounded(['twardziel'], 5, 1, 1),
      when: '(nothing may be left, and it is used up)',
      log: [...hit(1, 'loses 0 −1 twardziel, 5 PŻ'), ...hit(1, 'loses 1, 4 PŻ')],
      uses: 1,
    },
    { ...trapped(['twardziel'], 2), when: '(a trap)', log: sprung('N loses 1 −1 twardziel, 4 PŻ'), uses: 1 },
    { ...paying(['twardziel'], 5), when: '(a PŻ that is paid)', log: paid(4), uses: 0 },
    {
      ...wounded(['twardziel', 'nadwrazliwy'], 5, 1, 1),
      when: '(after Nadwrażliwy, by default)',
      log: [...hit(1, 'loses 1 −1 twardziel +1 nadwrazliwy, 4 PŻ'), ...hit(1, 'loses 2 +1 nadwrazliwy, 2 PŻ')],
      uses: 1,
    },
    {
      ...wounded(['twardziel', 'nadwrazliwy'], 5, 1, 1),
      when: '(under "less-first" nothing is left to add to)',
      rulings: LESS_FIRST,
      log: [...hit(1, 'loses 0 −1 twardziel, 5 PŻ'), ...hit(1, 'loses 2 +1 nadwrazliwy, 3 PŻ')],
      uses: 1,
    },
    {
      ...wounded(['twardziel', 'nadwrazliwy'], 5, 2),
      when: '(under "less-first" 2 are 2)',
      rulings: LESS_FIRST,
      log: hit(2, 'loses 2 −1 twardziel +1 nadwrazliwy, 3 PŻ'),
      uses: 1,
    },
  ]);

  shows('odporny', [
    {
      ...wounded(['odporny'], 2, 2, 1),
      when: '(1 PŻ is left, once)',
      log: [...hit(2, 'loses 1 −1 odporny, 1 PŻ'), ...hit(1, 'loses 1, 0 PŻ', 'N eliminated')],
      uses: 1,
    },
    {
      ...wounded(['odporny'], 1, 2),
      when: '(the last PŻ is not lost, whatever comes)',
      log: hit(2, 'loses 0 −2 odporny, 1 PŻ'),
      uses: 1,
    },
    {
      ...wounded(['odporny'], 3, 2, 1),
      when: '(what leaves 1 does not use it up)',
      log: [...hit(2, 'loses 2, 1 PŻ'), ...hit(1, 'loses 0 −1 odporny, 1 PŻ')],
      uses: 1,
    },
    { ...trapped(['odporny'], 5), when: '(a trap)', log: sprung('N loses 4 −1 odporny, 1 PŻ'), uses: 1 },
    {
      ...wounded(['odporny', 'twardziel', 'nadwrazliwy'], 2, 2),
      when: '(after Nadwrażliwy and Twardziel)',
      log: hit(2, 'loses 1 −1 twardziel −1 odporny +1 nadwrazliwy, 1 PŻ'),
      uses: 1,
    },
    {
      ...wounded(['odporny', 'twardziel'], 2, 2),
      when: '(where Twardziel is enough it is not used)',
      log: hit(2, 'loses 1 −1 twardziel, 1 PŻ'),
      uses: 0,
    },
  ]);
});

describe('what a loss sets off', () => {
  shows('adrenalina', [
    {
      ...wounded(['adrenalina'], 5, 1, 2),
      when: '(one die each time, however many PŻ)',
      poolDice: [3, 6],
      log: [...hit(1, 'loses 1, 4 PŻ', 'die N new→3 adrenalina'), ...hit(2, 'loses 2, 2 PŻ', 'die N new→6 adrenalina')],
      uses: 2,
    },
    { ...wounded(['adrenalina'], 5, 0), when: '(a miss)', log: hit(0), uses: 0 },
    {
      ...wounded(['adrenalina', 'twardziel'], 5, 1),
      when: '(damage that takes nothing)',
      log: hit(1, 'loses 0 −1 twardziel, 5 PŻ'),
      uses: 0,
    },
    {
      ...wounded(['adrenalina'], 2, 2),
      when: '(the dead need no dice)',
      log: hit(2, 'loses 2, 0 PŻ', 'N eliminated'),
      uses: 0,
    },
    {
      ...trapped(['adrenalina'], 1),
      when: '(a trap)',
      poolDice: [2],
      log: sprung('N loses 1, 4 PŻ', 'die N new→2 adrenalina'),
      uses: 1,
    },
    { ...paying(['adrenalina'], 5), when: '(a PŻ that is paid)', log: paid(4), uses: 0 },
    {
      ...paying(['adrenalina'], 5),
      when: '(a PŻ that is paid, under "any-loss")',
      rulings: { 'traits.adrenalina': 'any-loss' },
      poolDice: [4],
      log: paid(4, 'die N new→4 adrenalina'),
      uses: 1,
    },
    {
      ...wounded(['adrenalina'], 5, 1),
      when: '(the die is of this round)',
      acts: 'K|',
      poolDice: [5, 1, 1, 1, 1],
      log: [...hit(1, 'loses 1, 4 PŻ', 'die N new→5 adrenalina'), 'pool N 1 1 1 1'],
    },
  ]);

  shows('nieustepliwy', [
    {
      ...wounded(['nieustepliwy'], 3, 2),
      when: '(exactly 1)',
      poolDice: [6],
      log: hit(2, 'loses 2, 1 PŻ', 'die N new→6 nieustepliwy'),
      uses: 1,
    },
    { ...wounded(['nieustepliwy'], 4, 2), when: '(2 are left)', log: hit(2, 'loses 2, 2 PŻ'), uses: 0 },
    {
      ...wounded(['nieustepliwy', 'odporny'], 1, 1),
      when: '(1 that was 1 has not fallen)',
      log: hit(1, 'loses 0 −1 odporny, 1 PŻ'),
      uses: 0,
    },
    {
      ...trapped(['nieustepliwy'], 4),
      when: '(a trap)',
      poolDice: [2],
      log: sprung('N loses 4, 1 PŻ', 'die N new→2 nieustepliwy'),
      uses: 1,
    },
    {
      ...paying(['nieustepliwy'], 2),
      when: '(PŻ that are paid)',
      poolDice: [5],
      log: paid(1, 'die N new→5 nieustepliwy'),
      uses: 1,
    },
    { ...paying(['nieustepliwy'], 3), when: '(paid, and 2 are left)', log: paid(2), uses: 0 },
    { ...paying(['nieustepliwy'], 2), when: '(paid, under "damage")', rulings: DAMAGE_ONLY, log: paid(1), uses: 0 },
    {
      ...wounded(['nieustepliwy', 'regeneracja'], 2, 1, 1),
      when: '(whenever they fall)',
      acts: 'KNK',
      map: ['KN'],
      dice: [5, 1, 1, 1, 1, 5, 1],
      poolDice: [3, 4],
      log: [
        ...hit(1, 'loses 1, 1 PŻ', 'die N new→3 nieustepliwy'),
        ...['N acts', 'N recovers 1 regeneracja, 2 PŻ', 'aim', ...attacked('K blade', 'N attack-melee +aim: 1 1 1', 0)],
        ...hit(1, 'loses 1, 1 PŻ', 'die N new→4 nieustepliwy'),
      ],
      uses: 2,
    },
  ]);

  shows('drugi-oddech', [
    ...([1, 2, 3] as const).map((amount) => ({
      ...wounded(['drugi-oddech'], 3, 2),
      when: `(1k3 shows ${amount})`,
      poolDice: [amount],
      log: hit(2, 'loses 2, 1 PŻ', `N recovers ${amount} drugi-oddech, ${1 + amount} PŻ`),
      uses: 1,
    })),
    {
      ...wounded(['drugi-oddech'], 3, 2),
      when: '(no more than the greatest PŻ)',
      pieces: { K: FOE, N: hero(['drugi-oddech'], { hp: 3 }) },
      poolDice: [3],
      log: hit(2, 'loses 2, 1 PŻ', 'N recovers 2 drugi-oddech, 3 PŻ'),
      uses: 1,
    },
    { ...wounded(['drugi-oddech'], 4, 2), when: '(2 are left)', log: hit(2, 'loses 2, 2 PŻ'), uses: 0 },
    {
      ...wounded(['drugi-oddech'], 2, 2),
      when: '(none are left)',
      log: hit(2, 'loses 2, 0 PŻ', 'N eliminated'),
      uses: 0,
    },
    {
      ...wounded(['drugi-oddech'], 3, 2, 1),
      when: '(once a battle)',
      poolDice: [1],
      log: [...hit(2, 'loses 2, 1 PŻ', 'N recovers 1 drugi-oddech, 2 PŻ'), ...hit(1, 'loses 1, 1 PŻ')],
      uses: 1,
    },
    {
      ...trapped(['drugi-oddech'], 4),
      when: '(a trap)',
      poolDice: [3],
      log: sprung('N loses 4, 1 PŻ', 'N recovers 3 drugi-oddech, 4 PŻ'),
      uses: 1,
    },
    {
      ...paying(['drugi-oddech'], 2),
      when: '(PŻ that are paid)',
      poolDice: [2],
      log: paid(1, 'N recovers 2 drugi-oddech, 3 PŻ'),
      uses: 1,
    },
    { ...paying(['drugi-oddech'], 2), when: '(paid, under "damage")', rulings: DAMAGE_ONLY, log: paid(1), uses: 0 },
    {
      ...wounded(['adrenalina', 'nieustepliwy', 'drugi-oddech', 'odporny', 'twardziel', 'nadwrazliwy'], 2, 2),
      when: '(with all that one wound can meet, in the order of the stages)',
      poolDice: [2, 4, 6],
      log: hit(
        2,
        'loses 1 −1 twardziel −1 odporny +1 nadwrazliwy, 1 PŻ',
        'N recovers 2 drugi-oddech, 3 PŻ',
        'die N new→4 nieustepliwy',
        'die N new→6 adrenalina',
      ),
      uses: 1,
    },
  ]);
});
