import type { BattleLog } from '../log/event.ts';
import type { Band, Scenario } from '../spec.ts';
import { readSetUp } from './arrivals.ts';
import { endingsOf, isOver, readEnd } from './endings.ts';
import { closedAtFirst } from './entries.ts';
import type { Game } from './game.ts';
import { groundOf } from './ground.ts';
import { type Fault, LostThread, Page } from './page.ts';
import { readingsOf } from './readings.ts';
import { rosterOf } from './roster.ts';
import { readRound } from './rounds.ts';

const HEADER = -1;

/**
 * Reads the log of a battle by the rules of the rulebook ("Zasady potyczki", "Prowadzenie potyczki skirmishowej") under
 * the rulings of its header, and tells every event that they do not allow. It knows the engine only by the log.
 *
 * A fault changes nothing in what follows: the log is believed, so that one fault is told once. Where the order of
 * events is broken, reading stops there.
 *
 * @returns the faults in the order of the log: `event` is the place of the event, −1 for the header; empty for a legal
 *   game
 */
export function faultsOf(log: BattleLog, scenario: Scenario, band: Band): readonly Fault[] {
  const faults: Fault[] = [];
  const game = gameOf(log, scenario, band, (fault) => faults.push({ event: HEADER, fault }));
  try {
    readSetUp(game);
    while (!isOver(game) && game.page.isNext('round')) readRound(game);
    readEnd(game);
  } catch (error) {
    // The fault itself is recorded.
    if (!(error instanceof LostThread)) throw error;
  }
  return [...faults, ...game.page.faults];
}

function gameOf(log: BattleLog, scenario: Scenario, band: Band, blame: (fault: string) => void): Game {
  const { header, events } = log;
  const ground = groundOf(scenario.table);
  const rows: readonly [what: string, found: string | number, expected: string | number][] = [
    ['scenario', header.scenario, scenario.id],
    ['band', header.band, band.id],
    ['rounds', header.rounds, scenario.rounds],
    ['columns', header.columns, ground.columns],
    ['rows', header.rows, ground.rows],
    ['cell', header.cell, ground.cell],
  ];
  for (const [what, found, expected] of rows) {
    if (found !== expected) blame(`the header has ${what} ${found}, not ${expected}`);
  }
  return {
    scenario,
    readings: readingsOf(header.rulings, blame),
    ground,
    figures: rosterOf(header, scenario, band, blame),
    endings: endingsOf(scenario),
    page: new Page(events),
    round: 0,
    first: 'players',
    activated: [],
    acting: null,
    progress: new Map(),
    things: new Map(),
    doneIn: new Map(),
    closed: closedAtFirst(scenario),
    barricades: new Set(),
    setUp: new Map(),
    opened: new Set(),
    pace: new Map(),
    jammed: new Set(),
    isFoggy: false,
    spent: new Set(),
    panicking: new Set(),
    gone: [],
    isOverdue: false,
  };
}
