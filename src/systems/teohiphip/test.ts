import { Distribution } from '../../probability/distribution.ts';
import { sumOfHighest } from '../../probability/pool.ts';
import { defineTest } from '../system.ts';
import { numberOutcomes } from '../view.ts';
import { diceParameter, SIDES, SUCCESS_FROM, TEST_DICE } from './test-dice.ts';

export const test = defineTest({
  name: { pl: 'Test', en: 'Test' },
  place: 'Podręcznik czasownika, Mechanika testów',
  rule: 'Roll two k6; each 5 or 6 is a success. With advantage roll three and count the best two, with hindrance roll one.',
  parameters: {
    dice: diceParameter,
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
      const { rolled, counted } = TEST_DICE[dice];
      const faces = Array.from({ length: rolled }, () => chance.die(SIDES));
      const best = faces.sort((a, b) => b - a).slice(0, counted);
      return best.filter((face) => face >= SUCCESS_FROM).length;
    },
  exact({ dice }) {
    const { rolled, counted } = TEST_DICE[dice];
    const success = Distribution.die(SIDES).map((face) => (face >= SUCCESS_FROM ? 1 : 0));
    return sumOfHighest(rolled, counted, success);
  },
  range: () => [0, 2],
});
