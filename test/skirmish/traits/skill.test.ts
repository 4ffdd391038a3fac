import { describe } from 'vitest';
import { BLADE, GUN, type Piece } from '../position.ts';
import { attacked, FOE, hasOneAp, hero, inAttacks, inTests, SHOOTER, trap, WAY, work, worked } from './occasions.ts';
import { type Scene, shows } from './scene.ts';

/** Cechy postaci, Cechy percepcji / umiejętności; what changes pools in the dark, and Taktyk, stand elsewhere. */

const ATTACKS = ['blade', 'gun', 'pilum'] as const;

describe('epochs and journeys', () => {
  shows('przywiazanie-do-epoki', [
    ...inAttacks(
      'przywiazanie-do-epoki',
      { hindered: ATTACKS },
      { when: 'in another epoch', more: { epoch: 'other' } },
    ),
    ...inAttacks('przywiazanie-do-epoki', { hindered: ['gun'] }, { when: 'attached to none of the scenarios' }),
    ...inAttacks('przywiazanie-do-epoki', { neither: ATTACKS }, { when: 'at home', more: { epoch: 'test' } }),
    ...inTests('przywiazanie-do-epoki', { neither: ['technical', 'will'] }),
  ]);

  shows('chronochoroba', [
    {
      when: '(the first test of a battle and no other)',
      map: ['N1'],
      pieces: { N: hero(['chronochoroba']) },
      ...work('technical', 1),
      acts: 'NN',
      log: [
        ...['N acts', ...worked('N technical -chronochoroba: 1'), ...worked('N technical: 1 1')],
        ...['N acts', ...worked('N technical: 1 1'), ...worked('N technical: 1 1')],
      ],
      uses: 1,
    },
    {
      when: '(also when it is another’s activation)',
      map: ['KN'],
      pieces: { N: hero(['chronochoroba']), K: { ...FOE, weapons: [{ ...BLADE, stuns: true, harmless: true }] } },
      acts: 'KN',
      dice: [5, 1, 1, 1, 1],
      log: [
        ...['K acts', ...attacked('N blade', 'K attack-melee: 5 1', 1), 'test N resistance -chronochoroba: 1', '= 0'],
        ...['N stunned 1', 'hunker', 'N acts', ...attacked('K blade', 'N attack-melee: 1 1', 0, 'loses 0, 5 PŻ')],
      ],
      uses: 1,
    },
  ]);
});

describe('fear', () => {
  const facing = (hp: number, more: Partial<Scene> = {}) => ({
    map: ['N...K'],
    pieces: { N: hero(['tchorzliwy']), K: { ...FOE, hp } },
    ...more,
  });
  const STRIKES = attacked('K blade', 'N attack-melee: 1 1', 0);
  shows('tchorzliwy', [
    {
      ...facing(6),
      when: '(an enemy with more PŻ; passed)',
      dice: [5, 1, 1],
      log: [
        ...['N acts', 'dread K', 'test N will -tchorzliwy: 5', '= 1', 'move 1'],
        ...attacked('K blade', 'N attack-melee: 1 1', 0, 'loses 0, 6 PŻ'),
      ],
    },
    {
      ...facing(6),
      when: '(failed, the Move is lost, and the next AP may try again)',
      dice: [4, 5],
      log: [
        ...['N acts', 'dread K', 'test N will -tchorzliwy: 4', '= 0', 'balk'],
        ...['dread K', 'test N will -tchorzliwy: 5', '= 1', 'move 1'],
      ],
    },
    { ...facing(5), when: '(as many PŻ frighten nobody)', log: ['N acts', 'move 1', ...STRIKES], uses: 0 },
    {
      ...facing(6, { pieces: { N: hero(['tchorzliwy']), K: { ...FOE, hp: 6, hpNow: 5 } } }),
      when: '(it is the PŻ now that count)',
      log: ['N acts', 'move 1', ...STRIKES],
      uses: 0,
    },
    {
      ...facing(1, { rulings: { 'traits.tchorzliwy': 'any-enemy' } }),
      when: '(under "any-enemy" every one frightens)',
      dice: [1, 1],
      log: [
        'N acts',
        ...['dread K', 'test N will -tchorzliwy: 1', '= 0', 'balk'],
        ...['dread K', 'test N will -tchorzliwy: 1', '= 0', 'balk'],
      ],
    },
    {
      when: '(two weak enemies in contact at the end)',
      map: ['.....L', 'N....K'],
      pieces: { N: hero(['tchorzliwy']), K: { ...FOE, hp: 2 }, L: { ...FOE, hp: 1 } },
      dice: [1, 1],
      log: [
        'N acts',
        ...['dread K', 'test N will -tchorzliwy: 1', '= 0', 'balk'],
        ...['dread K', 'test N will -tchorzliwy: 1', '= 0', 'balk'],
      ],
    },
    {
      when: '(who is in contact already fights on)',
      map: ['NK'],
      pieces: { N: hero(['tchorzliwy']), K: { ...FOE, hp: 6 } },
      after: hasOneAp,
      log: ['N acts', ...attacked('K blade', 'N attack-melee: 1 1', 0, 'loses 0, 6 PŻ')],
      uses: 0,
    },
    {
      when: '(nor does it fear to step round whom it fights)',
      map: ['N2', 'K.'],
      pieces: { N: hero(['tchorzliwy']), K: { ...FOE, hp: 6 } },
      ...WAY,
      log: ['N acts', 'move 1', ...attacked('K blade', 'N attack-melee: 1 1', 0, 'loses 0, 6 PŻ')],
      uses: 0,
    },
    {
      when: '(shooting from afar takes no courage)',
      map: ['N...K'],
      pieces: { N: hero(['tchorzliwy'], { weapons: [GUN] }), K: { ...FOE, hp: 6 } },
      after: hasOneAp,
      log: ['N acts', ...attacked('K gun', 'N attack-ranged: 1 1', 0, 'loses 0, 6 PŻ')],
      uses: 0,
    },
    ...inTests('tchorzliwy', { neither: ['will', 'resistance'] }),
  ]);
});

