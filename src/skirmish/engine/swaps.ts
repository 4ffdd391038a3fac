import { worthOfHp } from '../policies/optimal.ts';
import { mostSwaps, type SwapChoice, type SwapPolicy } from '../policies/swap-policy.ts';
import { SIDES_OF_DIE, SUCCESS_FROM } from '../test-dice.ts';
import { type Battle, FACES } from './battle.ts';
import { FREED } from './marks.ts';
import { addDie, isUsable, takeDie, usableHits } from './pool-dice.ts';
import type { Stakes } from './tests.ts';
import type { Vitality } from './vitality.ts';

/** PŻ at which some may not swap any more, and at which others swap for nothing. */
const LOW_TO_SWAP = 3;
const LOW_TO_SWAP_FREE = 2;

/** Pool dice so low may have to go first. */
const LOW_FACE = 2;

/** Freedoms without end. */
const ANY_NUMBER = 99;

/**
 * Dice of a roll swapped for pool dice: first those that a trait makes the figure swap, then those that its player pays
 * for. What is forbidden goes before what is forced. Pula inicjatywy, Wymiana kości; Cechy zarządzania losowością.
 */
export class Swaps {
  private readonly choice: SwapChoice = {
    successes: 0,
    failures: 0,
    hits: 0,
    hp: 0,
    hpWorth: 0,
    free: 0,
    limit: 0,
    ignored: 0,
    useful: 0,
    each: 0,
    last: 0,
    hasNext: false,
  };
  /** Swaps made in the test under way. */
  private made = 0;

  /** @param takesFree whether a swap that costs nothing and brings something is always made */
  constructor(
    private readonly battle: Battle,
    private readonly policy: SwapPolicy,
    private readonly takesFree: boolean,
    private readonly vitality: Vitality,
  ) {}

  /**
   * Swaps dice of a roll in place.
   * @param count dice rolled
   * @param counted dice that count at most
   */
  run(figure: number, rolled: Int8Array, count: number, counted: number, stakes: Stakes): void {
    // A test of recovery may come in the middle of the swaps of another.
    const outer = this.made;
    this.made = 0;
    if (this.maySwap(figure)) this.make(figure, rolled, count, counted, stakes);
    this.made = outer;
  }

  /** First the forced ones, then the player's. */
  private make(figure: number, rolled: Int8Array, count: number, counted: number, stakes: Stakes): void {
    const { battle } = this;
    const { traits } = battle.roster.figures[figure]!;
    let isShortOfLow = false;
    if (traits.acts) {
      this.forced(figure, rolled, count);
      isShortOfLow = battle.marks.lowFirst[figure] === 1 && this.lowestUsable(figure, LOW_FACE) > 0;
      if (isShortOfLow && battle.readings.lowAtOnce) isShortOfLow = !this.swapLow(figure, rolled, count);
    }
    const successes = Math.min(counted, hits(rolled, count));
    if (successes < counted) this.chosen(figure, rolled, count, counted, successes, stakes, isShortOfLow);
  }

  /** Whether the rules let the figure swap in this test at all. */
  private maySwap(figure: number): boolean {
    const { marks, hp, roster } = this.battle;
    const { traits } = roster.figures[figure]!;
    if (!traits.acts) return true;
    const isActing = marks.acting === figure;
    if (isActing && marks.isBarred) return false;
    if (traits.does.noSwapWhenLow !== null && hp[figure]! <= LOW_TO_SWAP) return false;
    return !(isActing && traits.does.noSwapFirst !== null && marks.testsNow === 1);
  }

  /** The swaps of the first test of an activation that traits ask for. */
  private forced(figure: number, rolled: Int8Array, count: number): void {
    const { battle } = this;
    const { marks, roster } = battle;
    const { takesBest, givesBest } = roster.figures[figure]!.traits.does;
    if (marks.acting !== figure || marks.testsNow !== 1) return;
    if (takesBest !== null) {
      const face = this.highestUsable(figure);
      if (face > 0) this.swap(figure, rolled, placeOf(rolled, count, false), face, takesBest);
    }
    if (givesBest !== null && (battle.hp[figure]! > 1 || battle.readings.freeAtOne)) {
      const face = this.highestUsable(figure);
      const place = placeOf(rolled, count, true);
      const given = rolled[place]!;
      if (face > 0 && this.swap(figure, rolled, place, face, givesBest, true)) addDie(battle, figure, givesBest, given);
    }
  }

