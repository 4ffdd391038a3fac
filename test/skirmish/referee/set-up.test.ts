import type { Effect } from '../../../src/skirmish/spec.ts';
import { at, SCENARIO, SCENE } from './arena.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import { BATTLE, IDLE } from './legal.ts';
import { type Edit, edited, type Legal } from './told.ts';

const TIGER = SCENARIO.effects[0] as Extract<Effect, { readonly kind: 'complication' }>;
const WAVE = { kind: 'wave', id: 'tiger-comes', name: TIGER.name, rounds: [1], count: 1, force: 'tiger' } as const;

/** The idle scene with an effect in its round. */
function withEffect(effect: Effect, ...edits: Edit[]): Legal {
  const events = edits.reduce<Legal['events']>(edited, IDLE.events);
  return { events, scenario: { ...SCENE, effects: [...SCENE.effects, effect] } };
}

const rolled = (face: number | null, happens: boolean, ...cells: number[]): Edit => {
  const arrivals = cells.map((cell) => e.arrive(5, cell, 'tiger-comes'));
  return {
    before: ['first'],
    add: [{ type: 'effect', effect: 'tiger-comes', rolled: face, happens, outcome: null }, ...arrivals],
  };
};
const tigerActs: Edit = { before: ['end'], add: e.idle(5) };

const STAYS = withEffect({ ...TIGER, rounds: [1] }, rolled(3, false));
const COMES = withEffect({ ...TIGER, rounds: [1] }, rolled(2, true, at(7, 7)), tigerActs);
const COMES_IN_WAVE = withEffect(WAVE, rolled(null, true, at(7, 7)), tigerActs);
const TIGERS_TURN = { drop: ['activation', 5], count: 3 } as const;

tellsFaults('the set-up', [
  ['none', IDLE, [], []],
  ['a figure is left out', IDLE, [{ drop: ['arrive', 5] }], ['figure 6 (egg) is not set up']],
  [
    'a figure arrives twice',
    IDLE,
    [{ before: ['round'], add: [e.arrive(6, at(3, 3))] }],
    ['figure 6 (egg) arrives twice'],
  ],
  [
    'outside its zone',
    BATTLE,
    [{ at: ['arrive', 4], set: { cell: at(8, 2) } }],
    ['figure 4 (chief) arrives outside camp', 'the path of figure 4 (chief) starts at 34; it stands on 32'],
  ],
  ['on another figure', IDLE, [{ at: ['arrive', 5], set: { cell: 0 } }], ['figure 6 (egg) arrives on figure 0 (ada)']],
  ['in a wall', IDLE, [{ at: ['arrive', 5], set: { cell: at(5, 0) } }], ['nobody can stand on cell 5']],
  ['on a cliff', IDLE, [{ at: ['arrive', 5], set: { cell: at(3, 7) } }], ['nobody can stand on cell 87']],
  ['brought by an effect', IDLE, [{ at: ['arrive', 5], set: { by: 'x' } }], ['is brought by x, not by the set-up']],
  [
    'a figure that an effect has to bring',
    IDLE,
    [{ before: ['round'], add: [e.arrive(5, at(7, 7))] }, tigerActs],
    ['figure 5 (tiger) is set up; an effect has to bring it'],
  ],
]);

tellsFaults('arrivals', [
  ['none: the roll brings nobody', STAYS, [], []],
  ['none: the roll brings one', COMES, [], []],
  ['none: a wave', COMES_IN_WAVE, [], []],
  ['a complication is not rolled', STAYS, [{ drop: ['effect'] }], ['tiger-comes is left out in round 1']],
  ['a wave is left out', COMES_IN_WAVE, [TIGERS_TURN, { drop: ['effect'], count: 2 }], ['tiger-comes is left out']],
  ['it happens on another face', COMES, [{ at: ['effect'], set: { rolled: 3 } }], ['tiger-comes happens on a 3']],
  ['it does not happen', STAYS, [{ at: ['effect'], set: { rolled: 1 } }], ['tiger-comes does not happen on a 1']],
  ['nobody comes', COMES, [TIGERS_TURN, { drop: ['arrive', 6] }], ['tiger-comes brings fewer than 1']],
  ['no roll', STAYS, [{ at: ['effect'], set: { rolled: null } }], ['tiger-comes needs a roll']],
  ['a roll for a wave', COMES_IN_WAVE, [{ at: ['effect'], set: { rolled: 1 } }], ['tiger-comes needs no roll']],
  [
    'in another round',
    { ...COMES, scenario: { ...SCENE, effects: [TIGER] } },
    [],
    ['tiger-comes does not come in round 1'],
  ],
  ['twice in a round', STAYS, [rolled(4, false)], ['tiger-comes comes twice in a round']],
  [
    'more than come',
    COMES,
    [{ before: ['first'], add: [e.arrive(5, at(7, 6), 'tiger-comes')] }],
    ['figure 5 (tiger) arrives twice', 'tiger-comes brings more than 1'],
  ],
]);
