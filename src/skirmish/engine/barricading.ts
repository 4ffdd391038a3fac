import type { Effect, Scenario } from '../spec.ts';
import { FLAG, NO_STANDING } from '../table/table-map.ts';
import { type Battle, DONE, NONE } from './battle.ts';
import type { Places } from './places.ts';
import { isContact } from './sight.ts';

type Supply = Extract<Effect, { kind: 'barricades' }>;

/** How players' figures set up barricades, each with a Move. Ostatni bastion na krawędzi czasu, Zasady specjalne. */
export class Barricading {
  private readonly supplies: readonly { readonly effect: number; readonly supply: Supply }[];

  constructor(
    private readonly battle: Battle,
    scenario: Scenario,
    private readonly places: Places,
  ) {
    this.supplies = scenario.effects.flatMap((supply, effect) =>
      supply.kind === 'barricades' ? [{ effect, supply }] : [],
    );
  }

  /** Whether the figure may set up a barricade on the cell now. */
  canSetUp(figure: number, cell: number): boolean {
    return this.canSetUpAny(figure) && this.supplyFor(figure, cell) !== NONE;
  }

  /** Whether there is anything to set up for the figure, wherever. */
  canSetUpAny(figure: number): boolean {
    const { battle, supplies } = this;
    if (supplies.length === 0 || !battle.mayDo(DONE.move) || battle.roster.figures[figure]!.side !== 'players') {
      return false;
    }
    for (let index = 0; index < supplies.length; index++) if (this.isOpen(index)) return true;
    return false;
  }

  /** Whether it is a round for it, and some are left. */
  private isOpen(index: number): boolean {
    const { effect, supply } = this.supplies[index]!;
    return this.battle.spent[effect]! < supply.count && supply.rounds.includes(this.battle.round);
  }

  private supplyFor(figure: number, cell: number): number {
    const { battle, supplies, places } = this;
    const { map, at, occupant, barricades } = battle;
    if (!isContact(battle, at[figure]!, cell) || occupant[cell] !== NONE || barricades.isOn(cell)) return NONE;
    if ((map.flags[cell]! & (NO_STANDING | FLAG.cover)) !== 0) return NONE;
    for (let index = 0; index < supplies.length; index++) {
      if (this.isOpen(index) && places.isInside(supplies[index]!.supply.zone, cell)) return index;
    }
    return NONE;
  }

  /** Sets one up for 1 AP, a Move: on a free cell beside the figure that is no cover yet. */
  setUp(figure: number, cell: number): boolean {
    if (!this.canSetUp(figure, cell)) return false;
    const { battle } = this;
    const { effect, supply } = this.supplies[this.supplyFor(figure, cell)]!;
    battle.ap--;
    battle.done |= DONE.move;
    battle.hunkered[figure] = 0;
    battle.spent[effect]!++;
    battle.barricades.add(cell);
    battle.log?.push({ type: 'barricade', figure, effect: supply.id, cell, ap: 1 });
    return true;
  }
}
