import type { Distribution } from '../../../src/probability/distribution.ts';
import type { Fraction } from '../../../src/probability/fraction.ts';
import { unpack } from '../../../src/systems/druga-strona/result.ts';
import type { ParameterValues, RulingOptions } from '../../../src/systems/settings.ts';
import type { Asked } from '../asked.ts';
import type { GoldenRow } from '../golden.ts';

type Params = GoldenRow['params'];

/** What the rows call our rulings. */
const RULINGS: Readonly<Record<string, string>> = {
  threshold_rounding: 'threshold.rounding',
  scope: 'style-i.scope',
  count: 'style-ii.count',
  timing: 'style-ii.timing',
  sums: 'style-vi.sums',
  fate_deck: 'fate.deck',
  fate_policy: 'fate.policy',
};

function rulingsOf(params: Params): RulingOptions {
  return Object.fromEntries(
    Object.entries(RULINGS).flatMap(([name, id]) => (params[name] === undefined ? [] : [[id, String(params[name])]])),
  );
}

/** The parameters that all tests share. */
export function sharedParameters(params: Params): ParameterValues {
  return {
    ...(params.break_value === undefined ? {} : { 'break-value': String(Number(params.break_value)) }),
    jokers: params.deck === 54,
    recolour: params.recolour === true,
  };
}

export function askedDilemma(params: Params): Asked {
  const { K, breaks, premium, styles, seen, fate_policy: policy } = params;
  return {
    parameters: {
      ...sharedParameters(params),
      cards: Number(K),
      breaks: Number(breaks),
      premium: Number(premium),
      styles: Array.isArray(styles) ? styles.join('+') : 'none',
      seen: Array.isArray(seen) ? `${seen[0]}-${seen[1] === 1 ? 'A' : seen[1]}` : 'none',
      fate: policy === undefined ? 0 : 3,
    },
    rulings: rulingsOf(params),
  };
}

/** What the rows of all tests with jokers ask for. */
export function probabilitiesOfTest(results: Distribution<number>): Record<string, Fraction> {
  return {
    success: results.probabilityOf((result) => unpack(result).passed),
    success_ignoring_jokers: results.probabilityOf((result) => unpack(result).withoutJokers),
    joker_drawn: results.probabilityOf((result) => unpack(result).joker),
    joker_and_passed_without: results.probabilityOf((result) => unpack(result).joker && unpack(result).withoutJokers),
  };
}

export function probabilitiesOfFate(results: Distribution<number>): Record<string, Fraction> {
  const spent = (count: number) =>
    results.probabilityOf((result) => unpack(result).passed && unpack(result).spent === count);
  return {
    success: results.probabilityOf((result) => unpack(result).passed),
    spent_0_success: spent(0),
    spent_1: spent(1),
    spent_2: spent(2),
    spent_3: spent(3),
    fail: results.probabilityOf((result) => !unpack(result).passed),
  };
}
