import type { LogEvent } from '../../log/event.ts';
import { figureOf, type Game } from '../game.ts';
import type { Figure } from '../roster.ts';
import { readPoolDie, removeDie } from './pool.ts';
import { loseHp, readAfterLoss } from './recovery.ts';

type Swap = Extract<LogEvent, { readonly type: 'swap' }>;

/** Traits that force a swap, in the order in which they do. */
const FORCING = ['impulsywny', 'oportunista', 'niepewny'] as const;
type Forcing = (typeof FORCING)[number];

/** The swaps of one test. */
interface Swapping {
  readonly figure: Figure;
  /** The test dice, which the swaps change. */
  readonly dice: number[];
  /** Whether it is the first test of the figure in its own activation. */
  readonly isFirst: boolean;
  /** Forced swaps that were made, or told as missing. */
  readonly settled: Set<Forcing>;
  /** Swaps that count for the ruling swaps.per-test. */
  counted: number;
}

/** A 1 or 2 of the pool, which Niepewny has to go first. */
const LOW = 2;
/** PŻ at which Wytrwały swaps free, and Ostrożny not at all, and all below. */
const WEAK = 2;
const CAREFUL = 3;

/** Reads the swaps of a test: the forced ones first, then the player's (Pula inicjatywy, Wymiana kości; Cechy postaci). */
export function readSwaps(game: Game, figure: Figure, dice: number[], isFirst: boolean): void {
  const { page } = game;
  const swapping: Swapping = { figure, dice, isFirst, settled: new Set(), counted: 0 };
  for (;;) {
    const due = FORCING.find((trait) => isDue(game, swapping, trait));
    const next = page.peek();
    if (due !== undefined && !(next?.type === 'swap' && next.forced === due)) {
      page.blameNext(`the swap that ${due} forces on ${figure.label} is missing`);
      swapping.settled.add(due);
    } else if (next?.type === 'swap') readSwap(game, swapping);
    else return;
  }
}

/** Whether the figure may swap at all now. */
function barsOf(game: Game, { figure, isFirst }: Swapping): string[] {
  const { traits, hp } = figure;
  const isBarred = game.acting?.figure === figure && game.acting.isBarred;
  return [
    ...(isBarred ? ['pechowiec'] : []),
    ...(traits.has('ostrozny') && hp <= CAREFUL ? ['ostrozny'] : []),
    ...(traits.has('powolny-refleks') && isFirst ? ['powolny-refleks'] : []),
  ];
}

/** Synchroniczny: even dice in even rounds, odd dice in odd rounds. */
function isUsable({ round }: Game, { traits }: Figure, face: number): boolean {
  return !traits.has('synchroniczny') || face % 2 === round % 2;
}

function usableDice(game: Game, figure: Figure): number[] {
  return figure.pool.filter((face) => isUsable(game, figure, face));
}

/** Whether the trait forces a swap in this test, as far as the log lets it: made or not. */
function forces({ figure, isFirst, settled }: Swapping, trait: Forcing): boolean {
  if (!figure.traits.has(trait) || settled.has(trait)) return false;
  return trait === 'niepewny' ? figure.memory.lowFirst !== 'no' : isFirst;
}

function isDue(game: Game, swapping: Swapping, trait: Forcing): boolean {
  const { figure, counted } = swapping;
  if (!forces(swapping, trait) || barsOf(game, swapping).length > 0) return false;
  if (counted > 0 && game.readings['swaps.per-test'] === 'one' && game.readings['swaps.forced-counts'] === 'counts') {
    return false;
  }
  const isFreeAtOne = game.readings['swaps.free-at-one'] === 'allowed';
  const usable = usableDice(game, figure);
  if (trait === 'oportunista') return usable.length > 0 && (figure.hp > 1 || isFreeAtOne);
  if (trait === 'impulsywny') return usable.length > 0 && figure.hp > 1;
  const isAtOnce = game.readings['traits.niepewny'] === 'at-once' && figure.memory.lowFirst === 'due';
  const isPaid = figure.hp > 1 || (isFreeAtOne && figure.traits.has('wytrwaly'));
  return isAtOnce && isPaid && usable.some((face) => face <= LOW);
}

