import type { LogEvent } from '../log/event.ts';
import { SUCCESS_FROM } from '../test-dice.ts';
import { type Battle, NONE } from './battle.ts';
import { ONCE } from './marks.ts';
import { addRolled, lowestOf, spendDie } from './pool-dice.ts';
import { sightOf } from './sight.ts';

type Reasons = Extract<LogEvent, { type: 'damage' }>['ignored'];

/** Why an attack takes fewer PŻ than it has successes, where nobody reads the log. */
export const NO_REASONS: Reasons = [];

/** Sides of the die by which PŻ are recovered with the last one left. */
const RECOVERY_SIDES = 3;

/**
 * PŻ lost, paid and recovered. Podręcznik czasownika, Walka, Eliminacja; Pula inicjatywy, Koszt; Cechy postaci.
 *
 * One wound goes through these stages: what makes damage greater and what makes the first less (ruling wound.order),
 * what allies take away, whether 1 PŻ is left instead of none; then, when exactly 1 is left, what is recovered and the
 * pool die for that; last the pool die for being hurt.
 */
export class Vitality {
  /** @param recovers takes the test by which a figure recovers PŻ that does so only after one */
  constructor(
    private readonly battle: Battle,
    private readonly recovers: (figure: number) => boolean,
  ) {}

  /**
   * Takes PŻ from a figure and removes it when none are left.
   * @param by who did it; `NONE` for a trap and the like
   * @param ignored why fewer were taken than there were successes; for the log
   * @returns PŻ taken
   */
  wound(figure: number, by: number, successes: number, damage: number, ignored: Reasons): number {
    const { battle } = this;
    const { hp, marks, roster, log } = battle;
    const { traits } = roster.figures[figure]!;
    const before = hp[figure]!;
    let due = damage;
    let reasons = ignored;
    let added = NO_REASONS;
    if (due > 0 && traits.acts) {
      const { hurtsMore, firstWoundLess, survivesOnce } = traits.does;
      if (log !== null) {
        reasons = [...ignored];
        added = [];
      }
      if (battle.readings.moreDamageFirst && hurtsMore !== null) due = this.more(figure, hurtsMore, due, added);
      if (firstWoundLess !== null && !marks.hasUsed(figure, ONCE.firstWound)) {
        marks.use(figure, ONCE.firstWound);
        due = this.less(figure, firstWoundLess, due, 1, reasons);
      }
      if (!battle.readings.moreDamageFirst && hurtsMore !== null && due > 0) {
        due = this.more(figure, hurtsMore, due, added);
      }
      if (due > 0) due = this.defend(figure, due, reasons);
      if (due >= before && survivesOnce !== null && !marks.hasUsed(figure, ONCE.survives)) {
        marks.use(figure, ONCE.survives);
        due = this.less(figure, survivesOnce, due, due - before + 1, reasons);
      }
    } else if (due > 0 && roster.defenders.length > 0) {
      if (log !== null) reasons = [...ignored];
      due = this.defend(figure, due, reasons);
    }
    const taken = Math.min(due, before);
    this.lose(figure, taken);
    if (taken > 0) battle.hasBeenHurt = true;
    log?.push({
      type: 'damage',
      figure,
      by: by === NONE ? null : by,
      successes,
      ignored: reasons,
      added,
      taken,
      hp: hp[figure]!,
    });
    if (hp[figure]! > 0) {
      if (traits.acts) this.afterLoss(figure, before, taken > 0, true);
      return taken;
    }
    log?.push({ type: 'eliminated', figure });
    battle.fallen[(figure < roster.band ? 0 : battle.map.cells) + battle.at[figure]!]!++;
    battle.leave(figure);
    return taken;
  }

  private more(figure: number, by: string, due: number, added: Reasons): number {
    if (this.battle.log !== null) added.push({ by, count: 1 });
    this.battle.countUse(figure, by);
    return due + 1;
  }

  private less(figure: number, by: string, due: number, count: number, reasons: Reasons): number {
    if (this.battle.log !== null) reasons.push({ by, count });
    this.battle.countUse(figure, by);
    return due - count;
  }

