import type { Actions } from '../engine/actions.ts';
import type { Attacks, WeaponWanted } from '../engine/attack.ts';
import { type Battle, MOST_OF_A_KIND, NONE } from '../engine/battle.ts';
import { coverCell, type Wanted } from '../engine/cover-search.ts';
import type { Movement } from '../engine/movement.ts';
import type { Places } from '../engine/places.ts';
import { distanceSquared, isContact, isCoveredAt, isInMelee, isOpenTo, sightOf } from '../engine/sight.ts';
import { areEnemies, type Goal, type Scenario } from '../spec.ts';
import { CONCEALED, COVERED } from '../table/table-map.ts';

/**
 * Whom a list looks for: enemies; players' figures (for one of these: its enemies); figures of any other side; any figure
 * that is not of the same force, whatever its side.
 */
export type Quarry = 'enemy' | 'player' | 'anybody' | 'creature';

/** How one of several targets is chosen; all ties go to the nearer and then to the lower number. */
export type Preference = 'nearest' | 'weakest' | 'most-dangerous';

/** What a priority list may ask and do: the words of its lines. All of it is from the eyes of one figure. */
export class Situation {
  /** The force and the objective that the players' goal is about, and what will do instead; `NONE` for none. */
  readonly goalForce: number;
  readonly goalObjective: number;
  readonly goalInstead: number;
  /** What each force protects or aims at, where its scenario names something. */
  private readonly wards: readonly (Ward | null)[];

  constructor(
    readonly battle: Battle,
    readonly scenario: Scenario,
    readonly places: Places,
    readonly attacks: Attacks,
    readonly movement: Movement,
    readonly actions: Actions,
  ) {
    const { goal, forces, objectives } = scenario;
    const force = goal.kind === 'defend' ? goal.target : 'force' in goal ? goal.force : null;
    const objective = goal.kind === 'defend' ? goal.target : 'objective' in goal ? goal.objective : null;
    this.goalForce = forces.findIndex(({ id }) => id === force);
    this.goalObjective = objectives.findIndex(({ id }) => id === objective);
    this.goalInstead = 'instead' in goal ? objectives.findIndex(({ id }) => id === goal.instead) : NONE;
    this.wards = forces.map(({ target }) => (target === null ? null : wardOf(scenario, places, target)));
  }

  get goal(): Goal {
    return this.scenario.goal;
  }

  // Whom.

  isQuarry(figure: number, other: number, quarry: Quarry): boolean {
    const { battle } = this;
    if (other === figure || battle.unaware[figure] === 1) return false;
    if (battle.roster.figures[other]!.object) return this.isAfter(figure, other);
    if (quarry === 'enemy') return battle.areEnemies(figure, other);
    const { figures } = battle.roster;
    if (quarry === 'creature') return figures[other]!.force !== figures[figure]!.force;
    if (quarry === 'anybody') return figures[other]!.side !== figures[figure]!.side;
    if (!battle.areEnemies(figure, other)) return false;
    return figures[other]!.side === 'players' || figures[figure]!.side === 'players';
  }

  /** Whether the figure's force is sent against the other, which may be a thing. */
  isAfter(figure: number, other: number): boolean {
    const { figures } = this.battle.roster;
    const ward = this.wardOf(figure);
    return ward !== null && ward.force === figures[other]!.force && this.isFoe(figure, other);
  }

  /** Whether the sides of the two fight each other; a thing has a side too. */
  isFoe(figure: number, other: number): boolean {
    const { figures } = this.battle.roster;
    return areEnemies(figures[figure]!.side, figures[other]!.side);
  }

  /** The nearest on foot, leaving one out; `NONE` when there is none on the table. */
  nearest(figure: number, quarry: Quarry = 'enemy', except = NONE): number {
    const { battle, movement } = this;
    let best = NONE;
    let shortest = Number.POSITIVE_INFINITY;
    for (let index = 0; index < battle.presentCount; index++) {
      const other = battle.present[index]!;
      if (other === except || !this.isQuarry(figure, other, quarry)) continue;
      const length = movement.lengthTo(figure, battle.at[other]!);
      if (length < shortest) {
        shortest = length;
        best = other;
      }
    }
    return best;
  }

