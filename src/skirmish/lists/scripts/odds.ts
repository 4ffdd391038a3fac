import { type Battle, MOST_OF_A_KIND, NONE } from '../../engine/battle.ts';
import { TIRED } from '../../engine/marks.ts';
import { distanceSquared, isContact, seenOver } from '../../engine/sight.ts';
import { TEST_KINDS, type Weapon } from '../../spec.ts';
import { CONCEALED, COVERED, SEEN } from '../../table/table-map.ts';
import type { Situation } from '../situation.ts';

/**
 * Mean PŻ that an attack takes, by how it is rolled (hindrance, standard, advantage) and by how many successes are
 * ignored: what a player who knows the dice would say. A die is a success with 1/3; pools are left out of it.
 */
const MEAN: readonly (readonly number[])[] = [
  [1 / 3, 0, 0],
  [2 / 3, 1 / 9, 0],
  [26 / 27, 7 / 27, 0],
];

const BIT = {
  ranged: 1 << TEST_KINDS.indexOf('attack-ranged'),
  melee: 1 << TEST_KINDS.indexOf('attack-melee'),
  thrown: 1 << TEST_KINDS.indexOf('attack-thrown'),
} as const;

/** Sight is told apart by whether the target is concealed and whether it is covered. */
const SIGHTS = 4;

/**
 * What a figure's attacks on one target are worth from any cell: worked out once for the two and then asked for many
 * cells. Room for one pair, used again and again.
 */
class Prospect {
  /** Squared reach of each weapon in cells; -1 for melee, -2 when it is of no use. */
  private readonly reach = new Float64Array(MOST_OF_A_KIND);
  private readonly means = new Float64Array(MOST_OF_A_KIND * SIGHTS);
  /** What the best attack takes where nothing is in the way. */
  most = 0;
  private weapons = 0;
  private target = 0;
  private shootsInContact = false;

  aim(situation: Situation, figure: number, target: number, isAimed: boolean): void {
    const { battle } = situation;
    const { readings, roster, map } = battle;
    const { weapons, traits } = roster.figures[figure]!;
    const isHunkered = battle.hunkered[target] === 1;
    const isGranted = battle.marks.granted[figure] !== null;
    const canHide = traits.does.seesConcealed === null && roster.figures[target]!.traits.does.neverConcealed === null;
    this.most = 0;
    this.weapons = weapons.length;
    this.target = battle.at[target]!;
    this.shootsInContact = readings.shootsFromMelee;
    for (let weapon = 0; weapon < weapons.length; weapon++) {
      const { kind, range, ignoresCover, harmless } = weapons[weapon]!;
      const isMelee = kind === 'melee';
      const isJammed = kind === 'ranged' && battle.anomalies.jammed[figure] === 1;
      const isSpent = harmless || isJammed || battle.shots[figure * MOST_OF_A_KIND + weapon] === 0;
      this.reach[weapon] = isSpent ? -2 : isMelee ? -1 : (range / map.cell) ** 2;
      const isHelped = isAimed || isGranted || (traits.advantage & BIT[kind]) !== 0;
      const isFoiled = hindersAlways(battle, figure, weapons[weapon]!);
      for (let sight = 0; sight < SIGHTS; sight++) {
        const isCovered = (sight & 1) !== 0 && (!isMelee || readings.coverInMelee);
        let ignored = battle.shield[target]!;
        if (!ignoresCover && (isCovered || isHunkered)) ignored++;
        if (!ignoresCover && isCovered && isHunkered && readings.hunkerStacks) ignored++;
        const isConcealed = (sight & 2) !== 0 && !isMelee && canHide;
        const isHindered = isConcealed || isFoiled;
        const row = MEAN[1 + (isHelped ? 1 : 0) - (isHindered ? 1 : 0)]!;
        const mean = row[Math.min(ignored, 2)]!;
        this.means[weapon * SIGHTS + sight] = mean;
        if (!isSpent && mean > this.most) this.most = mean;
      }
    }
  }

