import { SIDES, SUCCESS_FROM } from '../test-dice.ts';
import { type FaceCounts, type LuckTrait, SUCCESS_GRADES } from './luck-trait.ts';

const LUCK = 'Cechy zarządzania losowością, Pozytywne';
const SKILL = 'Cechy percepcji / umiejętności, Pozytywne';

/** The lowest pool die that is no success, if there is one. */
function lowestFailure(faces: FaceCounts): number | undefined {
  const lowest = faces.findIndex((count) => count > 0);
  return lowest > 0 && lowest < SUCCESS_FROM ? lowest : undefined;
}

export const szczesciarz: LuckTrait = {
  name: { pl: 'Szczęściarz', en: 'Lucky' },
  pc: -2,
  place: LUCK,
  rule: 'At the start of the activation a 1 in the pool may be rolled again. It always is.',
  effect: { rerolls: (faces) => (faces[1]! > 0 ? [1] : []) },
};

export const kowalLosu: LuckTrait = {
  name: { pl: 'Kowal losu', en: 'Smith of Fate' },
  pc: -3,
  place: LUCK,
  rule: 'Once a mission, at the start of the activation, a pool die is set to any value. It is done now: the lowest failure becomes a 6.',
  effect: {
    turns: (faces) => {
      const from = lowestFailure(faces);
      return from === undefined ? undefined : { from, to: SIDES };
    },
  },
};

export const mistyk: LuckTrait = {
  name: { pl: 'Mistyk', en: 'Mystic' },
  pc: -3,
  place: LUCK,
  rule: 'At the start of the activation a pool die is moved by 1 up or down. A 4, if there is one, becomes a 5.',
  effect: {
    turns: (faces) => (faces[SUCCESS_FROM - 1]! > 0 ? { from: SUCCESS_FROM - 1, to: SUCCESS_FROM } : undefined),
  },
};

export const oszust: LuckTrait = {
  name: { pl: 'Oszust', en: 'Cheat' },
  pc: -3,
  place: LUCK,
  rule: 'Once a mission, for 1 AP, a pool die is turned to its other side. A 1 or 2 is turned before the first test, if at all; of two tests the AP takes one.',
  effect: {
    grades: [
      { faces: '3–4', holds: (face) => face > 2 && face < SUCCESS_FROM, success: false },
      { faces: '1–2', holds: (face) => face <= 2, success: false },
      SUCCESS_GRADES[1]!,
    ],
    option: 'flip',
  },
};

export const strateg: LuckTrait = {
  name: { pl: 'Strateg', en: 'Strategist' },
  pc: -3,
  place: LUCK,
  rule: 'At the start of the activation a pool die of choice may be rolled again. The lowest failure is.',
  effect: {
    rerolls: (faces) => {
      const face = lowestFailure(faces);
      return face === undefined ? [] : [face];
    },
  },
};

export const hazardzista: LuckTrait = {
  name: { pl: 'Hazardzista', en: 'Gambler' },
  pc: -4,
  place: LUCK,
  rule: 'At the start of the activation the whole pool may be rolled again, once.',
  effect: { option: 'gamble' },
};

export const opanowany: LuckTrait = {
  name: { pl: 'Opanowany', en: 'Composed' },
  pc: -5,
  place: LUCK,
  rule: 'Once a round a swap for a 6 of the pool is free.',
  effect: {
    grades: [
      SUCCESS_GRADES[0]!,
      { faces: '5', holds: (face) => face === SUCCESS_FROM, success: true },
      { faces: '6', holds: (face) => face === SIDES, success: true },
    ],
    free: ({ grade, unused }) => unused && grade.holds(SIDES),
  },
};

export const ekonomiczny: LuckTrait = {
  name: { pl: 'Ekonomiczny', en: 'Economical' },
  pc: -6,
  place: LUCK,
  rule: 'Once a round one swap is free. It is the first.',
  effect: { free: ({ unused }) => unused },
};

export const wytrwaly: LuckTrait = {
  name: { pl: 'Wytrwały', en: 'Persistent' },
  pc: -8,
  place: LUCK,
  rule: 'Every swap is free while the figure has 2 PŻ or fewer.',
  effect: { free: ({ hp }) => hp <= 2 },
};

export const taktyk: LuckTrait = {
  name: { pl: 'Taktyk', en: 'Tactician' },
  pc: -3,
  place: SKILL,
  rule: 'Once a round a 5 or 6 of the pool is turned to its other side, a failure, for advantage in a test about to be rolled.',
  effect: { option: 'burn' },
};

export const nocnyLowca: LuckTrait = {
  name: { pl: 'Nocny łowca', en: 'Night Hunter' },
  pc: -3,
  place: SKILL,
  rule: 'In the dark every pool die counts one more, up to 6. Darkness is taken as given.',
  effect: { face: (face) => Math.min(SIDES, face + 1) },
};

export const zNawiazka: LuckTrait = {
  name: { pl: 'Z Nawiązką', en: 'With Interest' },
  pc: -3,
  place: 'Cechy żywotności, Pozytywne',
  rule: 'A critical success, two natural sixes, gives 1 PŻ back when the test is over. The figure is taken to be below its maximum.',
  effect: { heals: true },
};
