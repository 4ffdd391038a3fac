import { keyAction } from './keys.ts';
import { part } from './page-parts.ts';

/** Two replays, each a page of its own in a frame, moved together by the sliders that they have. */
const frames = [...document.querySelectorAll('iframe')];

function inFrame<T extends HTMLElement>(frame: HTMLIFrameElement, id: string): T | null {
  return frame.contentDocument?.querySelector<T>(`#${id}`) ?? null;
}

/** Shows an event of a frame's battle, counted from 1, as near as there is one. */
function go(frame: HTMLIFrameElement, eventFrom: (now: number, last: number) => number): void {
  const slider = inFrame<HTMLInputElement>(frame, 'slider');
  if (slider === null) return;
  slider.value = String(eventFrom(Number(slider.value), Number(slider.max)));
  slider.dispatchEvent(new Event('input'));
  frame.dataset.event = slider.value;
}

function goBoth(eventFrom: (now: number, last: number, frame: HTMLIFrameElement) => number): void {
  for (const frame of frames) go(frame, (now, last) => eventFrom(now, last, frame));
}

const ACTIONS: Readonly<Record<string, () => void>> = {
  start: () => goBoth(() => 1),
  back: () => goBoth((now) => now - 1),
  forward: () => goBoth((now) => now + 1),
  apart: () => goBoth((_now, _last, frame) => Number(frame.dataset.apart)),
  end: () => goBoth((_now, last) => last),
};

function speak(language: string): void {
  document.documentElement.lang = language;
  for (const frame of frames) inFrame<HTMLInputElement>(frame, `language-${language}`)?.click();
}

for (const [id, action] of Object.entries(ACTIONS)) part(id).addEventListener('click', action);
for (const input of document.querySelectorAll<HTMLInputElement>('input[name=language]')) {
  input.addEventListener('change', () => speak(input.value));
}
document.addEventListener('keydown', (event) => {
  const action = ACTIONS[keyAction(event) ?? ''];
  if (action === undefined) return;
  event.preventDefault();
  action();
});
for (const frame of frames) {
  const begin = () => go(frame, () => Number(frame.dataset.apart));
  frame.addEventListener('load', begin);
  if (frame.contentDocument?.readyState === 'complete') begin();
}
