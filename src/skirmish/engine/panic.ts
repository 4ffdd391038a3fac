import type { Effect, Scenario } from '../spec.ts';
import { subjectBit } from '../traits/subject-bits.ts';
import { type Battle, NONE } from './battle.ts';
import { kindNumber } from './roster.ts';
import { distanceSquared } from './sight.ts';
import { NOTHING, ONE_SUCCESS, type Tester } from './tests.ts';

type Scare = Extract<Effect, { kind: 'panic' }>;

const FEAR = subjectBit('fear');
/** Why the test is hindered. */
const NEAR: readonly string[] = ['feared'];

/** Fear of those who are led along and do not act. Jajo Dinozaura, Zasady specjalne, Panika Naukowca. */
export class Panic {
  constructor(
    private readonly battle: Battle,
    private readonly scenario: Scenario,
    private readonly tester: Tester,
  ) {}

  /** The end of the last round's panic, and of the Krycie się that came with it. */
  calm(): void {
    const { panicked, hunkered, count } = this.battle;
    for (let figure = 0; figure < count; figure++) {
      if (panicked[figure] === 0) continue;
      panicked[figure] = 0;
      hunkered[figure] = 0;
    }
  }

  /** Tests every figure of the force. */
  strike({ id, force, test, fears }: Scare): void {
    const { battle } = this;
    const figures = battle.roster.forces[this.scenario.forces.findIndex((other) => other.id === force)]!;
    const kind = kindNumber(test);
    for (let index = 0; index < figures.length; index++) {
      const figure = figures[index]!;
      if (!battle.isPresent(figure)) continue;
      const taker = battle.readings.leaderIsTested ? this.nearestOfBand(figure) : figure;
      const hindrance = fears !== null && this.isNear(figure, fears) ? NEAR : NOTHING;
      const isBrave = this.tester.take(taker, kind, ONE_SUCCESS, NOTHING, hindrance, FEAR) > 0;
      if (isBrave) continue;
      battle.panicked[figure] = 1;
      battle.hunkered[figure] = 1;
      battle.log?.push({ type: 'panic', figure, effect: id });
    }
  }

  private isNear(figure: number, { side, within }: NonNullable<Scare['fears']>): boolean {
    const { battle } = this;
    const cells = within / battle.map.cell;
    for (let index = 0; index < battle.presentCount; index++) {
      const other = battle.present[index]!;
      if (other === figure || battle.roster.figures[other]!.side !== side) continue;
      if (distanceSquared(battle, battle.at[figure]!, battle.at[other]!) <= cells * cells) return true;
    }
    return false;
  }

  /** The nearest figure of the band, the first of several; the figure itself when none is left. */
  private nearestOfBand(figure: number): number {
    const { battle } = this;
    let best = NONE;
    let shortest = Number.POSITIVE_INFINITY;
    for (let other = 0; other < battle.roster.band; other++) {
      if (!battle.isPresent(other)) continue;
      const distance = distanceSquared(battle, battle.at[figure]!, battle.at[other]!);
      if (distance >= shortest) continue;
      best = other;
      shortest = distance;
    }
    return best === NONE ? figure : best;
  }
}
