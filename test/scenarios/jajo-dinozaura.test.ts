import { describe, expect, it } from 'vitest';
import { findScenario } from '../../src/battles/load-scenario.ts';
import { settingPaths, withSettings } from '../../src/battles/with-settings.ts';
import type { LogEvent } from '../../src/skirmish/log/event.ts';
import { logsOf } from '../skirmish/random-battle.ts';
import { describeEndings, describeLegality, describePlaythrough, endingsIn, requestOf } from './playthrough.ts';

const ID = 'jajo-dinozaura';
const SCENARIO = findScenario(ID);
const ROUNDS = [1, 2, 3, 4, 5, 6];

describe('Przesyłka Specjalna: Jajo Dinozaura', () => {
  it('is as printed', () => {
    expect(SCENARIO).toMatchObject({
      rounds: 6,
      table: { width: 48, height: 48, cell: 1 },
      forces: [
        { id: 'naukowiec', count: 1, side: 'players', escorted: true, profile: { hp: 3, spd: 4, weapons: [] } },
        { id: 'raptory', count: 4, side: 'beasts', algorithm: 'drapieznik', starts: false },
        { id: 't-rexy', side: 'beasts', algorithm: 'najwiekszy-glodomor', starts: false },
        { id: 'mini-raptor', count: 1, side: 'beasts', starts: false, profile: { hp: 1 } },
      ],
      effects: [
        { kind: 'wave', rounds: ROUNDS, count: 1, force: 'raptory' },
        { kind: 'complication', rounds: ROUNDS, faces: [1], does: [{ kind: 'arrival', force: 't-rexy' }] },
        {
          kind: 'complication',
          rounds: [5, 6],
          faces: [6],
          does: [{ kind: 'arrival', force: 'mini-raptor', beside: 'naukowiec' }],
        },
        { kind: 'panic', rounds: ROUNDS, force: 'naukowiec', test: 'will' },
      ],
      goal: { kind: 'escort', force: 'naukowiec', zone: 'ekstrakcja' },
      wins: [{ when: 'at-once', all: [{ kind: 'reached', force: 'naukowiec', zone: 'ekstrakcja' }] }],
      losses: [
        { when: 'at-once', all: [{ kind: 'eliminated', force: 'naukowiec' }] },
        { when: 'at-once', all: [{ kind: 'hatched', effect: 'wykluwanie' }] },
        { when: 'at-once', all: [{ kind: 'side-eliminated', side: 'players' }] },
      ],
      atLimit: 'loss',
    });
  });

  it('the extraction zone is a strip of 6" along the whole edge opposite the band', () => {
    const shapes = (id: string) => SCENARIO.table.zones.find((zone) => zone.id === id)!.shapes;
    expect(shapes('ekstrakcja')).toEqual([{ kind: 'rect', x: 0, y: 0, width: 48, height: 6 }]);
    expect(shapes(SCENARIO.deployment)).toMatchObject([{ y: 42 }]);
  });

  it('cannot be won in the first round, however often he is led', () => {
    const leads = 3 * 2;
    const { spd } = SCENARIO.forces[0]!.profile;
    expect(42 - 6).toBeGreaterThan(leads * spd);
  });

  it('scales as the text says: more raptors, or sooner, without more of them', () => {
    expect(settingPaths(SCENARIO).has('effects.fala-raptorow.from')).toBe(true);
    const faster = withSettings(SCENARIO, { 'effects.fala-raptorow.count': 2, 'effects.fala-raptorow.from': 2 });
    expect(faster.forces[1]!.count).toBe(4);
    expect(faster.effects[0]).toMatchObject({ count: 2, rounds: [2, 3, 4, 5, 6] });
  });

  describeEndings(
    SCENARIO,
    {
      'jajo-dostarczone': {},
      'naukowiec-wyeliminowany': { script: 'cautious' },
      'jajo-zniszczone': { rulings: { 'escort.hatched': 'lost' } },
      'banda-wyeliminowana': { script: 'brawler' },
      limit: {},
    },
    150,
  );

  it('is won more often where whoever leads comes along', () => {
    const alone = endingsIn(requestOf(SCENARIO), 100).get('jajo-dostarczone') ?? 0;
    const together = requestOf(SCENARIO, { rulings: { 'escort.leads': 'together' } });
    expect(endingsIn(together, 100).get('jajo-dostarczone')).toBeGreaterThan(alone + 10);
  });

  it('the egg hatches beside the scientist, in round 5 or 6', () => {
    const hatched = logsOf(requestOf(SCENARIO), 'hatched', 100).flatMap(({ events, header }) => {
      const place = events.findIndex((event) => event.type === 'arrive' && event.by === 'wykluwanie');
      return place < 0 ? [] : [{ before: events.slice(0, place), event: events[place]!, header }];
    });
    expect(hatched.length).toBeGreaterThan(5);
    for (const { before, event, header } of hatched) {
      const scientist = header.figures.findIndex(({ force }) => force === 'naukowiec');
      expect([5, 6]).toContain(before.findLast((each) => each.type === 'round')!.round);
      if (event.type === 'arrive') expect(isBeside(event.cell, lastCell(before, scientist), header.columns)).toBe(true);
    }
  });

  describeLegality(SCENARIO);
  describePlaythrough(SCENARIO);
});

function lastCell(events: readonly LogEvent[], figure: number): number {
  const cells = events.flatMap((event) => {
    if (event.type === 'arrive' && event.figure === figure) return [event.cell];
    return event.type === 'drag' && event.escorted === figure ? [event.path.at(-1)!] : [];
  });
  return cells.at(-1)!;
}

function isBeside(a: number, b: number, columns: number): boolean {
  const across = Math.abs((a % columns) - (b % columns));
  const down = Math.abs(Math.floor(a / columns) - Math.floor(b / columns));
  return Math.max(across, down) === 1;
}
