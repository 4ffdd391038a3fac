import type { Effect, Scenario } from '../spec.ts';
import { subjectBit } from '../traits/subject-bits.ts';
import { type Battle, NONE } from './battle.ts';
import type { Places } from './places.ts';
import { kindNumber } from './roster.ts';
import { NOTHING, type Stakes, type Tester } from './tests.ts';
import { NO_REASONS, type Vitality } from './vitality.ts';

const TRAP = subjectBit('trap');

type Trap = Extract<Effect, { kind: 'trap' }>;

/** What lies on the way of the players' figures. */
export class Traps {
  /** The kinds of test of each effect that is a trap, as numbers. */
  private readonly kinds: readonly (readonly number[])[];
  private readonly stakes: Stakes = { ignored: 0, useful: 1, each: 1, last: 0 };

  constructor(
    private readonly battle: Battle,
    private readonly scenario: Scenario,
    private readonly places: Places,
    private readonly tester: Tester,
    private readonly vitality: Vitality,
  ) {
    this.kinds = scenario.effects.map((effect) => (effect.kind === 'trap' ? effect.tests.map(kindNumber) : []));
  }

  /** Springs the traps on the path that a figure has just gone: each once in a battle, where the figure first enters. */
  spring(figure: number): void {
    const { battle, places, stakes } = this;
    if (this.scenario.effects.length === 0 || battle.roster.figures[figure]!.side !== 'players') return;
    for (let index = 1; index < battle.pathLength; index++) {
      const number = places.traps[battle.path[index]!]!;
      if (number === NONE || battle.spent[number]! > 0 || !battle.isPresent(figure)) continue;
      battle.spent[number] = 1;
      const trap = this.scenario.effects[number] as Trap;
      battle.log?.push({ type: 'trap', figure, effect: trap.id });
      stakes.last = battle.hp[figure] === trap.damage ? 1 : 0;
      const kind = this.tester.easiest(figure, this.kinds[number]!, TRAP);
      if (this.tester.take(figure, kind, stakes, NOTHING, NOTHING, TRAP) > 0) continue;
      this.vitality.wound(figure, NONE, 0, trap.damage, NO_REASONS);
    }
  }
}
