import type { Bilingual } from '../../text/bilingual.ts';

/** The priority lists of the NPCs (Podręcznik mistrza gry, Biblioteka algorytmów BN), in the rulebook's order. */
export const ALGORITHMS = [
  'agresywny-szturmowiec',
  'ochrona-celu',
  'wsparcie-z-tylu',
  'drapieznik',
  'utrzymanie-linii',
  'unikanie-walki',
  'realizacja-celu',
  'neutralizacja-wszystkich',
  'najwiekszy-glodomor',
  'obrona-pozycji',
  'zniszczyc-cel',
  'atak-na-najblizszego-gracza',
  'przejac-artefakt',
  'obrabowac-wszystkich',
  'patrol',
] as const;
export type Algorithm = (typeof ALGORITHMS)[number];

export const ALGORITHM_NAMES: Readonly<Record<Algorithm, Bilingual>> = {
  'agresywny-szturmowiec': { pl: 'Agresywny Szturmowiec', en: 'Aggressive Assault' },
  'ochrona-celu': { pl: 'Ochrona Celu/Pozycji', en: 'Guard a Target or Place' },
  'wsparcie-z-tylu': { pl: 'Wsparcie z Tyłu', en: 'Support from Behind' },
  drapieznik: { pl: 'Drapieżnik', en: 'Predator' },
  'utrzymanie-linii': { pl: 'Utrzymanie Linii', en: 'Hold the Line' },
  'unikanie-walki': { pl: 'Unikanie Walki / Chowanie Się', en: 'Avoid Combat / Hide' },
  'realizacja-celu': { pl: 'Realizacja Celu', en: 'Work on the Objective' },
  'neutralizacja-wszystkich': { pl: 'Neutralizacja Wszystkich', en: 'Neutralise Everybody' },
  'najwiekszy-glodomor': { pl: 'Największy Głodomór', en: 'The Hungriest' },
  'obrona-pozycji': { pl: 'Obrona Pozycji / Przetrwanie', en: 'Defend a Position / Survive' },
  'zniszczyc-cel': { pl: 'Zniszczyć Cel', en: 'Destroy the Target' },
  'atak-na-najblizszego-gracza': { pl: 'Atak na Najbliższego Gracza', en: 'Attack the Nearest Player' },
  'przejac-artefakt': { pl: 'Przejąć Artefakt / Cel', en: 'Seize the Artefact' },
  'obrabowac-wszystkich': { pl: 'Obrabować Wszystkich', en: 'Rob Everybody' },
  patrol: { pl: 'Patrol / Reakcja na Alarm', en: 'Patrol / Answer an Alarm' },
};

/** How a scripted player uses the figures of a band. */
export const SCRIPTS = ['objective', 'gunline', 'brawler', 'cautious', 'coordinated'] as const;
export type Script = (typeof SCRIPTS)[number];

export const SCRIPT_NAMES: Readonly<Record<Script, Bilingual>> = {
  objective: { pl: 'Cel', en: 'Objective' },
  gunline: { pl: 'Linia ognia', en: 'Gunline' },
  brawler: { pl: 'Zwarcie', en: 'Brawler' },
  cautious: { pl: 'Ostrożność', en: 'Cautious' },
  coordinated: { pl: 'Współdziałanie', en: 'Coordinated' },
};
