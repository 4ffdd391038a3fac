import type { Weapon } from '../spec.ts';
import { CONCEALED, COVERED, SEEN } from '../table/table-map.ts';
import { type Battle, DONE, MOST_OF_A_KIND, NONE } from './battle.ts';
import { kindNumber } from './roster.ts';
import { distanceSquared, isContact, isInMelee, sightOf } from './sight.ts';
import { NOTHING, ONE_SUCCESS, type Stakes, type Tester } from './tests.ts';
import { NO_REASONS, type Vitality } from './vitality.ts';

const KIND = {
  ranged: kindNumber('attack-ranged'),
  melee: kindNumber('attack-melee'),
  thrown: kindNumber('attack-thrown'),
} as const;
const RESISTANCE = kindNumber('resistance');
const TECHNICAL = kindNumber('technical');

/** What killing a figure is worth to whoever decides about swaps, beside 1 for each PŻ. */
const KILL = 1;

const AIM = ['aim'] as const;

/** Which weapons come into question. */
export type WeaponWanted = 'any' | Weapon['kind'];

/** Attacks; `onAttack` is called of each before its test. Podręcznik czasownika, Akcje w turze; Walka; Linia wzroku; Teren i osłona. */
export class Attacks {
  private readonly stakes: Stakes = { ignored: 0, useful: 0, each: 1, last: KILL };

  constructor(
    private readonly battle: Battle,
    private readonly tester: Tester,
    private readonly vitality: Vitality,
    private readonly onAttack: (figure: number, target: number) => void,
  ) {}

  /** Whether the figure may attack at all with the AP it has. */
  canAttack(figure: number): boolean {
    const { battle } = this;
    return battle.mayDo(DONE.attack) && battle.isPresent(figure);
  }

  /** Whether this weapon reaches the other figure from where the two stand. */
  reaches(figure: number, weapon: number, target: number): boolean {
    const { battle } = this;
    const facts = battle.roster.figures[figure]!.weapons[weapon]!;
    if (target === figure || battle.shots[figure * MOST_OF_A_KIND + weapon] === 0) return false;
    if (facts.kind === 'ranged' && battle.anomalies.jammed[figure] === 1) return false;
    const from = battle.at[figure]!;
    const to = battle.at[target]!;
    if (facts.kind === 'melee') return isContact(battle, from, to);
    const range = facts.range / battle.map.cell;
    if (distanceSquared(battle, from, to) > range * range) return false;
    if (sightOf(battle, figure, target) === 0) return false;
    return this.mayShoot(figure, target);
  }

  private mayShoot(figure: number, target: number): boolean {
    const { battle } = this;
    const { shootsFromMelee, shootsIntoMelee } = battle.readings;
    if (!shootsFromMelee && isInMelee(battle, figure)) return false;
    return shootsIntoMelee || !this.isFoughtByOwn(figure, target);
  }

  /** Whether somebody of the figure's own side is in base contact with the target. */
  private isFoughtByOwn(figure: number, target: number): boolean {
    const { battle } = this;
    const { present, presentCount, at, roster } = battle;
    const { side } = roster.figures[figure]!;
    for (let index = 0; index < presentCount; index++) {
      const other = present[index]!;
      if (other === figure || roster.figures[other]!.side !== side || roster.figures[other]!.object) continue;
      if (isContact(battle, at[other]!, at[target]!)) return true;
    }
    return false;
  }

  /** The weapon with which the figure can attack the other now, melee before others; `NONE` when there is none. */
  weaponAgainst(figure: number, target: number, wanted: WeaponWanted = 'any'): number {
    const { weapons } = this.battle.roster.figures[figure]!;
    let found = NONE;
    for (let weapon = 0; weapon < weapons.length; weapon++) {
      const { kind } = weapons[weapon]!;
      if (wanted !== 'any' && kind !== wanted) continue;
      if ((found !== NONE && kind !== 'melee') || !this.reaches(figure, weapon, target)) continue;
      if (kind === 'melee') return weapon;
      found = weapon;
    }
    return found;
  }

  /** Whether the figure can attack anybody from where it stands. */
  hasTarget(figure: number): boolean {
    return this.canAttack(figure) && this.couldAttack(figure);
  }

  /** The same of a figure whose activation it is not. */
  couldAttack(figure: number): boolean {
    const { battle } = this;
    for (let index = 0; index < battle.presentCount; index++) {
      const other = battle.present[index]!;
      if (battle.areEnemies(figure, other) && this.weaponAgainst(figure, other) !== NONE) return true;
    }
    return false;
  }

