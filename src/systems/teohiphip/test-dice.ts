import { choice } from '../parameter.ts';

export const SIDES = 6;

/** A die that shows this or more is a success. Podręcznik czasownika, Mechanika testów. */
export const SUCCESS_FROM = 5;

/** How many dice are rolled, and how many of them count. */
export const TEST_DICE = {
  standard: { rolled: 2, counted: 2 },
  advantage: { rolled: 3, counted: 2 },
  hindrance: { rolled: 1, counted: 1 },
} as const;

export type TestDice = keyof typeof TEST_DICE;

export const diceParameter = choice({
  name: { pl: 'kości', en: 'dice' },
  options: {
    standard: { pl: 'standardowy (2k6)', en: 'standard (2d6)' },
    advantage: { pl: 'przewaga (3k6)', en: 'advantage (3d6)' },
    hindrance: { pl: 'utrudnienie (1k6)', en: 'hindrance (1d6)' },
  },
  default: 'standard',
});

/** Advantage and hindrance together make a standard test. */
export function withAdvantage(dice: TestDice): TestDice {
  return dice === 'hindrance' ? 'standard' : 'advantage';
}

export function withHindrance(dice: TestDice): TestDice {
  return dice === 'advantage' ? 'standard' : 'hindrance';
}
