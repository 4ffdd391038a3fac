import type { Effect, Scenario } from '../spec.ts';
import { type Battle, NONE } from './battle.ts';
import type { Places } from './places.ts';
import { kindNumber } from './roster.ts';
import { NOTHING, type Stakes, type Tester } from './tests.ts';
import { NO_REASONS, type Vitality } from './vitality.ts';

type Blast = Extract<Effect, { kind: 'blast' }>;

/** What goes off some rounds after somebody has set it. Paradoks Kury i Jajka, Zasady specjalne. */
export class Blasts {
  private readonly kinds: readonly (readonly number[])[];
  private readonly objectives: readonly number[];
  private readonly stakes: Stakes = { ignored: 0, useful: 1, each: 1, last: 0 };

  constructor(
    private readonly battle: Battle,
    private readonly scenario: Scenario,
    private readonly places: Places,
    private readonly tester: Tester,
    private readonly vitality: Vitality,
  ) {
    const { effects, objectives } = scenario;
    this.kinds = effects.map((effect) => (effect.kind === 'blast' ? effect.tests.map(kindNumber) : []));
    this.objectives = effects.map((effect) =>
      effect.kind === 'blast' ? objectives.findIndex(({ id }) => id === effect.objective) : NONE,
    );
  }

  /** Sets off what is due as the round ends. */
  endRound(): void {
    const { battle, objectives } = this;
    const { effects } = this.scenario;
    for (let index = 0; index < objectives.length; index++) {
      const objective = objectives[index]!;
      if (objective === NONE || battle.doneIn[objective] === 0) continue;
      const blast = effects[index] as Blast;
      if (battle.round !== battle.doneIn[objective]! + blast.delay) continue;
      battle.spent[index] = 1;
      battle.log?.push({ type: 'effect', effect: blast.id, rolled: null, happens: true, outcome: null });
      this.goOff(blast, this.kinds[index]!);
    }
  }

  private goOff({ objective, radius, damage }: Blast, kinds: readonly number[]): void {
    const { battle, places, stakes } = this;
    for (let figure = 0; figure < battle.count; figure++) {
      if (!battle.isPresent(figure) || !places.isWithin(battle, objective, radius, figure)) continue;
      stakes.last = battle.hp[figure]! <= damage ? 1 : 0;
      if (this.tester.take(figure, this.tester.easiest(figure, kinds, 0), stakes, NOTHING) > 0) continue;
      this.vitality.wound(figure, NONE, 0, damage, NO_REASONS);
    }
  }
}
