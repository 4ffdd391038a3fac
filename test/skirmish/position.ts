import { seedKey } from '../../src/random/seed-key.ts';
import { TrialStreams } from '../../src/random/trial-stream.ts';
import type { Actions } from '../../src/skirmish/engine/actions.ts';
import type { Attacks } from '../../src/skirmish/engine/attack.ts';
import { type Battle, FACES } from '../../src/skirmish/engine/battle.ts';
import type { Movement } from '../../src/skirmish/engine/movement.ts';
import { clearPools, rollPools } from '../../src/skirmish/engine/pools.ts';
import { BattleSimulator } from '../../src/skirmish/engine/simulator.ts';
import { SCRIPTS } from '../../src/skirmish/lists/names.ts';
import type { LogEvent } from '../../src/skirmish/log/event.ts';
import type { SkirmishRulings } from '../../src/skirmish/rulings.ts';
import type {
  Ability,
  Effect,
  Force,
  Goal,
  Objective,
  Point,
  Scenario,
  Side,
  Weapon,
  Zone,
} from '../../src/skirmish/spec.ts';
import { TableMap } from '../../src/skirmish/table/table-map.ts';
import { cellOfSign, drawnTable } from './table/drawn-table.ts';

/** Battles that begin in a drawn position, one activation at a time. */

const named = (id: string) => ({ pl: id, en: id });

function weapon(id: string, kind: Weapon['kind'], range: number, shots: number | null = null): Weapon {
  const plain = { dice: 'standard', ignoresCover: false, stuns: false, harmless: false, needsTwo: false } as const;
  return { ...plain, id, name: named(id), kind, range, shots, isTechnical: false, offHand: false };
}

export const BLADE = weapon('blade', 'melee', 0);
export const GUN = weapon('gun', 'ranged', 12);
export const PILUM = weapon('pilum', 'thrown', 6, 1);
export const SHIELD: Ability = {
  id: 'shield',
  name: named('shield'),
  ap: 1,
  test: 'technical',
  uses: 1,
  effect: { kind: 'shield', ignores: 1 },
};

export const CALL: Ability = { id: 'call', name: named('call'), ap: 1, test: null, uses: 1, effect: { kind: 'call' } };

/** A figure by its sign on the map. Upper case; those of the players are the band, in the order in which they stand. */
export interface Piece {
  readonly side: Side;
  readonly list: string;
  readonly weapons?: readonly Weapon[];
  readonly abilities?: readonly Ability[];
  readonly traits?: readonly string[];
  /** Of a figure of the band, the epoch that it is attached to; the battle is in the epoch `test`. */
  readonly epoch?: string;
  readonly spd?: number;
  /** Greatest PŻ, and PŻ now where they are fewer. */
  readonly hp?: number;
  readonly hpNow?: number;
  /** Figures of one force stand one after the other; without it each is a force of its own, named as its sign. */
  readonly force?: string;
  readonly target?: string;
  readonly route?: readonly Point[];
  readonly escorted?: boolean;
  readonly object?: boolean;
}

export interface Drawing {
  /** Signs of `drawnTable`; upper case for figures, digits for zones. */
  readonly map: readonly string[];
  readonly pieces: Readonly<Record<string, Piece>>;
  /** What the zones are for, by digit; a zone that no digit marks is one cell in the lower left corner. */
  readonly zones?: Readonly<Record<string, Zone['use']>>;
  readonly deployment?: string;
  readonly goal?: Goal;
  readonly objectives?: readonly Objective[];
  readonly rulings?: Readonly<Partial<SkirmishRulings>>;
  /** What every die of a test shows; 1 when it is not said, so that nobody is hurt. */
  readonly die?: number;
  /** What the dice of tests show, one after the other, and those of pools: in place of `die`, and all must be rolled. */
  readonly dice?: readonly number[];
  readonly poolDice?: readonly number[];
  /** The pools as the battle stands, by sign. */
  readonly pools?: Readonly<Record<string, readonly number[]>>;
  readonly policy?: string;
  readonly dark?: boolean;
  readonly round?: number;
  readonly effects?: readonly Effect[];
}

