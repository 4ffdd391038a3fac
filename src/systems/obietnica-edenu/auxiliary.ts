import { flag, integer } from '../parameter.ts';
import { defineTest } from '../system.ts';
import { AUXILIARY_RULINGS, type AuxiliaryReadings, auxiliaryPool, GREATEST_VALUE } from './auxiliary-pool.ts';
import { CAP_RULINGS } from './cap.ts';
import { DIE_RULINGS, rollPool, SIDES } from './die.ts';
import { netViews } from './net-views.ts';
import { exactNet, netOf, netSampler, type Pool, type PoolReadings, rangeOfNet } from './pool.ts';

interface Tested {
  readonly value: number;
  readonly pt: number;
  readonly specialisation: boolean;
}

type Readings = PoolReadings & AuxiliaryReadings;

function poolOf(tested: Tested, readings: Readings): Pool {
  return auxiliaryPool(tested, readings);
}

export const auxiliary = defineTest({
  name: { pl: 'Test Współczynnika Pomocniczego', en: 'Auxiliary attribute test' },
  place: '5A. Współczynniki Pomocnicze; 5A. Opór przeciwko Mocom i innym efektom; 5G. przykład strażnika',
  rule:
    'Roll as many k10 as the auxiliary attribute is worth and keep at most half of them, rounded down. What is kept ' +
    'counts as in any test.',
  parameters: {
    value: integer({
      name: { pl: 'wartość Współczynnika', en: 'value of the attribute' },
      min: 1,
      max: GREATEST_VALUE,
      default: 6,
    }),
    pt: integer({ name: { pl: 'PT', en: 'PT' }, min: 1, max: SIDES, default: 6 }),
    specialisation: flag({ name: { pl: 'specjalizacja', en: 'specialisation' }, default: false }),
  },
  rulings: { ...DIE_RULINGS, ...AUXILIARY_RULINGS, 'cap.applies': CAP_RULINGS['cap.applies'] },
  views: netViews<Tested, Readings>(poolOf, (readings) => readings),
  table: { down: 'value', across: 'pt' },
  play(tested, readings) {
    const pool = poolOf(tested, readings);
    return (chance) => netOf(rollPool(pool.pool, chance), pool, readings);
  },
  exact: (tested, readings) => exactNet(poolOf(tested, readings), readings),
  range: (tested, readings) => rangeOfNet(poolOf(tested, readings), readings),
  sampler: (tested, readings, streams) => netSampler(poolOf(tested, readings), readings, streams),
});
