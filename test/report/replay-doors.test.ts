import { describe, expect, it } from 'vitest';
import { findBand } from '../../src/battles/load-band.ts';
import { findScenario } from '../../src/battles/load-scenario.ts';
import { stateAfter } from '../../src/report/replay/battle-state.ts';
import { replayData } from '../../src/report/replay/page-data.ts';
import { simulatorOf } from '../skirmish/random-battle.ts';

const SCENARIO = findScenario('krecia-robota');
const BAND = findBand('trzech-rekrutow');
const REQUEST = { scenario: SCENARIO, band: BAND, script: 'objective', policy: 'first-success', rulings: {} };
const LOG = simulatorOf(REQUEST, 'doors').runLogged(0, 'doors');
const DATA = replayData(LOG, SCENARIO, BAND);

/** The events by which figures try to open a door, and whether they do. */
const TRIES = LOG.events.flatMap((event, number) => {
  if (event.type !== 'unlock') return [];
  const result = LOG.events.findIndex((other, later) => later > number && other.type === 'result');
  const { successes } = LOG.events[result] as Extract<(typeof LOG.events)[number], { type: 'result' }>;
  return [{ number, result, cell: event.cell, isOpened: successes > 0 }];
});

describe('doors in a replay', () => {
  it('are opened by a passed test, all of it, and stay so', () => {
    expect(TRIES.filter(({ isOpened }) => isOpened).length).toBeGreaterThan(0);
    for (const { number, result, cell, isOpened } of TRIES) {
      const before = stateAfter(DATA, number).opened;
      const opened = stateAfter(DATA, result).opened.slice(before.length);
      expect(opened).toHaveLength(isOpened ? 2 : 0);
      if (isOpened) expect(opened).toContain(cell);
    }
    const last = stateAfter(DATA, DATA.events.length - 1).opened;
    expect(last).toHaveLength(2 * TRIES.filter(({ isOpened }) => isOpened).length);
  });

  it('are told in both languages', () => {
    const { words } = DATA.events[TRIES[0]!.number]!;
    expect(words.pl).toMatch(/ próbuje otworzyć drzwi \(1 AP\)\.$/);
    expect(words.en).toMatch(/ tries to open a door \(1 AP\)\.$/);
  });
});
