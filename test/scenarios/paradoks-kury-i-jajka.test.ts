import { describe, expect, it } from 'vitest';
import { findScenario } from '../../src/battles/load-scenario.ts';
import { withSettings } from '../../src/battles/with-settings.ts';
import { logsOf } from '../skirmish/random-battle.ts';
import { describeEndings, describeLegality, describePlaythrough, endingsIn, requestOf } from './playthrough.ts';

const ID = 'paradoks-kury-i-jajka';
const SCENARIO = findScenario(ID);

describe('Operacja: Paradoks Kury i Jajka', () => {
  it('is as printed', () => {
    expect(SCENARIO).toMatchObject({
      rounds: 6,
      table: { width: 36, height: 36, cell: 1 },
      deployment: 'wejscie',
      forces: [
        { id: 'platon', count: 1, algorithm: 'unikanie-walki' },
        { id: 'straznicy', count: 3, side: 'npcs', algorithm: 'ochrona-celu', target: 'platon' },
        {
          id: 'estetycy',
          count: 2,
          side: 'npcs',
          algorithm: 'realizacja-celu',
          profile: { id: 'szeregowy-agent-int' },
        },
        { id: 'moira', side: 'rivals', algorithm: 'neutralizacja-wszystkich', profile: { id: 'agent-moiry' } },
      ],
      objectives: [
        { force: 'platon', zone: null, tests: ['social'], ap: 1, successes: 1, side: 'players' },
        { zone: 'punkt-f', force: null, tests: [], ap: 1, successes: 1, side: 'players' },
        { zone: 'portyk', tests: ['technical'], side: 'npcs' },
      ],
      effects: [
        {
          kind: 'complication',
          rounds: [3, 4],
          faces: [1, 2],
          does: [
            { kind: 'arrival', force: 'moira', count: 1 },
            { kind: 'arrival', force: 'moira', count: 2 },
          ],
        },
        { kind: 'blast', objective: 'ladunek', delay: 1, radius: 3, tests: ['agility'], damage: 2 },
      ],
      wins: [
        {
          when: 'at-once',
          all: [
            { kind: 'any', of: [{ kind: 'done' }, { kind: 'done' }] },
            {
              kind: 'any',
              of: [
                { kind: 'inside', zone: 'wejscie', count: 1 },
                { kind: 'evacuated', zone: 'inne-krawedzie', count: 1 },
              ],
            },
          ],
        },
      ],
      losses: [
        { all: [{ kind: 'eliminated', force: 'platon' }] },
        { all: [{ kind: 'side-eliminated', side: 'players' }] },
      ],
      atLimit: 'loss',
    });
  });

  it('everybody starts where the text has them: A within 6" of the edge, Platon and his guards within 3" of F', () => {
    const zone = (id: string) => SCENARIO.table.zones.find((each) => each.id === id)!.shapes;
    expect(zone('wejscie')).toEqual([{ kind: 'rect', x: 0, y: 30, width: 36, height: 6 }]);
    expect(zone('krawedz-estetykow')).toMatchObject([{ x: 30, width: 6 }]);
    expect(SCENARIO.forces.slice(0, 2).map(({ zones }) => zones)).toEqual([['akademia'], ['akademia']]);
  });

  it('cannot be won in the first activation: F is farther than a full move', () => {
    expect(30 - (8 + 1)).toBeGreaterThan(2 * 6 + 1);
  });

  describeEndings(
    SCENARIO,
    {
      'paradoks-rozwiazany': {},
      'platon-wyeliminowany': { script: 'cautious' },
      'banda-wyeliminowana': { script: 'brawler' },
      limit: { script: 'cautious' },
    },
    400,
  );

  it.each(['broszura-dla-platona', 'broszura-na-pulpicie'])('%s is a way to win', (objective) => {
    const logs = logsOf(requestOf(SCENARIO), 'ways', 60);
    const won = logs.filter(({ events }) =>
      events.some(
        (event) => event.type === 'progress' && event.objective === objective && event.successes === event.of,
      ),
    );
    expect(won.length).toBeGreaterThan(0);
  });

  it('the charge goes off as the round after the one ends in which it was set', () => {
    const logs = logsOf(requestOf(SCENARIO, { script: 'cautious' }), 'charge', 40);
    const waits = logs.flatMap(({ events }) => {
      const roundOf = (place: number) => events.slice(0, place).findLast((event) => event.type === 'round')!.round;
      const set = events.findIndex(
        (event) => event.type === 'progress' && event.objective === 'ladunek' && event.successes === 1,
      );
      const off = events.findIndex((event) => event.type === 'effect' && event.effect === 'wybuch');
      return off < 0 ? [] : [roundOf(off) - roundOf(set)];
    });
    expect(waits.length).toBeGreaterThan(10);
    expect(new Set(waits)).toEqual(new Set([1]));
  });

  it('is harder for a band that fights with more enemies', () => {
    const won = (settings: Readonly<Record<string, number>>) => {
      const scenario = withSettings(SCENARIO, settings);
      return endingsIn(requestOf(scenario, { script: 'brawler' }), 150).get('paradoks-rozwiazany') ?? 0;
    };
    const few = won({ 'forces.straznicy.count': 2, 'forces.estetycy.count': 1 });
    expect(won({ 'forces.straznicy.count': 4, 'forces.estetycy.count': 3 })).toBeLessThan(few);
  });

  describeLegality(SCENARIO);
  describePlaythrough(SCENARIO);
});
