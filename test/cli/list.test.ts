import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CREATION_RULINGS } from '../../src/battles/creation-rulings.ts';
import { listScenarios } from '../../src/battles/load-scenario.ts';
import { ALGORITHMS } from '../../src/skirmish/lists/names.ts';
import { SKIRMISH_RULINGS } from '../../src/skirmish/rulings.ts';
import { TRAITS } from '../../src/skirmish/traits/traits.ts';
import { SYSTEMS } from '../../src/systems/register.ts';
import { temporaryFolder } from '../temporary-folder.ts';
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
      'profiles',
      'weapons',
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
      ...Object.keys(CREATION_RULINGS).map((id) => `band ${id}`),
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

  it.each(['pl', 'en'])('draws the map of every scenario: %s', (language) => {
    const maps = join(temporaryFolder(), 'new', 'maps');
    const { code, out } = hyperputer(['list', 'scenarios', '--map', maps, '--lang', language]);
    expect({ code, out }).toEqual({ code: 0, out: hyperputer(['list', 'scenarios']).out });
    expect(readdirSync(maps).sort()).toEqual(
      listScenarios()
        .map(({ id }) => `${id}.svg`)
        .sort(),
    );
    const map = join(maps, 'lustro.svg');
    hyperputer(['replay', 'lustro', '--map', 'map.svg', '--lang', language], maps);
    expect(readFileSync(map, 'utf8')).toBe(readFileSync(join(maps, 'map.svg'), 'utf8'));
    expect(readFileSync(map, 'utf8')).toContain(`lang="${language}"`);
  });

  it('lists every trait, and says of those that battles do not show why', () => {
    const traits = JSON.parse(hyperputer(['list', 'traits', '--json']).out);
    expect(traits.map(({ id }: { id: string }) => id)).toEqual(Object.keys(TRAITS));
    for (const { covered, why } of traits) expect(why === undefined).toBe(covered === 'full');
  });

  it('lists what a trait costs, touches and is read by, and how it is used', () => {
    const traits = JSON.parse(hyperputer(['list', 'traits', '--json']).out);
    const trait = (id: string) => traits.find((each: { id: string }) => each.id === id);
    expect(trait('technofobia')).toMatchObject({
      pc: 2,
      categoryName: { pl: 'Cechy percepcji / umiejętności' },
      rule: TRAITS.technofobia!.rule,
      tests: ['attack-ranged', 'attack-melee', 'attack-thrown', 'technical'],
      readings: ['traits.technofobia'],
    });
    expect(trait('oszust').use).toEqual({
      ruling: 'use.oszust',
      policies: { sensible: expect.any(String), never: 'it is never used' },
    });
    const { out } = hyperputer(['list', 'traits']);
    expect(out).toContain('technofobia  Technofobia / Technophobia  (+2 PC; Cechy percepcji / umiejętności)\n');
    expect(out).toContain(`    ${TRAITS.technofobia!.rule.en} (Cechy postaci, `);
    expect(out).toContain(
      '    tests: attack-ranged, attack-melee, attack-thrown, technical\n    --ruling  traits.technofobia\n',
    );
    expect(out).toContain('astmatyk  Astmatyk / Asthmatic  (+3 PC; Cechy fizyczne)');
    expect(out).toContain('    tests: any\n');
    expect(out).toMatch(/--ruling {2}use\.oszust: a die .*; or never\n/);
    expect(out).toContain('spanikowany  Spanikowany / Panicky  (no PC printed; Cechy z profili i kart)');
  });

  it('lists the pairs of traits that are pointless together, with traits only', () => {
    const pairs = JSON.parse(hyperputer(['list', 'traits', '--conflicts', '--json']).out);
    expect(pairs).toContainEqual({
      traits: ['krotkowidz', 'celne-oko'],
      kind: 'cancels',
      why: 'Celne oko and Krótkowidz cancel each other in tests of attack-ranged.',
    });
    expect(hyperputer(['list', 'traits', '--conflicts']).out).toContain(
      'krotkowidz + celne-oko  (cancels)\n    Celne oko and Krótkowidz cancel each other in tests of attack-ranged.\n',
    );
    for (const kind of [['bands'], []]) {
      expect(hyperputer(['list', ...kind, '--conflicts'])).toEqual({
        code: 2,
        out: '',
        err: "hyperputer: --conflicts is about traits: 'list traits --conflicts'\n",
      });
    }
  });

  it('does the sum of every band, and says what it breaks', () => {
    const bands = JSON.parse(hyperputer(['list', 'bands', '--json']).out);
    const band = (id: string) => bands.find((each: { id: string }) => each.id === id);
    expect(band('duet-z-dowodca').creation).toMatchObject({
      hp: 10,
      pkForPc: 2,
      pk: 12,
      of: 12,
      faults: [],
      breaksRules: null,
    });
    expect(band('zenon-kowalski').creation).toMatchObject({ pk: 4, faults: [{}, {}].map(() => expect.any(String)) });
    const { out } = hyperputer(['list', 'bands']);
    expect(out).toContain('duet-z-dowodca  Duet z dowódcą / Duo with a leader\n    12 PK of 12: 10 for PŻ, 2 for PC\n');
    expect(out).toContain('        5 PŻ bought (5 PK); PC +6 −9, 3 bought (1 PK)\n');
    expect(out).toContain('    breaks the rules of creation: The card of Dodatek A prints +11 PC');
    expect(out).toContain('        zenon: Uszkodzony sprzęt is not in the list of Cechy postaci');
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
