import { describe, expect, it } from 'vitest';
import {
  allowedValues,
  choice,
  flag,
  integer,
  optionalInteger,
  readValue,
  writeValue,
} from '../../src/systems/parameter.ts';
import { complaintOf } from '../complaint.ts';

const name = { pl: 'nazwa', en: 'name' };
const PARAMETERS = {
  modifier: integer({ name, min: -20, max: 40, default: 0 }),
  keep: optionalInteger({ name, min: 0, max: 100 }),
  specialisation: flag({ name, default: false }),
  dice: choice({ name, options: { standard: name, advantage: name }, default: 'standard' }),
};
type Id = keyof typeof PARAMETERS;

describe('values as they are written', () => {
  it.each<{ id: Id; text: string; value: number | string | boolean | null }>([
    { id: 'modifier', text: '0', value: 0 },
    { id: 'modifier', text: '7', value: 7 },
    { id: 'modifier', text: '-20', value: -20 },
    { id: 'modifier', text: '40', value: 40 },
    { id: 'keep', text: 'none', value: null },
    { id: 'keep', text: '100', value: 100 },
    { id: 'specialisation', text: 'true', value: true },
    { id: 'specialisation', text: 'false', value: false },
    { id: 'dice', text: 'advantage', value: 'advantage' },
  ])('$id: $text is read and written back', ({ id, text, value }) => {
    expect(readValue(id, PARAMETERS[id], text)).toBe(value);
    expect(writeValue(value)).toBe(text);
  });

  it.each([
    { text: '+5', value: 5 },
    { text: '007', value: 7 },
  ])('$text is $value', ({ text, value }) => {
    expect(readValue('modifier', PARAMETERS.modifier, text)).toBe(value);
  });
});

describe('values that are not allowed', () => {
  it.each<{ id: Id; text: string; message: string }>([
    { id: 'modifier', text: '41', message: "modifier is '41'; allowed: a whole number -20..40" },
    { id: 'modifier', text: '-21', message: "modifier is '-21'; allowed: a whole number -20..40" },
    { id: 'modifier', text: '', message: "modifier is ''; allowed: a whole number -20..40" },
    { id: 'modifier', text: '2.5', message: "modifier is '2.5'; allowed: a whole number -20..40" },
    { id: 'modifier', text: '1e1', message: "modifier is '1e1'; allowed: a whole number -20..40" },
    { id: 'modifier', text: '0x10', message: "modifier is '0x10'; allowed: a whole number -20..40" },
    { id: 'modifier', text: ' 5', message: "modifier is ' 5'; allowed: a whole number -20..40" },
    { id: 'modifier', text: '５', message: "modifier is '５'; allowed: a whole number -20..40" },
    { id: 'modifier', text: 'none', message: "modifier is 'none'; allowed: a whole number -20..40" },
    { id: 'modifier', text: '-', message: "modifier is '-'; allowed: a whole number -20..40" },
    { id: 'keep', text: 'None', message: "keep is 'None'; allowed: none or a whole number 0..100" },
    { id: 'keep', text: '-1', message: "keep is '-1'; allowed: none or a whole number 0..100" },
    { id: 'specialisation', text: 'yes', message: "specialisation is 'yes'; allowed: true or false" },
    { id: 'specialisation', text: '1', message: "specialisation is '1'; allowed: true or false" },
    {
      id: 'dice',
      text: 'advantag',
      message: "unknown value of dice 'advantag'; did you mean 'advantage'? Known: standard, advantage",
    },
    { id: 'dice', text: 'toString', message: "unknown value of dice 'toString'. Known: standard, advantage" },
  ])('$message', ({ id, text, message }) => {
    expect(complaintOf(() => readValue(id, PARAMETERS[id], text))).toBe(message);
  });
});

it.each<{ id: Id; words: string }>([
  { id: 'modifier', words: 'a whole number -20..40' },
  { id: 'keep', words: 'none or a whole number 0..100' },
  { id: 'specialisation', words: 'true or false' },
  { id: 'dice', words: 'standard, advantage' },
])('$id allows $words', ({ id, words }) => {
  expect(allowedValues(PARAMETERS[id])).toBe(words);
});
