import type { Policy } from '../policies/registry.ts';
import { TEST_KINDS } from '../spec.ts';
import { MOST_COUNTED, ROLLED, SIDES_OF_DIE, SUCCESS_FROM, testDice } from '../test-dice.ts';
import { subjectBits } from '../traits/subject-bits.ts';
import { type Battle, NONE } from './battle.ts';
import { ONCE, TIRED } from './marks.ts';
import { hitsOf, isUsable, lowestOf, turnDie, usableHits } from './pool-dice.ts';
import { failedPlace, hits, Swaps } from './swaps.ts';
import type { Vitality } from './vitality.ts';

/** What depends on a test, for whoever decides about swaps. */
export interface Stakes {
  ignored: number;
  useful: number;
  each: number;
  last: number;
}

/** Of a test that passes with one success and on which nothing else depends (ruling test.passed). */
export const ONE_SUCCESS: Stakes = { ignored: 0, useful: 1, each: 1, last: 0 };

/** Of the test by which PŻ are recovered: nobody pays a PŻ for one. */
export const RECOVERY: Stakes = { ignored: 0, useful: 0, each: 0, last: 0 };

/** Why a test is taken with an advantage or a hindrance, where there is no reason. */
export const NOTHING: readonly string[] = [];

const MOST_DICE = 3;
/** A test within a test: PŻ recovered while dice are swapped may take one of their own. */
const MOST_NESTED = 4;

/** Tests in which a success of the pool may be burned: those that bring something about. */
const WORTH_BURNING = subjectBits(['attack-ranged', 'attack-melee', 'attack-thrown', 'objective']);

/** Two natural sixes are a critical success. */
const CRITICAL_SIXES = 2;

/**
 * Takes tests: rolls, lets the player swap, counts. Podręcznik czasownika, Mechanika testów; Cechy postaci.
 *
 * The stages: what helps and hinders, a success of the pool burned for an advantage, the roll, a roll taken again, swaps,
 * the result, what a critical success recovers, the end of PŻ beyond the greatest.
 */
export class Tester {
  private readonly swaps: Swaps;
  private readonly rolls = Array.from({ length: MOST_NESTED }, () => new Int8Array(MOST_DICE));
  private depth = 0;
  /** Reasons that traits give for a hindrance, in the test under way. */
  private readonly hindering: string[] = [];

  constructor(
    private readonly battle: Battle,
    policy: Policy,
    private readonly vitality: Vitality,
  ) {
    this.swaps = new Swaps(battle, policy.choose, policy.takesFree, vitality);
  }