  /** Mean PŻ of the best attack from a cell, as far as terrain lets it see: figures in between are not looked at. */
  from(situation: Situation, cell: number): number {
    const { battle } = situation;
    return this.at(
      seenOver(battle, cell, this.target),
      distanceSquared(battle, cell, this.target),
      isContact(battle, cell, this.target),
    );
  }

  /**
   * The same from a cell that sees so much of the target.
   * @param distance squared, in cells
   */
  at(seen: number, distance: number, touches: boolean): number {
    if ((seen & SEEN) === 0) return 0;
    const sight = ((seen & COVERED) !== 0 ? 1 : 0) + ((seen & CONCEALED) !== 0 ? 2 : 0);
    let best = 0;
    for (let weapon = 0; weapon < this.weapons; weapon++) {
      const reach = this.reach[weapon]!;
      const reaches = reach === -1 ? touches : distance <= reach && (this.shootsInContact || !touches);
      if (reaches && this.means[weapon * SIGHTS + sight]! > best) best = this.means[weapon * SIGHTS + sight]!;
    }
    return best;
  }
}

/** Whether every attack of the figure with this weapon is hindered now, wherever from. */
function hindersAlways(battle: Battle, figure: number, { kind, dice, offHand, isTechnical }: Weapon): boolean {
  const { traits } = battle.roster.figures[figure]!;
  const { tired, acting } = battle.marks;
  const bit = BIT[kind];
  if (dice === 'hindrance' || (traits.hindrance & bit) !== 0) return true;
  if (offHand && traits.does.usesBothHands === null) return true;
  if ((battle.darkness & bit) !== 0 && traits.does.seesInDark === null) return true;
  if (battle.readings.technologyInAttacks && isTechnical && (traits.hindranceWithTechnology & bit) !== 0) return true;
  return acting === figure && (tired[figure]! & TIRED.all) !== 0 && (traits.tiredSubjects & bit) !== 0;
}

/** One is enough: an attack is thought over to the end before the next. */
const PROSPECT = new Prospect();

/** Sets out to compare cells from which the figure could attack the target; `Prospect.from` tells of each. */
export function prospect(situation: Situation, figure: number, target: number, isAimed = false): Prospect {
  PROSPECT.aim(situation, figure, target, isAimed);
  return PROSPECT;
}

/** Mean PŻ of an attack on the target from where the figure stands; -1 when it cannot attack it. */
export function damageNow(situation: Situation, figure: number, target: number): number {
  if (situation.attacks.weaponAgainst(figure, target) === NONE) return -1;
  const isAimed = situation.battle.aimed[figure] !== 0;
  return prospect(situation, figure, target, isAimed).from(situation, situation.cell(figure));
}

/** Mean PŻ of what the figure's AP are worth against the target from where it stands; -1 when it cannot attack it. */
export function damageOfTurn(situation: Situation, figure: number, target: number): number {
  const now = damageNow(situation, figure, target);
  if (now < 0) return now;
  const { battle } = situation;
  const plain = battle.ap === 2 && battle.readings.repeats ? 2 * now : now;
  return Math.max(plain, damageAimed(situation, figure, target));
}

/** Whether to aim at the target before the attack: the attacks that the AP buy as they are would take less. */
export function isWorthAiming(situation: Situation, figure: number, target: number): boolean {
  const now = damageNow(situation, figure, target);
  return now >= 0 && damageAimed(situation, figure, target) > (situation.battle.readings.repeats ? 2 : 1) * now;
}

/** Mean PŻ of an attack after aiming; 0 when there is no AP for both. */
function damageAimed(situation: Situation, figure: number, target: number): number {
  const { battle } = situation;
  if (battle.ap < 2 || battle.aimed[figure] !== 0) return 0;
  return prospect(situation, figure, target, true).from(situation, situation.cell(figure));
}
