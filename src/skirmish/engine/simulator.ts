import type { TrialStreams } from '../../random/trial-stream.ts';
import type { PriorityList } from '../lists/priority-list.ts';
import { LISTS } from '../lists/registry.ts';
import { Situation } from '../lists/situation.ts';
import type { BattleLog, LogHeader } from '../log/event.ts';
import { POLICIES } from '../policies/registry.ts';
import type { SkirmishRulings } from '../rulings.ts';
import type { Band, Scenario } from '../spec.ts';
import type { TableMap } from '../table/table-map.ts';
import { Actions } from './actions.ts';
import { ActivationStart } from './activation-start.ts';
import { Alarms } from './alarms.ts';
import { Arrivals } from './arrivals.ts';
import { Attacks } from './attack.ts';
import { AIMED, Battle, NONE } from './battle.ts';
import { Endings } from './endings.ts';
import { stepsOf } from './grid-steps.ts';
import { Happenings } from './happenings.ts';
import { LineCounts } from './line-counts.ts';
import { Movement } from './movement.ts';
import { Order } from './order.ts';
import { Places } from './places.ts';
import { clearPools, rollPools } from './pools.ts';
import { completeRulings, readingsOf } from './readings.ts';
import { kindNumber, rosterOf } from './roster.ts';
import { RECOVERY, Tester } from './tests.ts';
import { TraitActions } from './trait-actions.ts';
import { Traps } from './traps.ts';
import { Vitality } from './vitality.ts';

/** All that defines a battle but its random numbers: plain data. */
export interface BattleRequest {
  readonly scenario: Scenario;
  readonly band: Band;
  /** The id of the priority list by which the band acts. */
  readonly script: string;
  readonly policy: string;
  readonly rulings: Readonly<Partial<SkirmishRulings>>;
}

/** How a battle went, for the players; read before the next one runs. */
export interface Outcome {
  result: 'win' | 'loss' | 'draw';
  /** The number of the ending in `BattleSimulator.endings`; `NONE` when the rounds were over. */
  ending: number;
  round: number;
}

const AP = 2;

/** Runs battles of one request, one after the other, with nothing kept between them but room. */
export class BattleSimulator {
  readonly outcome: Outcome = { result: 'draw', ending: NONE, round: 0 };
  readonly battle: Battle;
  readonly lines: LineCounts;
  readonly endings: Endings;
  private readonly lists: readonly PriorityList[];
  private readonly start: ActivationStart;
  private readonly alarms: Alarms;
  private readonly order: Order;
  private readonly arrivals: Arrivals;
  readonly happenings: Happenings;
  readonly situation: Situation;
  private readonly rulings: SkirmishRulings;

  constructor(
    private readonly request: BattleRequest,
    map: TableMap,
    streams: TrialStreams,
  ) {
    const { scenario, band, script, policy } = request;
    this.rulings = completeRulings(request.rulings);
    const roster = rosterOf(scenario, band, script, this.rulings);
    const battle = new Battle(map, roster, readingsOf(this.rulings), streams, scenario);
    const places = new Places(scenario, map);
    const recovery = kindNumber(battle.readings.recovery);
    const vitality = new Vitality(battle, (figure) => tester.take(figure, recovery, RECOVERY) > 0);
    const tester = new Tester(battle, POLICIES[policy]!, vitality);
    const traps = new Traps(battle, scenario, places, tester, vitality);
    const alarms = new Alarms(battle, scenario, tester);
    this.alarms = alarms;
    const attacks = new Attacks(battle, tester, vitality, (figure, target) => alarms.fight(figure, target));
    const movement = new Movement(battle, stepsOf(map), tester, (figure) => {
      traps.spring(figure);
      alarms.moved(figure);
    });
    const traits = new TraitActions(battle, attacks, vitality);
    const actions = new Actions(battle, scenario, places, tester, attacks, movement, traits);
    this.start = new ActivationStart(battle, actions, vitality, scenario.objectives.length, scenario.rounds);
    this.battle = battle;
    this.situation = new Situation(battle, scenario, places, attacks, movement, actions);
    this.order = new Order(battle, this.rulings);
    this.arrivals = new Arrivals(battle, scenario, places);
    this.happenings = new Happenings(battle, scenario, places, this.arrivals, tester, vitality);
    this.endings = new Endings(battle, scenario, places);
    this.lists = roster.figures.map(({ list }) => LISTS[list]!);
    this.lines = new LineCounts(this.lists.map((list, figure) => (roster.figures[figure]!.activates ? list : null)));
  }