/** K shoots at N through what hides. */
function hidden(traits: readonly string[], shooter: Partial<Piece> = {}) {
  return { map: ['K..sN'], pieces: { N: hero(traits), K: { ...SHOOTER, ...shooter } }, acts: 'K' };
}
const HIDING = (test: string) => ['K acts', ...attacked('N gun', `K attack-ranged${test}`, 0), 'hunker'];

describe('hiding and seeing', () => {
  shows('pietno-czasowe', [
    { ...hidden([]), when: '(without it)', log: HIDING(' -concealment: 1') },
    { ...hidden(['pietno-czasowe']), when: '(never concealed)', log: HIDING(': 1 1'), uses: 1 },
    {
      ...hidden(['pietno-czasowe']),
      when: '(nothing to hide behind)',
      map: ['K...N'],
      log: HIDING(': 1 1'),
      uses: 0,
    },
    {
      ...hidden(['pietno-czasowe']),
      when: '(cover still covers)',
      map: ['K..cN'],
      dice: [5, 1],
      log: ['K acts', ...attacked('N gun', 'K attack-ranged: 5 1', 1, 'loses 0 −1 cover, 5 PŻ'), 'hunker'],
      uses: 0,
    },
    ...inTests('pietno-czasowe', { hindered: ['stealth'], neither: ['perception'] }),
  ]);

  const seeing = (test: string) => ['N acts', ...attacked('K gun', `N attack-ranged${test}`, 0)];
  const shot = (traits: readonly string[], weapon = {}) => ({
    map: ['N..sK'],
    pieces: { N: hero(traits, { weapons: [{ ...GUN, ...weapon }] }), K: FOE },
    after: hasOneAp,
  });
  shows('czujny', [
    { ...shot([]), when: '(without it)', log: seeing(' -concealment: 1') },
    { ...shot(['czujny']), when: '(a concealed target)', log: seeing(': 1 1'), uses: 1 },
    { ...shot(['czujny'], { dice: 'hindrance' }), when: '(a bad weapon is bad)', log: seeing(' -weapon: 1'), uses: 1 },
    { ...shot(['czujny']), when: '(darkness is another thing)', dark: true, log: seeing(' -darkness: 1'), uses: 1 },
    { ...shot(['czujny']), when: '(a target in the open)', map: ['N...K'], log: seeing(': 1 1'), uses: 0 },
  ]);

  shows('sokoli-wzrok', [
    ...inTests('sokoli-wzrok', { helped: ['perception'], neither: ['stealth', 'technical'] }),
    ...inAttacks('sokoli-wzrok', { neither: ['gun'] }),
    {
      when: '(darkness hinders all the same)',
      map: ['N1'],
      pieces: { N: hero(['sokoli-wzrok']) },
      ...work('perception'),
      dark: true,
      log: ['N acts', ...worked('N perception +sokoli-wzrok -darkness: 1 1')],
      uses: 1,
    },
  ]);

  const dark = { dark: true, map: ['N1'], after: hasOneAp };
  const inDark = (kind: 'perception' | 'technical', traits: readonly string[]) => ({
    ...dark,
    pieces: { N: hero(traits) },
    ...work(kind, 1),
  });
  const SEES = ['widzenie-w-ciemnosci'];
  shows('widzenie-w-ciemnosci', [
    { ...inDark('perception', []), when: '(without it)', log: ['N acts', ...worked('N perception -darkness: 1')] },
    { ...inDark('perception', SEES), when: '(perception)', log: ['N acts', ...worked('N perception: 1 1')], uses: 1 },
    {
      ...inDark('perception', SEES),
      when: '(in the light)',
      dark: false,
      log: ['N acts', ...worked('N perception: 1 1')],
      uses: 0,
    },
    {
      ...inDark('technical', []),
      when: '(a technical test, without it)',
      log: ['N acts', ...worked('N technical: 1 1')],
    },
    {
      ...inDark('technical', SEES),
      when: '(a technical test is not hindered)',
      log: ['N acts', ...worked('N technical: 1 1')],
      uses: 0,
    },
    {
      ...inDark('technical', []),
      when: '(under "all" it is, without the trait)',
      rulings: { 'darkness.hinders': 'all' },
      log: ['N acts', ...worked('N technical -darkness: 1')],
    },
    {
      ...inDark('technical', SEES),
      when: '(under "all", with it)',
      rulings: { 'darkness.hinders': 'all' },
      log: ['N acts', ...worked('N technical: 1 1')],
      uses: 1,
    },
    {
      ...inDark('perception', SEES),
      when: '(under "nothing" there is nothing to ignore)',
      rulings: { 'darkness.hinders': 'nothing' },
      log: ['N acts', ...worked('N perception: 1 1')],
      uses: 0,
    },
    { ...shot([]), when: '(shots, without it)', map: ['N...K'], dark: true, log: seeing(' -darkness: 1') },
    { ...shot(SEES), when: '(shots)', map: ['N...K'], dark: true, log: seeing(': 1 1'), uses: 1 },
    { ...shot(SEES), when: '(what is hidden stays hidden)', dark: true, log: seeing(' -concealment: 1'), uses: 1 },
    ...inAttacks('widzenie-w-ciemnosci', { neither: ['blade'] }, { dark: true, when: 'needs no light' }),
  ]);
});

