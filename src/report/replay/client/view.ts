import { sightTints } from '../../map/sight-overlay.ts';
import { stateAfter } from '../battle-state.ts';
import { currentEvent, eventList } from '../draw-events.ts';
import { figureCard, figureEntry } from '../draw-figures.ts';
import { closeUp, sceneLines } from '../draw-scene.ts';
import { tokenRadius, tokens } from '../draw-tokens.ts';
import type { BattleState, ReplayData } from '../replay-data.ts';
import { unpackRuns } from '../runs.ts';
import type { Moment } from './address.ts';
import { part } from './page-parts.ts';

/** Draws one moment of the battle into the page. */
export class View {
  readonly #data: ReplayData;
  readonly #figures: readonly HTMLButtonElement[];
  readonly #wholeMap: string;
  #shownRound = -1;
  /** Whether the map follows what happens, close up. */
  isClose = false;

  constructor(data: ReplayData) {
    this.#data = data;
    this.#figures = [...part('figures').querySelectorAll<HTMLButtonElement>('button')];
    this.#wholeMap = part('map').getAttribute('viewBox')!;
  }

  show(moment: Moment): void {
    const state = stateAfter(this.#data, moment.event);
    this.#map(state, moment);
    this.#figureList(state, moment);
    this.#card(state, moment.figure);
    this.#events(moment.event);
    this.#progress(state);
  }

  #map(state: BattleState, { event, figure }: Moment): void {
    const { scene, active } = this.#data.events[event]!;
    const from = figure === null ? -1 : state.figures[figure]!.at;
    const row = this.#data.sight[from];
    part('tints').innerHTML = row === undefined ? '' : sightTints(this.#data, unpackRuns(row));
    const lines = sceneLines(this.#data, scene, tokenRadius(this.#data));
    // Figures stand on paths, and attacks go over figures.
    part('paths').innerHTML = scene?.kind === 'path' ? lines : '';
    part('attacks').innerHTML = scene?.kind === 'attack' ? lines : '';
    part('tokens').innerHTML = tokens(this.#data, state, { active, selected: figure });
    const focus = active ?? figure;
    const square = this.isClose ? closeUp(this.#data, scene, focus === null ? -1 : state.figures[focus]!.at) : null;
    part('map').setAttribute(
      'viewBox',
      square === null ? this.#wholeMap : `${square[0]} ${square[1]} ${square[2]} ${square[2]}`,
    );
    part('close-up').setAttribute('aria-pressed', String(this.isClose));
  }

  #figureList(state: BattleState, { event, figure }: Moment): void {
    const { active } = this.#data.events[event]!;
    for (const [number, button] of this.#figures.entries()) {
      const now = state.figures[number]!;
      button.innerHTML = figureEntry(this.#data.figures[number]!, number, now);
      button.setAttribute('aria-pressed', String(number === figure));
      button.classList.toggle('active', number === active);
      button.classList.toggle('gone', now.fate !== 'present');
      button.classList.toggle('eliminated', now.fate === 'eliminated');
    }
  }

  #card(state: BattleState, figure: number | null): void {
    part('card').hidden = figure === null;
    part('sight-legend').hidden = figure === null || state.figures[figure]!.at < 0;
    if (figure !== null) part('card-text').innerHTML = figureCard(this.#data.figures[figure]!, figure);
  }

  #events(number: number): void {
    const event = this.#data.events[number]!;
    const list = part('events');
    if (event.round !== this.#shownRound) {
      list.innerHTML = eventList(this.#data, event.round);
      this.#shownRound = event.round;
    }
    const hadFocus = list.contains(document.activeElement);
    const before = list.querySelector<HTMLElement>('[aria-current]');
    before?.removeAttribute('aria-current');
    before?.setAttribute('tabindex', '-1');
    // Tab stops at the current event alone, on the way to the figures.
    const current = list.querySelector<HTMLElement>(`[data-event="${number}"]`)!;
    current.setAttribute('aria-current', 'true');
    current.setAttribute('tabindex', '0');
    if (hadFocus) current.focus({ preventScroll: true });
    // Only the list scrolls, never the page under the reader's hands.
    const [box, own] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
    if (own.top < box.top || own.bottom > box.bottom) list.scrollTop += own.top - box.top - box.height / 3;
    part('now').innerHTML = currentEvent(this.#data, event);
    part('event-number').textContent = String(number + 1);
    for (const shown of document.querySelectorAll('.round-number')) shown.textContent = String(event.round);
    part('in-round').hidden = event.round === 0;
    part('set-up').hidden = event.round !== 0;
    part<HTMLInputElement>('slider').value = String(number + 1);
  }

  #progress({ progress }: BattleState): void {
    for (const [number, made] of progress.entries()) part(`progress-${number}`).textContent = String(made);
  }
}
