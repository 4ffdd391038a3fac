import { describe, expect, it } from 'vitest';
import { ALGORITHMS } from '../../src/skirmish/lists/names.ts';
import { SKIRMISH_RULINGS } from '../../src/skirmish/rulings.ts';
import { TRAITS } from '../../src/skirmish/traits/traits.ts';
import { SYSTEMS } from '../../src/systems/register.ts';
import { hyperputer } from './run.ts';

describe('list', () => {
  it('lists everything as JSON', () => {
    const { code, out } = hyperputer(['list', '--json']);
    expect(code).toBe(0);
    const all = JSON.parse(out);
    expect(Object.keys(all)).toEqual([
      'systems',
      'tests',
      'rulings',
      'studies',
      'scenarios',
      'bands',
      'scripts',
      'policies',
      'traits',
      'algorithms',
    ]);
    expect(all.systems.map(({ id }: { id: string }) => id)).toEqual(SYSTEMS.map(({ id }) => id));
  });

  it('lists the parameters of a test with ranges and defaults', () => {
    const tests = JSON.parse(hyperputer(['list', 'tests', '--json']).out);
    const check = tests.find(
      ({ system, id }: { system: string; id: string }) => system === 'pierwsze-kroki' && id === 'check',
    );
    expect(check.parameters).toMatchObject([
      { id: 'modifier', min: -20, max: 40, default: 0 },
      { id: 'pt', min: 1, max: 60, default: 12 },
      { id: 'attribute', default: null },
      { id: 'rank', min: 1, max: 5, default: null },
      { id: 'health', min: 1, max: 100, default: null },
    ]);
    expect(hyperputer(['list', 'tests']).out).toContain('--pt  a whole number 1..60; default 12');
  });

  it('lists every ruling of every system and of battles with its default first', () => {
    const rulings = JSON.parse(hyperputer(['list', 'rulings', '--json']).out);
    const declared = SYSTEMS.flatMap(({ id, tests }) => [
      ...new Set(Object.values(tests).flatMap((test) => Object.keys(test.rulings).map((ruling) => `${id} ${ruling}`))),
    ]);
    const ofBattles = Object.keys(SKIRMISH_RULINGS).map((id) => `battle ${id}`);
    expect(rulings.map(({ system, id }: { system: string; id: string }) => `${system} ${id}`)).toEqual([
      ...declared,
      ...ofBattles,
    ]);
    for (const ruling of rulings) expect(ruling.default).toBe(Object.keys(ruling.options)[0]);
    expect(hyperputer(['list', 'rulings']).out).toContain('    * defender: ');
  });

  it('lists what can be set in a scenario, with ranges and what is printed', () => {
    const scenarios = JSON.parse(hyperputer(['list', 'scenarios', '--json']).out);
    const detronizacja = scenarios.find(({ id }: { id: string }) => id === 'detronizacja');
    expect(detronizacja.settings).toContainEqual({ path: 'forces.wojownicy.count', min: 0, max: 40, default: 6 });
    expect(detronizacja.settings).toContainEqual({
      path: 'forces.wojownicy.algorithm',
      names: ALGORITHMS,
      default: 'ochrona-celu',
    });
    const { out } = hyperputer(['list', 'scenarios']);
    expect(out).toContain('--set forces.wojownicy.count=  0..40; as printed 6');
    expect(out).toContain("--set forces.wojownicy.algorithm=  see 'list algorithms'; as printed ochrona-celu");
  });

  it('lists every trait, and says of those that battles do not show why', () => {
    const traits = JSON.parse(hyperputer(['list', 'traits', '--json']).out);
    expect(traits.map(({ id }: { id: string }) => id)).toEqual(Object.keys(TRAITS));
    for (const { covered, why } of traits) expect(why === undefined).toBe(covered === 'full');
  });

  it('lists the lines of every algorithm and script in their order', () => {
    const lists = ['algorithms', 'scripts'].map((kind) => JSON.parse(hyperputer(['list', kind, '--json']).out));
    expect(lists.map(({ length }) => length)).toEqual([15, 5]);
    for (const { lines } of lists.flat()) expect(lines.length).toBeGreaterThan(1);
  });

  it.each([
    'systems',
    'tests',
    'rulings',
    'studies',
    'scenarios',
    'bands',
    'scripts',
    'policies',
    'traits',
    'algorithms',
  ])('prints %s for people', (kind) => {
    const { code, out } = hyperputer(['list', kind]);
    expect(code).toBe(0);
    expect(out.split('\n').length).toBeGreaterThan(3);
  });
});
