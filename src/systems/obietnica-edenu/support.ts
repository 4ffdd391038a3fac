import { flag, integer, optionalInteger } from '../parameter.ts';
import { ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { CAP_RULINGS } from './cap.ts';
import { DIE_RULINGS, rollPool, SIDES } from './die.ts';
import { effectiveHelpers, HELPERS } from './helpers.ts';
import { KEEP_RULINGS } from './keep.ts';
import { netViews } from './net-views.ts';
import { exactNet, netOf, netSampler, type Pool, type PoolReadings, rangeOfNet } from './pool.ts';

const GREATEST_RATING = 20;

interface Supported {
  readonly attribute: number;
  readonly skill: number;
  readonly pt: number;
  readonly helpers: string;
  readonly specialisation: boolean;
  readonly cap: number | null;
}

interface Readings extends PoolReadings {
  readonly 'support.base-keep': 'none' | 'skill' | 'attribute';
  readonly 'support.and-caps': 'no' | 'raises';
}

function poolOf({ attribute, skill, pt, helpers, specialisation, cap }: Supported, readings: Readings): Pool {
  const support = effectiveHelpers(helpers, skill, pt);
  const baseKeep = { none: null, skill, attribute }[readings['support.base-keep']];
  const raise = readings['support.and-caps'] === 'raises' ? support : 0;
  return {
    pool: attribute + skill,
    pt,
    specialisation,
    cap: cap === null ? null : cap + raise,
    keep: baseKeep === null ? null : baseKeep + support,
  };
}

export const support = defineTest({
  name: { pl: 'Wsparcie', en: 'Support' },
  place: '5D. Pomoc i Wsparcie',
  rule:
    'Those who help roll nothing: each who knows enough for the PT lets the main character keep one die more, up to one, ' +
    'two or three by the main character’s Skill. The pool stays as it is.',
  parameters: {
    attribute: integer({ name: { pl: 'Współczynnik', en: 'attribute' }, min: 1, max: GREATEST_RATING, default: 3 }),
    skill: integer({ name: { pl: 'Umiejętność', en: 'Skill' }, min: 0, max: GREATEST_RATING, default: 5 }),
    pt: integer({ name: { pl: 'PT', en: 'PT' }, min: 1, max: SIDES, default: 8 }),
    helpers: HELPERS,
    specialisation: flag({ name: { pl: 'specjalizacja', en: 'specialisation' }, default: false }),
    cap: optionalInteger({
      name: { pl: 'limit Sukcesów', en: 'limit of successes' },
      min: 0,
      max: 2 * GREATEST_RATING,
    }),
  },
  rulings: {
    ...DIE_RULINGS,
    ...KEEP_RULINGS,
    ...CAP_RULINGS,
    'support.base-keep': ruling({
      options: {
        none: 'an ordinary test keeps all dice, so that one more changes nothing',
        skill: 'an ordinary test keeps as many dice as the Skill, and Support adds to them',
        attribute: 'an ordinary test keeps as many dice as the attribute, and Support adds to them',
      },
      place: '5D. Pomoc i Wsparcie',
      why: 'Support adds to the dice kept, but an ordinary test has no limit on them: as written it does nothing there.',
    }),
    'support.and-caps': ruling({
      options: {
        no: 'Support adds dice kept and leaves a limit on successes as it is',
        raises: 'each helper also raises a limit on kept successes by one',
      },
      place: '5D. Pomoc i Wsparcie; 5E, 5F i 5G (limit Sukcesów)',
      why: 'Support speaks of kept dice, the limits of Powers, hacking and drones of kept successes.',
    }),
  },
  views: netViews<Supported, Readings>(poolOf, (readings) => readings),
  table: { down: 'skill', across: 'helpers' },
  play(supported, readings) {
    const pool = poolOf(supported, readings);
    return (chance) => netOf(rollPool(pool.pool, chance), pool, readings);
  },
  exact: (supported, readings) => exactNet(poolOf(supported, readings), readings),
  range: (supported, readings) => rangeOfNet(poolOf(supported, readings), readings),
  sampler: (supported, readings, streams) => netSampler(poolOf(supported, readings), readings, streams),
});