export interface Position {
  readonly battle: Battle;
  readonly movement: Movement;
  readonly attacks: Attacks;
  readonly actions: Actions;
  /** The number of the figure with a sign, and back. */
  figure(sign: string): number;
  sign(figure: number): string;
  /** What a figure does in one activation: see `told`. */
  activate(sign: string): string;
  /** The events of one activation. */
  events(sign: string): LogEvent[];
  /** The events of the next round's start: pools. */
  beginRound(): LogEvent[];
  /** The events by which the effects of the next round come about; what is chosen at random, each counted from 0. */
  happen(...chosen: number[]): LogEvent[];
  /** The events by which the last round ends. */
  endBattle(): LogEvent[];
  /** The events by which the round ends. */
  endRound(): LogEvent[];
  /** Scripted dice that were not rolled. */
  leftover(): { readonly dice: readonly number[]; readonly poolDice: readonly number[] };
}

export function position(drawing: Drawing): Position {
  const { map, pieces, rulings = {}, die = 1, pools = {}, policy = 'never' } = drawing;
  const signs = Object.keys(pieces);
  const band = signs.filter(
    (sign) => pieces[sign]!.side === 'players' && !pieces[sign]!.escorted && !pieces[sign]!.object,
  );
  const forces = forcesOf(
    pieces,
    signs.filter((sign) => !band.includes(sign)),
  );
  const numbers = [...band, ...forces.flatMap(({ signs }) => signs)];
  const scenario = scenarioOf(
    drawing,
    forces.map(({ force }) => force),
  );
  const lists = new Set(band.map((sign) => pieces[sign]!.list));
  if (lists.size > 1) throw new RangeError(`a band acts by one list, not by ${[...lists].join(', ')}`);
  const simulator = new BattleSimulator(
    {
      scenario,
      band: {
        id: 'band',
        name: named('band'),
        figures: band.map((sign) => ({
          ...bodyOf(pieces[sign]!),
          id: sign,
          name: sign,
          epoch: pieces[sign]!.epoch ?? null,
        })),
      },
      script: [...lists][0] ?? 'objective',
      policy,
      rulings,
    },
    TableMap.of(scenario.table),
    new TrialStreams(seedKey('position', 'battle')),
  );
  const { battle } = simulator;
  battle.begin(0);
  battle.round = drawing.round ?? 1;
  const dice = [...(drawing.dice ?? [])];
  const poolDice = [...(drawing.poolDice ?? [])];
  battle.rollFor = () => (drawing.dice === undefined ? die : next(dice, 'test'));
  battle.rollPool = () => next(poolDice, 'pool');
  for (const [figure, sign] of numbers.entries()) {
    battle.enter(figure, cellOfSign(map, sign));
    battle.hp[figure] = pieces[sign]!.hpNow ?? battle.hp[figure]!;
    for (const face of pools[sign] ?? []) battle.pool[figure * FACES + face]!++;
  }
  const events = (sign: string) => {
    const log: LogEvent[] = [];
    battle.log = log;
    simulator.activate(numbers.indexOf(sign));
    battle.log = null;
    return log;
  };
  const { movement, attacks, actions } = simulator.situation;
  return {
    battle,
    movement,
    attacks,
    actions,
    figure: (sign) => numbers.indexOf(sign),
    sign: (figure) => numbers[figure]!,
    activate: (sign) => told(events(sign), numbers, battle.columns),
    events,
    beginRound: () => {
      const log: LogEvent[] = [];
      battle.log = log;
      battle.round++;
      clearPools(battle);
      rollPools(battle);
      battle.log = null;
      return log;
    },
    happen: (...chosen) => {
      const log: LogEvent[] = [];
      battle.log = log;
      battle.round++;
      battle.effectDice.below = () => next(chosen, 'effect');
      // Only this calls it by itself.
      simulator.happenings.beginRound();
      battle.log = null;
      return log;
    },
    endRound: () => {
      const log: LogEvent[] = [];
      battle.log = log;
      simulator.happenings.endRound();
      battle.log = null;
      return log;
    },
    endBattle: () => {
      const log: LogEvent[] = [];
      battle.log = log;
      battle.round = battle.rounds;
      simulator.happenings.endRound();
      battle.log = null;
      return log;
    },
    leftover: () => ({ dice, poolDice }),
  };
}

