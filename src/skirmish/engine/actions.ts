import type { Ability, Scenario } from '../spec.ts';
import { subjectBit } from '../traits/subject-bits.ts';
import type { Attacks } from './attack.ts';
import { Barricading } from './barricading.ts';
import { AIMED, AIMED_LAST, type Battle, DONE, MOST_OF_A_KIND, NONE } from './battle.ts';
import type { Movement } from './movement.ts';
import type { Places } from './places.ts';
import { kindNumber } from './roster.ts';
import { NOTHING, type Stakes, type Tester } from './tests.ts';
import type { TraitActions } from './trait-actions.ts';

const OBJECTIVE = subjectBit('objective');

type Effect = Ability['effect']['kind'];

/** What one AP buys besides moves and attacks. Podręcznik czasownika, Akcje w turze. */
export class Actions {
  /** The kinds of test of each objective, as numbers. */
  private readonly kinds: readonly (readonly number[])[];
  /** What work on an objective is about beside its kind. */
  private readonly occasion: number;
  private readonly stakes: Stakes = { ignored: 0, useful: 1, each: 1, last: 1 };
  readonly barricading: Barricading;

  constructor(
    private readonly battle: Battle,
    private readonly scenario: Scenario,
    private readonly places: Places,
    private readonly tester: Tester,
    readonly attacks: Attacks,
    readonly movement: Movement,
    readonly traits: TraitActions,
  ) {
    this.kinds = scenario.objectives.map(({ tests }) => tests.map(kindNumber));
    this.barricading = new Barricading(battle, scenario, places);
    this.occasion = battle.readings.improvises ? OBJECTIVE : 0;
  }

  /** Krycie się: until its next activation, unless it moves or attacks before. */
  hunker(figure: number): boolean {
    const { battle } = this;
    const { readings } = battle;
    if (battle.ap === 0 || battle.hunkered[figure] === 1) return false;
    if (!readings.hunkersAfterAttack && (battle.done & DONE.attack) !== 0) return false;
    battle.ap--;
    battle.done |= DONE.hunker;
    battle.hunkered[figure] = 1;
    battle.log?.push({ type: 'hunker', figure, ap: 1 });
    return true;
  }

  /** Celowanie: an advantage in the next attack of this activation. */
  aim(figure: number): boolean {
    const { battle } = this;
    if (battle.ap === 0 || battle.aimed[figure] !== 0) return false;
    battle.ap--;
    battle.done |= DONE.aim;
    battle.aimed[figure] = battle.ap === 0 ? AIMED_LAST : AIMED;
    battle.log?.push({ type: 'aim', figure, ap: 1 });
    return true;
  }

  /** Lets AP go. */
  wait(figure: number): boolean {
    const { battle } = this;
    if (battle.ap === 0) return false;
    const ap = battle.ap === 2 ? 2 : 1;
    battle.log?.push({ type: 'wait', figure, ap });
    battle.ap = 0;
    return true;
  }

  /** Leaves the table over its edge from inside a zone, with whatever AP are left: the move to it has been paid for. */
  leave(figure: number, zone: string): boolean {
    const { battle } = this;
    if (battle.ap === 0 || !this.places.isInside(zone, battle.at[figure]!)) return false;
    battle.ap = 0;
    battle.evacuated[this.scenario.table.zones.findIndex(({ id }) => id === zone)]!++;
    battle.log?.push({ type: 'leaves', figure, zone });
    battle.leave(figure);
    return true;
  }

  /** Whether the figure is where it can work on the objective, and there is work left. */
  canInteract(figure: number, objective: number): boolean {
    const { battle } = this;
    const { ap, side, successes, carried } = this.scenario.objectives[objective]!;
    if (!battle.mayDo(DONE.interact) || battle.ap < ap || battle.progress[objective]! >= successes) return false;
    // What is carried anybody may take, but from nobody who has it.
    if (carried === null ? battle.roster.figures[figure]!.side !== side : battle.carrier[objective] !== NONE)
      return false;
    return this.places.isBeside(battle, objective, battle.at[figure]!);
  }

