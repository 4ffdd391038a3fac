import { BARRIER, entryUnits, FLAG, NO_STANDING, STRAIGHT, UNREACHABLE } from '../table/table-map.ts';
import { subjectBit } from '../traits/subject-bits.ts';
import { type Battle, DONE, NONE } from './battle.ts';
import { Detour, isOpenDoor, isPassable } from './detour.ts';
import { DIRECTIONS, type GridSteps } from './grid-steps.ts';
import { kindNumber } from './roster.ts';
import { isContact } from './sight.ts';
import { NOTHING, ONE_SUCCESS, type Tester } from './tests.ts';

const CLIMBING = kindNumber('climbing');
const WILL = kindNumber('will');
/** What a locked door is opened by. */
const OPENING = [kindNumber('technical'), kindNumber('strength')] as const;
const FEAR = subjectBit('fear');

/** Moves and climbs. Podręcznik czasownika, Ruch. */
export class Movement {
  private readonly detour: Detour;
  /** Whether the path found last stops at something to climb. */
  private stopsAtClimb = false;
  /** The locked door that comes next on the path found last; `NONE` for none. */
  private doorAhead = NONE;
  /** Units that a barrier costs more on the way in, in lengths of paths. */
  private readonly entry: number;

  /** @param onPath called after a move with the path in `Battle.path`: what lies on the way may strike */
  constructor(
    private readonly battle: Battle,
    private readonly steps: GridSteps,
    private readonly tester: Tester,
    private readonly onPath: (figure: number) => void,
  ) {
    this.detour = new Detour(battle, steps);
    this.entry = entryUnits(battle.map.cell);
  }

  /** Whether the figure may spend AP on a Move now. */
  canMove(figure: number): boolean {
    const { battle } = this;
    return battle.mayDo(DONE.move) && battle.isPresent(figure) && this.moveOf(figure) > 0;
  }

  /** Units that the figure can go with so many AP, and no more than it has. */
  reachOf(figure: number, ap: number): number {
    return this.moveOf(figure) * Math.min(ap, this.battle.ap);
  }

  /** Units of one Move of the figure from where it stands, as time flows there. */
  moveOf(figure: number): number {
    const { roster, anomalies, at } = this.battle;
    const { reach } = roster.figures[figure]!;
    return anomalies.isPaced ? Math.floor(reach * anomalies.pace[at[figure]!]!) : reach;
  }

  /** Units from the figure to a cell when nobody is in the way. */
  lengthTo(figure: number, cell: number): number {
    const { map, at } = this.battle;
    return map.paths[at[figure]! * map.cells + cell]!;
  }

  /** Whether a figure can end its move on the cell: free or its own, and neither blocked nor to be climbed. */
  canStand(figure: number, cell: number): boolean {
    const { map, occupant } = this.battle;
    const other = occupant[cell]!;
    return (other === NONE || other === figure) && (map.flags[cell]! & NO_STANDING) === 0;
  }

  /**
   * Goes towards a cell as far as the AP allow, by the shortest way, and round figures that stand in it; climbs when that
   * comes next. Spends 1 AP when that is enough, else 2. Returns whether any AP was spent.
   * @param mostAp the AP that may be spent, 1 or 2
   */
  goTo(figure: number, cell: number, mostAp = 2): boolean {
    const { battle } = this;
    if (!this.canMove(figure) || battle.at[figure] === cell) return false;
    this.findPath(figure, cell, this.reachOf(figure, mostAp));
    if (battle.pathLength < 2) {
      if (this.doorAhead !== NONE) return this.open(figure, this.doorAhead);
      return this.stopsAtClimb && this.climb(figure, cell);
    }
    this.walk(figure);
    return true;
  }

  /** Goes towards base contact with another figure. */
  goToContact(figure: number, target: number, mostAp = 2): boolean {
    const cell = this.contactCell(figure, this.battle.at[target]!);
    if (cell === this.battle.at[figure]) return false;
    return this.goTo(figure, cell === NONE ? this.battle.at[target]! : cell, mostAp);
  }

  /** The free cell in base contact with a place that is nearest to the figure; `NONE` when all are taken. */
  contactCell(figure: number, place: number): number {
    const { battle } = this;
    const { columns, map, at } = battle;
    const own = at[figure]!;
    const radius = map.contactCells;
    const x = map.columnAt[place]!;
    const y = map.rowAt[place]!;
    let best = NONE;
    let shortest = UNREACHABLE;
    for (let row = Math.max(0, y - radius); row <= Math.min(map.rows - 1, y + radius); row++) {
      for (let column = Math.max(0, x - radius); column <= Math.min(columns - 1, x + radius); column++) {
        const cell = row * columns + column;
        if (cell === place || !this.canStand(figure, cell)) continue;
        const length = map.paths[own * map.cells + cell]!;
        if (length < shortest) {
          shortest = length;
          best = cell;
        }
      }
    }
    return best;
  }

