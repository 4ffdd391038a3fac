import { Distribution } from '../../probability/distribution.ts';
import { foldHand } from '../../probability/hand.ts';
import { type CombatCard, combatKinds } from './combat-cards.ts';
import type { CombatReadings } from './combat-rulings.ts';
import {
  type Dealing,
  type Dealt,
  foldDealt,
  type Group,
  isExactlyCounted,
  waysToDeal,
  waysToDealAll,
} from './dealt-hands.ts';
import type { Exchange } from './exchange.ts';
import { damageOf, type HarmReadings, packHit } from './harm.ts';

/** How many cards are drawn for the damage beyond those of the attack. */
function furtherCards({ attackCards, damageCards }: Exchange): number {
  return Math.max(0, damageCards - attackCards);
}

function handsOf(exchange: Exchange, readings: CombatReadings): Dealt {
  const isShared = readings['deck.combat'] === 'shared';
  return {
    attack: exchange.attackCards,
    defence: isShared ? exchange.defenceCards : 0,
    further: furtherCards(exchange),
  };
}

/** The figures of a hit: all that is known of a deal once its figures are dealt, but for sums. */
interface Figures {
  readonly inAttack: number;
  readonly inDamage: number;
}

/** Deals that have the same figures, before all other cards. */
interface FigureDeal {
  readonly figures: Figures;
  readonly starts: Group[];
}

/** What the other cards add up to. A state is these in one number, the lead first: kinds of low cards are 0 to 2. */
interface Sums {
  /** Attack less defence, in cards. */
  readonly lead: number;
  readonly damage: number;
  /** The kinds of low cards, ace and 2, that the defence drew. */
  readonly lowKinds: number;
}

const LOW_KINDS = 3;
/** More than any damage or lead, ahead or behind. */
const SUMS = 320;
const LEAD = SUMS * LOW_KINDS;
const STATES = 2 * SUMS * LEAD;

const pack = ({ lead, damage, lowKinds }: Sums) => (lead + SUMS) * LEAD + damage * LOW_KINDS + lowKinds;
const unpack = (state: number): Sums => ({
  lead: Math.floor(state / LEAD) - SUMS,
  damage: Math.floor((state % LEAD) / LOW_KINDS),
  lowKinds: state % LOW_KINDS,
});

/** A deal that can no longer hit: no lead is as far behind. */
const MISS = 0;

/** A defence from a deck of its own: its sum, and whether it has an ace or a 2. None when the deck is shared. */
interface Defence {
  readonly sum: number;
  readonly isLow: boolean;
  readonly weight: bigint;
}

function defencesOf(exchange: Exchange, readings: CombatReadings): Defence[] {
  if (readings['deck.combat'] === 'shared') return [{ sum: 0, isLow: false, weight: 1n }];
  const hands = foldHand(exchange.defenceCards, combatKinds(readings), 0, (state, card, count) => {
    const isLow = state % 2 === 1 || card.isLow;
    return (Math.floor(state / 2) + card.value * count) * 2 + (isLow ? 1 : 0);
  });
  return [...hands.entries()].map(([state, weight]) => ({
    sum: Math.floor(state / 2),
    isLow: state % 2 === 1,
    weight,
  }));
}

/** How a kind of cards adds to the attack, the damage and the defence. Kinds come best first: the first are moved. */
function sumsOf({ value, isLow }: CombatCard, dealt: Dealt, left: Dealt, { attackCards, damageCards }: Exchange): Sums {
  const moved = Math.min(dealt.attack, Math.max(0, damageCards - (attackCards - left.attack)));
  return {
    lead: value * (dealt.attack - dealt.defence),
    damage: value * (moved + dealt.further),
    lowKinds: isLow && dealt.defence > 0 ? 1 : 0,
  };
}

const NOTHING: Sums = { lead: 0, damage: 0, lowKinds: 0 };

/** Deals the figures, and puts together what has as many of them. */
function dealFigures(exchange: Exchange, readings: CombatReadings): FigureDeal[] {
  const hands = handsOf(exchange, readings);
  const { card, copies } = combatKinds(readings)[0]!;
  const byFigures = new Map<string, FigureDeal>();
  for (const dealt of waysToDeal(hands, copies)) {
    const isCriticalPossible = exchange.isSurprise || dealt.attack > 0;
    const figures = {
      // Figures beyond those that are moved to the damage matter only where each of them pierces.
      inAttack: exchange.piercesByFigures ? dealt.attack : Math.min(1, dealt.attack),
      inDamage: isCriticalPossible ? Math.min(exchange.damageCards, dealt.attack) + dealt.further : 0,
    };
    const key = `${figures.inAttack} ${figures.inDamage}`;
    let deal = byFigures.get(key);
    if (deal === undefined) {
      deal = { figures, starts: [] };
      byFigures.set(key, deal);
    }
    const left = {
      attack: hands.attack - dealt.attack,
      defence: hands.defence - dealt.defence,
      further: hands.further - dealt.further,
    };
    const state = pack(sumsOf(card, dealt, hands, exchange));
    deal.starts.push({ left, states: [state], ways: [Number(waysToDealAll(dealt, copies))] });
  }
  return [...byFigures.values()];
}

