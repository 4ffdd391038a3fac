import type { TrialStreams } from '../../random/trial-stream.ts';
import type { BattleLog } from '../log/event.ts';
import type { TableMap } from '../table/table-map.ts';
import { FACES, MOST_OF_A_KIND, NONE } from './battle.ts';
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

/** An odd factor under which sums of small numbers seldom meet. */
const SPREAD = 0x9e3779b1;

/** The results of a battle, from the worst. */
export const RESULTS = ['loss', 'draw', 'win'] as const;

/**
 * Runs battles and sums up the course of each in one number. Two battles with the same random numbers **stay in step** as
 * long as the same figures act one after the other and after each activation: every figure on the table stands in the
 * same place, has lost as many PŻ since it began, attacked the same figure last, has the same pool, as many shots and
 * uses gone, hunkers, aims, is shielded, stunned and afraid alike; every objective is as far, lies or is carried alike;
 * the same barricades stand, the same entries are open and the same has happened by every effect; and every stream of
 * random numbers has come equally far. What was set to be different before (greatest PŻ, SPD, traits, weapons, who is yet
 * to come) does not count by itself, only by what comes of it; nor does what leaves no trace, such as the line of a list
 * by which a figure does the same. Battles that end in step have the same result too. Unequal courses are taken for equal
 * once in 2 ** 32 times.
 */
export class CourseSimulator extends BattleSimulator {
  /** Of the battle that has just been run. */
  course = 0;
  private readonly labels: Int32Array;
  /** A number for each effect, from its id. */
  private readonly effectMarks: Int32Array;
  /** What each figure had when the battle began. */
  private readonly hpBefore: Int32Array;
  private readonly shotsBefore: Int32Array;
  private readonly usesBefore: Int32Array;
  private steps: CourseStep[] | null = null;
  private readonly mixMark = (mark: number) => this.mix(mark);

  constructor(
    request: BattleRequest,
    map: TableMap,
    private readonly drawn: TrialStreams,
  ) {
    super(request, map, drawn);
    const { roster, hp, shots, uses } = this.battle;
    this.hpBefore = hp.slice();
    this.shotsBefore = shots.slice();
    this.usesBefore = uses.slice();
    this.effectMarks = Int32Array.from(request.scenario.effects, ({ id }) => markOf(id));
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
    if (battle.activations === 0) {
      this.hpBefore.set(battle.hp);
      this.shotsBefore.set(battle.shots);
      this.usesBefore.set(battle.uses);
    }
    const event = battle.log?.length ?? 0;
    const isOver = super.activate(figure);
    this.mix(this.labels[figure]!);
    this.mixState();
    this.steps?.push({ round: battle.round, figure, event, course: this.course });
    return isOver;
  }

  private mixState(): void {
    const { battle, labels } = this;
    this.mix(battle.round);
    for (let index = 0; index < battle.presentCount; index++) this.mixFigure(battle.present[index]!);
    for (let index = 0; index < battle.progress.length; index++) {
      this.mix(battle.progress[index]!);
      this.mix(battle.lies[index]! * 2 + battle.destroyed[index]!);
      const carrier = battle.carrier[index]!;
      this.mix(carrier === NONE ? NONE : labels[carrier]!);
    }
    // What has not happened is as if the scenario had no such effect.
    for (let index = 0; index < battle.spent.length; index++) {
      if (battle.spent[index]! > 0) this.mix(this.effectMarks[index]! + battle.spent[index]!);
    }
    for (let index = 0; index < battle.evacuated.length; index++) this.mix(battle.evacuated[index]!);
    const { barricades, closed, doors, anomalies } = battle;
    for (let index = 0; index < doors.opened.length; index++) this.mix(doors.opened[index]!);
    this.mix((anomalies.isPaced ? 2 : 0) + (anomalies.isFoggy ? 1 : 0));
    for (let index = 0; index < barricades.count; index++) this.mix(barricades.cells[index]!);
    for (let index = 0; index < closed.length; index++) this.mix(closed[index]!);
    this.drawn.marks(this.mixMark);
  }

  /** Small numbers share a word. */
  private mixFigure(figure: number): void {
    const { battle, labels } = this;
    const target = battle.lastTarget[figure]!;
    const marks = battle.aimed[figure]! * 4 + battle.hunkered[figure]! * 2 + battle.panicked[figure]!;
    let used = 0;
    for (let own = figure * MOST_OF_A_KIND; own < (figure + 1) * MOST_OF_A_KIND; own++) {
      used = Math.imul(used, SPREAD) + this.shotsBefore[own]! - battle.shots[own]!;
      used = Math.imul(used, SPREAD) + this.usesBefore[own]! - battle.uses[own]!;
    }
    this.mix(labels[figure]! * 0x10000 + battle.at[figure]!);
    this.mix(target === NONE ? NONE : labels[target]!);
    this.mix((this.hpBefore[figure]! - battle.hp[figure]!) * 0x1000 + battle.stunned[figure]! * 0x100 + marks);
    this.mix(used + Math.imul(battle.shield[figure]!, SPREAD));
    if (battle.unaware[figure] === 1 || battle.anomalies.jammed[figure] === 1) this.mix(battle.unaware[figure]! + 2);
    if (figure >= battle.roster.band) return;
    let dice = 0;
    for (let face = 1; face < FACES; face++) dice = dice * 32 + battle.pool[figure * FACES + face]!;
    this.mix(dice);
  }

  /** MurmurHash3's step: multiply, rotate, multiply, and the same with what is there. */
  private mix(value: number): void {
    let scrambled = Math.imul(value, 0xcc9e2d51);
    scrambled = Math.imul((scrambled << 15) | (scrambled >>> 17), 0x1b873593);
    const mixed = this.course ^ scrambled;
    this.course = (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
  }
}

/** A number of 32 bits from a name. */
function markOf(name: string): number {
  let mark = 0;
  for (let index = 0; index < name.length; index++) mark = Math.imul(mark ^ name.charCodeAt(index), SPREAD);
  return mark;
}
