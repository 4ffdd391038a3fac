import { at, SCENE } from './arena.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import { BATTLE, DEATH, IDLE, MELEE, untilLimit } from './legal.ts';
import type { Legal } from './told.ts';

const FIRST = 'activation.first';
const ORDER = 'activation.order';
const CONTROL = 'activation.npc-control';

/** The idle scene with these rulings; `order` is who acts. */
function idle(
  rulings: Readonly<Record<string, string>>,
  order: readonly number[],
  rolls: [number, number][] = [[6, 1]],
): Legal {
  const { scenario, events } = untilLimit({ 4: at(4, 2) }, ...order.map(e.idle));
  const begun = events.map((event) => (event.type === 'first' && rolls.length > 0 ? e.first(...rolls) : event));
  return { scenario, rulings, events: begun };
}

const BY_RULING = [{ at: ['first'], set: { rolls: [] } }] as const;
const EACH = [0, 2, 1, 3, 4];
const OPPOSITION: [number, number][] = [[1, 6]];

tellsFaults('rounds and who is first', [
  [
    'a round is skipped',
    BATTLE,
    [{ at: ['round', 1], set: { round: 3 } }],
    ['round 3 follows round 1', 'round 3 of 2', 'tiger-comes does not come', 'the battle ends in round 3'],
  ],
  ['a round too many', { ...BATTLE, scenario: { ...BATTLE.scenario, rounds: 1 } }, [], ['round 2 of 1 is played']],
  [
    'the winner of the roll',
    IDLE,
    [{ at: ['first'], set: { rolls: [[1, 6]] } }],
    ['players are first after 1 against 6'],
  ],
  ['a tie decides', IDLE, [{ at: ['first'], set: { rolls: [[3, 3]] } }], ['does not end when it differs']],
  [
    'rolled on',
    IDLE,
    [
      {
        at: ['first'],
        set: {
          rolls: [
            [6, 1],
            [6, 2],
          ],
        },
      },
    ],
    ['does not end when it differs'],
  ],
  ['no roll', IDLE, BY_RULING, ['does not end when it differs']],
  ['none under the ruling', idle({ [FIRST]: 'players' }, EACH), BY_RULING, []],
  ['a roll against the ruling', idle({ [FIRST]: 'players' }, EACH), [], ['dice are rolled']],
  ['first against the ruling', idle({ [FIRST]: 'npcs' }, EACH), BY_RULING, ['players are first against the ruling']],
  [
    'pools before it',
    IDLE,
    [{ move: ['pool', 1], count: 1, before: ['first'] }],
    ['"pool" stands where "first" belongs'],
  ],
]);

tellsFaults('pools', [
  ['a pool is not rolled', IDLE, [{ drop: ['pool', 1] }], ['figure 1 (bob) rolls no pool']],
  [
    'a die too many',
    IDLE,
    [{ at: ['pool'], set: { dice: [1, 1, 1, 1, 1] } }],
    ['figure 0 (ada) rolls 5 dice with 4 PŻ'],
  ],
  ['as many as at the start', BATTLE, [{ at: ['pool', 2], set: { dice: [4, 4, 4, 4] } }], ['rolls 4 dice with 2 PŻ']],
  ['one for an NPC', IDLE, [{ before: ['activation'], add: [e.pool(2, 1, 2, 3)] }], ['figure 2 (guard) has no pool']],
  [
    'two pools',
    IDLE,
    [{ before: ['activation'], add: [e.pool(1, 1, 2, 3, 4, 5)] }],
    ['figure 1 (bob) rolls two pools'],
  ],
]);

