import { figureOf, type Game, standing } from '../game.ts';
import { distance, SLACK } from '../ground.ts';
import type { Figure } from '../roster.ts';
import { mayUse } from './choices.ts';
import { checkRolled, hitsOf, isReturnNext, readPoolDie, readStage } from './pool.ts';
import { readRecovery } from './recovery.ts';
import { isAllyInSight } from './team.ts';

/**
 * Reads what traits do as an activation begins, in their order: what must be, what is added, what the player makes better,
 * what spoils the pool, what bars it (Cechy żywotności; Cechy zarządzania losowością).
 */
export function readStart(game: Game, figure: Figure): void {
  readHighest(game, figure);
  const isLow = (): boolean => figure.hp <= Math.floor(figure.maxHp / 2);
  const isHealed = figure.traits.has('regeneracja') && isLow();
  readRecovery(game, figure, { by: 'regeneracja', isDue: isHealed, most: 1 });
  readLoan(game, figure, isLow());
  readKept(game, figure);
  readImprovements(game, figure);
  readSpoiling(game, figure);
  readGrant(game, figure);
}

/** Chaotyczny. */
function readHighest(game: Game, figure: Figure): void {
  const highest = Math.max(...figure.pool);
  const due = figure.traits.has('chaotyczny') && figure.pool.length > 0 ? 1 : 0;
  readStage(game, figure, {
    by: 'chaotyczny',
    change: 'change',
    least: due,
    most: due,
    check: (event) => {
      if (event.from !== highest) game.page.blame(`a ${event.from} is rolled again; the highest is a ${highest}`);
      checkRolled(game, figure, event);
    },
  });
}

/** Witalność: a die that goes with the activation, by ruling. */
function readLoan(game: Game, figure: Figure, isLow: boolean): void {
  const { acting } = game;
  const due = figure.traits.has('witalnosc') && isLow && figure.pooled ? 1 : 0;
  readStage(game, figure, {
    by: 'witalnosc',
    change: 'add',
    least: due,
    most: due,
    check: (event) => {
      checkRolled(game, figure, event);
      const isLent = game.readings['traits.witalnosc'] === 'activation';
      if (acting !== null && isLent && event.to !== null) acting.loan = { face: event.to, isOpen: false };
    },
  });
}

/** Przezorny, Nieostrożny, Rozrzutny. */
function readKept(game: Game, figure: Figure): void {
  const { page } = game;
  const { left } = figure.memory;
  readStage(game, figure, {
    by: 'przezorny',
    change: 'add',
    least: 0,
    most: mayUse(game, figure, 'przezorny') && !figure.traits.has('nieostrozny') ? 1 : 0,
    check: ({ to }) => {
      if (to === null || !left.includes(to)) page.blame(`a ${to} is kept of ${left.join(', ') || 'nothing'}`);
      if (to !== null) figure.memory.kept = { face: to, isOpen: false };
      if (to === 6 && figure.traits.has('rozrzutny')) page.blame(`${figure.label} is rozrzutny and keeps a 6`);
    },
  });
}

function readImprovements(game: Game, figure: Figure): void {
  const { page } = game;
  const { traits, memory } = figure;
  readStage(game, figure, {
    by: 'szczesciarz',
    change: 'change',
    least: 0,
    most: traits.has('szczesciarz') ? 1 : 0,
    check: (event) => {
      if (event.from !== 1) page.blame(`szczesciarz rolls a ${event.from} again, not a 1`);
      checkRolled(game, figure, event);
    },
  });
  readGamble(game, figure);
  readStage(game, figure, {
    by: 'strateg',
    change: 'change',
    least: 0,
    most: mayUse(game, figure, 'strateg') ? 1 : 0,
    check: (event) => checkRolled(game, figure, event),
  });
  readStage(game, figure, {
    by: 'mistyk',
    change: 'change',
    least: 0,
    most: mayUse(game, figure, 'mistyk') ? 1 : 0,
    check: ({ from, to }) => {
      if (Math.abs((from ?? 0) - (to ?? 0)) !== 1) page.blame(`mistyk makes a ${to} of a ${from}`);
    },
  });
  readStage(game, figure, {
    by: 'kowal-losu',
    change: 'change',
    least: 0,
    most: mayUse(game, figure, 'kowal-losu') && !memory.spent.has('kowal-losu') ? 1 : 0,
    check: () => memory.spent.add('kowal-losu'),
  });
}

