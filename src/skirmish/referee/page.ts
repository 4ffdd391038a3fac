import type { LogEvent } from '../log/event.ts';

export interface Fault {
  /** Place of the event in the log; −1 for the header, one past the last where something is missing at the end. */
  readonly event: number;
  readonly fault: string;
}

type EventOf<T extends LogEvent['type']> = Extract<LogEvent, { readonly type: T }>;

/** Thrown where the order of events is so wrong that what follows cannot be understood. */
export class LostThread extends Error {}

/** The events of a log, read one after the other, and the faults found so far. */
export class Page {
  readonly faults: Fault[] = [];
  readonly #events: readonly LogEvent[];
  #next = 0;

  constructor(events: readonly LogEvent[]) {
    this.#events = events;
  }

  /** The kind of the next event; undefined after the last. */
  get next(): LogEvent['type'] | undefined {
    return this.#events[this.#next]?.type;
  }

  isNext(type: LogEvent['type']): boolean {
    return this.next === type;
  }

  /** The next event, or one that so many others stand before, without reading on. */
  peek(ahead = 0): LogEvent | undefined {
    return this.#events[this.#next + ahead];
  }

  /** Reads the next event, which must be of the kind. */
  take<T extends LogEvent['type']>(type: T): EventOf<T> {
    const event = this.#events[this.#next];
    if (event?.type !== type) {
      this.loseNext(`${event === undefined ? 'the log ends' : `"${event.type}" stands`} where "${type}" belongs`);
    }
    this.#next++;
    return event as EventOf<T>;
  }

  /** Records a fault of the event read last, after which nothing can be understood. */
  lose(fault: string): never {
    this.blame(fault);
    throw new LostThread(fault);
  }

  /** The same, of what comes next. */
  loseNext(fault: string): never {
    this.blameNext(fault);
    throw new LostThread(fault);
  }

  /** Records a fault of the event read last. */
  blame(fault: string): void {
    this.faults.push({ event: this.#next - 1, fault });
  }

  /** Records a fault that shows in what comes next. */
  blameNext(fault: string): void {
    this.faults.push({ event: this.#next, fault });
  }
}