tellsFaults('the order of activation', [
  ['none: the sides alternate', idle({}, EACH), [], []],
  ['none: the opposition is first', idle({}, [2, 0, 3, 1, 4], OPPOSITION), [], []],
  ['the other side begins', idle({}, EACH, OPPOSITION), [], ['figure 0 (ada) is activated in the turn']],
  ['two of a band', idle({}, [0, 1, 2, 3, 4]), [], ['figure 1 (bob) is activated in the turn of the other side']],
  ['NPCs out of order', idle({}, [0, 3, 1, 2, 4]), [], ['figure 3 (guard) acts before figure 2 (guard)']],
  ['none: strict', idle({ [ORDER]: 'strict' }, [0, 2, 3, 4, 1]), [], []],
  ['none: strict, after one of the opposition', idle({ [ORDER]: 'strict' }, [2, 0, 3, 4, 1], OPPOSITION), [], []],
  ['strict: a band does not wait', idle({ [ORDER]: 'strict' }, EACH), [], ['figure 1 (bob) is activated in the turn']],
  ['none: a block', idle({ [ORDER]: 'npc-block' }, [0, 2, 3, 4, 1]), [], []],
  ['a block is broken', idle({ [ORDER]: 'npc-block' }, EACH), [], ['figure 1 (bob) is activated in the turn']],
  ['none: the nearest', idle({ [CONTROL]: 'nearest-after-player' }, [0, 4, 1, 3, 2]), [], []],
  [
    'not the nearest',
    idle({ [CONTROL]: 'nearest-after-player' }, [0, 2, 1, 4, 3]),
    [],
    ['figure 2 (guard) is not the nearest to figure 0 (ada)'],
  ],
  ['twice in a round', IDLE, [{ before: ['end'], add: e.idle(2) }], ['figure 2 (guard) is activated twice in a round']],
  ['not at all', IDLE, [{ drop: ['activation', 4], count: 3 }], ['before its limit: figure 4 (chief) has not acted']],
  [
    'not at all, and another round begins',
    BATTLE,
    [{ drop: ['activation', 4], count: 8 }],
    ['figure 4 (chief) does not act in round 1'],
  ],
  ['the escorted', IDLE, [{ before: ['end'], add: e.idle(6) }], ['figure 6 (egg) is escorted']],
  [
    'one who waits for an effect',
    IDLE,
    [{ before: ['end'], add: e.idle(5) }],
    ['figure 5 (tiger) is activated and not on', 'figure 5 (tiger) acts'],
  ],
  [
    'the dead',
    DEATH,
    [{ before: ['end'], add: e.idle(1) }],
    ['figure 1 (bob) is activated and not on the table', 'figure 1 (bob) acts'],
  ],
  ['no round at all', { ...IDLE, scenario: SCENE }, [{ drop: ['round'] }], ['"first" stands out of order']],
]);

const WAIT = e.wait(0, 1);
tellsFaults('action points and lines', [
  ['more than two', IDLE, [{ before: ['activation', 1], add: WAIT }], ['1 AP are spent of 0']],
  ['three for a wait and a full wait', IDLE, [{ before: ['line'], add: WAIT }], ['2 AP are spent of 1']],
  ['a stun is forgotten', MELEE, [{ at: ['activation', 1], set: { ap: 2 } }], ['figure 2 (guard) has 1 AP, not 2']],
  [
    'AP are lost for nothing',
    IDLE,
    [{ at: ['activation'], set: { ap: 1 } }],
    ['has 2 AP, not 1', '2 AP are spent of 1'],
  ],
  ['a stun lasts', MELEE, [{ at: ['activation', 3], set: { ap: 1 } }], ['has 2 AP, not 1', '2 AP are spent of 1']],
  ['no line', MELEE, [{ drop: ['line'] }], ['no line of a list stands before the attack']],
  ['none: a wait without one', IDLE, [{ drop: ['line'] }], []],
  ['no line for the second action', MELEE, [{ drop: ['line', 1] }], ['no line of a list stands before the hunker']],
  ['a line of another list', MELEE, [{ at: ['line'], set: { list: 'x' } }], ['figure 1 (bob) acts by list, not by x']],
  ['none: a line for the second AP', MELEE, [{ at: ['line', 1], set: { second: true } }], []],
  [
    'the second AP of another line',
    MELEE,
    [{ at: ['line', 1], set: { second: true, line: 2 } }],
    ['line 2 is for a second AP'],
  ],
  ['a line and nothing done', IDLE, [{ drop: ['wait'] }], ['no action follows the line']],
  ["another's line", IDLE, [{ at: ['line'], set: { figure: 1 } }], ['figure 1 reads its list in the turn of figure 0']],
  ["another's action", IDLE, [{ at: ['wait'], set: { figure: 1 } }], ['figure 1 acts in the turn of figure 0 (ada)']],
  ['a figure that does not exist', IDLE, [{ at: ['activation'], set: { figure: 9 } }], ['there is no figure 9']],
  [
    'the same action twice',
    { ...IDLE, rulings: { 'actions.repeat': 'different' } },
    [
      { before: ['line'], add: [...e.aim(0), ...e.aim(0)] },
      { drop: ['line', 2], count: 2 },
    ],
    ['the aim is repeated'],
  ],
  [
    'none: the same action twice',
    IDLE,
    [
      { before: ['line'], add: [...e.aim(0), ...e.aim(0)] },
      { drop: ['line', 2], count: 2 },
    ],
    [],
  ],
  [
    'an attack and Krycie się',
    { ...MELEE, rulings: { 'hunker.attack-then-hunker': 'forbidden' } },
    [],
    ['a figure that has attacked hunkers down'],
  ],
]);
