import { choose } from '../../probability/hand.ts';

/** Cards of the deck that are alike, and how many of them can still come into the hand and to the aside cards. */
export interface Kind<C> {
  readonly card: C;
  readonly inDeck: number;
  /** Where the aside cards come from a deck of their own, how many are there; otherwise they share the deck. */
  readonly inOwnDeck: number | null;
}

/** The most cards that are dealt to the hand and laid aside (Fate cards, or the last card of style V). */
export interface Limits {
  readonly hand: number;
  readonly aside: number;
}

/** What is known of some cards that were dealt, and in how many ways they fall so. */
export interface Group<T> {
  readonly hand: number;
  readonly aside: number;
  readonly tally: T;
  ways: number;
}

/**
 * All ways to deal cards of these kinds, up to what a tally keeps of them; kinds come in the order given. Ways are
 * doubles: all counts stay below 2 ** 53, as no deck has more than 54 cards.
 */
export function dealKinds<C, T>(
  kinds: readonly Kind<C>[],
  limits: Limits,
  start: T,
  keyOf: (tally: T) => string,
  add: (tally: T, card: C, inHand: number, aside: number) => T,
): Group<T>[] {
  let groups = new Map<string, Group<T>>([['', { hand: 0, aside: 0, tally: start, ways: 1 }]]);
  for (const { card, inDeck, inOwnDeck } of kinds) {
    const next = new Map<string, Group<T>>();
    for (const { hand, aside, tally, ways } of groups.values()) {
      for (let taken = 0; taken <= Math.min(inDeck, limits.hand - hand); taken++) {
        const left = inOwnDeck ?? inDeck - taken;
        for (let laid = 0; laid <= Math.min(left, limits.aside - aside); laid++) {
          const grown = taken + laid === 0 ? tally : add(tally, card, taken, laid);
          const more = ways * Number(choose(inDeck, taken) * choose(left, laid));
          merge(next, { hand: hand + taken, aside: aside + laid, tally: grown, ways: more }, keyOf);
        }
      }
    }
    groups = next;
  }
  return [...groups.values()];
}

/** The cards of two parts of the deck together. */
export function joinGroups<T>(
  first: readonly Group<T>[],
  second: readonly Group<T>[],
  limits: Limits,
  keyOf: (tally: T) => string,
  join: (first: T, second: T) => T,
): Group<T>[] {
  const joined = new Map<string, Group<T>>();
  for (const own of first) {
    for (const other of second) {
      const hand = own.hand + other.hand;
      const aside = own.aside + other.aside;
      if (hand > limits.hand || aside > limits.aside) continue;
      merge(joined, { hand, aside, tally: join(own.tally, other.tally), ways: own.ways * other.ways }, keyOf);
    }
  }
  return [...joined.values()];
}

function merge<T>(groups: Map<string, Group<T>>, group: Group<T>, keyOf: (tally: T) => string): void {
  const key = String.fromCharCode(group.hand, group.aside) + keyOf(group.tally);
  const known = groups.get(key);
  if (known === undefined) groups.set(key, group);
  else known.ways += group.ways;
}
