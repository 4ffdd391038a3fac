import type { Zone } from '../../skirmish/spec.ts';
import type { Bilingual, Language } from '../../text/bilingual.ts';
import { LIMITS } from '../figure-schema.ts';
import type { TERRAIN_PROPERTIES } from '../scenario-schema.ts';
import { GREATEST_LENGTH } from '../yaml-values.ts';

const { rounds } = LIMITS;

const PROPERTIES: Readonly<Record<(typeof TERRAIN_PROPERTIES)[number], Bilingual>> = {
  blocks: { pl: 'zasłania widok i nikt przez to nie przejdzie', en: 'hides what is behind, and nobody walks through' },
  cover: {
    pl: 'lita i niska osłona: atak na kogoś tuż za nią traci jeden sukces',
    en: 'solid and low: an attack on somebody right behind it loses one success',
  },
  soft: {
    pl: 'przesłania: strzał w kogoś za tym jest z utrudnieniem',
    en: 'conceals: a shot at somebody behind it is hindered',
  },
  difficult: { pl: 'ruch kosztuje podwójnie', en: 'movement costs double' },
  climb: { pl: 'trzeba się wspiąć: Ruch i test', en: 'has to be climbed: a Move and a test' },
  door: {
    pl: 'zamknięte drzwi: otwiera je test techniczny albo siły; npcs mają klucze',
    en: 'a locked door: a test of technical or strength opens it; npcs have keys',
  },
};

const USES: Readonly<Record<Zone['use'], Bilingual>> = {
  deployment: { pl: 'rozstawienie', en: 'where figures are set up' },
  entry: { pl: 'wejście na stół', en: 'where figures come in' },
  exit: { pl: 'wyjście ze stołu', en: 'where figures leave' },
  objective: { pl: 'miejsce celu', en: 'the place of an objective' },
  sector: { pl: 'część stołu', en: 'a part of the table' },
  trap: { pl: 'miejsce pułapki', en: 'the place of a trap' },
};

/** What is allowed at the head of a scenario and on its table. */
export const TABLE_COMMENTS = {
  head: {
    pl: `Scenariusz potyczki teohiphip. Plik jest poprawny i grywalny od razu: zmieniaj go po kawałku i sprawdzaj.
Wiersze zaczynające się od # bez odstępu to przykłady: usuń znak #, żeby ich użyć.
Identyfikatory (skaly, start, straz…) nadajesz sam: małe litery ASCII, cyfry i myślniki.
Długości są w calach (24 albo 24in) lub stopach (2ft). Lewy górny róg stołu to [0, 0], x rośnie w prawo, y w dół.
Nazwy z podręcznika podaje hyperputer list, na przykład hyperputer list profiles.`,
    en: `A skirmish scenario of teohiphip. The file is right and playable as it is: change it bit by bit and look.
Lines that begin with # and no space are examples: take the # away to use them.
Ids (skaly, start, straz…) are yours: lower-case ASCII letters, digits and hyphens.
Lengths are inches (24 or 24in) or feet (2ft). The upper left corner of the table is [0, 0]; x goes right, y down.
hyperputer list tells the names of the rulebook, such as hyperputer list profiles.`,
  },
  name: {
    pl: 'Nazwa po polsku i po angielsku; obie są wymagane, tak jak wszędzie niżej.',
    en: 'The name in Polish and English; both are needed, here and below.',
  },
  place: {
    pl: 'Skąd jest: rozdział i nagłówek podręcznika albo dowolne słowa.',
    en: 'Where it is from: chapter and heading of the rulebook, or any words.',
  },
  epoch: {
    pl: 'Epoka, dowolne słowo; liczy się dla postaci, które są do jakiejś przywiązane. Bez tego klucza: any.',
    en: 'The epoch, any word; it matters to figures that are attached to one. Without this key: any.',
  },
  dark: {
    pl: 'Czy jest ciemno: true albo false. Bez tego klucza: false.',
    en: 'Whether it is dark: true or false. Without this key: false.',
  },
  rounds: {
    pl: `Liczba rund, ${rounds.min}..${rounds.max}. Bez tego klucza: 6.`,
    en: `The number of rounds, ${rounds.min}..${rounds.max}. Without this key: 6.`,
  },
  table: {
    pl: `Stół: width (szerokość) i height (wysokość), każda 1..${GREATEST_LENGTH} cali i pełna liczba kratek.`,
    en: `The table: width and height, each 1..${GREATEST_LENGTH} inches and a whole number of cells.`,
  },
  cell: {
    pl: 'Bok kratki w calach: 1 albo 0.5. Bez tego klucza: 1.',
    en: 'The side of a cell in inches: 1 or 0.5. Without this key: 1.',
  },
  terrain: {
    pl: 'Teren: każdy rodzaj ma nazwę, właściwości i kształty. Może go nie być.',
    en: 'Terrain: each kind has a name, properties and shapes. There may be none.',
  },
  properties: {
    pl: `Co najmniej jedna z właściwości:\n${listed(PROPERTIES, 'pl')}`,
    en: `One or more of the properties:\n${listed(PROPERTIES, 'en')}`,
  },
  shapes: {
    pl: `Kształty, co najmniej jeden: prostokąt [x, y, szerokość, wysokość] albo wielokąt [[x, y], [x, y], [x, y], …].
Kratka należy do kształtu, gdy leży w nim jej środek.`,
    en: `Shapes, at least one: a rectangle [x, y, width, height] or a polygon [[x, y], [x, y], [x, y], …].
A cell belongs to a shape when its centre lies in it.`,
  },
  zones: {
    pl: 'Strefy: miejsca, o których mówi reszta pliku.',
    en: 'Zones: the places that the rest of the file speaks of.',
  },
  use: {
    pl: `Do czego strefa służy:\n${listed(USES, 'pl')}`,
    en: `What the zone is for:\n${listed(USES, 'en')}`,
  },
  deployment: {
    pl: 'Strefa, w której rozstawia się banda. Musi być w niej tyle wolnych kratek, ile band ma postaci.',
    en: 'The zone in which the band is set up. It needs a free cell for every figure of the band.',
  },
} as const;

/** A line for each word: the word and what it means. */
function listed(words: Readonly<Record<string, Bilingual>>, language: Language): string {
  const width = Math.max(...Object.keys(words).map((word) => word.length));
  return Object.entries(words)
    .map(([word, meaning]) => `  ${word.padEnd(width)}  ${meaning[language]}`)
    .join('\n');
}
