import { z } from 'zod';
import { ALGORITHMS } from '../skirmish/lists/names.ts';
import { SIDES } from '../skirmish/spec.ts';
import { hp, LIMITS, spd } from './figure-schema.ts';
import { bilingual, GREATEST_LENGTH, inches, named, numbers, point, shape, testKind, testKinds, whole } from './yaml-values.ts';

/** What terrain may be; any of them together. */
export const TERRAIN_PROPERTIES = ['blocks', 'cover', 'soft', 'difficult', 'climb'] as const;

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
  properties: z.array(z.enum(TERRAIN_PROPERTIES)).min(1),
  shapes,
});

const zone = z.strictObject({
  name: bilingual,
  use: z.enum(['deployment', 'entry', 'exit', 'objective', 'trap']),
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
  starts: z.boolean().default(true).describe('in play from the start; else an effect brings it'),
  route: z.array(point).max(64).default([]).describe('places that a patrol walks between'),
});

const objective = z.strictObject({
  name: bilingual,
  zone: zoneId,
  test: testKinds.optional().describe('without it, no test is needed; of several a figure takes the one it is best at'),
  ap: ap.default(1),
  successes: whole(1, 20).default(1),
  side: side.default('players').describe('who works on it'),
});

const centre = z.string().describe('a force, an objective or a zone of this scenario');

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
    centre,
    radius: inches().describe('inches'),
    test: testKind.describe('who fails it loses'),
    loses: z.enum(['ap', 'hp']).describe('1 AP of the next activation, or 1 PŻ'),
  }),
]);

const faces = numbers(1, 6).describe('faces of a k6 on which it happens');
const happenings = z
  .union([happening, z.array(happening).min(1)])
  .transform((all) => (Array.isArray(all) ? all : [all]))
  .describe('what happens; of several one at random');

const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('complication'), name: bilingual, rounds, faces, does: happenings }),
  z.strictObject({ kind: z.literal('wave'), name: bilingual, rounds, count: figures, force: forceId }),
  z.strictObject({ kind: z.literal('trap'), name: bilingual, zone: zoneId, test: testKinds, damage: whole(1, 20) }),
]);

const condition = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('neutralised'), force: forceId, hp: whole(0, LIMITS.hp.max).default(1) }),
  z.strictObject({ kind: z.literal('eliminated'), force: forceId }),
  z.strictObject({ kind: z.literal('side-eliminated'), side }),
  z.strictObject({ kind: z.literal('reached'), force: forceId, zone: zoneId }),
  z.strictObject({ kind: z.literal('evacuated'), zone: zoneId, count: figures.default(1) }),
  z.strictObject({ kind: z.literal('inside'), zone: zoneId, count: figures.default(1) }),
  z.strictObject({ kind: z.literal('done'), objective: objectiveId }),
]);

const ending = z.strictObject({
  name: bilingual,
  when: z.enum(['at-once', 'at-limit']).default('at-once'),
  all: z.array(condition).min(1).max(20).describe('what has to be so, all of it'),
});

const goal = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('neutralise'), force: forceId }),
  z.strictObject({ kind: z.literal('eliminate'), side }),
  z.strictObject({ kind: z.literal('work'), objective: objectiveId, exit: zoneId.optional() }),
  z.strictObject({ kind: z.literal('escort'), force: forceId, zone: zoneId }),
  z.strictObject({ kind: z.literal('defend'), objective: objectiveId }),
  z.strictObject({ kind: z.literal('hold'), zone: zoneId }),
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
});

export type ScenarioFile = z.output<typeof scenarioSchema>;

export type HappeningFile = z.output<typeof happening>;
