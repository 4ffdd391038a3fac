import type { Scenario } from '../spec.ts';
import { NO_STANDING } from '../table/table-map.ts';
import { type Battle, NONE } from './battle.ts';
import { freeCellOf } from './free-cell.ts';
import type { Places } from './places.ts';
import { distanceSquared } from './sight.ts';

/** Who stands where at the start, and who comes later. */
export class Arrivals {
  constructor(
    private readonly battle: Battle,
    private readonly scenario: Scenario,
    private readonly places: Places,
  ) {}

  /**
   * Sets up things, then the band in its zone and every other force that is there from the start, each figure on a random
   * free cell.
   */
  setUp(): void {
    const { battle, places } = this;
    const { band } = battle.roster;
    this.setUpForces(true);
    for (let figure = 0; figure < band; figure++) this.place(figure, places.deployment, null);
    this.setUpForces(false);
  }

  private setUpForces(areThings: boolean): void {
    const { battle, scenario, places } = this;
    const { forces } = battle.roster;
    for (let force = 0; force < forces.length; force++) {
      if (!scenario.forces[force]!.starts || scenario.forces[force]!.object !== areThings) continue;
      const figures = forces[force]!;
      for (let index = 0; index < figures.length; index++) this.place(figures[index]!, places.entries[force]!, null);
      battle.arrived[force] = figures.length;
    }
  }

  /** The next figures of a force come in, as many as are left and find a free cell. */
  arrive(forceId: string, count: number, beside: string | null, effect: string): void {
    const { battle, places } = this;
    const force = this.forceNumber(forceId);
    const near = beside === null ? NONE : this.figureOf(beside);
    const cells = battle.haveEntriesChanged ? places.entriesNow(battle, force) : places.entries[force]!;
    for (let done = 0; done < count; done++) {
      const figure = battle.roster.forces[force]![battle.arrived[force]!];
      if (figure === undefined) return;
      const isIn = near === NONE ? this.place(figure, cells, effect) : this.placeBeside(figure, near, effect);
      if (isIn) battle.arrived[force]!++;
    }
  }

  private forceNumber(id: string): number {
    return this.scenario.forces.findIndex((force) => force.id === id);
  }

  /** The first figure of a force that stands on the table; `NONE` when there is none. */
  private figureOf(force: string): number {
    const { battle } = this;
    const figures = battle.roster.forces[this.forceNumber(force)]!;
    for (let index = 0; index < figures.length; index++) if (battle.isPresent(figures[index]!)) return figures[index]!;
    return NONE;
  }

  /** On the free cell nearest to a figure, the first of several. */
  private placeBeside(figure: number, near: number, by: string): boolean {
    const { battle } = this;
    const { map, at, occupant } = battle;
    let best = NONE;
    let shortest = Number.POSITIVE_INFINITY;
    for (let cell = 0; cell < map.cells; cell++) {
      if (occupant[cell] !== NONE || (map.flags[cell]! & NO_STANDING) !== 0) continue;
      const distance = distanceSquared(battle, at[near]!, cell);
      if (distance >= shortest) continue;
      best = cell;
      shortest = distance;
    }
    if (best === NONE) return false;
    battle.enter(figure, best);
    battle.log?.push({ type: 'arrive', figure, cell: best, by });
    return true;
  }

  private place(figure: number, cells: Int32Array, by: string | null): boolean {
    const { battle } = this;
    if (cells.length === 0) return false;
    let cell = cells[battle.placing.below(cells.length)]!;
    if (battle.occupant[cell] !== NONE) cell = freeCellOf(battle, cells);
    if (cell === NONE) return false;
    battle.enter(figure, cell);
    battle.log?.push({ type: 'arrive', figure, cell, by });
    return true;
  }
}
