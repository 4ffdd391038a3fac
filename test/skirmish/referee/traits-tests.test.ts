import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import type { Weapon } from '../../../src/skirmish/spec.ts';
import { at, BAND } from './arena.ts';
import { CONCEALED, KNIFE, OPEN, withTraits, withWeapon } from './attack-scenes.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import { BATTLE, CLIMB } from './legal.ts';
import type { Edit, Legal } from './told.ts';
import { adasShot, shotAtAda, traitScene } from './trait-scenes.ts';
import { twoRounds } from './two-rounds.ts';

const ada = (legal: Legal, ...traits: string[]): Legal => withTraits(legal, { ada: traits });
/** The first test, by which ada attacks, with these reasons. */
const because = (modified: { advantage?: string[]; hindrance?: string[] }, ...rolled: number[]): Edit => {
  return { at: ['test'], set: { ...e.test(0, 'attack-ranged', rolled, modified) } };
};
const hindered = (...hindrance: string[]): Edit => because({ hindrance }, 5);
const dark = (legal: Legal): Legal => ({ ...legal, scenario: { ...legal.scenario, dark: true } });
const ruled = (legal: Legal, id: string, option: string): Legal => ({
  ...legal,
  rulings: { ...legal.rulings, [id]: option },
});
const DARK_KNIFE = { hindrance: ['darkness'] };

tellsFaults('darkness', [
  ['none: hindered', dark(OPEN), [hindered('darkness')], []],
  ['forgotten', dark(OPEN), [], ['the hindrance comes from nothing, not from darkness']],
  ['in the light', OPEN, [hindered('darkness')], ['the hindrance comes from darkness, not from nothing']],
  ['none: Widzenie w ciemności', ada(dark(OPEN), 'widzenie-w-ciemnosci'), [], []],
  [
    'Widzenie w ciemności is hindered',
    ada(dark(OPEN), 'widzenie-w-ciemnosci'),
    [hindered('darkness')],
    ['from darkness, not'],
  ],
  ['none: melee', dark(KNIFE), [], []],
  [
    'melee is hindered, by ruling',
    ruled(dark(KNIFE), 'darkness.hinders', 'all'),
    [],
    ['from nothing, not from darkness'],
  ],
  [
    'none: melee is hindered, by ruling',
    ruled(dark(KNIFE), 'darkness.hinders', 'all'),
    [
      { at: ['test'], set: { ...e.test(0, 'attack-melee', [5], DARK_KNIFE) } },
      { at: ['result'], set: { successes: 1 } },
      { at: ['damage'], set: { successes: 1, taken: 1, hp: 2 } },
    ],
    [],
  ],
  ['none: nothing is hindered, by ruling', ruled(dark(OPEN), 'darkness.hinders', 'nothing'), [], []],
]);

const OFF_HAND: Partial<Weapon> = { offHand: true };
const TECHNICAL: Partial<Weapon> = { isTechnical: true };
const abroad = (epoch: string | null): Legal => {
  const band = { ...BAND, figures: BAND.figures.map((figure) => ({ ...figure, epoch })) };
  return ada({ ...OPEN, band }, 'przywiazanie-do-epoki');
};