  /** One attack for 1 AP with a weapon that reaches the target. */
  attack(figure: number, weapon: number, target: number): void {
    const { battle } = this;
    const { traits, weapons } = battle.roster.figures[figure]!;
    const facts = weapons[weapon]!;
    const isMelee = facts.kind === 'melee';
    const kind = KIND[facts.kind];
    const sight = sightOf(battle, figure, target);
    if (battle.log !== null) {
      battle.log.push({
        type: 'attack',
        figure,
        target,
        weapon: facts.id,
        ap: 1,
        distance: Math.sqrt(distanceSquared(battle, battle.at[figure]!, battle.at[target]!)) * battle.map.cell,
        sight: { seen: (sight & SEEN) !== 0, concealed: (sight & CONCEALED) !== 0, cover: (sight & COVERED) !== 0 },
      });
    }
    this.onAttack(figure, target);
    battle.ap--;
    battle.done |= DONE.attack;
    battle.lastTarget[figure] = target;
    battle.hunkered[figure] = 0;
    const shot = figure * MOST_OF_A_KIND + weapon;
    if (battle.shots[shot]! > 0) battle.shots[shot]!--;

    battle.marks.attacked[target] = 1;
    if (isMelee && battle.marks.acting === figure) battle.marks.meleeAttacks++;
    const isAimed = battle.aimed[figure] !== 0;
    battle.aimed[figure] = 0;
    const { breaksItems } = traits.does;
    const canBreak = breaksItems !== null && (facts.isTechnical || battle.readings.breaksAll);
    if (canBreak && battle.readings.breaksBefore && this.breaks(figure, weapon, breaksItems)) return;
    const ignored = this.ignoredBy(target, facts, isMelee, sight);
    const guards = this.guardOf(target, kind);
    const { stakes } = this;
    stakes.ignored = ignored + battle.shield[target]! + guards;
    stakes.useful = facts.harmless ? 1 : battle.hp[target]!;
    const advantage = this.advantages(figure, target, kind, isAimed);
    const hindrance = this.hindrances(figure, target, facts, kind, sight, ignored);
    const successes = this.tester.take(figure, kind, stakes, advantage, hindrance, 0, target);
    this.hit(figure, target, facts, successes, ignored, guards, kind);
    if (canBreak && !battle.readings.breaksBefore && battle.isPresent(figure)) this.breaks(figure, weapon, breaksItems);
  }

  /** What helps an attack besides traits that always do. */
  private advantages(figure: number, target: number, kind: number, isAimed: boolean): readonly string[] {
    const { battle } = this;
    const { traits } = battle.roster.figures[figure]!;
    const isWeakened =
      (traits.advantageOnWeakened & (1 << kind)) !== 0 && battle.hp[target]! * 2 < battle.roster.figures[target]!.hp;
    const aim = isAimed ? AIM : NOTHING;
    if (!isWeakened) return aim;
    const ids = traits.idsOf('advantageOnWeakened', 1 << kind);
    battle.countUses(figure, ids);
    return [...aim, ...ids];
  }

  /** What hinders an attack besides traits that always do. */
  private hindrances(
    figure: number,
    target: number,
    weapon: Weapon,
    kind: number,
    sight: number,
    ignored: number,
  ): readonly string[] {
    const { battle } = this;
    const { readings, roster } = battle;
    const { traits } = roster.figures[figure]!;
    let isConcealed =
      weapon.kind !== 'melee' && (sight & CONCEALED) !== 0 && (readings.concealsCovered || ignored === 0);
    if (isConcealed) {
      const { seesConcealed } = traits.does;
      const { neverConcealed } = roster.figures[target]!.traits.does;
      if (seesConcealed !== null) battle.countUse(figure, seesConcealed);
      if (neverConcealed !== null) battle.countUse(target, neverConcealed);
      isConcealed = seesConcealed === null && neverConcealed === null;
    }
    let isClumsy = weapon.dice === 'hindrance';
    if (weapon.offHand) {
      const { usesBothHands } = traits.does;
      if (usesBothHands === null) isClumsy = true;
      else battle.countUse(figure, usesBothHands);
    }
    const usual = HINDRANCES[(isConcealed ? 1 : 0) + (isClumsy ? 2 : 0)]!;
    const isFoiled =
      readings.technologyInAttacks && weapon.isTechnical && (traits.hindranceWithTechnology & (1 << kind)) !== 0;
    if (!isFoiled) return usual;
    const ids = traits.idsOf('hindranceWithTechnology', 1 << kind);
    battle.countUses(figure, ids);
    return [...usual, ...ids];
  }

