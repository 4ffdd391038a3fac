import { Distribution } from '../../probability/distribution.ts';

/** One side of a duel as the chain needs it: the PŻ its activation takes, before and after the other's first activation. */
export interface Fighter {
  readonly hp: number;
  /** The PŻ taken while the other has not acted yet. */
  readonly opening: Distribution<number>;
  /** The PŻ taken after the other has acted. */
  readonly usual: Distribution<number>;
}

/** How many of so many equally likely rounds begin with which side. */
export interface Order {
  readonly own: bigint;
  readonly opponent: bigint;
}

/** The weights of the PŻ of both sides and, when one is out, of the end: the winner's PŻ, negative for the opponent's. */
interface Weights {
  readonly going: Map<number, bigint>;
  readonly ended: Map<number, bigint>;
}

function add(to: Map<number, bigint>, key: number, weight: bigint): void {
  to.set(key, (to.get(key) ?? 0n) + weight);
}

/** One round that begins with this side; `swapped` says that it is the opponent. */
function play(first: Hit, second: Hit, swapped: boolean, weight: bigint, into: Weights, width: number): void {
  for (const [taken, firstWeight] of first.damage.entries()) {
    const secondLeft = second.hp - taken;
    if (secondLeft <= 0) {
      add(into.ended, swapped ? -first.hp : first.hp, weight * firstWeight * second.damage.total);
      continue;
    }
    for (const [takenBack, secondWeight] of second.damage.entries()) {
      const firstLeft = first.hp - takenBack;
      const reached = weight * firstWeight * secondWeight;
      if (firstLeft <= 0) add(into.ended, swapped ? secondLeft : -secondLeft, reached);
      else add(into.going, swapped ? secondLeft * width + firstLeft : firstLeft * width + secondLeft, reached);
    }
  }
}

interface Hit {
  readonly hp: number;
  readonly damage: Distribution<number>;
}

/**
 * What a duel comes to: the winner's PŻ, negative when the opponent wins, 0 when both are left or nobody can be hurt.
 * The weights of `opening` and `usual` must add up to the same total, so that rounds are alike.
 */
export function duelResult(own: Fighter, opponent: Fighter, order: Order, rounds: number | null): Distribution<number> {
  const width = opponent.hp + 1;
  const usual = { own: own.usual, opponent: opponent.usual };
  /** The opening round: whoever acts second has not acted when the first attacks, but the first has by then. */
  const openingOf = (ownFirst: boolean) => ({
    own: ownFirst ? own.opening : own.usual,
    opponent: ownFirst ? opponent.usual : opponent.opening,
  });
  const round = (state: number, weight: bigint, into: Weights, isOpening: boolean) => {
    const hp = { own: Math.floor(state / width), opponent: state % width };
    for (const ownFirst of [true, false]) {
      const damage = isOpening ? openingOf(ownFirst) : usual;
      const sides = {
        own: { hp: hp.own, damage: damage.own },
        opponent: { hp: hp.opponent, damage: damage.opponent },
      };
      const part = weight * (ownFirst ? order.own : order.opponent);
      if (part === 0n) continue;
      if (ownFirst) play(sides.own, sides.opponent, false, part, into, width);
      else play(sides.opponent, sides.own, true, part, into, width);
    }
  };
  const total = (order.own + order.opponent) * own.usual.total * opponent.usual.total;

  let now: Weights = { going: new Map(), ended: new Map() };
  round(own.hp * width + opponent.hp, 1n, now, true);
  if (rounds === null) return untilTheEnd(now, own.hp + opponent.hp, total, width, round);

  for (let played = 1; played < rounds; played++) {
    const next: Weights = { going: new Map(), ended: new Map() };
    for (const [end, weight] of now.ended) next.ended.set(end, weight * total);
    for (const [state, weight] of now.going) round(state, weight, next, false);
    now = next;
  }
  const neither = [...now.going.values()].reduce((sum, weight) => sum + weight, 0n);
  return Distribution.of([...now.ended, [0, neither] as const]);
}

/**
 * Goes on with no limit. PŻ only go down, so the chain can stand still but never comes back: from every state it leaves in
 * the end, `moving` of `total` ways a round. The weights of a state that took d damage are held over moving ** (d + 1), and
 * all ends are brought to moving ** most.
 */
function untilTheEnd(
  opening: Weights,
  most: number,
  total: bigint,
  width: number,
  round: (state: number, weight: bigint, into: Weights, isOpening: boolean) => void,
): Distribution<number> {
  const damageTaken = (state: number) => most - Math.floor(state / width) - (state % width);
  const still = (state: number) => {
    const into: Weights = { going: new Map(), ended: new Map() };
    round(state, 1n, into, false);
    return { into, weight: into.going.get(state) ?? 0n };
  };
  const [any] = opening.going.keys();
  if (any === undefined) return Distribution.of(opening.ended);
  // No PŻ is lost in a round with the same chance whatever PŻ are left.
  const moving = total - still(any).weight;
  if (moving === 0n) {
    const neither = [...opening.going.values()].reduce((sum, weight) => sum + weight, 0n);
    return Distribution.of([...opening.ended, [0, neither] as const]);
  }
  const power = Array.from({ length: most + 1 }, () => 1n);
  for (let d = 1; d <= most; d++) power[d] = power[d - 1]! * moving;

  const byDamage: Map<number, bigint>[] = Array.from({ length: most }, () => new Map());
  for (const [state, weight] of opening.going) {
    const taken = damageTaken(state);
    add(byDamage[taken]!, state, weight * power[taken]!);
  }
  const ended = new Map<number, bigint>();
  for (const [end, weight] of opening.ended) add(ended, end, weight * power[most]!);
  byDamage.forEach((states, taken) => {
    for (const [state, weight] of states) {
      const { into } = still(state);
      for (const [reached, ways] of into.going) {
        if (reached === state) continue;
        const further = damageTaken(reached);
        add(byDamage[further]!, reached, weight * ways * power[further - taken - 1]!);
      }
      for (const [end, ways] of into.ended) add(ended, end, weight * ways * power[most - taken - 1]!);
    }
  });
  return Distribution.of(ended);
}