  /** Whether the figure can come into base contact with the place for so many AP, nobody being in the way. */
  canReachContact(figure: number, place: number, ap: number): boolean {
    if (isContact(this.battle, this.battle.at[figure]!, place)) return true;
    if (!this.canMove(figure)) return false;
    const cell = this.contactCell(figure, place);
    return cell !== NONE && this.lengthTo(figure, cell) <= this.reachOf(figure, ap);
  }

  /** Moves the escorted figure, which is in base contact, towards a cell for 1 AP of the other. */
  drag(figure: number, escorted: number, cell: number): boolean {
    const { battle } = this;
    if (
      !battle.mayDo(DONE.drag) ||
      battle.panicked[escorted] === 1 ||
      !isContact(battle, battle.at[figure]!, battle.at[escorted]!)
    )
      return false;
    this.findPath(escorted, cell, this.moveOf(escorted));
    if (battle.pathLength < 2) return false;
    battle.ap--;
    battle.done |= DONE.drag;
    battle.hunkered[escorted] = 0;
    battle.put(escorted, battle.path[battle.pathLength - 1]!);
    battle.log?.push({ type: 'drag', figure, escorted, ap: 1, path: this.pathCells(), cost: this.pathInches() });
    this.onPath(escorted);
    if (battle.readings.leaderFollows && battle.isPresent(escorted)) this.comeAlong(figure, battle.at[escorted]!);
    return true;
  }

  /** Whoever leads comes into base contact again, as far as a Move takes it. */
  private comeAlong(figure: number, place: number): void {
    const { battle } = this;
    if (isContact(battle, battle.at[figure]!, place)) return;
    const cell = this.contactCell(figure, place);
    if (cell === NONE) return;
    this.findPath(figure, cell, this.moveOf(figure));
    if (battle.pathLength < 2) return;
    battle.hunkered[figure] = 0;
    battle.put(figure, battle.path[battle.pathLength - 1]!);
    battle.log?.push({ type: 'follow', figure, path: this.pathCells(), cost: this.pathInches() });
    this.onPath(figure);
  }

  private walk(figure: number): void {
    const { battle } = this;
    const end = battle.path[battle.pathLength - 1]!;
    if (battle.roster.figures[figure]!.traits.does.fearsMelee !== null && !this.dares(figure, end)) return;
    const ap = battle.pathCost <= this.moveOf(figure) ? 1 : 2;
    battle.ap -= ap;
    battle.done |= DONE.move;
    battle.marks.movedAp += ap;
    battle.hunkered[figure] = 0;
    battle.put(figure, end);
    battle.log?.push({ type: 'move', figure, ap, path: this.pathCells(), cost: this.pathInches() });
    this.onPath(figure);
  }

  /**
   * Whether a figure that fears melee goes where it comes into base contact with an enemy who seems stronger, or with
   * several: a test of will, and the Move is lost when that fails. Cechy postaci: Tchórzliwy.
   */
  private dares(figure: number, end: number): boolean {
    const { battle } = this;
    const { present, presentCount, at, hp } = battle;
    let feared = NONE;
    let enemies = 0;
    let isNew = false;
    for (let index = 0; index < presentCount; index++) {
      const other = present[index]!;
      if (!battle.areEnemies(figure, other) || !isContact(battle, end, at[other]!)) continue;
      enemies++;
      if (isContact(battle, at[figure]!, at[other]!)) continue;
      isNew = true;
      if (feared === NONE || hp[other]! > hp[feared]!) feared = other;
    }
    const isFearful = isNew && (battle.readings.fearsAll || enemies > 1 || hp[feared]! > hp[figure]!);
    if (!isFearful) return true;
    battle.log?.push({ type: 'dread', figure, enemy: feared });
    battle.countUse(figure, battle.roster.figures[figure]!.traits.does.fearsMelee!);
    if (this.tester.take(figure, WILL, ONE_SUCCESS, NOTHING, NOTHING, FEAR) > 0) return true;
    battle.ap--;
    battle.done |= DONE.move;
    battle.log?.push({ type: 'balk', figure, ap: 1 });
    return false;
  }

  private pathCells(): number[] {
    return Array.from(this.battle.path.subarray(0, this.battle.pathLength));
  }

  private pathInches(): number {
    return (this.battle.pathCost / STRAIGHT) * this.battle.map.cell;
  }

  /** Leaves in `Battle.path` the way that the figure goes with so many units: it ends on a cell where it can stand. */
  private findPath(figure: number, destination: number, budget: number): void {
    this.stopsAtClimb = false;
    this.doorAhead = NONE;
    if (this.follow(figure, destination, budget)) this.goRound(figure, destination, budget);
  }

  /** The way round the figures in the way, as far as the units allow. */
  private goRound(figure: number, destination: number, budget: number): void {
    const { battle, detour } = this;
    const { path } = battle;
    const length = detour.find(figure, destination);
    battle.pathLength = 1;
    battle.pathCost = 0;
    for (let index = 1; index < length; index++) {
      const cell = path[index]!;
      if (detour.lengthTo(cell) > budget) break;
      if (!this.canStand(figure, cell)) continue;
      battle.pathLength = index + 1;
      battle.pathCost = detour.lengthTo(cell);
    }
  }

