import { choice, flag, integer, type ValuesOf } from '../parameter.ts';
import type { OptionsOf } from '../ruling.ts';
import { OPPOSED_RULINGS } from './opposed-rulings.ts';
import { CONVERSION_RULINGS, FATE_RULINGS, STYLE_RULINGS, TEST_RULINGS } from './rulings.ts';
import { stylesParameter } from './styles.ts';
import {
  conversionParameter,
  fateParameter,
  jokersParameter,
  premiumParameter,
  recolourParameter,
} from './test-parameters.ts';

const POWER = { min: 0, max: 10 } as const;

export const PARAMETERS = {
  cards: integer({ name: { pl: 'karty [K]', en: 'cards [K]' }, ...POWER, default: 4 }),
  premium: premiumParameter,
  fate: fateParameter,
  styles: stylesParameter,
  recolour: recolourParameter,
  conversion: conversionParameter,
  'opponent-cards': integer({
    name: { pl: 'karty [K] przeciwnika', en: "opponent's cards [K]" },
    ...POWER,
    default: 4,
  }),
  'opponent-premium': integer({
    name: { pl: 'premia przeciwnika', en: "opponent's premium" },
    min: 0,
    max: 20,
    default: 0,
  }),
  'opponent-styles': {
    ...stylesParameter,
    name: { pl: 'style Zawziętości przeciwnika', en: "opponent's styles of Zawziętość (tenacity)" },
  },
  'opponent-recolour': flag({
    name: { pl: 'zamiana atutu przez przeciwnika', en: 'recolour by the opponent' },
    default: true,
  }),
  suits: choice({
    name: { pl: 'atuty obu stron (przy wspólnej talii)', en: 'suits of both sides (with one deck)' },
    options: {
      different: { pl: 'różne', en: 'different' },
      same: { pl: 'ten sam', en: 'the same' },
    },
    default: 'different',
  }),
  jokers: jokersParameter,
} as const;

const {
  'styles.limit': limit,
  'style-i.scope': supportScope,
  'style-ii.count': missingCount,
  'style-ii.timing': missingTiming,
  'style-vi.sums': naturalSums,
} = STYLE_RULINGS;

export const RULINGS = {
  'recolour.count': TEST_RULINGS['recolour.count'],
  ...OPPOSED_RULINGS,
  ...FATE_RULINGS,
  // All but how style XI lowers a difficulty.
  'styles.limit': limit,
  'style-i.scope': supportScope,
  'style-ii.count': missingCount,
  'style-ii.timing': missingTiming,
  'style-vi.sums': naturalSums,
  ...CONVERSION_RULINGS,
} as const;

export type Opposed = ValuesOf<typeof PARAMETERS>;
export type Readings = OptionsOf<typeof RULINGS>;
