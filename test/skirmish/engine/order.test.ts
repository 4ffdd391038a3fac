import { describe, expect, it } from 'vitest';
import { seedKey } from '../../../src/random/seed-key.ts';
import { TrialStreams } from '../../../src/random/trial-stream.ts';
import { Battle } from '../../../src/skirmish/engine/battle.ts';
import { Order } from '../../../src/skirmish/engine/order.ts';
import { completeRulings, readingsOf } from '../../../src/skirmish/engine/readings.ts';
import { rosterOf } from '../../../src/skirmish/engine/roster.ts';
import type { SkirmishRulings } from '../../../src/skirmish/rulings.ts';
import type { Force, Scenario } from '../../../src/skirmish/spec.ts';
import { TableMap } from '../../../src/skirmish/table/table-map.ts';

/** Who acts when. Podręcznik czasownika, Aktywacja i tura; Podręcznik mistrza gry, Przebieg rundy i aktywacja. */

const named = (id: string) => ({ pl: id, en: id });
const BODY = { hp: 4, spd: 6, weapons: [], traits: [] };

function force(id: string, count: number, escorted = false): Force {
  const profile = {
    ...BODY,
    id,
    name: named(id),
    place: 'test',
    abilities: [],
    algorithm: 'patrol',
    secondAp: 'aim',
    assumed: null,
  } as const;
  const side = escorted ? 'players' : 'npcs';
  return {
    id,
    profile,
    count,
    side,
    algorithm: 'patrol',
    zones: [],
    target: null,
    escorted,
    object: false,
    starts: true,
    route: [],
  };
}

const SCENARIO: Scenario = {
  id: 'order',
  name: named('order'),
  place: 'test',
  rounds: 6,
  table: { width: 12, height: 1, cell: 1, terrain: [], zones: [] },
  deployment: 'start',
  forces: [force('npc', 4), force('scientist', 1, true)],
  objectives: [],
  effects: [],
  goal: { kind: 'eliminate', side: 'npcs' },
  wins: [],
  losses: [],
  atLimit: 'draw',
  dark: false,
  epoch: 'test',
};

const BAND = {
  id: 'band',
  name: named('band'),
  figures: ['a', 'b', 'c'].map((id) => ({ ...BODY, id, name: id, epoch: null })),
};

/** Cells of a, b, c, the four NPCs and the escorted figure, in a row. */
const CELLS = [0, 5, 8, 1, 3, 6, 10, 11];
const SIGNS = 'abc1234e';

type Row = readonly [rulings: Partial<SkirmishRulings>, order: string, without?: string];

/** @param without figures that have been eliminated */
function orderUnder(chosen: Partial<SkirmishRulings>, without = ''): string {
  const rulings = completeRulings(chosen);
  const roster = rosterOf(SCENARIO, BAND, 'objective', completeRulings({}));
  const streams = new TrialStreams(seedKey('order', 'test'));
  const battle = new Battle(TableMap.of(SCENARIO.table), roster, readingsOf(rulings), streams, SCENARIO);
  battle.begin(0);
  for (const [figure, cell] of CELLS.entries()) if (!without.includes(SIGNS[figure]!)) battle.enter(figure, cell);
  const order = new Order(battle, rulings);
  order.begin();
  let acted = '';
  for (let figure = order.next(); figure >= 0; figure = order.next()) {
    battle.acted[figure] = 1;
    acted += SIGNS[figure];
  }
  return acted;
}

const ROWS: readonly Row[] = [
  [{ 'activation.order': 'alternate', 'activation.first': 'players' }, 'a1b2c34'],
  [{ 'activation.order': 'alternate', 'activation.first': 'npcs' }, '1a2b3c4'],
  [{ 'activation.order': 'strict', 'activation.first': 'players' }, 'a1234bc'],
  [{ 'activation.order': 'strict', 'activation.first': 'npcs' }, '1a234bc'],
  [{ 'activation.order': 'npc-block', 'activation.first': 'players' }, 'a1234bc'],
  [{ 'activation.order': 'npc-block', 'activation.first': 'npcs' }, '1234abc'],
  [{ 'activation.first': 'players' }, 'b1c34', 'a2'],
  [{ 'activation.first': 'npcs' }, '1a', 'bc234'],
  [{ 'activation.first': 'players' }, 'abc', '1234'],
  // The nearest to a (on 0) stands on 1, to b (on 5) on 6, to c (on 8) on 10.
  [{ 'activation.first': 'players', 'activation.npc-control': 'nearest-after-player' }, 'a1b3c42'],
  // Nobody of the band has acted yet: the first of the NPCs.
  [{ 'activation.first': 'npcs', 'activation.npc-control': 'nearest-after-player' }, '1a2b3c4'],
];

describe('the order of activation', () => {
  it.each(ROWS.map(([rulings, order, without]) => ({ rulings, order, without })))(
    '$rulings without $without: $order',
    ({ rulings, order, without }) => {
      expect(orderUnder(rulings, without)).toBe(order);
    },
  );

  it('is rolled with a k6 for each side, again while they are equal, and either side may be first', () => {
    const roster = rosterOf(SCENARIO, BAND, 'objective', completeRulings({}));
    const rulings = completeRulings({});
    const streams = new TrialStreams(seedKey('order', 'test'));
    const battle = new Battle(TableMap.of(SCENARIO.table), roster, readingsOf(rulings), streams, SCENARIO);
    const order = new Order(battle, rulings);
    const firsts = new Map<string, number>();
    for (let round = 0; round < 1000; round++) {
      battle.log = [];
      battle.begin(round);
      order.begin();
      const [event] = battle.log;
      if (event?.type !== 'first') throw new Error('no roll');
      for (const [players, opposition] of event.rolls.slice(0, -1)) expect(players).toBe(opposition);
      const [players, opposition] = event.rolls.at(-1)!;
      expect(event.first).toBe(players > opposition ? 'players' : 'opposition');
      firsts.set(event.first, (firsts.get(event.first) ?? 0) + 1);
    }
    // 6 sigma of 1000 tosses.
    for (const count of firsts.values()) expect(Math.abs(count - 500)).toBeLessThan(95);
  });
});
