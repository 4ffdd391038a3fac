import { expect, it } from 'vitest';
import { decimal, percent } from '../../src/text/numbers.ts';

it.each([
  { value: Math.PI, digits: 2, pl: '3,14', en: '3.14' },
  { value: 2, digits: 0, pl: '2', en: '2' },
  { value: 0.5, digits: 3, pl: '0,500', en: '0.500' },
  { value: -1.25, digits: 1, pl: '-1,3', en: '-1.3' },
  { value: 1234.5, digits: 1, pl: '1234,5', en: '1234.5' },
])('$value with $digits decimals is $pl or $en', ({ value, digits, pl, en }) => {
  expect([decimal(value, digits, 'pl'), decimal(value, digits, 'en')]).toEqual([pl, en]);
});

it.each([
  { probability: 0, digits: 0, pl: '0 %', en: '0%' },
  { probability: 1, digits: 0, pl: '100 %', en: '100%' },
  { probability: 0.68, digits: 0, pl: '68 %', en: '68%' },
  { probability: 1 / 3, digits: 1, pl: '33,3 %', en: '33.3%' },
  { probability: 0.0049, digits: 0, pl: '<1 %', en: '<1%' },
  { probability: 0.0051, digits: 0, pl: '1 %', en: '1%' },
  { probability: 5e-324, digits: 2, pl: '<0,01 %', en: '<0.01%' },
  { probability: 0.9949, digits: 0, pl: '99 %', en: '99%' },
  { probability: 0.9951, digits: 0, pl: '>99 %', en: '>99%' },
  { probability: 0.9999, digits: 1, pl: '>99,9 %', en: '>99.9%' },
  { probability: 0.9999, digits: 2, pl: '99,99 %', en: '99.99%' },
])('the probability $probability with $digits decimals reads $pl or $en', ({ probability, digits, pl, en }) => {
  expect([percent(probability, 'pl', digits), percent(probability, 'en', digits)]).toEqual([pl, en]);
});