describe('machines, ways and makeshifts', () => {
  const TOO = { 'traits.technofobia': 'weapons-too' } as const;
  const ray = { isTechnical: true };
  shows('technofobia', [
    ...inTests('technofobia', { hindered: ['technical'], neither: ['perception', 'will'] }),
    ...inAttacks('technofobia', { neither: ATTACKS }, { change: ray, when: 'energy weapons are no such tests' }),
    ...inAttacks('technofobia', { hindered: ATTACKS }, { change: ray, rulings: TOO, when: 'under "weapons-too"' }),
    ...inAttacks('technofobia', { neither: ATTACKS }, { rulings: TOO, when: 'that is no equipment of the Institute' }),
  ]);

  shows('techniczny-fachowiec', [
    ...inTests('techniczny-fachowiec', { helped: ['technical'], neither: ['perception', 'strength'] }),
    ...inAttacks('techniczny-fachowiec', { neither: ['gun'] }, { change: ray, rulings: TOO }),
    {
      when: '(with Technofobia both come to 2k6)',
      map: ['N1'],
      pieces: { N: hero(['techniczny-fachowiec', 'technofobia']) },
      ...work('technical'),
      log: ['N acts', ...worked('N technical +techniczny-fachowiec -technofobia: 1 1')],
      uses: 1,
    },
  ]);

  const pathfinder = { N: hero(['orientacja-w-terenie']) };
  const trapped = (test: string, result: string) => ['N acts', 'move 1', 'trap', `test N ${test}`, result];
  shows('orientacja-w-terenie', [
    ...(['agility', 'perception'] as const).map((kind) => ({
      when: `(a trap that takes ${kind})`,
      map: ['N1.2'],
      pieces: pathfinder,
      ...trap(kind),
      dice: [1, 1, 5],
      log: [...trapped(`${kind} +orientacja-w-terenie: 1 1 5`, '= 1'), 'hunker'],
      uses: 1,
    })),
    {
      when: '(a trap that it does not find all the same)',
      map: ['N1.2'],
      pieces: pathfinder,
      ...trap('perception', 2),
      log: [...trapped('perception +orientacja-w-terenie: 1 1 1', '= 0'), 'N loses 2, 3 PŻ', 'hunker'],
      uses: 1,
    },
    {
      when: '(a climb)',
      map: ['N^2'],
      pieces: pathfinder,
      ...WAY,
      dice: [1, 1, 5],
      log: ['N acts', 'climb', 'test N climbing +orientacja-w-terenie: 1 1 5', '= 1', 'hunker'],
      uses: 1,
    },
    ...inTests('orientacja-w-terenie', { neither: ['agility', 'perception', 'stealth'] }),
  ]);

  shows('mistrz-improwizacji', [
    ...inTests('mistrz-improwizacji', { helped: ['technical', 'strength', 'social'] }),
    ...inTests('mistrz-improwizacji', { neither: ['technical'] }).map((scene) => ({
      ...scene,
      when: '(under "never")',
      rulings: { 'traits.improwizacja': 'never' } as const,
    })),
    ...inAttacks('mistrz-improwizacji', { neither: ['blade', 'gun'] }),
    {
      when: '(a trap is no work)',
      map: ['N1.2'],
      pieces: { N: hero(['mistrz-improwizacji']) },
      ...trap('technical'),
      dice: [5, 1],
      log: [...trapped('technical: 5 1', '= 1'), 'hunker'],
      uses: 0,
    },
  ]);
});
