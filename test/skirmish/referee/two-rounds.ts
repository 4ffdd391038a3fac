import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import { at, SCENE } from './arena.ts';
import { withTraits } from './attack-scenes.ts';
import * as e from './events.ts';
import type { Legal } from './told.ts';
import { adasShot } from './trait-scenes.ts';

/** Two rounds in which ada shoots at guard 2 in the first, and the others do nothing. */
interface TwoRounds {
  readonly ada: readonly string[];
  readonly rulings?: Readonly<Record<string, string>>;
  /** As her first activation begins. */
  readonly first?: readonly LogEvent[];
  /** In her first test, of 2 and 3; each costs a PŻ. */
  readonly swaps?: readonly LogEvent[];
  /** With her pool of the second round, which is 2 and as many 4 as are needed. */
  readonly atRoll?: readonly LogEvent[];
  /** As her second activation begins, and in it. */
  readonly start?: readonly LogEvent[];
  readonly turn?: readonly LogEvent[];
  /** Where she stands; 6" from guard 2 when it is left out. */
  readonly cell?: number | undefined;
}

export function twoRounds({
  ada,
  rulings,
  first = [],
  swaps = [],
  atRoll = [],
  start = [],
  turn,
  cell: own = at(2, 4),
}: TwoRounds): Legal {
  const cells = [own, at(0, 1), at(8, 4), at(11, 2), at(11, 4), null, at(0, 7)];
  const arrivals = cells.flatMap((cell, figure) => (cell === null ? [] : [e.arrive(figure, cell)]));
  const hp = 4 - swaps.length;
  const hits = swaps.length > 0 ? 1 : 0;
  const others = [2, 1, 3, 4].flatMap((figure) => e.idle(figure));
  const events = [
    ...arrivals,
    e.round(1),
    e.first([6, 1]),
    e.pool(0, 6, 6, 5, 1),
    e.pool(1, 6, 5, 4, 1, 1),
    e.activation(0),
    ...first,
    ...adasShot([2, 3], swaps, hits),
    ...e.wait(0, 1),
    ...others,
    e.round(2),
    e.first([6, 1]),
    e.pool(0, 2, ...Array.from({ length: hp - 1 }, () => 4)),
    ...atRoll,
    e.pool(1, 6, 5, 4, 1, 1),
    e.activation(0),
    ...start,
    ...(turn ?? e.wait(0, 2)),
    ...others,
    e.end('loss', null, 2),
  ];
  const legal = withTraits({ scenario: { ...SCENE, rounds: 2 }, events }, { ada });
  return rulings === undefined ? legal : { ...legal, rulings };
}
