import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import { at, SCENE } from './arena.ts';
import { withTraits } from './attack-scenes.ts';
import * as e from './events.ts';
import { scene } from './legal.ts';
import type { Legal } from './told.ts';

/** A scene in which ada acts and the others do nothing, but for guard 2 who may act before her. */
interface TraitScene {
  readonly ada?: readonly string[];
  readonly bob?: readonly string[];
  readonly guard?: readonly string[];
  readonly cells?: Readonly<Record<number, number>>;
  /** Ada's pool and what traits do to it at once; her PŻ are 4. */
  readonly pool?: readonly number[];
  readonly atRoll?: readonly LogEvent[];
  /** What guard 2 does, who acts first then. */
  readonly before?: readonly LogEvent[];
  /** Ada's turn. */
  readonly start?: readonly LogEvent[];
  readonly turn?: readonly LogEvent[];
  readonly end?: readonly LogEvent[];
  /** Bob's turn. */
  readonly bobs?: readonly LogEvent[];
  readonly rulings?: Readonly<Record<string, string>>;
  readonly isDark?: boolean;
}

/** Ada at 6" from guard 2, in the open. */
const CELLS = { 0: at(2, 4), 2: at(8, 4) };

export function traitScene(facts: TraitScene): Legal {
  const { ada = [], bob = [], guard = ['formacja'], cells = {}, pool = [6, 6, 5, 1], atRoll = [], before } = facts;
  const { start = [], turn = e.wait(0, 2), end = [], bobs = e.wait(1, 2), rulings, isDark = false } = facts;
  const opening = scene({ ...CELLS, ...cells }).flatMap((event): LogEvent[] => {
    if (event.type === 'first' && before !== undefined) return [e.first([1, 6])];
    if (event.type === 'pool' && event.figure === 0) return [{ ...event, dice: [...pool] }, ...atRoll];
    return [event];
  });
  const adas = [e.activation(0), ...start, ...turn, ...end];
  const turns = before === undefined ? [...adas, ...e.idle(2)] : [e.activation(2), ...before, ...adas, ...e.idle(3)];
  const events = [
    ...opening,
    ...turns,
    ...[e.activation(1), ...bobs],
    ...(before === undefined ? e.idle(3) : []),
    ...e.idle(4),
    e.end('loss', null, 1),
  ];
  const legal = withTraits({ scenario: { ...SCENE, dark: isDark }, events }, { ada, bob, guard });
  return rulings === undefined ? legal : { ...legal, rulings };
}

/** What guard 2's rifle does to ada: `taken` of her 4 PŻ. */
export function shotAtAda(hits: 1 | 2, ...damage: LogEvent[]): LogEvent[] {
  return [
    ...e.attack(2, 0, 'rifle', 6),
    e.test(2, 'attack-ranged', hits === 2 ? [5, 6] : [5, 1]),
    e.result(2, hits),
    ...(damage.length > 0 ? damage : [e.damage(0, 2, hits, 4 - hits)]),
    ...e.wait(2, 1),
  ];
}

/** Ada's shot at guard 2 after which `left` of its 3 PŻ are left, and what happens in her test after the roll. */
export function adasShot(
  rolled: number[],
  swaps: readonly LogEvent[],
  hits: 0 | 1 | 2,
  modified: { readonly advantage?: string[]; readonly hindrance?: string[] } = {},
): LogEvent[] {
  return [
    ...e.attack(0, 2, 'pistol', 6),
    e.test(0, 'attack-ranged', rolled, modified),
    ...swaps,
    e.result(0, hits),
    e.damage(2, 0, hits, 3 - hits),
  ];
}
