import { Fraction } from '../../probability/fraction.ts';
import type { Outcome, View } from '../view.ts';

/** What a test leaves behind. A result is these facts in one integer. */
export interface TestResult {
  readonly passed: boolean;
  /** Whether it passed with jokers ignored and no Fate card spent. */
  readonly withoutJokers: boolean;
  /** Whether a joker is among the cards of the test. */
  readonly joker: boolean;
  /** The Fate cards spent. */
  readonly spent: number;
}

export const GREATEST_FATE = 3;

export const GREATEST_RESULT = 8 * GREATEST_FATE + 7;

export function pack({ passed, withoutJokers, joker, spent }: TestResult): number {
  return (passed ? 1 : 0) + (withoutJokers ? 2 : 0) + (joker ? 4 : 0) + 8 * spent;
}

export function unpack(result: number): TestResult {
  return {
    passed: (result & 1) !== 0,
    withoutJokers: (result & 2) !== 0,
    joker: (result & 4) !== 0,
    spent: result >> 3,
  };
}

export const PASSED_OR_NOT = [
  { id: 'failure', name: { pl: 'porażka', en: 'failure' } },
  { id: 'success', name: { pl: 'sukces', en: 'success' } },
] as const satisfies readonly Outcome[];

export function passedOrNot(passed: boolean): string {
  return PASSED_OR_NOT[passed ? 1 : 0].id;
}

const BONUS = { id: 'bonus', name: { pl: 'zdany bez jokera: +1 K', en: 'passed without the joker: +1 K' } };

const JOKER_OUTCOMES: readonly Outcome[] = [
  { id: 'none', name: { pl: 'bez jokera', en: 'no joker' } },
  { id: 'joker', name: { pl: 'joker, bez niego porażka', en: 'joker, a failure without it' } },
  { id: 'passed', name: { pl: 'joker, zdany bez niego', en: 'joker, passed without it' } },
];

type Read = (result: number) => TestResult;

/** The views of a test of one or more suits; `mayRise` says whether a joker can add a card to a power for good. */
export function testViews<P>(mayRise: (parameters: P) => boolean, read: Read = unpack) {
  return {
    outcome: {
      name: { pl: 'wynik', en: 'outcome' },
      outcomes: () => PASSED_OR_NOT,
      outcomeOf: (result) => passedOrNot(read(result).passed),
      headline: 'success',
    },
    'without-jokers': {
      name: { pl: 'wynik bez jokerów i Kart Losu', en: 'outcome without jokers and Fate cards' },
      outcomes: () => PASSED_OR_NOT,
      outcomeOf: (result) => passedOrNot(read(result).withoutJokers),
      headline: 'success',
    },
    joker: {
      name: { pl: 'joker', en: 'joker' },
      outcomes: (parameters) => (mayRise(parameters) ? [...JOKER_OUTCOMES, BONUS] : JOKER_OUTCOMES),
      outcomeOf(result, parameters) {
        const { joker, withoutJokers } = read(result);
        if (!joker) return 'none';
        if (!withoutJokers) return 'joker';
        return mayRise(parameters) ? BONUS.id : 'passed';
      },
      headline: 'passed+',
    },
  } as const satisfies Record<string, View<P, unknown>>;
}

type ReadSpent = (result: number) => Pick<TestResult, 'passed' | 'spent'>;

/** The Fate cards spent by a test that passed. */
export function fateViewOf(read: ReadSpent) {
  return {
    name: { pl: 'wydane Karty Losu', en: 'Fate cards spent' },
    outcomes: () => [
      { id: 'failure', name: { pl: 'porażka', en: 'failure' } },
      ...Array.from({ length: GREATEST_FATE + 1 }, (_, index) => {
        const spent = GREATEST_FATE - index;
        return { id: `spent-${spent}`, name: { pl: `sukces, wydane: ${spent}`, en: `success, ${spent} spent` } };
      }),
    ],
    outcomeOf(result: number) {
      const { passed, spent } = read(result);
      return passed ? `spent-${spent}` : 'failure';
    },
    headline: 'spent-3+',
  } as const satisfies View<unknown, unknown>;
}

export function spentAmountOf(read: ReadSpent) {
  return {
    name: { pl: 'wydane Karty Losu', en: 'Fate cards spent' },
    of: (result: number) => new Fraction(BigInt(read(result).spent)),
  };
}
