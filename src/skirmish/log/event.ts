import { z } from 'zod';
import { SIDES, TEST_KINDS } from '../spec.ts';

/**
 * The log of one battle: a header and the events in their order. Figures are numbers (`header.figures`), places are
 * cells: the number of a cell is `row * columns + column`. Everything that was rolled is in it, and nothing that the
 * rules do not show to everybody at the table.
 */

const figure = z.int().min(0).describe('number of a figure in header.figures');
const cell = z.int().min(0).describe('row * columns + column');
const die = z.int().min(1).max(6);
const id = z.string().min(1);
const bilingual = z.strictObject({ pl: z.string(), en: z.string() });
const dice = z.enum(['standard', 'advantage', 'hindrance']);

const headerFigure = z.strictObject({
  id,
  name: bilingual,
  side: z.enum(SIDES),
  /** The force it belongs to, or null for a figure of the band. */
  force: id.nullable(),
  hp: z.int().min(1).describe('greatest PŻ'),
  spd: z.number().min(0).describe('inches a Move'),
  weapons: z.array(id),
  traits: z.array(id),
  list: id.describe('the priority list it acts by'),
  pooled: z.boolean().describe('whether it has an initiative pool'),
});

const header = z.strictObject({
  version: z.literal(1),
  scenario: id,
  band: id,
  script: id,
  policy: id,
  rulings: z.record(z.string(), z.string()),
  seed: z.string(),
  battle: z.int().min(0),
  rounds: z.int().min(1),
  columns: z.int().min(1),
  rows: z.int().min(1),
  cell: z.number().describe('side of a cell in inches'),
  figures: z.array(headerFigure),
});

/** What a line of sight meets. */
const sight = z.strictObject({
  seen: z.boolean(),
  concealed: z.boolean(),
  cover: z.boolean(),
});

