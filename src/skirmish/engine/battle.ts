import type { TrialStream, TrialStreams } from '../../random/trial-stream.ts';
import type { LogEvent } from '../log/event.ts';
import type { Effect, Goal, Scenario } from '../spec.ts';
import type { TableMap } from '../table/table-map.ts';
import { SIDES_OF_DIE } from '../test-dice.ts';
import { Anomalies } from './anomalies.ts';
import { Barricades } from './barricades.ts';
import { Doors } from './doors.ts';
import { Marks } from './marks.ts';
import type { Readings } from './readings.ts';
import type { Roster } from './roster.ts';

/** Stands for no figure, no cell, no weapon. */
export const NONE = -1;

/** Where a figure is that is not on the table. */
const AWAY = -1;

/**
 * The state of one battle, the same object for one battle after the other: nothing is allocated while it runs.
 * Figures are numbers into the arrays; what they are stands in the roster.
 */
export class Battle {
  /** The cell of each figure; `AWAY` before it arrives, after it leaves and when it is eliminated. */
  readonly at: Int32Array;
  readonly hp: Int32Array;
  /** AP that its next activation lacks. */
  readonly stunned: Int32Array;
  /** 0, `AIMED`, or `AIMED_LAST` with the last AP of an activation. */
  readonly aimed: Uint8Array;
  readonly hunkered: Uint8Array;
  /** Successes that a shield ignores. */
  readonly shield: Int32Array;
  /** Whether a figure that is led along is too afraid to be moved in this round. */
  readonly panicked: Uint8Array;
  readonly acted: Uint8Array;
  readonly damageDealt: Int32Array;
  /** Whom each figure attacked last; `NONE` before its first attack. */
  readonly lastTarget: Int32Array;
  /** The place of its force's route that each figure goes to next. */
  readonly waypoint: Int32Array;
  /** Uses left of each weapon and of each ability: `figure * MOST_OF_A_KIND + index`; -1 for no limit. */
  readonly shots: Int32Array;
  readonly uses: Int32Array;
  /** Dice of each pool by face, 1 to 6: `figure * 7 + face`. */
  readonly pool: Int32Array;
  /** Figures that stand on the table, in ascending order. */
  readonly present: Int32Array;
  presentCount = 0;
  /** The figure on each cell. */
  readonly occupant: Int16Array;

  round = 0;
  readonly rounds: number;
  readonly goal: Goal;
  /** AP left in the activation under way. */
  ap = 0;
  /** What the figure has done in the activation under way: a bit for each kind of action. */
  done = 0;
  /** Where each side last saw an enemy. */
  readonly lastSeen: Int32Array;
  /** Who has called for help, by side; `NONE` when nobody has. */
  readonly caller: Int32Array;
  /** Successes gathered for each objective. */
  readonly progress: Int32Array;
  /** The cell on which each thing that is carried lies while nobody has it; `NONE` while it lies nowhere. */
  readonly lies: Int32Array;
  /** Who controls each thing that is carried; `NONE` for nobody. */
  readonly carrier: Int32Array;
  /** Whether each thing that is carried is no more. */
  readonly destroyed: Uint8Array;
  /** The round in which each objective was done; 0 before. */
  readonly doneIn: Int32Array;
  /** For each effect, how many figures it has brought in, or whether a trap is spent. */
  readonly spent: Int32Array;
  /** Figures of each force that have arrived. */
  readonly arrived: Int32Array;
  /** Whether anybody has lost PŻ to an attack or a trap in this battle. */
  hasBeenHurt = false;
  /** Figures of the band that have left the table by each zone, in the order of the scenario. */
  readonly evacuated: Int32Array;

  /** What has been set up in this battle. */
  readonly barricades: Barricades;
  readonly doors: Doors;
  /** What is out of order in this round. */
  readonly anomalies: Anomalies;
  /** The alarm that each force raises or answers, as the number of its effect; `NONE` for none. */
  readonly alarmOf: Int16Array;
  /** Whether each figure keeps watch and has noticed nobody yet: who does knows no enemies. */
  readonly unaware: Uint8Array;
  private readonly watching: Uint8Array;
  /** Zones by which nobody arrives now, as numbers of the scenario's zones, and whether those have changed. */
  readonly closed: Uint8Array;
  haveEntriesChanged = false;
  private readonly closedAtFirst: Uint8Array;

  /** What traits have to remember. */
  readonly marks: Marks;
  /** How often each trait of the band did something in this battle, by id. */
  readonly traitUses = new Map<string, number>();
  /** Bits of the tests that darkness hinders; 0 in the light. */
  readonly darkness: number;

  /**
   * Figures eliminated on each cell, the band's first: `(is of the band ? 0 : cells) + cell`. Over all battles, until somebody
   * clears it.
   */
  readonly fallen: Int32Array;

  hpPaid = 0;
  swaps = 0;
  activations = 0;

  /** Where events go; null when nobody reads them. */
  log: LogEvent[] | null = null;

  /** The path of the move under way. */
  readonly path: Int32Array;
  pathLength = 0;
  pathCost = 0;