  /** The nearest on foot of those that the figure sees. */
  nearestSeen(figure: number, quarry: Quarry = 'enemy'): number {
    const { battle, movement } = this;
    let best = NONE;
    let shortest = Number.POSITIVE_INFINITY;
    for (let index = 0; index < battle.presentCount; index++) {
      const other = battle.present[index]!;
      if (!this.isQuarry(figure, other, quarry)) continue;
      const length = movement.lengthTo(figure, battle.at[other]!);
      if (length < shortest && sightOf(battle, figure, other) !== 0) {
        shortest = length;
        best = other;
      }
    }
    if (best !== NONE) battle.lastSeen[this.sideOf(figure)] = battle.at[best]!;
    return best;
  }

  private sideOf(figure: number): number {
    return this.battle.roster.sides[figure]!;
  }

  /** Where an enemy was last seen by the figure's side; at the start, where the players come from. */
  lastSeenCell(figure: number): number {
    const cell = this.battle.lastSeen[this.sideOf(figure)]!;
    return cell === NONE ? this.places.middleOf(this.scenario.deployment) : cell;
  }

  /**
   * Somebody that the figure can attack from where it stands; `NONE` when nobody.
   * @param clear only without concealment and cover
   */
  target(
    figure: number,
    { quarry = 'enemy', prefer = 'nearest', kind = 'any', clear = false }: TargetWanted = ANY_TARGET,
  ): number {
    const { battle, attacks } = this;
    if (!attacks.canAttack(figure)) return NONE;
    let best = NONE;
    let bestScore = Number.POSITIVE_INFINITY;
    for (let index = 0; index < battle.presentCount; index++) {
      const other = battle.present[index]!;
      if (!this.isQuarry(figure, other, quarry)) continue;
      const score = this.score(figure, other, prefer);
      if (score >= bestScore || attacks.weaponAgainst(figure, other, kind) === NONE) continue;
      if (clear && (sightOf(battle, figure, other) & (CONCEALED | COVERED)) !== 0) continue;
      best = other;
      bestScore = score;
    }
    return best;
  }

  /** Lower is preferred. Distances are far below the steps between the other measures. */
  private score(figure: number, other: number, prefer: Preference): number {
    const { battle } = this;
    const distance = distanceSquared(battle, battle.at[figure]!, battle.at[other]!);
    if (prefer === 'weakest') return battle.hp[other]! * FAR + distance;
    if (prefer === 'most-dangerous') return -battle.damageDealt[other]! * FAR + distance;
    return distance;
  }

  /** The nearest figure of one's own side that is not the figure itself; `NONE` when it is alone. */
  nearestAlly(figure: number): number {
    const { battle } = this;
    const { figures } = battle.roster;
    let best = NONE;
    let shortest = Number.POSITIVE_INFINITY;
    for (let index = 0; index < battle.presentCount; index++) {
      const other = battle.present[index]!;
      if (other === figure || figures[other]!.object || figures[other]!.side !== figures[figure]!.side) continue;
      const distance = distanceSquared(battle, battle.at[figure]!, battle.at[other]!);
      if (distance < shortest) {
        shortest = distance;
        best = other;
      }
    }
    return best;
  }

  // Where and what.

  cell(figure: number): number {
    return this.battle.at[figure]!;
  }

  inContact(figure: number, other: number): boolean {
    return isContact(this.battle, this.battle.at[figure]!, this.battle.at[other]!);
  }

  /** Whether the figure, where it stands, is behind cover from the other. */
  isCovered(figure: number, from: number): boolean {
    return isCoveredAt(this.battle, this.battle.at[figure]!, this.battle.at[from]!);
  }

  /** Whether the figure stands in base contact with an enemy. */
  isInMelee(figure: number): boolean {
    return isInMelee(this.battle, figure);
  }

  /** Whether terrain covers or hides the figure, where it stands, from a place. */
  isShelteredFrom(figure: number, place: number): boolean {
    const cell = this.battle.at[figure]!;
    return !isOpenTo(this.battle, place, cell) || isCoveredAt(this.battle, cell, place);
  }

