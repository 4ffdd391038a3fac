import type { Objective } from '../../../src/skirmish/spec.ts';
import { BLADE, type Drawing, type Piece } from '../position.ts';

/** Scenes and logs for what a figure N can do with its pool. Cechy postaci, Cechy zarządzania losowością. */

/** Stands next to those who hit it, or behind a wall. */
export const FOE: Piece = { side: 'npcs', list: 'agresywny-szturmowiec', weapons: [BLADE], hp: 9 };

export function hero(traits: readonly string[], more: Partial<Piece> = {}): Piece {
  return { side: 'players', list: 'objective', weapons: [BLADE], traits, ...more };
}

/** Nobody can be reached: the pool is all that happens. */
export function alone(traits: readonly string[], pool: readonly number[], more: Partial<Piece> = {}): Drawing {
  return { map: ['N#K'], pieces: { N: hero(traits, more), K: FOE }, pools: { N: pool } };
}

/** N and K in base contact: N attacks with both AP. K has 9 PŻ. */
export function duel(
  traits: readonly string[],
  pool: readonly number[],
  more: Partial<Piece> = {},
  foe: Partial<Piece> = {},
): Drawing {
  return {
    map: ['NK'],
    pieces: { N: hero(traits, more), K: { ...FOE, ...foe } },
    pools: { N: pool },
    policy: 'maximise',
  };
}

/** N beside what it works on with each AP. */
export function work(traits: readonly string[], pool: readonly number[], successes = 9): Drawing {
  const objective: Objective = {
    id: 'door',
    name: { pl: 'drzwi', en: 'door' },
    zone: '1',
    tests: ['technical'],
    ap: 1,
    successes,
    side: 'players',
    force: null,
    carried: null,
  };
  return {
    map: ['N1#K'],
    pieces: { N: hero(traits), K: FOE },
    pools: { N: pool },
    zones: { 1: 'objective' },
    objectives: [objective],
    goal: { kind: 'work', objective: 'door', instead: null, exit: null, home: null },
  };
}

/** The log of an activation in which N only hunkers down. */
export function idle(...start: readonly string[]): string[] {
  return ['N acts', ...start, 'hunker', 'wait'];
}

interface Blow {
  /** Between the attack and its roll, and between the roll and its result. */
  readonly before?: readonly string[];
  readonly after?: readonly string[];
  readonly hits?: number;
  /** PŻ of K after it. */
  readonly left?: number;
}

/** The log of one attack of N on K: `blow('1 1')`, or with what helps and hinders `blow('+aim: 1 1 1')`. */
export function blow(rolled: string, { before = [], after = [], hits = 0, left = 9 }: Blow = {}): string[] {
  const test = rolled.includes(':') ? ` ${rolled}` : `: ${rolled}`;
  return [
    'attack K blade',
    ...before,
    `test N attack-melee${test}`,
    ...after,
    `= ${hits}`,
    `K loses ${hits}, ${left} PŻ`,
  ];
}

/** Two attacks that miss. */
export const MISSES = [1, 1, 1, 1];
