import { describe, expect, it } from 'vitest';
import { meanOf } from '../../../src/probability/decision.ts';
import { Fraction } from '../../../src/probability/fraction.ts';
import { attack } from '../../../src/systems/obietnica-edenu/attack.ts';
import { type ParameterValues, type RulingOptions, readRulings } from '../../../src/systems/settings.ts';
import { exactResults, outcomeOfRoll } from '../asked.ts';

/** A roll of nine dice that comes to this net result at PT 6. */
function rollOf(net: number): number[] {
  return Array.from({ length: 9 }, (_, index) => (index >= Math.abs(net) ? 5 : net > 0 ? 7 : 1));
}

function facts(net: number, parameters: ParameterValues, rulings: RulingOptions = {}) {
  const read = (by: string) =>
    outcomeOfRoll(attack, rollOf(net), { parameters: { pool: 9, ...parameters }, rulings, by });
  return {
    degree: read('degree'),
    damage: read('damage-bought'),
    pen: read('pen-bought'),
    hits: read('hits'),
    dealt: read('dealt'),
  };
}

describe('examples of the rulebook', () => {
  it.each([
    { policy: 'damage-first', damage: 2, pen: 0 },
    { policy: 'pen-first', damage: 1, pen: 1 },
  ])('12. Edward: 5 Sukcesów, Niezwykły Sukces przed wydaniem; $policy', ({ policy, damage, pen }) => {
    expect(facts(5, { policy })).toMatchObject({ degree: 'remarkable', damage, pen, hits: 1 });
  });

  it('11. strzelec za podporą: 6 Sukcesów, wszystkie na Obrażenia', () => {
    expect(facts(6, { policy: 'damage-first' })).toMatchObject({ degree: 'remarkable', damage: 3, pen: 0 });
  });

  it.each([
    { net: 1, damage: 0, pen: 0 },
    { net: 2, damage: 1, pen: 0 },
    { net: 3, damage: 0, pen: 1 },
    { net: 9, damage: 0, pen: 3 },
  ])('9. $net Sukcesów, najpierw PEN: $damage i $pen', ({ net, damage, pen }) => {
    expect(facts(net, { policy: 'pen-first' })).toMatchObject({ damage, pen });
  });

  it.each([0, -3])('10. %i: strzał nie trafia', (net) => {
    expect(facts(net, { damage: 9 })).toMatchObject({ damage: 0, pen: 0, hits: 0, dealt: 0 });
  });
});

describe('open questions of the rulebook', () => {
  it.each([
    { option: 'repeatable', damage: 3, pen: 0 },
    { option: 'once', damage: 1, pen: 1 },
  ])('attack.spend $option: 7 buy $damage and $pen', ({ option, damage, pen }) => {
    const rulings = { 'attack.spend': option };
    expect(facts(7, { policy: 'damage-first' }, rulings)).toMatchObject({ damage, pen });
  });

  it.each([
    { option: '0', damage: 2 },
    { option: '1', damage: 1 },
  ])('attack.reserve $option: 4 buy $damage', ({ option, damage }) => {
    const rulings = { 'attack.reserve': option };
    expect(facts(4, { policy: 'damage-first' }, rulings)).toMatchObject({ damage });
  });

  it.each([
    { option: 'subtracts', armour: 2, pen: 0, dealt: 2 },
    { option: 'subtracts', armour: 2, pen: 1, dealt: 3 },
    { option: 'subtracts', armour: 2, pen: 5, dealt: 4 },
    { option: 'subtracts', armour: 9, pen: 0, dealt: 0 },
    { option: 'stops', armour: 2, pen: 1, dealt: 0 },
    { option: 'stops', armour: 2, pen: 2, dealt: 4 },
  ])('attack.armour $option: 4 damage, PEN $pen against $armour deal $dealt', ({ option, armour, pen, dealt }) => {
    expect(facts(1, { damage: 4, pen, armour }, { 'attack.armour': option })).toMatchObject({ dealt });
  });

  it.each([
    { price: 'open', hits: 1 },
    { price: 'one', hits: 7 },
    { price: 'two', hits: 4 },
    { price: 'three', hits: 3 },
  ])('multiattack.price $price: 6 are $hits hits', ({ price, hits }) => {
    expect(facts(6, { policy: 'hits-first' }, { 'multiattack.price': price })).toMatchObject({ hits });
  });

  it.each([
    { option: 'first-hit', dealt: 7 },
    { option: 'every-hit', dealt: 8 },
  ])('multiattack.bonus $option: two hits of 3 and one damage bought deal $dealt', ({ option, dealt }) => {
    const rulings = { 'attack.spend': 'once', 'multiattack.price': 'two', 'multiattack.bonus': option };
    expect(facts(4, { policy: 'hits-first', damage: 3 }, rulings)).toMatchObject({ damage: 1, hits: 2, dealt });
  });
});

