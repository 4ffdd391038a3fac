import type { Scenario } from '../spec.ts';
import type { Attacks } from './attack.ts';
import { AIMED, AIMED_LAST, type Battle, DONE, MOST_OF_A_KIND, NONE } from './battle.ts';
import type { Movement } from './movement.ts';
import type { Places } from './places.ts';
import { kindNumber } from './roster.ts';
import type { Stakes, Tester } from './tests.ts';

/** What one AP buys besides moves and attacks. Podręcznik czasownika, Akcje w turze. */
export class Actions {
  private readonly stakes: Stakes = { ignored: 0, useful: 1, each: 1, last: 1 };

  constructor(
    private readonly battle: Battle,
    private readonly scenario: Scenario,
    private readonly places: Places,
    private readonly tester: Tester,
    readonly attacks: Attacks,
    readonly movement: Movement,
  ) {}

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
    const { ap, side, successes } = this.scenario.objectives[objective]!;
    if (!battle.mayDo(DONE.interact) || battle.ap < ap || battle.progress[objective]! >= successes) return false;
    if (battle.roster.figures[figure]!.side !== side) return false;
    return this.places.isBeside(objective, battle.at[figure]!);
  }

  /** Works on an objective: a test whose successes add up, or one success where none is asked for. */
  interact(figure: number, objective: number): boolean {
    if (!this.canInteract(figure, objective)) return false;
    const { battle, stakes } = this;
    const { id, ap, test, successes } = this.scenario.objectives[objective]!;
    battle.ap -= ap;
    battle.done |= DONE.interact;
    battle.log?.push({ type: 'interact', figure, objective: id, ap });
    const missing = successes - battle.progress[objective]!;
    stakes.useful = missing;
    const won = test === null ? 1 : this.tester.take(figure, kindNumber(test), stakes);
    battle.progress[objective]! += Math.min(won, missing);
    battle.log?.push({ type: 'progress', objective: id, successes: battle.progress[objective]!, of: successes });
    return true;
  }

  /** The first ability that the figure can use now; `NONE` when there is none. */
  ability(figure: number): number {
    const { battle } = this;
    if (!battle.mayDo(DONE.ability) || battle.shield[figure] !== 0) return NONE;
    const { abilities } = battle.roster.figures[figure]!;
    for (let ability = 0; ability < abilities.length; ability++) {
      const { ap } = abilities[ability]!;
      if (battle.ap >= ap && battle.uses[figure * MOST_OF_A_KIND + ability] !== 0) return ability;
    }
    return NONE;
  }

  /** Tries an ability of the figure's profile: a test, and its effect when that is passed. */
  useAbility(figure: number): boolean {
    const { battle, stakes } = this;
    const ability = this.ability(figure);
    if (ability === NONE) return false;
    const { id, ap, test, effect } = battle.roster.figures[figure]!.abilities[ability]!;
    battle.ap -= ap;
    battle.done |= DONE.ability;
    const use = figure * MOST_OF_A_KIND + ability;
    if (battle.uses[use]! > 0) battle.uses[use]!--;
    battle.log?.push({ type: 'ability', figure, ability: id, ap });
    stakes.useful = 1;
    if (this.tester.take(figure, kindNumber(test), stakes) > 0) {
      battle.shield[figure] = effect.ignores;
      battle.log?.push({ type: 'shield', figure, ignores: effect.ignores });
    }
    return true;
  }
}
