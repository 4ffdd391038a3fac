import { choose } from '../../probability/hand.ts';
import { KING, SUITS } from '../playing-cards.ts';
import { dealKinds, type Group, type Limits } from './deal-kinds.ts';
import type { Helps } from './helps.ts';
import { plainKinds } from './plain-test.ts';
import { GREATEST_RESULT, pack, type TestResult, unpack } from './result.ts';
import { jokerDeals, type Tally } from './tally.ts';
import { TallyVerdict } from './tally-verdict.ts';

/** By the Fate cards, up to so many cards of the captain and allies their spending is counted in time. */
const MOST_CARDS = [10, 6, 5, 3] as const;
/** With more than one Fate card, style IV makes as much work as so many cards. */
const OF_CONVERTED = 2;

export function canCountFate(
  cards: number,
  fate: number,
  { heartsConverted }: Pick<Helps, 'heartsConverted'>,
): boolean {
  return cards + (heartsConverted && fate > 1 ? OF_CONVERTED : 0) <= MOST_CARDS[fate]!;
}

/** Cards on the table and Fate cards, as far as they decide about the test. */
type Held = Pick<Tally, 'points' | 'best' | 'spendable' | 'spendableOther'>;

interface HeldAndAces extends Held {
  /** On the table. */
  readonly aces: number;
}

const EMPTY: HeldAndAces = { points: 0, best: 0, spendable: [], spendableOther: 0, aces: 0 };

/** Cards that decide alike. */
interface Alike {
  readonly hand: number;
  readonly aside: number;
  readonly held: Held;
  /** By the aces on the table. */
  readonly ways: number[];
}

const ENDINGS = GREATEST_RESULT + 1;

/** Who draws from the one deck, and Fate cards that may be spent. */
export interface DrawsWithFate {
  readonly captain: number;
  readonly allies: number;
  readonly jokers: number;
  readonly fate: number;
  readonly fateIsFresh: boolean;
  /** Such as look at points only. */
  readonly helps: Helps;
}

/** One way in which a group's test ends. */
export interface GroupEnding extends TestResult {
  readonly allyAce: boolean;
  readonly ways: bigint;
}

/** The endings of a test of a group that draws from one deck and spends the fewest Fate cards, none when an ally drew an ace. */
export function groupWithFate({ captain, allies, jokers, fate, fateIsFresh, helps }: DrawsWithFate): GroupEnding[] {
  const cards = captain + allies;
  const limits = { hand: cards, aside: fate };
  const verdict = new TallyVerdict(helps);
  const tested = dealSuits('tested', helps, limits, fateIsFresh);
  const others = bySize(dealSuits('other', helps, limits, fateIsFresh));
  const endings: GroupEnding[] = [];
  for (const joker of jokerDeals(jokers, limits, fateIsFresh)) {
    // Ways by the aces on the table and the ending.
    const ended = new Float64Array((SUITS.length + 1) * ENDINGS);
    for (const { hand, aside, held, ways } of tested) {
      for (const other of others.get(sizeOf(cards - joker.hand - hand, fate - joker.aside - aside)) ?? []) {
        const both = { ...held, best: other.held.best, spendableOther: other.held.spendableOther };
        const ending = endingOf(both, joker.hand, joker.aside, verdict, helps);
        for (let aces = 0; aces < ways.length; aces++) {
          for (let more = 0; more < other.ways.length; more++) {
            ended[(aces + more) * ENDINGS + ending]! += ways[aces]! * other.ways[more]!;
          }
        }
      }
    }
    ended.forEach((ways, place) => {
      if (ways === 0) return;
      const ending = unpack(place % ENDINGS);
      const without = choose(cards - Math.floor(place / ENDINGS), allies);
      const all = BigInt(ways) * joker.ways;
      const unaided = ending.spent > 0 ? { ...ending, passed: false, spent: 0 } : ending;
      endings.push({ ...ending, allyAce: false, ways: all * without });
      endings.push({ ...unaided, allyAce: true, ways: all * (choose(cards, allies) - without) });
    });
  }
  return endings;
}

/** A result of the test as it would be without the allies' aces. */
function endingOf(held: Held, jokers: number, fateJokers: number, verdict: TallyVerdict, helps: Helps): number {
  const points = 2 * (held.points + (helps.recolour ? held.best : 0));
  const withoutJokers = points >= helps.needed;
  const joker = jokers > 0;
  if (points + 2 * helps.points[KING]! * jokers >= helps.needed) {
    return pack({ passed: true, withoutJokers, joker, spent: 0 });
  }
  const spent = verdict.fewestToSpend(held, jokers, fateJokers);
  return pack({ passed: spent !== undefined, withoutJokers, joker, spent: spent ?? 0 });
}

function dealSuits(suit: 'tested' | 'other', helps: Helps, limits: Limits, isFresh: boolean): Alike[] {
  const enough = Math.max(0, Math.ceil(helps.needed / 2));
  const kinds = plainKinds(false, helps)
    .filter(({ card }) => card.suit === suit)
    .map(({ card, copies }) => ({ card, inDeck: copies, inOwnDeck: isFresh ? copies : null }));
  const groups = dealKinds(kinds, limits, EMPTY, keyOf, (held, { points, isAce }, inHand, aside): HeldAndAces => {
    const aces = held.aces + (isAce ? inHand : 0);
    if (suit === 'tested') {
      const sum = held.points + points * inHand;
      // Passed: which Fate cards there are does not matter any more.
      if (sum >= enough) return { ...EMPTY, aces, points: enough };
      return { ...held, aces, points: sum, spendable: [...held.spendable, ...new Array<number>(aside).fill(points)] };
    }
    return {
      ...held,
      aces,
      best: inHand > 0 ? Math.max(held.best, points) : held.best,
      spendableOther: aside > 0 ? Math.max(held.spendableOther, points) : held.spendableOther,
    };
  });
  return mergeByAces(groups);
}

function mergeByAces(groups: readonly Group<HeldAndAces>[]): Alike[] {
  const merged = new Map<string, Alike>();
  for (const { hand, aside, tally, ways } of groups) {
    const key = `${hand} ${aside} ${keyOf({ ...tally, aces: 0 })}`;
    let alike = merged.get(key);
    if (alike === undefined) {
      alike = { hand, aside, held: tally, ways: [] };
      merged.set(key, alike);
    }
    while (alike.ways.length <= tally.aces) alike.ways.push(0);
    alike.ways[tally.aces]! += ways;
  }
  return [...merged.values()];
}

function keyOf({ points, best, spendable, spendableOther, aces }: HeldAndAces): string {
  return `${points} ${best} ${spendable} ${spendableOther} ${aces}`;
}

const sizeOf = (hand: number, aside: number) => `${hand} ${aside}`;

function bySize(all: readonly Alike[]): Map<string, Alike[]> {
  const sizes = new Map<string, Alike[]>();
  for (const alike of all) {
    const size = sizeOf(alike.hand, alike.aside);
    const known = sizes.get(size);
    if (known === undefined) sizes.set(size, [alike]);
    else known.push(alike);
  }
  return sizes;
}
