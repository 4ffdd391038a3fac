import { describe, expect, it } from 'vitest';
import { nearestName, unknownName } from '../../src/text/nearest.ts';

const SYSTEMS = ['teohiphip', 'pierwsze-kroki', 'obietnica-edenu'];

describe('the nearest known name', () => {
  it.each([
    { slip: 'a letter left out', typed: 'teohipip', known: SYSTEMS, nearest: 'teohiphip' },
    { slip: 'two letters swapped', typed: 'pierwzse-kroki', known: SYSTEMS, nearest: 'pierwsze-kroki' },
    { slip: 'a wrong case', typed: 'TEOHIPHIP', known: SYSTEMS, nearest: 'teohiphip' },
    { slip: 'an underscore', typed: 'obietnica_edenu', known: SYSTEMS, nearest: 'obietnica-edenu' },
    { slip: 'a third of a long name', typed: 'obietnica', known: ['obietnica-ed'], nearest: 'obietnica-ed' },
    { slip: 'the closer of two', typed: 'cheks', known: ['checks', 'chess'], nearest: 'checks' },
    { slip: 'the exact name', typed: 'check', known: ['chick', 'check'], nearest: 'check' },
    { slip: 'another word', typed: 'monopoly', known: SYSTEMS, nearest: undefined },
    { slip: 'more than a third', typed: 'obietnica', known: ['obietnica-ede'], nearest: undefined },
    { slip: 'no known names', typed: 'check', known: [], nearest: undefined },
    { slip: 'a short name with no letter in common', typed: 'x', known: ['pt'], nearest: undefined },
    { slip: 'another number', typed: '5', known: ['-1', '0', '1'], nearest: undefined },
  ])('$slip: $typed', ({ typed, known, nearest }) => {
    expect(nearestName(typed, known)).toBe(nearest);
  });
});

describe('the message about an unknown name', () => {
  it('offers the nearest and lists the known', () => {
    expect(unknownName('test', 'chek', ['check', 'opposed'])).toBe(
      "unknown test 'chek'; did you mean 'check'? Known: check, opposed",
    );
  });

  it('lists the known when none is near', () => {
    expect(unknownName('test', 'monopoly', ['check', 'opposed'])).toBe(
      "unknown test 'monopoly'. Known: check, opposed",
    );
  });
});