tellsFaults('hindrances of weapons, epochs and hands', [
  ['none: the weaker hand', withWeapon(OPEN, 'pistol', OFF_HAND), [hindered('weapon')], []],
  ['the weaker hand is forgotten', withWeapon(OPEN, 'pistol', OFF_HAND), [], ['from nothing, not from weapon']],
  ['none: Oburęczność', ada(withWeapon(OPEN, 'pistol', OFF_HAND), 'oburecznosc'), [], []],
  [
    'Oburęczność is hindered',
    ada(withWeapon(OPEN, 'pistol', OFF_HAND), 'oburecznosc'),
    [hindered('weapon')],
    ['from weapon'],
  ],
  [
    'none: Oburęczność with a bad weapon',
    ada(withWeapon(OPEN, 'pistol', { dice: 'hindrance' }), 'oburecznosc'),
    [hindered('weapon')],
    [],
  ],
  ['none: Technofobia', ada(withWeapon(OPEN, 'pistol', TECHNICAL), 'technofobia'), [], []],
  [
    'Technofobia by ruling',
    ruled(ada(withWeapon(OPEN, 'pistol', TECHNICAL), 'technofobia'), 'traits.technofobia', 'weapons-too'),
    [],
    ['from nothing, not from technofobia'],
  ],
  [
    'none: Technofobia by ruling',
    ruled(ada(withWeapon(OPEN, 'pistol', TECHNICAL), 'technofobia'), 'traits.technofobia', 'weapons-too'),
    [hindered('technofobia')],
    [],
  ],
  [
    'none: Technofobia with a bow, by ruling',
    ruled(ada(OPEN, 'technofobia'), 'traits.technofobia', 'weapons-too'),
    [],
    [],
  ],
  ['none: at home', abroad('test'), [], []],
  ['none: in another epoch', abroad('rome'), [hindered('przywiazanie-do-epoki')], []],
  ['another epoch is forgotten', abroad('rome'), [], ['from nothing, not from przywiazanie-do-epoki']],
  ['nowhere at home', abroad(null), [], ['from nothing, not from przywiazanie-do-epoki']],
  [
    'none: Piętno czasowe is never concealed',
    withTraits(CONCEALED, { guard: ['pietno-czasowe'] }),
    [because({}, 5, 1)],
    [],
  ],
  [
    'Piętno czasowe is concealed',
    withTraits(CONCEALED, { guard: ['pietno-czasowe'] }),
    [],
    ['from concealment, not from nothing'],
  ],
]);

tellsFaults('traits that touch kinds of tests', [
  [
    'Otyły is forgotten in a climb',
    ada(CLIMB, 'otyly'),
    [{ at: ['test'], set: { ...e.test(0, 'climbing', [5, 1]) } }],
    ['from nothing, not from otyly'],
  ],
  [
    'none: Otyły in a climb',
    ada(CLIMB, 'otyly'),
    [{ at: ['test'], set: { ...e.test(0, 'climbing', [5], { hindrance: ['otyly'] }) } }],
    [],
  ],
  [
    'none: Orientacja w terenie in a climb',
    ada(CLIMB, 'orientacja-w-terenie'),
    [{ at: ['test'], set: { advantage: ['orientacja-w-terenie'] } }],
    [],
  ],
  [
    'none: Orientacja w terenie in a trap',
    withTraits(BATTLE, { ada: ['orientacja-w-terenie'] }),
    [{ at: ['test', 8], set: { advantage: ['orientacja-w-terenie'] } }],
    [],
  ],
  [
    'Orientacja w terenie is forgotten',
    withTraits(BATTLE, { ada: ['zwinny', 'orientacja-w-terenie'] }),
    [],
    ['from zwinny, not from orientacja-w-terenie, zwinny'],
  ],
  [
    'Mistrz improwizacji is forgotten',
    withTraits(BATTLE, { bob: ['mistrz-improwizacji'] }),
    [],
    ['from nothing, not from mistrz-improwizacji'],
  ],
  [
    'none: Mistrz improwizacji',
    withTraits(BATTLE, { bob: ['mistrz-improwizacji'] }),
    [{ at: ['test', 2], set: { dice: 'advantage', advantage: ['mistrz-improwizacji'], rolled: [4, 6, 1] } }],
    [],
  ],
  [
    'none: Mistrz improwizacji, by ruling',
    ruled(withTraits(BATTLE, { bob: ['mistrz-improwizacji'] }), 'traits.improwizacja', 'never'),
    [],
    [],
  ],
  [
    'none: Słabeusz and Sokoli wzrok do not touch attacks',
    ada(OPEN, 'slabeusz', 'sokoli-wzrok', 'pietno-czasowe', 'otyly'),
    [],
    [],
  ],
  ['Chronochoroba is forgotten', ada(OPEN, 'chronochoroba'), [], ['from nothing, not from chronochoroba']],
  ['none: Chronochoroba', ada(OPEN, 'chronochoroba'), [hindered('chronochoroba')], []],
]);

