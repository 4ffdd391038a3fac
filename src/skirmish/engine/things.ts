import type { Effect, Happening, Scenario } from '../spec.ts';
import { NO_STANDING } from '../table/table-map.ts';
import { SIDES_OF_DIE } from '../test-dice.ts';
import { type Battle, NONE } from './battle.ts';
import { freeCellOf } from './free-cell.ts';
import type { Places } from './places.ts';
import { distanceSquared } from './sight.ts';
import { NO_REASONS, type Vitality } from './vitality.ts';

type Jump = Extract<Happening, { kind: 'jump' }>;
type Explosion = Extract<Effect, { kind: 'explosion' }>;

/** Dice by whose sum a sector is found. */
const SECTOR_DICE = 2;

/** Directions of a jump, as on the face of a clock: columns and rows for each cell of the way. */
const HALF = 0.5;
const MOST = Math.sqrt(3) / 2;
const ACROSS = [0, HALF, MOST, 1, MOST, HALF, 0, -HALF, -MOST, -1, -MOST, -HALF];
const DOWN = [-1, -MOST, -HALF, 0, HALF, MOST, 1, MOST, HALF, 0, -HALF, -MOST];

/** Things that are carried: how they appear, jump and explode. Wyścig po artefakt temporalny, Zasady specjalne. */
export class Things {
  /** For each objective that is carried, the cells where it may appear by the sum of 2k6; the same for all without sectors. */
  private readonly cells: readonly (readonly Int32Array[])[];
  private readonly explosions: readonly Explosion[];

  constructor(
    private readonly battle: Battle,
    private readonly scenario: Scenario,
    places: Places,
    private readonly vitality: Vitality,
  ) {
    this.cells = scenario.objectives.map(({ carried, zone }) => {
      if (carried === null) return [];
      const sums = Array.from({ length: SECTOR_DICE * SIDES_OF_DIE + 1 }, (_, sum) => sum);
      return sums.map((sum) => {
        const sector = carried.sectors.find(({ sums: own }) => own.includes(sum))?.zone ?? zone;
        return places.standable(sector === null ? [] : [sector]);
      });
    });
    this.explosions = scenario.effects.filter((effect) => effect.kind === 'explosion');
  }

  beginRound(): void {
    const { objectives } = this.scenario;
    for (let objective = 0; objective < objectives.length; objective++) {
      if (objectives[objective]!.carried?.round === this.battle.round) this.appear(objective);
    }
  }

  private appear(objective: number): void {
    const { battle } = this;
    const { id, carried } = this.scenario.objectives[objective]!;
    const rolled = [];
    let sum = 0;
    for (let die = 0; carried!.sectors.length > 0 && die < SECTOR_DICE; die++) {
      const face = battle.effectDice.below(SIDES_OF_DIE) + 1;
      rolled.push(face);
      sum += face;
    }
    const cell = freeCellOf(battle, this.cells[objective]![sum]!);
    if (cell === NONE) return;
    battle.lies[objective] = cell;
    battle.log?.push({ type: 'appears', objective: id, rolled, cell });
  }

  /** Jumps in a direction of the clock's face, out of the hands of its carrier where `carried.jumps` says so. */
  jump({ objective: id, dice }: Jump): void {
    const { battle } = this;
    const objective = this.scenario.objectives.findIndex((each) => each.id === id);
    const from = battle.placeOf(objective);
    if (from < 0 || (battle.carrier[objective] !== NONE && !battle.readings.jumpsFromHands)) return;
    const rolled = [];
    let inches = 0;
    for (let die = 0; die < dice; die++) {
      const face = battle.effectDice.below(SIDES_OF_DIE) + 1;
      rolled.push(face);
      inches += face;
    }
    const direction = battle.effectDice.below(ACROSS.length);
    const cell = this.landing(from, inches / battle.map.cell, direction);
    if (cell === NONE) return;
    battle.carrier[objective] = NONE;
    battle.lies[objective] = cell;
    battle.log?.push({ type: 'jumps', objective: id, rolled, direction, cell });
  }

  /** The free cell nearest to where the jump ends, the first of several: on the table, though the jump may end off it. */
  private landing(from: number, length: number, direction: number): number {
    const { map, occupant } = this.battle;
    const x = map.columnAt[from]! + ACROSS[direction]! * length;
    const y = map.rowAt[from]! + DOWN[direction]! * length;
    let best = NONE;
    let shortest = Number.POSITIVE_INFINITY;
    for (let cell = 0; cell < map.cells; cell++) {
      if (occupant[cell] !== NONE || (map.flags[cell]! & NO_STANDING) !== 0) continue;
      const distance = (map.columnAt[cell]! - x) ** 2 + (map.rowAt[cell]! - y) ** 2;
      if (distance >= shortest) continue;
      best = cell;
      shortest = distance;
    }
    return best;
  }

  /** After the last round, what nobody controls explodes (ruling carried.explodes). */
  endRound(): void {
    const { battle, explosions } = this;
    if (battle.round !== battle.rounds || !battle.readings.explodes) return;
    for (let index = 0; index < explosions.length; index++) this.explode(explosions[index]!);
  }

  private explode({ id, objective: name, radius, damage }: Explosion): void {
    const { battle } = this;
    const objective = this.scenario.objectives.findIndex((each) => each.id === name);
    const place = battle.lies[objective]!;
    if (battle.carrier[objective] !== NONE || place < 0) return;
    battle.lies[objective] = NONE;
    battle.destroyed[objective] = 1;
    battle.log?.push({ type: 'explodes', objective: name, effect: id });
    const cells = radius / battle.map.cell;
    for (let figure = 0; figure < battle.count; figure++) {
      if (!battle.isPresent(figure) || distanceSquared(battle, battle.at[figure]!, place) > cells ** 2) continue;
      this.vitality.wound(figure, NONE, 0, damage, NO_REASONS);
    }
  }
}
