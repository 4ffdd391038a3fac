import { Distribution } from '../../probability/distribution.ts';
import { flag, integer, optionalInteger } from '../parameter.ts';
import { ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { numberOutcomes } from '../view.ts';
import { GREATEST_VALUE, RESISTANCE_RULINGS, type ResistanceReadings, resistancePool } from './auxiliary-pool.ts';
import { CAP_RULINGS } from './cap.ts';
import { DEGREE_OUTCOMES, degreeOf } from './degrees.ts';
import { DIE_RULINGS, type DieReadings, rollPool, SIDES } from './die.ts';
import { advantageOver } from './opposed-outcome.ts';
import { NEGATIVE_RULING } from './opposed-rulings.ts';
import { exactNet, limit, netOf, type Pool, rangeOfNet } from './pool.ts';

const GREATEST_POOL = 50;

interface Used {
  readonly pool: number;
  readonly cap: number;
  readonly resist: number | null;
  readonly pt: number;
  readonly specialisation: boolean;
  readonly 'resist-pt': number;
}

interface Readings extends DieReadings, ResistanceReadings {
  readonly 'opposed.negative': 'zero' | 'signed';
  readonly 'power.cap-order': 'cap-then-resist' | 'resist-then-cap';
  readonly 'power.no-effect': 'no-effect' | 'failure-degree';
}

/** What is left of the psionic's successes, and whether they met resistance: both in one integer. */
const unresisted = (net: number) => 2 * net;
const resisted = (left: number) => 2 * left + 1;
const leftOf = (result: number) => Math.floor(result / 2);
const isResisted = (result: number) => leftOf(result) * 2 !== result;

function activationPool({ pool, pt, specialisation, cap }: Used, readings: Readings): Pool {
  const early = readings['power.cap-order'] === 'cap-then-resist';
  return { pool, pt, specialisation, cap: early ? cap : null, keep: null };
}

/** The successes left when the defender's net result is subtracted. */
function leftAfter(net: number, defence: number, { cap }: Used, readings: Readings): number {
  const left = advantageOver(net, defence, readings['opposed.negative']);
  return readings['power.cap-order'] === 'resist-then-cap' ? limit(left, cap) : left;
}

const NO_EFFECT = { id: 'no-effect', name: { pl: 'brak efektu na celu', en: 'no effect on the target' } };

const DEGREES_WITH_NO_EFFECT = DEGREE_OUTCOMES.flatMap((each) => (each.id === 'success' ? [NO_EFFECT, each] : [each]));

function rangeOfLeft(used: Used, readings: Readings): readonly [number, number] {
  const [leastNet, greatestNet] = rangeOfNet(activationPool(used, readings), readings);
  const [least, greatest] = [limit(leastNet, used.cap), limit(greatestNet, used.cap)];
  if (used.resist === null) return [least, greatest];
  const [weakest, strongest] = rangeOfNet(resistancePool(used.resist, used['resist-pt'], readings), readings);
  return [
    Math.min(least, limit(1, used.cap) - Math.max(0, strongest)),
    Math.max(greatest, leftAfter(greatestNet, Math.min(0, weakest), used, readings)),
  ];
}

export const power = defineTest({
  name: { pl: 'Test Mocy', en: 'Power' },
  place: '5E. Moce i Umiejętność Koncentracja; 5A. Opór przeciwko Mocom i innym efektom; 12. Psionika',
  rule:
    'Roll the attribute of the Power and Koncentracja, and keep at most Koncentracja successes. The target may resist ' +
    'with an auxiliary attribute: its successes are subtracted, and the degree is that of those left. With none left ' +
    'the Power does nothing to this target.',
  parameters: {
    pool: integer({ name: { pl: 'pula', en: 'pool' }, min: 1, max: GREATEST_POOL, default: 9 }),
    cap: integer({ name: { pl: 'Koncentracja', en: 'Koncentracja' }, min: 0, max: GREATEST_POOL, default: 5 }),
    resist: optionalInteger({
      name: { pl: 'Współczynnik Pomocniczy w Oporze', en: 'resisting attribute' },
      min: 1,
      max: GREATEST_VALUE,
    }),
    pt: integer({ name: { pl: 'PT', en: 'PT' }, min: 1, max: SIDES, default: 6 }),
    specialisation: flag({ name: { pl: 'specjalizacja', en: 'specialisation' }, default: false }),
    'resist-pt': integer({ name: { pl: 'PT Oporu', en: 'PT of the resistance' }, min: 1, max: SIDES, default: 6 }),
  },
  rulings: {
    ...DIE_RULINGS,
    ...CAP_RULINGS,
    ...RESISTANCE_RULINGS,
    'opposed.negative': NEGATIVE_RULING,
    'power.cap-order': ruling({
      options: {
        'cap-then-resist': 'the limit is applied to the psionic’s roll, before resistance is subtracted',
        'resist-then-cap': 'the limit is applied to what resistance leaves',
      },
      place: '5E. Moce i Umiejętność Koncentracja; 3. Stopień Wyniku',
      why: 'Degrees come after all limits, and after resistance; which of the two goes first is not said.',
    }),
    'power.no-effect': ruling({
      options: {
        'no-effect': 'a Power that is resisted fully does nothing to the target and is no failure of the psionic',
        'failure-degree': 'what resistance leaves at or below 0 is a degree of failure',
      },
      place: '12. Psionika — Przykłady Rezultatów',
      why: 'The text says that the Power has no effect on this target, and gives degrees of failure to the roll itself.',
    }),
  },
  views: {
    degree: {
      name: { pl: 'Stopień po Oporze', en: 'degree after resistance' },
      outcomes: ({ resist }, readings) =>
        resist === null || readings['power.no-effect'] === 'failure-degree' ? DEGREE_OUTCOMES : DEGREES_WITH_NO_EFFECT,
      outcomeOf(result, _, readings) {
        const left = leftOf(result);
        const noEffect = isResisted(result) && left <= 0 && readings['power.no-effect'] === 'no-effect';
        return noEffect ? NO_EFFECT.id : degreeOf(left);
      },
      headline: 'success+',
    },
    left: {
      name: { pl: 'Sukcesy po Oporze', en: 'successes after resistance' },
      outcomes: (used, readings) => numberOutcomes(...rangeOfLeft(used, readings)),
      outcomeOf: leftOf,
      headline: '1+',
    },
  },
  table: { down: 'pool', across: 'resist' },
  play(used, readings) {
    const activation = activationPool(used, readings);
    const defence = used.resist === null ? null : resistancePool(used.resist, used['resist-pt'], readings);
    return (chance) => {
      const net = netOf(rollPool(used.pool, chance), activation, readings);
      if (net <= 0 || defence === null) return unresisted(limit(net, used.cap));
      const against = netOf(rollPool(defence.pool, chance, 'opponent-dice'), defence, readings);
      return resisted(leftAfter(net, against, used, readings));
    };
  },
  exact(used, readings) {
    const nets = exactNet(activationPool(used, readings), readings);
    if (used.resist === null) return nets.map((net) => unresisted(limit(net, used.cap)));
    const defence = exactNet(resistancePool(used.resist, used['resist-pt'], readings), readings);
    const entries: [number, bigint][] = [];
    for (const [net, weight] of nets.entries()) {
      if (net <= 0) entries.push([unresisted(net), weight * defence.total]);
      else {
        for (const [against, defenceWeight] of defence.entries()) {
          entries.push([resisted(leftAfter(net, against, used, readings)), weight * defenceWeight]);
        }
      }
    }
    return Distribution.of(entries);
  },
  range(used, readings) {
    const [least, greatest] = rangeOfLeft(used, readings);
    return [unresisted(least), resisted(greatest)];
  },
});