/** Two shots of ada in one activation. */
const twoShots = (traits: string[], first: LogEvent[], second: LogEvent[]): Legal =>
  traitScene({ ada: traits, turn: [...first, ...second] });
const MISS = adasShot([1, 2], [], 0);
const SICK = adasShot([1], [], 0, { hindrance: ['chronochoroba'] });
const SWAPPED = adasShot([2, 3], [e.swap(0, 0, 2, 4, 3)], 0);
const SHAKEN = adasShot([1], [], 0, { hindrance: ['chwiejny'] });
const POOL = { pool: [6, 6, 4, 1] };

tellsFaults('what came before', [
  ['none: Chronochoroba in the second test', twoShots(['chronochoroba'], SICK, MISS), [], []],
  [
    'Chronochoroba in the second test',
    twoShots(['chronochoroba'], SICK, SICK),
    [],
    ['from chronochoroba, not from nothing'],
  ],
  ['none: Chwiejny', traitScene({ ada: ['chwiejny'], turn: [...SWAPPED, ...SHAKEN], ...POOL }), [], []],
  [
    'Chwiejny is forgotten',
    traitScene({ ada: ['chwiejny'], turn: [...SWAPPED, ...MISS], ...POOL }),
    [],
    ['from nothing, not from chwiejny'],
  ],
  ['Chwiejny without a swap', twoShots(['chwiejny'], MISS, SHAKEN), [], ['from chwiejny, not from nothing']],
  [
    'none: Chwiejny in the next activation',
    twoRounds({ ada: ['chwiejny'], swaps: [e.swap(0, 0, 2, 6, 3)], turn: [...e.wait(0, 2)] }),
    [],
    [],
  ],
]);

/** Ada does this in the first round, and that in the second; she stands beside guard 2, or 6" from it. */
const after = (traits: string[], first: LogEvent[], second: LogEvent[], cell?: number): Legal => {
  const legal = twoRounds({ ada: traits, turn: [...second, ...e.wait(0, 1)], cell });
  const [begins, ends] = legal.events.flatMap((event, place) => (event.type === 'activation' ? [place] : []));
  return { ...legal, events: [...legal.events.slice(0, begins! + 1), ...first, ...legal.events.slice(ends)] };
};
const shoots = (...hindrance: string[]): LogEvent[] =>
  adasShot(hindrance.length > 0 ? [1] : [1, 2], [], 0, { hindrance });
const stabs = (...hindrance: string[]): LogEvent[] => [
  ...e.attack(0, 2, 'knife', 1),
  e.test(0, 'attack-melee', hindrance.length > 0 ? [1] : [1, 2], { hindrance }),
  e.result(0, 0),
  e.damage(2, 0, 0, 3),
];
const BESIDE = at(7, 4);
/** There and back. */
const run = (ap: 1 | 2, cell = at(2, 4)): LogEvent[] => e.move(0, ap, 2, cell, cell + 12, cell);
const TWICE = [...run(1), ...run(1)];

