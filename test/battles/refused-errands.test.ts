import { describe, expect, it } from 'vitest';
import { loadScenario } from '../../src/battles/load-scenario.ts';
import { complaintAboutScenario, SCENARIO, write } from './written.ts';

/** Deliveries, panic, charges and eggs that hatch, as scenario files say them. */

const ESCORT = `  jajo:
    profile: naukowiec-z-jajem
    side: players
    zones: [start]
    escorted: true
objectives:`;
const LETTER = `  list:
    name: { pl: List, en: Letter }
    force: straz
effects:`;
const EFFECTS = `  strach:
    kind: panic
    name: { pl: Strach, en: Fear }
    rounds: 1..6
    force: jajo
    fears: { side: beasts, within: 6in }
  bum:
    kind: blast
    name: { pl: Bum, en: Bang }
    objective: list
    radius: 3in
    test: [agility, strength]
    damage: 2
goal: { kind: work, objective: skrzynia, instead: list, home: start }
wins:`;
const ENDINGS = `    all:
      - kind: any
        of:
          - { kind: done, objective: skrzynia }
          - { kind: done, objective: list }
losses:
  wyklute:
    name: { pl: Wyklute, en: Hatched }
    all:
      - { kind: hatched, effect: fauna }
`;
const ERRANDS = SCENARIO.replace('objectives:', ESCORT)
  .replace('effects:', LETTER)
  .replace('goal: { kind: work, objective: skrzynia }\nwins:', EFFECTS)
  .replace('    all:\n      - { kind: done, objective: skrzynia }\nlosses:\n', ENDINGS)
  .replace(
    '    kind: wave\n    name: { pl: Fala, en: Wave }\n    rounds: 2..3\n    count: 1\n    force: posilki',
    '    kind: wave\n    name: { pl: Fala, en: Wave }\n    rounds: 2..3\n    count: 1\n    force: posilki\n  fauna:\n    kind: complication\n    name: { pl: Fauna, en: Fauna }\n    rounds: 2\n    faces: 1\n    does: { kind: arrival, force: posilki }',
  );

it('the scenario that the rows change is a good one', () => {
  expect(loadScenario(write(ERRANDS, 'scenario.yaml'))).toMatchObject({
    objectives: [
      { id: 'skrzynia', zone: 'brama', force: null },
      { id: 'list', zone: null, force: 'straz', tests: [] },
    ],
    effects: [
      {},
      {},
      {},
      { kind: 'panic', test: 'will', fears: { side: 'beasts', within: 6 } },
      { kind: 'blast', delay: 1, radius: 3, tests: ['agility', 'strength'] },
    ],
    goal: { kind: 'work', objective: 'skrzynia', instead: 'list', exit: null, home: 'start' },
  });
});

describe('what is refused', () => {
  it.each([
    {
      what: 'an objective that is nowhere',
      change: ['\n    force: straz\neffects', '\neffects'],
      message: /objectives\.list: needs a zone, or a force that it is$/,
    },
    {
      what: 'one that is a place and somebody',
      change: ['    force: straz\neffects', '    zone: brama\n    force: straz\neffects'],
      message: /objectives\.list\.force: it has a zone; allowed: a zone or a force$/,
    },
    {
      what: 'one that is nobody',
      change: ['    count: 2', '    count: 0'],
      message: /objectives\.list\.force: 'straz' has no figures$/,
    },
    {
      what: 'one that is somebody unknown',
      change: ['    force: straz\neffects', '    force: staz\neffects'],
      message: /objectives\.list\.force: unknown force 'staz'; did you mean 'straz'\?/,
    },
    {
      what: 'panic of who acts by himself',
      change: ['    force: jajo', '    force: straz'],
      message: /effects\.strach\.force: 'straz' acts by itself; allowed: a force that is escorted$/,
    },
    {
      what: 'a charge that nobody sets',
      change: ['    objective: list', '    objective: lis'],
      message: /effects\.bum\.objective: unknown objective 'lis'; did you mean 'list'\?/,
    },
    {
      what: 'something else that will do, and is not there',
      change: ['instead: list', 'instead: lisc'],
      message: /goal\.instead: unknown objective 'lisc'; did you mean 'list'\?/,
    },
    {
      what: 'a home that is not there',
      change: ['home: start', 'home: stat'],
      message: /goal\.home: unknown zone 'stat'; did you mean 'start'\?/,
    },
    {
      what: 'a part of a condition',
      change: ['          - { kind: done, objective: list }', '          - { kind: done, objective: lits }'],
      message: /wins\.otwarta\.all\.0\.of\.1\.objective: unknown objective 'lits'/,
    },
    {
      what: 'an effect that hatches and is not there',
      change: ['effect: fauna', 'effect: faun'],
      message: /losses\.wyklute\.all\.0\.effect: unknown effect 'faun'; did you mean 'fauna'\?/,
    },
    {
      what: 'an effect that cannot hatch',
      change: ['effect: fauna', 'effect: fala'],
      message: /losses\.wyklute\.all\.0\.effect: 'fala' is no complication$/,
    },
    {
      what: 'a win before the battle begins',
      change: ['          - { kind: done, objective: list }', '          - { kind: inside, zone: start }'],
      message: /wins\.otwarta: all of it is so before the battle begins$/,
    },
  ] as const)('$what', ({ change: [from, to], message }) => {
    expect(ERRANDS).toContain(from);
    expect(complaintAboutScenario(ERRANDS.replace(from, to))).toMatch(message);
  });
});
