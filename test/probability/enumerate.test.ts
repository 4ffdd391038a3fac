import { expect, it } from 'vitest';
import { enumerateRolls, forEachRoll, rollCount } from '../../src/probability/enumerate.ts';
import { fractionsOf } from './fractions-of.ts';

it.each([
  { sides: [], rolls: [''] },
  { sides: [3], rolls: ['1', '2', '3'] },
  { sides: [2, 3], rolls: ['11', '12', '13', '21', '22', '23'] },
  { sides: [2, 1, 2], rolls: ['111', '112', '211', '212'] },
])('dice with $sides sides are rolled in order, the last the fastest', ({ sides, rolls }) => {
  const seen: string[] = [];
  forEachRoll(sides, (faces) => seen.push(faces.join('')));
  expect(seen).toEqual(rolls);
  expect(rollCount(sides)).toBe(rolls.length);
});

it('counts the rolls that resolve alike', () => {
  const sums = enumerateRolls([6, 6], (faces) => faces[0]! + faces[1]!);
  expect(fractionsOf(sums)).toEqual({
    2: '1/36',
    3: '1/18',
    4: '1/12',
    5: '1/9',
    6: '5/36',
    7: '1/6',
    8: '5/36',
    9: '1/9',
    10: '1/12',
    11: '1/18',
    12: '1/36',
  });
});
