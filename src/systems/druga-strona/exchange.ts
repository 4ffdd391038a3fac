import { ARMOURS, type Armour, type ArmourId } from './armours-data.ts';
import { WEAPONS } from './weapons-data.ts';

/** Where the attacker stands, as the one attacked faces. */
type Position = 'front' | 'shield-flank' | 'weapon-flank' | 'rear';

/** The parameters of an attack. */
export interface Attack {
  /** An id of WEAPONS. */
  readonly weapon: string;
  readonly hearts: number;
  readonly diamonds: number;
  readonly spades: number;
  readonly bonus: number;
  readonly damage: number;
  readonly piercing: number;
  readonly aim: boolean;
  readonly position: Position;
  readonly surprise: boolean;
  readonly armour: ArmourId;
  readonly defence: number;
  readonly 'armour-bonus': number;
  readonly protection: number;
  readonly terrain: number;
  readonly moved: number;
}

/** What an attack and the defence against it come to before any card is drawn. */
export interface Exchange {
  readonly attackCards: number;
  readonly attackBonus: number;
  readonly damageCards: number;
  /** In fifths. */
  readonly piercing: number;
  readonly piercesByFigures: boolean;
  readonly defenceCards: number;
  readonly defenceBonus: number;
  /** In fifths. */
  readonly protection: number;
  readonly isSurprise: boolean;
}

/** Atak z flanki: +1K; atak od tyłu: +2K and PP +1/5 (Mechanika walki). */
const POSITION_CARDS: Readonly<Record<Position, number>> = { front: 0, 'shield-flank': 1, 'weapon-flank': 1, rear: 2 };
const REAR_PIERCING = 1;
const AIM_CARDS = 1;
/** Whose PP cell cannot be read. */
export const UNREADABLE_PISTOL = 'pistolet-automatyczny';

export function exchangeOf(attack: Attack, pistolPiercing: 'zero' | 'fifth'): Exchange {
  const weapon = WEAPONS[attack.weapon]!;
  const armour: Armour = ARMOURS[attack.armour];
  const { hearts, spades, position, surprise } = attack;
  const diamonds = Math.min(attack.diamonds, weapon.mostDiamonds ?? Number.POSITIVE_INFINITY);
  const aimed = attack.aim ? AIM_CARDS : 0;
  const { damage } = weapon;
  const damageCards =
    (damage.cards ?? 0) +
    (damage.hearts ?? 0) * hearts +
    (damage.diamonds ?? 0) * diamonds +
    (damage.spades ?? 0) * spades;
  const unreadable = attack.weapon === UNREADABLE_PISTOL && pistolPiercing === 'fifth' ? 1 : 0;
  const isShieldPassed = armour.isShield === true && (position === 'weapon-flank' || position === 'rear');
  const worn = isShieldPassed ? 0 : armour.armour[weapon.kind];
  const protection = (isShieldPassed ? 0 : armour.protection[weapon.kind]) + attack.protection;
  return {
    attackCards: (weapon.kind === 'melee' ? hearts : diamonds) + aimed + POSITION_CARDS[position],
    attackBonus: weapon.attack + attack.bonus,
    damageCards: damageCards + attack.damage + aimed,
    piercing: weapon.piercing + unreadable + attack.piercing + (position === 'rear' ? REAR_PIERCING : 0),
    piercesByFigures: weapon.piercesByFigures === true,
    // Who is surprised defends with the armour alone.
    defenceCards: surprise ? 0 : Math.min(attack.defence, armour.mostDiamonds ?? Number.POSITIVE_INFINITY),
    defenceBonus: worn + attack['armour-bonus'] + (surprise ? 0 : attack.terrain + attack.moved),
    protection: weapon.ignoresProtection === true ? 0 : protection,
    isSurprise: surprise,
  };
}
