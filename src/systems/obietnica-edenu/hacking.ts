import { choice, flag, integer, optionalInteger } from '../parameter.ts';
import { defineTest } from '../system.ts';
import { CAP_RULINGS } from './cap.ts';
import { DIE_RULINGS, type DieReadings, rollPool, SIDES } from './die.ts';
import { netViews } from './net-views.ts';
import { ALL_KEPT, exactNet, netOf, netSampler, type Pool, type PoolReadings, rangeOfNet } from './pool.ts';

const GREATEST_POOL = 100;

/** The PT of each way to hack. */
const STANDARD_PT = { manual: 8, cyberdeck: 6 } as const;

interface Hack {
  readonly pool: number;
  readonly mode: keyof typeof STANDARD_PT;
  readonly cap: number;
  readonly pt: number | null;
  readonly specialisation: boolean;
}

function poolOf({ pool, mode, cap, pt, specialisation }: Hack): Pool {
  return { pool, pt: pt ?? STANDARD_PT[mode], specialisation, cap, keep: null };
}

const readingsOf = (readings: DieReadings): PoolReadings => ({ ...readings, ...ALL_KEPT });

export const hacking = defineTest({
  name: { pl: 'Hacking', en: 'Hacking' },
  place: '5F. Hacking Ręczny i Cyberdeck',
  rule:
    'By hand the PT is 8 and at most Komputery successes are kept; with a cyberdeck the PT is 6 and at most its VRAM ' +
    'successes are kept.',
  parameters: {
    pool: integer({ name: { pl: 'pula', en: 'pool' }, min: 1, max: GREATEST_POOL, default: 10 }),
    mode: choice({
      name: { pl: 'sposób', en: 'mode' },
      options: {
        manual: { pl: 'ręcznie', en: 'by hand' },
        cyberdeck: { pl: 'cyberdeck', en: 'cyberdeck' },
      },
      default: 'manual',
    }),
    cap: integer({
      name: { pl: 'Komputery albo VRAM', en: 'Komputery or VRAM' },
      min: 0,
      max: GREATEST_POOL,
      default: 6,
    }),
    pt: optionalInteger({ name: { pl: 'PT inny niż standardowy', en: 'PT other than standard' }, min: 1, max: SIDES }),
    specialisation: flag({ name: { pl: 'specjalizacja', en: 'specialisation' }, default: false }),
  },
  rulings: { ...DIE_RULINGS, ...CAP_RULINGS },
  views: netViews<Hack, DieReadings>(poolOf, readingsOf),
  table: { down: 'pool', across: 'cap' },
  play(hack, readings) {
    const pool = poolOf(hack);
    const all = readingsOf(readings);
    return (chance) => netOf(rollPool(pool.pool, chance), pool, all);
  },
  exact: (hack, readings) => exactNet(poolOf(hack), readingsOf(readings)),
  range: (hack, readings) => rangeOfNet(poolOf(hack), readingsOf(readings)),
  sampler: (hack, readings, streams) => netSampler(poolOf(hack), readingsOf(readings), streams),
});
