import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ParameterValue } from '../../src/systems/parameter.ts';
import { findSystem, findTest } from '../../src/systems/register.ts';
import type { OutcomeId } from '../../src/systems/view.ts';
import { fractionsOf } from '../probability/fractions-of.ts';
import { type Asked, exactOutcomes } from './asked.ts';

/** Reference values that were computed independently of this program: one test, its parameters, exact probabilities. */
interface Row {
  readonly system: string;
  readonly test: string;
  readonly params: Readonly<Record<string, ParameterValue>>;
  readonly p: Readonly<Record<string, string>>;
}

const ROWS = readFileSync(new URL('../golden/dice.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Row => JSON.parse(line));

/** How the rows of one test are asked here, and what their outcomes are called here. */
interface Reading {
  readonly rows: string;
  readonly count: number;
  readonly test: string;
  asked(params: Row['params']): Asked;
  name?(outcome: OutcomeId): OutcomeId;
}

function rulingsIn(params: Row['params']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([id, value]) => (id.includes('.') ? [[id, String(value)]] : [])),
  );
}

/** A test of a value of a character: so many dice rolled, so many kept. */
function keptDice(params: Row['params'], rolledTimes: number, keptPart: number): Asked {
  const value = Number(params.value);
  return {
    parameters: { pool: rolledTimes * value, keep: Math.floor(value * keptPart), pt: params.pt! },
    rulings: rulingsIn(params),
    by: 'successes',
  };
}

const READINGS: readonly Reading[] = [
  {
    rows: 'teohiphip/test',
    count: 1,
    test: 'test',
    asked: ({ dice }) => ({ parameters: { dice: dice! } }),
  },
  {
    rows: 'pierwsze-kroki/check',
    count: 48,
    test: 'check',
    asked: ({ modifier, pt }) => ({ parameters: { modifier: modifier!, pt: pt! } }),
    name: (degree) => String(degree).replace('-', '_'),
  },
  {
    rows: 'pierwsze-kroki/opposed',
    count: 119,
    test: 'opposed',
    asked: (params) => ({
      parameters: { modifier: params.a!, opponent: params.b! },
      rulings: rulingsIn(params),
    }),
    name: (outcome) => ({ win: 'attacker', lose: 'defender', tie: 'tie' })[String(outcome)]!,
  },
  {
    rows: 'obietnica-edenu/check',
    count: 170,
    test: 'check',
    asked: (params) => ({
      parameters: {
        pool: params.pool!,
        pt: params.pt!,
        specialisation: params.specialisation!,
        cap: params.cap!,
      },
      rulings: rulingsIn(params),
      by: 'successes',
    }),
  },
  {
    rows: 'obietnica-edenu/auxiliary half-keep',
    count: 9,
    test: 'check',
    asked: (params) => keptDice(params, 1, 1 / 2),
  },
  {
    rows: 'obietnica-edenu/auxiliary double-roll',
    count: 6,
    test: 'check',
    asked: (params) => keptDice(params, 2, 1),
  },
];

function rowsNamed(name: string): Row[] {
  return ROWS.filter(({ system, test, params }) =>
    name.split(' ').every((part, index) => part === [`${system}/${test}`, params.rule][index]),
  );
}

it('every reference row is read once', () => {
  const names = READINGS.map(({ rows, count }) => ({ rows, count }));
  expect(names.map(({ rows }) => ({ rows, count: rowsNamed(rows).length }))).toEqual(names);
  expect(names.reduce((sum, { count }) => sum + count, 0)).toBe(ROWS.length);
});

describe.each(READINGS)('$rows', ({ rows, test, asked, name = (outcome) => outcome }) => {
  it.each(rowsNamed(rows).map(({ system, params, p }) => ({ system, params, p, title: JSON.stringify(params) })))(
    '$title',
    ({ system, params, p }) => {
      const outcomes = exactOutcomes(findTest(findSystem(system), test), asked(params)).map(name);
      const possible = Object.entries(p).filter(([, probability]) => probability !== '0/1');
      expect(fractionsOf(outcomes)).toEqual(Object.fromEntries(possible));
    },
  );
});
