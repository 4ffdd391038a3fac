import { describe, expect, it } from 'vitest';
import { findScenario } from '../../src/battles/load-scenario.ts';
import { withSettings } from '../../src/battles/with-settings.ts';
import { logsOf } from '../skirmish/random-battle.ts';
import { describeEndings, describeLegality, describePlaythrough, endingsIn, mapOf, requestOf } from './playthrough.ts';

const SCENARIO = findScenario('posterunek-zeta-7');
const WAYS_IN = ['brama', 'wschodni-wylom', 'poludniowy-wylom', 'zachodni-wylom'];

describe('Incydent na Posterunku nasłuchowym Zeta-7', () => {
  it('is as printed', () => {
    expect(SCENARIO).toMatchObject({
      rounds: 6,
      table: { width: 36, height: 36, cell: 1 },
      forces: [
        { id: 'generator', count: 1, side: 'players', object: true, profile: { hp: 10, spd: 0, weapons: [] } },
        { id: 'slabi', count: 3 + 4 + 2, side: 'npcs', algorithm: 'zniszczyc-cel', target: 'generator', starts: false },
        { id: 'sredni', count: 1 + 4 + 2, side: 'npcs', algorithm: 'atak-na-najblizszego-gracza', starts: false },
        { id: 'boss', count: 1, side: 'npcs', profile: { hp: 8 }, starts: false },
      ],
      goal: { kind: 'defend', target: 'generator' },
      wins: [{ when: 'at-limit', all: [{ kind: 'standing', force: 'generator', hp: 1 }] }],
      losses: [
        { when: 'at-once', all: [{ kind: 'eliminated', force: 'generator' }] },
        { when: 'at-once', all: [{ kind: 'side-eliminated', side: 'players' }] },
      ],
      atLimit: 'loss',
    });
    expect(SCENARIO.effects.filter(({ kind }) => kind !== 'wave')).toMatchObject([
      {
        kind: 'complication',
        rounds: [2, 3, 4, 5, 6],
        faces: [1, 2],
        does: [{ kind: 'pulse', centre: 'generator', radius: 3, test: 'resistance', loses: 'ap' }],
      },
      {
        kind: 'complication',
        rounds: [4, 5],
        faces: [1],
        does: [
          { kind: 'entries', change: 'close', zones: WAYS_IN },
          { kind: 'entries', change: 'open', zones: ['wlaz'] },
        ],
      },
      { kind: 'barricades', rounds: [1], count: 3 },
    ]);
  });

  it.each([
    { after: 1, wave: [['slabi', 3]] },
    { after: 2, wave: [['slabi', 4]] },
    {
      after: 3,
      wave: [
        ['slabi', 2],
        ['sredni', 1],
      ],
    },
    { after: 4, wave: [['sredni', 4]] },
    {
      after: 5,
      wave: [
        ['sredni', 2],
        ['boss', 1],
      ],
    },
  ])('brings $wave at the end of round $after', ({ after, wave }) => {
    const due = SCENARIO.effects.flatMap((effect) =>
      effect.kind === 'wave' && effect.rounds.includes(after + 1) ? [[effect.force, effect.count]] : [],
    );
    expect(due).toEqual(wave);
  });

  it('has the weak with fewest PŻ and the boss with most', () => {
    expect(SCENARIO.forces.slice(1).map(({ profile }) => profile.hp)).toEqual([3, 4, 8]);
  });

  it('sets up the band within 6" of the generator, and nobody can be attacked before the first wave', () => {
    const { columns } = mapOf(SCENARIO.table);
    for (const { events, header } of logsOf(requestOf(SCENARIO), 'set-up', 50, mapOf(SCENARIO.table))) {
      const places = events.flatMap((event) => (event.type === 'arrive' && event.by === null ? [event] : []));
      const { cell: middle } = places.find(({ figure }) => header.figures[figure]!.force === 'generator')!;
      for (const { cell } of places) {
        const [dx, dy] = [
          (cell % columns) - (middle % columns),
          Math.floor(cell / columns) - Math.floor(middle / columns),
        ];
        expect(Math.hypot(dx, dy)).toBeLessThanOrEqual(6);
      }
      const second = events.findIndex((event) => event.type === 'round' && event.round === 2);
      expect(events.slice(0, second).some(({ type }) => type === 'attack')).toBe(false);
    }
  });

  it('has all that comes by a way in that is open', () => {
    const map = mapOf(SCENARIO.table);
    const zoneOf = (cell: number) =>
      [...map.zones].find(([id, cells]) => id !== 'wokol-generatora' && cells.includes(cell))![0];
    let changes = 0;
    for (const { events } of logsOf(requestOf(SCENARIO), 'ways in', 100, map)) {
      const open = new Set(WAYS_IN);
      for (const event of events) {
        if (event.type === 'entry') {
          changes++;
          if (event.change === 'open') open.add(event.zone);
          else open.delete(event.zone);
        } else if (event.type === 'arrive' && event.by !== null) expect(open).toContain(zoneOf(event.cell));
      }
    }
    // Twice a sixth of 100 battles.
    expect(changes).toBeGreaterThan(10);
  });

  it('has its barricades set up in round 1 only, never more than there are', () => {
    for (const { events } of logsOf(requestOf(SCENARIO), 'barricades', 50, mapOf(SCENARIO.table))) {
      const second = events.findIndex((event) => event.type === 'round' && event.round === 2);
      const places = events.flatMap((event, place) => (event.type === 'barricade' ? [place] : []));
      expect(places.length).toBeLessThanOrEqual(3);
      expect(places.every((place) => place < second)).toBe(true);
    }
  });

  describePlaythrough(SCENARIO);
  describeLegality(SCENARIO);
  describeEndings(SCENARIO, {
    'generator-ocalony': {},
    'generator-zniszczony': { script: 'cautious' },
    'banda-wyeliminowana': {},
  });

  it('is harder with more PŻ in the waves, and lost with ten times the weak', () => {
    const won = (settings: Readonly<Record<string, number>>) =>
      endingsIn(requestOf(withSettings(SCENARIO, settings)), 150).get('generator-ocalony') ?? 0;
    expect(won({ 'forces.slabi.hp': 6 })).toBeLessThan(won({}));
    expect(won({ 'effects.fala-1-slabi.count': 12 })).toBeLessThan(20);
  });

  it.each([
    ['effects.fala-1-slabi.count', 5, { slabi: 11, 'fala-1-slabi': 5 }],
    ['effects.fala-4-sredni.count', 2, { sredni: 5, 'fala-4-sredni': 2 }],
    ['effects.barykady.count', 2, { barykady: 2 }],
  ])('%s=%i changes the effect, and the force of a wave with it', (path, value, expected) => {
    const { forces, effects } = withSettings(SCENARIO, { [path]: value });
    const counts = Object.fromEntries(
      [...forces, ...effects].flatMap((each) => ('count' in each ? [[each.id, each.count]] : [])),
    );
    expect(counts).toMatchObject(expected);
  });
});
