import fc from 'fast-check';
import type { Effect, Ending, Force, Objective, Scenario } from '../../src/skirmish/spec.ts';

/** What the errands of the scenarios add to a random battle: panic, deliveries to somebody, charges that go off. */

const named = (id: string) => ({ id, name: { pl: id, en: id } });
const EVERY_ROUND = [1, 2, 3, 4, 5, 6];

const errands = fc.record({
  panic: fc.constantFrom(null, 'fearless' as const, 'beasts' as const),
  isDelivery: fc.boolean(),
  charge: fc.constantFrom(null, null, 'npcs' as const, 'players' as const),
  delay: fc.integer({ min: 0, max: 2 }),
  hatches: fc.boolean(),
});
type Errands = typeof errands extends fc.Arbitrary<infer Asked> ? Asked : never;

/** The scenarios with errands in some of them. */
export function withErrands(scenarios: fc.Arbitrary<Scenario>): fc.Arbitrary<Scenario> {
  return fc.tuple(scenarios, errands).map(([scenario, asked]) => sentOut(scenario, asked));
}

function sentOut(scenario: Scenario, { panic, isDelivery, charge, delay, hatches }: Errands): Scenario {
  const effects: Effect[] = [];
  if (panic !== null && scenario.goal.kind === 'escort') {
    const fears = panic === 'beasts' ? ({ side: 'beasts', within: 6 } as const) : null;
    effects.push({ ...named('panika'), kind: 'panic', rounds: EVERY_ROUND, force: 'eskorta', test: 'will', fears });
  }
  if (charge !== null) {
    const objective = charge === 'npcs' ? 'ladunek' : 'konsola';
    const facts = { objective, delay, radius: 4, tests: ['agility', 'resistance'], damage: 2 } as const;
    effects.push({ ...named('ladunek-wybucha'), kind: 'blast', ...facts });
  }
  const hatched: Ending = { ...named('wyklute'), when: 'at-once', all: [{ kind: 'hatched', effect: 'fauna' }] };
  const isDelivered = isDelivery && scenario.goal.kind === 'work';
  return {
    ...scenario,
    effects: [...scenario.effects, ...effects],
    forces: [
      ...scenario.forces.map((force) => (charge === 'npcs' && force.id === 'cel' ? sapper(force) : force)),
      ...(isDelivered ? [addressee(scenario.forces[0]!)] : []),
    ],
    objectives: [...scenario.objectives, ...objectivesOf(isDelivered, charge)],
    losses: hatches ? [...scenario.losses, hatched] : scenario.losses,
    ...(isDelivered ? delivery(scenario) : {}),
  };
}

function sapper(force: Force): Force {
  return { ...force, target: 'ladunek' };
}

function addressee(like: Force): Force {
  return { ...like, id: 'adresat', count: 1, side: 'neutrals', target: null, algorithm: 'unikanie-walki' };
}

function objectivesOf(isDelivered: boolean, charge: Errands['charge']): Objective[] {
  const plain = { ap: 1, successes: 1, carried: null } as const;
  return [
    ...(isDelivered
      ? [{ ...named('list'), ...plain, zone: null, force: 'adresat', tests: ['social'], side: 'players' } as const]
      : []),
    ...(charge === 'npcs'
      ? [{ ...named('ladunek'), ...plain, zone: 'konsola', force: null, tests: [], side: 'npcs' } as const]
      : []),
  ];
}

/** To the console or to somebody, and then home or out. */
function delivery({ goal, wins }: Scenario): Pick<Scenario, 'goal' | 'wins'> {
  if (goal.kind !== 'work') return { goal, wins };
  return {
    goal: { ...goal, instead: 'list', home: 'start' },
    wins: [
      {
        ...wins[0]!,
        all: [
          {
            kind: 'any',
            of: [
              { kind: 'done', objective: goal.objective },
              { kind: 'done', objective: 'list' },
            ],
          },
          {
            kind: 'any',
            of: [
              { kind: 'inside', zone: 'start', count: 1 },
              { kind: 'evacuated', zone: 'wyjscie', count: 1 },
            ],
          },
        ],
      },
    ],
  };
}
