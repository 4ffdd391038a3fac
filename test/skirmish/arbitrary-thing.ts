import fc from 'fast-check';
import { type Effect, type Objective, type Scenario, TEST_KINDS } from '../../src/skirmish/spec.ts';

const named = (id: string) => ({ id, name: { pl: id, en: id } });

const SECTORS = [
  { zone: 'start', sums: [2, 3] },
  { zone: 'konsola', sums: [4, 5, 6] },
  { zone: 'srodek', sums: [7, 8, 9, 10] },
  { zone: 'gora', sums: [11, 12] },
];

const thing = fc.record({
  round: fc.integer({ min: 1, max: 2 }),
  hasSectors: fc.boolean(),
  tests: fc.uniqueArray(fc.constantFrom(...TEST_KINDS), { maxLength: 2 }),
  ap: fc.constantFrom(1 as const, 2 as const),
  aura: fc.constantFrom('ap' as const, 'hp' as const),
  pulse: fc.constantFrom('ap' as const, 'hp' as const),
  faces: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 }),
  damage: fc.integer({ min: 1, max: 3 }),
  isGoal: fc.boolean(),
  after: fc.constantFrom('cel', 'inni', 'bestie', null),
});

/** Some of the scenarios with a thing that is carried, that strikes, pulses, jumps and explodes, and that forces are after. */
export function withThings(scenarios: fc.Arbitrary<Scenario>): fc.Arbitrary<Scenario> {
  return fc.tuple(scenarios, fc.option(thing)).map(([scenario, asked]): Scenario => {
    if (asked === null) return scenario;
    const { rounds, table, forces, wins, losses } = scenario;
    const { round, hasSectors, tests, ap, faces, damage } = asked;
    const objective: Objective = {
      ...named('skarb'),
      zone: hasSectors ? null : 'srodek',
      force: null,
      tests,
      ap,
      successes: 1,
      side: 'players',
      carried: { round: Math.min(round, rounds), sectors: hasSectors ? SECTORS : [] },
    };
    const about = { centre: 'skarb', test: 'resistance' } as const;
    const effects: Effect[] = [
      { ...named('promieniowanie'), ...about, kind: 'aura', radius: 3, loses: asked.aura },
      {
        ...named('wybryki'),
        kind: 'complication',
        rounds: [1, 2, 3, 4, 5, 6],
        faces,
        does: [
          { kind: 'jump', objective: 'skarb', dice: 2 },
          { ...about, kind: 'pulse', radius: 6, loses: asked.pulse },
        ],
      },
      { ...named('wybuch'), kind: 'explosion', objective: 'skarb', radius: 4, damage },
    ];
    const middle = { kind: 'rect', x: 2, y: 4, width: 8, height: 4 } as const;
    return {
      ...scenario,
      table: { ...table, zones: [...table.zones, { ...named('srodek'), use: 'sector', shapes: [middle] }] },
      forces: forces.map((force) => (force.id === asked.after ? { ...force, target: 'skarb' } : force)),
      objectives: [...scenario.objectives, objective],
      effects: [...scenario.effects, ...effects],
      goal: asked.isGoal ? { kind: 'seize', objective: 'skarb' } : scenario.goal,
      wins: [
        ...wins,
        {
          ...named('zdobyty'),
          when: 'at-limit',
          all: [{ kind: 'holds', side: 'players', objective: 'skarb' }],
        },
      ],
      losses: [
        ...losses,
        { ...named('wybuchl'), when: 'at-limit', all: [{ kind: 'destroyed', objective: 'skarb' }] },
        { ...named('stracony'), when: 'at-limit', all: [{ kind: 'holds', side: 'npcs', objective: 'skarb' }] },
      ],
    };
  });
}
