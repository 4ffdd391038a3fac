import { describe, expect, it } from 'vitest';
import { enumerateRolls } from '../../src/probability/enumerate.ts';
import { Fraction } from '../../src/probability/fraction.ts';
import { seedKey } from '../../src/random/seed-key.ts';
import { TrialStreams } from '../../src/random/trial-stream.ts';
import type { Parameter } from '../../src/systems/parameter.ts';
import { samplerOf, TrialSampler } from '../../src/systems/sampler.ts';
import { readRulings, viewOf } from '../../src/systems/settings.ts';
import { type Bilingual, LANGUAGES } from '../../src/text/bilingual.ts';
import { fractionsOf } from '../probability/fractions-of.ts';
import { disagreements } from './agreement.ts';
import { describeSettings, REGISTERED, rollsOf, spreadOfSettings } from './registered.ts';

/** Brute force goes over at most so many rolls. */
const ENUMERABLE_ROLLS = 200_000;

/** Rolling die by die and resolving each roll is slow: only settings with at most so many dice. */
const DICE_BY_HAND = 12;

const TRIALS = 400_000;
const SAMPLED_SETTINGS = 16;
const SETTINGS_BY_HAND = 3;

function missingWords(name: Bilingual): string[] {
  return LANGUAGES.filter((language) => name[language].trim() === '');
}

function isDefaultAllowed(parameter: Parameter): boolean {
  switch (parameter.kind) {
    case 'integer':
      return parameter.min <= parameter.default && parameter.default <= parameter.max;
    case 'optional-integer':
      return parameter.default === null && parameter.min <= parameter.max;
    case 'choice':
      return Object.hasOwn(parameter.options, parameter.default);
    case 'flag':
      return typeof parameter.default === 'boolean';
  }
}

