import type { Condition, Effect, Scenario } from '../skirmish/spec.ts';

/** A scenario with one of its effects switched off, or with all of them. */
export interface EffectOff {
  /** The effect that is off; null where all are. */
  readonly effect: Effect | null;
  readonly scenario: Scenario;
}

/**
 * The scenario with each of its effects switched off in turn, and, where there are several, with all of them. What comes
 * by rounds stays in the list and never happens, so that the rolls of all other effects are the same; anything else is left
 * out. An effect that an ending looks at stays as it is.
 */
export function effectsOff(scenario: Scenario): EffectOff[] {
  const kept = new Set([...scenario.wins, ...scenario.losses].flatMap(({ all }) => all.flatMap(effectsIn)));
  const switched = scenario.effects.filter((effect) => comesByRounds(effect) || !kept.has(effect.id));
  const without = (off: readonly Effect[]): Scenario => ({
    ...scenario,
    effects: scenario.effects.flatMap((effect) => (off.includes(effect) ? silenced(effect) : effect)),
  });
  return [
    ...switched.map((effect) => ({ effect, scenario: without([effect]) })),
    ...(switched.length > 1 ? [{ effect: null, scenario: without(switched) }] : []),
  ];
}

type ByRounds = Extract<Effect, { kind: 'complication' | 'wave' | 'panic' }>;

function comesByRounds(effect: Effect): effect is ByRounds {
  return effect.kind === 'complication' || effect.kind === 'wave' || effect.kind === 'panic';
}

function silenced(effect: Effect): Effect[] {
  if (!comesByRounds(effect)) return [];
  // Its die is still rolled.
  return [effect.kind === 'complication' ? { ...effect, faces: [] } : { ...effect, rounds: [] }];
}

function effectsIn(condition: Condition): string[] {
  if (condition.kind === 'any') return condition.of.flatMap(effectsIn);
  return condition.kind === 'hatched' ? [condition.effect] : [];
}
