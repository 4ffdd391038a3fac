import type { TrialStreams } from '../../random/trial-stream.ts';
import type { BattleLog } from '../log/event.ts';
import type { TableMap } from '../table/table-map.ts';
import { FACES } from './battle.ts';
import { type BattleRequest, BattleSimulator } from './simulator.ts';

/** One activation of a battle, as its course is followed. */
export interface CourseStep {
  readonly round: number;
  readonly figure: number;
  /** The number of the event in the log with which it begins. */
  readonly event: number;
  /** The course of the battle up to its end. */
  readonly course: number;
}

/** Figures of one force have labels of their own, so that more figures in a force before them do not move theirs. */
const LABELS_OF_FORCE = 64;

/** The results of a battle, from the worst. */
export const RESULTS = ['loss', 'draw', 'win'] as const;

/**
 * Runs battles and sums up the course of each in one number. Two battles with the same random numbers **stay in step** as
 * long as the same figures act one after the other and after each activation: every figure on the table stands in the
 * same place, has lost as many PŻ since it began, has the same pool, hunkers, aims, is shielded and stunned alike; the
 * same has been gathered for every objective and happened by every effect; and every stream of random numbers has come
 * equally far. What was set to be different before (greatest PŻ, SPD, traits, weapons, who is yet to come) does not count
 * by itself, only by what comes of it. Battles that end in step have the same result too, and are equal event by event.
 * Unequal courses are taken for equal once in 2 ** 32 times.
 */
export class CourseSimulator extends BattleSimulator {
  /** Of the battle that has just been run. */
  course = 0;
  private readonly labels: Int32Array;
  /** The PŻ of each figure when the battle began. */
  private readonly hpBefore: Int32Array;
  private steps: CourseStep[] | null = null;
  private readonly mixMark = (mark: number) => this.mix(mark);

  constructor(
    request: BattleRequest,
    map: TableMap,
    private readonly drawn: TrialStreams,
  ) {
    super(request, map, drawn);
    const { roster } = this.battle;
    this.hpBefore = new Int32Array(roster.figures.length);
    this.labels = new Int32Array(roster.figures.length).map((_, figure) => figure);
    for (const [force, figures] of roster.forces.entries()) {
      for (const [number, figure] of figures.entries()) this.labels[figure] = (force + 1) * LABELS_OF_FORCE + number;
    }
  }

  override run(trial: number): void {
    this.course = 0;
    super.run(trial);
    this.mix(RESULTS.indexOf(this.outcome.result));
    this.mix(this.outcome.round);
  }

  /** The battle with its log, and its course step by step. */
  runFollowed(trial: number, seed: string): { readonly log: BattleLog; readonly steps: readonly CourseStep[] } {
    const steps: CourseStep[] = [];
    this.steps = steps;
    try {
      return { log: this.runLogged(trial, seed), steps };
    } finally {
      this.steps = null;
    }
  }

  override activate(figure: number): boolean {
    const { battle } = this;
    if (battle.activations === 0) this.hpBefore.set(battle.hp);
    const event = battle.log?.length ?? 0;
    const isOver = super.activate(figure);
    this.mix(this.labels[figure]!);
    this.mixState();
    this.steps?.push({ round: battle.round, figure, event, course: this.course });
    return isOver;
  }

  private mixState(): void {
    const { battle, labels, hpBefore } = this;
    this.mix(battle.round);
    for (let index = 0; index < battle.presentCount; index++) {
      const figure = battle.present[index]!;
      this.mix(labels[figure]!);
      this.mix(battle.at[figure]!);
      this.mix(battle.hp[figure]! - hpBefore[figure]!);
      this.mix(battle.stunned[figure]!);
      this.mix(battle.aimed[figure]! * 2 + battle.hunkered[figure]!);
      this.mix(battle.shield[figure]!);
      if (figure >= battle.roster.band) continue;
      for (let face = 1; face < FACES; face++) this.mix(battle.pool[figure * FACES + face]!);
    }
    for (let index = 0; index < battle.progress.length; index++) this.mix(battle.progress[index]!);
    for (let index = 0; index < battle.spent.length; index++) this.mix(battle.spent[index]!);
    for (let index = 0; index < battle.evacuated.length; index++) this.mix(battle.evacuated[index]!);
    this.drawn.marks(this.mixMark);
  }

  /** MurmurHash3's step: multiply, rotate, multiply, and the same with what is there. */
  private mix(value: number): void {
    let scrambled = Math.imul(value, 0xcc9e2d51);
    scrambled = Math.imul((scrambled << 15) | (scrambled >>> 17), 0x1b873593);
    const mixed = this.course ^ scrambled;
    this.course = (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
  }
}
