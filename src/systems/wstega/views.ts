import { Fraction } from '../../probability/fraction.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import type { Amount } from '../system.ts';
import { numberOutcomes, type View } from '../view.ts';
import { FIGURES, type Figure } from './figures.ts';
import { type Facts, isBlessing, isCurse, negativeFigures, unpack } from './result.ts';
import type { Player, Prices } from './setting.ts';
import { worthOf } from './verdict.ts';

const YES = { id: 'yes', name: { pl: 'tak', en: 'yes' } };
const NO = { id: 'no', name: { pl: 'nie', en: 'no' } };

/** All of the deck's negative figures, and one kept from before. */
const GREATEST_NEGATIVE = 15;

function yesOrNo(name: Bilingual, isSo: (facts: Facts) => boolean, isGood = false): View<Player, object> {
  return {
    name,
    outcomes: () => (isGood ? [NO, YES] : [YES, NO]),
    outcomeOf: (result) => (isSo(unpack(result)) ? YES.id : NO.id),
    headline: YES.id,
  };
}

const negativeView = (figure: Figure, pl: string) =>
  yesOrNo({ pl: `negatywny ${pl}`, en: `negative ${figure}` }, ({ negative }) => negative[figure] > 0);

/** Przebicie of the greatest pool: all its values and two aces reach the difficulty. */
function greatestPrzebicie({ strong, medium, weak, dice }: Player): number {
  return Math.max(0, strong + medium + weak + dice - 1);
}

export const VIEWS = {
  outcome: {
    name: { pl: 'wynik', en: 'outcome' },
    outcomes: () => [
      { id: 'failure', name: { pl: 'porażka', en: 'failure' } },
      { id: 'success', name: { pl: 'sukces', en: 'success' } },
    ],
    outcomeOf: (result) => (unpack(result).success ? 'success' : 'failure'),
    headline: 'success',
  },
  przebicie: {
    name: { pl: 'przebicie', en: 'przebicie' },
    outcomes: (player) => [
      { id: 'failure', name: { pl: 'porażka', en: 'failure' } },
      ...numberOutcomes(0, greatestPrzebicie(player)),
    ],
    outcomeOf: (result) => {
      const { success, przebicie } = unpack(result);
      return success ? przebicie : 'failure';
    },
    headline: '0+',
  },
  negative: {
    name: { pl: 'negatywne figury', en: 'negative figures' },
    outcomes: ({ medium, weak, 'kept-king': king }) => {
      const most = medium + weak + (king === 'curse' ? 1 : 0);
      return numberOutcomes(0, Math.min(GREATEST_NEGATIVE, most)).reverse();
    },
    outcomeOf: (result) => negativeFigures(unpack(result)),
    headline: '0',
  },
  'negative-jack': negativeView('jack', 'walet'),
  'negative-queen': yesOrNo({ pl: 'negatywna dama', en: 'negative queen' }, ({ negative }) => negative.queen > 0),
  'negative-king': negativeView('king', 'król'),
  'negative-joker': negativeView('joker', 'joker'),
  'any-negative': yesOrNo({ pl: 'jakakolwiek negatywna figura', en: 'any negative figure' }, (facts) =>
    FIGURES.some((figure) => facts.negative[figure] > 0),
  ),
  'any-negative-but-jacks': yesOrNo(
    { pl: 'negatywna dama, król lub joker', en: 'negative queen, king or joker' },
    ({ negative }) => negative.queen + negative.king + negative.joker > 0,
  ),
  king: {
    name: { pl: 'król, który zostaje', en: 'king that stays' },
    outcomes: () => [
      { id: 'curse', name: { pl: 'klątwa', en: 'curse' } },
      { id: 'none', name: { pl: 'żaden', en: 'none' } },
      { id: 'blessing', name: { pl: 'błogosławieństwo', en: 'blessing' } },
    ],
    outcomeOf: (result) => {
      const facts = unpack(result);
      return isBlessing(facts) ? 'blessing' : isCurse(facts) ? 'curse' : 'none';
    },
    headline: 'blessing',
  },
} as const satisfies Readonly<Record<string, View<Player, object>>>;

/** What the opposition gathers when it wins. */
export const OPPOSED_PRZEBICIE: View<Player & { readonly opposition: number }, object> = {
  name: { pl: 'przebicie przeciwnika', en: "opposition's przebicie" },
  outcomes: ({ opposition }) => [
    ...numberOutcomes(0, opposition - 1).reverse(),
    { id: 'success', name: { pl: 'sukces', en: 'success' } },
  ],
  outcomeOf: (result) => {
    const { success, przebicie } = unpack(result);
    return success ? 'success' : przebicie;
  },
  headline: '0',
};

const whole = (number: number) => new Fraction(BigInt(number));

export const AMOUNTS = {
  value: {
    name: { pl: 'wartość', en: 'value' },
    of: (result, prices) => worthOf(unpack(result), prices),
  },
  negative: {
    name: { pl: 'negatywne figury', en: 'negative figures' },
    of: (result) => whole(negativeFigures(unpack(result))),
  },
  przebicie: {
    name: { pl: 'przebicia', en: 'przebicia' },
    of: (result) => {
      const { success, przebicie } = unpack(result);
      return whole(success ? przebicie : 0);
    },
  },
} as const satisfies Readonly<Record<string, Amount<Prices, object>>>;
