import { SIDES_OF_DIE, SUCCESS_FROM } from '../test-dice.ts';
import { exertionBit } from '../traits/subject-bits.ts';
import type { Actions } from './actions.ts';
import { type Battle, FACES, NONE } from './battle.ts';
import { ONCE, TIRED } from './marks.ts';
import {
  addDie,
  addRolled,
  highestOf,
  hitsOf,
  isUsable,
  lowestOf,
  rerollDie,
  sizeOf,
  turnDie,
  usableHits,
} from './pool-dice.ts';
import { distanceSquared, sightOf } from './sight.ts';
import type { Vitality } from './vitality.ts';

/** A pool with fewer successes than a third of its dice is worth rolling again. */
const MEAN_HITS = 3;
/** A die so low may have to be swapped first. */
const LOW_FACE = 2;

/**
 * What traits do as an activation begins, and as it ends. Cechy postaci.
 *
 * First what must be; then what is added; then what the player makes of the pool; then what spoils it, bars it, and puts
 * its low dice first; last the advantage that one NPC gives another.
 */
export class ActivationStart {
  private readonly rerolled = new Int32Array(FACES);

  constructor(
    private readonly battle: Battle,
    private readonly actions: Actions,
    private readonly vitality: Vitality,
    private readonly objectives: number,
    private readonly rounds: number,
  ) {}

  begin(figure: number): void {
    const { battle } = this;
    battle.marks.beginActivation(figure);
    const { traits, pooled } = battle.roster.figures[figure]!;
    if (!traits.acts) return;
    const { rerollsHighest, healsWhenLow, urges } = traits.does;
    if (pooled && rerollsHighest !== null && sizeOf(battle, figure) > 0) {
      rerollDie(battle, figure, rerollsHighest, highestOf(battle, figure));
    }
    if (healsWhenLow !== null && this.isLow(figure) && this.vitality.heal(figure, healsWhenLow, 1)) {
      battle.countUse(figure, healsWhenLow);
    }
    if (pooled) {
      this.add(figure);
      this.better(figure);
      this.spoil(figure);
    }
    if (urges !== null) this.urge(figure, urges);
  }

  /** At half of the greatest PŻ, rounded down, or below. */
  private isLow(figure: number): boolean {
    const { hp, roster } = this.battle;
    return hp[figure]! <= Math.floor(roster.figures[figure]!.hp / 2);
  }

  /** Dice that come in. */
  private add(figure: number): void {
    const { battle } = this;
    const { marks, roster } = battle;
    const { dieWhenLow, keepsDie, keepsNothing, keepsNoSix } = roster.figures[figure]!.traits.does;
    if (dieWhenLow !== null && this.isLow(figure)) marks.loaned = addRolled(battle, figure, dieWhenLow);
    if (keepsDie === null) return;
    for (let face = SIDES_OF_DIE; face >= SUCCESS_FROM; face--) {
      if (marks.left[figure * FACES + face] === 0) continue;
      if (keepsNothing !== null) {
        battle.countUse(figure, keepsNothing);
        return;
      }
      if (face === SIDES_OF_DIE && keepsNoSix !== null) {
        battle.countUse(figure, keepsNoSix);
        continue;
      }
      addDie(battle, figure, keepsDie, face);
      marks.kept[figure] = face;
      return;
    }
  }

  /** What the player may make better, where a sensible one would. */
  private better(figure: number): void {
    const { battle } = this;
    const { marks, roster, pool } = battle;
    const { rerollsOne, rerollsAll, rerollsAny, nudgesDie, setsDie } = roster.figures[figure]!.traits.does;
    const first = figure * FACES;
    if (rerollsOne !== null && pool[first + 1]! > 0) rerollDie(battle, figure, rerollsOne, 1);
    if (rerollsAll !== null && usableHits(battle, figure) * MEAN_HITS < sizeOf(battle, figure)) {
      this.rerollAll(figure, rerollsAll);
    }
    if (rerollsAny !== null) {
      const face = this.lowestFailure(figure);
      if (face > 0) rerollDie(battle, figure, rerollsAny, face);
    }
    if (nudgesDie !== null) this.nudge(figure, nudgesDie);
    if (setsDie !== null && !marks.hasUsed(figure, ONCE.setsDie) && this.wantsSuccess(figure)) {
      const face = this.lowestFailure(figure);
      if (face === 0) return;
      marks.use(figure, ONCE.setsDie);
      turnDie(battle, figure, setsDie, face, isUsable(battle, figure, SIDES_OF_DIE) ? SIDES_OF_DIE : SUCCESS_FROM);
    }
  }

  private rerollAll(figure: number, by: string): void {
    const { battle, rerolled } = this;
    const { pool } = battle;
    // A die that comes up again on a face still to be rolled is not rolled twice.
    for (let face = 1; face < FACES; face++) rerolled[face] = pool[figure * FACES + face]!;
    for (let face = 1; face < FACES; face++) {
      for (let die = 0; die < rerolled[face]!; die++) rerollDie(battle, figure, by, face);
    }
  }

