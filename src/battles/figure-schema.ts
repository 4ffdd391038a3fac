import { z } from 'zod';
import { ALGORITHMS } from '../skirmish/lists/names.ts';
import type { Ability, Weapon } from '../skirmish/spec.ts';
import { TRAITS } from '../skirmish/traits/traits.ts';
import { bilingual, GREATEST_LENGTH, inches, named, testKind, whole } from './yaml-values.ts';

/** What is allowed wherever a figure is described, in a file or by `--set`. */
export const LIMITS = {
  hp: { min: 1, max: 20 },
  spd: { min: 0, max: 24 },
  count: { min: 0, max: 40 },
  rounds: { min: 1, max: 20 },
} as const;

export const hp = whole(LIMITS.hp.min, LIMITS.hp.max).describe('greatest PŻ');
export const spd = inches(LIMITS.spd.min, LIMITS.spd.max).describe('inches a Move, with all traits counted in');

const traits = z.array(z.enum(Object.keys(TRAITS))).default([]);
const weapons = z.array(z.string()).default([]).describe('names of weapons.yaml');
const uses = whole(1, 20).optional().describe('how often in a battle; without it, no limit');

const weapon = z
  .strictObject({
    name: bilingual,
    kind: z.enum(['melee', 'ranged', 'thrown']),
    range: inches().default(0).describe(`greatest distance to the target, 0..${GREATEST_LENGTH}; 0 is base contact`),
    shots: uses,
    dice: z.enum(['standard', 'hindrance']).default('standard'),
    'ignores-cover': z.boolean().default(false),
    stuns: z.boolean().default(false).describe('on a hit: a test of resistance, or 1 AP less'),
    harmless: z.boolean().default(false).describe('takes no PŻ'),
    'needs-two': z.boolean().default(false).describe('printed as "2 successes = 2 PŻ"'),
    technical: z.boolean().default(false).describe('equipment of the Institute'),
    'off-hand': z.boolean().default(false).describe('for the weaker hand: a hindrance unless a trait ignores it'),
    assumed: z.string().min(1).optional().describe('why these numbers, where the rulebook does not give them'),
  })
  .refine(({ kind, range }) => kind === 'melee' || range > 0, {
    path: ['range'],
    error: 'a weapon that is not for melee needs a range above 0',
  });

export const weaponsSchema = z.strictObject({ weapons: named(weapon) });

export function weaponOf(id: string, found: z.output<typeof weapon>): Weapon {
  return {
    id,
    name: found.name,
    kind: found.kind,
    range: found.range,
    shots: found.shots ?? null,
    dice: found.dice,
    ignoresCover: found['ignores-cover'],
    stuns: found.stuns,
    harmless: found.harmless,
    needsTwo: found['needs-two'],
    isTechnical: found.technical,
    offHand: found['off-hand'],
  };
}

const ability = z.strictObject({
  name: bilingual,
  ap: z.union([z.literal(1), z.literal(2)], { error: 'allowed: 1, 2' }).default(1),
  test: testKind.optional().describe('without it, nothing is tested'),
  uses,
  effect: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('shield'), ignores: whole(1, 2).describe('successes that attacks lose') }),
    z.strictObject({ kind: z.literal('call').describe('calls those of its side that guard, see the ruling npc.call') }),
  ]),
});

export function abilityOf(id: string, found: z.output<typeof ability>): Ability {
  const { name, ap, test, uses, effect } = found;
  return { id, name, ap, test: test ?? null, uses: uses ?? null, effect };
}

/** A file of profiles/. */
export const profileSchema = z.strictObject({
  name: bilingual,
  place: z.string().min(1).describe('chapter and heading of the rulebook'),
  hp,
  spd,
  weapons,
  traits,
  abilities: named(ability).default({}),
  algorithm: z.enum(ALGORITHMS).describe('the priority list, unless the scenario says another'),
  'second-ap': z.enum(['hunker', 'aim']).default('hunker').describe('where a list leaves it open'),
  assumed: z.string().min(1).optional().describe('why these numbers, where the rulebook does not give them'),
});

/** More than a band of the rulebook has, for what-if. */
const GREATEST_BAND = 12;

const bandFigure = z.strictObject({
  name: z.string().min(1),
  hp: hp.describe('PŻ bought with PK, before traits'),
  spd: spd.default(6).describe('inches a Move, before traits'),
  weapons,
  traits,
  epoch: z
    .string()
    .min(1)
    .optional()
    .describe('the epoch that Przywiązanie do epoki is to, as scenarios name theirs; without it, none of theirs'),
});

/** A file of bands/. */
export const bandSchema = z.strictObject({
  name: bilingual,
  'breaks-rules': z.string().min(1).optional().describe('why the band may break the rules of making a band'),
  figures: named(bandFigure).refine(
    (figures) => Object.keys(figures).length >= 1 && Object.keys(figures).length <= GREATEST_BAND,
    `allowed: 1 to ${GREATEST_BAND} figures`,
  ),
});
