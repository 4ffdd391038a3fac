import { Distribution } from '../../probability/distribution.ts';
import { foldHand } from '../../probability/hand.ts';
import { combatKinds } from './combat-cards.ts';
import type { CombatReadings } from './combat-rulings.ts';
import { type Dealt, foldDealt, isExactlyCounted } from './dealt-hands.ts';
import type { Exchange } from './exchange.ts';
import { damageOf, type HarmReadings, packHit } from './harm.ts';

/** More than any count of figures, of kinds of low cards, and than any sum of cards; a lead may be as far below 0. */
const FIGURES = 13;
const LOW_KINDS = 3;
const SUMS = 600;

/** What matters of the cards dealt. */
interface Facts {
  /** Attack less defence, in cards. */
  readonly lead: number;
  readonly damage: number;
  readonly figuresInAttack: number;
  /** Among the cards drawn for the damage beyond those of the attack. */
  readonly figuresFurther: number;
  /** The kinds of low cards, ace and 2, that the defence drew. */
  readonly lowKinds: number;
}

/** All facts add up card by card, so they are added up in one number. */
function pack({ lead, damage, figuresInAttack, figuresFurther, lowKinds }: Facts): number {
  return (((lead * SUMS + damage) * FIGURES + figuresInAttack) * FIGURES + figuresFurther) * LOW_KINDS + lowKinds;
}

const START = pack({ lead: SUMS / 2, damage: 0, figuresInAttack: 0, figuresFurther: 0, lowKinds: 0 });

function unpack(state: number): Facts {
  const lowKinds = state % LOW_KINDS;
  const figures = Math.floor(state / LOW_KINDS) % FIGURES ** 2;
  const sums = Math.floor(state / (LOW_KINDS * FIGURES ** 2));
  return {
    lead: Math.floor(sums / SUMS) - SUMS / 2,
    damage: sums % SUMS,
    figuresInAttack: Math.floor(figures / FIGURES),
    figuresFurther: figures % FIGURES,
    lowKinds,
  };
}

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

/** Deals the attack, what the damage needs beyond it and, from a shared deck, the defence. */
function deal(exchange: Exchange, readings: CombatReadings): Map<number, number> {
  const { attackCards, damageCards } = exchange;
  /** Figures beyond those that are moved to the damage matter only where each of them pierces. */
  const mostFigures = exchange.piercesByFigures ? attackCards : Math.max(1, damageCards);
  // Kinds come best first, so that the first cards of the attack are those that are moved to the damage.
  return foldDealt(
    handsOf(exchange, readings),
    combatKinds(readings),
    START,
    ({ value, isFigure, isLow }, dealt, left) => {
      const moved = Math.min(dealt.attack, Math.max(0, damageCards - (attackCards - left.attack)));
      return pack({
        lead: value * (dealt.attack - dealt.defence),
        damage: value * (moved + dealt.further),
        figuresInAttack: isFigure ? Math.min(mostFigures, dealt.attack) : 0,
        figuresFurther: isFigure ? dealt.further : 0,
        lowKinds: isLow && dealt.defence > 0 ? 1 : 0,
      });
    },
  );
}

/** The defence of a deck of its own, by its sum: `2 * sum`, and one more with an ace or a 2. */
function defenceHands(cards: number, readings: CombatReadings): Distribution<number> {
  return foldHand(cards, combatKinds(readings), 0, (state, card, count) => {
    const isLow = state % 2 === 1 || card.isLow;
    return (Math.floor(state / 2) + card.value * count) * 2 + (isLow ? 1 : 0);
  });
}

/** The exact distribution of the packed result. */
export function attackOdds(exchange: Exchange, readings: CombatReadings & HarmReadings): Distribution<number> {
  const isShared = readings['deck.combat'] === 'shared';
  const dealt = deal(exchange, readings);
  const defences = isShared ? Distribution.certain(0) : defenceHands(exchange.defenceCards, readings);
  const sums = [...defences.entries()].map(([state, weight]) => ({
    sum: Math.floor(state / 2),
    isLow: state % 2 === 1,
    weight,
  }));
  const lead = exchange.attackBonus - exchange.defenceBonus;
  const results = new Map<number, bigint>();
  const add = (result: number, weight: bigint) => results.set(result, (results.get(result) ?? 0n) + weight);
  /** The ways of the defence against a lead: those that are hit, without and with a low card, and those that are not. */
  const ways = new Map<number, { plain: bigint; low: bigint; missed: bigint }>();
  const waysAgainst = (against: number) => {
    let found = ways.get(against);
    if (found === undefined) {
      found = { plain: 0n, low: 0n, missed: 0n };
      for (const { sum, isLow, weight } of sums) {
        if (sum >= against) found.missed += weight;
        else if (isLow) found.low += weight;
        else found.plain += weight;
      }
      ways.set(against, found);
    }
    return found;
  };
  for (const [state, dealtWays] of dealt) {
    const weight = BigInt(dealtWays);
    const facts = unpack(state);
    const { plain, low, missed } = waysAgainst(facts.lead + lead);
    const { figuresInAttack } = facts;
    const figuresInDamage = Math.min(figuresInAttack, exchange.damageCards) + facts.figuresFurther;
    const hit = (isCritical: boolean) =>
      packHit(
        damageOf({ sum: facts.damage, figuresInDamage, figuresInAttack, isCritical }, exchange, readings),
        isCritical,
      );
    const hits = facts.lowKinds > 0 ? { plain: 0n, low: plain + low } : { plain, low };
    add(0, weight * missed);
    if (exchange.isSurprise) add(hit(true), weight * (hits.plain + hits.low));
    else if (figuresInAttack === 0) add(hit(false), weight * (hits.plain + hits.low));
    else {
      add(hit(false), weight * hits.plain);
      add(hit(true), weight * hits.low);
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
