import { Distribution } from '../../probability/distribution.ts';
import { sumOfHighest } from '../../probability/pool.ts';
import { choice } from '../parameter.ts';
import { defineTest } from '../system.ts';
import { numberOutcomes } from '../view.ts';

/** A die that shows this or more is a success. */
const SUCCESS_FROM = 5;
const SIDES = 6;

/** How many dice are rolled, and how many of them count. */
const DICE = {
  standard: { rolled: 2, counted: 2 },
  advantage: { rolled: 3, counted: 2 },
  hindrance: { rolled: 1, counted: 1 },
} as const;

export const test = defineTest({
  name: { pl: 'Test', en: 'Test' },
  place: 'Podręcznik czasownika, Mechanika testów',
  rule: 'Roll two k6; each 5 or 6 is a success. With advantage roll three and count the best two, with hindrance roll one.',
  parameters: {
    dice: choice({
      name: { pl: 'kości', en: 'dice' },
      options: {
        standard: { pl: 'standardowy (2k6)', en: 'standard (2d6)' },
        advantage: { pl: 'przewaga (3k6)', en: 'advantage (3d6)' },
        hindrance: { pl: 'utrudnienie (1k6)', en: 'hindrance (1d6)' },
      },
      default: 'standard',
    }),
  },
  rulings: {},
  views: {
    successes: {
      name: { pl: 'liczba sukcesów', en: 'number of successes' },
      outcomes: () => numberOutcomes(0, 2),
      outcomeOf: (successes) => successes,
      headline: '1+',
    },
  },
  play:
    ({ dice }) =>
    (chance) => {
      const { rolled, counted } = DICE[dice];
      const faces = Array.from({ length: rolled }, () => chance.die(SIDES));
      const best = faces.sort((a, b) => b - a).slice(0, counted);
      return best.filter((face) => face >= SUCCESS_FROM).length;
    },
  exact({ dice }) {
    const { rolled, counted } = DICE[dice];
    const success = Distribution.die(SIDES).map((face) => (face >= SUCCESS_FROM ? 1 : 0));
    return sumOfHighest(rolled, counted, success);
  },
  range: () => [0, 2],
});
