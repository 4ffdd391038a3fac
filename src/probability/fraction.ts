const GREATEST_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  if (a < 0n) a = -a;
  while (b > GREATEST_SAFE) [a, b] = [b, a % b];
  if (b === 0n) return a;
  // Whole numbers that a double holds exactly are divided many times as fast.
  let [greater, less] = [Number(b), Number(a % b)];
  while (less !== 0) [greater, less] = [less, greater % less];
  return BigInt(greater);
}

/** 53 bits of significand, one bit to round by and room for a sticky bit. */
const QUOTIENT_BITS = 64;

/** Two bits below the smallest double: there fewer bits are kept, so that the last step is the only one that rounds. */
const LEAST_EXPONENT = 1076;

/** An exact rational in lowest terms, its denominator positive. Becomes a double only in `toNumber`. */
export class Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;

  constructor(numerator: bigint, denominator = 1n) {
    if (denominator <= 0n) throw new RangeError(`not a fraction: ${numerator}/${denominator}`);
    const divisor = greatestCommonDivisor(numerator, denominator);
    this.numerator = numerator / divisor;
    this.denominator = denominator / divisor;
  }

  plus(other: Fraction): Fraction {
    if (this.denominator === other.denominator) return new Fraction(this.numerator + other.numerator, this.denominator);
    return new Fraction(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    );
  }

  minus(other: Fraction): Fraction {
    return this.plus(new Fraction(-other.numerator, other.denominator));
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.numerator * other.numerator, this.denominator * other.denominator);
  }

  /** @throws RangeError when the other is zero */
  dividedBy(other: Fraction): Fraction {
    const sign = other.numerator < 0n ? -1n : 1n;
    return new Fraction(this.numerator * other.denominator * sign, this.denominator * other.numerator * sign);
  }

  /** Below zero when this is the lesser, above zero when it is the greater. */
  compare(other: Fraction): number {
    const difference = this.numerator * other.denominator - other.numerator * this.denominator;
    return difference === 0n ? 0 : difference < 0n ? -1 : 1;
  }

  equals(other: Fraction): boolean {
    return this.numerator === other.numerator && this.denominator === other.denominator;
  }

  /** The nearest double, rounded once whatever the size of the numerator and denominator. */
  toNumber(): number {
    if (this.numerator === 0n) return 0;
    if (this.numerator < 0n) return -new Fraction(-this.numerator, this.denominator).toNumber();
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

  static readonly ZERO = new Fraction(0n);
  static readonly ONE = new Fraction(1n);

  /** Reads `3/8` or `1`. */
  static parse(text: string): Fraction {
    const [numerator, denominator = '1'] = text.split('/');
    return new Fraction(BigInt(numerator!), BigInt(denominator));
  }
}
