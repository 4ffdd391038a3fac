import { describe, expect, it } from 'vitest';
import { findBand } from '../../../src/battles/load-band.ts';
import { listScenarios } from '../../../src/battles/load-scenario.ts';
import { SCRIPTS } from '../../../src/skirmish/lists/names.ts';
import { POLICY_IDS } from '../../../src/skirmish/policies/registry.ts';
import { faultsOf } from '../../../src/skirmish/referee/referee.ts';
import type { Band } from '../../../src/skirmish/spec.ts';
import { TableMap } from '../../../src/skirmish/table/table-map.ts';
import { bodyWith } from '../../../src/skirmish/traits/body.ts';
import { TRAITS } from '../../../src/skirmish/traits/traits.ts';
import { logsOf } from '../random-battle.ts';

/** Every trait meets every other one on one figure, in every scenario there is, before the eyes of the referee. */

const TRAITS_A_FIGURE = 9;
const IDS = Object.keys(TRAITS);

/** Sets of traits that have every pair in them: each begins with a pair still missing and takes what adds most pairs. */
function covering(): string[][] {
  const missing = new Set(IDS.flatMap((a, index) => IDS.slice(index + 1).map((b) => `${a} ${b}`)));
  const pair = (a: string, b: string) => (IDS.indexOf(a) < IDS.indexOf(b) ? `${a} ${b}` : `${b} ${a}`);
  const sets: string[][] = [];
  for (let [first] = missing; first !== undefined; [first] = missing) {
    const set = first.split(' ');
    while (set.length < TRAITS_A_FIGURE) {
      const gain = (id: string) => set.filter((other) => missing.has(pair(id, other))).length;
      set.push(IDS.filter((id) => !set.includes(id)).reduce((best, id) => (gain(id) > gain(best) ? id : best)));
    }
    for (const a of set) for (const b of set) if (a !== b) missing.delete(pair(a, b));
    sets.push(set);
  }
  return sets;
}

const SETS = covering();

/** Bands of as many figures as the scenario has room for, each with the next set. */
function bandsOf(size: number): Band[] {
  const [figure] = findBand('trzech-rekrutow').figures;
  const bands: Band[] = [];
  for (let first = 0; first < SETS.length; first += size) {
    const figures = SETS.slice(first, first + size).map((traits, index) => ({
      ...figure!,
      ...bodyWith(traits, figure!),
      id: `${figure!.id}-${index}`,
      epoch: null,
      traits,
    }));
    bands.push({ id: `cechy-${first}`, name: { pl: 'Cechy', en: 'Traits' }, figures });
  }
  return bands;
}

it('the sets of traits hold every pair', () => {
  const pairs = IDS.flatMap((a, index) => IDS.slice(index + 1).map((b) => [a, b] as const));
  expect(pairs.filter(([a, b]) => !SETS.some((set) => set.includes(a) && set.includes(b)))).toEqual([]);
});

describe.each(listScenarios())('$id', (scenario) => {
  const map = TableMap.of(scenario.table);
  it.each([false, true])('is played legally by figures with every pair of traits, in the dark: %s', (dark) => {
    const size = scenario.id === 'pojedynek' ? 1 : 3;
    for (const [index, band] of bandsOf(size).entries()) {
      const script = SCRIPTS[index % SCRIPTS.length]!;
      const policy = POLICY_IDS[1 + (index % (POLICY_IDS.length - 1))]!;
      const request = { scenario: { ...scenario, dark }, band, script, policy, rulings: {} };
      for (const log of logsOf(request, 'pairs', 1, map)) {
        const [fault] = faultsOf(log, request.scenario, band);
        if (fault === undefined) continue;
        const traits = band.figures.map((figure) => figure.traits.join(' ')).join('; ');
        throw new Error(`${script}, ${policy}, ${traits}: event ${fault.event}: ${fault.fault}`);
      }
    }
  });
});
