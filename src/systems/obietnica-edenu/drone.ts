import { flag, integer } from '../parameter.ts';
import { defineTest } from '../system.ts';
import { CAP_RULINGS } from './cap.ts';
import { DIE_RULINGS, type DieReadings, rollPool, SIDES } from './die.ts';
import { netViews } from './net-views.ts';
import { ALL_KEPT, exactNet, netOf, netSampler, type Pool, type PoolReadings, rangeOfNet } from './pool.ts';

const GREATEST_RATING = 50;

interface Flight {
  readonly computers: number;
  readonly parameter: number;
  readonly pt: number;
  readonly specialisation: boolean;
}

function poolOf({ computers, parameter, pt, specialisation }: Flight): Pool {
  return { pool: computers + parameter, pt, specialisation, cap: parameter, keep: null };
}

const readingsOf = (readings: DieReadings): PoolReadings => ({ ...readings, ...ALL_KEPT });

export const drone = defineTest({
  name: { pl: 'Sterowanie dronem', en: 'Drone' },
  place: '5G. Sterowanie Dronami',
  rule:
    'Roll Komputery and the parameter of the drone (Pilotaż, Sensory or Obsługa), and keep at most as many successes as ' +
    'the parameter.',
  parameters: {
    computers: integer({ name: { pl: 'Komputery', en: 'Komputery' }, min: 0, max: GREATEST_RATING, default: 5 }),
    parameter: integer({
      name: { pl: 'parametr drona', en: 'parameter of the drone' },
      min: 1,
      max: GREATEST_RATING,
      default: 3,
    }),
    pt: integer({ name: { pl: 'PT', en: 'PT' }, min: 1, max: SIDES, default: 6 }),
    specialisation: flag({ name: { pl: 'specjalizacja', en: 'specialisation' }, default: false }),
  },
  rulings: { ...DIE_RULINGS, ...CAP_RULINGS },
  views: netViews<Flight, DieReadings>(poolOf, readingsOf),
  table: { down: 'computers', across: 'parameter' },
  play(flight, readings) {
    const pool = poolOf(flight);
    const all = readingsOf(readings);
    return (chance) => netOf(rollPool(pool.pool, chance), pool, all);
  },
  exact: (flight, readings) => exactNet(poolOf(flight), readingsOf(readings)),
  range: (flight, readings) => rangeOfNet(poolOf(flight), readingsOf(readings)),
  sampler: (flight, readings, streams) => netSampler(poolOf(flight), readingsOf(readings), streams),
});