  sees(figure: number, other: number): boolean {
    return sightOf(this.battle, figure, other) !== 0;
  }

  inchesTo(figure: number, cell: number): number {
    return this.inches(this.battle.at[figure]!, cell);
  }

  /** Movement units between two cells when nobody is in the way. */
  length(from: number, to: number): number {
    const { map } = this.battle;
    return map.paths[from * map.cells + to]!;
  }

  /** Whether the figure is in base contact with a place, or on it. */
  touches(figure: number, cell: number): boolean {
    return isContact(this.battle, this.battle.at[figure]!, cell);
  }

  inches(from: number, to: number): number {
    return Math.sqrt(distanceSquared(this.battle, from, to)) * this.battle.map.cell;
  }

  hasMelee(figure: number): boolean {
    const { weapons } = this.battle.roster.figures[figure]!;
    for (let weapon = 0; weapon < weapons.length; weapon++) if (weapons[weapon]!.kind === 'melee') return true;
    return false;
  }

  /** The greatest range of what the figure can still shoot or throw; -1 when it has nothing. */
  shootingRange(figure: number): number {
    const { battle } = this;
    const { weapons } = battle.roster.figures[figure]!;
    let range = -1;
    for (let weapon = 0; weapon < weapons.length; weapon++) {
      const { kind, range: own } = weapons[weapon]!;
      if (kind === 'ranged' && battle.anomalies.jammed[figure] === 1) continue;
      if (kind !== 'melee' && own > range && battle.shots[figure * MOST_OF_A_KIND + weapon] !== 0) range = own;
    }
    return range;
  }

  /** A cell behind cover from the enemy within so many AP; `NONE` when there is none. */
  coverFrom(figure: number, enemy: number, ap: number, wanted: Wanted): number {
    return this.coverFromCell(figure, this.battle.at[enemy]!, ap, wanted);
  }

  coverFromCell(figure: number, place: number, ap: number, wanted: Wanted): number {
    return coverCell(this.battle, this.movement, figure, place, ap, wanted);
  }

  /** Where the players' goal is: the cell to go for; `NONE` when it is gone. */
  goalCell(): number {
    const { goal, places, battle } = this;
    switch (goal.kind) {
      case 'neutralise':
      case 'escort': {
        const target = this.goalFigure();
        return target === NONE ? NONE : battle.at[target]!;
      }
      case 'defend': {
        const target = this.goalFigure();
        if (target !== NONE) return battle.at[target]!;
        return this.goalObjective === NONE ? NONE : places.cellOf(battle, this.goalObjective);
      }
      case 'work':
      case 'seize':
        return places.cellOf(battle, this.goalObjective);
      case 'hold':
        return places.middleOf(goal.zone);
      case 'eliminate':
        return NONE;
    }
  }

  /** Whether the figure is where it can work on an objective. */
  isBeside(figure: number, objective: number): boolean {
    return this.places.isBeside(this.battle, objective, this.battle.at[figure]!);
  }

  /**
   * Where the figure goes to work on an objective: the nearest free cell in base contact with it, or of its own. `NONE`
   * when it is a figure, or a thing that is carried, and not on the table.
   */
  besideObjective(figure: number, objective: number): number {
    const { places, movement, battle } = this;
    const own = battle.at[figure]!;
    const { zone, carried } = this.scenario.objectives[objective]!;
    const inside = zone === null || carried !== null ? NONE : places.nearestOf(zone, own);
    const place = inside === NONE ? places.cellOf(battle, objective) : inside;
    if (place === NONE) return NONE;
    const beside = movement.contactCell(figure, place);
    return beside !== NONE && this.length(own, beside) < this.length(own, place) ? beside : place;
  }

  /** The figure that the players' goal is about; `NONE` when there is none on the table. */
  goalFigure(): number {
    return this.goalForce === NONE ? NONE : this.firstOf(this.goalForce);
  }

