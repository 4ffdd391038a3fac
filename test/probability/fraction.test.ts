import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fraction } from '../../src/probability/fraction.ts';
import { runs } from '../fixed-seed.ts';

describe('a fraction as a double', () => {
  it.each([
    { what: 'zero', fraction: new Fraction(0n), double: 0 },
    { what: 'one', fraction: new Fraction(7n, 7n), double: 1 },
    { what: 'a half', fraction: new Fraction(1n, 2n), double: 0.5 },
    { what: 'a third', fraction: new Fraction(1n, 3n), double: 1 / 3 },
    { what: 'two thirds', fraction: new Fraction(2n, 3n), double: 2 / 3 },
    { what: 'a tenth', fraction: new Fraction(1n, 10n), double: 0.1 },
    { what: 'three tenths', fraction: new Fraction(3n, 10n), double: 0.3 },
    { what: 'almost one', fraction: new Fraction(10n ** 30n - 1n, 10n ** 30n), double: 1 },
    { what: 'the double below one', fraction: new Fraction(2n ** 53n - 1n, 2n ** 53n), double: 1 - 2 ** -53 },
    { what: 'half-way, to the even below', fraction: new Fraction(2n ** 53n + 1n), double: 2 ** 53 },
    { what: 'half-way, to the even above', fraction: new Fraction(2n ** 53n + 3n), double: 2 ** 53 + 4 },
    {
      what: 'just over half-way',
      fraction: new Fraction((2n ** 53n + 1n) * 10n ** 40n + 1n, 10n ** 40n),
      double: 2 ** 53 + 2,
    },
    {
      what: 'just under half-way',
      fraction: new Fraction((2n ** 53n + 3n) * 10n ** 40n - 1n, 10n ** 40n),
      double: 2 ** 53 + 2,
    },
    { what: 'a third of huge numbers', fraction: new Fraction(10n ** 400n + 1n, 3n * 10n ** 400n), double: 1 / 3 },
    { what: 'a ratio of huge numbers', fraction: new Fraction(10n ** 401n, 10n ** 400n + 1n), double: 10 },
    { what: '1e-300', fraction: new Fraction(1n, 10n ** 300n), double: 1e-300 },
    { what: '1e300', fraction: new Fraction(10n ** 300n), double: 1e300 },
    { what: 'the least normal double', fraction: new Fraction(1n, 2n ** 1022n), double: 2 ** -1022 },
    { what: 'the least double', fraction: new Fraction(1n, 2n ** 1074n), double: Number.MIN_VALUE },
    { what: 'three halves of the least double', fraction: new Fraction(3n, 2n ** 1075n), double: 2 ** -1073 },
    { what: 'half of the least double', fraction: new Fraction(1n, 2n ** 1075n), double: 0 },
    {
      what: 'just over half of the least double',
      fraction: new Fraction(2n ** 60n + 1n, 2n ** 1135n),
      double: Number.MIN_VALUE,
    },
    { what: 'far below the least double', fraction: new Fraction(1n, 10n ** 400n), double: 0 },
    { what: 'far above the greatest double', fraction: new Fraction(10n ** 400n), double: Number.POSITIVE_INFINITY },
  ])('$what is $double', ({ fraction, double }) => {
    expect(fraction.toNumber()).toBe(double);
  });

  it('is the double that reads the same, for every quotient of integers that are doubles', () => {
    const natural = fc.integer({ min: 0, max: 2 ** 31 - 1 });
    fc.assert(
      fc.property(natural, fc.integer({ min: 1, max: 2 ** 31 - 1 }), (numerator, denominator) => {
        expect(new Fraction(BigInt(numerator), BigInt(denominator)).toNumber()).toBe(numerator / denominator);
      }),
      runs(2000),
    );
  });

  it('is at most half a unit in the last place away, however huge the numbers', () => {
    const huge = fc.bigInt({ min: 1n, max: 10n ** 150n });
    fc.assert(
      fc.property(huge, huge, (numerator, denominator) => {
        const double = new Fraction(numerator, denominator).toNumber();
        const exponent = Math.floor(Math.log2(double)) - 52;
        const unit = exponent < 0 ? new Fraction(1n, 2n ** BigInt(-exponent)) : new Fraction(2n ** BigInt(exponent));
        const units = BigInt(double / 2 ** exponent);
        // |numerator / denominator - units * unit| <= unit / 2, all sides multiplied out
        const difference = numerator * unit.denominator - units * unit.numerator * denominator;
        expect((difference < 0n ? -difference : difference) * 2n).toBeLessThanOrEqual(unit.numerator * denominator);
      }),
      runs(1000),
    );
  });
});

describe('a fraction', () => {
  it.each([
    { what: 'is in lowest terms', fraction: new Fraction(6n, 16n), text: '3/8' },
    { what: 'is whole', fraction: new Fraction(5n), text: '5/1' },
    { what: 'is zero over one', fraction: new Fraction(0n, 400n), text: '0/1' },
    { what: 'is read back', fraction: Fraction.parse('6/16'), text: '3/8' },
    { what: 'is read from a whole number', fraction: Fraction.parse('1'), text: '1/1' },
    { what: 'adds to one', fraction: new Fraction(1n, 3n).plus(new Fraction(2n, 3n)), text: '1/1' },
    { what: 'adds exactly', fraction: new Fraction(1n, 6n).plus(new Fraction(1n, 10n)), text: '4/15' },
  ])('$what: $text', ({ fraction, text }) => {
    expect(fraction.toString()).toBe(text);
  });

  it.each([
    { one: new Fraction(2n, 4n), other: new Fraction(3n, 6n), equal: true },
    { one: new Fraction(1n, 3n), other: new Fraction(10n ** 20n, 3n * 10n ** 20n + 1n), equal: false },
    { one: new Fraction(0n), other: new Fraction(0n, 9n), equal: true },
    { one: new Fraction(1n, 2n), other: new Fraction(1n), equal: false },
  ])('$one and $other are equal: $equal', ({ one, other, equal }) => {
    expect(one.equals(other)).toBe(equal);
  });

  it.each([
    [1n, 0n],
    [1n, -2n],
  ])('%d over %d is no fraction', (numerator, denominator) => {
    expect(() => new Fraction(numerator, denominator)).toThrow(
      new RangeError(`not a fraction: ${numerator}/${denominator}`),
    );
  });
});
