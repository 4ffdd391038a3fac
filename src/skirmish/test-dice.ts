/** How a test is rolled. Podręcznik czasownika, Mechanika testów. */
export const SIDES_OF_DIE = 6;

/** A die that shows this or more is a success. */
export const SUCCESS_FROM = 5;

/** No test counts more dice than this: with an advantage the best two of three. */
export const MOST_COUNTED = 2;

export type TestDice = 'standard' | 'advantage' | 'hindrance';

export const ROLLED: Readonly<Record<TestDice, number>> = { standard: 2, advantage: 3, hindrance: 1 };

/** Advantages do not add up, nor do hindrances; both together make a standard test. */
export function testDice(hasAdvantage: boolean, hasHindrance: boolean): TestDice {
  if (hasAdvantage === hasHindrance) return 'standard';
  return hasAdvantage ? 'advantage' : 'hindrance';
}