export function isScript(list: string): boolean {
  return SCRIPTS.some((script) => script === list);
}

/** @throws RangeError when more dice are rolled than were scripted */
function next(dice: number[], kind: string): number {
  const face = dice.shift();
  if (face === undefined) throw new RangeError(`one more ${kind} die is rolled than is scripted`);
  return face;
}

/**
 * A log as the lines that fired and what came of them: `1 attack B, + hunker; 2 move 1 to 3,0`. Lines of a script have
 * their ids in place of numbers. A plus stands for what a line says of the second AP, coordinates are column and row from
 * the upper left.
 */
function told(log: readonly LogEvent[], signs: readonly string[], columns: number): string {
  const place = (path: readonly number[]) => `${path.at(-1)! % columns},${Math.floor(path.at(-1)! / columns)}`;
  const words = log.map((event) => {
    switch (event.type) {
      case 'line':
        return event.second ? ', +' : `; ${isScript(event.list) ? event.name : event.line}`;
      case 'attack':
        return ` attack ${signs[event.target]} ${event.weapon}`;
      case 'move':
        return ` move ${event.ap} to ${place(event.path)}`;
      case 'drag':
        return ` drag ${signs[event.escorted]} to ${place(event.path)}`;
      case 'climb':
        return ` climb to ${place(event.path)}`;
      case 'interact':
        return ` interact ${event.objective}`;
      case 'ability':
        return ` ability ${event.ability}`;
      case 'trait':
        return ` ${event.trait}`;
      case 'leaves':
        return ` leave by ${event.zone}`;
      case 'wait':
        return ` wait ${event.ap}`;
      case 'barricade':
        return ` barricade ${place([event.cell])}`;
      case 'aim':
      case 'hunker':
        return ` ${event.type}`;
      default:
        return '';
    }
  });
  return words.join('').replace(/^; /, '').trim();
}

function bodyOf({ hp = 5, spd = 6, weapons = [BLADE], traits = [] }: Piece) {
  return { hp, spd, weapons, traits };
}

function forcesOf(pieces: Drawing['pieces'], signs: readonly string[]) {
  const ids = [...new Set(signs.map((sign) => pieces[sign]!.force ?? sign))];
  return ids.map((id) => {
    const own = signs.filter((sign) => (pieces[sign]!.force ?? sign) === id);
    const first = pieces[own[0]!]!;
    const force: Force = {
      id,
      profile: {
        ...bodyOf(first),
        id,
        name: named(id),
        place: 'test',
        abilities: first.abilities ?? [],
        algorithm: first.list,
        secondAp: 'aim',
        assumed: null,
      },
      count: own.length,
      side: first.side,
      algorithm: first.list,
      zones: ['0'],
      target: first.target ?? null,
      escorted: first.escorted ?? false,
      object: first.object ?? false,
      starts: true,
      route: first.route ?? [],
    };
    return { force, signs: own };
  });
}

function scenarioOf(drawing: Drawing, forces: readonly Force[]): Scenario {
  const { map, zones = {}, deployment = '0', objectives = [] } = drawing;
  return {
    id: 'position',
    name: named('position'),
    place: 'test',
    rounds: 6,
    table: drawnTable(
      map,
      1,
      [...new Set(['0', ...Object.keys(zones)])].map((id) => zoneOf(map, id, zones[id])),
    ),
    deployment,
    forces,
    objectives,
    effects: drawing.effects ?? [],
    goal: drawing.goal ?? { kind: 'eliminate', side: 'npcs' },
    wins: [],
    losses: [],
    atLimit: 'draw',
    dark: drawing.dark ?? false,
    epoch: 'test',
  };
}

function zoneOf(map: readonly string[], id: string, use: Zone['use'] = 'deployment'): Zone {
  const cells = map.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === id ? [[x, y] as const] : [])));
  const corners = cells.length > 0 ? cells : [[0, map.length - 1] as const];
  return { id, name: named(id), use, shapes: corners.map(([x, y]) => ({ kind: 'rect', x, y, width: 1, height: 1 })) };
}
