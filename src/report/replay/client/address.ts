import { part } from './page-parts.ts';

/** What the address of a moment says: `#event=12&figure=3&lang=en`, numbers counting from 1. */
export interface Moment {
  readonly event: number;
  readonly figure: number | null;
}

/** How long the battle must rest before the address follows it, in ms: browsers allow few changes a second. */
const REST = 400;

let timer = 0;

function numberIn(parameters: URLSearchParams, key: string, most: number): number | null {
  const value = Number(parameters.get(key) ?? Number.NaN);
  return Number.isInteger(value) && value >= 1 ? Math.min(value, most) - 1 : null;
}

/** Reads the address; sets the language that it asks for. */
export function readAddress(events: number, figures: number): Moment {
  const parameters = new URLSearchParams(location.hash.slice(1));
  const language = parameters.get('lang');
  if (language === 'pl' || language === 'en') part<HTMLInputElement>(`language-${language}`).checked = true;
  return { event: numberIn(parameters, 'event', events) ?? 0, figure: numberIn(parameters, 'figure', figures) };
}

/** Makes the address lead to the moment that is shown. */
export function writeAddress({ event, figure }: Moment): void {
  // A page in a frame that another page wrote has no address of its own.
  if (location.protocol === 'about:') return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    const language = part<HTMLInputElement>('language-en').checked ? '&lang=en' : '';
    const selected = figure === null ? '' : `&figure=${figure + 1}`;
    history.replaceState(null, '', `#event=${event + 1}${selected}${language}`);
  }, REST);
}
