import { describeGolden, type Reading } from '../golden.ts';
import { askedDilemma, probabilitiesOfFate, probabilitiesOfTest } from './golden-dilemma.ts';
import { OTHER_READINGS } from './golden-others.ts';

const READINGS: readonly Reading[] = [
  {
    rows: { test: 'dilemma' },
    count: 293,
    test: 'dilemma',
    asked: askedDilemma,
    probabilities: probabilitiesOfTest,
  },
  {
    rows: { test: 'dilemma-style' },
    count: 343,
    test: 'dilemma',
    asked: askedDilemma,
    probabilities: probabilitiesOfTest,
  },
  {
    rows: { test: 'fate', where: ({ fate_policy: policy }) => policy === 'minimal' },
    count: 9,
    test: 'dilemma',
    asked: askedDilemma,
    probabilities: probabilitiesOfFate,
  },
  {
    rows: { test: 'fate', where: ({ fate_policy: policy }) => policy !== 'minimal' },
    count: 7,
    test: 'dilemma',
    asked: askedDilemma,
    probabilities: probabilitiesOfTest,
  },
  ...OTHER_READINGS,
];

describeGolden('druga-strona', READINGS);
