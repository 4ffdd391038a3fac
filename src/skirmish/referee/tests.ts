import type { LogEvent } from '../log/event.ts';
import type { TestKind } from '../spec.ts';
import { figureOf, type Game } from './game.ts';
import { type Modifiers, traitModifiers } from './modifiers.ts';
import type { Figure } from './roster.ts';

/** A test that has to follow. */
interface DueTest {
  readonly figure: Figure;
  readonly kind: TestKind;
  /** What the occasion adds to the traits of the figure. */
  readonly occasion?: Modifiers;
}

type TestEvent = Extract<LogEvent, { readonly type: 'test' }>;

const NONE: Modifiers = { advantage: [], hindrance: [] };
/** Mechanika testów: 2k6, with an advantage 3k6, with a hindrance 1k6. */
const DICE = { standard: 2, advantage: 3, hindrance: 1 } as const;
const COUNTED = 2;
const SUCCESS_FROM = 5;

/** Reads a test with its swaps and its result; the successes that the dice show. */
export function readTest(game: Game, due: DueTest): number {
  const event = game.page.take('test');
  checkTest(game, event, due);
  const dice = [...event.rolled];
  readSwaps(game, due.figure, dice);
  const result = game.page.take('result');
  const successes = successesOf(dice);
  if (result.figure !== due.figure.number) game.page.blame(`the result is not that of ${due.figure.label}`);
  if (result.successes !== successes) {
    game.page.blame(`${result.successes} successes are counted; ${dice.join(', ')} are ${successes}`);
  }
  return successes;
}

function checkTest({ page }: Game, event: TestEvent, { figure, kind, occasion = NONE }: DueTest): void {
  if (event.figure !== figure.number) page.blame(`${figure.label} has to be tested, not figure ${event.figure}`);
  if (event.kind !== kind) page.blame(`the test is of ${event.kind}, not of ${kind}`);
  const traits = traitModifiers(figure, kind);
  for (const gives of ['advantage', 'hindrance'] as const) {
    const expected = [...occasion[gives], ...traits[gives]].sort().join(', ');
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

/** Pula inicjatywy, Wymiana kości: one die of the roll for one of the pool, 1 PŻ each, never the last one. */
function readSwaps(game: Game, figure: Figure, dice: number[]): void {
  const { page, readings } = game;
  for (let count = 1; page.isNext('swap'); count++) {
    const swap = page.take('swap');
    if (figureOf(game, swap.figure) !== figure) page.blame(`figure ${swap.figure} swaps in a test of ${figure.label}`);
    if (!figure.pooled) page.blame(`${figure.label} has no pool to swap from`);
    if (count > 1 && readings['swaps.per-test'] === 'one') page.blame('a second die is swapped in one test');
    if (dice[swap.place] !== swap.from) {
      page.blame(`a ${swap.from} is taken from place ${swap.place}, where ${dice[swap.place] ?? 'no die'} lies`);
    }
    dice[swap.place] = swap.to;
    const place = figure.pool.indexOf(swap.to);
    if (place < 0) page.blame(`there is no ${swap.to} in the pool (${figure.pool.join(', ') || 'empty'})`);
    else figure.pool.splice(place, 1);
    if (swap.hp !== figure.hp - 1) page.blame(`a swap costs 1 PŻ of ${figure.hp}, which does not leave ${swap.hp}`);
    if (figure.hp <= 1) page.blame('the last PŻ is paid for a swap');
    figure.hp = Math.max(0, figure.hp - 1);
  }
}
