import type { Happening } from '../spec.ts';
import { type Battle, NONE } from './battle.ts';
import type { Places } from './places.ts';
import { kindNumber } from './roster.ts';
import { distanceSquared } from './sight.ts';
import { NOTHING, ONE_SUCCESS, type Tester } from './tests.ts';
import { NO_REASONS, type Vitality } from './vitality.ts';

type Pulse = Extract<Happening, { kind: 'pulse' }>;
type Time = Extract<Happening, { kind: 'time' }>;
type Breakdown = Extract<Happening, { kind: 'breakdown' }>;

/** The table has so many sectors a side. */
const SECTORS = 3;

/** Why the test of a figure whose equipment fails is hindered. */
const EQUIPMENT = ['equipment'] as const;

/** The general complications. Tabele losowe i ściągawki, Komplikacje w trakcie potyczki. */
export class Disturbances {
  constructor(
    private readonly battle: Battle,
    private readonly places: Places,
    private readonly tester: Tester,
    private readonly vitality: Vitality,
  ) {}

  /** Everybody near the centre, or near a point at random, takes the test; who fails loses an AP of the round, or a PŻ. */
  pulse({ centre, radius, test, loses }: Pulse, effect: string): void {
    const { battle, places } = this;
    const kind = kindNumber(test);
    const point = centre === null ? battle.effectDice.below(battle.map.cells) : NONE;
    if (centre === null) battle.log?.push({ type: 'point', effect, cell: point });
    const far = (radius / battle.map.cell) ** 2;
    for (let figure = 0; figure < battle.count; figure++) {
      if (!battle.isPresent(figure) || battle.roster.figures[figure]!.object) continue;
      const isNear =
        centre === null
          ? distanceSquared(battle, point, battle.at[figure]!) <= far
          : places.isWithin(battle, centre, radius, figure);
      if (!isNear || this.tester.take(figure, kind, ONE_SUCCESS) > 0) continue;
      if (loses === 'hp') this.vitality.wound(figure, NONE, 0, 1, NO_REASONS);
      else battle.stun(figure);
    }
  }

  /** Time flows otherwise round a centre or in a sector, as that is when it happens. */
  time({ within, factors }: Time, effect: string): void {
    const { battle, places } = this;
    const { map, anomalies, effectDice } = battle;
    const sector = within === null ? effectDice.below(SECTORS * SECTORS) : null;
    const factor = factors[factors.length > 1 ? effectDice.below(factors.length) : 0]!;
    for (let cell = 0; cell < map.cells; cell++) {
      const isIn =
        within === null
          ? sectorOf(map.columnAt[cell]!, map.columns) + SECTORS * sectorOf(map.rowAt[cell]!, map.rows) === sector
          : places.isNear(battle, within.centre, within.radius, cell);
      if (isIn) anomalies.pace[cell] = factor;
    }
    anomalies.isPaced = true;
    battle.log?.push({ type: 'time', effect, sector, factor });
  }

  /** The equipment of a players' figure fails, unless it passes a test; whoever is at home in such tests is not hindered. */
  breakdown({ within, test }: Breakdown, effect: string): void {
    const { battle, places } = this;
    const { roster, effectDice, anomalies } = battle;
    const isMeant = (figure: number) =>
      battle.isPresent(figure) && (within === null || places.isWithin(battle, within.centre, within.radius, figure));
    let count = 0;
    for (let figure = 0; figure < roster.band; figure++) if (isMeant(figure)) count++;
    if (count === 0) return;
    let left = count > 1 ? effectDice.below(count) : 0;
    let figure = 0;
    for (; !isMeant(figure) || left-- > 0; figure++);
    battle.log?.push({ type: 'breakdown', figure, effect });
    const kind = kindNumber(test);
    const isHelped = (roster.figures[figure]!.traits.advantage & (1 << kind)) !== 0;
    if (this.tester.take(figure, kind, ONE_SUCCESS, NOTHING, isHelped ? NOTHING : EQUIPMENT) > 0) return;
    anomalies.jam(figure);
    battle.log?.push({ type: 'jammed', figure });
  }
}

function sectorOf(place: number, places: number): number {
  return Math.floor((place * SECTORS) / places);
}
