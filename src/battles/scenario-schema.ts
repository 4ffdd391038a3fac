import { z } from 'zod';
import { ALGORITHMS } from '../skirmish/lists/names.ts';
import { SIDES } from '../skirmish/spec.ts';
import { hp, LIMITS, spd } from './figure-schema.ts';
import {
  bilingual,
  GREATEST_LENGTH,
  inches,
  named,
  numbers,
  point,
  shape,
  testKind,
  testKinds,
  whole,
} from './yaml-values.ts';

/** What terrain may be; any of them together. */
export const TERRAIN_PROPERTIES = ['blocks', 'cover', 'soft', 'difficult', 'climb', 'door'] as const;

const side = z.enum(SIDES);
const zoneId = z.string().describe('a zone of the table');
const forceId = z.string().describe('a force of this scenario');
const objectiveId = z.string().describe('an objective of this scenario');
const shapes = z.array(shape).min(1).max(200).describe('[x, y, width, height] or the corners of a polygon, in inches');
const rounds = numbers(LIMITS.rounds.min, LIMITS.rounds.max).describe('a round, a list of rounds, or from..to');
const ap = z.union([z.literal(1), z.literal(2)], { error: 'allowed: 1, 2' });
const figures = whole(1, LIMITS.count.max);

const terrain = z.strictObject({
  name: bilingual,
  properties: z
    .array(z.enum(TERRAIN_PROPERTIES))
    .min(1)
    .describe('door: locked; opened from base contact with a test of technical or strength; the side npcs has keys'),
  shapes,
});

const zone = z.strictObject({
  name: bilingual,
  use: z.enum(['deployment', 'entry', 'exit', 'objective', 'sector', 'trap']),
  shapes,
});

const table = z.strictObject({
  width: inches(1),
  height: inches(1),
  cell: z
    .union([z.literal(0.5), z.literal(1)], { error: 'allowed: 0.5, 1' })
    .default(1)
    .describe('side of a cell of the grid in inches'),
  terrain: named(terrain).default({}),
  zones: named(zone),
});

const force = z.strictObject({
  profile: z.string().describe('a file of profiles/'),
  count: whole(LIMITS.count.min, LIMITS.count.max).default(1),
  hp: hp.optional().describe("instead of the profile's"),
  spd: spd.optional().describe("instead of the profile's"),
  side: side.default('npcs'),
  algorithm: z.enum(ALGORITHMS).optional().describe("instead of the profile's"),
  zones: z.array(zoneId).min(1).describe('where it is set up, each figure in one of them at random'),
  target: z.string().optional().describe('the force, zone or objective that its list protects or aims at'),
  escorted: z.boolean().default(false).describe("players' figures drag it along"),
  object: z
    .boolean()
    .default(false)
    .describe('a thing with PŻ: it never acts and nobody looks for it but who is after it'),
  starts: z.boolean().default(true).describe('in play from the start; else an effect brings it'),
  route: z.array(point).max(64).default([]).describe('places that a patrol walks between'),
});

const carried = z.strictObject({
  round: whole(LIMITS.rounds.min, LIMITS.rounds.max).default(1).describe('the round at whose start it appears'),
  sectors: z
    .array(z.strictObject({ zone: zoneId, sums: numbers(2, 12).describe('sums of 2k6') }))
    .default([])
    .describe('in which zone it appears; without them, anywhere in the zone of the objective'),
});

const objective = z.strictObject({
  name: bilingual,
  zone: zoneId.optional().describe('where it is; or else the force that it is'),
  force: forceId.optional().describe('who it is, wherever that figure goes; or else the zone where it is'),
  test: testKinds.optional().describe('without it, no test is needed; of several a figure takes the one it is best at'),
  ap: ap.default(1),
  successes: whole(1, 20).default(1),
  side: side.default('players').describe('who works on it; what is carried everybody may take'),
  carried: carried.optional().describe('a thing that whoever takes it, with one success, carries along'),
});

const centre = z.string().describe('a force, an objective or a zone of this scenario');

const around = z.strictObject({ centre, radius: inches().describe('inches') });