  /**
   * One test of a figure; returns its successes.
   * @param kind the number of the kind in `TEST_KINDS`
   * @param advantage reasons for an advantage besides traits, and for a hindrance: in the log only their ids matter
   * @param occasion bits of what the test is about beside its kind
   * @param victim whom an attack is on
   */
  take(
    figure: number,
    kind: number,
    stakes: Stakes,
    advantage: readonly string[] = NOTHING,
    hindrance: readonly string[] = NOTHING,
    occasion = 0,
    victim = NONE,
  ): number {
    const { battle } = this;
    const { traits, pooled } = battle.roster.figures[figure]!;
    const { marks } = battle;
    const subjects = (1 << kind) | occasion;
    const granted = marks.granted[figure]!;
    const isDark = (battle.darkness & subjects) !== 0 && traits.does.seesInDark === null;
    let hasAdvantage = advantage.length > 0 || (traits.advantage & subjects) !== 0 || granted !== null;
    const hindering = this.hindering;
    hindering.length = 0;
    if (traits.acts) this.hinder(figure, subjects);
    const hasHindrance = hindrance.length > 0 || (traits.hindrance & subjects) !== 0 || isDark || hindering.length > 0;
    if ((battle.darkness & subjects) !== 0 && !isDark) battle.countUse(figure, traits.does.seesInDark!);
    const burned = hasAdvantage || !traits.acts ? null : this.burn(figure, subjects, stakes);
    if (burned !== null) hasAdvantage = true;
    const dice = testDice(hasAdvantage, hasHindrance);
    const count = ROLLED[dice];
    const rolled = this.rolls[Math.min(this.depth, MOST_NESTED - 1)]!;
    for (let die = 0; die < count; die++) rolled[die] = battle.rollFor(figure);
    battle.countUses(figure, traits.idsOf('advantage', subjects));
    battle.countUses(figure, traits.idsOf('hindrance', subjects));
    battle.countUses(figure, hindering);
    battle.log?.push({
      type: 'test',
      figure,
      kind: TEST_KINDS[kind]!,
      dice,
      advantage: [
        ...advantage,
        ...traits.idsOf('advantage', subjects),
        ...(granted === null ? [] : [granted]),
        ...(burned === null ? [] : [burned]),
      ],
      hindrance: [...hindrance, ...traits.idsOf('hindrance', subjects), ...(isDark ? ['darkness'] : []), ...hindering],
      rolled: Array.from(rolled.subarray(0, count)),
    });
    marks.granted[figure] = null;
    marks.tests[figure]!++;
    if (marks.acting === figure) {
      marks.testsNow++;
      marks.isShaken = false;
    }
    const counted = Math.min(count, MOST_COUNTED);
    this.reroll(figure, victim, rolled, count, counted, stakes);
    const natural = sixes(rolled, count);
    if (pooled) {
      this.depth++;
      this.swaps.run(figure, rolled, count, counted, stakes);
      this.depth--;
    }
    const successes = Math.min(counted, hits(rolled, count));
    battle.log?.push({ type: 'result', figure, successes });
    if (traits.acts) this.afterResult(figure, natural, count);
    return successes;
  }

  /**
   * Of several kinds of test, as numbers, the one that the figure is best at: with an advantage before others, with a
   * hindrance after them, the first of equals.
   */
  easiest(figure: number, kinds: readonly number[], occasion: number): number {
    const { traits } = this.battle.roster.figures[figure]!;
    let best = kinds[0]!;
    let greatest = -2;
    for (let index = 0; index < kinds.length; index++) {
      const subjects = (1 << kinds[index]!) | occasion;
      const helped = (traits.advantage & subjects) === 0 ? 0 : 1;
      const ease = (traits.hindrance & subjects) === 0 ? helped : helped - 1;
      if (ease <= greatest) continue;
      greatest = ease;
      best = kinds[index]!;
    }
    return best;
  }

  /** Reasons by which what came before hinders this test. */
  private hinder(figure: number, subjects: number): void {
    const { battle, hindering } = this;
    const { marks, roster } = battle;
    const { traits } = roster.figures[figure]!;
    const { firstTestHindered, shakenBySwap } = traits.does;
    if (firstTestHindered !== null && marks.tests[figure] === 0) hindering.push(firstTestHindered);
    if (marks.acting !== figure) return;
    const tired = marks.tired[figure]!;
    if ((tired & TIRED.first) !== 0 && marks.testsNow === 0) hindering.push(traits.tiresFirstBy!);
    if ((tired & TIRED.all) !== 0 && (traits.tiredSubjects & subjects) !== 0) hindering.push(traits.tiresBy!);
    if (shakenBySwap !== null && marks.isShaken) hindering.push(shakenBySwap);
  }

