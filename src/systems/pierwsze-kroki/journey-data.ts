import type { Bilingual } from '../../text/bilingual.ts';

/** What a hex of a kind of land costs and risks: Rozdział XI. */
export interface Terrain {
  readonly name: Bilingual;
  /** The chance of an encounter in every hex, in percent. */
  readonly encounter: number;
  /** Hours of march in clear weather. */
  readonly hours: number;
  /** Which of the numbers the book does not give. */
  readonly assumed?: readonly ('encounter' | 'hours')[];
}

/**
 * The book gives five chances and says that desert, tundra and volcanic land cost more than the usual hour "as they
 * should"; their chance of 40 % (as in a swamp) and their 2 hours are assumed. Settlements are safe.
 */
export const TERRAINS = {
  osada: { name: { pl: 'osada', en: 'settlement' }, encounter: 0, hours: 1 },
  rownina: { name: { pl: 'równina', en: 'plains' }, encounter: 15, hours: 1 },
  las: { name: { pl: 'las', en: 'forest' }, encounter: 30, hours: 1 },
  bagno: { name: { pl: 'bagno', en: 'swamp' }, encounter: 40, hours: 1 },
  ruiny: { name: { pl: 'ruiny', en: 'ruins' }, encounter: 60, hours: 1 },
  pustynia: { name: { pl: 'pustynia', en: 'desert' }, encounter: 40, hours: 2, assumed: ['encounter', 'hours'] },
  tundra: { name: { pl: 'tundra', en: 'tundra' }, encounter: 40, hours: 2, assumed: ['encounter', 'hours'] },
  'ziemie-wulkaniczne': {
    name: { pl: 'ziemie wulkaniczne', en: 'volcanic land' },
    encounter: 40,
    hours: 2,
    assumed: ['encounter', 'hours'],
  },
} as const satisfies Readonly<Record<string, Terrain>>;

/** The chance of an encounter in a hex of the road, in percent: Rozdział XI, trakt. */
export const ROAD_ENCOUNTER = 5;

export interface Weather {
  readonly name: Bilingual;
  /** What an hour of march grows to, in quarters of an hour. */
  readonly quarters: number;
  readonly assumed?: boolean;
}

/** Four hexes of plains take four hours in the sun and six in a storm; rain and snow have no number and are assumed. */
export const WEATHERS = {
  slonce: { name: { pl: 'słońce', en: 'sun' }, quarters: 4 },
  deszcz: { name: { pl: 'deszcz', en: 'rain' }, quarters: 5, assumed: true },
  burza: { name: { pl: 'burza', en: 'storm' }, quarters: 6 },
  sniezyca: { name: { pl: 'śnieżyca', en: 'snowstorm' }, quarters: 6, assumed: true },
} as const satisfies Readonly<Record<string, Weather>>;

export const QUARTERS_PER_HOUR = 4;

/** A march over so many hours in a day exhausts; the levels of exhaustion stop at the last. */
export const MARCH_HOURS = 8;
export const GREATEST_EXHAUSTION = 3;