/** What a complication brings about. */
const happening = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('arrival'),
    force: forceId,
    count: figures.default(1),
    beside: forceId.optional().describe('beside a figure of this force, in place of the zones of its own'),
  }),
  z.strictObject({
    kind: z.literal('pulse'),
    centre: centre.optional().describe('a force, an objective or a zone; without it a random point of the table'),
    radius: inches().describe('inches'),
    test: testKind.describe('who fails it loses'),
    loses: z.enum(['ap', 'hp']).describe('1 AP of the next activation, or 1 PŻ'),
  }),
  z.strictObject({
    kind: z.literal('jump'),
    objective: objectiveId.describe('something that is carried'),
    dice: whole(1, 6).default(2).describe('k6 inches in a random direction, to the nearest free cell'),
  }),
  z.strictObject({
    kind: z.literal('entries'),
    change: z.enum(['close', 'open']).describe('for whoever is yet to arrive; what can be opened is closed until then'),
    zones: z.array(zoneId).min(1).describe('one of these, at random'),
  }),
  z.strictObject({
    kind: z.literal('time'),
    within: around.optional().describe('where; without it one of nine equal sectors of the table, at random'),
    factors: z
      .array(z.number().min(0).max(4))
      .min(1)
      .max(6)
      .default([0.5, 1.5])
      .describe('one of these at random: so many times the inches of a Move, in this round'),
  }),
  z.strictObject({
    kind: z.literal('breakdown'),
    within: around.optional().describe("whose: one of the players' figures there; without it one of all"),
    test: testKind
      .default('technical')
      .describe('who fails it uses no ranged weapon in this round; hindered unless a trait helps'),
  }),
  z.strictObject({ kind: z.literal('fog') }).describe('for this round every target out of base contact is concealed'),
  z.strictObject({ kind: z.literal('directive') }).describe('a second goal that is not simulated: it has no effect'),
]);

const faces = numbers(1, 6).describe('faces of a k6 on which it happens');
const happenings = z
  .union([happening, z.array(happening).min(1)])
  .transform((all) => (Array.isArray(all) ? all : [all]))
  .describe('what happens; of several one at random');

const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('complication'), name: bilingual, rounds, faces, does: happenings }),
  z.strictObject({ kind: z.literal('wave'), name: bilingual, rounds, count: figures, force: forceId }),
  z.strictObject({
    kind: z.literal('barricades'),
    name: bilingual,
    rounds,
    count: whole(1, LIMITS.count.max).describe('how many in all'),
    zone: zoneId.describe('where they may be set up'),
  }),
  z.strictObject({
    kind: z.literal('alarm'),
    name: bilingual,
    watch: z.array(forceId).min(1).describe('the forces that notice nobody until there is an alarm'),
    test: testKinds
      .default(['stealth'])
      .describe("what a players' figure passes not to be noticed by a guard that sees it"),
    loud: z.boolean().default(true).describe('any attack raises the alarm too'),
    force: forceId.describe('who arrives at the start of each round while there is an alarm'),
    count: figures.default(1).describe('how many each round'),
  }),
  z.strictObject({
    kind: z.literal('aura'),
    name: bilingual,
    centre,
    radius: inches().describe('who begins an activation within so many inches takes the test'),
    test: testKind.describe('who fails it loses'),
    loses: z.enum(['ap', 'hp']).describe('1 AP of the next activation, or 1 PŻ'),
  }),
  z.strictObject({
    kind: z.literal('explosion'),
    name: bilingual,
    objective: objectiveId.describe('something that is carried, when nobody controls it as the last round ends'),
    radius: inches(),
    damage: whole(1, 20),
  }),
  z.strictObject({ kind: z.literal('trap'), name: bilingual, zone: zoneId, test: testKinds, damage: whole(1, 20) }),
  z.strictObject({
    kind: z.literal('panic'),
    name: bilingual,
    rounds,
    force: forceId.describe('an escorted force'),
    test: testKind.default('will').describe('who fails it hunkers down and is not moved in this round'),
    fears: z
      .strictObject({ side, within: inches() })
      .optional()
      .describe('the test is hindered while a figure of the side is so near, in inches'),
  }),
  z.strictObject({
    kind: z.literal('blast'),
    name: bilingual,
    objective: objectiveId.describe('what goes off at the end of a round after it was done'),
    delay: whole(0, 20).default(1).describe('so many rounds later'),
    radius: inches(),
    test: testKinds.describe('who fails it takes the damage'),
    damage: whole(1, 20),
  }),
]);

