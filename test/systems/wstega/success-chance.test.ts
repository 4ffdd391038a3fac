import { describe, expect, it } from 'vitest';
import { exactReveal } from '../../../src/systems/wstega/odds.ts';
import type { Readings } from '../../../src/systems/wstega/readings.ts';
import { unpack } from '../../../src/systems/wstega/result.ts';
import { settingOf } from '../../../src/systems/wstega/setting.ts';
import { chanceToWin } from '../../../src/systems/wstega/success-chance.ts';

const PLAIN = { 'kept-king': 'none', 'negative-price': '0', 'przebicie-value': '0', 'king-value': '0' } as const;
const READINGS: Readings = {
  'ace.negative': 'cancels',
  'ace.ends': 'verdict',
  'reveal.value': 'best',
  'przebicie.ace': 'counts',
  'king.deck': 'out',
  'king.control': 'free',
};

/** The quick chance to win knows five classes of card; the odds of everything know every figure. */
describe.each<Partial<Readings>>([
  {},
  { 'ace.negative': 'loses' },
  { 'ace.ends': 'at-once' },
  { 'reveal.value': 'last' },
  { 'ace.negative': 'loses', 'ace.ends': 'at-once', 'reveal.value': 'last' },
])('the chance to win is that of the whole odds: %o', (readings) => {
  it.each([
    { strong: 0, medium: 0, weak: 0, dice: 0 },
    { strong: 1, medium: 0, weak: 0, dice: 0 },
    { strong: 1, medium: 1, weak: 1, dice: 1 },
    { strong: 0, medium: 3, weak: 0, dice: 0 },
    { strong: 0, medium: 0, weak: 2, dice: 2 },
    { strong: 2, medium: 0, weak: 0, dice: 2 },
  ])('$strong strong, $medium medium, $weak weak, $dice dice', (pool) => {
    for (const policy of ['first-success', 'all-in'] as const) {
      for (const control of [0, 1, 3]) {
        for (const order of ['cards-first', 'dice-first', 'wmsd']) {
          for (const difficulty of [8, 11, 12]) {
            const of = { ...pool, order, control, policy, ...PLAIN };
            const setting = settingOf(of, { difficulty }, { ...READINGS, ...readings });
            const whole = exactReveal(setting).probabilityOf((result) => unpack(result).success);
            expect(chanceToWin(setting).toString()).toBe(whole.toString());
          }
        }
      }
    }
  });
});
