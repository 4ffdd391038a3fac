import { describe, expect, it } from 'vitest';
import { findScenario, loadScenario } from '../../src/battles/load-scenario.ts';
import { settingValue, withSettings } from '../../src/battles/with-settings.ts';
import { complaintAboutScenario, SCENARIO, write } from './written.ts';

/** Alarms, doors and the general complications, as scenario files say them. */

const EFFECTS = `effects:
  syrena:
    kind: alarm
    name: { pl: Syrena, en: Siren }
    watch: [straz]
    force: posilki
  anomalia:
    kind: complication
    name: { pl: Anomalia, en: Anomaly }
    rounds: 3..6
    faces: [1, 2]
    does:
      - { kind: time }
      - { kind: time, within: { centre: skrzynia, radius: 6in }, factors: [0.5] }
      - { kind: breakdown }
      - { kind: fog }
      - { kind: directive }
      - { kind: pulse, radius: 6in, test: resistance, loses: ap }
`;
const ALARMED = SCENARIO.replace('effects:\n', EFFECTS)
  .replace(
    '        - [5, 4, 1, 4]\n',
    '        - [5, 4, 1, 4]\n    wrota:\n      name: { pl: Wrota, en: Door }\n      properties: [door]\n      shapes:\n        - [5, 0, 1, 4]\n',
  )
  .replace('        - [[8, 1], [10, 1], [9, 3]]\n', '');

it('the scenario that the rows change is a good one', () => {
  expect(loadScenario(write(ALARMED, 'scenario.yaml'))).toMatchObject({
    table: { terrain: [{ door: false }, { door: true, blocks: false, climb: false }] },
    effects: [
      { kind: 'alarm', watch: ['straz'], tests: ['stealth'], loud: true, force: 'posilki', count: 1 },
      {
        does: [
          { kind: 'time', within: null, factors: [0.5, 1.5] },
          { kind: 'time', within: { centre: 'skrzynia', radius: 6 }, factors: [0.5] },
          { kind: 'breakdown', within: null, test: 'technical' },
          { kind: 'fog' },
          { kind: 'directive' },
          { kind: 'pulse', centre: null, radius: 6, test: 'resistance', loses: 'ap' },
        ],
      },
      {},
      {},
    ],
  });
});

describe('what is refused', () => {
  it.each([
    [
      'an unknown force that keeps watch',
      ['watch: [straz]', 'watch: [staz]'],
      "unknown force 'staz'; did you mean 'straz'?",
    ],
    [
      'an unknown force that comes',
      ['    force: posilki\n  anomalia', '    force: posilk\n  anomalia'],
      "unknown force 'posilk'; did you mean 'posilki'?",
    ],
    [
      'a watch of neutrals',
      ['target: skrzynia', 'target: skrzynia\n    side: neutrals'],
      "'straz' is of the side neutrals, which the players do not hide from",
    ],
    [
      'who comes and is there already',
      ['force: posilki\n  anomalia', 'force: straz\n  anomalia'],
      'an effect brings this force; it needs starts: false',
    ],
    [
      'an unknown centre',
      ['centre: skrzynia', 'centre: skrzynka'],
      "unknown force, zone or objective 'skrzynka'; did you mean 'skrzynia'?",
    ],
    ['a Move that is too long', ['factors: [0.5]', 'factors: [5]'], 'effects.anomalia.does.1.factors.0: '],
    ['an unknown key', ['{ kind: fog }', '{ kind: fog, radius: 3in }'], "unknown key 'radius'"],
  ] as const)('%s', (_what, [from, to], message) => {
    expect(ALARMED).toContain(from);
    expect(complaintAboutScenario(ALARMED.replace(from, to))).toContain(message);
  });

  it('one force that keeps watch for two alarms', () => {
    const twice = ALARMED.replace(
      '  anomalia:',
      '  dzwon:\n    kind: alarm\n    name: { pl: Dzwon, en: Bell }\n    watch: [straz]\n    force: posilki\n  anomalia:',
    );
    expect(complaintAboutScenario(twice)).toContain("effects.dzwon.watch.0: 'straz' keeps watch for another alarm");
  });
});

it('the guards that an alarm brings can be set', () => {
  const scenario = findScenario('krecia-robota');
  const changed = withSettings(scenario, { 'effects.alarm.count': 2 });
  expect(settingValue(changed, 'effects.alarm.count')).toBe(2);
  expect(changed.forces).toEqual(scenario.forces);
});
