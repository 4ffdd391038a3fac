import type { Scenario } from '../spec.ts';
import { NO_STANDING, type TableMap } from '../table/table-map.ts';
import { type Battle, NONE, openedLater } from './battle.ts';
import { distanceSquared, isContact } from './sight.ts';

/** The zones of a scenario as the engine asks about them, made once a scenario and map. */
export class Places {
  /** For each objective that is a place, 1 on cells from which it can be worked on. */
  private readonly beside: readonly Uint8Array[];
  /** The trap that lies on each cell, as the number of its effect; `NONE` for none. */
  readonly traps: Int16Array;
  /** Cells of each force's zones on which a figure can stand, as the battle begins. */
  readonly entries: readonly Int32Array[];
  readonly deployment: Int32Array;
  /** The cells that each force's patrol walks between. */
  readonly routes: readonly Int32Array[];
  /** Whether each objective is a thing that is carried: its place is that of the battle under way. */
  readonly isCarried: readonly boolean[];
  /** The number of the force that each objective is; `NONE` for a place. */
  private readonly forceOf: readonly number[];
  /** The same later, by the force and the ways in that are closed. */
  private readonly entriesBy = new Map<string, Int32Array>();
  private readonly inZone = new Map<string, Uint8Array>();

  constructor(
    private readonly scenario: Scenario,
    readonly map: TableMap,
  ) {
    const radius = map.contactCells;
    for (const [id, cells] of map.zones) {
      const inside = new Uint8Array(map.cells);
      for (const cell of cells) inside[cell] = 1;
      this.inZone.set(id, inside);
    }
    this.beside = scenario.objectives.map(({ zone }) => {
      const near = new Uint8Array(map.cells);
      for (const cell of zone === null ? [] : map.zones.get(zone)!) {
        const [x, y] = [cell % map.columns, Math.floor(cell / map.columns)];
        for (let row = Math.max(0, y - radius); row <= Math.min(map.rows - 1, y + radius); row++) {
          for (let column = Math.max(0, x - radius); column <= Math.min(map.columns - 1, x + radius); column++) {
            near[row * map.columns + column] = 1;
          }
        }
      }
      return near;
    });
    this.isCarried = scenario.objectives.map(({ carried }) => carried !== null);
    this.forceOf = scenario.objectives.map(({ force }) => scenario.forces.findIndex(({ id }) => id === force));
    this.traps = new Int16Array(map.cells).fill(NONE);
    for (const [index, effect] of scenario.effects.entries()) {
      if (effect.kind === 'trap') for (const cell of map.zones.get(effect.zone)!) this.traps[cell] = index;
    }
    const opened = openedLater(scenario.effects);
    this.entries = scenario.forces.map(({ zones }) => this.standable(zones.filter((zone) => !opened.has(zone))));
    this.deployment = this.standable([scenario.deployment]);
    this.routes = scenario.forces.map(({ route }) => Int32Array.from(route, ([x, y]) => map.cellAt(x, y)));
  }

  /** Whether an objective can be worked on from a cell: from base contact with it, or from inside a place. */
  isBeside(battle: Battle, objective: number, cell: number): boolean {
    const force = this.forceOf[objective]!;
    if (this.isCarried[objective]) {
      const place = battle.placeOf(objective);
      return place >= 0 && isContact(battle, place, cell);
    }
    if (force === NONE) return this.beside[objective]![cell] === 1;
    const figures = battle.roster.forces[force]!;
    for (let index = 0; index < figures.length; index++) {
      const at = battle.at[figures[index]!]!;
      if (at >= 0 && isContact(battle, at, cell)) return true;
    }
    return false;
  }

  isInside(zone: string, cell: number): boolean {
    return this.inZone.get(zone)![cell] === 1;
  }

  /**
   * Whether a figure stands within so many inches of a force, an objective or a zone, without being of that force: the
   * straight distance to its nearest figure or cell.
   */
  isWithin(battle: Battle, centre: string, inches: number, figure: number): boolean {
    const objective = this.scenario.objectives.find(({ id }) => id === centre);
    const force = this.scenario.forces.findIndex(({ id }) => id === (objective?.force ?? centre));
    if (force >= 0 && battle.roster.forces[force]!.includes(figure)) return false;
    return this.isNear(battle, centre, inches, battle.at[figure]!);
  }

  /** The same of a cell. */
  isNear(battle: Battle, centre: string, inches: number, from: number): boolean {
    const cells = inches / this.map.cell;
    const objective = this.scenario.objectives.find(({ id }) => id === centre);
    const force = this.scenario.forces.findIndex(({ id }) => id === (objective?.force ?? centre));
    if (force >= 0) {
      const own = battle.roster.forces[force]!;
      return own.some(
        (other) => battle.isPresent(other) && distanceSquared(battle, from, battle.at[other]!) <= cells ** 2,
      );
    }
    if (objective !== undefined && this.isCarried[this.scenario.objectives.indexOf(objective)]) {
      const place = battle.placeOf(this.scenario.objectives.indexOf(objective));
      return place >= 0 && distanceSquared(battle, from, place) <= cells ** 2;
    }
    const zone = objective?.zone ?? centre;
    return this.map.zones.get(zone)!.some((cell) => distanceSquared(battle, from, cell) <= cells ** 2);
  }

  /** A cell of the objective: where to go for it; `NONE` when it is a figure that is not on the table. */
  cellOf(battle: Battle, objective: number): number {
    const force = this.forceOf[objective]!;
    if (this.isCarried[objective]) return battle.placeOf(objective);
    if (force === NONE) return middle(this.map.zones.get(this.scenario.objectives[objective]!.zone!)!);
    const figures = battle.roster.forces[force]!;
    for (let index = 0; index < figures.length; index++) {
      const cell = battle.at[figures[index]!]!;
      if (cell >= 0) return cell;
    }
    return NONE;
  }

  /** A cell in the middle of a zone. */
  middleOf(zone: string): number {
    return middle(this.map.zones.get(zone)!);
  }

  /** The cell of a zone that is nearest to a place on foot. */
  nearestOf(zone: string, from: number): number {
    const { map } = this;
    let best = NONE;
    for (const cell of map.zones.get(zone)!) {
      if ((map.flags[cell]! & NO_STANDING) !== 0) continue;
      if (best === NONE || map.paths[from * map.cells + cell]! < map.paths[from * map.cells + best]!) best = cell;
    }
    return best;
  }

  /** Cells on which a figure of the force can arrive now that ways in have been closed or opened. */
  entriesNow({ closed }: Battle, force: number): Int32Array {
    const ways = `${force}:${closed.join('')}`;
    let cells = this.entriesBy.get(ways);
    if (cells === undefined) {
      const { forces, table } = this.scenario;
      const isOpen = (zone: string) => closed[table.zones.findIndex(({ id }) => id === zone)] === 0;
      cells = this.standable(forces[force]!.zones.filter(isOpen));
      this.entriesBy.set(ways, cells);
    }
    return cells;
  }

  /** Cells of the zones on which a figure can stand. */
  standable(zones: readonly string[]): Int32Array {
    const cells = zones.flatMap((zone) => [...this.map.zones.get(zone)!]);
    const free = cells.filter((cell) => (this.map.flags[cell]! & NO_STANDING) === 0);
    return Int32Array.from(new Set(free));
  }
}

function middle(cells: Int32Array): number {
  return cells[cells.length >> 1]!;
}