  /**
   * What the figure's force protects or aims at: a cell. Where its scenario names nothing, it is the players' goal.
   * `NONE` when it is gone.
   */
  wardCell(figure: number): number {
    const ward = this.wardOf(figure);
    if (ward === null) return this.goalCell();
    if (ward.cell === NONE && ward.objective !== NONE) return this.places.cellOf(this.battle, ward.objective);
    if (ward.force === NONE) return ward.cell;
    const guarded = this.firstOf(ward.force);
    return guarded === NONE ? NONE : this.battle.at[guarded]!;
  }

  /** The figure that the figure's force protects or aims at; `NONE` when that is a place, or nobody is left. */
  wardFigure(figure: number): number {
    const ward = this.wardOf(figure);
    if (ward === null) return this.goalFigure();
    return ward.force === NONE ? NONE : this.firstOf(ward.force);
  }

  wardOf(figure: number): Ward | null {
    const { force } = this.battle.roster.figures[figure]!;
    return force === NONE ? null : this.wards[force]!;
  }

  private firstOf(force: number): number {
    const { battle } = this;
    const own = battle.roster.forces[force]!;
    for (let index = 0; index < own.length; index++) if (battle.isPresent(own[index]!)) return own[index]!;
    return NONE;
  }

  // What to do.

  /** Attacks with the weapon that reaches. */
  attack(figure: number, target: number, kind: WeaponWanted = 'any'): void {
    const weapon = this.attacks.weaponAgainst(figure, target, kind);
    if (weapon !== NONE) this.attacks.attack(figure, weapon, target);
  }

  /** Towards base contact. */
  charge(figure: number, target: number, ap = 2): boolean {
    return this.movement.goToContact(figure, target, ap);
  }

  goTo(figure: number, cell: number, ap = 2): boolean {
    return cell !== NONE && this.movement.goTo(figure, cell, ap);
  }

  /** Towards a figure, ending behind cover from it where that is on the way. */
  advanceBehindCover(figure: number, enemy: number, ap = 2): boolean {
    const cover = this.coverFrom(figure, enemy, ap, ADVANCE);
    return this.goTo(figure, cover, ap) || this.charge(figure, enemy, ap);
  }

  /** Krycie się or Celowanie, as `npc.second-ap` has it; who has nothing to shoot with does not aim. */
  hunkerOrAim(figure: number): boolean {
    const { actions, battle } = this;
    const { secondAp } = battle.readings;
    const choice = secondAp === 'by-profile' ? battle.roster.figures[figure]!.secondAp : secondAp;
    return choice === 'aim' && this.shootingRange(figure) >= 0
      ? actions.aim(figure) || actions.hunker(figure)
      : actions.hunker(figure) || actions.aim(figure);
  }
}

/** What a force protects or aims at. */
export interface Ward {
  /** The number of the force, or `NONE` when it is a place. */
  readonly force: number;
  /** The middle of the place, or `NONE`. */
  readonly cell: number;
  /** The zone that is the place, or null. */
  readonly zone: string | null;
  /** The objective in that place, or `NONE`. */
  readonly objective: number;
}

function wardOf({ forces, objectives }: Scenario, places: Places, target: string): Ward {
  const force = forces.findIndex(({ id }) => id === target);
  if (force >= 0) return { force, cell: NONE, zone: null, objective: NONE };
  const objective = objectives.findIndex(({ id }) => id === target);
  const somebody = forces.findIndex(({ id }) => id === objectives[objective]?.force);
  if (somebody >= 0) return { force: somebody, cell: NONE, zone: null, objective };
  const zone = objectives[objective]?.zone ?? target;
  if (places.isCarried[objective] === true) return { force: NONE, cell: NONE, zone: null, objective };
  return { force: NONE, cell: places.middleOf(zone), zone, objective };
}

export interface TargetWanted {
  readonly quarry?: Quarry;
  readonly prefer?: Preference;
  readonly kind?: WeaponWanted;
  readonly clear?: boolean;
}

const ANY_TARGET: TargetWanted = {};

const FAR = 1_000_000;

const ADVANCE: Wanted = { sight: 'either', nearest: 'enemy', advances: true, range: 0 };