const POLICIES = ['optimal', 'damage-first', 'pen-first', 'hits-first'];
const READINGS = ['subtracts', 'stops'].flatMap((armour) =>
  ['open', 'one', 'three'].flatMap((price) =>
    ['first-hit', 'every-hit'].map((bonus) => ({
      'attack.armour': armour,
      'multiattack.price': price,
      'multiattack.bonus': bonus,
    })),
  ),
);

function meanDealt(parameters: ParameterValues, rulings: RulingOptions): Fraction {
  const defaults = Object.fromEntries(Object.entries(attack.parameters).map(([id, facts]) => [id, facts.default]));
  const all = { ...defaults, ...parameters };
  const readings = readRulings(attack, rulings);
  return meanOf(exactResults(attack, { parameters, rulings }), (net) => attack.amounts!.value!.of(net, all, readings));
}

describe('laws of spending', () => {
  it.each(READINGS)('no other policy deals more than the optimal one under %o', (rulings) => {
    for (const armour of [0, 2, 5]) {
      const [best, ...others] = POLICIES.map((policy) => meanDealt({ pool: 8, armour, policy }, rulings));
      for (const other of others) expect(best!.compare(other)).toBeGreaterThanOrEqual(0);
    }
  });

  it('where armour subtracts, PEN at three successes is never worth more than damage at two', () => {
    for (const armour of [0, 1, 3, 6]) {
      for (const pool of [3, 7, 12]) {
        const [best, damageFirst] = ['optimal', 'damage-first'].map((policy) =>
          meanDealt({ pool, armour, policy }, { 'attack.armour': 'subtracts' }),
        );
        expect(damageFirst!.equals(best!), `${pool} against ${armour}`).toBe(true);
      }
    }
  });

  it('where armour stops, PEN is bought first', () => {
    const rulings = { 'attack.armour': 'stops' };
    expect(facts(5, { armour: 1 }, rulings)).toMatchObject({ damage: 1, pen: 1, dealt: 4 });
    expect(facts(2, { armour: 1 }, rulings)).toMatchObject({ damage: 0, pen: 0, dealt: 0 });
    const [best, damageFirst] = ['optimal', 'damage-first'].map((policy) => meanDealt({ armour: 2, policy }, rulings));
    expect(best!.compare(damageFirst!)).toBeGreaterThan(0);
  });

  it('the optimal policy buys nothing that does not help', () => {
    const rulings = { 'attack.armour': 'stops', 'multiattack.price': 'one' };
    expect(facts(7, { armour: 9 }, rulings)).toMatchObject({ damage: 0, pen: 0, hits: 1, dealt: 0 });
  });

  it('tells what is bought with every number of successes, and how often that comes up', () => {
    const defaults = Object.fromEntries(Object.entries(attack.parameters).map(([id, facts]) => [id, facts.default]));
    const parameters = { ...defaults, pool: 6, policy: 'pen-first' };
    const lines = attack.decisions!(parameters, readRulings(attack, {}));
    expect(lines.map(({ situation, action }) => `${situation.pl}: ${action.pl}`)).toEqual([
      '1 Sukces: nic',
      '2 Sukcesy: 1 × +1 Obrażenie',
      '3 Sukcesy: 1 × +1 PEN',
      '4 Sukcesy: 1 × +1 PEN',
      '5 Sukcesów: 1 × +1 Obrażenie, 1 × +1 PEN',
      '6 Sukcesów: 2 × +1 PEN',
    ]);
    const hit = exactResults(attack, { parameters }).probabilityOf((net) => net > 0);
    expect(lines.reduce((sum, { chance }) => sum.plus(chance), Fraction.ZERO).toString()).toBe(hit.toString());
  });
});
