import { describe, expect, it } from 'vitest';
import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import type { Happening } from '../../../src/skirmish/spec.ts';
import { GUN, PILUM, type Position, position } from '../position.ts';

/** Tabele losowe i ściągawki, Komplikacje w trakcie potyczki. */

interface Scene {
  readonly does: Happening;
  readonly map?: readonly string[];
  readonly traits?: readonly string[];
  readonly dice?: readonly number[];
  readonly list?: string;
}

/** A and B are players' figures, N is not; the complication comes in every round. */
function drawn({ does, map = ['A.......N', '....B....'], traits = [], dice = [], list = 'gunline' }: Scene): Position {
  const own = { side: 'players', list, weapons: [GUN, PILUM], traits } as const;
  return position({
    map,
    pieces: { A: own, B: own, N: { side: 'npcs', list: 'drapieznik', weapons: [GUN] } },
    effects: [
      {
        kind: 'complication',
        id: 'anomalia',
        name: { pl: 'anomalia', en: 'anomaly' },
        rounds: [2],
        faces: [1, 2, 3, 4, 5, 6],
        does: [does],
      },
    ],
    dice,
  });
}

const ANY_FACE = 0;
const NEAR_N = { centre: 'N', radius: 5 };

function types(events: readonly LogEvent[]): string[] {
  return events.map(({ type }) => type).filter((type) => type !== 'effect' && type !== 'result');
}

describe('time that flows otherwise', () => {
  it.each([
    ['slower in a random sector', null, [0, 0], { sector: 0, factor: 0.5 }, [420, 840, 840]],
    ['faster in another', null, [2, 1], { sector: 2, factor: 1.5 }, [840, 840, 1260]],
    ['slower near a centre', NEAR_N, [0], { sector: null, factor: 0.5 }, [840, 420, 420]],
  ] as const)('%s', (_rule, within, chosen, told, units) => {
    const scene = drawn({ does: { kind: 'time', within, factors: [0.5, 1.5] } });
    expect(scene.happen(ANY_FACE, ...chosen).at(-1)).toEqual({ type: 'time', effect: 'anomalia', ...told });
    const { movement } = scene;
    expect(['A', 'B', 'N'].map((sign) => movement.moveOf(scene.figure(sign)))).toEqual(units);
    scene.happen();
    expect(['A', 'B', 'N'].map((sign) => movement.moveOf(scene.figure(sign)))).toEqual([840, 840, 840]);
  });
});

describe('equipment that fails', () => {
  const does: Happening = { kind: 'breakdown', within: null, test: 'technical' };
  const tested = (events: readonly LogEvent[]) => events.find((event) => event.type === 'test');

  it('is tested with a hindrance, and a failure leaves what is thrown', () => {
    const scene = drawn({ does, dice: [4, 1, 1, 1, 1] });
    const events = scene.happen(ANY_FACE, 1);
    expect(types(events)).toEqual(['breakdown', 'test', 'jammed']);
    expect(tested(events)).toMatchObject({ figure: 1, kind: 'technical', dice: 'hindrance', hindrance: ['equipment'] });
    const { attacks } = scene;
    expect(attacks.weaponAgainst(1, 2)).toBe(1);
    expect(attacks.weaponAgainst(0, 2)).toBe(0);
    scene.happen();
    expect(attacks.weaponAgainst(1, 2)).toBe(0);
  });

  it('does not hinder whom a trait helps in such tests', () => {
    const scene = drawn({ does, traits: ['techniczny-fachowiec'], dice: [1, 1, 6] });
    const events = scene.happen(ANY_FACE, 0);
    expect(types(events)).toEqual(['breakdown', 'test']);
    expect(tested(events)).toMatchObject({ figure: 0, dice: 'advantage', hindrance: [] });
  });

  it.each([
    ['is that of a figure near the centre', NEAR_N, [5], ['breakdown', 'test']],
    ['is nobody’s where nobody is near', { centre: 'N', radius: 3 }, [], []],
  ] as const)('%s', (_rule, within, dice, told) => {
    const scene = drawn({ does: { ...does, within }, dice });
    expect(types(scene.happen(ANY_FACE))).toEqual(told);
  });
});

describe('fog', () => {
  it('conceals every target out of base contact for a round', () => {
    const concealed = (scene: Position) =>
      scene.events('N').flatMap((event) => (event.type === 'attack' ? [event.sight.concealed] : []));
    const far = drawn({ does: { kind: 'fog' }, map: ['A...N.B'], dice: [1, 1, 1, 1, 1, 1], list: 'gunline' });
    expect(types(far.happen(ANY_FACE))).toEqual([]);
    const shots = far.events('A').flatMap((event) => (event.type === 'attack' ? [event.sight.concealed] : []));
    expect(shots).toContain(true);
    const near = drawn({ does: { kind: 'fog' }, map: ['..AN..B'], dice: [1, 1, 1, 1] });
    near.happen(ANY_FACE);
    expect(concealed(near)).not.toContain(true);
  });
});

describe('a resonance', () => {
  const does: Happening = { kind: 'pulse', centre: null, radius: 4, test: 'resistance', loses: 'ap' };

  it('is felt near a random point', () => {
    const scene = drawn({ does, dice: [1, 1, 5, 1, 1, 1] });
    const events = scene.happen(ANY_FACE, 4);
    expect(types(events)).toEqual(['point', 'test', 'stun', 'test', 'test', 'stun']);
    expect(events.flatMap((event) => (event.type === 'test' ? [event.figure] : []))).toEqual([0, 1, 2]);
  });
});

it('a directive of the centre changes nothing', () => {
  expect(types(drawn({ does: { kind: 'directive' } }).happen(ANY_FACE))).toEqual([]);
});