/** Hazardzista: all dice or none, from the lowest to the highest. */
function readGamble(game: Game, figure: Figure): void {
  const { page } = game;
  const due = [...figure.pool].sort((a, b) => a - b);
  const count = readStage(game, figure, {
    by: 'hazardzista',
    change: 'change',
    least: 0,
    most: mayUse(game, figure, 'hazardzista') ? due.length : 0,
    check: (event, nth) => {
      if (event.from !== due[nth - 1]) page.blame(`a ${event.from} is rolled again where a ${due[nth - 1]} was`);
      checkRolled(game, figure, event);
    },
  });
  if (count > 0 && count < due.length) page.blameNext(`hazardzista rolls ${count} of ${due.length} dice again`);
}

/** Nerwowy, Pechowiec, Niepewny. */
function readSpoiling(game: Game, figure: Figure): void {
  const { page, acting } = game;
  const { traits, pool, memory } = figure;
  const hits = hitsOf(figure);
  const due = traits.has('nerwowy') && hits > pool.length - hits ? 1 : 0;
  readStage(game, figure, {
    by: 'nerwowy',
    change: 'change',
    least: due,
    most: due,
    check: ({ from, to }) => {
      if ((from ?? 0) < 5 || to !== 1) page.blame(`nerwowy makes a ${to} of a ${from}, not a 1 of a success`);
    },
  });
  if (acting !== null && traits.has('pechowiec') && pool.includes(1)) acting.isBarred = true;
  if (traits.has('niepewny') && pool.some((face) => face <= 2)) memory.lowFirst = 'due';
}

/** The NPCs' Taktyk: the nearest ally in sight that has not acted gets an advantage. */
function readGrant(game: Game, figure: Figure): void {
  const { page, ground } = game;
  const next = page.peek();
  if (next?.type !== 'grant' || next.by !== 'taktyk-bn') return;
  page.take('grant');
  const target = figureOf(game, next.target);
  const away = (other: Figure): number => distance(ground, figure.cell, other.cell);
  const isNearer = (other: Figure): boolean => away(other) < away(target) - SLACK;
  if (next.figure !== figure.number) page.blame(`figure ${next.figure} helps in the turn of ${figure.label}`);
  if (!figure.traits.has('taktyk-bn')) page.blame(`${figure.label} uses taktyk-bn, which it does not have`);
  if (!isAllyInSight(game, figure, target)) page.blame(`${target.label} is no ally in sight`);
  if (target.acted) page.blame(`${target.label} has acted`);
  const others = standing(game).filter(
    (other) =>
      !other.acted &&
      !other.escorted &&
      !other.object &&
      other.memory.granted === null &&
      isAllyInSight(game, figure, other),
  );
  if (others.some(isNearer)) page.blame(`${target.label} is not the nearest to ${figure.label}`);
  target.memory.granted = next.by;
}

/** Reads how a die that was there for the activation goes with it. */
export function readReturn(game: Game, figure: Figure): void {
  const loan = game.acting?.loan ?? null;
  const isGone = figure.status !== 'standing' || game.page.isNext('end');
  const least = loan === null || loan.isOpen || isGone ? 0 : 1;
  const { page } = game;
  if (loan !== null && isReturnNext(game)) {
    const { from } = readPoolDie(game, figure, 'witalnosc', 'remove');
    if (from !== loan.face && !loan.isOpen) page.blame(`a ${from} goes, not the ${loan.face} of the activation`);
  } else if (least > 0) page.blameNext(`the ${loan?.face} of ${figure.label} goes with its activation`);
}
