import { describe, expect, it } from 'vitest';
import { findBand } from '../../src/battles/load-band.ts';
import { findScenario } from '../../src/battles/load-scenario.ts';
import { traitUsesCsv, traitUsesTables } from '../../src/report/trait-uses.ts';
import { DUEL_GRID, madeUpResults } from './battle-results.ts';

const BAND = findBand('strzelcy');
const GRID = {
  ...DUEL_GRID,
  scenarios: [findScenario('detronizacja')],
  bands: [BAND],
  policies: ['never', 'maximise'],
};

/** Every trait of the band was used three times in each case, but for Niezdarny. */
const RESULTS = madeUpResults(GRID).map((result) => ({
  ...result,
  tally: {
    ...result.tally,
    traits: ['celne-oko', 'niezdarny', 'krzepki', 'paranoja'],
    uses: Float64Array.of(300, 0, 0, 0),
  },
}));
const BATTLES = RESULTS.reduce((sum, { tally }) => sum + tally.battles, 0);

describe('the uses of traits', () => {
  it('are summed over the policies, a row for each trait', () => {
    const [head, ...rows] = traitUsesCsv(RESULTS).trimEnd().split('\n');
    expect(head).toBe('scenario,band,script,trait,covered,battles,uses,uses_per_battle');
    expect(rows[0]).toBe(`detronizacja,strzelcy,objective,celne-oko,full,${BATTLES},600,${600 / BATTLES}`);
    expect(rows).toHaveLength(4);
  });

  it('name what never did anything and what battles do not play; numbers of the body are never used', () => {
    const [table] = traitUsesTables(RESULTS, 'en');
    expect(table!.caption).toMatch(/never did anything: Clumsy · not played: Paranoia$/);
    expect(table!.rows.map(({ cells }) => cells[0])).toEqual([(600 / BATTLES).toFixed(3), '0.000', '–', '0.000']);
  });
});
