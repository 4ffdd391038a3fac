import { createHash } from 'node:crypto';
import type { BattleRequest } from '../skirmish/engine/simulator.ts';
import { SHARD_BATTLES } from './battle-shard.ts';
import { ENGINE_VERSION } from './strong-id.ts';

/** Goes up when a change of the skirmish engine, its lists or policies changes any battle. */
const SKIRMISH_VERSION = 2;

/**
 * A hash of everything that defines the numbers of battles: engine versions, scenarios, bands, scripts, policies,
 * rulings, seed, battles for each and shard size. Equal ids mean equal bytes.
 */
export function battleStrongId(requests: readonly BattleRequest[], seed: string, battles: number): string {
  const content = { engine: [ENGINE_VERSION, SKIRMISH_VERSION], method: [seed, battles, SHARD_BATTLES], requests };
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
