import { SIDES_OF_DIE, SUCCESS_FROM } from '../test-dice.ts';
import type { Attacks } from './attack.ts';
import { type Battle, DONE, FACES, MOST_OF_A_KIND, NONE } from './battle.ts';
import { ONCE } from './marks.ts';
import { flipDie, highestOf, isUsable, lowestOf, takeDie, usableHits } from './pool-dice.ts';
import { isContact, isInMelee, sightOf } from './sight.ts';
import type { Vitality } from './vitality.ts';

/** Traits that are actions of their own, in the order in which they are thought of. */
export const TRAIT_ACTIONS = ['meditates', 'flipsDie', 'sacrifices', 'commands', 'tradesDie'] as const;
type TraitAction = (typeof TRAIT_ACTIONS)[number];

/** AP of an activation. */
const FULL_AP = 2;
/** A figure with so few PŻ is helped, by one that keeps at least this many. */
const IN_NEED = 1;
const ENOUGH_TO_GIVE = 3;

/** Traits used for AP, where a sensible player would (settings `use.`). Podręcznik czasownika, Użycie cechy aktywnej. */
export class TraitActions {
  constructor(
    private readonly battle: Battle,
    private readonly attacks: Attacks,
    private readonly vitality: Vitality,
  ) {}

  /** The number in `TRAIT_ACTIONS` of what the figure would do now; `NONE` for nothing. */
  wanted(figure: number): number {
    const { battle } = this;
    const { traits } = battle.roster.figures[figure]!;
    if (!traits.acts || !battle.mayDo(DONE.trait)) return NONE;
    for (let action = 0; action < TRAIT_ACTIONS.length; action++) {
      const deed = TRAIT_ACTIONS[action]!;
      if (traits.does[deed] !== null && this.isWise(figure, deed)) return action;
    }
    return NONE;
  }

  private isWise(figure: number, action: TraitAction): boolean {
    switch (action) {
      case 'meditates':
        return this.shouldMeditate(figure);
      case 'flipsDie':
        return this.shouldFlip(figure);
      case 'sacrifices':
        return this.ward(figure) !== NONE;
      case 'commands':
        return this.recipient(figure, false) !== NONE;
      case 'tradesDie':
        return this.recipient(figure, true) !== NONE;
    }
  }

  /** Does it: spends its AP. */
  use(figure: number, action: number): void {
    const { battle, vitality } = this;
    const { marks } = battle;
    const deed = TRAIT_ACTIONS[action]!;
    const by = battle.roster.figures[figure]!.traits.does[deed]!;
    switch (deed) {
      case 'meditates':
        this.spend(figure, by, FULL_AP, NONE);
        marks.use(figure, ONCE.meditates);
        vitality.heal(figure, by, 1);
        return;
      case 'flipsDie': {
        const from = this.flippable(figure);
        this.spend(figure, by, 1, NONE);
        marks.use(figure, ONCE.flipsDie);
        flipDie(battle, figure, by, from);
        return;
      }
      case 'sacrifices': {
        const ward = this.ward(figure);
        this.spend(figure, by, 1, ward);
        vitality.pay(figure, by);
        vitality.heal(ward, by, 1);
        return;
      }
      case 'commands': {
        const ally = this.recipient(figure, false);
        this.spend(figure, by, 1, ally);
        marks.use(figure, ONCE.commands);
        marks.granted[ally] = by;
        battle.log?.push({ type: 'grant', figure, target: ally, by });
        return;
      }
      case 'tradesDie':
        this.trade(figure, this.recipient(figure, true), by);
    }
  }

  private spend(figure: number, by: string, ap: number, target: number): void {
    const { battle } = this;
    battle.ap -= ap;
    battle.done |= DONE.trait;
    battle.countUse(figure, by);
    battle.log?.push({ type: 'trait', figure, trait: by, ap, target: target === NONE ? null : target });
  }