  readonly count: number;
  readonly columns: number;
  /** The ids of the objectives, for the log. */
  private readonly objectives: readonly string[];

  readonly bandDice: TrialStream;
  readonly npcDice: TrialStream;
  readonly poolDice: TrialStream;
  readonly orderDice: TrialStream;
  readonly placing: TrialStream;
  readonly effectDice: TrialStream;

  constructor(
    readonly map: TableMap,
    readonly roster: Roster,
    readonly readings: Readings,
    private readonly streams: TrialStreams,
    { objectives, effects, forces, table, dark, rounds, goal }: Scenario,
  ) {
    this.rounds = rounds;
    this.goal = goal;
    const count = roster.figures.length;
    this.count = count;
    this.columns = map.columns;
    this.at = new Int32Array(count);
    this.hp = new Int32Array(count);
    this.marks = new Marks(count);
    this.darkness = dark ? readings.hinderedInDark : 0;
    this.stunned = new Int32Array(count);
    this.aimed = new Uint8Array(count);
    this.hunkered = new Uint8Array(count);
    this.shield = new Int32Array(count);
    this.panicked = new Uint8Array(count);
    this.acted = new Uint8Array(count);
    this.damageDealt = new Int32Array(count);
    this.lastTarget = new Int32Array(count);
    this.waypoint = new Int32Array(count);
    this.shots = new Int32Array(count * MOST_OF_A_KIND);
    this.uses = new Int32Array(count * MOST_OF_A_KIND);
    this.pool = new Int32Array(count * FACES);
    this.present = new Int32Array(count);
    this.occupant = new Int16Array(map.cells).fill(NONE);
    this.lastSeen = new Int32Array(8).fill(NONE);
    this.caller = new Int32Array(8).fill(NONE);
    this.progress = new Int32Array(objectives.length);
    this.objectives = objectives.map(({ id }) => id);
    this.lies = new Int32Array(objectives.length).fill(NONE);
    this.carrier = new Int32Array(objectives.length).fill(NONE);
    this.destroyed = new Uint8Array(objectives.length);
    this.doneIn = new Int32Array(objectives.length);
    this.spent = new Int32Array(effects.length);
    this.evacuated = new Int32Array(table.zones.length);
    this.arrived = new Int32Array(roster.forces.length);
    const supplies = effects.map((effect) => (effect.kind === 'barricades' ? effect.count : 0));
    this.barricades = new Barricades(
      map,
      supplies.reduce((sum, supply) => sum + supply, 0),
    );
    this.doors = new Doors(map);
    this.anomalies = new Anomalies(map.cells, count);
    const alarms = effects.map((effect) => (effect.kind === 'alarm' ? effect : null));
    const numberOf = (id: string, isWatch: boolean) =>
      alarms.findIndex((alarm) => alarm !== null && (alarm.watch.includes(id) || (!isWatch && alarm.force === id)));
    this.alarmOf = Int16Array.from(forces, ({ id }) =>
      numberOf(id, true) < 0 ? numberOf(id, false) : numberOf(id, true),
    );
    this.watching = Uint8Array.from(roster.figures, ({ force }) =>
      force !== NONE && numberOf(forces[force]!.id, true) >= 0 ? 1 : 0,
    );
    this.unaware = new Uint8Array(this.watching);
    const opened = openedLater(effects);
    this.closedAtFirst = Uint8Array.from(table.zones, ({ id }) => (opened.has(id) ? 1 : 0));
    this.closed = new Uint8Array(this.closedAtFirst);
    this.path = new Int32Array(map.cells);
    this.fallen = new Int32Array(2 * map.cells);
    this.bandDice = streams.for('test-dice');
    this.npcDice = streams.for('opponent-dice');
    this.poolDice = streams.for('pool-dice');
    this.orderDice = streams.for('initiative-dice');
    this.placing = streams.for('deployment');
    this.effectDice = streams.for('complication-dice');
  }

  /** Clears the table for a battle and goes to the start of its random numbers. */
  begin(trial: number): void {
    this.streams.begin(trial);
    for (let index = 0; index < this.presentCount; index++) this.occupant[this.at[this.present[index]!]!] = NONE;
    this.presentCount = 0;
    const { figures } = this.roster;
    const { marks } = this;
    marks.beginBattle();
    this.traitUses.clear();
    for (let figure = 0; figure < this.count; figure++) {
      const { hp, weapons, abilities, traits } = figures[figure]!;
      this.at[figure] = AWAY;
      this.hp[figure] = hp + traits.temporaryHp;
      marks.temporary[figure] = traits.temporaryHp;
      const first = figure * MOST_OF_A_KIND;
      for (let weapon = 0; weapon < weapons.length; weapon++) this.shots[first + weapon] = weapons[weapon]!.shots ?? -1;
      for (let own = 0; own < abilities.length; own++) this.uses[first + own] = abilities[own]!.uses ?? -1;
    }
    this.stunned.fill(0);
    this.aimed.fill(0);
    this.hunkered.fill(0);
    this.shield.fill(0);
    this.panicked.fill(0);
    this.acted.fill(0);
    this.damageDealt.fill(0);
    this.lastTarget.fill(NONE);
    this.waypoint.fill(0);
    this.pool.fill(0);
    this.lastSeen.fill(NONE);
    this.caller.fill(NONE);
    this.progress.fill(0);
    this.lies.fill(NONE);
    this.carrier.fill(NONE);
    this.destroyed.fill(0);
    this.doneIn.fill(0);
    this.spent.fill(0);
    this.arrived.fill(0);
    this.barricades.clear();
    this.doors.close();
    this.anomalies.calm();
    this.unaware.set(this.watching);
    this.closed.set(this.closedAtFirst);
    this.haveEntriesChanged = false;
    this.round = 0;
    this.ap = 0;
    this.done = 0;
    this.evacuated.fill(0);
    this.hasBeenHurt = false;
    this.hpPaid = 0;
    this.swaps = 0;
    this.activations = 0;
  }

