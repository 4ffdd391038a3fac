import { choice, fractionNotation, integer } from '../parameter.ts';
import { type Piece, POOL_PARAMETERS, type Pool, sequenceOf } from './pool.ts';
import type { Readings } from './readings.ts';

export const POLICIES = {
  'first-success': { pl: 'do pierwszego sukcesu', en: 'first success' },
  'all-in': { pl: 'na całość', en: 'all in' },
  'bank-king': { pl: 'zachowaj króla', en: 'bank a king' },
  optimal: { pl: 'optymalna', en: 'optimal' },
} as const;
type PolicyId = keyof typeof POLICIES;

/** What the player values a test at: success is 1. */
export interface Prices {
  readonly 'negative-price': string;
  readonly 'przebicie-value': string;
  readonly 'king-value': string;
}

/** Parameters of every reveal, in three parts: between them stand those of the difficulty. */
export const PLAYER_PARAMETERS = {
  control: integer({ name: { pl: 'kontrola', en: 'control' }, min: 0, max: 6, default: 1 }),
  policy: choice({ name: { pl: 'polityka', en: 'policy' }, options: POLICIES, default: 'first-success' }),
  'kept-king': choice({
    name: { pl: 'zachowany król', en: 'kept king' },
    options: {
      none: { pl: 'brak', en: 'none' },
      blessing: { pl: 'błogosławieństwo', en: 'blessing' },
      curse: { pl: 'klątwa', en: 'curse' },
    },
    default: 'none',
  }),
  'negative-price': fractionNotation({
    name: { pl: 'cena negatywnej figury', en: 'price of a negative figure' },
    default: '1/4',
    examples: ['0', '1'],
    min: 0,
    max: 10,
  }),
  'przebicie-value': fractionNotation({
    name: { pl: 'wartość przebicia', en: 'value of a przebicie' },
    default: '0',
    examples: ['1/10', '1'],
    min: 0,
    max: 10,
  }),
  'king-value': fractionNotation({
    name: { pl: 'wartość błogosławieństwa i koszt klątwy', en: 'value of a blessing and price of a curse' },
    default: '0',
    examples: ['1/2', '2'],
    min: 0,
    max: 10,
  }),
};

export const DIFFICULTY_PARAMETER = {
  difficulty: integer({ name: { pl: 'trudność', en: 'difficulty' }, min: 1, max: 13, default: 9 }),
};

export const OPPOSITION_PARAMETER = {
  opposition: integer({
    name: { pl: 'kości przeciwnika lub przeciwności', en: 'dice of the opposition' },
    min: 1,
    max: 8,
    default: 2,
  }),
};

export { POOL_PARAMETERS };

export type KeptKing = 'none' | 'blessing' | 'curse';

export interface Player extends Pool, Prices {
  readonly control: number;
  readonly policy: PolicyId;
  readonly 'kept-king': KeptKing;
}

/** A test in full: what is revealed against what. */
export interface Setting {
  readonly kind: 'static' | 'dynamic' | 'mixed';
  readonly sequence: readonly Piece[];
  /** Cards and dice after which the player may still stop. */
  readonly mayStopUpTo: number;
  readonly policy: PolicyId;
  /** The greatest value that does not yet reach the static difficulty; 0 where there is none. */
  readonly base: number;
  readonly opposition: number;
  readonly keptKing: KeptKing;
  readonly prices: Prices;
  readonly readings: Readings;
}

/** @param against the static difficulty, if any, and the dice of the opposition, if any */
export function settingOf(
  player: Player,
  against: { readonly difficulty?: number; readonly opposition?: number },
  readings: Readings,
): Setting {
  const { difficulty, opposition } = against;
  const keptKing = player['kept-king'];
  const counted = keptKing !== 'none' && readings['king.control'] === 'counts' ? 1 : 0;
  return {
    kind: opposition === undefined ? 'static' : difficulty === undefined ? 'dynamic' : 'mixed',
    sequence: sequenceOf(player),
    mayStopUpTo: player.control - counted,
    policy: player.policy,
    base: difficulty === undefined ? 0 : difficulty - 1,
    opposition: opposition ?? 0,
    keptKing,
    prices: pricesIn(player),
    readings,
  };
}

function pricesIn(prices: Prices): Prices {
  return {
    'negative-price': prices['negative-price'],
    'przebicie-value': prices['przebicie-value'],
    'king-value': prices['king-value'],
  };
}
