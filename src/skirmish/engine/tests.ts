import type { SwapChoice, SwapPolicy } from '../policies/swap-policy.ts';
import { TEST_KINDS } from '../spec.ts';
import { MOST_COUNTED, ROLLED, SUCCESS_FROM, testDice } from '../test-dice.ts';
import { type Battle, FACES } from './battle.ts';

/** What depends on a test, for whoever decides about swaps. */
export interface Stakes {
  ignored: number;
  useful: number;
  each: number;
  last: number;
}

/** Of a test that passes with one success and on which nothing else depends (ruling test.passed). */
export const ONE_SUCCESS: Stakes = { ignored: 0, useful: 1, each: 1, last: 0 };

const NOTHING: readonly string[] = [];

/** Takes tests: rolls, lets the player swap, counts. */
export class Tester {
  private readonly rolled = new Int8Array(3);
  private readonly choice: SwapChoice = {
    successes: 0,
    failures: 0,
    hits: 0,
    hp: 0,
    limit: 0,
    ignored: 0,
    useful: 0,
    each: 0,
    last: 0,
    hasNext: false,
  };

  constructor(
    private readonly battle: Battle,
    private readonly policy: SwapPolicy,
  ) {}

  /**
   * One test of a figure; returns its successes.
   * @param kind the number of the kind in `TEST_KINDS`
   * @param advantage reasons for an advantage besides traits, and for a hindrance: in the log only their ids matter
   */
  take(
    figure: number,
    kind: number,
    stakes: Stakes,
    advantage: readonly string[] = NOTHING,
    hindrance: readonly string[] = NOTHING,
  ): number {
    const { battle, rolled } = this;
    const { traits, pooled } = battle.roster.figures[figure]!;
    const hasAdvantage = advantage.length > 0 || (traits.advantage & (1 << kind)) !== 0;
    const hasHindrance = hindrance.length > 0 || (traits.hindrance & (1 << kind)) !== 0;
    const dice = testDice(hasAdvantage, hasHindrance);
    const count = ROLLED[dice];
    let successes = 0;
    for (let die = 0; die < count; die++) {
      const face = battle.rollFor(figure);
      rolled[die] = face;
      if (face >= SUCCESS_FROM) successes++;
    }
    battle.log?.push({
      type: 'test',
      figure,
      kind: TEST_KINDS[kind]!,
      dice,
      advantage: [...advantage, ...traits.idsOf('advantage', kind)],
      hindrance: [...hindrance, ...traits.idsOf('hindrance', kind)],
      rolled: Array.from(rolled.subarray(0, count)),
    });
    const counted = Math.min(count, MOST_COUNTED);
    if (pooled && successes < counted) successes = this.swap(figure, count, counted, successes, stakes);
    if (successes > counted) successes = counted;
    battle.log?.push({ type: 'result', figure, successes });
    return successes;
  }

  private swap(figure: number, count: number, counted: number, before: number, stakes: Stakes): number {
    const { battle, choice, rolled } = this;
    const { pool, hp } = battle;
    const first = figure * FACES;
    choice.successes = before;
    choice.failures = counted - before;
    choice.hits = 0;
    for (let face = SUCCESS_FROM; face < FACES; face++) choice.hits += pool[first + face]!;
    choice.hp = hp[figure]!;
    if (choice.hits === 0 || choice.hp <= 1) return before;
    choice.ignored = stakes.ignored;
    choice.useful = stakes.useful;
    choice.each = stakes.each;
    choice.last = stakes.last;
    choice.limit = battle.readings.swapsOne ? 1 : counted;
    choice.hasNext = battle.ap > 0;
    const swaps = this.policy(choice);
    let successes = before;
    for (let done = 0; done < swaps; done++) {
      let face = SUCCESS_FROM;
      while (pool[first + face] === 0) face++;
      let place = -1;
      for (let die = 0; die < count; die++) {
        if (rolled[die]! < SUCCESS_FROM && (place < 0 || rolled[die]! < rolled[place]!)) place = die;
      }
      pool[first + face]!--;
      hp[figure]!--;
      battle.hpPaid++;
      battle.swaps++;
      successes++;
      battle.log?.push({ type: 'swap', figure, place, from: rolled[place]!, to: face, hp: hp[figure]! });
      rolled[place] = face;
    }
    return successes;
  }
}
