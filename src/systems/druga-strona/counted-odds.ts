import { Distribution } from '../../probability/distribution.ts';
import { choose } from '../../probability/hand.ts';
import { STANDARD_CARDS } from '../playing-cards.ts';
import type { Group, Limits } from './deal-kinds.ts';
import type { Draw } from './draws.ts';
import { OATH_POINTS } from './hand.ts';
import type { Helps } from './helps.ts';
import { pack } from './result.ts';
import { jokerDeals, Tallies, type Tally } from './tally.ts';
import { TallyVerdict } from './tally-verdict.ts';

/** The odds of a test whose helps look at points, suits and figures only. With Fate cards to spend, at points alone. */
export function countedOdds(helps: Helps, draw: Draw, spendsAll: boolean): Distribution<number> {
  const verdict = new TallyVerdict(helps);
  const tallies = new Tallies(helps, spendsAll ? 'joined' : 'spendable');
  const limits = { hand: draw.cards, aside: draw.fate };
  const counts = new Map<number, bigint>();
  const { counting, others } = tallies.deal(draw.seen, limits, draw.fateIsFresh);
  const drawn = draw.cards + (spendsAll ? draw.fate : 0);
  for (const { hand, aside, ways } of jokerDeals(draw.jokers, limits, draw.fateIsFresh)) {
    const jokers = hand + (spendsAll ? aside : 0);
    const ofDeal = new Map<number, number>();
    forEachPair(counting, others, { hand: draw.cards - hand, aside: draw.fate - aside }, (first, second) => {
      const tally = tallies.join(first.tally, second.tally);
      const withoutJokers = verdict.passes(tally, 0, drawn);
      const passes = withoutJokers || (jokers > 0 && verdict.passes(tally, jokers, drawn));
      const spent = passes || spendsAll || draw.fate === 0 ? undefined : verdict.fewestToSpend(tally, jokers, aside);
      const result = pack({
        passed: passes || spent !== undefined,
        withoutJokers,
        joker: jokers > 0,
        spent: spent ?? 0,
      });
      ofDeal.set(result, (ofDeal.get(result) ?? 0) + first.ways * second.ways);
    });
    for (const [result, count] of ofDeal) counts.set(result, (counts.get(result) ?? 0n) + ways * BigInt(count));
  }
  return Distribution.of(counts);
}

/**
 * The odds of a test with style V, which draws until the suit tested has five natural points. A hand that grew ends with
 * the card that brings them: the orders of the cards before it are all alike.
 */
export function oathOdds(helps: Helps, draw: Omit<Draw, 'fate' | 'fateIsFresh'>): Distribution<number> {
  const verdict = new TallyVerdict(helps);
  const tallies = new Tallies(helps, 'last');
  const known = draw.seen === undefined ? 0 : 1;
  const deck = STANDARD_CARDS + draw.jokers - known;
  const limits = { hand: deck + known, aside: 1 };
  const { counting, others } = tallies.deal(draw.seen, limits, false);
  const weights: [result: number, size: number, ways: bigint][] = [];
  for (const { hand: jokers, ways } of jokerDeals(draw.jokers, { ...limits, aside: 0 }, false)) {
    for (let size = draw.cards; size <= limits.hand; size++) {
      const last = size > draw.cards ? 1 : 0;
      forEachPair(counting, others, { hand: size - last - jokers, aside: last }, (first, second) => {
        const { before, natural } = first.tally;
        if (natural < OATH_POINTS || (last > 0 && before >= OATH_POINTS)) return;
        const tally = tallies.join(first.tally, second.tally);
        const withoutJokers = verdict.passes(tally, 0, size);
        const passed = withoutJokers || verdict.passes(tally, jokers, size);
        const result = pack({ passed, withoutJokers, joker: jokers > 0, spent: 0 });
        weights.push([result, size, ways * BigInt(first.ways) * BigInt(second.ways)]);
      });
    }
  }
  const orders = (size: number) => {
    const taken = size - known;
    return size > draw.cards ? choose(deck, taken - 1) * BigInt(deck - taken + 1) : choose(deck, taken);
  };
  const sizes = [...new Set(weights.map(([, size]) => size))];
  const common = sizes.map(orders).reduce(leastCommonMultiple, 1n);
  return Distribution.of(weights.map(([result, size, ways]) => [result, ways * (common / orders(size))] as const));
}

/** Cards that count and others that are together as many as they should be. */
function forEachPair(
  counting: readonly Group<Tally>[],
  others: readonly Group<Tally>[],
  wanted: Limits,
  visit: (counting: Group<Tally>, others: Group<Tally>) => void,
): void {
  const asides = wanted.aside + 1;
  const bySize = new Map<number, Group<Tally>[]>();
  for (const group of others) {
    if (group.aside > wanted.aside) continue;
    const size = group.hand * asides + group.aside;
    const known = bySize.get(size);
    if (known === undefined) bySize.set(size, [group]);
    else known.push(group);
  }
  for (const group of counting) {
    if (group.hand > wanted.hand || group.aside > wanted.aside) continue;
    const missing = (wanted.hand - group.hand) * asides + wanted.aside - group.aside;
    for (const other of bySize.get(missing) ?? []) visit(group, other);
  }
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}
