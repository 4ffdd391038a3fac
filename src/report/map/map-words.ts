import type { TerrainProperties, Zone } from '../../skirmish/spec.ts';
import type { Bilingual } from '../../text/bilingual.ts';

/** The properties of terrain in the order in which they colour its ground: the first that holds wins. */
export const PROPERTIES = ['blocks', 'door', 'cover', 'soft', 'climb', 'difficult'] as const;
export type Property = (typeof PROPERTIES)[number] & keyof TerrainProperties;

export const PROPERTY_NAMES: Readonly<Record<Property, Bilingual>> = {
  blocks: { pl: 'blokuje ruch i wzrok', en: 'blocks movement and sight' },
  cover: { pl: 'osłona', en: 'cover' },
  soft: { pl: 'ukrycie', en: 'concealment' },
  difficult: { pl: 'trudny teren', en: 'difficult terrain' },
  climb: { pl: 'wspinaczka', en: 'climbing' },
  door: { pl: 'zamknięte drzwi', en: 'a locked door' },
};

export const ZONE_USES = [
  'deployment',
  'entry',
  'exit',
  'objective',
  'sector',
  'trap',
] as const satisfies Zone['use'][];

export const ZONE_NAMES: Readonly<Record<Zone['use'], Bilingual>> = {
  deployment: { pl: 'rozstawienie', en: 'deployment' },
  entry: { pl: 'wejście', en: 'entry' },
  exit: { pl: 'wyjście', en: 'exit' },
  objective: { pl: 'cel', en: 'objective' },
  sector: { pl: 'sektor', en: 'sector' },
  trap: { pl: 'pułapka', en: 'trap' },
};

export const SIGHT_NAMES = {
  from: { pl: 'stąd', en: 'from here' },
  seen: { pl: 'widać', en: 'seen' },
  concealed: { pl: 'w ukryciu', en: 'concealed' },
  covered: { pl: 'za osłoną', en: 'covered' },
} as const satisfies Record<string, Bilingual>;

export const SCALE: Bilingual = { pl: 'skala w calach', en: 'scale in inches' };
export const MAP_OF: Bilingual = { pl: 'Mapa stołu', en: 'Map of the table' };
