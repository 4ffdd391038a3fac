import type { Effect, Scenario } from '../spec.ts';
import { type Battle, NONE } from './battle.ts';
import { kindNumber } from './roster.ts';
import { distanceSquared, sightOf } from './sight.ts';
import { ONE_SUCCESS, type Tester } from './tests.ts';

type Alarm = Extract<Effect, { kind: 'alarm' }>;

/** Who keeps watch, as a scenario's alarms say. Sabotaż bazy konkurencji, Siły przeciwników (BN); Zasady specjalne, Alarm. */
export class Alarms {
  /** The numbers of the alarms among the effects. */
  private readonly numbers: readonly number[];
  private readonly kinds: readonly (readonly number[])[];

  constructor(
    private readonly battle: Battle,
    private readonly scenario: Scenario,
    private readonly tester: Tester,
  ) {
    const { effects } = scenario;
    this.numbers = effects.flatMap(({ kind }, index) => (kind === 'alarm' ? [index] : []));
    this.kinds = effects.map((effect) => (effect.kind === 'alarm' ? effect.tests.map(kindNumber) : []));
  }

  /** A figure begins its activation: a guard that has noticed nobody yet looks about. Whether there was anybody to notice. */
  look(guard: number): boolean {
    const { battle } = this;
    if (battle.unaware[guard] === 0 || battle.readings.spotsMovers || !battle.isPresent(guard)) return false;
    const { present, presentCount, at } = battle;
    let best = NONE;
    let shortest = Number.POSITIVE_INFINITY;
    for (let index = 0; index < presentCount; index++) {
      const other = present[index]!;
      if (!this.hides(other)) continue;
      const distance = distanceSquared(battle, at[guard]!, at[other]!);
      if (distance >= shortest || sightOf(battle, guard, other) === 0) continue;
      best = other;
      shortest = distance;
    }
    if (best === NONE) return false;
    this.test(guard, best);
    return true;
  }

  /** A figure has moved: the nearest guard that sees it may notice it. */
  moved(figure: number): void {
    const { battle } = this;
    if (this.numbers.length === 0 || !battle.readings.spotsMovers || !this.hides(figure)) return;
    if (!battle.isPresent(figure)) return;
    const { present, presentCount, at, unaware } = battle;
    let best = NONE;
    let shortest = Number.POSITIVE_INFINITY;
    for (let index = 0; index < presentCount; index++) {
      const guard = present[index]!;
      if (unaware[guard] === 0) continue;
      const distance = distanceSquared(battle, at[guard]!, at[figure]!);
      if (distance >= shortest || sightOf(battle, guard, figure) === 0) continue;
      best = guard;
      shortest = distance;
    }
    if (best !== NONE) this.test(best, figure);
  }

  /** Somebody attacks: where a fight is loud, that is heard. */
  fight(figure: number, target: number): void {
    for (let index = 0; index < this.numbers.length; index++) {
      const number = this.numbers[index]!;
      if (this.battle.spent[number]! > 0 || !(this.scenario.effects[number] as Alarm).loud) continue;
      this.raise(number, figure, this.hides(figure) || !this.hides(target) ? figure : target);
    }
  }

  /** Whether a figure is one of those that hide from guards. */
  private hides(figure: number): boolean {
    const { side, activates } = this.battle.roster.figures[figure]!;
    return side === 'players' && activates;
  }

  private test(guard: number, figure: number): void {
    const { battle } = this;
    const number = battle.alarmOf[battle.roster.figures[guard]!.force]!;
    battle.log?.push({ type: 'spotted', figure: guard, target: figure, effect: this.scenario.effects[number]!.id });
    const kind = this.tester.easiest(figure, this.kinds[number]!, 0);
    if (this.tester.take(figure, kind, ONE_SUCCESS) === 0) this.raise(number, guard, figure);
  }

  /** From now on everybody who keeps watch knows where somebody was seen or heard. */
  private raise(number: number, by: number, where: number): void {
    const { battle } = this;
    const { roster, unaware, alarmOf, lastSeen } = battle;
    const { id } = this.scenario.effects[number]!;
    battle.spent[number] = 1;
    battle.log?.push({ type: 'alarm', figure: by, effect: id });
    for (let figure = roster.band; figure < battle.count; figure++) {
      if (alarmOf[roster.figures[figure]!.force] !== number) continue;
      unaware[figure] = 0;
      lastSeen[roster.sides[figure]!] = battle.at[where]!;
    }
  }
}
