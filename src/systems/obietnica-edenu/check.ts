import { flag, integer, optionalInteger } from '../parameter.ts';
import { defineTest } from '../system.ts';
import { CAP_RULINGS } from './cap.ts';
import { DIE_RULINGS, rollPool, SIDES } from './die.ts';
import { KEEP_RULINGS } from './keep.ts';
import { netViews } from './net-views.ts';
import { exactNet, netOf, netSampler, type Pool, type PoolReadings, rangeOfNet } from './pool.ts';

const GREATEST_POOL = 100;

export const check = defineTest({
  name: { pl: 'Test', en: 'Check' },
  place: '2. Pula kości; 3. Sukcesy, jedynki i PT; 4. Specjalizacje; 5A, 5E i 5F (zatrzymane kości, limit Sukcesów)',
  rule:
    'Roll the pool of k10. Each die that meets PT is a success (a specialist’s 10 is two), each 1 takes one away; below ' +
    'zero they are levels of failure. A test may keep only some of the dice, and may limit the successes kept.',
  parameters: {
    pool: integer({ name: { pl: 'pula', en: 'pool' }, min: 1, max: GREATEST_POOL, default: 7 }),
    pt: integer({ name: { pl: 'PT', en: 'PT' }, min: 1, max: SIDES, default: 6 }),
    specialisation: flag({ name: { pl: 'specjalizacja', en: 'specialisation' }, default: false }),
    cap: optionalInteger({ name: { pl: 'limit Sukcesów', en: 'limit of successes' }, min: 0, max: 2 * GREATEST_POOL }),
    keep: optionalInteger({ name: { pl: 'zatrzymane kości', en: 'dice kept' }, min: 0, max: GREATEST_POOL }),
  },
  rulings: { ...DIE_RULINGS, ...KEEP_RULINGS, ...CAP_RULINGS },
  views: netViews<Pool, PoolReadings>(
    (pool) => pool,
    (readings) => readings,
  ),
  table: { down: 'pool', across: 'pt' },
  play: (pool, readings) => (chance) => netOf(rollPool(pool.pool, chance), pool, readings),
  exact: exactNet,
  range: rangeOfNet,
  sampler: netSampler,
});
