import type { Balance } from '../battles/balance.ts';
import { CONFIDENCE_PERCENT } from '../statistics/interval-method.ts';
import { type Bilingual, LANGUAGES, type Language } from '../text/bilingual.ts';
import { decimal, percent } from '../text/numbers.ts';
import { pointsText, pText } from './compare-words.ts';

/** Places between two values are told to the hundredth. */
const PLACE_DIGITS = 2;

/** A value as it was given. */
export function valueText(value: number, language: Language): string {
  return decimal(value, String(value).split('.')[1]?.length ?? 0, language);
}

function placeText(place: number, language: Language): string {
  return decimal(place, PLACE_DIGITS, language);
}

/** One thing that is to be said, and what it is about. */
export interface Said {
  readonly about: Bilingual;
  readonly words: Bilingual;
}

const MEETS: Bilingual = { pl: 'gdzie', en: 'where' };
const INTERVAL: Bilingual = {
  pl: `przedział ${CONFIDENCE_PERCENT}\u00a0%`,
  en: `${CONFIDENCE_PERCENT}% interval`,
};
const BUT: Bilingual = { pl: 'ale', en: 'but' };

/** The answer: where the target is met, how surely, and what speaks against it. */
export function answerWords(balance: Balance): Said[] {
  return [
    { about: MEETS, words: reachWords(balance) },
    ...intervalWords(balance).map((words) => ({ about: INTERVAL, words })),
    ...reversalWords(balance).map((words) => ({ about: BUT, words })),
  ];
}

function inBoth(words: (language: Language) => string): Bilingual {
  const [pl, en] = LANGUAGES.map(words) as [string, string];
  return { pl, en };
}

function reachWords({ reach, target, crossing, nearest, points }: Balance): Bilingual {
  return inBoth((language) => {
    const aim = percent(target, language, 1);
    const rate = percent(nearest.result.winRate, language, 1);
    const value = valueText(nearest.value, language);
    const [from, to] = [points[0]!.value, points.at(-1)!.value].map((end) => valueText(end, language));
    if (reach === 'meets') {
      const place = placeText(crossing!, language);
      return {
        pl: `${aim} przy ${place}; najbliższa wartość to ${value}: ${rate}`,
        en: `${aim} at ${place}; the nearest value is ${value}: ${rate}`,
      }[language];
    }
    const side = { above: { pl: 'powyżej', en: 'above' }, below: { pl: 'poniżej', en: 'below' } }[reach][language];
    return {
      pl: `nic od ${from} do ${to} nie daje ${aim}: szansa jest wszędzie ${side}; najbliższa wartość to ${value}: ${rate}`,
      en: `nothing from ${from} to ${to} gives ${aim}: the rate is ${side} it everywhere; the nearest value is ${value}: ${rate}`,
    }[language];
  });
}

function intervalWords({ interval, openLow, openHigh, compatible }: Balance): Bilingual[] {
  if (interval === null) return [];
  return [
    inBoth((language) => {
      const beyond = { pl: ' lub dalej', en: ' or beyond' }[language];
      const [low, high] = [interval.low, interval.high].map((end) => placeText(end, language)) as [string, string];
      const values = compatible.map((value) => valueText(value, language)).join('; ');
      const of = {
        pl: values === '' ? 'żadna ze zmierzonych wartości' : `z wartości: ${values}`,
        en: values === '' ? 'none of the measured values' : `of the values: ${values}`,
      }[language];
      const to = { pl: 'do', en: 'to' }[language];
      return `${low}${openLow ? beyond : ''} ${to} ${high}${openHigh ? beyond : ''} (${of})`;
    }),
  ];
}

function reversalWords({ reversal, rises }: Balance): Bilingual[] {
  if (reversal === null) return [];
  return [
    inBoth((language) => {
      const { from, to, difference, interval, p } = reversal;
      const ends = [from, to].map((value) => valueText(value, language)) as [string, string];
      const points = pointsText(difference, interval.low, interval.high, language);
      const course = { pl: rises ? 'rośnie' : 'maleje', en: rises ? 'rises' : 'falls' }[language];
      return {
        pl: `krzywa nie jest monotoniczna: w całym zakresie ${course}, lecz od ${ends[0]} do ${ends[1]} zmienia się o ${points} (McNemar, Holm: p ${pText(p, language)}); cel może być spełniony w kilku miejscach`,
        en: `the curve is not monotone: it ${course} over the range, yet from ${ends[0]} to ${ends[1]} it changes by ${points} (McNemar, Holm: p ${pText(p, language)}); the target may be met in several places`,
      }[language];
    }),
  ];
}
