import { describe, expect, it } from 'vitest';
import { effectsOff } from '../../src/battles/effects-off.ts';
import { loadScenario } from '../../src/battles/load-scenario.ts';
import { SCENARIO, write } from './written.ts';

const OTHERS = `  burza:
    kind: complication
    name: { pl: Burza, en: Storm }
    rounds: 1..6
    faces: [1]
    does: { kind: fog }
`;
const text = SCENARIO.replace('goal:', `${OTHERS}goal:`);
const scenario = loadScenario(write(text, 'scenario.yaml'));
const off = effectsOff(scenario);
const effectsWithout = (id: string | null) => off.find(({ effect }) => (effect?.id ?? null) === id)!.scenario.effects;

describe('effects switched off', () => {
  it('are each of them, and all together', () => {
    expect(off.map(({ effect }) => effect?.id ?? null)).toEqual(['fala', 'wilcze-doly', 'burza', null]);
  });

  it.each([
    { without: 'fala', left: ['fala', 'wilcze-doly', 'burza'], silent: { id: 'fala', rounds: [] } },
    { without: 'wilcze-doly', left: ['fala', 'burza'], silent: { id: 'fala', rounds: [2, 3] } },
    {
      without: 'burza',
      left: ['fala', 'wilcze-doly', 'burza'],
      silent: { id: 'burza', rounds: [1, 2, 3, 4, 5, 6], faces: [] },
    },
    { without: null, left: ['fala', 'burza'], silent: { id: 'burza', faces: [] } },
  ])('without $without leave $left', ({ without, left, silent }) => {
    const effects = effectsWithout(without);
    expect(effects.map(({ id }) => id)).toEqual(left);
    expect(effects.find(({ id }) => id === silent.id)).toMatchObject(silent);
  });

  it('leave the scenario as it is', () => {
    expect(scenario.effects).toEqual(loadScenario(write(text, 'scenario.yaml')).effects);
  });

  it('are not those that an ending looks at, unless they come by rounds', () => {
    const hatched = { ...scenario.losses[0]!, all: [{ kind: 'hatched', effect: 'wilcze-doly' }] as const };
    const ids = effectsOff({ ...scenario, losses: [hatched] }).map(({ effect }) => effect?.id ?? null);
    expect(ids).toEqual(['fala', 'burza', null]);
  });
});
