import { type CardKind, choose } from '../../probability/hand.ts';

/** How many cards of one kind are dealt to each of the hands of an exchange. */
export interface Dealt {
  readonly attack: number;
  readonly defence: number;
  readonly further: number;
}

/**
 * The weights of what several hands dealt from one deck come to. Like `foldHand`, but with three hands: kinds are taken in
 * order, and `gain` is what a state grows by when each hand has so many cards of the kind and wanted so many before.
 * Weights are doubles, several times as fast as BigInt: they are exact because `waysToDealAll` is.
 * @throws RangeError when it is not
 */
export function foldDealt<C>(
  hands: Dealt,
  kinds: readonly CardKind<C>[],
  start: number,
  gain: (card: C, dealt: Dealt, left: Dealt) => number,
): Map<number, number> {
  if (!isExactlyCounted(hands, kinds)) throw new RangeError('too many hands to be counted in doubles');
  let now = new Map<string, Group>([['', { left: hands, states: new Map([[start, 1]]) }]]);
  kinds.forEach(({ card, copies }, index) => {
    const after = kinds.slice(index + 1).reduce((sum, kind) => sum + kind.copies, 0);
    const next = new Map<string, Group>();
    for (const { left, states } of now.values()) {
      for (const dealt of waysToDeal(left, copies)) {
        const still = {
          attack: left.attack - dealt.attack,
          defence: left.defence - dealt.defence,
          further: left.further - dealt.further,
        };
        if (still.attack + still.defence + still.further > after) continue;
        const key = `${still.attack} ${still.defence} ${still.further}`;
        let target = next.get(key);
        if (target === undefined) {
          target = { left: still, states: new Map() };
          next.set(key, target);
        }
        const ways = Number(waysToDealAll(dealt, copies));
        const gained = gain(card, dealt, left);
        for (const [state, weight] of states) {
          const reached = state + gained;
          target.states.set(reached, (target.states.get(reached) ?? 0) + weight * ways);
        }
      }
    }
    now = next;
  });
  return [...now.values()][0]!.states;
}

interface Group {
  readonly left: Dealt;
  readonly states: Map<number, number>;
}

function waysToDeal(left: Dealt, copies: number): Dealt[] {
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
function waysToDealAll({ attack, defence, further }: Dealt, cards: number): bigint {
  return choose(cards, attack) * choose(cards - attack, defence) * choose(cards - attack - defence, further);
}

/** Whether every count of these hands is a whole number that a double holds exactly. */
export function isExactlyCounted<C>(hands: Dealt, kinds: readonly CardKind<C>[]): boolean {
  const cards = kinds.reduce((sum, { copies }) => sum + copies, 0);
  return waysToDealAll(hands, cards) <= BigInt(Number.MAX_SAFE_INTEGER);
}
