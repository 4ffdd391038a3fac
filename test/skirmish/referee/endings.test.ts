import { describe, expect, it } from 'vitest';
import type { BattleLog } from '../../../src/skirmish/log/event.ts';
import { faultsOf } from '../../../src/skirmish/referee/referee.ts';
import type { Scenario } from '../../../src/skirmish/spec.ts';
import { at, BAND, headerOf, SCENE } from './arena.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import { BATTLE, CAPTURE, DEATH, IDLE } from './legal.ts';
import type { Legal } from './told.ts';

const CAUGHT = { drop: ['end'] } as const;
const to = (set: Readonly<Record<string, unknown>>) => ({ at: ['end'], set }) as const;
const scenario = (legal: Legal, facts: Partial<Scenario>): Legal => ({
  ...legal,
  scenario: { ...legal.scenario, ...facts },
});
const ending = (id: string, facts: Partial<Scenario['wins'][number]>) => {
  return { id, name: { pl: id, en: id }, when: 'at-once', all: [], ...facts } as const;
};
const ALIVE = ending('alive', { when: 'at-limit', all: [{ kind: 'inside', zone: 'anywhere', count: 2 }] });
const BOTH = scenario(CAPTURE, {
  losses: [ending('shot', { all: [{ kind: 'neutralised', force: 'chief', hp: 1 }] })],
});
const REST = [e.idle(2), e.idle(1), e.idle(3), e.idle(4)].flat();

tellsFaults('the end', [
  ['none: at once', CAPTURE, [], []],
  ['none: at the limit', BATTLE, [], []],
  ['no end', IDLE, [{ drop: ['end'] }], ['the log has no end']],
  ['two ends', IDLE, [{ append: [e.end('loss', null, 1)] }], ['the log goes on after the end']],
  ['events after it', IDLE, [{ append: e.idle(0) }], ['the log goes on after the end']],
  ['in another round', IDLE, [to({ round: 2 })], ['the battle ends in round 1, not 2']],
  ['another result', CAPTURE, [to({ result: 'loss' })], ['"caught" is a win, not a loss']],
  ['another result at the limit', IDLE, [to({ result: 'draw' })], ['at the limit it is a loss, not a draw']],
  ['an ending that does not hold', IDLE, [to({ result: 'win', ending: 'caught' })], ['"caught" does not hold']],
  [
    'an ending that there is not',
    CAPTURE,
    [to({ ending: 'x' })],
    ['there is no ending "x"', '"caught" holds and comes before'],
  ],
  [
    'before the limit',
    IDLE,
    [{ drop: ['activation', 1], count: 12 }],
    ['before its limit: figure 1 (bob) has not acted, figure 2'],
  ],
  [
    'a round too early',
    BATTLE,
    [{ drop: ['round', 1], count: 65 }, { append: [e.end('loss', null, 1)] }],
    ['more rounds follow'],
  ],
  [
    'not at once',
    CAPTURE,
    [CAUGHT, { append: [...REST, e.end('win', 'caught', 1)] }],
    ['goes on although "caught" holds'],
  ],
  [
    'not at all',
    CAPTURE,
    [CAUGHT, { append: [...REST, e.end('loss', null, 1)] }],
    ['goes on although "caught"', '"caught" holds and'],
  ],
  ['a loss before a win', BOTH, [to({ result: 'loss', ending: 'shot' })], ['"caught" holds and comes before "shot"']],
  ['none: a win before a loss', BOTH, [], []],
  ['none: only after the last round', scenario(IDLE, { wins: [ALIVE] }), [to({ result: 'win', ending: 'alive' })], []],
  [
    'what holds after the last round',
    scenario(IDLE, { wins: [ALIVE] }),
    [],
    ['"alive" holds and comes before "the limit"'],
  ],
  [
    'after the last round only',
    scenario(CAPTURE, { wins: [ALIVE] }),
    [to({ ending: 'alive' })],
    ['"alive" is looked at after the last round only'],
  ],
  [
    'none: a target is not caught while it has PŻ',
    { ...CAPTURE, rulings: { 'neutralise.at-one': 'no' } },
    [CAUGHT, { append: [...REST, e.end('loss', null, 1)] }],
    [],
  ],
  [
    'a target with PŻ left is caught',
    { ...CAPTURE, rulings: { 'neutralise.at-one': 'no' } },
    [],
    ['"caught" does not hold'],
  ],
]);

