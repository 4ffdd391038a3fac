import type { Effect, Scenario } from '../skirmish/spec.ts';
import { errandSettings } from './errand-settings.ts';
import { LIMITS } from './figure-schema.ts';
import { GREATEST_LENGTH } from './yaml-values.ts';

type Measured = Extract<Effect, { kind: 'aura' | 'explosion' }>;

/** A number of a scenario that can be set, and how. */
export interface ThingSetting {
  readonly path: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  set(value: number): Scenario;
}

/**
 * What can be set about things that are carried: `objectives.<id>.round`, the round in which one appears; about what
 * strikes round a place, `effects.<id>.radius`; and of explosions, `effects.<id>.damage`; and what `errandSettings` knows.
 */
export function thingSettings(scenario: Scenario): ThingSetting[] {
  const { objectives, effects } = scenario;
  const rounds = objectives.flatMap(({ id, carried }): ThingSetting[] => {
    if (carried === null) return [];
    const set = (round: number): Scenario => ({
      ...scenario,
      objectives: objectives.map((each) => (each.id === id ? { ...each, carried: { ...carried, round } } : each)),
    });
    return [{ path: `objectives.${id}.round`, ...LIMITS.rounds, value: carried.round, set }];
  });
  const measures = effects.filter(isMeasured).flatMap((effect): ThingSetting[] => {
    const { id, radius } = effect;
    const set = (change: Partial<Pick<Measured, 'radius'>> | { readonly damage: number }): Scenario => ({
      ...scenario,
      effects: effects.map((each): Effect => (each === effect ? { ...effect, ...change } : each)),
    });
    const path = `effects.${id}`;
    return [
      { path: `${path}.radius`, min: 0, max: GREATEST_LENGTH, value: radius, set: (value) => set({ radius: value }) },
      ...(effect.kind === 'explosion'
        ? [
            {
              path: `${path}.damage`,
              min: 1,
              max: 20,
              value: effect.damage,
              set: (value: number) => set({ damage: value }),
            },
          ]
        : []),
    ];
  });
  return [...rounds, ...measures, ...errandSettings(scenario)];
}

function isMeasured(effect: Effect): effect is Measured {
  return effect.kind === 'aura' || effect.kind === 'explosion';
}