  /** Whether the figure stands on the table. */
  isPresent(figure: number): boolean {
    return this.at[figure]! >= 0;
  }

  areEnemies(figure: number, other: number): boolean {
    return this.roster.enemies[figure * this.count + other] === 1;
  }

  /** Whether the figure whose activation it is may take an action of this kind, after what it has done. */
  mayDo(kind: number): boolean {
    return this.ap > 0 && (this.readings.repeats || (this.done & kind) === 0);
  }

  /** The figure loses an AP of its next activation (ruling stun.adds-up). */
  stun(figure: number): void {
    const lost = this.readings.stunsAddUp ? Math.min(2, this.stunned[figure]! + 1) : 1;
    this.stunned[figure] = lost;
    this.log?.push({ type: 'stun', figure, ap: lost });
  }

  /** A k6 for a test of the figure. */
  rollFor(figure: number): number {
    return (figure < this.roster.band ? this.bandDice : this.npcDice).below(SIDES_OF_DIE) + 1;
  }

  /** A die of an initiative pool, or another that a trait rolls: 1 to `sides`. */
  rollPool(sides: number = SIDES_OF_DIE): number {
    return this.poolDice.below(sides) + 1;
  }

  /** Counts that a trait of the band did something. */
  countUse(figure: number, trait: string): void {
    if (figure < this.roster.band) this.traitUses.set(trait, (this.traitUses.get(trait) ?? 0) + 1);
  }

  /** The same for all of several. */
  countUses(figure: number, traits: readonly string[]): void {
    for (let index = 0; index < traits.length; index++) this.countUse(figure, traits[index]!);
  }

  /** Puts a figure that is not on the table on a free cell. */
  enter(figure: number, cell: number): void {
    this.at[figure] = cell;
    this.occupant[cell] = figure;
    const { present } = this;
    let index = this.presentCount++;
    while (index > 0 && present[index - 1]! > figure) {
      present[index] = present[index - 1]!;
      index--;
    }
    present[index] = figure;
  }

  /** The cell of a thing that is carried, where it lies or with its carrier; `NONE` while it is not on the table. */
  placeOf(objective: number): number {
    const carrier = this.carrier[objective]!;
    return carrier === NONE ? this.lies[objective]! : this.at[carrier]!;
  }

  /** What the figure carries falls where it stands. */
  private drop(figure: number): void {
    for (let objective = 0; objective < this.carrier.length; objective++) {
      if (this.carrier[objective] !== figure) continue;
      const cell = this.at[figure]!;
      this.carrier[objective] = NONE;
      this.lies[objective] = cell;
      this.log?.push({ type: 'drops', figure, objective: this.objectives[objective]!, cell });
    }
  }

  /** Takes a figure off the table. */
  leave(figure: number): void {
    this.drop(figure);
    this.occupant[this.at[figure]!] = NONE;
    this.at[figure] = AWAY;
    const { present } = this;
    const last = --this.presentCount;
    let index = 0;
    while (present[index] !== figure) index++;
    for (; index < last; index++) present[index] = present[index + 1]!;
  }

  /** Moves a figure to another free cell. */
  put(figure: number, cell: number): void {
    this.occupant[this.at[figure]!] = NONE;
    this.occupant[cell] = figure;
    this.at[figure] = cell;
  }
}

/** The zones that something opens in the course of a battle: until then nobody arrives by them. */
export function openedLater(effects: readonly Effect[]): ReadonlySet<string> {
  const happenings = effects.flatMap((effect) => (effect.kind === 'complication' ? effect.does : []));
  return new Set(happenings.flatMap((each) => (each.kind === 'entries' && each.change === 'open' ? each.zones : [])));
}

/** Kinds of action, as bits of `Battle.done`. */
export const DONE = { move: 1, attack: 2, aim: 4, hunker: 8, interact: 16, ability: 32, drag: 64, trait: 128 } as const;

/** A figure that aims: for its next attack of this activation, and whether its last AP went to that. */
export const AIMED = 1;
export const AIMED_LAST = 2;

/** A figure has no more weapons than this, nor more abilities. */
export const MOST_OF_A_KIND = 4;

/** Room for the faces of a die, counted from 1. */
export const FACES = SIDES_OF_DIE + 1;
