import { exertionBits, subjectBits } from './subject-bits.ts';
import { DEEDS, type Deed, type TestSubject, type Trait } from './trait.ts';
import { TRAITS } from './traits.ts';
import type { TraitUse } from './uses.ts';

/** What of a scenario and its rulings decides which hooks count. */
export interface TraitSetting {
  /** The epoch is not the one that the figure is attached to. */
  readonly isAbroad: boolean;
  readonly isDark: boolean;
  /** Whether a trait that is a choice is used at all. */
  isUsed(use: TraitUse): boolean;
}

/** The traits of one figure, folded: a bit for each subject of a test, and for each deed the trait that does it. */
export interface FigureTraits {
  /** Whether there is any deed, or anything that outlasts a test: most figures have none. */
  readonly acts: boolean;
  readonly temporaryHp: number;
  /** Added to every pool die, in the dark. */
  readonly poolShift: number;
  /** Bits of `subjectBit`. */
  readonly advantage: number;
  readonly hindrance: number;
  readonly hindranceWithTechnology: number;
  readonly advantageOnWeakened: number;
  readonly guardsTogether: number;
  /** Bits of `exertionBit` after which the first test of the next activation is hindered. */
  readonly tiresFirst: number;
  /** The same for all tests of the subjects in `tiredSubjects`. */
  readonly tires: number;
  readonly tiredSubjects: number;
  /** The ids of the traits behind these; null for none. */
  readonly tiresFirstBy: string | null;
  readonly tiresBy: string | null;
  /** For each deed the id of the trait that does it, which is also what the log says; null when none does. */
  readonly does: Readonly<Record<Deed, string | null>>;
  /** The ids behind a bit, for the log. */
  idsOf(hook: TestHook, subjects: number): readonly string[];
  /** The id of the trait behind a number, for the log. */
  idOf(hook: 'temporaryHp' | 'poolInDark'): string[];
}

type TestHook = 'advantage' | 'hindrance' | 'hindranceWithTechnology' | 'advantageOnWeakened' | 'guardsTogether';

/** @throws RangeError when there is no such trait: files are checked before */
export function compileTraits(ids: readonly string[], setting: TraitSetting): FigureTraits {
  const traits = ids
    .map((id): readonly [string, Trait] => {
      const trait = TRAITS[id];
      if (trait === undefined) throw new RangeError(`no trait '${id}'`);
      return [id, trait];
    })
    .filter(([, { use }]) => use === undefined || setting.isUsed(use));
  const hindranceOf = ({ hooks }: Trait) => [
    ...(hooks.hindrance ?? []),
    ...(setting.isAbroad ? (hooks.hindranceAbroad ?? []) : []),
  ];
  const subjectsOf = (hook: TestHook, trait: Trait): readonly TestSubject[] =>
    hook === 'hindrance' ? hindranceOf(trait) : (trait.hooks[hook] ?? []);
  const bits = (hook: TestHook) => traits.reduce((sum, [, trait]) => sum | subjectBits(subjectsOf(hook, trait)), 0);
  const sum = (number: (trait: Trait) => number | undefined) =>
    traits.reduce((total, [, trait]) => total + (number(trait) ?? 0), 0);
  const tiring = traits.flatMap(([id, { hooks }]) => (hooks.tires === undefined ? [] : [{ id, ...hooks.tires }]));
  const tiringFirst = tiring.filter(({ tests }) => tests === 'first');
  const tiringAll = tiring.filter(({ tests }) => tests !== 'first');
  const does = Object.fromEntries(
    Object.keys(DEEDS).map((deed) => [
      deed,
      traits.find(([, { hooks }]) => hooks.does?.includes(deed as Deed))?.[0] ?? null,
    ]),
  ) as Record<Deed, string | null>;
  const temporaryHp = sum(({ hooks }) => hooks.temporaryHp);
  return {
    acts: tiring.length > 0 || temporaryHp > 0 || Object.values(does).some((id) => id !== null),
    temporaryHp,
    poolShift: setting.isDark ? sum(({ hooks }) => hooks.poolInDark) : 0,
    advantage: bits('advantage'),
    hindrance: bits('hindrance'),
    hindranceWithTechnology: bits('hindranceWithTechnology'),
    advantageOnWeakened: bits('advantageOnWeakened'),
    guardsTogether: bits('guardsTogether'),
    tiresFirst: exertionBits(tiringFirst.flatMap(({ after }) => after)),
    tires: exertionBits(tiringAll.flatMap(({ after }) => after)),
    tiredSubjects: subjectBits(tiringAll.flatMap(({ tests }) => (tests === 'first' ? [] : tests))),
    tiresFirstBy: tiringFirst[0]?.id ?? null,
    tiresBy: tiringAll[0]?.id ?? null,
    does,
    idsOf: remembered((hook, subjects) =>
      traits.filter(([, trait]) => (subjectBits(subjectsOf(hook, trait)) & subjects) !== 0).map(([id]) => id),
    ),
    idOf: (hook) => traits.filter(([, { hooks }]) => hooks[hook] !== undefined).map(([id]) => id),
  };
}

const HOOKS: readonly TestHook[] = [
  'advantage',
  'hindrance',
  'hindranceWithTechnology',
  'advantageOnWeakened',
  'guardsTogether',
];

/** Asked for every test: the answer is worked out once. */
function remembered(find: (hook: TestHook, subjects: number) => string[]): FigureTraits['idsOf'] {
  const known = HOOKS.map(() => new Map<number, string[]>());
  return (hook, subjects) => {
    const answers = known[HOOKS.indexOf(hook)]!;
    let ids = answers.get(subjects);
    if (ids === undefined) {
      ids = find(hook, subjects);
      answers.set(subjects, ids);
    }
    return ids;
  };
}
