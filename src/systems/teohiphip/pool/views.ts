import { numberOutcomes, type Outcome, type View } from '../../view.ts';
import { unpack } from './result.ts';

interface Asked {
  readonly hp: number;
}

function successesOf(result: number): number {
  const { first, second } = unpack(result);
  return first + second;
}

/** How the result of so many tests from one pool is read. */
export function poolViews(tests: number) {
  const most = 2 * tests;
  // Each of three dice for a success, and once a round a bad die that must go first; never more than there are pool dice.
  const mostPaid = 3 * tests + 1;
  const paidOutcomes = ({ hp }: Asked): Outcome[] => numberOutcomes(0, Math.min(hp, mostPaid)).reverse();
  return {
    successes: {
      name: { pl: 'liczba sukcesów', en: 'number of successes' },
      outcomes: () => numberOutcomes(0, most),
      outcomeOf: successesOf,
      headline: '1+',
    },
    paid: {
      name: { pl: 'zapłacone PŻ', en: 'PŻ paid' },
      outcomes: paidOutcomes,
      outcomeOf: (result) => unpack(result).paid,
      headline: '0',
    },
    both: {
      name: { pl: 'sukcesy i zapłacone PŻ', en: 'successes and PŻ paid' },
      outcomes: (asked) =>
        numberOutcomes(0, most).flatMap(({ id: successes }) =>
          paidOutcomes(asked).map(({ id: paid }) => ({
            id: `${successes},${paid}`,
            name: { pl: `${successes} za ${paid} PŻ`, en: `${successes} for ${paid} PŻ` },
          })),
        ),
      outcomeOf: (result) => `${successesOf(result)},${unpack(result).paid}`,
      headline: '1,0+',
    },
  } as const satisfies Readonly<Record<string, View<Asked, unknown>>>;
}
