import type { Trait } from '../trait.ts';

const PLACE = 'Cechy postaci, Cechy zarządzania losowością, Negatywne';

/** What a figure cannot do with its pool, and what it must. */
export const BAD_LUCK: Readonly<Record<string, Trait>> = {
  synchroniczny: {
    name: { pl: 'Synchroniczny', en: 'Synchronous' },
    pc: 5,
    category: 'luck',
    place: PLACE,
    rule: {
      pl: 'W rundach parzystych do testu wchodzą z puli inicjatywy tylko kości parzyste, w nieparzystych tylko nieparzyste.',
      en: 'In even rounds only even pool dice may be swapped in, in odd rounds only odd ones.',
    },
    hooks: { does: ['parity'] },
    covered: 'full',
  },
  pechowiec: {
    name: { pl: 'Pechowiec', en: 'Jinxed' },
    pc: 4,
    category: 'luck',
    place: PLACE,
    rule: {
      pl: 'Jeśli na początku aktywacji w puli inicjatywy jest 1, pula jest w tej aktywacji zamknięta.',
      en: 'A 1 in the pool at the start of an activation bars the pool for it.',
    },
    hooks: { does: ['barredByOne'] },
    covered: 'full',
  },
  chwiejny: {
    name: { pl: 'Chwiejny', en: 'Unsteady' },
    pc: 3,
    category: 'luck',
    place: PLACE,
    rule: {
      pl: 'Po wymianie kości następny test tej samej aktywacji ma utrudnienie.',
      en: 'After a swap the next test of the same activation is hindered.',
    },
    hooks: { does: ['shakenBySwap'] },
    covered: 'full',
  },
  impulsywny: {
    name: { pl: 'Impulsywny', en: 'Impulsive' },
    pc: 3,
    category: 'luck',
    place: PLACE,
    rule: {
      pl: 'W pierwszym teście aktywacji trzeba wymienić kość testu na najwyższą kość puli inicjatywy. Koszt jest zwykły.',
      en: 'In the first test of an activation the highest pool die must be swapped in, at the usual price.',
    },
    hooks: { does: ['takesBest'] },
    readings: ['swaps.forced-counts'],
    covered: 'full',
  },
  nerwowy: {
    name: { pl: 'Nerwowy', en: 'Nervous' },
    pc: 3,
    category: 'luck',
    place: PLACE,
    rule: {
      pl: 'Gdy na początku aktywacji sukcesów w puli inicjatywy jest więcej niż pozostałych kości, losowy sukces zmienia się w 1.',
      en: 'When an activation begins with more pool dice that are successes than not, a random one of them becomes a 1.',
    },
    hooks: { does: ['spoilsLuck'] },
    covered: 'full',
  },
  niepewny: {
    name: { pl: 'Niepewny', en: 'Unsure' },
    pc: 3,
    category: 'luck',
    place: PLACE,
    rule: {
      pl: 'Jeśli na początku aktywacji w puli inicjatywy jest 1 lub 2, pierwsza wymiana w tej rundzie musi zużyć taką kość.',
      en: 'A 1 or 2 in the pool at the start of an activation must be the first die swapped in that round.',
    },
    hooks: { does: ['lowFirst'] },
    readings: ['traits.niepewny', 'swaps.forced-counts'],
    covered: 'full',
  },
  nieostrozny: {
    name: { pl: 'Nieostrożny', en: 'Careless' },
    pc: 2,
    category: 'luck',
    place: PLACE,
    rule: {
      pl: 'Żadna kość puli inicjatywy nie przechodzi na następną rundę.',
      en: 'No pool die can be kept for the next round.',
    },
    hooks: { does: ['keepsNothing'] },
    covered: 'full',
  },
  oportunista: {
    name: { pl: 'Oportunista', en: 'Opportunist' },
    pc: 2,
    category: 'luck',
    place: PLACE,
    rule: {
      pl: 'W pierwszym teście aktywacji najwyższą kość testu trzeba oddać za kość puli inicjatywy. Wymiana nic nie kosztuje, a oddana kość zostaje w puli.',
      en: 'In the first test of an activation the highest test die must be traded for a pool die, free, and stays in the pool.',
    },
    hooks: { does: ['givesBest'] },
    readings: ['swaps.forced-counts', 'swaps.free-at-one'],
    covered: 'full',
  },
  ostrozny: {
    name: { pl: 'Ostrożny', en: 'Cautious' },
    pc: 2,
    category: 'luck',
    place: PLACE,
    rule: {
      pl: 'Przy 3 PŻ lub mniej nie ma wymiany kości.',
      en: 'No swaps at 3 PŻ or fewer.',
    },
    hooks: { does: ['noSwapWhenLow'] },
    covered: 'full',
  },
  'powolny-refleks': {
    name: { pl: 'Powolny Refleks', en: 'Slow reflexes' },
    pc: 2,
    category: 'luck',
    place: PLACE,
    rule: {
      pl: 'W pierwszym teście aktywacji nie ma wymiany kości.',
      en: 'No swaps in the first test of an activation.',
    },
    hooks: { does: ['noSwapFirst'] },
    covered: 'full',
  },
  przesadny: {
    name: { pl: 'Przesądny', en: 'Superstitious' },
    pc: 2,
    category: 'luck',
    place: PLACE,
    rule: {
      pl: 'Gdy w nowej puli inicjatywy wypadnie dublet, jedną z jego kości trzeba przerzucić.',
      en: 'When a new pool shows doubles, one of the dice must be rolled again.',
    },
    hooks: { does: ['rerollsDoubles'] },
    readings: ['traits.przesadny'],
    covered: 'full',
  },
  chaotyczny: {
    name: { pl: 'Chaotyczny', en: 'Chaotic' },
    pc: 1,
    category: 'luck',
    place: PLACE,
    rule: {
      pl: 'Z początkiem aktywacji najwyższą kość puli inicjatywy trzeba przerzucić.',
      en: 'As an activation begins the highest pool die must be rolled again.',
    },
    hooks: { does: ['rerollsHighest'] },
    covered: 'full',
  },
  rozrzutny: {
    name: { pl: 'Rozrzutny', en: 'Wasteful' },
    pc: 1,
    category: 'luck',
    place: PLACE,
    rule: {
      pl: 'Żadna 6 z puli inicjatywy nie przechodzi na następną rundę.',
      en: 'No 6 of the pool can be kept for the next round.',
    },
    hooks: { does: ['keepsNoSix'] },
    covered: 'full',
  },
};
