import { describe, expect, it } from 'vitest';
import { Fraction } from '../../src/probability/fraction.ts';
import { seedKey } from '../../src/random/seed-key.ts';
import { TrialStreams } from '../../src/random/trial-stream.ts';
import type { Parameter } from '../../src/systems/parameter.ts';
import { enumeratePlay } from '../../src/systems/play.ts';
import { playSampler, samplerOf } from '../../src/systems/sampler.ts';
import { hasExact, readRulings, viewOf } from '../../src/systems/settings.ts';
import { type Bilingual, LANGUAGES } from '../../src/text/bilingual.ts';
import { fractionsOf } from '../probability/fractions-of.ts';
import { disagreements } from './agreement.ts';
import { effortFor } from './effort.ts';
import { describeSettings, REGISTERED, spreadOfSettings } from './registered.ts';

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
    case 'notation':
      return [parameter.default, ...parameter.examples].every((text) => parameter.normalise(text) === text);
  }
}

/** So many settings are read in every way that is said not to matter. */
const UNMOVED_SETTINGS = 12;

describe.each(REGISTERED)('$name', ({ name, system, test }) => {
  const effort = effortFor(name);
  const spread = spreadOfSettings(test, effort.settings).filter(({ parameters, rulings }) =>
    hasExact(test, parameters, rulings),
  );
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

  it('has every result within its range', () => {
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
    }
  });

  it('is moved by no ruling where that is said not to matter', () => {
    for (const settings of spread.slice(0, UNMOVED_SETTINGS)) {
      const { parameters, rulings } = settings;
      const expected = fractionsOf(test.exact(parameters, rulings));
      for (const [id, ruling] of Object.entries(test.rulings)) {
        if (ruling.matters?.(parameters) ?? true) continue;
        for (const option of Object.keys(ruling.options)) {
          const read = { ...rulings, [id]: option };
          if (option === rulings[id] || !hasExact(test, parameters, read)) continue;
          expect(fractionsOf(test.exact(parameters, read)), `${describeSettings(settings)} ${id}=${option}`).toEqual(
            expected,
          );
        }
      }
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

  it('computes exactly what playing every course gives, under every option of every ruling', () => {
    const enumerated = spread.flatMap((settings) => {
      const { parameters, rulings } = settings;
      const played = enumeratePlay(test.play(parameters, rulings), effort.courses);
      if (played === undefined) return [];
      expect(fractionsOf(test.exact(parameters, rulings)), describeSettings(settings)).toEqual(fractionsOf(played));
      return [settings];
    });
    expect(enumerated.length).toBeGreaterThanOrEqual(Math.min(spread.length, effort.enumerable));
    for (const [id, { options }] of Object.entries(test.rulings)) {
      const tried = new Set(enumerated.map(({ rulings }) => rulings[id]));
      expect([...tried].sort(), id).toEqual(Object.keys(options).sort());
    }
  });

  it('samples what it computes exactly', () => {
    for (const settings of spread.slice(0, effort.sampled)) {
      const { parameters, rulings } = settings;
      const streams = new TrialStreams(seedKey('conformance', name));
      const sampler = samplerOf(test, parameters, rulings, streams);
      const exact = test.exact(parameters, rulings);
      expect(disagreements(sampler, effort.trials, exact), describeSettings(settings)).toEqual([]);
    }
  });

  it('plays to what it computes exactly', () => {
    for (const settings of spread.slice(0, effort.played)) {
      const { parameters, rulings } = settings;
      const streams = new TrialStreams(seedKey('played', name));
      const sampler = playSampler(test.play(parameters, rulings), streams);
      const exact = test.exact(parameters, rulings);
      expect(disagreements(sampler, effort.trials, exact), describeSettings(settings)).toEqual([]);
    }
  });

  it('says what its amounts and decisions are', () => {
    for (const settings of spread.slice(0, effort.played)) {
      const { parameters, rulings } = settings;
      const exact = test.exact(parameters, rulings);
      for (const amount of Object.values(test.amounts ?? {})) {
        expect(missingWords(amount.name)).toEqual([]);
        for (const result of exact.outcomes()) expect(() => amount.of(result, parameters, rulings)).not.toThrow();
      }
      for (const decided of test.decisions?.(parameters, rulings) ?? []) {
        expect([...missingWords(decided.situation), ...missingWords(decided.action)]).toEqual([]);
        expect(decided.chance.toNumber()).toBeGreaterThan(0);
        expect(decided.chance.toNumber()).toBeLessThanOrEqual(1);
        if (decided.value !== undefined && decided.bestValue !== undefined) {
          expect(decided.value.compare(decided.bestValue), describeSettings(settings)).toBeLessThanOrEqual(0);
        }
      }
    }
  });
});

it('no two systems share an id, and ids are slugs', () => {
  const ids = REGISTERED.map(({ name }) => name);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});
