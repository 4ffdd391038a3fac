import { describe, expect, it } from 'vitest';
import { expandGrid, type Grid, readGridValues } from '../../src/studies/grid.ts';
import type { ParameterValue } from '../../src/systems/parameter.ts';
import { findSystem, findTest } from '../../src/systems/register.ts';
import { complaintOf } from '../complaint.ts';

const eden = findTest(findSystem('obietnica-edenu'), 'check');
const steps = findTest(findSystem('pierwsze-kroki'), 'check');
const verb = findTest(findSystem('teohiphip'), 'test');
const PARAMETERS = { ...eden.parameters, ...steps.parameters, ...verb.parameters };

describe('values of a parameter', () => {
  it.each<{ id: string; text: string; values: readonly ParameterValue[] }>([
    { id: 'pt', text: '12', values: [12] },
    { id: 'pt', text: '8,12,16', values: [8, 12, 16] },
    { id: 'pt', text: '16,8,12', values: [16, 8, 12] },
    { id: 'pt', text: '8..12', values: [8, 9, 10, 11, 12] },
    { id: 'pt', text: '8..8', values: [8] },
    { id: 'pt', text: '8,16..18,12', values: [8, 16, 17, 18, 12] },
    { id: 'pt', text: ' 8 , 12..13 ', values: [8, 12, 13] },
    { id: 'modifier', text: '-3..-1', values: [-3, -2, -1] },
    { id: 'modifier', text: '-1..1', values: [-1, 0, 1] },
    { id: 'modifier', text: '+1..+3', values: [1, 2, 3] },
    { id: 'cap', text: 'none,1..3', values: [null, 1, 2, 3] },
    { id: 'specialisation', text: 'true,false', values: [true, false] },
    { id: 'dice', text: 'hindrance,standard', values: ['hindrance', 'standard'] },
  ])('$id: $text', ({ id, text, values }) => {
    expect(readGridValues(id, PARAMETERS[id]!, text)).toEqual(values);
  });

  it.each([
    { id: 'pt', text: '61', message: "pt is '61'; allowed: a whole number 1..60" },
    { id: 'pt', text: '8..61', message: "pt is '61'; allowed: a whole number 1..60" },
    { id: 'pt', text: '0..8', message: "pt is '0'; allowed: a whole number 1..60" },
    { id: 'pt', text: '8,,12', message: "pt is ''; allowed: a whole number 1..60" },
    { id: 'pt', text: '', message: "pt is ''; allowed: a whole number 1..60" },
    { id: 'pt', text: '8..', message: "pt is '8..'; allowed: a whole number 1..60" },
    { id: 'pt', text: '..8', message: "pt is '..8'; allowed: a whole number 1..60" },
    { id: 'pt', text: '8-12', message: "pt is '8-12'; allowed: a whole number 1..60" },
    { id: 'pt', text: '8..12..16', message: "pt is '12..16'; allowed: a whole number 1..60" },
    { id: 'pt', text: '1..9999999999999999999', message: "pt is '9999999999999999999'; allowed: a whole number 1..60" },
    { id: 'pt', text: '12..8', message: "pt has the range '12..8'; allowed: from..to with from not above to" },
    { id: 'cap', text: 'none..3', message: "cap has the range 'none..3'; allowed: from..to with from not above to" },
    { id: 'pt', text: '8,12,8', message: 'pt lists 8 twice' },
    { id: 'pt', text: '8..12,10', message: 'pt lists 10 twice' },
    { id: 'pt', text: '8,+8', message: 'pt lists 8 twice' },
    { id: 'cap', text: 'none,none', message: 'cap lists none twice' },
    { id: 'specialisation', text: 'true,true', message: 'specialisation lists true twice' },
    {
      id: 'specialisation',
      text: 'false..true',
      message: "specialisation has no range 'false..true'; allowed: true or false",
    },
    {
      id: 'dice',
      text: 'standart',
      message: "unknown value of dice 'standart'; did you mean 'standard'? Known: standard, advantage, hindrance",
    },
  ])('$id: $text is refused: $message', ({ id, text, message }) => {
    expect(complaintOf(() => readGridValues(id, PARAMETERS[id]!, text))).toBe(message);
  });
});

describe('a grid', () => {
  it('has every combination, the last parameter fastest, and defaults for the rest', () => {
    expect(expandGrid(eden, { specialisation: [true, false], pool: [5, 7], cap: [null] })).toEqual({
      grid: { pool: [5, 7], pt: [6], specialisation: [true, false], cap: [null], keep: [null] },
      cells: [
        { pool: 5, pt: 6, specialisation: true, cap: null, keep: null },
        { pool: 5, pt: 6, specialisation: false, cap: null, keep: null },
        { pool: 7, pt: 6, specialisation: true, cap: null, keep: null },
        { pool: 7, pt: 6, specialisation: false, cap: null, keep: null },
      ],
    });
  });

  it('has one cell when nothing is given', () => {
    expect(expandGrid(steps, {}).cells).toEqual([{ modifier: 0, pt: 12, attribute: null, rank: null, health: null }]);
  });

  const upTo = (greatest: number) => Array.from({ length: greatest }, (_, index) => index + 1);

  it.each<{ grid: Grid; message: string }>([
    {
      grid: { pool: upTo(100), pt: upTo(10), cap: upTo(200), keep: upTo(100) },
      message: 'the grid has 20000000 cells; allowed: at most 1000000',
    },
    {
      grid: { pool: upTo(100), pt: upTo(10), cap: upTo(11), keep: upTo(91) },
      message: 'the grid has 1001000 cells; allowed: at most 1000000',
    },
    {
      grid: { poll: [7] },
      message: "unknown parameter 'poll'; did you mean 'pool'? Known: pool, pt, specialisation, cap, keep",
    },
    {
      grid: { constructor: [7] },
      message: "unknown parameter 'constructor'. Known: pool, pt, specialisation, cap, keep",
    },
  ])('is refused: $message', ({ grid, message }) => {
    expect(complaintOf(() => expandGrid(eden, grid))).toBe(message);
  });
});
