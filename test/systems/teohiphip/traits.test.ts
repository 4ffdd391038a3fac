import { describe, expect, it } from 'vitest';
import { meanOf } from '../../../src/probability/decision.ts';
import type { Fraction } from '../../../src/probability/fraction.ts';
import { readRulings } from '../../../src/systems/settings.ts';
import { LUCK_TRAITS } from '../../../src/systems/teohiphip/pool/luck-traits.ts';
import { poolRound } from '../../../src/systems/teohiphip/pool-round.ts';
import { poolTest } from '../../../src/systems/teohiphip/pool-test.ts';
import { exactResults } from '../asked.ts';
import { BestPlay } from './best-play.ts';

type Asked = Readonly<Record<string, string | number>>;

function valueIn(test: typeof poolTest | typeof poolRound, parameters: Asked): Fraction {
  const all = {
    ...Object.fromEntries(Object.entries(test.parameters).map(([id, each]) => [id, each.default])),
    ...parameters,
  };
  return meanOf(exactResults(test, { parameters }), (result) =>
    test.amounts!.value!.of(result, all, readRulings(test, {})),
  );
}

const TRAITS = Object.entries(LUCK_TRAITS);

describe.each(['none', ...Object.keys(LUCK_TRAITS)])('the best play with %s, told face by face', (trait) => {
  it.each([
    { hpPrice: '1/4', secondSuccess: '1/2', most: 3 },
    { hpPrice: '2/3', secondSuccess: '1', most: 2 },
  ])(
    'is what optimal gets: a PŻ for $hpPrice, a second success for $secondSuccess',
    ({ hpPrice, secondSuccess, most }) => {
      const worth = { 'hp-price': hpPrice, 'second-success-value': secondSuccess };
      const numbers = [hpPrice, secondSuccess].map((text) => text.split('/').map(Number));
      const [price, second] = numbers.map(([top, bottom = 1]) => top! / bottom) as [number, number];
      const best = new BestPlay(trait, price, second);
      for (const hp of [1, 2, 3].slice(0, most)) {
        expect(valueIn(poolTest, { trait, hp, ...worth }).toNumber(), `a test, ${hp} PŻ`).toBeCloseTo(
          best.value(hp, 1),
          10,
        );
        if (hp < most)
          expect(valueIn(poolRound, { trait, hp, ...worth }).toNumber(), `two tests, ${hp} PŻ`).toBeCloseTo(
            best.value(hp, 2),
            10,
          );
      }
    },
  );
});

/** Traits that cost the player nothing, or even help, though the rulebook pays for them: the PŻ from which they do. */
const HELPFUL: Readonly<Record<string, number>> = { oportunista: 2, przesadny: 2 };

describe.each(TRAITS)('the sign of %s', (trait, { pc }) => {
  it('is that of its PC, but for two that help though they are paid for', () => {
    for (const test of [poolTest, poolRound]) {
      for (const hp of [1, 2, 4]) {
        const change = valueIn(test, { trait, hp }).compare(valueIn(test, { hp }));
        const helps = pc < 0 || hp >= (HELPFUL[trait] ?? Number.POSITIVE_INFINITY);
        expect(helps ? change : -change, `${hp} PŻ`).toBeGreaterThanOrEqual(0);
      }
    }
  });
});
