import { expect, it } from 'vitest';
import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import { TRAITS } from '../../../src/skirmish/traits/traits.ts';
import { type Drawing, type Position, position } from '../position.ts';

/**
 * A scene in which a trait shows: a drawn position with scripted dice, who acts one after the other, and all that happens,
 * event by event, in the words of `words`. Dice that are left over fail.
 */
export interface Scene extends Drawing {
  /** What the scene shows. */
  readonly when: string;
  /** Signs of figures that are activated in turn; `|` begins the next round. N when it is not said. */
  readonly acts?: string;
  readonly log: readonly string[];
  /** What has happened before. */
  readonly after?: (position: Position) => void;
  /** How often the trait did something in all; not looked at when it is not said. */
  readonly uses?: number;
}

/** The scenes of a trait as tests, named by its rule. */
export function shows(trait: string, scenes: readonly Scene[]): void {
  const { rule } = TRAITS[trait]!;
  it.each(scenes.map((scene) => [scene.when, scene] as const))(`${trait}: ${rule.en} %s`, (_, scene) => {
    const { acts = 'N', log, after, uses, ...drawing } = scene;
    const drawn = position(drawing);
    after?.(drawn);
    const events = [...acts].flatMap((sign) => (sign === '|' ? drawn.beginRound() : drawn.events(sign)));
    expect(events.flatMap((event) => words(event, drawn))).toEqual(log);
    expect(drawn.leftover()).toEqual({ dice: [], poolDice: [] });
    if (uses !== undefined) expect(drawn.battle.traitUses.get(trait) ?? 0).toBe(uses);
  });
}

/** One event in short; lines of lists are left out. */
function words(event: LogEvent, drawn: Position): string[] {
  const sign = (figure: number | null) => (figure === null ? 'nobody' : drawn.sign(figure));
  const by = (ids: readonly string[], mark: string) => ids.map((id) => ` ${mark}${id}`).join('');
  const counts = (all: readonly { readonly by: string; readonly count: number }[], mark: string) =>
    all.map((each) => ` ${mark}${each.count} ${each.by}`).join('');
  switch (event.type) {
    case 'line':
      return [];
    case 'pool':
      return [`pool ${sign(event.figure)} ${event.dice.join(' ')}`];
    case 'pool-die':
      return [`die ${sign(event.figure)} ${event.from ?? 'new'}→${event.to ?? 'gone'} ${event.by}`];
    case 'activation':
      return [`${sign(event.figure)} acts`];
    case 'move':
      return [`move ${event.ap}`];
    case 'attack':
      return [`attack ${sign(event.target)} ${event.weapon}`];
    case 'test':
      return [
        `test ${sign(event.figure)} ${event.kind}${by(event.advantage, '+')}${by(event.hindrance, '-')}: ${event.rolled.join(' ')}`,
      ];
    case 'reroll':
      return [
        `reroll ${sign(event.figure)} of ${sign(event.of)} ${event.dice.map(({ place, from, to }) => `${place}:${from}→${to}`).join(' ')}`,
      ];
    case 'swap': {
      const why = `${event.free === null ? '' : ` free ${event.free}`}${event.forced === null ? '' : ` forced ${event.forced}`}`;
      return [`swap ${event.place}:${event.from}→${event.to}${why}, ${event.hp} PŻ`];
    }
    case 'result':
      return [`= ${event.successes}`];
    case 'damage':
      return [
        `${sign(event.figure)} loses ${event.taken}${counts(event.ignored, '−')}${counts(event.added, '+')}, ${event.hp} PŻ`,
      ];
    case 'heal':
      return [`${sign(event.figure)} recovers ${event.amount} ${event.by}, ${event.hp} PŻ`];
    case 'pay':
      return [`${sign(event.figure)} pays ${event.by}, ${event.hp} PŻ`];
    case 'expire':
      return [`${sign(event.figure)} expires ${event.by}, ${event.hp} PŻ`];
    case 'grant':
      return [`${sign(event.figure)} grants ${sign(event.target)} ${event.by}`];
    case 'trait':
      return [`trait ${event.trait} ${event.ap}${event.target === null ? '' : ` ${sign(event.target)}`}`];
    case 'dread':
      return [`dread ${sign(event.enemy)}`];
    case 'broken':
      return [`broken ${event.weapon}`];
    case 'eliminated':
      return [`${sign(event.figure)} eliminated`];
    case 'stun':
      return [`${sign(event.figure)} stunned ${event.ap}`];
    default:
      return [event.type];
  }
}
