import { defaultOption } from '../../systems/ruling.ts';
import { SKIRMISH_RULINGS, type SkirmishRulings } from '../rulings.ts';
import type { TestKind } from '../spec.ts';
import { subjectBits } from '../traits/subject-bits.ts';
import { TEST_SUBJECTS, type TestSubject } from '../traits/trait.ts';

/** The rulings of a battle, each with an option: those not named are at their defaults. */
export function completeRulings(chosen: Readonly<Partial<SkirmishRulings>>): SkirmishRulings {
  const all = Object.entries(SKIRMISH_RULINGS).map(([id, ruling]) => [id, defaultOption(ruling)]);
  return { ...(Object.fromEntries(all) as SkirmishRulings), ...chosen };
}

/** The rulings as the engine asks about them: a flag each. */
export interface Readings {
  readonly repeats: boolean;
  readonly hunkersAfterAttack: boolean;
  readonly hunkerStacks: boolean;
  readonly coverInMelee: boolean;
  readonly concealsCovered: boolean;
  readonly shootsIntoMelee: boolean;
  readonly shootsFromMelee: boolean;
  readonly aimCarries: boolean;
  readonly secondAp: SkirmishRulings['npc.second-ap'];
  readonly ownWords: boolean;
  readonly searchesGoal: boolean;
  readonly intercepts: boolean;
  readonly interceptsAttackers: boolean;
  readonly huntsWhenCalled: boolean;
  readonly nextOrHunker: SkirmishRulings['npc.next-or-hunker'];
  readonly preferred: SkirmishRulings['npc.preferred'];
  readonly holdsHunkered: boolean;
  readonly approachesFarGoal: boolean;
  readonly shootsFromWorse: boolean;
  readonly neutralsHide: boolean;
  readonly throughAllies: boolean;
  readonly beastNeedsTwo: boolean;
  readonly stunsAddUp: boolean;
  readonly stunsThroughCover: boolean;
  readonly held: SkirmishRulings['carried.held'];
  readonly jumpsFromHands: boolean;
  readonly explodes: boolean;
  readonly spotsMovers: boolean;
  readonly swapsOne: boolean;
  readonly guardsBesideAny: boolean;
  readonly neutralisedAtOne: boolean;
  readonly leaderFollows: boolean;
  readonly leaderIsTested: boolean;
  readonly hatchingLoses: boolean;
  readonly moreDamageFirst: boolean;
  readonly fallsByPaying: boolean;
  readonly hurtByPaying: boolean;
  /** The kind of test by which PŻ are recovered, where that is tested. */
  readonly recovery: TestKind;
  readonly loanEnds: boolean;
  readonly rerollsEachDouble: boolean;
  readonly lowAtOnce: boolean;
  readonly freeAtOne: boolean;
  readonly forcedIsExtra: boolean;
  readonly criticalOnOne: boolean;
  readonly rerollsWholeRoll: boolean;
  readonly fireWhenAttacked: boolean;
  readonly breaksAll: boolean;
  readonly breaksBefore: boolean;
  readonly technologyInAttacks: boolean;
  readonly fearsAll: boolean;
  readonly improvises: boolean;
  /** Bits of the tests that are hindered in the dark. */
  readonly hinderedInDark: number;
}

const IN_DARK: Readonly<Record<SkirmishRulings['darkness.hinders'], readonly TestSubject[]>> = {
  'attacks-and-perception': ['attack-ranged', 'attack-thrown', 'perception'],
  all: TEST_SUBJECTS,
  nothing: [],
};

export function readingsOf(rulings: SkirmishRulings): Readings {
  return {
    repeats: rulings['actions.repeat'] === 'allowed',
    hunkersAfterAttack: rulings['hunker.attack-then-hunker'] === 'allowed',
    hunkerStacks: rulings['cover.hunker-stacks'] === 'yes',
    coverInMelee: rulings['cover.in-melee'] === 'yes',
    concealsCovered: rulings['concealment.with-cover'] === 'both',
    shootsIntoMelee: rulings['shooting.into-melee'] === 'allowed',
    shootsFromMelee: rulings['shooting.from-melee'] === 'allowed',
    aimCarries: rulings['aim.carries-over'] === 'yes',
    secondAp: rulings['npc.second-ap'],
    ownWords: rulings['npc.list-again'] === 'own-words',
    searchesGoal: rulings['npc.search'] === 'goal',
    intercepts: rulings['npc.intruder'] !== 'in-order',
    interceptsAttackers: rulings['npc.intruder'] === 'attackers-too',
    huntsWhenCalled: rulings['npc.call'] === 'hunt',
    nextOrHunker: rulings['npc.next-or-hunker'],
    preferred: rulings['npc.preferred'],
    holdsHunkered: rulings['npc.hold'] === 'hunker',
    approachesFarGoal: rulings['npc.far-goal'] === 'approach',
    shootsFromWorse: rulings['npc.no-better-place'] === 'shoot',
    neutralsHide: rulings['npc.neutral'] === 'hides',
    throughAllies: rulings['movement.through-allies'] === 'allowed',
    beastNeedsTwo: rulings['beast.damage'] === 'two-needed',
    stunsAddUp: rulings['stun.adds-up'] === 'yes',
    stunsThroughCover: rulings['stun.through-cover'] === 'yes',
    held: rulings['carried.held'],
    jumpsFromHands: rulings['carried.jumps'] === 'from-hands',
    explodes: rulings['carried.explodes'] === 'yes',
    spotsMovers: rulings['stealth.when'] === 'figure-moves',
    swapsOne: rulings['swaps.per-test'] === 'one',
    guardsBesideAny: rulings['formation.both'] === 'alone',
    neutralisedAtOne: rulings['neutralise.at-one'] === 'yes',
    leaderFollows: rulings['escort.leads'] === 'together',
    leaderIsTested: rulings['escort.panic'] === 'leader',
    hatchingLoses: rulings['escort.hatched'] === 'lost',
    moreDamageFirst: rulings['wound.order'] === 'more-first',
    fallsByPaying: rulings['wound.down-to-one'] === 'any-loss',
    hurtByPaying: rulings['traits.adrenalina'] === 'any-loss',
    recovery: rulings['recovery.test'],
    loanEnds: rulings['traits.witalnosc'] === 'activation',
    rerollsEachDouble: rulings['traits.przesadny'] === 'one-of-each',
    lowAtOnce: rulings['traits.niepewny'] === 'at-once',
    freeAtOne: rulings['swaps.free-at-one'] === 'allowed',
    forcedIsExtra: rulings['swaps.forced-counts'] === 'extra',
    criticalOnOne: rulings['success.critical'] === 'one-with-hindrance',
    rerollsWholeRoll: rulings['traits.szczescie-idioty'] === 'roll',
    fireWhenAttacked: rulings['traits.medytacja'] === 'shot-at',
    breaksAll: rulings['traits.psuj-items'] === 'all',
    breaksBefore: rulings['traits.psuj-when'] === 'before',
    technologyInAttacks: rulings['traits.technofobia'] === 'weapons-too',
    fearsAll: rulings['traits.tchorzliwy'] === 'any-enemy',
    improvises: rulings['traits.improwizacja'] === 'objectives',
    hinderedInDark: subjectBits(IN_DARK[rulings['darkness.hinders']]),
  };
}