tellsFaults('exertion', [
  ['none: Astmatyk after a full move', after(['astmatyk'], run(2), shoots('astmatyk')), [], []],
  [
    'Astmatyk after a full move is forgotten',
    after(['astmatyk'], run(2), shoots()),
    [],
    ['from nothing, not from astmatyk'],
  ],
  ['none: Astmatyk after two moves', after(['astmatyk'], TWICE, shoots('astmatyk')), [], []],
  ['Astmatyk after one move', after(['astmatyk'], run(1), shoots('astmatyk')), [], ['from astmatyk, not from nothing']],
  ['none: Anemiczny does not touch shots', after(['anemiczny'], TWICE, shoots()), [], []],
  ['Anemiczny in a shot', after(['anemiczny'], TWICE, shoots('anemiczny')), [], ['from anemiczny, not from nothing']],
  ['none: Anemiczny after a full move', after(['anemiczny'], run(2, BESIDE), stabs('anemiczny'), BESIDE), [], []],
  [
    'none: Anemiczny after two blows',
    after(['anemiczny'], [...stabs(), ...stabs()], stabs('anemiczny'), BESIDE),
    [],
    [],
  ],
  [
    'Anemiczny after two blows is forgotten',
    after(['anemiczny'], [...stabs(), ...stabs()], stabs(), BESIDE),
    [],
    ['from nothing, not from anemiczny'],
  ],
  ['none: Anemiczny after one blow', after(['anemiczny'], stabs(), stabs(), BESIDE), [], []],
]);

const AGAIN = (place: number, from: number, to: number): LogEvent => e.reroll(0, 0, [place, from, to]);
const rerolled = (traits: string[], events: LogEvent[], hits: 0 | 1 | 2, more = {}): Legal =>
  traitScene({ ada: traits, turn: [...adasShot([2, 3], events, hits), ...e.wait(0, 1)], ...more });
const ROLL = { 'traits.szczescie-idioty': 'roll' };
/** The guard's shot at ada is rolled again. */
const spoilt = (owner: number, of = 2): LogEvent[] => [
  ...e.attack(2, 0, 'rifle', 6),
  e.test(2, 'attack-ranged', [5, 6]),
  e.reroll(owner, of, [1, 6, 2]),
  e.result(2, 1),
  e.damage(0, 2, 1, 3),
  ...e.wait(2, 1),
];

tellsFaults('Szczęście idioty', [
  ['none: its own', rerolled(['szczescie-idioty'], [AGAIN(0, 2, 5)], 1), [], []],
  ['none: an attack on it', traitScene({ ada: ['szczescie-idioty'], before: spoilt(0) }), [], []],
  [
    'an attack on another',
    traitScene({ bob: ['szczescie-idioty'], before: spoilt(1) }),
    [],
    ['figure 1 (bob) has no part in the roll'],
  ],
  ['none: of an ally', rerolled([], [e.reroll(1, 0, [0, 2, 5])], 1, { bob: ['szczescie-idioty'] }), [], []],
  [
    'twice',
    rerolled(['szczescie-idioty'], [AGAIN(0, 2, 5), AGAIN(1, 3, 5)], 2),
    [],
    ['uses szczescie-idioty twice in a battle'],
  ],
  [
    'two dice',
    rerolled(['szczescie-idioty'], [e.reroll(0, 0, [0, 2, 5], [1, 3, 5])], 2),
    [],
    ['2 dice are rolled again, not 1'],
  ],
  [
    'none: all dice, by ruling',
    rerolled(['szczescie-idioty'], [e.reroll(0, 0, [0, 2, 5], [1, 3, 5])], 2, { rulings: ROLL }),
    [],
    [],
  ],
  [
    'one die, by ruling',
    rerolled(['szczescie-idioty'], [AGAIN(0, 2, 5)], 1, { rulings: ROLL }),
    [],
    ['1 dice are rolled again, not 2'],
  ],
  [
    'a die that lies elsewhere',
    rerolled(['szczescie-idioty'], [AGAIN(1, 2, 5)], 1),
    [],
    ['a 2 is rolled again at place 1, where 3 lies'],
  ],
  [
    'another roll',
    traitScene({ ada: ['szczescie-idioty'], before: spoilt(0, 3) }),
    [],
    ['the roll is that of figure 2 (guard), not'],
  ],
  [
    'after a swap',
    rerolled(['szczescie-idioty'], [e.swap(0, 0, 2, 6, 3), AGAIN(1, 3, 5)], 2),
    [],
    ['"reroll" stands where "result" belongs'],
  ],
  [
    'never',
    rerolled(['szczescie-idioty'], [AGAIN(0, 2, 5)], 1, { rulings: { 'use.szczescie-idioty': 'never' } }),
    [],
    ['szczescie-idioty is used, which'],
  ],
]);