  /**
   * A success of the pool turned over for an advantage, once a round: when another is left, or when no swap could use it.
   * Returns the id of the trait; null when nothing was burned.
   */
  private burn(figure: number, subjects: number, stakes: Stakes): string | null {
    const { battle } = this;
    const { marks, roster, hp } = battle;
    const { burnsForAdvantage } = roster.figures[figure]!.traits.does;
    if (burnsForAdvantage === null || marks.burned[figure] === 1 || (subjects & WORTH_BURNING) === 0) return null;
    if (stakes.useful <= 0 || (marks.acting === figure && marks.isBarred)) return null;
    const usable = usableHits(battle, figure);
    const all = hitsOf(battle, figure);
    if (all === 0 || (all === 1 && usable === 1 && hp[figure]! > 1)) return null;
    let face = lowestOf(battle, figure, SUCCESS_FROM);
    // What the round lets nobody swap in is burned first.
    for (let other = SUCCESS_FROM; other <= SIDES_OF_DIE; other++) {
      if (!isUsable(battle, figure, other) && lowestOf(battle, figure, other, other) > 0) face = other;
    }
    turnDie(battle, figure, burnsForAdvantage, face, SIDES_OF_DIE + 1 - face);
    marks.burned[figure] = 1;
    marks.poolUsed[figure] = 1;
    return burnsForAdvantage;
  }

  /** A roll taken again, once a battle: an attack that would eliminate the figure, or its own that misses by one. */
  private reroll(
    figure: number,
    victim: number,
    rolled: Int8Array,
    count: number,
    counted: number,
    stakes: Stakes,
  ): void {
    const { battle } = this;
    const { figures } = battle.roster;
    const successes = Math.min(counted, hits(rolled, count));
    const own = figures[figure]!.traits.does.rerollsARoll;
    if (
      own !== null &&
      !battle.marks.hasUsed(figure, ONCE.rerolls) &&
      this.misses(figure, successes, counted, stakes)
    ) {
      this.rollAgain(figure, figure, own, rolled, count, failedPlace(rolled, count));
      return;
    }
    if (victim === NONE) return;
    const theirs = figures[victim]!.traits.does.rerollsARoll;
    if (theirs === null || battle.marks.hasUsed(victim, ONCE.rerolls)) return;
    if (successes - stakes.ignored < battle.hp[victim]!) return;
    let place = 0;
    for (let die = 1; die < count; die++) if (rolled[die]! > rolled[place]!) place = die;
    this.rollAgain(victim, figure, theirs, rolled, count, place);
  }

  /** Whether exactly the last success is missing for an elimination or the goal, and no swap can bring it. */
  private misses(figure: number, successes: number, counted: number, stakes: Stakes): boolean {
    const { battle } = this;
    const { useful, ignored, last } = stakes;
    if (last <= 0 || successes - ignored !== useful - 1 || successes === counted) return false;
    if (battle.readings.rerollsWholeRoll && successes > 0) return false;
    return usableHits(battle, figure) === 0 || battle.hp[figure]! <= 1;
  }

  private rollAgain(owner: number, figure: number, by: string, rolled: Int8Array, count: number, place: number): void {
    const { battle } = this;
    const dice = [];
    for (let die = 0; die < count; die++) {
      if (die !== place && !battle.readings.rerollsWholeRoll) continue;
      const from = rolled[die]!;
      rolled[die] = battle.rollFor(figure);
      dice.push({ place: die, from, to: rolled[die]! });
    }
    battle.marks.use(owner, ONCE.rerolls);
    battle.countUse(owner, by);
    battle.log?.push({ type: 'reroll', figure: owner, of: figure, by, dice });
  }

  private afterResult(figure: number, natural: number, count: number): void {
    const { battle } = this;
    const { traits } = battle.roster.figures[figure]!;
    const { healsOnCritical } = traits.does;
    const needed = count === 1 && battle.readings.criticalOnOne ? 1 : CRITICAL_SIXES;
    this.depth++;
    if (healsOnCritical !== null && natural >= needed && this.vitality.heal(figure, healsOnCritical, 1)) {
      this.battle.countUse(figure, healsOnCritical);
    }
    this.depth--;
    if (traits.temporaryHp > 0) this.vitality.expire(figure, traits.idOf('temporaryHp')[0]!);
  }
}

function sixes(rolled: Int8Array, count: number): number {
  let found = 0;
  for (let die = 0; die < count; die++) if (rolled[die] === SIDES_OF_DIE) found++;
  return found;
}
