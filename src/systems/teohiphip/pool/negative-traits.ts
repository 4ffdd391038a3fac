import { SIDES, SUCCESS_FROM } from '../test-dice.ts';
import { type FaceCounts, type LuckTrait, SUCCESS_GRADES } from './luck-trait.ts';

const LUCK = 'Cechy zarządzania losowością, Negatywne';

function highest(faces: FaceCounts): number {
  return faces.findLastIndex((count) => count > 0);
}

export const synchroniczny: LuckTrait = {
  name: { pl: 'Synchroniczny', en: 'Synchronous' },
  pc: 5,
  place: LUCK,
  rule: 'In even rounds only even pool dice can be swapped in, in odd rounds only odd ones. An even round is taken: 6 is then what 5 is in an odd one.',
  effect: {
    grades: [
      { faces: '1–5', holds: (face) => face < SIDES, success: false },
      { faces: '6', holds: (face) => face === SIDES, success: true },
    ],
  },
};

export const pechowiec: LuckTrait = {
  name: { pl: 'Pechowiec', en: 'Jinxed' },
  pc: 4,
  place: LUCK,
  rule: 'A pool that holds a 1 at the start of the activation may not be used in it.',
  effect: { bars: (faces) => faces[1]! > 0 },
};

export const chwiejny: LuckTrait = {
  name: { pl: 'Chwiejny', en: 'Wobbly' },
  pc: 3,
  place: LUCK,
  rule: 'The test after one in which a die was swapped, in the same activation, has hindrance. A single test shows nothing of it.',
  effect: { shakes: true },
};

export const impulsywny: LuckTrait = {
  name: { pl: 'Impulsywny', en: 'Impulsive' },
  pc: 3,
  place: LUCK,
  rule: 'In the first test of the activation one test die must be swapped for the highest pool die, for 1 PŻ. The lowest test die is given away.',
  effect: { forces: 'take-best' },
};

export const nerwowy: LuckTrait = {
  name: { pl: 'Nerwowy', en: 'Nervous' },
  pc: 3,
  place: LUCK,
  rule: 'When the activation starts with more 5s and 6s in the pool than other dice, a random one of them becomes a 1.',
  effect: {
    spoils: (faces) => {
      const good = faces.reduce((sum, count, face) => (face >= SUCCESS_FROM ? sum + count : sum), 0);
      return 2 * good > faces.reduce((sum, count) => sum + count, 0);
    },
  },
};

export const niepewny: LuckTrait = {
  name: { pl: 'Niepewny', en: 'Unsure' },
  pc: 3,
  place: LUCK,
  rule: 'A 1 or 2 that is in the pool when the activation starts must be used at the first possible swap.',
  effect: {
    grades: [
      { faces: '1–2', holds: (face) => face <= 2, success: false },
      { faces: '3–4', holds: (face) => face > 2 && face < SUCCESS_FROM, success: false },
      SUCCESS_GRADES[1]!,
    ],
    forces: 'take-worst-first',
  },
};

export const oportunista: LuckTrait = {
  name: { pl: 'Oportunista', en: 'Opportunist' },
  pc: 2,
  place: LUCK,
  rule: 'In the first test of the activation the highest test die must be swapped for a pool die of choice, free; it goes into the pool.',
  effect: { forces: 'give-best' },
};

export const ostrozny: LuckTrait = {
  name: { pl: 'Ostrożny', en: 'Cautious' },
  pc: 2,
  place: LUCK,
  rule: 'No swaps while the figure has 3 PŻ or fewer.',
  effect: { forbids: ({ hp }) => hp <= 3 },
};

export const powolnyRefleks: LuckTrait = {
  name: { pl: 'Powolny Refleks', en: 'Slow Reflexes' },
  pc: 2,
  place: LUCK,
  rule: 'No swaps in the first test of the activation.',
  effect: { forbids: ({ test }) => test === 0 },
};

export const przesadny: LuckTrait = {
  name: { pl: 'Przesądny', en: 'Superstitious' },
  pc: 2,
  place: LUCK,
  rule: 'When the pool is rolled with two like dice or more, one of them must be rolled again. The player takes the lowest doubled value.',
  effect: {
    rerolls: (faces, rulings) => {
      const doubled = faces.flatMap((count, face) => (count > 1 ? [face] : []));
      return rulings['traits.przesadny'] === 'one-reroll' ? doubled.slice(0, 1) : doubled;
    },
  },
};

export const chaotyczny: LuckTrait = {
  name: { pl: 'Chaotyczny', en: 'Chaotic' },
  pc: 1,
  place: LUCK,
  rule: 'At the start of the activation the highest pool die must be rolled again.',
  effect: { rerolls: (faces) => [highest(faces)] },
};

export const slepyWCiemnosci: LuckTrait = {
  name: { pl: 'Ślepy w ciemności', en: 'Blind in the Dark' },
  pc: 2,
  place: 'Cechy percepcji / umiejętności, Negatywne',
  rule: 'In the dark every pool die counts one less, down to 1. Darkness is taken as given.',
  effect: { face: (face) => Math.max(1, face - 1) },
};