const critical = (traits: string[], rolled: number[], swaps: LogEvent[], healed: LogEvent[], more = {}): Legal =>
  traitScene({
    ada: traits,
    before: shotAtAda(1),
    pool: [6, 6, 5, 1],
    turn: [
      ...e.attack(0, 2, 'pistol', 6),
      e.test(0, 'attack-ranged', rolled, rolled.length === 1 ? { hindrance: ['krotkowidz'] } : {}),
      ...swaps,
      e.result(0, rolled.length === 1 ? 1 : 2),
      ...healed,
      e.damage(2, 0, rolled.length === 1 ? 1 : 2, rolled.length === 1 ? 2 : 1),
      ...e.wait(0, 1),
    ],
    ...more,
  });
const HEALED = e.heal(0, 'z-nawiazka', 1, 4);
const ONE_SIX = { rulings: { 'success.critical': 'one-with-hindrance' } };

tellsFaults('Z Nawiązką', [
  ['none', critical(['z-nawiazka'], [6, 6], [], [HEALED]), [], []],
  ['forgotten', critical(['z-nawiazka'], [6, 6], [], []), [], ['recovers by z-nawiazka, and the log does not say so']],
  ['one six', critical(['z-nawiazka'], [6, 5], [], [HEALED]), [], ['z-nawiazka may not help figure 0 (ada) now']],
  [
    'a six that was swapped in',
    critical(['z-nawiazka'], [6, 5], [e.swap(0, 1, 5, 6, 2)], [e.heal(0, 'z-nawiazka', 1, 3)]),
    [],
    ['z-nawiazka may not help'],
  ],
  [
    'none: a six that was swapped away',
    critical(['z-nawiazka'], [6, 6], [e.swap(0, 1, 6, 5, 2)], [e.heal(0, 'z-nawiazka', 1, 3)]),
    [],
    [],
  ],
  [
    'none: with all PŻ',
    traitScene({ ada: ['z-nawiazka'], turn: [...adasShot([6, 6], [], 2), ...e.wait(0, 1)] }),
    [],
    [],
  ],
  ['without the trait', critical([], [6, 6], [], [HEALED]), [], ['z-nawiazka may not help']],
  ['none: one die', critical(['z-nawiazka', 'krotkowidz'], [6], [], []), [], []],
  ['none: one die, by ruling', critical(['z-nawiazka', 'krotkowidz'], [6], [], [HEALED], ONE_SIX), [], []],
  [
    'one die, by ruling',
    critical(['z-nawiazka', 'krotkowidz'], [6], [], [], ONE_SIX),
    [],
    ['recovers by z-nawiazka, and the log'],
  ],
]);

/** Ada has 5 PŻ with the temporary one, and so many pool dice. */
const tough = (swaps: LogEvent[], gone: LogEvent[], hits: 0 | 1 = 0, more = {}): Legal =>
  traitScene({
    ada: ['wytrzymaly'],
    pool: [6, 6, 5, 1, 1],
    turn: [
      ...e.attack(0, 2, 'pistol', 6),
      e.test(0, 'attack-ranged', [2, 3]),
      ...swaps,
      e.result(0, hits),
      ...gone,
      e.damage(2, 0, hits, 3 - hits),
      ...e.wait(0, 1),
    ],
    ...more,
  });

