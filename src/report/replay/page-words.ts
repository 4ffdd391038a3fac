import type { Bilingual } from '../../text/bilingual.ts';

/** The words of the replay page that do not come from the battle. */
export const WORDS = {
  replay: { pl: 'Przebieg bitwy', en: 'Replay of a battle' },
  map: { pl: 'Mapa', en: 'Map' },
  round: { pl: 'Runda', en: 'Round' },
  setUp: { pl: 'Rozstawienie', en: 'Set-up' },
  of: { pl: 'z', en: 'of' },
  event: { pl: 'Zdarzenie', en: 'Event' },
  figures: { pl: 'Figurki', en: 'Figures' },
  objectives: { pl: 'Cele', en: 'Objectives' },
  eventsOf: { pl: 'Zdarzenia', en: 'Events' },
  chosen: { pl: 'Wybrana figurka', en: 'Selected figure' },
  legend: { pl: 'Objaśnienia', en: 'Legend' },
  speed: { pl: 'Tempo', en: 'Speed' },
  slider: { pl: 'Zdarzenie', en: 'Event' },
  controls: { pl: 'Sterowanie', en: 'Controls' },
  bare: { pl: 'Bez figurek, które mogą zasłaniać.', en: 'Figures that may stand in the way are left out.' },
  noScript: {
    pl: 'Ta strona pokazuje bitwę krok po kroku skryptem, który przeglądarka zablokowała.',
    en: 'This page steps through the battle with a script that the browser has blocked.',
  },
  band: { pl: 'banda', en: 'band' },
  script: { pl: 'skrypt', en: 'script' },
  policy: { pl: 'wymiany', en: 'swaps' },
  seed: { pl: 'ziarno', en: 'seed' },
  battle: { pl: 'bitwa', en: 'battle' },
  rulings: { pl: 'odczytania', en: 'rulings' },
  keys: {
    pl: 'Klawisze: ← → zdarzenie, PageUp PageDown runda, Home End początek i koniec, spacja odtwarzanie, Z zbliżenie, Tab figurka, Esc bez wyboru.',
    en: 'Keys: ← → event, PageUp PageDown round, Home End beginning and end, space play, Z close-up, Tab figure, Esc none.',
  },
} as const satisfies Record<string, Bilingual>;

/** Signs on the map and what they mean. */
export const SIGNS = {
  active: { pl: 'jej aktywacja', en: 'its activation' },
  selected: { pl: 'wybrana', en: 'selected' },
  hunkered: { pl: 'kryje się', en: 'hunkers' },
  aimed: { pl: 'celuje', en: 'aims' },
  shield: { pl: 'tarcza', en: 'shield' },
  stunned: { pl: 'straci AP', en: 'will lack AP' },
  path: { pl: 'ruch', en: 'move' },
  attack: { pl: 'atak', en: 'attack' },
  concealed: { pl: 'atak na cel w ukryciu', en: 'attack on a concealed target' },
  covered: { pl: 'cel za osłoną', en: 'target in cover' },
} as const satisfies Record<string, Bilingual>;

/** The buttons in their order: the id is also the action. */
export const BUTTONS = [
  { id: 'start', name: { pl: 'Początek', en: 'Beginning' }, icon: 'M3 4h3v16H3zM21 4v16L8 12z' },
  { id: 'round-back', name: { pl: 'Runda wstecz', en: 'Round back' }, icon: 'M12 4v16L2 12zM22 4v16L12 12z' },
  { id: 'back', name: { pl: 'Zdarzenie wstecz', en: 'Event back' }, icon: 'M17 4v16L6 12z' },
  { id: 'play', name: { pl: 'Odtwarzanie', en: 'Play' }, icon: 'M6 3v18l14 -9z' },
  { id: 'forward', name: { pl: 'Zdarzenie dalej', en: 'Event forward' }, icon: 'M7 4v16l11 -8z' },
  { id: 'round-forward', name: { pl: 'Runda dalej', en: 'Round forward' }, icon: 'M2 4v16l10 -8zM12 4v16l10 -8z' },
  { id: 'end', name: { pl: 'Koniec', en: 'End' }, icon: 'M3 4v16l13 -8zM18 4h3v16h-3z' },
  {
    id: 'close-up',
    name: { pl: 'Zbliżenie', en: 'Close-up' },
    icon: 'M10 2a8 8 0 1 0 4.9 14.3l5.4 5.4 1.4-1.4-5.4-5.4A8 8 0 0 0 10 2zm0 2a6 6 0 1 1 0 12a6 6 0 0 1 0-12zM9 7v2H7v2h2v2h2v-2h2V9h-2V7z',
  },
] as const satisfies readonly { id: string; name: Bilingual; icon: string }[];

export const PAUSE_ICON = 'M5 4h5v16H5zM14 4h5v16h-5z';

/** How many times as fast as one event in 1.2 seconds. */
export const SPEEDS = [0.5, 1, 2, 4, 8];
