import { expect, it } from 'vitest';
import { DEGREE_OUTCOMES, degreeOf } from '../../../src/systems/obietnica-edenu/degrees.ts';

it.each([
  { net: -200, degree: 'critical-failure', place: '3. −7 lub mniej' },
  { net: -8, degree: 'critical-failure', place: '3. −7 lub mniej' },
  { net: -7, degree: 'critical-failure', place: '8. Technik z zaworem: −7 lub mniej' },
  { net: -6, degree: 'catastrophic-failure', place: '8. Technik z zaworem: −6' },
  { net: -5, degree: 'catastrophic-failure', place: '3. −5 do −6' },
  { net: -4, degree: 'serious-failure', place: '8. Technik z zaworem: −4' },
  { net: -3, degree: 'serious-failure', place: '3. −3 do −4' },
  { net: -2, degree: 'clear-failure', place: '8. Technik z zaworem: −2' },
  { net: -1, degree: 'clear-failure', place: '3. −1 do −2' },
  { net: 0, degree: 'failure', place: '8. Technik z zaworem: 0' },
  { net: 1, degree: 'success', place: '3. 1–2 Sukcesy' },
  { net: 2, degree: 'success', place: '5E. Dwóch techników: przewaga 2' },
  { net: 3, degree: 'exceptional', place: '7. Perswazja: 3 Sukcesy' },
  { net: 4, degree: 'exceptional', place: '7. Ruszniczka: 4 Sukcesy' },
  { net: 5, degree: 'remarkable', place: '12. Edward: 5 Sukcesów' },
  { net: 6, degree: 'remarkable', place: '7. Detektyw: 6 Sukcesów' },
  { net: 7, degree: 'critical-success', place: '13. Haker: 7 Sukcesów' },
  { net: 8, degree: 'critical-success', place: '3. 7+ Sukcesów' },
  { net: 200, degree: 'critical-success', place: '3. 7+ Sukcesów' },
])('$place: $net is $degree', ({ net, degree }) => {
  expect(degreeOf(net)).toBe(degree);
});

it('the degrees are listed from the worst to the best', () => {
  const reached = Array.from({ length: 17 }, (_, index) => degreeOf(index - 8));
  expect(DEGREE_OUTCOMES.map(({ id }) => id)).toEqual([...new Set(reached)]);
});
