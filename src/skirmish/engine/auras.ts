import type { Effect, Scenario } from '../spec.ts';
import { type Battle, NONE } from './battle.ts';
import type { Places } from './places.ts';
import { kindNumber } from './roster.ts';
import { ONE_SUCCESS, type Tester } from './tests.ts';
import { NO_REASONS, type Vitality } from './vitality.ts';

type Aura = Extract<Effect, { kind: 'aura' }>;

/** What harms whoever begins an activation near it. Wyścig po artefakt temporalny, Zasady specjalne. */
export class Auras {
  private readonly all: readonly Aura[];

  constructor(
    private readonly battle: Battle,
    { effects }: Scenario,
    private readonly places: Places,
    private readonly tester: Tester,
    private readonly vitality: Vitality,
  ) {
    this.all = effects.filter((effect) => effect.kind === 'aura');
  }

  /** The beginning of a figure's activation; whether anything struck it. */
  strike(figure: number): boolean {
    const { all, battle, places } = this;
    let struck = false;
    for (let index = 0; index < all.length; index++) {
      const { id, centre, radius, test, loses } = all[index]!;
      if (!battle.isPresent(figure) || !places.isWithin(battle, centre, radius, figure)) continue;
      struck = true;
      battle.log?.push({ type: 'aura', figure, effect: id });
      if (this.tester.take(figure, kindNumber(test), ONE_SUCCESS) > 0) continue;
      if (loses === 'hp') this.vitality.wound(figure, NONE, 0, 1, NO_REASONS);
      else battle.stun(figure);
    }
    return struck;
  }
}