  /** Runs the battle of a trial; `outcome` and `battle` tell how it went. */
  run(trial: number): void {
    const { battle, order, arrivals, happenings, endings } = this;
    const { rounds } = this.request.scenario;
    battle.begin(trial);
    arrivals.setUp();
    for (battle.round = 1; battle.round <= rounds; battle.round++) {
      battle.log?.push({ type: 'round', round: battle.round });
      clearPools(battle);
      happenings.beginRound();
      if (this.endsNow()) return;
      order.begin();
      rollPools(battle);
      battle.acted.fill(0);
      for (let figure = order.next(); figure !== NONE; figure = order.next()) {
        if (this.activate(figure)) return;
      }
      happenings.endRound();
      if (this.endsNow()) return;
    }
    battle.round = rounds;
    this.end(endings.atLimit());
  }

  /** Ends the battle if an ending holds; whether it does. */
  private endsNow(): boolean {
    const ending = this.endings.now();
    if (ending !== NONE) this.end(ending);
    return ending !== NONE;
  }

  /** The log of one battle. */
  runLogged(trial: number, seed: string): BattleLog {
    const events: BattleLog['events'] = [];
    this.battle.log = events;
    try {
      this.run(trial);
    } finally {
      this.battle.log = null;
    }
    return { header: this.header(trial, seed), events };
  }

  /** One figure acts; returns whether that ends the battle. */
  activate(figure: number): boolean {
    const { battle, situation } = this;
    const list = this.lists[figure]!;
    battle.acted[figure] = 1;
    battle.activations++;
    battle.ap = AP - battle.stunned[figure]!;
    battle.stunned[figure] = 0;
    battle.hunkered[figure] = 0;
    battle.shield[figure] = 0;
    if (battle.aimed[figure] !== 0) battle.aimed[figure] = battle.readings.aimCarries ? AIMED : 0;
    battle.done = 0;
    battle.log?.push({ type: 'activation', figure, ap: battle.ap });
    this.start.begin(figure);
    if (this.happenings.auras.strike(figure) && this.endsNow()) return true;
    if (this.alarms.look(figure) && this.endsNow()) return true;
    while (battle.ap > 0 && battle.isPresent(figure)) {
      const before = battle.ap;
      this.readList(list, figure);
      if (this.endsNow()) return true;
      if (battle.ap === before) situation.actions.wait(figure);
    }
    this.start.end(figure);
    // Only what was aimed with the last AP may carry over.
    if (battle.aimed[figure] === AIMED) battle.aimed[figure] = 0;
    return false;
  }

  /** The first line of the list that holds and can be done; then what it says of the second AP. */
  private readList({ lines, id }: PriorityList, figure: number): void {
    const { battle, situation } = this;
    const counts = this.lines;
    for (let index = 0; index < lines.length; index++) {
      const line = lines[index]!;
      counts.reached(figure, index);
      const target = line.find(situation, figure);
      if (target === NONE) continue;
      const before = battle.ap;
      const logged = battle.log?.length ?? 0;
      battle.log?.push({ type: 'line', figure, list: id, line: index + 1, name: line.id, second: false });
      line.act(situation, figure, target);
      if (battle.ap === before) {
        // Nothing could be done: the line is as if it had not held.
        battle.log?.splice(logged);
        counts.failed(figure, index);
        continue;
      }
      counts.fired(figure, index);
      if (battle.ap > 0 && line.second !== undefined && battle.readings.ownWords && battle.isPresent(figure)) {
        if (this.endings.now() !== NONE) return;
        const mark = battle.log?.length ?? 0;
        battle.log?.push({ type: 'line', figure, list: id, line: index + 1, name: line.id, second: true });
        const left = battle.ap;
        line.second(situation, figure, target);
        if (battle.ap === left) battle.log?.splice(mark);
      }
      return;
    }
  }

  private end(ending: number): void {
    const { battle, outcome, endings } = this;
    const { atLimit } = this.request.scenario;
    outcome.result = ending === NONE ? atLimit : ending < endings.wins ? 'win' : 'loss';
    outcome.ending = ending;
    outcome.round = battle.round;
    const id = ending === NONE ? null : endings.all[ending]!.id;
    battle.log?.push({ type: 'end', result: outcome.result, ending: id, round: battle.round });
  }

  private header(trial: number, seed: string): LogHeader {
    const { scenario, band, script, policy } = this.request;
    const { map, roster } = this.battle;
    return {
      version: 1,
      scenario: scenario.id,
      band: band.id,
      script,
      policy,
      rulings: this.rulings,
      seed,
      battle: trial,
      rounds: scenario.rounds,
      columns: map.columns,
      rows: map.rows,
      cell: map.cell,
      figures: roster.figures.map((figure) => ({
        id: figure.id,
        name: figure.name,
        side: figure.side,
        force: figure.force < 0 ? null : scenario.forces[figure.force]!.id,
        hp: figure.hp,
        spd: figure.spd,
        weapons: figure.weapons.map(({ id }) => id),
        traits: [...figure.traitIds],
        list: figure.list,
        pooled: figure.pooled,
      })),
    };
  }
}