  /**
   * Allies in sight spend a success of their pools and 1 PŻ to take 1 damage away each, where that saves the figure: never
   * their last PŻ.
   */
  private defend(figure: number, damage: number, reasons: Reasons): number {
    const { battle } = this;
    const { roster, hp, marks } = battle;
    const { defenders, figures } = roster;
    const needed = damage - hp[figure]! + 1;
    if (defenders.length === 0 || needed < 1 || figures[figure]!.side !== 'players' || figures[figure]!.object)
      return damage;
    const { survivesOnce } = figures[figure]!.traits.does;
    if (survivesOnce !== null && !marks.hasUsed(figure, ONCE.survives)) return damage;
    let able = 0;
    for (let index = 0; index < defenders.length; index++) if (this.canDefend(defenders[index]!, figure)) able++;
    if (able < needed) return damage;
    let due = damage;
    for (let index = 0; index < defenders.length && due >= hp[figure]!; index++) {
      const defender = defenders[index]!;
      if (!this.canDefend(defender, figure)) continue;
      const by = figures[defender]!.traits.does.defends!;
      spendDie(battle, defender, by, lowestOf(battle, defender, SUCCESS_FROM));
      this.pay(defender, by);
      due = this.less(defender, by, due, 1, reasons);
    }
    return due;
  }

  private canDefend(defender: number, figure: number): boolean {
    const { battle } = this;
    if (defender === figure || !battle.isPresent(defender) || battle.hp[defender]! <= 1) return false;
    if (battle.marks.acting === defender && battle.marks.isBarred) return false;
    return lowestOf(battle, defender, SUCCESS_FROM) > 0 && sightOf(battle, defender, figure) !== 0;
  }

  /** 1 PŻ for what a trait gives; never the last one, which is for the caller to see. */
  pay(figure: number, by: string): void {
    const { battle } = this;
    const before = battle.hp[figure]!;
    this.lose(figure, 1);
    battle.hpPaid++;
    battle.log?.push({ type: 'pay', figure, by, hp: battle.hp[figure]! });
    this.afterPaying(figure, before);
  }

  /** What follows a PŻ that was paid, also for a swap. */
  afterPaying(figure: number, before: number): void {
    if (this.battle.roster.figures[figure]!.traits.acts) this.afterLoss(figure, before, true, false);
  }

  /** PŻ beyond the greatest are the first to go. */
  lose(figure: number, taken: number): void {
    const { hp, marks } = this.battle;
    hp[figure]! -= taken;
    if (marks.temporary[figure]! > 0) marks.temporary[figure] = Math.max(0, marks.temporary[figure]! - taken);
  }

  private afterLoss(figure: number, before: number, isLoss: boolean, isDamage: boolean): void {
    const { battle } = this;
    const { hp, marks, readings } = battle;
    const { recoversAtOne, dieAtOne, dieWhenHurt } = battle.roster.figures[figure]!.traits.does;
    const fell = hp[figure] === 1 && before > 1 && (isDamage || readings.fallsByPaying);
    if (fell && recoversAtOne !== null && !marks.hasUsed(figure, ONCE.recovers)) {
      marks.use(figure, ONCE.recovers);
      if (this.heal(figure, recoversAtOne, battle.rollPool(RECOVERY_SIDES))) battle.countUse(figure, recoversAtOne);
    }
    if (!battle.roster.figures[figure]!.pooled) return;
    if (fell && dieAtOne !== null) addRolled(battle, figure, dieAtOne);
    if (isLoss && dieWhenHurt !== null && (isDamage || readings.hurtByPaying)) addRolled(battle, figure, dieWhenHurt);
  }

  /** Gives PŻ back, up to the greatest; who recovers only after a test takes it first. Returns whether any came back. */
  heal(figure: number, by: string, most: number): boolean {
    const { battle } = this;
    const { hp, roster } = battle;
    const { traits, hp: greatest } = roster.figures[figure]!;
    if (hp[figure]! >= greatest) return false;
    if (traits.does.healingTested !== null) {
      battle.countUse(figure, traits.does.healingTested);
      if (!this.recovers(figure)) return false;
    }
    // The test itself may have given PŻ back.
    const amount = Math.min(most, greatest - hp[figure]!);
    if (amount <= 0) return false;
    hp[figure]! += amount;
    battle.log?.push({ type: 'heal', figure, by, amount, hp: hp[figure]! });
    return true;
  }

  /** The end of the PŻ beyond the greatest that are still there. */
  expire(figure: number, by: string): void {
    const { hp, marks, log } = this.battle;
    if (marks.temporary[figure] === 0) return;
    hp[figure]! -= marks.temporary[figure]!;
    marks.temporary[figure] = 0;
    log?.push({ type: 'expire', figure, by, hp: hp[figure]! });
  }
}