  /** The swap that uses up a low die; whether it was made. */
  private swapLow(figure: number, rolled: Int8Array, count: number): boolean {
    const { marks, roster } = this.battle;
    const face = this.lowestUsable(figure, LOW_FACE);
    const isMade = this.swap(
      figure,
      rolled,
      placeOf(rolled, count, false),
      face,
      roster.figures[figure]!.traits.does.lowFirst,
    );
    if (isMade) marks.lowFirst[figure] = 0;
    return isMade;
  }

  /** The swaps that the player decides about. */
  private chosen(
    figure: number,
    rolled: Int8Array,
    count: number,
    counted: number,
    successes: number,
    stakes: Stakes,
    isShortOfLow: boolean,
  ): void {
    const { battle, choice } = this;
    const { readings, roster } = battle;
    choice.successes = successes;
    choice.failures = counted - successes;
    choice.hits = usableHits(battle, figure);
    choice.hp = battle.hp[figure]!;
    choice.hpWorth = worthOfHp(battle.goal, battle.round, battle.rounds);
    choice.free = this.freeSwaps(figure);
    if (choice.hits === 0 || (choice.hp <= 1 && choice.free === 0)) return;
    choice.ignored = stakes.ignored;
    choice.useful = stakes.useful;
    choice.each = stakes.each;
    choice.last = stakes.last;
    choice.limit = counted;
    if (readings.swapsOne) choice.limit = readings.forcedIsExtra || this.made === 0 ? 1 : 0;
    choice.hasNext = battle.ap > 0;
    if (isShortOfLow) {
      // The low die has to go first, at the price of any other.
      if (!this.isFree(figure, LOW_FACE, true)) choice.hp--;
      if (readings.swapsOne && !readings.forcedIsExtra) choice.limit--;
      if (choice.hp <= 1 && !readings.freeAtOne) choice.free = 0;
    }
    if (roster.figures[figure]!.traits.does.noSwapWhenLow !== null) {
      const most = choice.hp > LOW_TO_SWAP ? choice.free + choice.hp - LOW_TO_SWAP : 0;
      choice.limit = Math.min(choice.limit, most);
    }
    let swaps = Math.min(this.policy(choice), mostSwaps(choice));
    if (this.takesFree && choice.free > 0) swaps = Math.max(swaps, usefulFree(choice));
    if (swaps <= 0) return;
    if (isShortOfLow && !this.swapLow(figure, rolled, count)) return;
    for (let done = 0; done < swaps; done++) {
      const face = this.successFor(figure);
      if (face === 0 || !this.swap(figure, rolled, failedPlace(rolled, count), face, null)) return;
    }
  }

  /** Whether the rules still let the figure swap, after the swaps that were made in this test. */
  private mayGoOn(figure: number, isForced: boolean): boolean {
    const { hp, roster, readings } = this.battle;
    if (roster.figures[figure]!.traits.does.noSwapWhenLow !== null && hp[figure]! <= LOW_TO_SWAP) return false;
    return !(isForced && this.made > 0 && readings.swapsOne && !readings.forcedIsExtra);
  }

  /** One swap, paid for unless it is free. Returns whether it was made: the last PŻ is never paid. */
  private swap(
    figure: number,
    rolled: Int8Array,
    place: number,
    face: number,
    forced: string | null,
    isGift = false,
  ): boolean {
    const { battle } = this;
    const { marks, hp, roster } = battle;
    const { shakenBySwap } = roster.figures[figure]!.traits.does;
    const free = isGift ? forced : this.freedom(figure, face, forced !== null);
    const before = hp[figure]!;
    if (place < 0 || (free === null && before <= 1) || !this.mayGoOn(figure, forced !== null)) return false;
    const from = rolled[place]!;
    takeDie(battle, figure, face);
    rolled[place] = face;
    this.made++;
    battle.swaps++;
    if (free === null) {
      this.vitality.lose(figure, 1);
      battle.hpPaid++;
    } else if (!isGift) this.useFreedom(figure, face, free);
    if (shakenBySwap !== null && marks.acting === figure) marks.isShaken = true;
    battle.log?.push({ type: 'swap', figure, place, from, to: face, hp: hp[figure]!, free, forced });
    // What is given to the pool is counted there.
    if (forced !== null && !isGift) battle.countUse(figure, forced);
    if (free === null) this.vitality.afterPaying(figure, before);
    return true;
  }

