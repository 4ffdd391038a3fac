import type { Scenario } from '../spec.ts';
import { SIDES_OF_DIE } from '../test-dice.ts';
import { type Battle, NONE } from './battle.ts';
import type { Places } from './places.ts';

/** Who stands where at the start, and who comes later. */
export class Arrivals {
  constructor(
    private readonly battle: Battle,
    private readonly scenario: Scenario,
    private readonly places: Places,
  ) {}

  /** Sets up the band in its zone and every force that is there from the start, each figure on a random free cell. */
  setUp(): void {
    const { battle, scenario, places } = this;
    const { band, forces } = battle.roster;
    for (let figure = 0; figure < band; figure++) this.place(figure, places.deployment, null);
    for (let force = 0; force < forces.length; force++) {
      if (!scenario.forces[force]!.starts) continue;
      const figures = forces[force]!;
      for (let index = 0; index < figures.length; index++) this.place(figures[index]!, places.entries[force]!, null);
      battle.arrived[force] = figures.length;
    }
  }

  /** The scenario's own events at the start of a round. */
  beginRound(): void {
    const { battle, scenario } = this;
    const { effects } = scenario;
    for (let index = 0; index < effects.length; index++) {
      const effect = effects[index]!;
      if (effect.kind === 'trap' || !effect.rounds.includes(battle.round)) continue;
      const rolled = effect.kind === 'complication' ? battle.effectDice.below(SIDES_OF_DIE) + 1 : null;
      const happens = effect.kind === 'wave' || effect.faces.includes(rolled!);
      battle.log?.push({ type: 'effect', effect: effect.id, rolled, happens });
      if (!happens) continue;
      battle.spent[index]!++;
      const count = effect.kind === 'wave' ? effect.count : 1;
      for (let figure = 0; figure < count; figure++) this.arrive(effect.force, effect.id);
    }
  }

  /** The next figure of a force comes in, if any is left and a cell is free. */
  private arrive(forceId: string, effect: string): void {
    const { battle, scenario, places } = this;
    const force = scenario.forces.findIndex(({ id }) => id === forceId);
    const figure = battle.roster.forces[force]![battle.arrived[force]!];
    if (figure === undefined) return;
    if (this.place(figure, places.entries[force]!, effect)) battle.arrived[force]!++;
  }

  private place(figure: number, cells: Int32Array, by: string | null): boolean {
    const { battle } = this;
    let cell = cells[battle.placing.below(cells.length)]!;
    if (battle.occupant[cell] !== NONE) cell = this.freeFrom(cells);
    if (cell === NONE) return false;
    battle.enter(figure, cell);
    battle.log?.push({ type: 'arrive', figure, cell, by });
    return true;
  }

  /** One of the free cells, each as likely as the other; `NONE` when there is none. */
  private freeFrom(cells: Int32Array): number {
    const { occupant, placing } = this.battle;
    let free = 0;
    for (let index = 0; index < cells.length; index++) if (occupant[cells[index]!] === NONE) free++;
    if (free === 0) return NONE;
    let skip = placing.below(free);
    let index = 0;
    for (; occupant[cells[index]!] !== NONE || skip-- > 0; index++);
    return cells[index]!;
  }
}
