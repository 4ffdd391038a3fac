import { battleStreams } from '../montecarlo/battle-shard.ts';
import { BattleSimulator } from '../skirmish/engine/simulator.ts';
import type { BattleLog } from '../skirmish/log/event.ts';
import { TableMap } from '../skirmish/table/table-map.ts';
import type { BattleCase } from './battle-grid.ts';
import { sharedTable } from './shared-table.ts';

/** What is told of: the win and the loss that are nearest to the mean of their kind, and the battle that is farthest. */
export type Telling = 'typical-win' | 'typical-loss' | 'strangest';

/** What battles are measured by. */
const FACTS = ['round', 'survivors', 'fallen'] as const;
/** The round in which it ended, figures of the band that were not eliminated, and others that were. */
type BattleFacts = Readonly<Record<(typeof FACTS)[number], number>>;

type Result = 'win' | 'loss' | 'draw';

/** A battle to be shown, and what is ordinary for battles of its kind. */
export interface ToldBattle {
  readonly kind: Telling;
  readonly battle: number;
  readonly result: Result;
  readonly facts: BattleFacts;
  readonly means: BattleFacts;
  /** How many of the battles came to the same result, and of how many. */
  readonly alike: number;
  readonly battles: number;
  readonly log: BattleLog;
}

interface Fought {
  readonly battle: number;
  readonly result: Result;
  readonly facts: BattleFacts;
}

/**
 * Those of the first `battles` of a case that tell most. Distances are in standard deviations among the battles of the
 * same result; of several as near or as far, the first. A kind of which there is none is left out.
 */
export function tellingBattles(fought: BattleCase, battles: number, seed: string): ToldBattle[] {
  const simulator = simulatorOf(fought, seed);
  const all = Array.from({ length: battles }, (_, battle) => factsOf(simulator, battle));
  const kinds = (['win', 'loss', 'draw'] as const).flatMap((result) => {
    const own = all.filter((one) => one.result === result);
    return own.length === 0 ? [] : [measured(result, own)];
  });
  const told: (Omit<ToldBattle, 'log' | 'battles'> | undefined)[] = [
    chosen(
      'typical-win',
      kinds.filter(({ result }) => result === 'win'),
      true,
    ),
    chosen(
      'typical-loss',
      kinds.filter(({ result }) => result === 'loss'),
      true,
    ),
    chosen('strangest', kinds, false),
  ];
  return told
    .filter((one) => one !== undefined)
    .map((one) => ({ ...one, battles, log: simulator.runLogged(one.battle, seed) }));
}

function simulatorOf({ scenario, band, script, policy, rulings }: BattleCase, seed: string): BattleSimulator {
  const request = { scenario, band, script, policy, rulings };
  return new BattleSimulator(request, TableMap.from(sharedTable(scenario.table)), battleStreams(scenario.id, seed));
}

function factsOf(simulator: BattleSimulator, trial: number): Fought {
  simulator.run(trial);
  const { battle, outcome } = simulator;
  const { roster, hp } = battle;
  let survivors = 0;
  let fallen = 0;
  for (let figure = 0; figure < battle.count; figure++) {
    if (figure < roster.band) survivors += hp[figure]! > 0 ? 1 : 0;
    else fallen += hp[figure]! > 0 ? 0 : 1;
  }
  return { battle: trial, result: outcome.result, facts: { round: outcome.round, survivors, fallen } };
}

interface Measured {
  readonly result: Result;
  readonly means: BattleFacts;
  /** How far each battle is from the mean, squared. */
  readonly battles: readonly (Fought & { readonly distance: number })[];
}

/** The battles of one result with their distances from its mean. */
function measured(result: Result, own: readonly Fought[]): Measured {
  const meanOf = (value: (one: Fought) => number) => own.reduce((sum, one) => sum + value(one), 0) / own.length;
  const [round, survivors, fallen] = FACTS.map((fact) => meanOf(({ facts }) => facts[fact])) as [
    number,
    number,
    number,
  ];
  const means = { round, survivors, fallen };
  const variances = FACTS.map((fact) => meanOf(({ facts }) => (facts[fact] - means[fact]) ** 2));
  const battles = own.map((one) => {
    const parts = FACTS.map((fact, index) =>
      variances[index] === 0 ? 0 : (one.facts[fact] - means[fact]) ** 2 / variances[index]!,
    );
    return { ...one, distance: parts.reduce((sum, part) => sum + part, 0) };
  });
  return { result, means, battles };
}

function chosen(kind: Telling, from: readonly Measured[], isNearest: boolean) {
  const all = from.flatMap(({ battles, means }) => battles.map((one) => ({ ...one, means, alike: battles.length })));
  if (all.length === 0) return undefined;
  const best = all.reduce((kept, one) =>
    (isNearest ? one.distance < kept.distance : one.distance > kept.distance) ? one : kept,
  );
  const { battle, result, facts, means, alike } = best;
  return { kind, battle, result, facts, means, alike };
}
