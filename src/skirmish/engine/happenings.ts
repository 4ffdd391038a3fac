import type { Effect, Happening, Scenario } from '../spec.ts';
import { SIDES_OF_DIE } from '../test-dice.ts';
import type { Arrivals } from './arrivals.ts';
import { Auras } from './auras.ts';
import type { Battle } from './battle.ts';
import { Blasts } from './blasts.ts';
import { Disturbances } from './disturbances.ts';
import { Panic } from './panic.ts';
import type { Places } from './places.ts';
import type { Tester } from './tests.ts';
import { Things } from './things.ts';
import type { Vitality } from './vitality.ts';

type Entries = Extract<Happening, { kind: 'entries' }>;

/** What comes about as a round begins. */
type Occurring = Extract<Effect, { kind: 'complication' | 'wave' | 'panic' | 'alarm' }>;

/** @param spent how often it has happened in this battle; of an alarm, whether it was raised */
function isDue(effect: Effect, round: number, spent: number): effect is Occurring {
  if (effect.kind === 'alarm') return spent > 0;
  const isOccurring = effect.kind === 'complication' || effect.kind === 'wave' || effect.kind === 'panic';
  return isOccurring && effect.rounds.includes(round);
}

/**
 * The scenario's own events at the start of a round and at its end. Podręcznik mistrza gry, Zarządzanie komplikacjami;
 * Scenariusze.
 */
export class Happenings {
  private readonly panic: Panic;
  private readonly blasts: Blasts;
  private readonly things: Things;
  private readonly disturbances: Disturbances;
  readonly auras: Auras;

  constructor(
    private readonly battle: Battle,
    private readonly scenario: Scenario,
    places: Places,
    private readonly arrivals: Arrivals,
    tester: Tester,
    vitality: Vitality,
  ) {
    this.panic = new Panic(battle, scenario, tester);
    this.blasts = new Blasts(battle, scenario, places, tester, vitality);
    this.things = new Things(battle, scenario, places, vitality);
    this.disturbances = new Disturbances(battle, places, tester, vitality);
    this.auras = new Auras(battle, scenario, places, tester, vitality);
  }

  beginRound(): void {
    const { battle, arrivals } = this;
    const { effects } = this.scenario;
    this.panic.calm();
    battle.anomalies.calm();
    this.things.beginRound();
    for (let index = 0; index < effects.length; index++) {
      const effect = effects[index]!;
      if (!isDue(effect, battle.round, battle.spent[index]!)) continue;
      const rolled = effect.kind === 'complication' ? battle.effectDice.below(SIDES_OF_DIE) + 1 : null;
      const happens = effect.kind !== 'complication' || effect.faces.includes(rolled!);
      const isChoice = happens && effect.kind === 'complication' && effect.does.length > 1;
      const outcome = isChoice ? battle.effectDice.below(effect.does.length) : 0;
      battle.log?.push({ type: 'effect', effect: effect.id, rolled, happens, outcome: isChoice ? outcome : null });
      if (!happens) continue;
      battle.spent[index]!++;
      if (effect.kind === 'wave' || effect.kind === 'alarm')
        arrivals.arrive(effect.force, effect.count, null, effect.id);
      else if (effect.kind === 'panic') this.panic.strike(effect);
      else this.happen(effect.id, effect.does[outcome]!);
    }
  }

  endRound(): void {
    this.things.endRound();
    this.blasts.endRound();
  }

  private happen(effect: string, happening: Happening): void {
    switch (happening.kind) {
      case 'arrival':
        this.arrivals.arrive(happening.force, happening.count, happening.beside, effect);
        return;
      case 'jump':
        this.things.jump(happening);
        return;
      case 'pulse':
        this.disturbances.pulse(happening, effect);
        return;
      case 'time':
        this.disturbances.time(happening, effect);
        return;
      case 'breakdown':
        this.disturbances.breakdown(happening, effect);
        return;
      case 'fog':
        this.battle.anomalies.isFoggy = true;
        return;
      case 'directive':
        return;
      case 'entries':
        this.changeEntry(happening, effect);
    }
  }

  /** One of the zones that are still open is closed, or the other way round: each is as likely as the others. */
  private changeEntry({ change, zones }: Entries, effect: string): void {
    const { battle, scenario } = this;
    const numbers = zones.map((zone) => scenario.table.zones.findIndex(({ id }) => id === zone));
    const other = change === 'close' ? 0 : 1;
    const left = numbers.filter((zone) => battle.closed[zone] === other);
    if (left.length === 0) return;
    const zone = left[battle.effectDice.below(left.length)]!;
    battle.closed[zone] = 1 - other;
    battle.haveEntriesChanged = true;
    battle.log?.push({ type: 'entry', effect, zone: scenario.table.zones[zone]!.id, change });
  }
}
