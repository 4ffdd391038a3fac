import type { Bilingual } from '../../text/bilingual.ts';
import type { SkirmishRulings } from '../rulings.ts';
import { TEST_KINDS, type TestKind } from '../spec.ts';
import type { TraitUse } from './uses.ts';

/** Headings of the list of traits; `profile` for what only profiles and cards name. */
export const TRAIT_CATEGORIES = {
  physical: { pl: 'Cechy fizyczne', en: 'Physical traits' },
  vitality: { pl: 'Cechy żywotności', en: 'Traits of vitality' },
  luck: { pl: 'Cechy zarządzania losowością', en: 'Traits that manage chance' },
  skill: { pl: 'Cechy percepcji / umiejętności', en: 'Traits of perception and skill' },
  equipment: { pl: 'Cechy związane z wyposażeniem', en: 'Traits of equipment' },
  team: { pl: 'Cechy interakcji zespołowych', en: 'Traits of the team' },
  profile: { pl: 'Cechy z profili i kart', en: 'Traits of profiles and cards' },
} as const satisfies Readonly<Record<string, Bilingual>>;
export type TraitCategory = keyof typeof TRAIT_CATEGORIES;

/** What a test may be about beside its kind: what springs a trap, what frightens, what is improvised with. */
const OCCASIONS = ['trap', 'fear', 'objective'] as const;
export const TEST_SUBJECTS = [...TEST_KINDS, ...OCCASIONS] as const;
/** The kind of a test, or its occasion. */
export type TestSubject = (typeof TEST_SUBJECTS)[number];

/** What makes a figure that tires tired in its next activation: both AP moved, a climb, a melee attack with each AP. */
export const EXERTIONS = ['full-move', 'climb', 'melee'] as const;
export type Exertion = (typeof EXERTIONS)[number];

/**
 * What traits make the engine do, beside the numbers of `Hooks`: each a rule that the engine has, in the stage named. The
 * order of this list is that of the stages, and within one stage the order in which they act.
 */
export const DEEDS = {
  // Pools, as the round begins.
  rerollsDoubles: 'One pool die of a doubled value is rolled again.',
  dieAfterUnused: 'One pool die more after a round in which no pool die was used.',
  // The start of an activation: what must be, what is added, what the player makes better, what spoils, what bars.
  rerollsHighest: 'The highest pool die is rolled again.',
  healsWhenLow: 'At half of the greatest PŻ or below, rounded down, 1 PŻ is recovered.',
  dieWhenLow: 'At half of the greatest PŻ or below, rounded down, one pool die more.',
  keepsDie: 'A pool die that was left of the last round may be kept.',
  keepsNothing: 'No pool die may be kept.',
  keepsNoSix: 'No 6 of the pool may be kept.',
  rerollsOne: 'A 1 of the pool is rolled again.',
  rerollsAll: 'All pool dice may be rolled again.',
  rerollsAny: 'A pool die may be rolled again.',
  nudgesDie: 'A pool die may be moved by 1.',
  setsDie: 'Once a battle a pool die may be set to any face.',
  spoilsLuck: 'When more pool dice are successes than not, a random one of them becomes a 1.',
  barredByOne: 'A 1 in the pool bars it for the activation.',
  lowFirst: 'A 1 or 2 of the pool must go first when dice are swapped.',
  urges: 'An ally in sight gets an advantage in its next test of the round.',
  // What one AP or two buy.
  meditates: 'Once a battle both AP recover 1 PŻ, away from enemies.',
  flipsDie: 'Once a battle 1 AP turns a pool die to its other side.',
  tradesDie: 'Once an activation 1 AP trades a pool die with an ally in sight.',
  commands: 'Once a battle 1 AP gives an ally in sight an advantage in its next test of the round.',
  sacrifices: '1 AP and 1 PŻ give an ally in base contact 1 PŻ back.',
  // Moves.
  fearsMelee: 'A test of will before base contact with an enemy who seems stronger or more.',
  // Attacks.
  seesConcealed: 'Concealed targets are no hindrance.',
  neverConcealed: 'It is never concealed.',
  seesInDark: 'Darkness is no hindrance.',
  usesBothHands: 'A weapon for the weaker hand is no hindrance.',
  breaksItems: 'Each use of a weapon is followed by a test; a failure breaks it.',
  // Tests: before the roll, after it, swaps, after the result.
  firstTestHindered: 'The first test of the battle is taken with a hindrance.',
  burnsForAdvantage: 'Once a round a success of the pool is turned over for an advantage.',
  rerollsARoll: 'Once a battle a die of its own test, or of an attack on it, is rolled again.',
  parity: 'Only even pool dice in even rounds, only odd ones in odd rounds.',
  noSwapFirst: 'No swaps in the first test of an activation.',
  noSwapWhenLow: 'No swaps at 3 PŻ or fewer.',
  takesBest: 'In the first test of an activation the best pool die must be swapped in.',
  givesBest: 'In the first test of an activation the best test die must be swapped for a pool die, free.',
  freeWhenLow: 'Swaps are free at 2 PŻ or fewer.',
  freeSix: 'Once a round a swap for a 6 is free.',
  freeSwap: 'Once a round a swap is free.',
  shakenBySwap: 'After a swap the next test of the activation is taken with a hindrance.',
  healsOnCritical: 'A critical success recovers 1 PŻ.',
  // Wounds: how much, whether it eliminates, what follows.
  hurtsMore: 'Whatever takes PŻ takes 1 more.',
  firstWoundLess: 'The first damage of the battle is 1 less.',
  defends: 'A success of the pool and 1 PŻ make the damage of an ally in sight 1 less.',
  survivesOnce: 'Once a battle 1 PŻ is left instead of none.',
  recoversAtOne: 'Once a battle, when exactly 1 PŻ is left, 1k3 PŻ are recovered.',
  dieAtOne: 'One pool die more when exactly 1 PŻ is left.',
  dieWhenHurt: 'One pool die more after damage.',
  // Recovery.
  healingTested: 'PŻ are recovered only after a passed test.',
} as const;
export type Deed = keyof typeof DEEDS;