tellsFaults('Wytrzymały', [
  ['none', tough([], [e.expire(0, 4)]), [], []],
  ['it stays', tough([], []), [], ['the temporary PŻ of figure 0 (ada) does not expire']],
  ['another number', tough([], [e.expire(0, 5)]), [], ['4 PŻ are left without the temporary, not 5']],
  ['none: it was paid', tough([e.swap(0, 0, 2, 6, 4)], [], 1), [], []],
  [
    'after it was paid',
    tough([e.swap(0, 0, 2, 6, 4)], [e.expire(0, 3)], 1),
    [],
    ['has no temporary PŻ left', '4 PŻ are left'],
  ],
  [
    'a die too few',
    tough([], [e.expire(0, 4)], 0, { pool: [6, 6, 5, 1] }),
    [],
    ['figure 0 (ada) rolls 4 dice with 5 PŻ'],
  ],
  [
    'none: it was shot away',
    traitScene({
      ada: ['wytrzymaly'],
      pool: [6, 6, 5, 1, 1],
      before: shotAtAda(2, e.damage(0, 2, 2, 3)),
      turn: [...adasShot([1, 2], [], 0), ...e.wait(0, 1)],
    }),
    [],
    [],
  ],
  [
    'after it was shot away',
    traitScene({ ada: ['wytrzymaly'], pool: [6, 6, 5, 1, 1], before: shotAtAda(1, e.damage(0, 2, 1, 3)) }),
    [],
    ['3 PŻ are left of 5, not 4'],
  ],
]);

/** Ada shoots a pistol of the Institute. */
const used = (traits: string[], test: LogEvent[], more: LogEvent[] = e.wait(0, 1), rulings = {}): Legal =>
  withWeapon(
    traitScene({ ada: traits, turn: [...adasShot([1, 2], [], 0), ...test, ...more], rulings }),
    'pistol',
    TECHNICAL,
  );
const FAILED = [e.test(0, 'technical', [1, 2]), e.result(0, 0)];
const PASSED = [e.test(0, 'technical', [5, 2]), e.result(0, 1)];
const BEFORE = { 'traits.psuj-when': 'before' };
const ALL = { 'traits.psuj-items': 'all' };
const early = (test: LogEvent[], isOver: boolean): Legal => {
  const [line, attack, ...rest] = adasShot([1, 2], [], 0);
  const turn = [line!, attack!, ...test, ...(isOver ? [] : rest), ...e.wait(0, 1)];
  return withWeapon(traitScene({ ada: ['psuj'], turn, rulings: BEFORE }), 'pistol', TECHNICAL);
};

tellsFaults('Psuj', [
  ['none: passed', used(['psuj'], PASSED), [], []],
  ['none: failed', used(['psuj'], [...FAILED, e.broken(0, 'pistol')]), [], []],
  ['no test', used(['psuj'], []), [], ['figure 0 (ada) uses pistol and takes no test']],
  ['it does not break', used(['psuj'], FAILED), [], ['pistol does not break after a failed test']],
  [
    'it breaks in spite of the test',
    used(['psuj'], [...PASSED, e.broken(0, 'pistol')]),
    [],
    ['pistol breaks after a passed test'],
  ],
  ['another breaks', used(['psuj'], [...FAILED, e.broken(0, 'knife')]), [], ['knife breaks, not pistol']],
  ['without the trait', used([], [e.broken(0, 'pistol')]), [], ['nothing breaks pistol now']],
  [
    'used again',
    used(['psuj'], [...FAILED, e.broken(0, 'pistol')], [...adasShot([1, 2], [], 0), ...PASSED]),
    [],
    ['figure 0 (ada) uses pistol, which is broken'],
  ],
  [
    'none: nothing technical',
    traitScene({ ada: ['psuj'], turn: [...adasShot([1, 2], [], 0), ...e.wait(0, 1)] }),
    [],
    [],
  ],
  [
    'everything breaks, by ruling',
    traitScene({ ada: ['psuj'], turn: [...adasShot([1, 2], [], 0), ...e.wait(0, 1)], rulings: ALL }),
    [],
    ['uses pistol and takes no test'],
  ],
  ['none: before, passed', early(PASSED, false), [], []],
  ['none: before, failed', early([...FAILED, e.broken(0, 'pistol')], true), [], []],
  [
    'before, failed, and it shoots',
    early([...FAILED, e.broken(0, 'pistol')], false),
    [],
    ['"test" stands out of order'],
  ],
]);

