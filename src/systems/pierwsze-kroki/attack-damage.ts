import type { OptionsOf } from '../ruling.ts';
import type { ATTACK_RULINGS } from './attack-rulings.ts';
import { readWeapon } from './weapon.ts';

export type AttackReadings = OptionsOf<typeof ATTACK_RULINGS>;

export interface AttackParameters {
  readonly attack: number;
  readonly dodge: number;
  readonly weapon: string;
  readonly 'damage-modifier': number;
  readonly ac: number;
  readonly ambush: boolean;
  readonly health: number | null;
  readonly 'target-health': number | null;
}

/** The extra dice of the first blow from hiding: Rozdział VI, Ukrycie. */
const AMBUSH = { dice: 2, sides: 6 } as const;

/** How many points over the dodge add one to the damage: Rozdział IV, Margines = obrażenia. */
const POINTS_PER_BONUS = 5;

/** The dice that a hit rolls, and how often the sum of each group counts. */
export interface DamageDice {
  readonly dice: number;
  readonly sides: number;
  readonly times: number;
}

/** What a hit does, apart from the faces. */
export interface Blow {
  readonly critical: boolean;
  readonly bonus: number;
}

export function bonusOf(difference: number, readings: AttackReadings): number {
  if (readings['attack.margin'] === 'chapter-i') return 0;
  return Math.max(0, Math.floor(difference / POINTS_PER_BONUS));
}

/** What the blow rolls, in order: the weapon's dice, then those of an ambush. */
export function damageDice(critical: boolean, parameters: AttackParameters, readings: AttackReadings): DamageDice[] {
  const groups = [
    { ...readWeapon(parameters.weapon)!, doubled: true },
    ...(parameters.ambush ? [{ ...AMBUSH, doubled: readings['ambush.doubling'] === 'doubled' }] : []),
  ];
  return groups.map(({ dice, sides, doubled }) => {
    if (!critical || !doubled) return { dice, sides, times: 1 };
    return readings['attack.double'] === 'dice-twice' ? { dice: 2 * dice, sides, times: 1 } : { dice, sides, times: 2 };
  });
}

/** What a blow deals, once its dice, each group counted as often as it does, come to a sum. */
export function damageRule(
  parameters: AttackParameters,
  readings: AttackReadings,
): (sum: number, blow: Blow) => number {
  const modifier = parameters['damage-modifier'] + readWeapon(parameters.weapon)!.flat;
  const criticalModifier = readings['attack.double'] === 'dice-and-modifier' ? 2 * modifier : modifier;
  const armour = reduction(parameters.ac, readings);
  const atArmour = readings['attack.minimum'] === 'armour-step';
  return (sum, { critical, bonus }) => {
    const passed = critical ? sum + criticalModifier : sum + modifier - armour;
    return atArmour ? Math.max(1, passed) + bonus : Math.max(1, passed + bonus);
  };
}

function reduction(ac: number, readings: AttackReadings): number {
  return readings['attack.ac-below-10'] === 'zero' ? Math.max(0, ac - 10) : ac - 10;
}
