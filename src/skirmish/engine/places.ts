import type { Scenario } from '../spec.ts';
import { FLAG, type TableMap } from '../table/table-map.ts';
import { type Battle, NONE } from './battle.ts';
import { distanceSquared } from './sight.ts';

/** The zones of a scenario as the engine asks about them, made once a scenario and map. */
export class Places {
  /** For each objective, 1 on cells from which it can be worked on. */
  private readonly beside: readonly Uint8Array[];
  /** The trap that lies on each cell, as the number of its effect; `NONE` for none. */
  readonly traps: Int16Array;
  /** Cells of each force's zones on which a figure can stand. */
  readonly entries: readonly Int32Array[];
  readonly deployment: Int32Array;
  /** The cells that each force's patrol walks between. */
  readonly routes: readonly Int32Array[];
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
      for (const cell of map.zones.get(zone)!) {
        const [x, y] = [cell % map.columns, Math.floor(cell / map.columns)];
        for (let row = Math.max(0, y - radius); row <= Math.min(map.rows - 1, y + radius); row++) {
          for (let column = Math.max(0, x - radius); column <= Math.min(map.columns - 1, x + radius); column++) {
            near[row * map.columns + column] = 1;
          }
        }
      }
      return near;
    });
    this.traps = new Int16Array(map.cells).fill(NONE);
    for (const [index, effect] of scenario.effects.entries()) {
      if (effect.kind === 'trap') for (const cell of map.zones.get(effect.zone)!) this.traps[cell] = index;
    }
    this.entries = scenario.forces.map(({ zones }) => this.standable(zones));
    this.deployment = this.standable([scenario.deployment]);
    this.routes = scenario.forces.map(({ route }) => Int32Array.from(route, ([x, y]) => map.cellAt(x, y)));
  }

  isBeside(objective: number, cell: number): boolean {
    return this.beside[objective]![cell] === 1;
  }

  isInside(zone: string, cell: number): boolean {
    return this.inZone.get(zone)![cell] === 1;
  }

  /**
   * Whether a figure stands within so many inches of a force, an objective or a zone, without being of that force: the
   * straight distance to its nearest figure or cell.
   */
  isWithin(battle: Battle, centre: string, inches: number, figure: number): boolean {
    const cells = inches / this.map.cell;
    const from = battle.at[figure]!;
    const force = this.scenario.forces.findIndex(({ id }) => id === centre);
    if (force >= 0) {
      const own = battle.roster.forces[force]!;
      if (own.includes(figure)) return false;
      return own.some((other) => battle.isPresent(other) && distanceSquared(battle, from, battle.at[other]!) <= cells ** 2);
    }
    const zone = this.scenario.objectives.find(({ id }) => id === centre)?.zone ?? centre;
    return this.map.zones.get(zone)!.some((cell) => distanceSquared(battle, from, cell) <= cells ** 2);
  }

  /** A cell of the objective: where to go for it. */
  cellOf(objective: number): number {
    return middle(this.map.zones.get(this.scenario.objectives[objective]!.zone)!);
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
      if ((map.flags[cell]! & (FLAG.blocks | FLAG.climb)) !== 0) continue;
      if (best === NONE || map.paths[from * map.cells + cell]! < map.paths[from * map.cells + best]!) best = cell;
    }
    return best;
  }

  private standable(zones: readonly string[]): Int32Array {
    const cells = zones.flatMap((zone) => [...this.map.zones.get(zone)!]);
    const free = cells.filter((cell) => (this.map.flags[cell]! & (FLAG.blocks | FLAG.climb)) === 0);
    return Int32Array.from(new Set(free));
  }
}

function middle(cells: Int32Array): number {
  return cells[cells.length >> 1]!;
}