  /** The lowest die that could not be swapped in as a success; 0 when there is none. */
  private lowestFailure(figure: number): number {
    const { battle } = this;
    for (let face = 1; face < FACES; face++) {
      const isSuccess = face >= SUCCESS_FROM && isUsable(battle, figure, face);
      if (!isSuccess && battle.pool[figure * FACES + face]! > 0) return face;
    }
    return 0;
  }

  /** A die next to a success that could be swapped in becomes one; up sooner than down. */
  private nudge(figure: number, by: string): void {
    const { battle } = this;
    for (let face = SUCCESS_FROM - 1; face < FACES; face++) {
      if (battle.pool[figure * FACES + face] === 0 || (face >= SUCCESS_FROM && isUsable(battle, figure, face)))
        continue;
      const up = face + 1 < FACES && isUsable(battle, figure, face + 1);
      const to = up ? face + 1 : face - 1;
      if (to < SUCCESS_FROM || !isUsable(battle, figure, to)) continue;
      turnDie(battle, figure, by, face, to);
      return;
    }
  }

  /** Whether a success of the pool would be of use now, and the pool has none. */
  private wantsSuccess(figure: number): boolean {
    const { battle, actions } = this;
    if (usableHits(battle, figure) > 0) return false;
    if (battle.round === this.rounds) return true;
    return actions.attacks.hasTarget(figure) || this.canWork(figure);
  }

  private canWork(figure: number): boolean {
    for (let objective = 0; objective < this.objectives; objective++) {
      if (this.actions.canInteract(figure, objective)) return true;
    }
    return false;
  }

  private spoil(figure: number): void {
    const { battle } = this;
    const { marks, roster, pool } = battle;
    const { spoilsLuck, barredByOne, lowFirst } = roster.figures[figure]!.traits.does;
    const hits = hitsOf(battle, figure);
    if (spoilsLuck !== null && 2 * hits > sizeOf(battle, figure)) {
      const fives = pool[figure * FACES + SUCCESS_FROM]!;
      const face = battle.rollPool(hits) <= fives ? SUCCESS_FROM : SIDES_OF_DIE;
      turnDie(battle, figure, spoilsLuck, face, 1);
    }
    if (barredByOne !== null && pool[figure * FACES + 1]! > 0) {
      marks.isBarred = true;
      battle.countUse(figure, barredByOne);
    }
    if (lowFirst !== null && lowestOf(battle, figure, 1, LOW_FACE) > 0) marks.lowFirst[figure] = 1;
  }

  /** The nearest ally in sight that has not acted gets an advantage. */
  private urge(figure: number, by: string): void {
    const { battle } = this;
    const { present, presentCount, acted, roster, at, marks } = battle;
    const { side } = roster.figures[figure]!;
    let best = NONE;
    let shortest = Number.POSITIVE_INFINITY;
    for (let index = 0; index < presentCount; index++) {
      const other = present[index]!;
      if (other === figure || acted[other] === 1 || roster.figures[other]!.side !== side) continue;
      if (marks.granted[other] !== null || !roster.figures[other]!.activates) continue;
      const distance = distanceSquared(battle, at[figure]!, at[other]!);
      if (distance >= shortest || sightOf(battle, figure, other) === 0) continue;
      best = other;
      shortest = distance;
    }
    if (best === NONE) return;
    marks.granted[best] = by;
    battle.countUse(figure, by);
    battle.log?.push({ type: 'grant', figure, target: best, by });
  }

  /** What the activation leaves: a borrowed die goes, and exertions make tired. */
  end(figure: number): void {
    const { battle } = this;
    const { marks, roster, pool, readings } = battle;
    const { traits } = roster.figures[figure]!;
    marks.attacked[figure] = 0;
    marks.acting = NONE;
    if (!traits.acts) return;
    if (marks.loaned > 0 && readings.loanEnds && battle.isPresent(figure)) {
      pool[figure * FACES + marks.loaned]!--;
      battle.log?.push({ type: 'pool-die', figure, by: traits.does.dieWhenLow!, from: marks.loaned, to: null });
    }
    const exertions =
      (marks.movedAp >= FULL_AP ? FULL_MOVE : 0) |
      (marks.hasClimbed ? CLIMB : 0) |
      (marks.meleeAttacks >= FULL_AP ? MELEE : 0);
    marks.tired[figure] =
      ((traits.tiresFirst & exertions) !== 0 ? TIRED.first : 0) | ((traits.tires & exertions) !== 0 ? TIRED.all : 0);
  }
}

/** AP of an activation. */
const FULL_AP = 2;
const FULL_MOVE = exertionBit('full-move');
const CLIMB = exertionBit('climb');
const MELEE = exertionBit('melee');
