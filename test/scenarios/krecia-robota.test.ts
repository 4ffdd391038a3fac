import { describe, expect, it } from 'vitest';
import { findScenario } from '../../src/battles/load-scenario.ts';
import { withSettings } from '../../src/battles/with-settings.ts';
import type { LogEvent } from '../../src/skirmish/log/event.ts';
import { logsOf } from '../skirmish/random-battle.ts';
import { describeEndings, describeLegality, describePlaythrough, endingsIn, requestOf } from './playthrough.ts';

const ID = 'krecia-robota';
const SCENARIO = findScenario(ID);
const LOGS = logsOf(requestOf(SCENARIO), 'krecia robota', 60);

/** The rounds in which something happens, once for each time. */
function roundsOf(events: readonly LogEvent[], isMeant: (event: LogEvent) => boolean): number[] {
  let round = 0;
  return events.flatMap((event) => {
    if (event.type === 'round') round = event.round;
    return isMeant(event) ? [round] : [];
  });
}

describe("Akcja 'Krecia Robota' w Dziale Paradoksów", () => {
  it('is as printed', () => {
    expect(SCENARIO).toMatchObject({
      rounds: 6,
      table: { width: 36, height: 36, cell: 1 },
      forces: [
        { id: 'patrol', count: 2, algorithm: 'patrol', profile: { id: 'ochroniarz-int' } },
        { id: 'posterunek', count: 2, algorithm: 'patrol', profile: { id: 'ochroniarz-int' } },
        { id: 'dowodca', count: 0, algorithm: 'patrol', profile: { id: 'dowodca-ochrony' } },
        { id: 'posilki', algorithm: 'patrol', profile: { id: 'ochroniarz-int' }, starts: false },
        { id: 'goscie', side: 'beasts', starts: false },
      ],
      objectives: [{ id: 'generator', zone: 'cel-s', tests: ['technical', 'attack-melee'], ap: 1, successes: 3 }],
      effects: [
        { kind: 'alarm', watch: ['patrol', 'posterunek', 'dowodca'], tests: ['stealth'], loud: true, count: 1 },
        { kind: 'complication', rounds: [3, 4, 5, 6], faces: [1, 2] },
      ],
      goal: { kind: 'work', objective: 'generator', exit: 'strefa-ewakuacji' },
      wins: [
        {
          when: 'at-once',
          all: [
            { kind: 'done', objective: 'generator' },
            { kind: 'evacuated', zone: 'strefa-ewakuacji', count: 1 },
          ],
        },
      ],
      losses: [
        { when: 'at-once', all: [{ kind: 'side-eliminated', side: 'players' }] },
        { when: 'at-limit', all: [{ kind: 'done', objective: 'generator' }] },
      ],
      atLimit: 'loss',
    });
  });

  it('has a generator of 2" × 2" in the middle, and the six rows of the table of complications near it', () => {
    const zone = SCENARIO.table.zones.find(({ id }) => id === 'cel-s');
    expect(zone?.shapes).toEqual([{ kind: 'rect', x: 17, y: 15, width: 2, height: 2 }]);
    const anomaly = SCENARIO.effects.find((effect) => effect.kind === 'complication');
    const near = { centre: 'generator', radius: 6 };
    expect(anomaly?.does).toEqual([
      { kind: 'time', within: near, factors: [0.5, 1.5] },
      { kind: 'breakdown', within: near, test: 'technical' },
      { kind: 'arrival', force: 'goscie', count: 1, beside: null },
      { kind: 'fog' },
      { kind: 'directive' },
      { kind: 'pulse', ...near, test: 'resistance', loses: 'ap' },
    ]);
  });

  describePlaythrough(SCENARIO);
  describeLegality(SCENARIO);
  describeEndings(SCENARIO, {
    sabotaz: {},
    'banda-wyeliminowana': { script: 'cautious' },
    'nikt-nie-uciekl': { script: 'coordinated' },
    limit: { script: 'brawler' },
  });

  it('is not over before the third round', () => {
    for (const { events } of LOGS)
      expect(events.at(-1)).toMatchObject({ type: 'end', round: expect.toSatisfy((round: number) => round >= 3) });
  });

  it('brings one guard a round while there is an alarm, or two', () => {
    for (const count of [1, 2]) {
      const scenario = withSettings(SCENARIO, { 'effects.alarm.count': count });
      for (const { events } of logsOf(requestOf(scenario), 'alarm', 20)) {
        const [raised = Number.POSITIVE_INFINITY] = roundsOf(events, ({ type }) => type === 'alarm');
        const came = roundsOf(events, (event) => event.type === 'arrive' && event.by === 'alarm');
        const last = roundsOf(events, ({ type }) => type === 'end')[0]!;
        const rounds = [1, 2, 3, 4, 5, 6].filter((round) => round > raised && round <= last);
        expect(came).toEqual(rounds.flatMap((round) => Array.from({ length: count }, () => round)));
      }
    }
  });

  it('lets nobody be attacked before there is an alarm', () => {
    for (const { events } of LOGS) {
      const alarm = events.findIndex(({ type }) => type === 'alarm');
      const attack = events.findIndex((event) => event.type === 'attack');
      if (attack >= 0) expect(alarm).toBeGreaterThanOrEqual(0);
      // A fight is loud: the alarm follows at once.
      if (attack >= 0) expect(alarm).toBeLessThanOrEqual(attack + 1);
    }
  });

  it('has doors that have to be opened, tests of stealth, alarms and anomalies', () => {
    const kinds = new Set(LOGS.flatMap(({ events }) => events.map(({ type }) => type)));
    for (const kind of ['unlock', 'spotted', 'alarm', 'time', 'breakdown', 'jammed'] as const) {
      expect([...kinds], kind).toContain(kind);
    }
  });

  it('is harder with a chief of security and six guards than with three', () => {
    const wins = (settings: Readonly<Record<string, number>>) =>
      endingsIn(requestOf(withSettings(SCENARIO, settings), { script: 'gunline' }), 150).get('sabotaz') ?? 0;
    const few = wins({ 'forces.patrol.count': 1, 'forces.posterunek.count': 2 });
    const many = wins({
      'forces.patrol.count': 3,
      'forces.posterunek.count': 3,
      'forces.dowodca.count': 1,
      'effects.alarm.count': 2,
    });
    expect(many).toBeLessThan(few);
  });
});
