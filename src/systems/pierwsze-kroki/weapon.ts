import { Distribution } from '../../probability/distribution.ts';
import { sumOfPool } from '../../probability/pool.ts';
import { notation } from '../parameter.ts';

/** The dice of a weapon with a number that is added to them: 1k8, 2k6+1. */
export interface Weapon {
  readonly dice: number;
  readonly sides: number;
  readonly flat: number;
}

const WRITTEN = /^(?<dice>\d{1,2})?[kd](?<sides>\d{1,2})(?<flat>[+-]\d{1,2})?$/i;
const GREATEST_DICE = 10;
const GREATEST_SIDES = 20;

/** Undefined for what is no weapon. A die without a number before it is one die. */
export function readWeapon(text: string): Weapon | undefined {
  const parts = WRITTEN.exec(text)?.groups;
  if (parts === undefined) return undefined;
  const weapon = { dice: Number(parts.dice ?? 1), sides: Number(parts.sides), flat: Number(parts.flat ?? 0) };
  const { dice, sides } = weapon;
  return dice >= 1 && dice <= GREATEST_DICE && sides >= 2 && sides <= GREATEST_SIDES ? weapon : undefined;
}

function writeWeapon({ dice, sides, flat }: Weapon): string {
  return `${dice}k${sides}${flat === 0 ? '' : flat > 0 ? `+${flat}` : flat}`;
}

export const weaponParameter = notation({
  name: { pl: 'kości broni', en: 'weapon dice' },
  allowed: `up to ${GREATEST_DICE} dice of 2..${GREATEST_SIDES} sides with a number to add, such as 1k8 or 2k6+1 (d for k)`,
  examples: ['1k4', '2k6+1', '1k10', '1k6-1'],
  normalise(text) {
    const weapon = readWeapon(text);
    return weapon && writeWeapon(weapon);
  },
  default: '1k8',
});

/** The sum of the dice alone. */
export function sumOfDice(dice: number, sides: number): Distribution<number> {
  return sumOfPool(dice, Distribution.die(sides));
}
