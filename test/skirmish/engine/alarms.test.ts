import { describe, expect, it } from 'vitest';
import type { SkirmishRulings } from '../../../src/skirmish/rulings.ts';
import type { Effect } from '../../../src/skirmish/spec.ts';
import { GUN, type Position, position } from '../position.ts';

const ALARM: Extract<Effect, { kind: 'alarm' }> = {
  kind: 'alarm',
  id: 'alarm',
  name: { pl: 'alarm', en: 'alarm' },
  watch: ['N', 'M'],
  tests: ['stealth'],
  loud: true,
  force: 'R',
  count: 1,
};

interface Scene {
  readonly map?: readonly string[];
  readonly traits?: readonly string[];
  readonly dice?: readonly number[];
  readonly loud?: boolean;
  readonly rulings?: Partial<SkirmishRulings>;
}

/** Guard N and a figure A in each other's sight, as far as the map lets them; another guard M that sees nobody, and R that is to come. */
function drawn({
  map = ['A.....N.', '######..', '.M.....R'],
  traits = [],
  dice,
  loud = true,
  rulings = {},
}: Scene): Position {
  const scene = position({
    map,
    pieces: {
      A: { side: 'players', list: 'gunline', weapons: [GUN], traits },
      N: { side: 'npcs', list: 'patrol', weapons: [GUN] },
      M: { side: 'npcs', list: 'patrol', weapons: [GUN] },
      R: { side: 'npcs', list: 'patrol', weapons: [GUN] },
    },
    effects: [{ ...ALARM, loud }],
    ...(dice === undefined ? {} : { dice }),
    rulings,
  });
  // Who is to come when there is an alarm.
  scene.battle.leave(scene.figure('R'));
  return scene;
}

const ABOUT = ['spotted', 'alarm', 'attack', 'wait', 'move', 'hunker', 'test'];

function told(scene: Position, sign: string): string[] {
  return scene.events(sign).flatMap((event) => {
    if (event.type === 'test') return [`${event.kind} ${event.rolled.length}`];
    return ABOUT.includes(event.type) ? [event.type] : [];
  });
}

/** Sabotaż bazy konkurencji, Siły przeciwników (BN); Zasady specjalne, Alarm. */
const ROWS: readonly (readonly [rule: string, scene: Scene, does: readonly string[]])[] = [
  ['who passes is not noticed in this activation', { dice: [5, 1] }, ['spotted', 'stealth 2', 'wait']],
  [
    'who fails raises the alarm and is fought',
    { dice: [1, 4, 1, 1] },
    ['spotted', 'stealth 2', 'alarm', 'attack', 'attack-ranged 2', 'hunker'],
  ],
  ['agility helps', { traits: ['zwinny'], dice: [1, 1, 5] }, ['spotted', 'stealth 3', 'wait']],
  ['the mark of time hinders', { traits: ['pietno-czasowe'], dice: [5] }, ['spotted', 'stealth 1', 'wait']],
  ['nobody is tested whom terrain hides', { map: ['A..#..N.', '########', '.M.....R'] }, ['wait']],
  ['nobody is tested twice: stealth.when', { rulings: { 'stealth.when': 'figure-moves' } }, ['wait']],
];

describe('an alarm', () => {
  it.each(ROWS)('%s', (_rule, scene, does) => {
    const position = drawn(scene);
    expect(told(position, 'N')).toEqual(does);
    expect(position.leftover().dice).toEqual([]);
  });

  it('is heard by all who keep watch, and they go where somebody was seen', () => {
    const scene = drawn({ dice: [1, 4, 1, 1] });
    scene.events('N');
    const { battle, figure } = scene;
    expect([...battle.unaware]).toEqual([0, 0, 0, 0]);
    expect(battle.lastSeen[battle.roster.sides[figure('M')]!]).toBe(battle.at[figure('A')]);
    expect(told(scene, 'M')).toEqual(['move']);
  });

  it('is not raised twice', () => {
    const scene = drawn({ dice: [1, 4, 1, 1, 1, 1] });
    scene.events('N');
    expect(told(scene, 'N')).toEqual(['attack', 'attack-ranged 2', 'hunker']);
  });

  it.each([
    ['is raised by any attack', true, 0],
    ['is not raised by an attack where a fight is not loud', false, 1],
  ] as const)('%s', (_rule, loud, unaware) => {
    const scene = drawn({ dice: [1, 1, 1, 1], loud });
    const types = scene.events('A').map(({ type }) => type);
    expect(types).toContain('attack');
    expect(types.filter((type) => type === 'alarm')).toHaveLength(loud ? 1 : 0);
    expect(scene.battle.unaware[scene.figure('M')]).toBe(unaware);
  });

  it('brings somebody at the start of each round from the next one on', () => {
    const scene = drawn({ dice: [1, 4, 1, 1] });
    expect(scene.happen()).toEqual([]);
    scene.events('N');
    const effect = { type: 'effect', effect: 'alarm', rolled: null, happens: true, outcome: null };
    expect(scene.happen()).toEqual([effect, { type: 'arrive', figure: scene.figure('R'), cell: 16, by: 'alarm' }]);
    expect(scene.happen()).toEqual([effect]);
  });

  it('is raised when a figure moves in sight, where stealth.when has it so', () => {
    const scene = drawn({
      map: ['A.#...N.', '..#.....', '........', '########', '.M.....R'],
      rulings: { 'stealth.when': 'figure-moves' },
    });
    const types = scene.events('A').map(({ type }) => type);
    expect(types.slice(types.indexOf('move')).slice(0, 5)).toEqual(['move', 'spotted', 'test', 'result', 'alarm']);
  });
});
