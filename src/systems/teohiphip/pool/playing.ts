import type { Chance } from '../../chance.ts';
import { SIDES, SUCCESS_FROM, TEST_DICE } from '../test-dice.ts';
import { type Action, actionsOf, afterOption, swapOf } from './choices.ts';
import type { Choose } from './policy.ts';
import { PoolRoller } from './pool-dice.ts';
import { pack } from './result.ts';
import { counted, diceOf, type Figure, type Round, rolled, startOf, swapped } from './round.ts';

/** A round at a moment at which dice decide, or at its end. What follows is kept: equal dice lead to equal moments. */
interface Moment {
  readonly round: Round;
  readonly action: Action | undefined;
  readonly next: Map<number, Moment>;
}

/** Counts of dice as one key: none is above 15. */
const PLACE = 16;

function keyOf(counts: readonly number[]): number {
  let key = 0;
  for (let place = 0; place < counts.length; place++) key = key * PLACE + counts[place]!;
  return key;
}

/** Plays rounds die by die: the pool, then each test with what is swapped in it. */
export class RoundPlayer {
  private readonly starts = new Map<number, Moment>();
  private readonly pools: PoolRoller;

  constructor(
    private readonly figure: Figure,
    private readonly choose: Choose,
  ) {
    this.pools = new PoolRoller(figure);
  }

  play(chance: Chance): number {
    const pool = this.pools.roll(chance);
    let moment = this.reach(this.starts, keyOf(pool.dice) * 2 + (pool.barred ? 1 : 0), () =>
      startOf(this.figure, pool),
    );
    while (moment.action !== undefined) moment = this.roll(moment, chance);
    return pack(moment.round);
  }

  private roll({ round, action, next }: Moment, chance: Chance): Moment {
    const { figure } = this;
    if (action === 'gamble') {
      const dice = round.pool.reduce((sum, count) => sum + count, 0);
      const pool = this.pools.rollAgain(dice, chance);
      return this.reach(next, keyOf(pool), () => ({ ...round, pool, unused: false }));
    }
    let [successes, sixes] = [0, 0];
    for (let { rolled: dice } = TEST_DICE[diceOf(figure, round)]; dice > 0; dice--) {
      const face = chance.die(SIDES, 'test-dice');
      if (face >= SUCCESS_FROM) successes++;
      if (face === SIDES) sixes++;
    }
    return this.reach(next, successes * PLACE + sixes, () => rolled(figure, round, successes, sixes));
  }

  private reach(known: Map<number, Moment>, key: number, roundOf: () => Round): Moment {
    let moment = known.get(key);
    if (moment === undefined) {
      moment = this.decide(roundOf());
      known.set(key, moment);
    }
    return moment;
  }

  /** Does all that the player decides until dice are to be rolled. */
  private decide(start: Round): Moment {
    const { figure } = this;
    for (let round = start; ; ) {
      if (round.stage === 'over') return { round, action: undefined, next: new Map() };
      const action = this.choose(round, actionsOf(figure, round));
      if (action === 'roll' || action === 'gamble') return { round, action, next: new Map() };
      if (action === 'stop') round = counted(figure, round);
      else if (action === 'flip' || action === 'burn') round = afterOption(round, action);
      else round = swapped(figure, round, swapOf(action)!);
    }
  }
}
