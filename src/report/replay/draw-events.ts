import { testDice } from './draw-dice.ts';
import { chip } from './draw-figures.ts';
import { both } from './draw-text.ts';
import type { ReplayData, ReplayEvent } from './replay-data.ts';

/** Events that head what follows them. */
const HEADS: ReadonlySet<string> = new Set(['activation', 'round', 'end']);

/** The current event: who, to whom, in words, and the dice on the table. */
export function currentEvent(data: ReplayData, { words, figure, other, dice }: ReplayEvent): string {
  const chips = [figure, other]
    .filter((number) => number !== null)
    .map((number) => chip(data.figures[number]!, number));
  const who = chips.length === 0 ? '' : `<span class="who">${chips.join('<span aria-hidden="true">→</span>')}</span>`;
  const thrown = dice === null ? '' : `<div class="dice">${testDice(dice)}</div>`;
  return `<p class="words">${who}${both(words)}</p>${thrown}`;
}

/** The event of each round and of the set-up (0) that comes first, by number. */
export function firstOfRounds({ events }: ReplayData): number[] {
  return events.flatMap(({ round }, number) => (number === 0 || events[number - 1]!.round !== round ? [number] : []));
}

/** The events of one round as buttons that lead to them; they count from 1. */
export function eventList({ events }: ReplayData, round: number): string {
  return events
    .map((event, number) =>
      event.round === round
        ? `<li${HEADS.has(event.type) ? ' class="head"' : ''}><button type="button" tabindex="-1" data-event="${number}"><span class="count">${number + 1}</span> ${both(event.words)}</button></li>`
        : '',
    )
    .join('');
}
