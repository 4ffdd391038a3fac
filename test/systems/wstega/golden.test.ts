import type { Distribution } from '../../../src/probability/distribution.ts';
import type { Fraction } from '../../../src/probability/fraction.ts';
import { findSystem, findTest } from '../../../src/systems/register.ts';
import type { Attempt, AttemptReadings } from '../../../src/systems/wstega/attempt.ts';
import { successChance } from '../../../src/systems/wstega/attempt.ts';
import { baseOf, type Character, possiblePools } from '../../../src/systems/wstega/character-pool.ts';
import { type Facts, isBlessing, isCurse, unpack } from '../../../src/systems/wstega/result.ts';
import { type Asked, exactResults } from '../asked.ts';
import { describeGolden, type GoldenRow, type Reading } from '../golden.ts';

type Params = GoldenRow['params'];

/** The rows write the dot of a ruling as a line. */
const RULINGS: Readonly<Record<string, string>> = {
  ace_negative: 'ace.negative',
  ace_ends: 'ace.ends',
  reveal_value: 'reveal.value',
  tie_next: 'tie.next',
  opposition_rolls_on: 'opposition.rolls-on',
};

const NAMES: Readonly<Record<string, string>> = { opposition_dice: 'opposition' };

function askedOf(params: Params, ids: readonly string[]): Asked {
  return {
    parameters: Object.fromEntries(ids.map((id) => [NAMES[id] ?? id, params[id] as string | number])),
    rulings: Object.fromEntries(
      Object.entries(params).flatMap(([id, option]) => (id in RULINGS ? [[RULINGS[id]!, String(option)]] : [])),
    ),
  };
}

const PREDICATES: Readonly<Record<string, (facts: Facts) => boolean>> = {
  success: ({ success }) => success,
  neg_J: ({ negative }) => negative.jack > 0,
  neg_Q: ({ negative }) => negative.queen > 0,
  neg_K: ({ negative }) => negative.king > 0,
  neg_joker: ({ negative }) => negative.joker > 0,
  neg_any_QKjoker: ({ negative }) => negative.queen + negative.king + negative.joker > 0,
  neg_any_JQKjoker: ({ negative }) => negative.jack + negative.queen + negative.king + negative.joker > 0,
  blessing: isBlessing,
  curse: isCurse,
};

const PRZEBICIE: Readonly<Record<string, (przebicie: number) => boolean>> = {
  przebicie_0: (przebicie) => przebicie === 0,
  przebicie_1: (przebicie) => przebicie === 1,
  przebicie_2plus: (przebicie) => przebicie >= 2,
};

/** Every name of a row; `_ace0` is the ruling under which aces do not count towards przebicie. */
function readRow(test: string, asked: Asked, results: Distribution<number>): Record<string, Fraction> {
  const aces = { ...asked, rulings: { ...asked.rulings, 'przebicie.ace': 'ignored' } };
  const withoutAces = exactResults(findTest(findSystem('wstega'), test), aces);
  const found: Record<string, Fraction> = {};
  const among = (distribution: Distribution<number>, accepts: (facts: Facts) => boolean) =>
    distribution.probabilityOf((result) => accepts(unpack(result)));
  for (const [name, accepts] of Object.entries(PREDICATES)) found[name] = among(results, accepts);
  for (const [name, accepts] of Object.entries(PRZEBICIE)) {
    const won = ({ success, przebicie }: Facts) => success && accepts(przebicie);
    found[name] = among(results, won);
    found[`${name}_ace0`] = among(withoutAces, won);
    if (test === 'dynamic') {
      found[`opp_${name}`] = among(results, ({ success, przebicie }) => !success && accepts(przebicie));
    }
  }
  return found;
}

const DEFAULTS: AttemptReadings = {
  'ace.negative': 'cancels',
  'ace.ends': 'verdict',
  'reveal.value': 'best',
  'przebicie.ace': 'counts',
};

const POOL = ['strong', 'medium', 'weak', 'dice', 'order', 'control', 'policy'];

function reveal(test: string, count: number, difficulty: readonly string[]): Reading {
  const asked = (params: Params) => askedOf(params, [...POOL, ...difficulty]);
  return {
    rows: { test },
    count,
    test,
    asked,
    probabilities: (results, params) => readRow(test, asked(params), results),
  };
}

const SPENDING = ['attribute', 'control', 'skill', 'difficulty', 'policy', 'order'];

/** Every pool that a row lists is one that the skill can make here, and no other is; each with its chance of success. */
const skillSpending: Reading = {
  rows: { test: 'skill-spending' },
  count: 52,
  test: 'skill',
  asked: (params) => askedOf(params, SPENDING),
  probabilities(results, params) {
    const { parameters, rulings } = askedOf(params, SPENDING);
    const of = { ...parameters, broken: false } as Attempt & Character;
    const readings = { ...DEFAULTS, ...rulings } as AttemptReadings;
    const pools = possiblePools(baseOf(of, { 'skill.attribute-zero': 'beside' }));
    return {
      best_success: results.probabilityOf((result) => unpack(result).success),
      ...Object.fromEntries(
        pools.map((pool) => [
          `strong${pool.strong}_medium${pool.medium}_dice${pool.dice}`,
          successChance(pool, of, readings),
        ]),
      ),
    };
  },
};

const STYLE = ['attribute', 'control', 'skill', 'difficulty'];

const styleAction: Reading = {
  rows: { test: 'style-action' },
  count: 109,
  test: 'style',
  asked: (params) => askedOf(params, STYLE),
  probabilities: (results, params) => readRow('style', askedOf(params, STYLE), results),
};

const READINGS: readonly Reading[] = [
  reveal('static', 319, ['difficulty']),
  reveal('dynamic', 126, ['opposition_dice']),
  reveal('mixed', 43, ['difficulty', 'opposition_dice']),
  skillSpending,
  styleAction,
];

describeGolden('wstega', READINGS);
