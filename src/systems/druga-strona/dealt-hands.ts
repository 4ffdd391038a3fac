import { type CardKind, choose } from '../../probability/hand.ts';

/** How many cards of one kind are dealt to each of the hands of an exchange. */
export interface Dealt {
  readonly attack: number;
  readonly defence: number;
  readonly further: number;
}

/** Hands that are still to be dealt, and what they have come to so far: states, and the ways of each. */
export interface Group {
  readonly left: Dealt;
  readonly states: readonly number[];
  readonly ways: readonly number[];
}

/** How states change when cards of one kind are dealt. */
export interface Dealing<C> {
  /** A place to add up the ways of every state; zeros before and after. */
  readonly sums: Float64Array;
  /** What a state grows by when each hand has so many cards of the kind and wanted so many before. */
  readonly gain: (card: C, dealt: Dealt, left: Dealt) => number;
  /** Makes states that will come to the same one: `left` is still to be dealt, of cards after this one. */
  readonly settle: (card: C, left: Dealt) => (state: number, gained: number) => number;
}

/** What comes to one group: other groups that are dealt cards. */
interface Arrivals {
  readonly left: Dealt;
  readonly from: { readonly group: Group; readonly dealt: Dealt }[];
}

/**
 * What several hands dealt from one deck come to. Like `foldHand`, but with three hands; kinds are taken in order. Ways are
 * doubles, many times as fast as BigInt: they are exact where `isExactlyCounted`.
 * @throws RangeError when the deck has fewer cards than the hands
 */
export function foldDealt<C>(
  starts: readonly Group[],
  kinds: readonly CardKind<C>[],
  { sums, gain, settle }: Dealing<C>,
): Group {
  let now = starts;
  kinds.forEach(({ card, copies }, index) => {
    const after = kinds.slice(index + 1).reduce((sum, kind) => sum + kind.copies, 0);
    now = arrivalsOf(now, copies, after).map(({ left, from }) => {
      const settled = settle(card, left);
      const reached: number[] = [];
      for (const { group, dealt } of from) {
        const gained = gain(card, dealt, group.left);
        const times = Number(waysToDealAll(dealt, copies));
        for (let place = 0; place < group.states.length; place++) {
          const state = settled(group.states[place]!, gained);
          if (sums[state] === 0) reached.push(state);
          sums[state]! += group.ways[place]! * times;
        }
      }
      const ways = reached.map((state) => sums[state]!);
      for (const state of reached) sums[state] = 0;
      return { left, states: reached, ways };
    });
  });
  const [dealt] = now;
  if (dealt === undefined) throw new RangeError('the deck has fewer cards than the hands');
  return dealt;
}

/** More than the cards of a hand. */
const HAND_COUNTS = 64;

function arrivalsOf(groups: readonly Group[], copies: number, after: number): Arrivals[] {
  const arrivals = new Map<number, Arrivals>();
  for (const group of groups) {
    for (const dealt of waysToDeal(group.left, copies)) {
      const attack = group.left.attack - dealt.attack;
      const defence = group.left.defence - dealt.defence;
      const further = group.left.further - dealt.further;
      if (attack + defence + further > after) continue;
      const key = (attack * HAND_COUNTS + defence) * HAND_COUNTS + further;
      const known = arrivals.get(key);
      if (known === undefined) arrivals.set(key, { left: { attack, defence, further }, from: [{ group, dealt }] });
      else known.from.push({ group, dealt });
    }
  }
  return [...arrivals.values()];
}

/** All ways to deal so many cards, or fewer, to hands that want no more than these. */
export function waysToDeal(left: Dealt, copies: number): Dealt[] {
  const ways: Dealt[] = [];
  for (let attack = 0; attack <= Math.min(left.attack, copies); attack++) {
    for (let defence = 0; defence <= Math.min(left.defence, copies - attack); defence++) {
      for (let further = 0; further <= Math.min(left.further, copies - attack - defence); further++) {
        ways.push({ attack, defence, further });
      }
    }
  }
  return ways;
}

/** In how many ways the hands can be dealt from so many cards. No state on the way can weigh more than all of them. */
export function waysToDealAll({ attack, defence, further }: Dealt, cards: number): bigint {
  return choose(cards, attack) * choose(cards - attack, defence) * choose(cards - attack - defence, further);
}

/** Whether every count of these hands is a whole number that a double holds exactly. */
export function isExactlyCounted<C>(hands: Dealt, kinds: readonly CardKind<C>[]): boolean {
  const cards = kinds.reduce((sum, { copies }) => sum + copies, 0);
  return waysToDealAll(hands, cards) <= BigInt(Number.MAX_SAFE_INTEGER);
}
