import { type BattleGrid, casesOf } from '../../src/battles/battle-grid.ts';
import { findBand } from '../../src/battles/load-band.ts';
import { findScenario } from '../../src/battles/load-scenario.ts';
import type { BattleResult } from '../../src/battles/run-battles.ts';
import { emptyBattleTally } from '../../src/montecarlo/battle-tally.ts';
import { intervalOf } from '../../src/statistics/interval.ts';

export const DUEL_GRID: BattleGrid = {
  scenarios: [findScenario('pojedynek')],
  bands: [findBand('pojedynkowicz')],
  scripts: ['objective'],
  policies: ['never'],
  settings: {},
  rulings: {},
};

/** Results with made-up counts for every case: 200 battles, 20 more of them won from case to case. */
export function madeUpResults(grid: BattleGrid): BattleResult[] {
  return casesOf(grid).cases.map((fought, index) => {
    const tally = emptyBattleTally(fought);
    const wins = 100 + 20 * index;
    const { rounds } = fought.scenario;
    const counts = { battles: 200, wins, losses: 200 - wins, rounds: 700, survivors: wins, hpLeft: 250 };
    Object.assign(tally, counts, { hpPaid: 30, swaps: 30, activations: 1300 });
    // All won in round 3, all lost in round 4.
    tally.endings[2] = wins;
    tally.endings[rounds + 3] = 200 - wins;
    tally.effects.fill(100);
    tally.lines.set([500, 400, 3, 100]);
    return { fought, tally, winRate: wins / 200, interval: intervalOf(wins, 200, 'wilson') };
  });
}