  /** The test by which a weapon that is used may break; whether it does. */
  private breaks(figure: number, weapon: number, by: string): boolean {
    const { battle } = this;
    battle.countUse(figure, by);
    if (this.tester.take(figure, TECHNICAL, ONE_SUCCESS) > 0) return false;
    battle.shots[figure * MOST_OF_A_KIND + weapon] = 0;
    battle.log?.push({ type: 'broken', figure, weapon: battle.roster.figures[figure]!.weapons[weapon]!.id });
    return true;
  }

  /** What the target loses. */
  private hit(
    figure: number,
    target: number,
    weapon: Weapon,
    successes: number,
    ignored: number,
    guards: number,
    kind: number,
  ): void {
    const { battle } = this;
    let left = Math.max(0, successes - ignored - guards - battle.shield[target]!);
    const stuns = weapon.stuns && (battle.readings.stunsThroughCover ? successes > 0 : left > 0);
    if (weapon.needsTwo && battle.readings.beastNeedsTwo && left < 2) left = 0;
    if (weapon.harmless) left = 0;
    if (guards > 0) battle.countUses(target, battle.roster.figures[target]!.traits.idsOf('guardsTogether', 1 << kind));
    const reasons = battle.log === null ? NO_REASONS : this.reasons(target, successes, ignored, guards, kind);
    battle.damageDealt[figure]! += this.vitality.wound(target, figure, successes, left, reasons);
    if (stuns && battle.isPresent(target) && !battle.roster.figures[target]!.object) this.stun(target);
  }

  /** The target of a stunning weapon loses 1 AP of its next activation unless it resists. */
  private stun(target: number): void {
    if (this.tester.take(target, RESISTANCE, ONE_SUCCESS) === 0) this.battle.stun(target);
  }

  /** Successes that cover and Krycie się ignore. */
  private ignoredBy(target: number, weapon: Weapon, isMelee: boolean, sight: number): number {
    if (weapon.ignoresCover) return 0;
    const { hunkered, readings } = this.battle;
    const isCovered = (sight & COVERED) !== 0 && (!isMelee || readings.coverInMelee);
    if (isCovered && hunkered[target] === 1) return readings.hunkerStacks ? 2 : 1;
    return isCovered || hunkered[target] === 1 ? 1 : 0;
  }

  /** Successes that a trait of the target ignores while another figure stands by it. */
  private guardOf(target: number, kind: number): number {
    const { battle } = this;
    const { figures } = battle.roster;
    const { traits, side } = figures[target]!;
    if ((traits.guardsTogether & (1 << kind)) === 0) return 0;
    const { present, presentCount, at } = battle;
    for (let index = 0; index < presentCount; index++) {
      const other = present[index]!;
      if (
        other === target ||
        figures[other]!.side !== side ||
        figures[other]!.object ||
        !isContact(battle, at[target]!, at[other]!)
      )
        continue;
      if (battle.readings.guardsBesideAny || (figures[other]!.traits.guardsTogether & (1 << kind)) !== 0) return 1;
    }
    return 0;
  }

  /** For the log: what ignored how many of the successes. */
  private reasons(target: number, successes: number, ignored: number, guards: number, kind: number) {
    const { battle } = this;
    const isHunkered = battle.hunkered[target] === 1;
    const { traits } = battle.roster.figures[target]!;
    const all = [
      { by: isHunkered && ignored === 1 ? 'hunker' : 'cover', count: Math.min(1, ignored) },
      { by: 'hunker', count: Math.max(0, ignored - 1) },
      { by: 'shield', count: battle.shield[target]! },
      ...(guards > 0 ? [{ by: traits.idsOf('guardsTogether', 1 << kind)[0]!, count: guards }] : []),
    ];
    let left = successes;
    return all.flatMap(({ by, count }) => {
      const used = Math.min(left, count);
      left -= used;
      return used > 0 ? [{ by, count: used }] : [];
    });
  }
}

const HINDRANCES: readonly (readonly string[])[] = [NOTHING, ['concealment'], ['weapon'], ['concealment', 'weapon']];
