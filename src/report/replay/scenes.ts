import type { LogEvent } from '../../skirmish/log/event.ts';
import type { Scene, ShownDie } from './replay-data.ts';

/** Dice that count towards a test: the best two of an advantage. */
const MOST_COUNTED = 2;

/** Events that belong to the action before them: what is drawn for it stays. */
const CONTINUES: ReadonlySet<LogEvent['type']> = new Set([
  'test',
  'swap',
  'result',
  'damage',
  'stun',
  'eliminated',
  'trap',
  'takes',
  'drops',
  'leaves',
  'progress',
  'shield',
  'call',
  'pool-die',
  'reroll',
  'heal',
  'pay',
  'expire',
  'broken',
]);

/** Events during which the dice of a test lie on the table. */
const SHOWS_DICE: ReadonlySet<LogEvent['type']> = new Set([
  'swap',
  'reroll',
  'pool-die',
  'heal',
  'pay',
  'expire',
  'result',
  'damage',
]);

/** Follows a battle event by event, and tells what is to be drawn for each: paths, lines of attack, dice. */
export class SceneTracker {
  #scene: Scene | null = null;
  /** The dice of the test under way; below them those of the test within which it is taken. */
  readonly #tests: (readonly ShownDie[])[] = [];
  /** Whether the uppermost test has its result. */
  #isDone = false;

  /** @param at the cell on which a figure stood before the event */
  next(event: LogEvent, at: (figure: number) => number): { scene: Scene | null; dice: readonly ShownDie[] | null } {
    if (!CONTINUES.has(event.type)) this.#scene = sceneOf(event, at);
    this.#test(event);
    return { scene: this.#scene, dice: this.#tests.at(-1) ?? null };
  }

  #test(event: LogEvent): void {
    if (event.type === 'test') {
      if (this.#isDone) this.#tests.pop();
      this.#tests.push(counted(event.rolled.map((value) => ({ value, was: null, counts: false }))));
      this.#isDone = false;
    } else if (!SHOWS_DICE.has(event.type)) {
      this.#tests.length = 0;
    } else if (this.#isDone && this.#tests.length > 1) {
      this.#tests.pop();
      this.#isDone = false;
    }
    if (event.type === 'result') this.#isDone = true;
    if (event.type === 'swap') this.#turn(event.place, event.to);
    if (event.type === 'reroll') for (const { place, to } of event.dice) this.#turn(place, to);
  }

  #turn(place: number, to: number): void {
    const dice = this.#tests.pop();
    if (dice !== undefined) this.#tests.push(swapped(dice, place, to));
  }
}

function sceneOf(event: LogEvent, at: (figure: number) => number): Scene | null {
  switch (event.type) {
    case 'move':
    case 'drag':
    case 'follow':
    case 'climb':
      return { kind: 'path', path: event.path };
    case 'attack': {
      const { concealed, cover } = event.sight;
      return { kind: 'attack', from: at(event.figure), to: at(event.target), concealed, covered: cover };
    }
    default:
      return null;
  }
}

function swapped(dice: readonly ShownDie[], place: number, to: number): ShownDie[] {
  return counted(dice.map((die, index) => (index === place ? { ...die, value: to, was: die.was ?? die.value } : die)));
}

function counted(dice: readonly ShownDie[]): ShownDie[] {
  const best = dice
    .map((_, index) => index)
    .sort((a, b) => dice[b]!.value - dice[a]!.value || a - b)
    .slice(0, MOST_COUNTED);
  return dice.map((die, index) => ({ ...die, counts: best.includes(index) }));
}