  /** Works on an objective: a test whose successes add up, or one success where none is asked for. */
  interact(figure: number, objective: number): boolean {
    if (!this.canInteract(figure, objective)) return false;
    const { battle, stakes } = this;
    const { id, ap, successes } = this.scenario.objectives[objective]!;
    const kinds = this.kinds[objective]!;
    battle.ap -= ap;
    battle.done |= DONE.interact;
    battle.log?.push({ type: 'interact', figure, objective: id, ap });
    const missing = successes - battle.progress[objective]!;
    stakes.useful = missing;
    const won =
      kinds.length === 0
        ? 1
        : this.tester.take(
            figure,
            this.tester.easiest(figure, kinds, this.occasion),
            stakes,
            NOTHING,
            NOTHING,
            this.occasion,
          );
    if (this.places.isCarried[objective]) {
      if (won > 0) this.take(figure, objective);
      return true;
    }
    battle.progress[objective]! += Math.min(won, missing);
    if (won >= missing) battle.doneIn[objective] = battle.round;
    battle.log?.push({ type: 'progress', objective: id, successes: battle.progress[objective]!, of: successes });
    return true;
  }

  private take(figure: number, objective: number): void {
    const { battle } = this;
    battle.carrier[objective] = figure;
    battle.log?.push({ type: 'takes', figure, objective: this.scenario.objectives[objective]!.id });
  }

  /** The first ability that the figure can use now, of any effect or of one; `NONE` when there is none. */
  private ability(figure: number, wanted: Effect | 'any'): number {
    const { battle } = this;
    if (!battle.mayDo(DONE.ability)) return NONE;
    const { abilities } = battle.roster.figures[figure]!;
    for (let ability = 0; ability < abilities.length; ability++) {
      const { ap, effect } = abilities[ability]!;
      if (battle.ap < ap || battle.uses[figure * MOST_OF_A_KIND + ability] === 0) continue;
      if ((wanted === 'any' || wanted === effect.kind) && this.isOfUse(figure, effect.kind)) return ability;
    }
    return NONE;
  }

  /** Whether an effect is not there already, and for a call whether anybody of the figure's side hears it. */
  private isOfUse(figure: number, effect: Effect): boolean {
    const { battle } = this;
    if (effect === 'shield') return battle.shield[figure] === 0;
    const { sides } = battle.roster;
    const side = sides[figure]!;
    if (battle.caller[side] !== NONE) return false;
    for (let index = 0; index < battle.presentCount; index++) {
      const other = battle.present[index]!;
      if (other !== figure && sides[other] === side) return true;
    }
    return false;
  }

  /** Tries an ability of the figure's profile, the first that is of use: its effect comes when its test is passed. */
  useAbility(figure: number, wanted: Effect | 'any' = 'any'): boolean {
    const { battle, stakes } = this;
    const ability = this.ability(figure, wanted);
    if (ability === NONE) return false;
    const { figures, sides } = battle.roster;
    const { id, ap, test, effect } = figures[figure]!.abilities[ability]!;
    battle.ap -= ap;
    battle.done |= DONE.ability;
    const use = figure * MOST_OF_A_KIND + ability;
    if (battle.uses[use]! > 0) battle.uses[use]!--;
    battle.log?.push({ type: 'ability', figure, ability: id, ap });
    stakes.useful = 1;
    if (test !== null && this.tester.take(figure, kindNumber(test), stakes) === 0) return true;
    if (effect.kind === 'shield') {
      battle.shield[figure] = effect.ignores;
      battle.log?.push({ type: 'shield', figure, ignores: effect.ignores });
    } else {
      battle.caller[sides[figure]!] = figure;
      battle.log?.push({ type: 'call', figure });
    }
    return true;
  }
}
