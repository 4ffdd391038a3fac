import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import type { TestKind } from '../../../src/skirmish/spec.ts';

/** Short ways to write the events of a log. */

export const arrive = (figure: number, cell: number, by: string | null = null): LogEvent => {
  return { type: 'arrive', figure, cell, by };
};

export const round = (number: number): LogEvent => ({ type: 'round', round: number });

/** Players' and opposition's rolls, the last of which decides. */
export const first = (...rolls: [number, number][]): LogEvent => {
  const [players, opposition] = rolls.at(-1)!;
  return { type: 'first', rolls, first: players > opposition ? 'players' : 'opposition' };
};

export const pool = (figure: number, ...dice: number[]): LogEvent => ({ type: 'pool', figure, dice });
export const activation = (figure: number, ap = 2): LogEvent => ({ type: 'activation', figure, ap });

const line = (figure: number): LogEvent => {
  return { type: 'line', figure, list: 'list', line: 1, name: 'line', second: false };
};

export const wait = (figure: number, ap: number): LogEvent[] => [line(figure), { type: 'wait', figure, ap }];
export const aim = (figure: number): LogEvent[] => [line(figure), { type: 'aim', figure, ap: 1 }];
export const hunker = (figure: number): LogEvent[] => [line(figure), { type: 'hunker', figure, ap: 1 }];

/** A whole activation in which nothing is done. */
export const idle = (figure: number): LogEvent[] => [activation(figure), ...wait(figure, 2)];

export const move = (figure: number, ap: number, cost: number, ...path: number[]): LogEvent[] => {
  return [line(figure), { type: 'move', figure, ap, path, cost }];
};
export const drag = (figure: number, escorted: number, cost: number, ...path: number[]): LogEvent[] => {
  return [line(figure), { type: 'drag', figure, escorted, ap: 1, path, cost }];
};
export const climb = (figure: number, cost: number, ...path: number[]): LogEvent[] => {
  return [line(figure), { type: 'climb', figure, ap: 1, path, cost }];
};
export const interact = (figure: number, objective: string): LogEvent[] => {
  return [line(figure), { type: 'interact', figure, objective, ap: 1 }];
};
export const ability = (figure: number, id: string): LogEvent[] => {
  return [line(figure), { type: 'ability', figure, ability: id, ap: 1 }];
};

export const attack = (
  figure: number,
  target: number,
  weapon: string,
  distance: number,
  met: 'clear' | 'cover' | 'concealed' = 'clear',
): LogEvent[] => {
  const sight = { seen: true, concealed: met === 'concealed', cover: met === 'cover' };
  return [line(figure), { type: 'attack', figure, target, weapon, ap: 1, distance, sight }];
};

interface Modified {
  readonly advantage?: string[];
  readonly hindrance?: string[];
}

export const test = (figure: number, kind: TestKind, rolled: number[], modified: Modified = {}): LogEvent => {
  const { advantage = [], hindrance = [] } = modified;
  const balance = Math.sign(advantage.length) - Math.sign(hindrance.length);
  const dice = balance === 0 ? 'standard' : balance > 0 ? 'advantage' : 'hindrance';
  return { type: 'test', figure, kind, dice, advantage, hindrance, rolled };
};
/** A swap that is paid for and that nothing forces, unless traits say otherwise. */
export const swap = (
  figure: number,
  place: number,
  from: number,
  to: number,
  hp: number,
  { free = null, forced = null }: { readonly free?: string | null; readonly forced?: string | null } = {},
): LogEvent => {
  return { type: 'swap', figure, place, from, to, hp, free, forced };
};
export const result = (figure: number, successes: number): LogEvent => ({ type: 'result', figure, successes });

const once = (ids: readonly string[]) => ids.map((by) => ({ by, count: 1 }));

/** PŻ that an attack takes; `ignored` by these, one success each. */
export const damage = (figure: number, by: number, successes: number, hp: number, ...ignored: string[]): LogEvent => {
  const taken = Math.max(0, successes - ignored.length);
  return { type: 'damage', figure, by, successes, ignored: once(ignored), added: [], taken, hp };
};
export const trapDamage = (figure: number, taken: number, hp: number): LogEvent => {
  return { type: 'damage', figure, by: null, successes: 0, ignored: [], added: [], taken, hp };
};
export const eliminated = (figure: number): LogEvent => ({ type: 'eliminated', figure });
export const end = (result: 'win' | 'loss' | 'draw', ending: string | null, round: number): LogEvent => {
  return { type: 'end', result, ending, round };
};

/** What traits do. */
export const poolDie = (figure: number, by: string, from: number | null, to: number | null): LogEvent => {
  return { type: 'pool-die', figure, by, from, to };
};
export const heal = (figure: number, by: string, amount: number, hp: number): LogEvent => {
  return { type: 'heal', figure, by, amount, hp };
};
export const pay = (figure: number, by: string, hp: number): LogEvent => ({ type: 'pay', figure, by, hp });
export const expire = (figure: number, hp: number): LogEvent => ({ type: 'expire', figure, by: 'wytrzymaly', hp });
export const reroll = (figure: number, of: number, ...dice: [place: number, from: number, to: number][]): LogEvent => {
  return {
    type: 'reroll',
    figure,
    of,
    by: 'szczescie-idioty',
    dice: dice.map(([place, from, to]) => ({ place, from, to })),
  };
};
export const useTrait = (figure: number, trait: string, ap: number, target: number | null = null): LogEvent[] => {
  return [line(figure), { type: 'trait', figure, trait, ap, target }];
};
export const grant = (figure: number, target: number, by: string): LogEvent => ({ type: 'grant', figure, target, by });
export const dread = (figure: number, enemy: number): LogEvent[] => [line(figure), { type: 'dread', figure, enemy }];
export const balk = (figure: number): LogEvent => ({ type: 'balk', figure, ap: 1 });
export const broken = (figure: number, weapon: string): LogEvent => ({ type: 'broken', figure, weapon });

/** The same damage, with what else ignores it or adds to it, and what is taken and left then. */
export const changed = (
  damage: LogEvent,
  facts: {
    readonly ignored?: Readonly<Record<string, number>>;
    readonly added?: Readonly<Record<string, number>>;
    readonly taken: number;
    readonly hp: number;
  },
): LogEvent => {
  if (damage.type !== 'damage') throw new Error(`no damage but ${damage.type}`);
  const { ignored = {}, added = {}, taken, hp } = facts;
  const listed = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).map(([by, count]) => ({ by, count }));
  return { ...damage, ignored: [...damage.ignored, ...listed(ignored)], added: listed(added), taken, hp };
};