const plainConditions = [
  z.strictObject({ kind: z.literal('neutralised'), force: forceId, hp: whole(0, LIMITS.hp.max).default(1) }),
  z.strictObject({ kind: z.literal('eliminated'), force: forceId }),
  z.strictObject({
    kind: z.literal('standing'),
    force: forceId,
    hp: whole(1, LIMITS.hp.max).default(1).describe('with at least so many PŻ'),
  }),
  z.strictObject({ kind: z.literal('side-eliminated'), side }),
  z.strictObject({ kind: z.literal('reached'), force: forceId, zone: zoneId }),
  z.strictObject({ kind: z.literal('evacuated'), zone: zoneId, count: figures.default(1) }),
  z.strictObject({ kind: z.literal('inside'), zone: zoneId, count: figures.default(1) }),
  z.strictObject({ kind: z.literal('done'), objective: objectiveId }),
  z.strictObject({ kind: z.literal('holds'), side: side.default('players'), objective: objectiveId }),
  z.strictObject({ kind: z.literal('destroyed'), objective: objectiveId }),
  z.strictObject({ kind: z.literal('hatched'), effect: z.string().describe('an effect of this scenario') }),
] as const;

const condition = z.discriminatedUnion('kind', [
  ...plainConditions,
  z.strictObject({
    kind: z.literal('any'),
    of: z.array(z.discriminatedUnion('kind', plainConditions)).min(1).max(20).describe('one of these has to be so'),
  }),
]);

const ending = z.strictObject({
  name: bilingual,
  when: z.enum(['at-once', 'at-limit']).default('at-once'),
  all: z.array(condition).min(1).max(20).describe('what has to be so, all of it'),
});

const goal = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('neutralise'), force: forceId }),
  z.strictObject({ kind: z.literal('eliminate'), side }),
  z.strictObject({
    kind: z.literal('work'),
    objective: objectiveId,
    instead: objectiveId.optional().describe('another that will do as well'),
    exit: zoneId.optional().describe('where to leave the table when it is done'),
    home: zoneId.optional().describe('where to go when it is done, if that is nearer than the exit'),
  }),
  z.strictObject({ kind: z.literal('escort'), force: forceId, zone: zoneId }),
  z.strictObject({
    kind: z.literal('defend'),
    target: z.string().describe('a force or an objective of this scenario'),
  }),
  z.strictObject({ kind: z.literal('hold'), zone: zoneId }),
  z.strictObject({ kind: z.literal('seize'), objective: objectiveId.describe('something that is carried') }),
]);

/** A file of scenarios/. Lengths are inches up to `GREATEST_LENGTH`. */
export const scenarioSchema = z.strictObject({
  name: bilingual,
  place: z.string().min(1).describe('chapter and heading of the rulebook'),
  epoch: z.string().min(1).default('any'),
  dark: z.boolean().default(false),
  rounds: whole(LIMITS.rounds.min, LIMITS.rounds.max).default(6),
  table: table.describe(`the table, at most ${GREATEST_LENGTH} inches a side`),
  deployment: zoneId.describe('the zone in which the band is set up'),
  forces: named(force).default({}),
  objectives: named(objective).default({}),
  effects: named(effect).default({}),
  goal: goal.describe('what scripts that know the objective go for'),
  wins: named(ending),
  losses: named(ending).default({}),
  'at-limit': z.enum(['win', 'loss', 'draw']).default('loss').describe('when the rounds are over'),
  scales: z
    .record(z.string(), numbers(0, LIMITS.count.max))
    .optional()
    .describe('by which settings it is made harder or easier, as forces.<id>.count: 4..8'),
});

export type ScenarioFile = z.output<typeof scenarioSchema>;

export type HappeningFile = z.output<typeof happening>;
