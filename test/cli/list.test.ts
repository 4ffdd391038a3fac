import { describe, expect, it } from 'vitest';
import { SYSTEMS } from '../../src/systems/register.ts';
import { hyperputer } from './run.ts';

describe('list', () => {
  it('lists everything as JSON', () => {
    const { code, out } = hyperputer(['list', '--json']);
    expect(code).toBe(0);
    const all = JSON.parse(out);
    expect(Object.keys(all)).toEqual(['systems', 'tests', 'rulings', 'studies']);
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

  it('lists every ruling of every system with its default first', () => {
    const rulings = JSON.parse(hyperputer(['list', 'rulings', '--json']).out);
    const declared = SYSTEMS.flatMap(({ id, tests }) => [
      ...new Set(Object.values(tests).flatMap((test) => Object.keys(test.rulings).map((ruling) => `${id} ${ruling}`))),
    ]);
    expect(rulings.map(({ system, id }: { system: string; id: string }) => `${system} ${id}`)).toEqual(declared);
    for (const ruling of rulings) expect(ruling.default).toBe(Object.keys(ruling.options)[0]);
    expect(hyperputer(['list', 'rulings']).out).toContain('    * defender: ');
  });

  it.each(['systems', 'tests', 'rulings', 'studies'])('prints %s for people', (kind) => {
    const { code, out } = hyperputer(['list', kind]);
    expect(code).toBe(0);
    expect(out.split('\n').length).toBeGreaterThan(3);
  });
});