/** How the cards that are no figures are dealt. Leads that certainly hit are one, and so is all that certainly misses. */
function dealingOf(
  exchange: Exchange,
  defences: readonly Defence[],
  countsLow: boolean,
  sums: Float64Array,
): Dealing<CombatCard> {
  const toBeat = exchange.defenceBonus - exchange.attackBonus;
  const defended = defences.map(({ sum }) => sum);
  const most = toBeat + Math.max(...defended);
  const least = toBeat + Math.min(...defended);
  return {
    sums,
    gain(card, dealt, left) {
      const gained = sumsOf(card, dealt, left, exchange);
      return pack(countsLow ? gained : { ...gained, lowKinds: 0 }) - pack(NOTHING);
    },
    settle({ value }, { attack, defence }) {
      const certain = pack({ ...NOTHING, lead: most + 1 + defence * value });
      const missing = pack({ ...NOTHING, lead: least + 1 - attack * value });
      return (state, gained) => {
        if (state === MISS) return MISS;
        const reached = state + gained;
        if (reached < missing) return MISS;
        return reached < certain ? reached : certain + (reached % LEAD);
      };
    },
  };
}

/** The ways of the defence against a lead: that are hit, without and with a low card, and that are not. */
interface WaysAgainst {
  plain: bigint;
  low: bigint;
  missed: bigint;
}

function waysAgainst(lead: number, exchange: Exchange, defences: readonly Defence[]): WaysAgainst {
  const found = { plain: 0n, low: 0n, missed: 0n };
  for (const { sum, isLow, weight } of defences) {
    if (lead + exchange.attackBonus <= sum + exchange.defenceBonus) found.missed += weight;
    else if (isLow) found.low += weight;
    else found.plain += weight;
  }
  return found;
}

/** Where ways are added up: five megabytes, all zeros between deals, so that one of them serves every attack. */
let scratch: Float64Array | undefined;

/** The exact distribution of the packed result. */
export function attackOdds(exchange: Exchange, readings: CombatReadings & HarmReadings): Distribution<number> {
  const defences = defencesOf(exchange, readings);
  const against = new Map<number, WaysAgainst>();
  const results = new Map<number, bigint>();
  const add = (result: number, weight: bigint) => results.set(result, (results.get(result) ?? 0n) + weight);
  scratch ??= new Float64Array(STATES);
  const allDefences = defences.reduce((sum, { weight }) => sum + weight, 0n);
  for (const { figures, starts } of dealFigures(exchange, readings)) {
    const isCriticalByLow = !exchange.isSurprise && figures.inAttack > 0;
    const hit = (sum: number, isCritical: boolean) => {
      const harm = { sum, figuresInDamage: figures.inDamage, figuresInAttack: figures.inAttack, isCritical };
      return packHit(damageOf(harm, exchange, readings), isCritical);
    };
    const dealing = dealingOf(exchange, defences, isCriticalByLow, scratch);
    const dealt = foldDealt(starts, combatKinds(readings).slice(1), dealing);
    for (const [place, state] of dealt.states.entries()) {
      const weight = BigInt(dealt.ways[place]!);
      if (state === MISS) {
        add(0, weight * allDefences);
        continue;
      }
      const { lead, damage, lowKinds } = unpack(state);
      const ways = against.get(lead) ?? waysAgainst(lead, exchange, defences);
      against.set(lead, ways);
      const all = ways.plain + ways.low;
      const critical = exchange.isSurprise || (isCriticalByLow && lowKinds > 0) ? all : isCriticalByLow ? ways.low : 0n;
      add(0, weight * ways.missed);
      add(hit(damage, true), weight * critical);
      add(hit(damage, false), weight * (all - critical));
    }
  }
  return Distribution.of(results);
}

/** Whether counting is exact and ends in time: it grows with the cards of the hands that are dealt together. */
export function canCount(exchange: Exchange, readings: CombatReadings): boolean {
  const hands = handsOf(exchange, readings);
  const size = (hands.attack + 1) * (hands.defence + 1) * (hands.further + 1);
  return size <= MOST_DEALT && isExactlyCounted(hands, combatKinds(readings));
}

const MOST_DEALT = 60;