  /** The trait by which a swap for the face costs nothing now; null when it has to be paid for. */
  private freedom(figure: number, face: number, isForced: boolean): string | null {
    const { battle } = this;
    const { hp, marks, roster, readings } = battle;
    const { traits } = roster.figures[figure]!;
    if (!traits.acts || (hp[figure] === 1 && !readings.freeAtOne)) return null;
    const { freeWhenLow, freeSix, freeSwap } = traits.does;
    if (freeWhenLow !== null && hp[figure]! <= LOW_TO_SWAP_FREE) return freeWhenLow;
    if (isForced) return null;
    if (freeSix !== null && face === SIDES_OF_DIE && (marks.freed[figure]! & FREED.six) === 0) return freeSix;
    return freeSwap !== null && (marks.freed[figure]! & FREED.any) === 0 ? freeSwap : null;
  }

  private isFree(figure: number, face: number, isForced: boolean): boolean {
    return this.freedom(figure, face, isForced) !== null;
  }

  private useFreedom(figure: number, face: number, free: string): void {
    const { marks, roster } = this.battle;
    const { freeSix, freeSwap } = roster.figures[figure]!.traits.does;
    if (free === freeSix && face === SIDES_OF_DIE) marks.freed[figure]! |= FREED.six;
    else if (free === freeSwap) marks.freed[figure]! |= FREED.any;
    this.battle.countUse(figure, free);
  }

  /** How many swaps for successes would cost nothing, one after the other. */
  private freeSwaps(figure: number): number {
    const { battle } = this;
    const { hp, marks, roster, readings, pool } = battle;
    const { traits } = roster.figures[figure]!;
    if (!traits.acts || (hp[figure] === 1 && !readings.freeAtOne)) return 0;
    const { freeWhenLow, freeSix, freeSwap } = traits.does;
    if (freeWhenLow !== null && hp[figure]! <= LOW_TO_SWAP_FREE) return ANY_NUMBER;
    const six = isUsable(battle, figure, SIDES_OF_DIE) && pool[figure * FACES + SIDES_OF_DIE]! > 0;
    const ofSix = freeSix !== null && six && (marks.freed[figure]! & FREED.six) === 0 ? 1 : 0;
    return ofSix + (freeSwap !== null && (marks.freed[figure]! & FREED.any) === 0 ? 1 : 0);
  }

  /** The success to swap in next: one that costs nothing before others, else the lowest; 0 when there is none. */
  private successFor(figure: number): number {
    const { battle } = this;
    let found = 0;
    for (let face = SUCCESS_FROM; face < FACES; face++) {
      if (battle.pool[figure * FACES + face] === 0 || !isUsable(battle, figure, face)) continue;
      if (found === 0 || (!this.isFree(figure, found, false) && this.isFree(figure, face, false))) found = face;
    }
    return found;
  }

  private highestUsable(figure: number): number {
    const { pool } = this.battle;
    for (let face = SIDES_OF_DIE; face > 0; face--) {
      if (pool[figure * FACES + face]! > 0 && isUsable(this.battle, figure, face)) return face;
    }
    return 0;
  }

  private lowestUsable(figure: number, most: number): number {
    const { pool } = this.battle;
    for (let face = 1; face <= most; face++) {
      if (pool[figure * FACES + face]! > 0 && isUsable(this.battle, figure, face)) return face;
    }
    return 0;
  }
}

/** The fewest free swaps that bring the most of what they can; 0 when they bring nothing. */
function usefulFree(choice: SwapChoice): number {
  const { successes, ignored, useful, free } = choice;
  const most = Math.min(free, mostSwaps(choice));
  const worth = (swaps: number) => Math.max(0, Math.min(useful, successes + swaps - ignored));
  for (let swaps = 1; swaps <= most; swaps++)
    if (worth(swaps) === worth(most)) return worth(most) > worth(0) ? swaps : 0;
  return 0;
}

/** Dice that show a success. */
export function hits(rolled: Int8Array, count: number): number {
  let found = 0;
  for (let die = 0; die < count; die++) if (rolled[die]! >= SUCCESS_FROM) found++;
  return found;
}

/** The place of the highest or the lowest die, the first of several. */
function placeOf(rolled: Int8Array, count: number, highest: boolean): number {
  let place = 0;
  for (let die = 1; die < count; die++) {
    if (highest ? rolled[die]! > rolled[place]! : rolled[die]! < rolled[place]!) place = die;
  }
  return place;
}

/** The place of the lowest die that is no success; -1 when all are. */
export function failedPlace(rolled: Int8Array, count: number): number {
  const place = placeOf(rolled, count, false);
  return rolled[place]! < SUCCESS_FROM ? place : -1;
}
