import { firstOfRounds } from '../draw-events.ts';
import type { ReplayData } from '../replay-data.ts';
import { type Moment, readAddress, writeAddress } from './address.ts';
import { keyAction } from './keys.ts';
import { part } from './page-parts.ts';
import { Player } from './player.ts';
import { View } from './view.ts';

const data = JSON.parse(part('battle').textContent!) as ReplayData;
const last = data.events.length - 1;
const rounds = firstOfRounds(data);
const view = new View(data);
let moment: Moment = readAddress(data.events.length, data.figures.length);

function show(change: Partial<Moment>): void {
  moment = { ...moment, ...change };
  view.show(moment);
  writeAddress(moment);
}

const player = new Player(() => {
  if (moment.event < last) show({ event: moment.event + 1 });
  return moment.event < last;
});

/** Goes to an event by hand, which ends playing. */
function go(event: number): void {
  player.stop();
  show({ event: Math.max(0, Math.min(last, event)) });
}

const ACTIONS: Readonly<Record<string, () => void>> = {
  start: () => go(0),
  end: () => go(last),
  back: () => go(moment.event - 1),
  forward: () => go(moment.event + 1),
  'round-back': () => go(rounds.findLast((first) => first < moment.event) ?? 0),
  'round-forward': () => go(rounds.find((first) => first > moment.event) ?? last),
  play: () => {
    if (!player.playing && moment.event === last) show({ event: 0 });
    player.toggle();
  },
  'close-up': () => {
    view.isClose = !view.isClose;
    show({});
  },
  deselect: () => show({ figure: null }),
};

/** The number that the element or what it stands in carries under that name. */
function numberAt(target: EventTarget | null, name: 'figure' | 'event'): number | null {
  const carrier = target instanceof Element ? target.closest<HTMLElement | SVGElement>(`[data-${name}]`) : null;
  return carrier === null ? null : Number(carrier.dataset[name]);
}

function toggleFigure(figure: number): void {
  show({ figure: figure === moment.figure ? null : figure });
}

for (const [id, action] of Object.entries(ACTIONS)) document.getElementById(id)?.addEventListener('click', action);
for (const id of ['map', 'figures']) {
  part(id).addEventListener('click', ({ target }) => {
    const figure = numberAt(target, 'figure');
    if (figure !== null) toggleFigure(figure);
  });
}
part('figures').addEventListener('focusin', ({ target }) => {
  const figure = numberAt(target, 'figure');
  if (figure !== null && (target as Element).matches(':focus-visible')) show({ figure });
});
part('events').addEventListener('click', ({ target }) => {
  const event = numberAt(target, 'event');
  if (event !== null) go(event);
});
part('slider').addEventListener('input', () => go(Number(part<HTMLInputElement>('slider').value) - 1));
for (const input of document.querySelectorAll('input[name=language]')) {
  input.addEventListener('change', () => {
    document.documentElement.lang = (input as HTMLInputElement).value;
    writeAddress(moment);
  });
}
document.addEventListener('keydown', (event) => {
  const action = keyAction(event);
  if (action === null) return;
  event.preventDefault();
  ACTIONS[action]!();
});
window.addEventListener('hashchange', () => show(readAddress(data.events.length, data.figures.length)));

show({});
