import { areEnemies, type Condition, type Ending, type Scenario, type Side } from '../spec.ts';
import { type Battle, NONE } from './battle.ts';
import type { Places } from './places.ts';
import { isContact } from './sight.ts';

/** A condition with the names in it looked up. */
type Check = (battle: Battle) => boolean;

/** How a battle ends. Wins are looked at before losses, each in the order of the scenario. */
export class Endings {
  /** All endings: the wins, then the losses. */
  readonly all: readonly Ending[];
  readonly wins: number;
  private readonly checks: readonly (readonly Check[])[];
  private readonly isAtOnce: readonly boolean[];

  constructor(
    private readonly battle: Battle,
    scenario: Scenario,
    places: Places,
  ) {
    this.all = [...scenario.wins, ...scenario.losses];
    this.wins = scenario.wins.length;
    this.checks = this.all.map(({ all }) => all.map((condition) => checkOf(condition, battle, scenario, places)));
    this.isAtOnce = this.all.map(({ when }) => when === 'at-once');
  }

  /** The number of the ending that holds now; `NONE` when the battle goes on. */
  now(): number {
    return this.first(false);
  }

  /** The number of the ending that holds after the last round; `NONE` when none does. */
  atLimit(): number {
    return this.first(true);
  }

  private first(isOver: boolean): number {
    for (let index = 0; index < this.checks.length; index++) {
      if ((isOver || this.isAtOnce[index]) && this.holds(this.checks[index]!)) return index;
    }
    return NONE;
  }

  private holds(checks: readonly Check[]): boolean {
    for (let index = 0; index < checks.length; index++) if (!checks[index]!(this.battle)) return false;
    return true;
  }
}

function checkOf(condition: Condition, battle: Battle, scenario: Scenario, places: Places): Check {
  const { roster, readings } = battle;
  const figuresOf = (force: string) => roster.forces[scenario.forces.findIndex(({ id }) => id === force)]!;
  switch (condition.kind) {
    case 'neutralised': {
      const figures = figuresOf(condition.force);
      const most = readings.neutralisedAtOne ? condition.hp : 0;
      return ({ hp }) => areDownTo(hp, figures, most);
    }
    case 'eliminated': {
      const figures = figuresOf(condition.force);
      return ({ hp }) => areDownTo(hp, figures, 0);
    }
    case 'standing': {
      const figures = figuresOf(condition.force);
      return ({ at, hp }) => {
        for (let index = 0; index < figures.length; index++) {
          if (at[figures[index]!]! >= 0 && hp[figures[index]!]! >= condition.hp) return true;
        }
        return false;
      };
    }
    case 'side-eliminated': {
      const { side } = condition;
      const figures = roster.figures.flatMap((figure, index) =>
        figure.side === side && figure.activates ? [index] : [],
      );
      return ({ hp }) => areDownTo(hp, figures, 0);
    }
    case 'reached': {
      const figures = figuresOf(condition.force);
      return ({ at }) => {
        for (let index = 0; index < figures.length; index++) {
          const cell = at[figures[index]!]!;
          if (cell >= 0 && places.isInside(condition.zone, cell)) return true;
        }
        return false;
      };
    }
    case 'evacuated': {
      const zone = scenario.table.zones.findIndex(({ id }) => id === condition.zone);
      return ({ evacuated }) => evacuated[zone]! >= condition.count;
    }
    case 'inside':
      return ({ at }) => {
        let inside = 0;
        for (let figure = 0; figure < roster.band; figure++) {
          if (at[figure]! >= 0 && places.isInside(condition.zone, at[figure]!)) inside++;
        }
        return inside >= condition.count;
      };
    case 'done': {
      const objective = scenario.objectives.findIndex(({ id }) => id === condition.objective);
      const { successes } = scenario.objectives[objective]!;
      return ({ progress }) => progress[objective]! >= successes;
    }
    case 'holds': {
      const objective = scenario.objectives.findIndex(({ id }) => id === condition.objective);
      return () => holds(battle, condition.side, objective);
    }
    case 'destroyed': {
      const objective = scenario.objectives.findIndex(({ id }) => id === condition.objective);
      return ({ destroyed }) => destroyed[objective] === 1;
    }
    case 'hatched': {
      const effect = scenario.effects.findIndex(({ id }) => id === condition.effect);
      return ({ spent }) => readings.hatchingLoses && spent[effect]! > 0;
    }
    case 'any': {
      const checks = condition.of.map((one) => checkOf(one, battle, scenario, places));
      return () => {
        for (let index = 0; index < checks.length; index++) if (checks[index]!(battle)) return true;
        return false;
      };
    }
  }
}

/** Whether a figure of the side has the thing, as `carried.held` says. */
function holds(battle: Battle, side: Side, objective: number): boolean {
  const { roster, readings, present, presentCount, at } = battle;
  const place = battle.placeOf(objective);
  if (place < 0) return false;
  const carrier = battle.carrier[objective]!;
  const controls = carrier === NONE ? null : roster.figures[carrier]!.side;
  if (controls === side) return true;
  if (readings.held === 'control') return false;
  if (readings.held === 'unopposed' && controls !== null && areEnemies(controls, side)) return false;
  for (let index = 0; index < presentCount; index++) {
    const figure = present[index]!;
    // An object counts for no side.
    const { side: own, object } = roster.figures[figure]!;
    if (own === side && !object && isContact(battle, at[figure]!, place)) return true;
  }
  return false;
}

/** Whether every figure has so many PŻ or fewer. */
function areDownTo(hp: Int32Array, figures: readonly number[], most: number): boolean {
  for (let index = 0; index < figures.length; index++) if (hp[figures[index]!]! > most) return false;
  return true;
}
