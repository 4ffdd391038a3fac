import { describe, expect, it } from 'vitest';
import { axesOf } from '../../src/battles/battle-axes.ts';
import { type BattleGrid, casesOf } from '../../src/battles/battle-grid.ts';
import { changedRulings, readRulingGrid } from '../../src/battles/battle-rulings.ts';
import { findBand } from '../../src/battles/load-band.ts';
import { findScenario } from '../../src/battles/load-scenario.ts';
import { InputError } from '../../src/text/input-error.ts';

const DUEL: BattleGrid = {
  scenarios: [findScenario('pojedynek')],
  bands: [findBand('pojedynkowicz')],
  scripts: ['objective'],
  policies: ['never'],
  settings: {},
  rulings: {},
};

/** Of each case what the grid has several of, the settings and the rulings that are not the default. */
function inWords(grid: BattleGrid): string[] {
  return casesOf(grid).cases.map(({ scenario, band, script, policy, settings, rulings }) =>
    [scenario.id, band.id, script, policy, JSON.stringify(settings), JSON.stringify(rulings)].join(' '),
  );
}

describe('the cases of a grid', () => {
  it('go through everything, the last thing fastest', () => {
    const grid = {
      ...DUEL,
      scripts: ['objective', 'brawler'],
      policies: ['never', 'maximise'],
      settings: { rounds: [5, 6] },
      rulings: { 'activation.first': ['roll', 'players'] },
    };
    const fought = 'pojedynek pojedynkowicz';
    const rulings = ['{}', '{"activation.first":"players"}'];
    expect(inWords(grid)).toEqual(
      [5, 6].flatMap((rounds) =>
        grid.scripts.flatMap((script) =>
          grid.policies.flatMap((policy) =>
            rulings.map((ruling) => `${fought} ${script} ${policy} {"rounds":${rounds}} ${ruling}`),
          ),
        ),
      ),
    );
  });

  it('are played by the algorithms that are set', () => {
    const algorithms = ['patrol', 'drapieznik'];
    const { cases } = casesOf({ ...DUEL, settings: { 'forces.zapasnik.algorithm': algorithms } });
    expect(cases.map(({ scenario }) => scenario.forces[0]!.algorithm)).toEqual(algorithms);
  });

  it('are played with their settings, on the map of the scenario', () => {
    const { cases } = casesOf({ ...DUEL, settings: { 'forces.zapasnik.hp': [3, 5], rounds: [7] } });
    expect(cases.map(({ scenario }) => [scenario.forces[0]!.profile.hp, scenario.rounds])).toEqual([
      [3, 7],
      [5, 7],
    ]);
    // One map serves them all.
    for (const { scenario } of cases) expect(scenario.table).toBe(DUEL.scenarios[0]!.table);
  });

  it.each([
    {
      fault: 'a value out of range',
      grid: { ...DUEL, settings: { rounds: [5, 99] } },
      message: /^rounds is 99; allowed: /,
    },
    {
      fault: 'a setting that ends the battle before it begins',
      grid: { ...DUEL, settings: { 'forces.zapasnik.count': [0] } },
      message: /^pojedynek: /,
    },
    {
      fault: 'more cells than can be played',
      grid: { ...DUEL, policies: new Array(100_001).fill('never') },
      message: /^the grid has 100001 cells; allowed: at most 100000$/,
    },
  ])('are refused for $fault', ({ grid, message }) => {
    expect(() => casesOf(grid)).toThrow(InputError);
    expect(() => casesOf(grid)).toThrow(message);
  });

  it('leave out a band that finds no room, when asked to', () => {
    const { figures } = findBand('pojedynkowicz');
    const crowd = { ...findBand('pojedynkowicz'), id: 'tlum', figures: new Array(70).fill(figures[0]) };
    const grid = { ...DUEL, bands: [crowd, ...DUEL.bands] };
    expect(() => casesOf(grid)).toThrow(/^pojedynek with tlum: /);
    const { cases, unfit } = casesOf(grid, true);
    expect(cases.map(({ band }) => band.id)).toEqual(['pojedynkowicz']);
    expect(unfit).toEqual([expect.stringMatching(/^pojedynek with tlum: /)]);
  });
});

describe('the rulings of a grid', () => {
  it.each([
    { id: 'activation.first', options: ['npcs'], read: ['npcs'] },
    { id: 'activation.first', options: ['npcs', 'roll'], read: ['npcs', 'roll'] },
    { id: 'activation.first', options: ['all'], read: ['roll', 'players', 'npcs'] },
  ])('$id=$options are $read', ({ id, options, read }) => {
    expect(readRulingGrid(id, options)).toEqual(read);
  });

  it('are told only where they differ from the default, in the order in which they are declared', () => {
    expect(
      changedRulings({ 'beast.damage': 'two-needed', 'activation.first': 'npcs', 'cover.in-melee': 'no' }),
    ).toEqual({
      'activation.first': 'npcs',
      'beast.damage': 'two-needed',
    });
    expect(Object.keys(changedRulings({ 'beast.damage': 'two-needed', 'activation.first': 'npcs' }))).toEqual([
      'activation.first',
      'beast.damage',
    ]);
  });
});

describe('the axes of a grid', () => {
  const detronizacja = findScenario('detronizacja');
  const grid: BattleGrid = {
    ...DUEL,
    scenarios: [detronizacja],
    bands: [findBand('duet'), findBand('strzelcy')],
    settings: {
      'forces.wojownicy.count': [4, 8],
      'forces.klopotek.spd': [5.5],
      'forces.wojownicy.algorithm': ['patrol', 'drapieznik'],
    },
  };

  it('begin with the settings, in words', () => {
    const axes = axesOf(grid);
    expect(axes.map(({ id }) => id)).toEqual([
      'forces.wojownicy.count',
      'forces.klopotek.spd',
      'forces.wojownicy.algorithm',
      'scenario',
      'band',
      'script',
      'policy',
    ]);
    expect(axes.map(({ name }) => name.pl).slice(0, 3)).toEqual([
      'Wojownik Plemienny: liczba',
      'Agent Kłopotek: SPD',
      'Wojownik Plemienny: algorytm',
    ]);
    expect(axes[1]!.labelOf(5.5, 'pl')).toBe('5,5');
    expect(axes[2]!.labelOf('drapieznik', 'pl')).toBe('Drapieżnik');
    expect(axes[2]!.labelOf('drapieznik', 'en')).toBe('Predator');
    expect(axes[4]!.labelOf('strzelcy', 'en')).toBe('Shooters');
  });

  it('find every case of the grid under one of their values', () => {
    for (const fought of casesOf(grid).cases) {
      for (const axis of axesOf(grid)) expect(axis.values).toContain(axis.valueOf(fought));
    }
  });
});
