import { part } from './page-parts.ts';

/** Milliseconds an event is shown at speed 1. */
const PAUSE = 1200;

/** Plays events one after the other. */
export class Player {
  #timer = 0;

  /** @param step goes on by one event; false at the end */
  constructor(private readonly step: () => boolean) {}

  get playing(): boolean {
    return this.#timer !== 0;
  }

  toggle(): void {
    if (this.playing) this.stop();
    else this.#go();
    this.#show();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#show();
  }

  #go(): void {
    const speed = Number(part<HTMLSelectElement>('speed').value);
    this.#timer = setTimeout(() => {
      if (this.step()) this.#go();
      else this.stop();
    }, PAUSE / speed);
  }

  #show(): void {
    part('play').setAttribute('aria-pressed', String(this.playing));
  }
}
