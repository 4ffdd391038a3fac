import type { LogEvent } from '../log/event.ts';
import type { Game } from './game.ts';
import { type DueTest, type Modifiers, modifiersOf } from './modifiers.ts';
import type { Figure } from './roster.ts';
import { readBurning } from './traits/burning.ts';
import { readAfterTest } from './traits/recovery.ts';
import { readRerolls } from './traits/rerolls.ts';
import { readSwaps } from './traits/swaps.ts';

type TestEvent = Extract<LogEvent, { readonly type: 'test' }>;

/** Mechanika testów: 2k6, with an advantage 3k6, with a hindrance 1k6. */
const DICE = { standard: 2, advantage: 3, hindrance: 1 } as const;
const COUNTED = 2;
const SUCCESS_FROM = 5;

/** Reads a test with all that is done for its sake, its swaps and its result; the successes that the dice show. */
export function readTest(game: Game, due: DueTest): number {
  const { figure, kind, victim = null } = due;
  const isBurned = readBurning(game, figure);
  const event = game.page.take('test');
  const { advantage, hindrance } = modifiersOf(game, due);
  checkTest(game, event, due, { advantage: [...advantage, ...(isBurned ? ['taktyk'] : [])], hindrance });
  const isFirst = countTest(game, figure);
  const dice = [...event.rolled];
  readRerolls(game, { figure, kind, victim, dice });
  const natural = [...dice];
  readSwaps(game, figure, dice, isFirst);
  const result = game.page.take('result');
  const successes = successesOf(dice);
  if (result.figure !== figure.number) game.page.blame(`the result is not that of ${figure.label}`);
  if (result.successes !== successes) {
    game.page.blame(`${result.successes} successes are counted; ${dice.join(', ')} are ${successes}`);
  }
  readAfterTest(game, figure, natural);
  return successes;
}

/** Counts a test, which uses up what was for the next one; whether it is the first of the figure's own activation. */
function countTest({ acting }: Game, figure: Figure): boolean {
  figure.memory.tests++;
  figure.memory.granted = null;
  if (acting?.figure !== figure) return false;
  acting.isShaken = false;
  acting.tests++;
  return acting.tests === 1;
}

function checkTest({ page }: Game, event: TestEvent, { figure, kind }: DueTest, due: Modifiers): void {
  if (event.figure !== figure.number) page.blame(`${figure.label} has to be tested, not figure ${event.figure}`);
  if (event.kind !== kind) page.blame(`the test is of ${event.kind}, not of ${kind}`);
  for (const gives of ['advantage', 'hindrance'] as const) {
    const expected = [...due[gives]].sort().join(', ');
    const found = [...event[gives]].sort().join(', ');
    if (found !== expected)
      page.blame(`the ${gives} comes from ${found || 'nothing'}, not from ${expected || 'nothing'}`);
  }
  const mode = modeOf(event);
  if (event.dice !== mode) page.blame(`the dice are ${event.dice}; what is listed makes them ${mode}`);
  const count = DICE[event.dice];
  if (event.rolled.length !== count) page.blame(`${event.rolled.length} dice are rolled; ${event.dice} is ${count}`);
}

/** Several do not add up, and one of each cancel out. */
function modeOf({ advantage, hindrance }: Modifiers): TestEvent['dice'] {
  if (advantage.length > 0 === hindrance.length > 0) return 'standard';
  return advantage.length > 0 ? 'advantage' : 'hindrance';
}

function successesOf(dice: readonly number[]): number {
  const best = [...dice].sort((a, b) => b - a).slice(0, COUNTED);
  return best.filter((face) => face >= SUCCESS_FROM).length;
}
