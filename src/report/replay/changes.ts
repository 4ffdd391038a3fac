import type { BattleLog, LogEvent } from '../../skirmish/log/event.ts';
import type { FigureChange } from './replay-data.ts';

/** Follows a battle event by event, and tells what each changes of the figures. */
export class ChangeTracker {
  readonly #log: BattleLog;
  readonly #at = new Map<number, number>();
  readonly #pools = new Map<number, readonly number[]>();
  /** Where a figure will stand that is about to pass a test of climbing. */
  #climb: { readonly figure: number; readonly to: number } | null = null;
  #active: number | null = null;
  /** Who hunkers down in panic, for this round. */
  readonly #panicking = new Set<number>();

  constructor(log: BattleLog) {
    this.#log = log;
  }

  /** Whose activation is under way. */
  get active(): number | null {
    return this.#active;
  }

  /** The cell on which a figure stands now; -1 when it is not on the table. */
  at(figure: number): number {
    return this.#at.get(figure) ?? -1;
  }

  /** Takes the next event. */
  next(event: LogEvent): FigureChange[] {
    switch (event.type) {
      case 'arrive':
        return [this.#place(event.figure, event.cell, { fate: 'present' })];
      case 'round':
        return this.#newRound();
      case 'pool':
        return [this.#pool(event.figure, event.dice)];
      case 'activation':
        return this.#activation(event.figure);
      case 'move':
      case 'follow':
        return [this.#place(event.figure, event.path.at(-1)!, { hunkered: false })];
      case 'drag':
        return [this.#place(event.escorted, event.path.at(-1)!, { hunkered: false })];
      case 'climb':
        this.#climb = { figure: event.figure, to: event.path.at(-1)! };
        return [{ figure: event.figure, hunkered: false }];
      case 'attack':
        return [{ figure: event.figure, hunkered: false }];
      case 'aim':
        return [{ figure: event.figure, aimed: true }];
      case 'panic':
        this.#panicking.add(event.figure);
        return [{ figure: event.figure, hunkered: true }];
      case 'hunker':
        return [{ figure: event.figure, hunkered: true }];
      case 'test':
        return event.kind.startsWith('attack-') ? [{ figure: event.figure, aimed: false }] : [];
      case 'swap':
        return [{ ...this.#spend(event.figure, event.to), hp: event.hp }];
      case 'result':
        return this.#result(event.figure, event.successes);
      case 'pool-die':
        return [this.#poolDie(event.figure, event.from, event.to)];
      case 'damage':
      case 'heal':
      case 'pay':
      case 'expire':
        return [{ figure: event.figure, hp: event.hp }];
      case 'stun':
        return [{ figure: event.figure, stunned: event.ap }];
      case 'shield':
        return [{ figure: event.figure, shield: event.ignores }];
      case 'eliminated':
        return [this.#place(event.figure, -1, { fate: 'eliminated', pool: [] })];
      case 'leaves':
        return [this.#place(event.figure, -1, { fate: 'left', pool: [] })];
      default:
        return [];
    }
  }

  #place(figure: number, cell: number, more: Omit<FigureChange, 'figure' | 'at'> = {}): FigureChange {
    this.#at.set(figure, cell);
    return { figure, at: cell, ...more };
  }

  #newRound(): FigureChange[] {
    const ended = this.#endAiming();
    this.#active = null;
    this.#pools.clear();
    const all = this.#log.header.figures.map((_, figure) => ({ figure, acted: false, pool: [] }));
    const calmed = [...this.#panicking].map((figure) => ({ figure, hunkered: false }));
    this.#panicking.clear();
    return [...ended, ...all, ...calmed];
  }

  #pool(figure: number, dice: readonly number[]): FigureChange {
    const pool = [...dice].sort((a, b) => b - a);
    this.#pools.set(figure, pool);
    return { figure, pool };
  }

  /** The die of the pool that was used, struck out. */
  #spend(figure: number, face: number): FigureChange {
    return this.#poolDie(figure, face, null);
  }

  /** A die that is added where there is no face it came from, that is struck out where there is none it turns to. */
  #poolDie(figure: number, from: number | null, to: number | null): FigureChange {
    const pool = [...(this.#pools.get(figure) ?? [])];
    const place = from === null ? pool.length : pool.indexOf(from);
    if (place >= 0) pool[place] = to ?? -from!;
    pool.sort((a, b) => Math.abs(b) - Math.abs(a));
    this.#pools.set(figure, pool);
    return { figure, pool };
  }

  /** What lasts until the next activation ends; the aim of whoever was active before, unless it is kept. */
  #activation(figure: number): FigureChange[] {
    const ended = this.#endAiming();
    this.#active = figure;
    return [...ended, { figure, acted: true, hunkered: false, shield: 0, stunned: 0 }];
  }

  #endAiming(): FigureChange[] {
    if (this.#active === null || this.#log.header.rulings['aim.carries-over'] === 'yes') return [];
    return [{ figure: this.#active, aimed: false }];
  }

  #result(figure: number, successes: number): FigureChange[] {
    if (this.#climb === null || this.#climb.figure !== figure) return [];
    const { to } = this.#climb;
    this.#climb = null;
    return successes > 0 ? [this.#place(figure, to)] : [];
  }
}
