import type { Deck } from '../chance.ts';
import { isJoker, rankOf, suitOf } from '../playing-cards.ts';
import { countsAsTested, type Helps } from './helps.ts';
import type { Verdict } from './verdict.ts';

/** The points that Przemiana asks for one card. */
const CONVERSION_POINTS = 11;

export type ConversionSource = 'one-suit' | 'all-suits';

/**
 * Przemiana, the ability of the fourth Circle: while the test fails, gives up the fewest points that buy a card and
 * draws one. A card as good to recolour as the best is kept.
 */
export function convertCards(
  hand: readonly number[],
  deck: Deck,
  helps: Helps,
  verdict: Pick<Verdict, 'passesWithoutJokers'>,
  source: ConversionSource,
): number[] {
  let now = [...hand];
  while (deck.left > 0 && !verdict.passesWithoutJokers(now)) {
    const given = cheapestPrice(now, helps, source);
    if (given === undefined) break;
    now = [...now.filter((card) => !given.includes(card)), deck.draw()];
  }
  return now;
}

/** The cards that buy a card: the fewest points, of those the fewest cards, whatever the order of the hand. */
export function cheapestPrice(
  hand: readonly number[],
  helps: Pick<Helps, 'points' | 'heartsConverted' | 'recolour' | 'second'>,
  source: ConversionSource,
): readonly number[] | undefined {
  const pointsOf = (card: number) => helps.points[rankOf(card)]!;
  const others = hand.filter((card) => !isJoker(card) && !countsAsTested(suitOf(card), helps));
  const most = Math.max(0, ...others.map(pointsOf));
  const spare = others.reduce((sum, card) => sum + pointsOf(card), 0) - (helps.recolour ? most : 0);
  if (spare < CONVERSION_POINTS) return undefined;
  const unneeded = others.sort((a, b) => pointsOf(b) - pointsOf(a) || a - b);
  const kept = helps.recolour ? unneeded.filter((card) => pointsOf(card) === most) : [undefined];
  const suits = source === 'all-suits' ? [undefined] : [...new Set(unneeded.map(suitOf))];
  let best: readonly number[] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const keeps of kept) {
    for (const suit of suits) {
      const pile = unneeded.filter((card) => card !== keeps && (suit === undefined || suitOf(card) === suit));
      const fewest = fewestByPoints(pile, pointsOf);
      const points = fewest.findIndex((cards, sum) => sum >= CONVERSION_POINTS && cards !== undefined);
      if (points < 0 || points > least) continue;
      const cards = fewest[points]!;
      if (points === least && best !== undefined && cards.length >= best.length) continue;
      best = cards;
      least = points;
    }
  }
  return best;
}

/** By each sum of points, the fewest cards of the pile that make it; none goes on from a sum that is enough. */
function fewestByPoints(
  pile: readonly number[],
  pointsOf: (card: number) => number,
): readonly (readonly number[] | undefined)[] {
  const most = CONVERSION_POINTS - 1 + Math.max(0, ...pile.map(pointsOf));
  const fewest = Array.from<readonly number[] | undefined>({ length: most + 1 });
  fewest[0] = [];
  for (const card of pile) {
    for (let sum = CONVERSION_POINTS - 1; sum >= 0; sum--) {
      const cards = fewest[sum];
      if (cards === undefined) continue;
      const known = fewest[sum + pointsOf(card)];
      if (known === undefined || cards.length + 1 < known.length) fewest[sum + pointsOf(card)] = [...cards, card];
    }
  }
  return fewest;
}