  /** One's own success for the ally's lowest die. */
  private trade(figure: number, ally: number, by: string): void {
    const { battle } = this;
    const { pool, marks, log } = battle;
    const given = highestOf(battle, figure);
    const taken = lowestOf(battle, ally);
    this.spend(figure, by, 1, ally);
    marks.hasTraded = true;
    takeDie(battle, figure, given);
    pool[figure * FACES + taken]!++;
    pool[ally * FACES + taken]!--;
    pool[ally * FACES + given]!++;
    log?.push({ type: 'pool-die', figure, by, from: given, to: taken });
    log?.push({ type: 'pool-die', figure: ally, by, from: taken, to: given });
  }

  private shouldMeditate(figure: number): boolean {
    const { battle } = this;
    const { marks, hp, ap, roster } = battle;
    const greatest = roster.figures[figure]!.hp;
    if (ap < FULL_AP || hp[figure]! >= greatest || marks.hasUsed(figure, ONCE.meditates)) return false;
    if (isInMelee(battle, figure) || this.isUnderFire(figure)) return false;
    return hp[figure]! * 2 <= greatest || !this.attacks.hasTarget(figure);
  }

  /** Whether an enemy could shoot at the figure, or has attacked it since it acted last (ruling traits.medytacja). */
  private isUnderFire(figure: number): boolean {
    const { battle, attacks } = this;
    if (battle.readings.fireWhenAttacked) return battle.marks.attacked[figure] === 1;
    for (let index = 0; index < battle.presentCount; index++) {
      const enemy = battle.present[index]!;
      if (!battle.areEnemies(enemy, figure)) continue;
      const { weapons } = battle.roster.figures[enemy]!;
      for (let weapon = 0; weapon < Math.min(weapons.length, MOST_OF_A_KIND); weapon++) {
        if (weapons[weapon]!.kind !== 'melee' && attacks.reaches(enemy, weapon, figure)) return true;
      }
    }
    return false;
  }

  private shouldFlip(figure: number): boolean {
    const { battle } = this;
    if (battle.ap < FULL_AP || battle.hp[figure]! <= 1 || battle.marks.hasUsed(figure, ONCE.flipsDie)) return false;
    if (this.flippable(figure) === 0 || usableHits(battle, figure) > 0) return false;
    return !battle.marks.isBarred && this.attacks.hasTarget(figure);
  }

  /** The lowest die whose other side could be swapped in as a success; 0 when there is none. */
  private flippable(figure: number): number {
    const { battle } = this;
    for (let face = 1; face <= SIDES_OF_DIE + 1 - SUCCESS_FROM; face++) {
      if (battle.pool[figure * FACES + face]! > 0 && isUsable(battle, figure, SIDES_OF_DIE + 1 - face)) return face;
    }
    return 0;
  }

  /** An ally in base contact who is down to the last PŻ. */
  private ward(figure: number): number {
    const { battle } = this;
    const { at, hp, roster } = battle;
    if (hp[figure]! < ENOUGH_TO_GIVE) return NONE;
    for (let ally = 0; ally < roster.band; ally++) {
      if (ally === figure || !battle.isPresent(ally) || hp[ally]! > IN_NEED) continue;
      if (roster.figures[ally]!.hp > hp[ally]! && isContact(battle, at[figure]!, at[ally]!)) return ally;
    }
    return NONE;
  }

  /**
   * The ally in sight who has not acted, can attack somebody and could use what an AP gives: an advantage, or a success
   * for its pool. Only for a figure that cannot attack itself.
   */
  private recipient(figure: number, isDie: boolean): number {
    const { battle, attacks } = this;
    const { marks, roster, acted, hp } = battle;
    if (isDie ? marks.hasTraded : marks.hasUsed(figure, ONCE.commands)) return NONE;
    if (isDie && (marks.isBarred || highestOf(battle, figure) < SUCCESS_FROM)) return NONE;
    if (attacks.hasTarget(figure)) return NONE;
    for (let ally = 0; ally < roster.band; ally++) {
      if (ally === figure || !battle.isPresent(ally) || acted[ally] === 1) continue;
      if (sightOf(battle, figure, ally) === 0 || !attacks.couldAttack(ally)) continue;
      const isInNeed = isDie
        ? hp[ally]! > 1 && lowestOf(battle, ally) > 0 && usableHits(battle, ally) === 0
        : marks.granted[ally] === null;
      if (isInNeed) return ally;
    }
    return NONE;
  }
}