describe.each(REGISTERED)('$name', ({ name, system, test }) => {
  const spread = spreadOfSettings(test, 300);
  const enumerable = spread.filter((settings) => rollsOf(test, settings) <= ENUMERABLE_ROLLS);
  const defaults = {
    parameters: Object.fromEntries(Object.entries(test.parameters).map(([id, parameter]) => [id, parameter.default])),
    rulings: readRulings(test, {}),
  };

  it('has its names in both languages', () => {
    const parameters = Object.values(test.parameters);
    const views = Object.values(test.views);
    const named = [
      system,
      test,
      ...parameters,
      ...views,
      ...views.flatMap((view) => view.outcomes(defaults.parameters, defaults.rulings)),
    ].map((each) => each.name);
    const options = parameters.flatMap((each) => (each.kind === 'choice' ? Object.values(each.options) : []));
    expect([...named, ...options].filter((each) => missingWords(each).length > 0)).toEqual([]);
  });

  it('says where its rule and its rulings stand and what they say', () => {
    const texts = [
      system.rulebook,
      test.place,
      test.rule,
      ...Object.values(test.rulings).flatMap(({ place, why, options }) => [place, why, ...Object.values(options)]),
    ];
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    expect(test.rule).toMatch(/\.$/);
  });

  it('has every default within what the parameter allows', () => {
    const outside = Object.entries(test.parameters).filter(([, parameter]) => !isDefaultAllowed(parameter));
    expect(outside).toEqual([]);
  });

  it('takes the first option of every ruling for its default', () => {
    expect(defaults.rulings).toEqual(
      Object.fromEntries(Object.entries(test.rulings).map(([id, { options }]) => [id, Object.keys(options)[0]])),
    );
  });

  it('has a headline in every view and its table over two of its parameters', () => {
    for (const view of Object.values(test.views)) {
      const ids = view.outcomes(defaults.parameters, defaults.rulings).map(({ id }) => String(id));
      expect(ids).toContain(view.headline.replace(/\+$/, ''));
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(viewOf(test, undefined)).toBe(Object.values(test.views)[0]);
    const axes = test.table === undefined ? [] : [test.table.down, test.table.across];
    expect(Object.keys(test.parameters)).toEqual(expect.arrayContaining(axes));
    expect(new Set(axes).size).toBe(axes.length);
  });

  it('has every result within its range, and every roll counted', () => {
    for (const settings of spread) {
      const { parameters, rulings } = settings;
      const where = describeSettings(settings);
      const exact = test.exact(parameters, rulings);
      const [least, greatest] = test.range(parameters, rulings);
      const outside = exact.outcomes().filter((result) => result < least || result > greatest);
      expect(outside, where).toEqual([]);
      expect(
        exact.outcomes().filter((result) => !Number.isInteger(result)),
        where,
      ).toEqual([]);
      // Each probability is a number of equally likely rolls.
      const rolls = test.dice(parameters, rulings).reduce((product, sides) => product * BigInt(sides), 1n);
      const remainders = exact.outcomes().map((result) => rolls % exact.probability(result).denominator);
      expect(new Set(remainders), where).toEqual(new Set([0n]));
    }
  });

  it.each(Object.entries(test.views).map(([by, view]) => ({ by, view })))(
    'sorts every result into a declared outcome: total probability 1 by $by',
    ({ view }) => {
      for (const settings of spread) {
        const { parameters, rulings } = settings;
        const byOutcome = test.exact(parameters, rulings).map((result) => view.outcomeOf(result, parameters, rulings));
        const total = view
          .outcomes(parameters, rulings)
          .reduce((sum, { id }) => sum.plus(byOutcome.probability(id)), new Fraction(0n));
        expect(total.toString(), describeSettings(settings)).toBe('1/1');
      }
    },
  );

  it('enumerates settings with every option of every ruling', () => {
    expect(enumerable.length).toBeGreaterThanOrEqual(Math.min(spread.length, 80));
    for (const [id, { options }] of Object.entries(test.rulings)) {
      const tried = new Set(enumerable.map(({ rulings }) => rulings[id]));
      expect([...tried].sort(), id).toEqual(Object.keys(options).sort());
    }
  });

  it('computes exactly what resolving every roll gives', () => {
    for (const settings of enumerable) {
      const { parameters, rulings } = settings;
      const resolved = enumerateRolls(test.dice(parameters, rulings), (faces) =>
        test.resolve(faces, parameters, rulings),
      );
      expect(fractionsOf(test.exact(parameters, rulings)), describeSettings(settings)).toEqual(fractionsOf(resolved));
    }
  });

  it('samples what it computes exactly', () => {
    for (const settings of spread.slice(0, SAMPLED_SETTINGS)) {
      const { parameters, rulings } = settings;
      const streams = new TrialStreams(seedKey('conformance', name));
      const sampler = samplerOf(test, parameters, rulings, streams);
      const exact = test.exact(parameters, rulings);
      expect(disagreements(sampler, TRIALS, exact), describeSettings(settings)).toEqual([]);
    }
  });

  it('resolves dice rolled one by one to what it computes exactly', () => {
    const byHand = spread.filter(({ parameters, rulings }) => test.dice(parameters, rulings).length <= DICE_BY_HAND);
    for (const settings of byHand.slice(0, SETTINGS_BY_HAND)) {
      const { parameters, rulings } = settings;
      const streams = new TrialStreams(seedKey('by hand', name));
      const stream = streams.for('test-dice');
      const dice = test.dice(parameters, rulings);
      const sampler = new TrialSampler(streams, () =>
        test.resolve(
          dice.map((sides) => stream.below(sides) + 1),
          parameters,
          rulings,
        ),
      );
      const exact = test.exact(parameters, rulings);
      expect(disagreements(sampler, TRIALS, exact), describeSettings(settings)).toEqual([]);
    }
  });
});

it('no two systems share an id, and ids are slugs', () => {
  const ids = REGISTERED.map(({ name }) => name);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});
