import { type Deed, TEST_SUBJECTS, type TestSubject, type Trait } from './trait.ts';
import { TRAITS } from './traits.ts';

/** Greatest PŻ, and inches a Move. */
interface Body {
  readonly hp: number;
  readonly spd: number;
}

/** Cechy postaci: no trait takes the last PŻ. */
const LEAST_HP = 1;

/**
 * The body of a figure with its traits counted in: first what they add or take, then the limit that one may set. For
 * figures that are bought; printed profiles have theirs counted in. @throws RangeError when there is no such trait
 */
export function bodyWith(traits: readonly string[], bought: Body): Body {
  const hooks = traits.map((id) => {
    const trait = TRAITS[id];
    if (trait === undefined) throw new RangeError(`no trait '${id}'`);
    return trait.hooks;
  });
  const hp = hooks.reduce((sum, hook) => sum + (hook.hp ?? 0), bought.hp);
  const base = Math.min(...hooks.map(({ spdBase }) => spdBase ?? Number.POSITIVE_INFINITY));
  const spd = hooks.reduce((sum, hook) => sum + (hook.spd ?? 0), Number.isFinite(base) ? base : bought.spd);
  const most = Math.min(...hooks.map(({ hpAtMost }) => hpAtMost ?? Number.POSITIVE_INFINITY));
  return { hp: Math.max(LEAST_HP, Math.min(most, hp)), spd: Math.max(0, spd) };
}

/** The tests that a deed is about, where its name says more than its moment. */
const SUBJECTS_OF_DEEDS: Readonly<Partial<Record<Deed, readonly TestSubject[]>>> = {
  fearsMelee: ['will', 'fear'],
  seesConcealed: ['attack-ranged', 'attack-thrown'],
  seesInDark: ['attack-ranged', 'attack-thrown', 'perception'],
  usesBothHands: ['attack-ranged', 'attack-melee', 'attack-thrown'],
  breaksItems: ['technical'],
  firstTestHindered: TEST_SUBJECTS,
  burnsForAdvantage: TEST_SUBJECTS,
  shakenBySwap: TEST_SUBJECTS,
  healingTested: ['will', 'resistance'],
};

/** The kinds and occasions of tests that a trait makes easier, harder or needed, in the order of `TEST_SUBJECTS`. */
export function subjectsOf({ hooks }: Trait): TestSubject[] {
  const { tires, does = [] } = hooks;
  const touched = new Set<TestSubject>([
    ...(hooks.advantage ?? []),
    ...(hooks.hindrance ?? []),
    ...(hooks.hindranceAbroad ?? []),
    ...(hooks.hindranceWithTechnology ?? []),
    ...(hooks.advantageOnWeakened ?? []),
    ...(hooks.guardsTogether ?? []),
    ...((tires?.tests === 'first' ? TEST_SUBJECTS : tires?.tests) ?? []),
    ...does.flatMap((deed) => SUBJECTS_OF_DEEDS[deed] ?? []),
  ]);
  return TEST_SUBJECTS.filter((subject) => touched.has(subject));
}
