import type { Effect, Scenario } from '../skirmish/spec.ts';
import { LIMITS } from './figure-schema.ts';
import type { ThingSetting } from './thing-settings.ts';
import { GREATEST_LENGTH } from './yaml-values.ts';

type Wave = Extract<Effect, { kind: 'wave' }>;
type Blast = Extract<Effect, { kind: 'blast' }>;

/**
 * What can be set about waves of several rounds, `effects.<id>.from`, the round of the first of them; and about what goes
 * off after it was set, `effects.<id>.delay`, `.radius` and `.damage`.
 */
export function errandSettings(scenario: Scenario): ThingSetting[] {
  return scenario.effects.flatMap((effect) => {
    if (effect.kind === 'wave' && effect.rounds.length > 1) return [fromSetting(scenario, effect)];
    return effect.kind === 'blast' ? blastSettings(scenario, effect) : [];
  });
}

function withEffect(scenario: Scenario, effect: Effect): Scenario {
  return { ...scenario, effects: scenario.effects.map((each) => (each.id === effect.id ? effect : each)) };
}

/** Every round from that one to the last in which the wave comes. */
function fromSetting(scenario: Scenario, wave: Wave): ThingSetting {
  const last = Math.max(...wave.rounds);
  const set = (from: number): Scenario => {
    const rounds = Array.from({ length: last - from + 1 }, (_, index) => from + index);
    return withEffect(scenario, { ...wave, rounds });
  };
  return { path: `effects.${wave.id}.from`, min: 1, max: last, value: Math.min(...wave.rounds), set };
}

function blastSettings(scenario: Scenario, blast: Blast): ThingSetting[] {
  const numbers = [
    { key: 'delay', min: 0, max: LIMITS.rounds.max },
    { key: 'radius', min: 0, max: GREATEST_LENGTH },
    { key: 'damage', min: 1, max: LIMITS.hp.max },
  ] as const;
  return numbers.map(({ key, min, max }) => {
    const set = (value: number): Scenario => withEffect(scenario, { ...blast, [key]: value });
    return { path: `effects.${blast.id}.${key}`, min, max, value: blast[key], set };
  });
}
