import { choice, flag, integer } from '../parameter.ts';
import { GREATEST_FATE } from './result.ts';

/** Cards, difficulty and premium of one tested suit, and what every hero may do from the first Circle. */
export const GREATEST_CARDS = 10;

export const cardsParameter = integer({
  name: { pl: 'karty [K]', en: 'cards [K]' },
  min: 1,
  max: GREATEST_CARDS,
  default: 4,
});

/** From the first Fatum, which is no difficulty at all, to the divine. */
export const breaksParameter = integer({
  name: { pl: 'Przełamania', en: 'Breaks' },
  min: 0,
  max: 15,
  default: 3,
});

export const breakValueParameter = choice({
  name: { pl: 'wartość Przełamania', en: 'value of a Break' },
  options: {
    '5': { pl: '5', en: '5' },
    '4.5': { pl: '4,5', en: '4.5' },
    '4': { pl: '4', en: '4' },
  },
  default: '5',
});

export const premiumParameter = integer({
  name: { pl: 'premia', en: 'premium' },
  min: 0,
  max: 20,
  default: 0,
});

export const recolourParameter = flag({ name: { pl: 'zamiana atutu', en: 'recolour of a card' }, default: true });

export const jokersParameter = flag({ name: { pl: 'jokery w talii', en: 'jokers in the deck' }, default: true });

export const fateParameter = integer({
  name: { pl: 'Karty Losu', en: 'Fate cards' },
  min: 0,
  max: GREATEST_FATE,
  default: 0,
});

export const conversionParameter = flag({
  name: { pl: 'Przemiana', en: 'Przemiana (11 points for a card)' },
  default: false,
});