  /**
   * Goes down the lengths to the destination, step by step, and back to the last cell where the figure can stand.
   * Returns whether a figure is in the way.
   */
  private follow(figure: number, destination: number, budget: number): boolean {
    const { battle, steps } = this;
    const { path, map } = battle;
    const lengths = map.paths;
    const row = destination * map.cells;
    let here = battle.at[figure]!;
    let cost = 0;
    let length = 1;
    let isBarred = false;
    path[0] = here;
    battle.pathLength = 1;
    battle.pathCost = 0;
    while (lengths[row + here]! > 0) {
      const left = lengths[row + here]!;
      let next = NONE;
      let nextCost = 0;
      let climbs = false;
      let barred = false;
      let door = NONE;
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        const index = here * DIRECTIONS + direction;
        const step = steps.cost[index]!;
        if (step === UNREACHABLE) continue;
        const cell = steps.to[index]!;
        const flags = map.flags[cell]!;
        if (lengths[row + cell]! + step > left) continue;
        if ((flags & FLAG.climb) !== 0) {
          climbs = true;
          continue;
        }
        // In the lengths, going into a door and out of it costs more than the step.
        const isAtEdge =
          (flags & BARRIER) === 0 ? (map.flags[here]! & BARRIER) !== 0 : (map.flags[here]! & BARRIER) === 0;
        const more = isAtEdge ? this.entry : 0;
        if (lengths[row + cell]! + step + more !== left) continue;
        if ((flags & FLAG.door) !== 0 && !isOpenDoor(battle, figure, cell)) {
          door = cell;
          continue;
        }
        if (!isPassable(battle, figure, cell)) {
          barred = true;
          continue;
        }
        next = cell;
        nextCost = step;
        break;
      }
      if (next === NONE) {
        this.stopsAtClimb = climbs;
        this.doorAhead = door;
        isBarred = barred && !climbs && door === NONE;
        break;
      }
      if (cost + nextCost > budget) break;
      cost += nextCost;
      here = next;
      path[length++] = here;
      if (this.canStand(figure, here)) {
        battle.pathLength = length;
        battle.pathCost = cost;
      }
    }
    return isBarred;
  }

  /** Opens a locked door beside the figure, for the rest of the battle: 1 AP and a test; a failure wastes the AP. */
  private open(figure: number, door: number): boolean {
    const { battle, tester } = this;
    // One of its own side may stand between them.
    if (!battle.mayDo(DONE.interact) || !isContact(battle, battle.at[figure]!, door)) return false;
    battle.ap--;
    battle.done |= DONE.interact;
    battle.log?.push({ type: 'unlock', figure, ap: 1, cell: door });
    const kind = tester.easiest(figure, OPENING, 0);
    if (tester.take(figure, kind, ONE_SUCCESS) > 0) battle.doors.open(door);
    return true;
  }

  /** Climbs what comes next on the way: 1 AP and a test; a failure wastes the AP. */
  private climb(figure: number, destination: number): boolean {
    const { battle, steps } = this;
    const { path, map, roster, at } = battle;
    const row = destination * map.cells;
    let here = at[figure]!;
    let cost = 0;
    let length = 1;
    path[0] = here;
    while (length === 1 || !this.canStand(figure, here)) {
      let next = NONE;
      let shortest = UNREACHABLE;
      let nextCost = 0;
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        const index = here * DIRECTIONS + direction;
        const step = steps.cost[index]!;
        if (step === UNREACHABLE || !isPassable(battle, figure, steps.to[index]!)) continue;
        const cell = steps.to[index]!;
        const isFirst = length === 1;
        if (isFirst && (map.flags[cell]! & FLAG.climb) === 0) continue;
        if ((map.flags[cell]! & FLAG.door) !== 0 && !isOpenDoor(battle, figure, cell)) continue;
        const left = map.paths[row + cell]! + step;
        if (left >= shortest) continue;
        shortest = left;
        next = cell;
        nextCost = step;
      }
      cost += nextCost;
      if (next === NONE || cost > this.moveOf(figure)) return false;
      here = next;
      path[length++] = here;
    }
    if (roster.figures[figure]!.traits.does.fearsMelee !== null && !this.dares(figure, here)) return true;
    battle.ap--;
    battle.done |= DONE.move;
    battle.marks.movedAp++;
    battle.marks.hasClimbed = true;
    battle.hunkered[figure] = 0;
    battle.pathLength = length;
    battle.pathCost = cost;
    battle.log?.push({ type: 'climb', figure, ap: 1, path: this.pathCells(), cost: this.pathInches() });
    if (this.tester.take(figure, CLIMBING, ONE_SUCCESS) > 0) {
      battle.put(figure, here);
      this.onPath(figure);
    }
    return true;
  }
}
