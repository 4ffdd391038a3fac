import { seedKey } from '../random/seed-key.ts';
import { TrialStreams } from '../random/trial-stream.ts';
import { NONE } from '../skirmish/engine/battle.ts';
import { type BattleRequest, BattleSimulator } from '../skirmish/engine/simulator.ts';
import { type SharedTable, TableMap } from '../skirmish/table/table-map.ts';
import { type BattleTally, emptyBattleTally } from './battle-tally.ts';
import type { Shard } from './shard.ts';

/** The number of battles in every shard but the last of a cell. */
export const SHARD_BATTLES = 1024;

/** One scenario with one band, script, policy and set of rulings. Plain data; the map is shared, not copied. */
export interface BattleCell {
  readonly request: BattleRequest;
  /** The map of `request.scenario.table`. */
  readonly table: SharedTable;
  /** Whether it is counted where figures are eliminated: two numbers for each cell of the table. */
  readonly places?: boolean;
}

/** A tally of no battles of the cell. */
export function emptyTallyOf({ request, table: { grid }, places = false }: BattleCell): BattleTally {
  return emptyBattleTally(request, places ? grid.columns * grid.rows : 0);
}

export type BattleShard = Shard<BattleCell>;

/**
 * The random numbers of battles of a scenario. All bands, scripts, policies, settings and rulings draw the same, so
 * that they compare on common random numbers.
 */
export function battleStreams(scenario: string, seed: string): TrialStreams {
  return new TrialStreams(seedKey(seed, `battle/${scenario}`));
}

/** The cell, seed and battles of a shard in words, for messages: enough to run it again. */
export function describeBattleShard({ cell, seed, firstTrial, trials }: BattleShard): string {
  const { scenario, band, script, policy, rulings } = cell.request;
  const counts = scenario.forces
    .map(
      ({ id, count, algorithm, profile }) => `${count} ${id} of ${profile.hp} PŻ, SPD ${profile.spd}, by ${algorithm}`,
    )
    .join('; ');
  const fought = `${scenario.id} (${counts}) with ${band.id}, ${script}, ${policy}, ${JSON.stringify(rulings)}`;
  return `${fought}, seed '${seed}', battles ${firstTrial}..${firstTrial + trials - 1}`;
}

let latest: { readonly key: string; readonly simulator: BattleSimulator } | undefined;

/** Simulators are costly to set up, so the latest is kept for the next shard of the same cell. */
function prepare({ cell, seed }: BattleShard): BattleSimulator {
  const { request, table } = cell;
  const key = JSON.stringify([request, seed]);
  if (latest?.key !== key) {
    const streams = battleStreams(request.scenario.id, seed);
    latest = { key, simulator: new BattleSimulator(request, TableMap.from(table), streams) };
  }
  return latest.simulator;
}

/** Runs the battles of a shard. The tally depends on the shard alone, whoever runs it and whenever. */
export function runBattleShard(shard: BattleShard): BattleTally {
  const simulator = prepare(shard);
  const tally = emptyTallyOf(shard.cell);
  simulator.lines.counts.fill(0);
  simulator.battle.fallen.fill(0);
  const end = shard.firstTrial + shard.trials;
  for (let battle = shard.firstTrial; battle < end; battle++) {
    simulator.run(battle);
    count(simulator, tally, shard.cell.request);
  }
  tally.lines.set(simulator.lines.counts);
  if (tally.fallen.length > 0) tally.fallen.set(simulator.battle.fallen);
  return tally;
}

/** Adds the battle that has just been run. */
function count({ battle, outcome, endings }: BattleSimulator, tally: BattleTally, { scenario }: BattleRequest): void {
  tally.battles++;
  if (outcome.result === 'win') tally.wins++;
  else if (outcome.result === 'loss') tally.losses++;
  else tally.draws++;
  tally.rounds += outcome.round;
  for (let figure = 0; figure < battle.roster.band; figure++) {
    const hp = battle.hp[figure]!;
    if (hp > 0) tally.survivors++;
    tally.hpLeft += hp;
  }
  tally.hpPaid += battle.hpPaid;
  tally.swaps += battle.swaps;
  tally.activations += battle.activations;
  const ending = outcome.ending === NONE ? endings.all.length : outcome.ending;
  tally.endings[ending * scenario.rounds + outcome.round - 1]!++;
  for (let trait = 0; trait < tally.traits.length; trait++) {
    tally.uses[trait]! += battle.traitUses.get(tally.traits[trait]!) ?? 0;
  }
  for (let effect = 0; effect < battle.spent.length; effect++) tally.effects[effect]! += battle.spent[effect]!;
}
