import type { Effect, Goal, Objective, TestKind, Weapon, Zone } from '../../../src/skirmish/spec.ts';
import { BLADE, GUN, PILUM, type Piece, type Position } from '../position.ts';
import type { Scene } from './scene.ts';

/** What brings figures to tests, and how scenes tell of it. Where nothing is said, all test dice show 1. */

/** An enemy with a blade. */
export const FOE: Piece = { side: 'npcs', list: 'agresywny-szturmowiec', weapons: [BLADE] };

/** An enemy with a gun. */
export const SHOOTER: Piece = { ...FOE, weapons: [GUN] };

/** A figure of the band, with a blade. */
export function hero(traits: readonly string[], more: Partial<Piece> = {}): Piece {
  return { side: 'players', list: 'objective', traits, ...more };
}

const named = (id: string) => ({ pl: id, en: id });

interface Occasion {
  readonly goal: Goal;
  readonly zones: Readonly<Record<string, Zone['use']>>;
  readonly objectives?: readonly Objective[];
  readonly effects?: readonly Effect[];
}

/** Work without end in zone 1, a test for each 1 AP or for both, of one kind or of one of several. */
export function work(tests: TestKind | readonly TestKind[], ap: 1 | 2 = 2): Occasion {
  return {
    goal: { kind: 'work', objective: 'work', instead: null, exit: null, home: null },
    zones: { 1: 'objective' },
    objectives: [
      {
        id: 'work',
        name: named('work'),
        zone: '1',
        tests: [tests].flat(),
        ap,
        successes: 99,
        side: 'players',
        force: null,
        carried: null,
      },
    ],
  };
}

/** A trap in zone 1 on the way to zone 2. */
export function trap(test: TestKind, damage = 1): Occasion {
  return {
    goal: { kind: 'hold', zone: '2' },
    zones: { 1: 'trap', 2: 'objective' },
    effects: [{ kind: 'trap', id: 'trap', name: named('trap'), zone: '1', tests: [test], damage }],
  };
}

/** Zone 2 is to be reached. */
export const WAY: Occasion = { goal: { kind: 'hold', zone: '2' }, zones: { 2: 'objective' } };

/** N has 1 AP in its next activation. */
export function hasOneAp({ battle, figure }: Position): void {
  battle.stunned[figure('N')] = 1;
}

/** One piece of work that fails. */
export function worked(test: string): string[] {
  return ['interact', `test ${test}`, '= 0', 'progress'];
}

/** One attack: `attacked('K gun', 'N attack-ranged: 5 1', 1, 'loses 1, 4 PŻ')`. */
export function attacked(target: string, test: string, successes: number, ...after: readonly string[]): string[] {
  const [first = 'loses 0, 5 PŻ', ...rest] = after;
  return [`attack ${target}`, `test ${test}`, `= ${successes}`, `${target.split(' ')[0]} ${first}`, ...rest];
}

const MARKS = { helped: '+', hindered: '-', neither: '' } as const;
const ONES = { helped: '1 1 1', hindered: '1', neither: '1 1' } as const;
type Effects<K extends string> = Readonly<Partial<Record<keyof typeof MARKS, readonly K[]>>>;

function byEffect<K extends string>(effects: Effects<K>, scene: (of: K, mark: string, dice: string) => Scene): Scene[] {
  return (['helped', 'hindered', 'neither'] as const).flatMap((effect) =>
    (effects[effect] ?? []).map((of) => ({
      ...scene(of, MARKS[effect], ONES[effect]),
      uses: effect === 'neither' ? 0 : 1,
    })),
  );
}

/** Which tests a trait helps, hinders or leaves alone. */
export function inTests(trait: string, effects: Effects<TestKind>): Scene[] {
  return byEffect(effects, (kind, mark, dice) => ({
    when: `(${kind})`,
    map: ['N1'],
    pieces: { N: hero([trait]) },
    ...work(kind),
    log: ['N acts', ...worked(`N ${kind}${mark && ` ${mark}${trait}`}: ${dice}`)],
  }));
}

const WEAPONS = { blade: BLADE, gun: GUN, pilum: PILUM } as const;

/** The same for attacks with one weapon or another. */
export function inAttacks(
  trait: string,
  effects: Effects<keyof typeof WEAPONS>,
  { change = {}, more = {}, ...scene }: { change?: Partial<Weapon>; more?: Partial<Piece> } & Partial<Scene> = {},
): Scene[] {
  return byEffect(effects, (id, mark, dice) => ({
    map: [id === 'blade' ? 'NK' : 'N...K'],
    pieces: { N: hero([trait], { weapons: [{ ...WEAPONS[id], ...change }], ...more }), K: FOE },
    after: hasOneAp,
    ...scene,
    when: `(${id})${scene.when ? ` ${scene.when}` : ''}`,
    log: ['N acts', ...attacked(`K ${id}`, `N attack-${WEAPONS[id].kind}${mark && ` ${mark}${trait}`}: ${dice}`, 0)],
  }));
}