const event = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('arrive'),
    figure,
    cell,
    by: id.nullable().describe('the effect that brings it; null at the set-up'),
  }),
  z.strictObject({ type: z.literal('round'), round: z.int().min(1) }),
  z.strictObject({
    type: z.literal('first'),
    rolls: z
      .array(z.tuple([die, die]))
      .describe('players and opposition, until they differ; none when a ruling decides'),
    first: z.enum(['players', 'opposition']),
  }),
  z.strictObject({ type: z.literal('pool'), figure, dice: z.array(die) }),
  z.strictObject({
    type: z.literal('effect'),
    effect: id,
    rolled: die.nullable(),
    happens: z.boolean(),
    outcome: z.int().min(0).nullable().describe('which of several happenings; null when there is no choice'),
  }),
  z.strictObject({
    type: z.literal('activation'),
    figure,
    ap: z.int().min(0).max(2).describe('2, or fewer after an effect'),
  }),
  z.strictObject({
    type: z.literal('line'),
    figure,
    list: id,
    line: z.int().min(1).describe('the number of the line in its list that fired'),
    name: id,
    second: z.boolean().describe('the second AP of a line that says what to do with it'),
  }),
  z.strictObject({
    type: z.literal('move'),
    figure,
    ap: z.int().min(1).max(2),
    path: z.array(cell).describe('every cell from where it stands to where it ends'),
    cost: z.number().describe('inches of movement spent, difficult terrain counted double'),
  }),
  z.strictObject({
    type: z.literal('drag'),
    figure,
    escorted: figure,
    ap: z.literal(1),
    path: z.array(cell),
    cost: z.number(),
  }),
  z.strictObject({
    type: z.literal('follow'),
    figure: figure.describe('who leads, and comes along for the AP of the drag'),
    path: z.array(cell),
    cost: z.number(),
  }),
  z.strictObject({
    type: z.literal('climb'),
    figure,
    ap: z.literal(1),
    path: z.array(cell).describe('where it ends if the test is passed'),
    cost: z.number(),
  }),
  z.strictObject({
    type: z.literal('attack'),
    figure,
    target: figure,
    weapon: id,
    ap: z.literal(1),
    distance: z.number().describe('inches, centre to centre'),
    sight,
  }),
  z.strictObject({
    type: z.literal('unlock'),
    figure,
    ap: z.literal(1),
    cell: cell.describe('of the door, which is open from then on if the test that follows is passed'),
  }),
  z.strictObject({ type: z.literal('barricade'), figure, effect: id, cell, ap: z.literal(1) }),
  z.strictObject({ type: z.literal('aim'), figure, ap: z.literal(1) }),
  z.strictObject({ type: z.literal('hunker'), figure, ap: z.literal(1) }),
  z.strictObject({ type: z.literal('interact'), figure, objective: id, ap: z.int().min(1).max(2) }),
  z.strictObject({ type: z.literal('ability'), figure, ability: id, ap: z.int().min(1).max(2) }),
  z.strictObject({
    type: z.literal('trait'),
    figure,
    trait: id,
    ap: z.int().min(1).max(2),
    target: figure.nullable(),
  }),
  z.strictObject({ type: z.literal('balk'), figure, ap: z.literal(1).describe('the Move that it does not dare') }),
  z.strictObject({ type: z.literal('wait'), figure, ap: z.int().min(1).max(2) }),
  z.strictObject({
    type: z.literal('test'),
    figure,
    kind: z.enum(TEST_KINDS),
    dice,
    advantage: z.array(id).describe('what gives an advantage: aim, a trait …'),
    hindrance: z.array(id).describe('what gives a hindrance: concealment, weapon, a trait …'),
    rolled: z.array(die),
  }),
  z.strictObject({
    type: z.literal('swap'),
    figure,
    place: z.int().min(0).describe('which test die, from 0'),
    from: die,
    to: die,
    hp: z.int().describe('PŻ after paying'),
    free: id.nullable().describe('the trait by which it costs nothing'),
    forced: id.nullable().describe('the trait by which it must be made'),
  }),
  z.strictObject({
    type: z.literal('pool-die'),
    figure,
    by: id,
    from: die.nullable().describe('null for a die that is added'),
    to: die.nullable().describe('null for a die that is removed'),
  }),
  z.strictObject({
    type: z.literal('reroll'),
    figure,
    of: figure.describe('whose test it is'),
    by: id,
    dice: z.array(z.strictObject({ place: z.int().min(0), from: die, to: die })).min(1),
  }),
  z.strictObject({ type: z.literal('result'), figure, successes: z.int().min(0) }),
  z.strictObject({
    type: z.literal('damage'),
    figure: figure.describe('who loses PŻ'),
    by: figure.nullable(),
    successes: z.int().min(0),
    ignored: z.array(z.strictObject({ by: id, count: z.int().min(1) })).describe('cover, hunker, shield, a trait …'),
    added: z.array(z.strictObject({ by: id, count: z.int().min(1) })).describe('what a trait adds'),
    taken: z.int().min(0),
    hp: z.int().min(0).describe('PŻ left'),
  }),
  z.strictObject({ type: z.literal('heal'), figure, by: id, amount: z.int().min(1), hp: z.int().min(1) }),
  z.strictObject({ type: z.literal('pay'), figure, by: id, hp: z.int().min(1).describe('PŻ after paying') }),
  z.strictObject({
    type: z.literal('expire'),
    figure,
    by: id,
    hp: z.int().min(1).describe('PŻ without the temporary'),
  }),
  z.strictObject({ type: z.literal('grant'), figure, target: figure, by: id }),
  z.strictObject({ type: z.literal('dread'), figure, enemy: figure }),
  z.strictObject({ type: z.literal('broken'), figure, weapon: id }),
  z.strictObject({ type: z.literal('stun'), figure, ap: z.int().describe('AP lost in its next activation') }),
  z.strictObject({ type: z.literal('shield'), figure, ignores: z.int() }),
  z.strictObject({ type: z.literal('call'), figure: figure.describe('who calls for help') }),
  z.strictObject({ type: z.literal('eliminated'), figure }),
  z.strictObject({ type: z.literal('leaves'), figure, zone: id }),
  z.strictObject({ type: z.literal('progress'), objective: id, successes: z.int(), of: z.int() }),
  z.strictObject({
    type: z.literal('entry'),
    effect: id,
    zone: id.describe('the way in'),
    change: z.enum(['close', 'open']),
  }),
  z.strictObject({ type: z.literal('trap'), figure, effect: id }),
  z.strictObject({
    type: z.literal('spotted'),
    figure: figure.describe('the guard'),
    target: figure.describe('who is tested not to be noticed'),
    effect: id,
  }),
  z.strictObject({ type: z.literal('alarm'), figure: figure.describe('the guard, or who makes a noise'), effect: id }),
  z.strictObject({ type: z.literal('point'), effect: id, cell: cell.describe('the random point') }),
  z.strictObject({
    type: z.literal('time'),
    effect: id,
    sector: z.int().min(0).max(8).nullable().describe('of nine, row by row; null round a centre'),
    factor: z.number().describe('so many times the inches of a Move'),
  }),
  z.strictObject({ type: z.literal('breakdown'), figure, effect: id }),
  z.strictObject({ type: z.literal('jammed'), figure: figure.describe('uses no ranged weapon in this round') }),
  z.strictObject({ type: z.literal('panic'), figure: figure.describe('who is too afraid to move'), effect: id }),
  z.strictObject({
    type: z.literal('appears'),
    objective: id.describe('a thing that is carried'),
    rolled: z.array(die).describe('2k6 for its sector; none where it has no sectors'),
    cell,
  }),
  z.strictObject({ type: z.literal('takes'), figure, objective: id }),
  z.strictObject({ type: z.literal('drops'), figure, objective: id, cell }),
  z.strictObject({
    type: z.literal('jumps'),
    objective: id,
    rolled: z.array(die).describe('inches'),
    direction: z.int().min(0).max(11).describe('as on the face of a clock: 0 is up, 3 is right'),
    cell: cell.describe('where it comes down'),
  }),
  z.strictObject({ type: z.literal('aura'), figure, effect: id }),
  z.strictObject({ type: z.literal('explodes'), objective: id, effect: id }),
  z.strictObject({
    type: z.literal('end'),
    result: z.enum(['win', 'loss', 'draw']),
    ending: id.nullable(),
    round: z.int().min(1),
  }),
]);

export const battleLogSchema = z.strictObject({ header, events: z.array(event) });

export type BattleLog = z.infer<typeof battleLogSchema>;
export type LogHeader = BattleLog['header'];
export type LogEvent = BattleLog['events'][number];

/** The JSON Schema of a battle log. */
export function battleLogJsonSchema(): unknown {
  return { title: 'The log of one battle of hyperputer', ...z.toJSONSchema(battleLogSchema) };
}
