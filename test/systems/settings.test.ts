import { describe, expect, it } from 'vitest';
import { findSystem, findTest } from '../../src/systems/register.ts';
import { type RulingOptions, readRulings, viewOf } from '../../src/systems/settings.ts';
import type { AnyTest } from '../../src/systems/system.ts';
import { complaintOf } from '../complaint.ts';

const opposed = findTest(findSystem('pierwsze-kroki'), 'opposed');
const withoutRulings = findTest(findSystem('teohiphip'), 'test');
const withTwoViews = findTest(findSystem('obietnica-edenu'), 'check');

describe('rulings', () => {
  it.each<{ what: string; chosen: RulingOptions; read: RulingOptions }>([
    { what: 'none chosen', chosen: {}, read: { 'opposed.tie': 'defender', 'opposed.natural': 'ignored' } },
    {
      what: 'one chosen',
      chosen: { 'opposed.natural': 'active' },
      read: { 'opposed.tie': 'defender', 'opposed.natural': 'active' },
    },
    {
      what: 'all chosen, in another order',
      chosen: { 'opposed.natural': 'active', 'opposed.tie': 'nobody' },
      read: { 'opposed.tie': 'nobody', 'opposed.natural': 'active' },
    },
  ])('$what: the others keep their defaults, in the order declared', ({ chosen, read }) => {
    expect(Object.entries(readRulings(opposed, chosen))).toEqual(Object.entries(read));
  });

  it.each<{ test: AnyTest; chosen: RulingOptions; message: string }>([
    {
      test: opposed,
      chosen: { 'opposed.tei': 'nobody' },
      message: "unknown ruling 'opposed.tei'; did you mean 'opposed.tie'? Known: opposed.tie, opposed.natural",
    },
    {
      test: opposed,
      chosen: { 'opposed.tie': 'nobdy' },
      message: "unknown option of ruling opposed.tie 'nobdy'; did you mean 'nobody'? Known: defender, nobody",
    },
    {
      test: opposed,
      chosen: { 'opposed.tie': 'valueOf' },
      message: "unknown option of ruling opposed.tie 'valueOf'. Known: defender, nobody",
    },
    {
      test: opposed,
      chosen: { constructor: 'nobody' },
      message: "unknown ruling 'constructor'. Known: opposed.tie, opposed.natural",
    },
    {
      test: withoutRulings,
      chosen: { 'opposed.tie': 'nobody' },
      message: "unknown ruling 'opposed.tie': no ruling touches this test",
    },
    {
      test: withoutRulings,
      chosen: { constructor: 'nobody' },
      message: "unknown ruling 'constructor': no ruling touches this test",
    },
  ])('$message', ({ test, chosen, message }) => {
    expect(complaintOf(() => readRulings(test, chosen))).toBe(message);
  });
});

describe('views', () => {
  it.each([
    { by: undefined, name: 'degree' },
    { by: 'degree', name: 'degree' },
    { by: 'successes', name: 'net successes' },
  ])('$by is the view $name', ({ by, name }) => {
    expect(viewOf(withTwoViews, by).name.en).toBe(name);
  });

  it.each([
    { by: 'degre', message: "unknown view (--by) 'degre'; did you mean 'degree'? Known: degree, successes" },
    { by: 'constructor', message: "unknown view (--by) 'constructor'. Known: degree, successes" },
  ])('$message', ({ by, message }) => {
    expect(complaintOf(() => viewOf(withTwoViews, by))).toBe(message);
  });
});
