import { describe } from 'vitest';
import { BLADE, GUN, PILUM } from '../position.ts';
import { attacked, FOE, hasOneAp, hero, inAttacks, inTests, work, worked } from './occasions.ts';
import { type Scene, shows } from './scene.ts';

/** Cechy postaci, Cechy związane z wyposażeniem. */

const NO_ATTACK = { neither: ['technical', 'strength', 'agility'] } as const;

describe('attacks with one kind of weapon', () => {
  shows('cyklop', [
    ...inAttacks('cyklop', { hindered: ['pilum'], neither: ['blade', 'gun'] }),
    ...inTests('cyklop', NO_ATTACK),
  ]);
  shows('parabolik', [
    ...inAttacks('parabolik', { helped: ['pilum'], neither: ['blade', 'gun'] }),
    both(['parabolik', 'cyklop'], 'K pilum', 'N attack-thrown +parabolik -cyklop: 1 1'),
  ]);
  shows('krotkowidz', [
    ...inAttacks('krotkowidz', { hindered: ['gun'], neither: ['blade', 'pilum'] }),
    {
      when: '(two hindrances are no more than one)',
      map: ['N.s.K'],
      pieces: { N: hero(['krotkowidz'], { weapons: [GUN] }), K: FOE },
      after: hasOneAp,
      log: ['N acts', ...attacked('K gun', 'N attack-ranged -concealment -krotkowidz: 1', 0)],
      uses: 1,
    },
  ]);
  shows('celne-oko', [
    ...inAttacks('celne-oko', { helped: ['gun'], neither: ['blade', 'pilum'] }),
    both(['celne-oko', 'krotkowidz'], 'K gun', 'N attack-ranged +celne-oko -krotkowidz: 1 1'),
    {
      when: '(the best two of three dice count)',
      map: ['N...K'],
      pieces: { N: hero(['celne-oko'], { weapons: [GUN] }), K: FOE },
      after: hasOneAp,
      dice: [5, 6, 5],
      log: ['N acts', ...attacked('K gun', 'N attack-ranged +celne-oko: 5 6 5', 2, 'loses 2, 3 PŻ')],
      uses: 1,
    },
  ]);
  shows('niezdarny', [
    ...inAttacks('niezdarny', { hindered: ['blade'], neither: ['gun', 'pilum'] }),
    ...inTests('niezdarny', NO_ATTACK),
  ]);
  shows('fechmistrz', [
    ...inAttacks('fechmistrz', { helped: ['blade'], neither: ['gun', 'pilum'] }),
    both(['fechmistrz', 'niezdarny'], 'K blade', 'N attack-melee +fechmistrz -niezdarny: 1 1'),
  ]);
});

/** Who is good and bad at the same throws as everybody. */
function both(traits: readonly string[], target: string, test: string): Scene {
  return {
    when: `(with ${traits[1]} both come to 2k6)`,
    map: [target === 'K blade' ? 'NK' : 'N...K'],
    pieces: { N: hero(traits, { weapons: [BLADE, GUN, PILUM].filter(({ id }) => target.endsWith(id)) }), K: FOE },
    after: hasOneAp,
    log: ['N acts', ...attacked(target, test, 0)],
    uses: 1,
  };
}

const RAY = { ...GUN, id: 'ray', isTechnical: true };
const RAYS = { map: ['NK'], pieces: { N: hero(['psuj'], { weapons: [RAY] }), K: FOE } };
const BEFORE = { 'traits.psuj-when': 'before' } as const;
const SHOT = attacked('K ray', 'N attack-ranged: 5 1', 1, 'loses 1, 4 PŻ');

describe('weapons that break', () => {
  shows('psuj', [
    {
      ...RAYS,
      when: '(passed each time, the weapon holds)',
      dice: [5, 1, 5, 1, 1, 1, 1, 6],
      log: [
        ...['N acts', ...SHOT, 'test N technical: 5 1', '= 1'],
        ...[...attacked('K ray', 'N attack-ranged: 1 1', 0, 'loses 0, 4 PŻ'), 'test N technical: 1 6', '= 1'],
      ],
      uses: 2,
    },
    {
      ...RAYS,
      when: '(failed, the use goes through and it is the last)',
      acts: 'NN',
      dice: [5, 1, 4, 4],
      log: ['N acts', ...SHOT, 'test N technical: 4 4', '= 0', 'broken ray', 'hunker', 'N acts', 'hunker', 'wait'],
      uses: 1,
    },
    {
      ...RAYS,
      when: '(under "before" a failure is all there is of the attack)',
      rulings: BEFORE,
      dice: [4, 4],
      log: ['N acts', 'attack K ray', 'test N technical: 4 4', '= 0', 'broken ray', 'hunker'],
      uses: 1,
    },
    {
      ...RAYS,
      when: '(under "before" a passed test lets the attack go on)',
      rulings: BEFORE,
      after: hasOneAp,
      dice: [5, 1, 5, 1],
      log: ['N acts', 'attack K ray', 'test N technical: 5 1', '= 1', ...SHOT.slice(1)],
      uses: 1,
    },
    {
      when: '(a blade of its epoch does not break)',
      map: ['NK'],
      pieces: { N: hero(['psuj']), K: FOE },
      after: hasOneAp,
      log: ['N acts', ...attacked('K blade', 'N attack-melee: 1 1', 0)],
      uses: 0,
    },
    {
      when: '(under "all" it does)',
      rulings: { 'traits.psuj-items': 'all' },
      map: ['NK'],
      pieces: { N: hero(['psuj'], { weapons: [BLADE, RAY] }), K: FOE },
      dice: [1, 1, 1, 1, 1, 1, 5, 1],
      log: [
        ...['N acts', ...attacked('K blade', 'N attack-melee: 1 1', 0), 'test N technical: 1 1', '= 0', 'broken blade'],
        ...[...attacked('K ray', 'N attack-ranged: 1 1', 0), 'test N technical: 5 1', '= 1'],
      ],
      uses: 2,
    },
    {
      when: '(a technician’s advantage helps, a technophobe’s hindrance hurts)',
      map: ['NK'],
      pieces: { N: hero(['psuj', 'techniczny-fachowiec', 'technofobia'], { weapons: [RAY] }), K: FOE },
      after: hasOneAp,
      dice: [1, 1, 5, 1],
      log: [
        ...['N acts', ...attacked('K ray', 'N attack-ranged: 1 1', 0)],
        ...['test N technical +techniczny-fachowiec -technofobia: 5 1', '= 1'],
      ],
      uses: 1,
    },
    {
      when: '(work is done without a weapon)',
      map: ['N1'],
      pieces: { N: hero(['psuj'], { weapons: [RAY] }) },
      ...work('technical'),
      log: ['N acts', ...worked('N technical: 1 1')],
      uses: 0,
    },
  ]);
});