const loses = (all: Scenario['losses'][number]['all']): Legal => scenario(DEATH, { losses: [ending('lost', { all })] });
const LOST = to({ result: 'loss', ending: 'lost' });

tellsFaults('conditions', [
  ['a side that lives', loses([{ kind: 'side-eliminated', side: 'players' }]), [LOST], ['"lost" does not hold']],
  ['a force that lives', loses([{ kind: 'eliminated', force: 'guards' }]), [LOST], ['"lost" does not hold']],
  [
    'a place that nobody reached',
    loses([{ kind: 'reached', force: 'egg', zone: 'exit' }]),
    [LOST],
    ['"lost" does not hold'],
  ],
  [
    'none: a place that was reached',
    loses([{ kind: 'reached', force: 'egg', zone: 'deployment' }]),
    [],
    ['goes on although "lost"', '"lost" holds'],
  ],
  ['nobody has left', loses([{ kind: 'evacuated', zone: 'exit', count: 1 }]), [LOST], ['"lost" does not hold']],
  ['too few inside', loses([{ kind: 'inside', zone: 'anywhere', count: 3 }]), [LOST], ['"lost" does not hold']],
  ['work that is not done', loses([{ kind: 'done', objective: 'rob' }]), [LOST], ['"lost" does not hold']],
]);

describe('the header', () => {
  const { events } = IDLE;
  const header = headerOf(SCENE, BAND);
  const [ada, ...others] = header.figures;
  const change = (facts: Partial<NonNullable<typeof ada>>) => ({ figures: [{ ...ada!, ...facts }, ...others] });

  it.each<readonly [what: string, facts: Partial<BattleLog['header']>, fault: string]>([
    ['another scenario', { scenario: 'x' }, 'the header has scenario x, not scene'],
    ['another band', { band: 'x' }, 'the header has band x, not two'],
    ['other rounds', { rounds: 3 }, 'the header has rounds 3, not 1'],
    ['another table', { columns: 11 }, 'the header has columns 11, not 12'],
    ['other cells', { cell: 0.5 }, 'the header has cell 0.5, not 1'],
    [
      'an unknown option',
      { rulings: { ...header.rulings, 'cover.in-melee': 'x' } },
      'cover.in-melee is "x"; it may be no, yes',
    ],
    ['other weapons', change({ weapons: ['knife'] }), 'has the weapons knife, not knife pistol'],
    ['other traits', change({ traits: [] }), 'has the traits none, not zwinny'],
    ['other PŻ', change({ hp: 5 }), 'has the PŻ 5, not 4'],
    ['another SPD', change({ spd: 8 }), 'has the SPD 8, not 6'],
    ['another side', change({ side: 'npcs' }), 'has the side npcs, not players'],
    ['no pool', change({ pooled: false }), 'has a pool: false, not true'],
  ])('is checked: %s', (_, facts, fault) => {
    const found = faultsOf({ header: { ...header, ...facts }, events: [...events] }, SCENE, BAND);
    expect(found[0]).toEqual({ event: -1, fault: expect.stringContaining(fault) });
  });

  it('has a figure for each of the scenario and the band', () => {
    const found = faultsOf({ header: { ...header, figures: others }, events: [...events] }, SCENE, BAND);
    expect(found[0]?.fault).toContain('the header has 6 figures; scenario and band have 7');
  });
});

describe('a fault', () => {
  it('names the place of its event', () => {
    const log = { header: headerOf(SCENE, BAND), events: [...IDLE.events] };
    log.events[2] = e.arrive(2, at(0, 0));
    expect(faultsOf(log, SCENE, BAND)).toEqual([{ event: 2, fault: 'figure 2 (guard) arrives on figure 0 (ada)' }]);
  });
});
