import { describe, expect, it } from 'vitest';
import { findScenario } from '../../src/battles/load-scenario.ts';
import { withSettings } from '../../src/battles/with-settings.ts';
import { logsOf } from '../skirmish/random-battle.ts';
import { describeEndings, describeLegality, describePlaythrough, endingsIn, mapOf, requestOf } from './playthrough.ts';

const SCENARIO = findScenario('zloty-chronometr');

describe('Gorączka Złotego Chronometru', () => {
  it('is as printed', () => {
    expect(SCENARIO).toMatchObject({
      rounds: 6,
      table: { width: 48, height: 48, cell: 1 },
      forces: [
        { id: 'rywale', count: 2, side: 'rivals', algorithm: 'przejac-artefakt', target: 'artefakt', starts: true },
        { id: 'bandyci', count: 3, side: 'npcs', algorithm: 'obrabowac-wszystkich', starts: true },
      ],
      objectives: [{ id: 'artefakt', tests: ['technical', 'will'], ap: 1, successes: 1, carried: { round: 1 } }],
      effects: [
        { kind: 'aura', centre: 'artefakt', radius: 3, test: 'resistance', loses: 'hp' },
        {
          kind: 'complication',
          rounds: [1, 2, 3, 4, 5, 6],
          faces: [1],
          does: [
            { kind: 'jump', objective: 'artefakt', dice: 2 },
            { kind: 'pulse', centre: 'artefakt', radius: 6, test: 'resistance', loses: 'ap' },
          ],
        },
        { kind: 'explosion', objective: 'artefakt' },
      ],
      goal: { kind: 'seize', objective: 'artefakt' },
      wins: [{ when: 'at-limit', all: [{ kind: 'holds', side: 'players', objective: 'artefakt' }] }],
      losses: [
        { when: 'at-once', all: [{ kind: 'side-eliminated', side: 'players' }] },
        { when: 'at-limit', all: [{ kind: 'destroyed', objective: 'artefakt' }] },
        { when: 'at-limit', all: [{ kind: 'holds', side: 'rivals' }] },
        { when: 'at-limit', all: [{ kind: 'holds', side: 'npcs' }] },
      ],
      atLimit: 'loss',
    });
  });

  it('lets the artefact appear in each quarter with 9 of the 36 throws of 2k6', () => {
    const throws = SCENARIO.objectives[0]!.carried!.sectors.map(({ sums }) =>
      sums.reduce((all, sum) => all + 6 - Math.abs(sum - 7), 0),
    );
    expect(throws).toEqual([9, 9, 9, 9]);
  });

  it('is over before the last round only when the band is eliminated', () => {
    for (const { events } of logsOf(requestOf(SCENARIO, { script: 'brawler' }), 'end', 100, mapOf(SCENARIO.table))) {
      const end = events.at(-1)!;
      if (end.type === 'end' && end.round < SCENARIO.rounds) expect(end.ending).toBe('banda-wyeliminowana');
    }
  });

  describePlaythrough(SCENARIO);
  describeLegality(SCENARIO);
  describeEndings(SCENARIO, {
    'artefakt-zdobyty': {},
    'banda-wyeliminowana': { script: 'brawler' },
    'destabilizacja-artefaktu': { script: 'cautious' },
    'artefakt-u-rywali': { script: 'brawler' },
    'artefakt-u-bandytow': {
      script: 'brawler',
      scenario: withSettings(SCENARIO, { 'forces.rywale.count': 1, 'forces.bandyci.count': 6 }),
    },
    limit: { script: 'cautious', rulings: { 'carried.explodes': 'no', 'carried.held': 'control' } },
  });

  it('can be won against any number of rivals, with bandits and without', () => {
    for (const rivals of [1, 3]) {
      for (const bandits of [0, 4]) {
        const settings = { 'forces.rywale.count': rivals, 'forces.bandyci.count': bandits };
        const ends = endingsIn(requestOf(withSettings(SCENARIO, settings)), 60);
        expect(ends.get('artefakt-zdobyty')).toBeGreaterThan(0);
      }
    }
  });

  it('is nobody’s before the round in which the artefact appears', () => {
    const later = withSettings(SCENARIO, { 'objectives.artefakt.round': 2 });
    for (const { events } of logsOf(requestOf(later), 'later', 20, mapOf(later.table))) {
      const second = events.findIndex((event) => event.type === 'round' && event.round === 2);
      const about = events.findIndex(({ type }) => ['appears', 'aura', 'interact', 'takes', 'jumps'].includes(type));
      expect(about).toBe(second + 1);
    }
  });

  it('explodes less far than it pulses when that is set', () => {
    const near = withSettings(SCENARIO, { 'effects.destabilizacja.radius': 1, 'effects.destabilizacja.damage': 3 });
    expect(near.effects[2]).toMatchObject({ radius: 1, damage: 3 });
    expect(SCENARIO.effects[2]).toMatchObject({ radius: 6, damage: 2 });
  });
});
