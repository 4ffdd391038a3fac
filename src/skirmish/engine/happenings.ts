import type { Happening, Scenario } from '../spec.ts';
import { SIDES_OF_DIE } from '../test-dice.ts';
import type { Arrivals } from './arrivals.ts';
import { type Battle, NONE } from './battle.ts';
import type { Places } from './places.ts';
import { kindNumber } from './roster.ts';
import { ONE_SUCCESS, type Tester } from './tests.ts';
import { NO_REASONS, type Vitality } from './vitality.ts';

type Pulse = Extract<Happening, { kind: 'pulse' }>;

/** The scenario's own events at the start of a round. Podręcznik mistrza gry, Zarządzanie komplikacjami; Scenariusze. */
export class Happenings {
  constructor(
    private readonly battle: Battle,
    private readonly scenario: Scenario,
    private readonly places: Places,
    private readonly arrivals: Arrivals,
    private readonly tester: Tester,
    private readonly vitality: Vitality,
  ) {}

  beginRound(): void {
    const { battle, arrivals } = this;
    const { effects } = this.scenario;
    for (let index = 0; index < effects.length; index++) {
      const effect = effects[index]!;
      if (effect.kind === 'trap' || !effect.rounds.includes(battle.round)) continue;
      const rolled = effect.kind === 'complication' ? battle.effectDice.below(SIDES_OF_DIE) + 1 : null;
      const happens = effect.kind === 'wave' || effect.faces.includes(rolled!);
      const isChoice = happens && effect.kind === 'complication' && effect.does.length > 1;
      const outcome = isChoice ? battle.effectDice.below(effect.does.length) : 0;
      battle.log?.push({ type: 'effect', effect: effect.id, rolled, happens, outcome: isChoice ? outcome : null });
      if (!happens) continue;
      battle.spent[index]!++;
      if (effect.kind === 'wave') arrivals.arrive(effect.force, effect.count, null, effect.id);
      else this.happen(effect.id, effect.does[outcome]!);
    }
  }

  private happen(effect: string, happening: Happening): void {
    switch (happening.kind) {
      case 'arrival':
        this.arrivals.arrive(happening.force, happening.count, happening.beside, effect);
        return;
      case 'pulse':
        this.pulse(happening);
    }
  }

  /** Everybody near the centre takes the test; who fails loses an AP of the round, or a PŻ. */
  private pulse({ centre, radius, test, loses }: Pulse): void {
    const { battle, places } = this;
    const kind = kindNumber(test);
    for (let figure = 0; figure < battle.count; figure++) {
      if (!battle.isPresent(figure) || !places.isWithin(battle, centre, radius, figure)) continue;
      if (this.tester.take(figure, kind, ONE_SUCCESS) > 0) continue;
      if (loses === 'hp') this.vitality.wound(figure, NONE, 0, 1, NO_REASONS);
      else battle.stun(figure);
    }
  }
}
