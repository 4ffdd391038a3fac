import { Fraction } from '../../probability/fraction.ts';
import { effectsOf } from './marks.ts';
import { keyOf, type Reveal, type State } from './reveal.ts';
import { pricesOf, valuedIn, verdictOf } from './verdict.ts';

/** Whether the player reveals another card or die where the rule leaves the choice. */
export type Policy = (state: State) => boolean;

/** Whether the policy looks at figures, so that they must be followed one by one. */
export function looksAtFigures(reveal: Reveal['setting']): boolean {
  return reveal.mayStopUpTo > 0 && (reveal.policy === 'optimal' || reveal.policy === 'bank-king');
}

export function policyFor(reveal: Reveal): Policy {
  switch (reveal.setting.policy) {
    case 'all-in':
      return () => true;
    case 'first-success':
      return (state) => reveal.status(state) !== 'win';
    case 'bank-king':
      return (state) => reveal.status(state) !== 'win' && !effectsOf(state.marks).positiveKing;
    case 'optimal': {
      const best = new Values(reveal);
      return (state) => best.ofGoingOn(state) > best.ofStopping(state);
    }
  }
}

/**
 * What can be expected from a state on, times the number of ways in which everything still to come can fall and times
 * a common denominator of the prices: whole numbers, so that nothing is reduced on the way.
 */
export class Values {
  private readonly known = new Map<string, bigint>();
  private readonly denominator: bigint;
  private readonly scaled: { readonly negative: bigint; readonly przebicie: bigint; readonly king: bigint };

  /** @param policy what the player does; without it, the best */
  constructor(
    private readonly reveal: Reveal,
    private readonly policy?: Policy,
  ) {
    const prices = pricesOf(reveal.setting.prices);
    this.denominator = Object.values(prices).reduce((product, price) => product * price.denominator, 1n);
    const scaled = ({ numerator, denominator }: Fraction) => numerator * (this.denominator / denominator);
    this.scaled = { negative: scaled(prices.negative), przebicie: scaled(prices.przebicie), king: scaled(prices.king) };
  }

  /** As a fraction, for tables. */
  asFraction(value: bigint, state: State): Fraction {
    return new Fraction(value, this.denominator * this.reveal.waysLeft(state));
  }

  of(state: State): bigint {
    const key = keyOf(state);
    let value = this.known.get(key);
    if (value === undefined) {
      value = this.found(state);
      this.known.set(key, value);
    }
    return value;
  }

  ofStopping(state: State): bigint {
    const { reveal, scaled } = this;
    const { success, negative, przebicie, king } = valuedIn({
      ...verdictOf(reveal, state),
      ...effectsOf(state.marks),
    });
    const worth =
      BigInt(success) * this.denominator -
      BigInt(negative) * scaled.negative +
      BigInt(przebicie) * scaled.przebicie +
      BigInt(king) * scaled.king;
    return worth * reveal.waysLeft(state);
  }

  ofGoingOn(state: State): bigint {
    let value = 0n;
    for (const [next, ways] of this.reveal.after(state, this.reveal.move(state))) value += BigInt(ways) * this.of(next);
    return value;
  }

  private found(state: State): bigint {
    const move = this.reveal.move(state);
    if (move === 'end') return this.ofStopping(state);
    if (move !== 'choice') return this.ofGoingOn(state);
    if (this.policy !== undefined) return this.policy(state) ? this.ofGoingOn(state) : this.ofStopping(state);
    const [going, stopping] = [this.ofGoingOn(state), this.ofStopping(state)];
    const isBetterToGoOn = going > stopping;
    return isBetterToGoOn ? going : stopping;
  }
}