function readSwap(game: Game, swapping: Swapping): void {
  const { page, readings } = game;
  const { figure, dice } = swapping;
  const swap = page.take('swap');
  const { place, from, to, forced } = swap;
  if (figureOf(game, swap.figure) !== figure) page.blame(`figure ${swap.figure} swaps in a test of ${figure.label}`);
  if (!figure.pooled) page.blame(`${figure.label} has no pool to swap from`);
  for (const bar of barsOf(game, swapping)) page.blame(`${bar} bars ${figure.label} from swapping`);
  if (!isUsable(game, figure, to)) page.blame(`a ${to} may not be used in round ${game.round} by ${figure.label}`);
  if (dice[place] !== from) page.blame(`a ${from} is taken from place ${place}, where ${dice[place] ?? 'no die'} lies`);
  if (forced === null || readings['swaps.forced-counts'] === 'counts') swapping.counted++;
  if (swapping.counted > 1 && readings['swaps.per-test'] === 'one') page.blame('a second die is swapped in one test');
  checkForced(game, swapping, swap);
  const before = figure.hp;
  checkPrice(game, figure, swap);
  dice[place] = to;
  removeDie(game, figure, to, null);
  figure.memory.usedPool = true;
  if (game.acting?.figure === figure) game.acting.isShaken = true;
  if (forced === 'oportunista') readGiven(game, figure, from);
  if (figure.hp < before) readAfterLoss(game, figure, before, 'payment');
}

/** What is forced, and what a low die that must go first lets nobody do before. */
function checkForced(game: Game, swapping: Swapping, { from, to, forced }: Swap): void {
  const { page } = game;
  const { figure, dice } = swapping;
  const { memory } = figure;
  const trait = FORCING.find((known) => known === forced);
  if (forced !== null && (trait === undefined || !forces(swapping, trait))) {
    page.blame(`${forced} forces no swap on ${figure.label} now`);
  } else if (trait !== undefined) swapping.settled.add(trait);
  const usable = usableDice(game, figure);
  if (trait === 'impulsywny' && to !== Math.max(...usable)) {
    page.blame(`impulsywny takes a ${to} of the pool, not the highest (${Math.max(...usable)})`);
  }
  if (trait === 'oportunista' && from !== Math.max(...dice)) {
    page.blame(`oportunista gives a ${from}, not the highest test die (${Math.max(...dice)})`);
  }
  if (trait === 'niepewny' && to > LOW) page.blame(`niepewny takes a ${to} of the pool, not a 1 or 2`);
  const isLowLeft = memory.lowFirst === 'due' && usable.some((face) => face <= LOW);
  if (forced === null && to > LOW && isLowLeft) page.blame(`a ${to} is swapped before the 1 or 2 that must go first`);
  if (to > LOW) return;
  if (trait === undefined || trait === 'niepewny') memory.lowFirst = 'no';
  else if (memory.lowFirst === 'due') memory.lowFirst = 'open';
}

/** The traits by which the swap costs nothing. */
function freeReasons({ traits, memory, hp }: Figure, { to, forced }: Swap): string[] {
  const isOpen = (trait: string): boolean => forced === null && traits.has(trait) && !memory.spentInRound.has(trait);
  return [
    ...(traits.has('wytrwaly') && hp <= WEAK ? ['wytrwaly'] : []),
    ...(isOpen('opanowany') && to === 6 ? ['opanowany'] : []),
    ...(isOpen('ekonomiczny') ? ['ekonomiczny'] : []),
    ...(forced === 'oportunista' ? ['oportunista'] : []),
  ];
}

/** 1 PŻ, never the last, or nothing: once a round by Ekonomiczny, who may choose, and by Opanowany, who need not. */
function checkPrice({ page, readings }: Game, figure: Figure, swap: Swap): void {
  const reasons = freeReasons(figure, swap);
  const { hp } = figure;
  if (swap.free !== null) {
    if (!reasons.includes(swap.free)) page.blame(`${swap.free} does not make this swap free`);
    if (swap.hp !== hp) page.blame(`a free swap leaves ${hp} PŻ, not ${swap.hp}`);
    if (hp <= 1 && readings['swaps.free-at-one'] === 'forbidden') page.blame('a swap at 1 PŻ');
    figure.memory.spentInRound.add(swap.free);
    return;
  }
  const wasFree = reasons.find((trait) => trait !== 'ekonomiczny');
  if (wasFree !== undefined) page.blame(`a PŻ is paid for a swap that ${wasFree} makes free`);
  if (swap.hp !== hp - 1) page.blame(`a swap costs 1 PŻ of ${hp}, which does not leave ${swap.hp}`);
  if (hp <= 1) page.blame('the last PŻ is paid for a swap');
  const left = Math.max(0, hp - 1);
  loseHp(figure, left);
  figure.hp = left;
}

/** Oportunista: the test die that was given goes to the pool. */
function readGiven(game: Game, figure: Figure, face: number): void {
  const { page } = game;
  const next = page.peek();
  if (next?.type !== 'pool-die' || next.by !== 'oportunista') {
    page.blameNext(`the ${face} that oportunista gave does not go to the pool`);
    return;
  }
  const { to } = readPoolDie(game, figure, 'oportunista', 'add');
  if (to !== face) page.blame(`a ${to} goes to the pool, not the ${face} that was given`);
}