/** What a trait changes. */
export interface Hooks {
  /** Greatest PŻ: so many more or fewer, and never more than `hpAtMost`. */
  readonly hp?: number;
  readonly hpAtMost?: number;
  /** PŻ beyond the greatest at the start; gone after the first test. */
  readonly temporaryHp?: number;
  /** Inches a Move: in place of the ordinary ones, and so many more or fewer. */
  readonly spdBase?: number;
  readonly spd?: number;
  /** Tests that the figure takes with an advantage, or with a hindrance. */
  readonly advantage?: readonly TestSubject[];
  readonly hindrance?: readonly TestSubject[];
  /** The same in every epoch but the figure's own. */
  readonly hindranceAbroad?: readonly TestKind[];
  /** The same where the figure handles equipment of the Institute as a weapon, by ruling. */
  readonly hindranceWithTechnology?: readonly TestKind[];
  /** Attacks taken with an advantage while the target has less than half of its greatest PŻ. */
  readonly advantageOnWeakened?: readonly TestKind[];
  /** Attacks of these kinds lose one success while the figure stands in base contact with another that has the trait. */
  readonly guardsTogether?: readonly TestKind[];
  /** After an exertion, the first test of the next activation is hindered, or all tests of these kinds in it. */
  readonly tires?: { readonly after: readonly Exertion[]; readonly tests: 'first' | readonly TestKind[] };
  /** In the dark every pool die shows so much more or less, within 1 to 6. */
  readonly poolInDark?: number;
  readonly does?: readonly Deed[];
}

/**
 * What a figure is good or bad at: one declared entry, compiled into numbers and flags before a battle begins. The
 * engine knows the hooks and none of the traits.
 */
export interface Trait {
  readonly name: Bilingual;
  /** Trait points: above 0 it gives them, below 0 it costs them; null where the rulebook prints none. */
  readonly pc: number | null;
  readonly category: TraitCategory;
  /** Where it stands in the rulebook. */
  readonly place: string;
  /** What it says, in our own words. */
  readonly rule: Bilingual;
  readonly hooks: Hooks;
  /** The rulings by which its words are read where they are loose. */
  readonly readings?: readonly (keyof SkirmishRulings)[];
  /** Where it is a choice: the setting that says when it is used. */
  readonly use?: TraitUse;
  /** Whether battles show all of it; where they do not, why. */
  readonly covered: 'full' | 'partly' | 'none';
  readonly why?: Bilingual;
}
