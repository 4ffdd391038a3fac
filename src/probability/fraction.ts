function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** 53 bits of significand, one bit to round by and room for a sticky bit. */
const QUOTIENT_BITS = 64;

/** Two bits below the smallest double: there fewer bits are kept, so that the last step is the only one that rounds. */
const LEAST_EXPONENT = 1076;

/** An exact non-negative rational in lowest terms. Becomes a double only in `toNumber`. */
export class Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;

  constructor(numerator: bigint, denominator = 1n) {
    if (denominator <= 0n || numerator < 0n) throw new RangeError(`not a probability: ${numerator}/${denominator}`);
    const divisor = greatestCommonDivisor(numerator, denominator);
    this.numerator = numerator / divisor;
    this.denominator = denominator / divisor;
  }

  plus(other: Fraction): Fraction {
    return new Fraction(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    );
  }

  equals(other: Fraction): boolean {
    return this.numerator === other.numerator && this.denominator === other.denominator;
  }

  /** The nearest double, rounded once whatever the size of the numerator and denominator. */
  toNumber(): number {
    if (this.numerator === 0n) return 0;
    const bits = (value: bigint) => value.toString(2).length;
    const shift = Math.min(QUOTIENT_BITS + bits(this.denominator) - bits(this.numerator), LEAST_EXPONENT);
    const scaled = shift >= 0 ? this.numerator << BigInt(shift) : this.numerator;
    const divisor = shift >= 0 ? this.denominator : this.denominator << BigInt(-shift);
    const sticky = scaled % divisor === 0n ? 0n : 1n;
    const significand = Number((scaled / divisor) | sticky);
    const half = Math.trunc(shift / 2);
    return significand * 2 ** -half * 2 ** -(shift - half);
  }

  /** `numerator/denominator`, as in the reference values. */
  toString(): string {
    return `${this.numerator}/${this.denominator}`;
  }

  /** Reads `3/8` or `1`. */
  static parse(text: string): Fraction {
    const [numerator, denominator = '1'] = text.split('/');
    return new Fraction(BigInt(numerator!), BigInt(denominator));
  }
}