/** Ada goes towards the guard at 8, 4 from 4, 4. */
const GOES = e.move(0, 1, 3, at(4, 4), at(5, 4), at(6, 4), at(7, 4));
const tested = (hindrance: string[], face: number): LogEvent[] => [
  e.test(0, 'will', hindrance.length > 0 ? [face] : [face, 1], { hindrance }),
  e.result(0, face > 4 ? 1 : 0),
];
const AFRAID = ['tchorzliwy'];
const daring = (traits: string[], turn: LogEvent[], cells = {}, rulings = {}): Legal =>
  traitScene({ ada: traits, turn, cells: { 0: at(4, 4), ...cells }, rulings });
/** The guard beside another. */
const TWO = { 3: at(8, 3) };
const move = GOES[1]!;

tellsFaults('Tchórzliwy', [
  ['none: passed', daring(AFRAID, [...e.dread(0, 2), ...tested(AFRAID, 5), move, ...e.wait(0, 1)], TWO), [], []],
  ['none: failed', daring(AFRAID, [...e.dread(0, 2), ...tested(AFRAID, 4), e.balk(0), ...e.wait(0, 1)], TWO), [], []],
  [
    'no test',
    daring(AFRAID, [...GOES, ...e.wait(0, 1)], TWO),
    [],
    ['moves to enemies it dreads without a test of will'],
  ],
  ['none: one who is weaker', daring(AFRAID, [...GOES, ...e.wait(0, 1)]), [], []],
  [
    'none: one who is stronger',
    daring(AFRAID, [...e.dread(0, 4), ...tested(AFRAID, 5), move, ...e.wait(0, 1)], { 2: at(11, 0), 4: at(8, 4) }),
    [],
    [],
  ],
  [
    'one who is stronger',
    daring(AFRAID, [...GOES, ...e.wait(0, 1)], { 2: at(11, 0), 4: at(8, 4) }),
    [],
    ['moves to enemies it dreads'],
  ],
  [
    'every enemy, by ruling',
    daring(AFRAID, [...GOES, ...e.wait(0, 1)], {}, { 'traits.tchorzliwy': 'any-enemy' }),
    [],
    ['moves to enemies it dreads'],
  ],
  [
    'one who is weaker is dreaded',
    daring(AFRAID, [...e.dread(0, 2), ...tested(AFRAID, 4), e.balk(0), ...e.wait(0, 1)]),
    [],
    ['figure 2 (guard) is nobody to be dreaded'],
  ],
  [
    'not hindered',
    daring(AFRAID, [...e.dread(0, 2), ...tested([], 5), move, ...e.wait(0, 1)], TWO),
    [],
    ['the hindrance comes from nothing, not from tchorzliwy'],
  ],
  [
    'a move after a failed test',
    daring(AFRAID, [...e.dread(0, 2), ...tested(AFRAID, 4), move, ...e.wait(0, 1)], TWO),
    [],
    ['no lost Move follows the test', 'moves after a failed test of will'],
  ],
  [
    'balks after a passed test',
    daring(AFRAID, [...e.dread(0, 2), ...tested(AFRAID, 5), e.balk(0), ...e.wait(0, 1)], TWO),
    [],
    ['no move follows the test', 'balks after a passed test'],
  ],
  [
    'balks without a test',
    daring(AFRAID, [GOES[0]!, e.balk(0), ...e.wait(0, 1)], TWO),
    [],
    ['balks without a test of will'],
  ],
  [
    'without the trait',
    daring([], [...e.dread(0, 2), ...tested([], 5), move, ...e.wait(0, 1)], TWO),
    [],
    ['figure 0 (ada) dreads and is not tchorzliwy'],
  ],
  [
    'a friend',
    daring(AFRAID, [...e.dread(0, 1), ...tested(AFRAID, 5), move, ...e.wait(0, 1)], TWO),
    [],
    [
      'figure 1 (bob) is no enemy on the table',
      'figure 1 (bob) is nobody to be dreaded',
      'the move does not go to figure 1',
    ],
  ],
]);
