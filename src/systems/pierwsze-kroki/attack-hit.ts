import { type AttackParameters, type AttackReadings, type Blow, bonusOf } from './attack-damage.ts';
import { NATURAL_FAILURE, NATURAL_SUCCESS, SIDES } from './k20.ts';
import { woundPenalty } from './modifiers.ts';

/** A dodge that is not rolled stands on this. */
const STATIC_DODGE = 10;

export function attackModifier({ attack, health }: AttackParameters): number {
  return attack + woundPenalty(health);
}

export function dodgeModifier(parameters: AttackParameters, readings: AttackReadings): number {
  const { dodge, 'target-health': health } = parameters;
  return readings['wounds.apply'] === 'tests-attack-dodge' ? dodge + woundPenalty(health) : dodge;
}

/** The faces that a dodge can show; one that stands for 10 where it is not rolled. */
export function dodgeFaces(readings: AttackReadings): readonly number[] {
  if (readings['attack.dodge'] === 'static') return [STATIC_DODGE];
  return Array.from({ length: SIDES }, (_, index) => index + 1);
}

/** The blow that lands when the two dice show these faces; undefined for a miss. */
export function blowOf(
  own: number,
  dodge: number,
  parameters: AttackParameters,
  readings: AttackReadings,
): Blow | undefined {
  const difference = own + attackModifier(parameters) - (dodge + dodgeModifier(parameters, readings));
  return hits(own, dodge, difference, readings)
    ? { critical: own === NATURAL_SUCCESS, bonus: bonusOf(difference, readings) }
    : undefined;
}

function hits(own: number, dodge: number, difference: number, readings: AttackReadings): boolean {
  if (own === NATURAL_SUCCESS) return true;
  if (own === NATURAL_FAILURE) return false;
  if (readings['attack.dodge-natural'] === 'absolute') {
    if (dodge === NATURAL_SUCCESS) return false;
    if (dodge === NATURAL_FAILURE) return true;
  }
  return difference > 0;
}
