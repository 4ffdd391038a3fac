import type { SkirmishRulings } from '../rulings.ts';
import { SIDES_OF_DIE } from '../test-dice.ts';
import { type Battle, NONE } from './battle.ts';
import { distanceSquared } from './sight.ts';

type Rulings = Pick<SkirmishRulings, 'activation.order' | 'activation.npc-control' | 'activation.first'>;

/** Who acts when. Podręcznik czasownika, Aktywacja i tura; Podręcznik mistrza gry, Przebieg rundy i aktywacja. */
export class Order {
  private readonly order: Rulings['activation.order'];
  private readonly first: Rulings['activation.first'];
  private readonly takesNearest: boolean;
  /** Whether it is the players' turn. */
  private playersTurn = false;
  /** The player's figure that acted last: under one ruling the nearest NPC follows it. */
  private lastPlayer = NONE;
  /** Figures of the band that have acted in this round. */
  private bandActed = 0;

  constructor(
    private readonly battle: Battle,
    rulings: Rulings,
  ) {
    this.order = rulings['activation.order'];
    this.first = rulings['activation.first'];
    this.takesNearest = rulings['activation.npc-control'] === 'nearest-after-player';
  }

  /** The start of a round: who goes first. */
  begin(): void {
    this.lastPlayer = NONE;
    this.bandActed = 0;
    const { battle } = this;
    const rolls: [number, number][] | null = battle.log === null ? null : [];
    if (this.first === 'roll') {
      let players = 0;
      let opposition = 0;
      do {
        players = battle.orderDice.below(SIDES_OF_DIE) + 1;
        opposition = battle.orderDice.below(SIDES_OF_DIE) + 1;
        rolls?.push([players, opposition]);
      } while (players === opposition);
      this.playersTurn = players > opposition;
    } else this.playersTurn = this.first === 'players';
    battle.log?.push({ type: 'first', rolls: rolls ?? [], first: this.playersTurn ? 'players' : 'opposition' });
  }

  /** The next figure to act; `NONE` when all have acted. */
  next(): number {
    const band = this.waiting(true);
    const npc = this.waitingNpc();
    if (band === NONE && npc === NONE) return NONE;
    const isBand = npc === NONE || (band !== NONE && this.isBandsTurn());
    // With a block the turn goes back when nobody of the opposition is left, which `waiting` tells.
    if (isBand) {
      this.bandActed++;
      this.lastPlayer = band;
      this.playersTurn = false;
      return band;
    }
    if (this.order !== 'npc-block') this.playersTurn = true;
    return npc;
  }

  private isBandsTurn(): boolean {
    // The band's next figure waits for everybody else.
    if (this.order === 'strict' && this.bandActed > 0) return false;
    return this.playersTurn;
  }

  private waitingNpc(): number {
    return this.takesNearest && this.lastPlayer !== NONE && this.battle.isPresent(this.lastPlayer)
      ? this.nearest(this.lastPlayer)
      : this.waiting(false);
  }

  /** The first figure by number, of the band or not, that stands on the table and has not acted. */
  private waiting(ofBand: boolean): number {
    const { present, presentCount, acted, roster } = this.battle;
    for (let index = 0; index < presentCount; index++) {
      const figure = present[index]!;
      if (acted[figure] === 1 || !roster.figures[figure]!.activates) continue;
      if (figure < roster.band === ofBand) return figure;
    }
    return NONE;
  }

  private nearest(player: number): number {
    const { battle } = this;
    const { present, presentCount, acted, roster, at } = battle;
    let best = NONE;
    let shortest = Number.POSITIVE_INFINITY;
    for (let index = 0; index < presentCount; index++) {
      const figure = present[index]!;
      if (figure < roster.band || acted[figure] === 1 || !roster.figures[figure]!.activates) continue;
      const distance = distanceSquared(battle, at[player]!, at[figure]!);
      if (distance < shortest) {
        shortest = distance;
        best = figure;
      }
    }
    return best;
  }
}
