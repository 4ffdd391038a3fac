import { describe, expect, it } from 'vitest';
import { seedKey } from '../../../src/random/seed-key.ts';
import { TrialStreams } from '../../../src/random/trial-stream.ts';
import { dilemma } from '../../../src/systems/druga-strona/dilemma.ts';
import { dilemmaTwo } from '../../../src/systems/druga-strona/dilemma-two.ts';
import { group } from '../../../src/systems/druga-strona/group.ts';
import { opposed } from '../../../src/systems/druga-strona/opposed.ts';
import { playSampler, type Sampler } from '../../../src/systems/sampler.ts';
import { type ParameterValues, readRulings, viewOf } from '../../../src/systems/settings.ts';
import type { AnyTest } from '../../../src/systems/system.ts';
import { disagreements } from '../agreement.ts';
import { exactResults } from '../asked.ts';

const TRIALS = 5000;

function played(test: AnyTest, parameters: ParameterValues): Sampler {
  const defaults = Object.fromEntries(Object.entries(test.parameters).map(([id, each]) => [id, each.default]));
  const play = test.play({ ...defaults, ...parameters }, readRulings(test, {}));
  return playSampler(play, new TrialStreams(seedKey('helps', 'druga-strona')));
}

/** The helps of a Dilemma of three cards and three Breaks whose exact odds are known. */
const HELPS = [
  { styles: 'I' },
  { styles: 'II', cards: 5 },
  { styles: 'IV' },
  { styles: 'V' },
  { styles: 'VI' },
  { styles: 'VII+VIII' },
  { styles: 'IX' },
  { styles: 'X' },
  { styles: 'XI' },
  { styles: 'XII' },
  { styles: 'I+IX+XI' },
  { fate: 3 },
  { fate: 2, styles: 'IV' },
  { conversion: true },
].map((helps) => ({ cards: 3, breaks: 3, ...helps }));

const ROWS = HELPS.map((helps) => ({ helps, exact: exactResults(dilemma, { parameters: helps }) }));

describe('what helps a Dilemma helps as much', () => {
  it.each(ROWS)('a captain without allies: $helps', ({ helps, exact }) => {
    expect(disagreements(played(group, { ...helps, allies: 0 }), TRIALS, exact)).toEqual([]);
  });

  // Style V would draw for both suits, and Przemiana would give up cards of neither.
  const ofOneSuit = ROWS.filter(({ helps }) => helps.styles !== 'V' && helps.conversion !== true);
  it.each(ofOneSuit)('of two suits one of which asks for nothing: $helps', ({ helps, exact }) => {
    const sampler = played(dilemmaTwo, { ...helps, 'second-cards': 0, 'second-breaks': 0 });
    expect(disagreements(sampler, TRIALS, exact)).toEqual([]);
  });

  // Figures are no help against an opponent.
  const ofPoints = ROWS.filter(({ helps }) => helps.styles !== 'X');
  it.each(ofPoints)('against an opponent without cards: $helps', ({ helps, exact }) => {
    // To beat a premium of 14 is to reach 15 points. What remains is whether that was done, and the Fate cards spent.
    const { breaks, ...own } = helps;
    const sampler = played(opposed, { ...own, 'opponent-cards': 0, 'opponent-premium': 5 * breaks - 1 });
    const view = viewOf(opposed, 'fate');
    const readings = readRulings(opposed, {});
    const simplified: Sampler = {
      sample(first, results) {
        sampler.sample(first, results);
        results.forEach((result, index) => {
          const outcome = String(view.outcomeOf(result, {}, readings));
          results[index] = outcome.startsWith('spent-') ? Number(outcome.at(-1)) : -1;
        });
      },
    };
    const expected = exact.map((result) => ((result & 1) === 0 ? -1 : result >> 3));
    expect(disagreements(simplified, TRIALS, expected)).toEqual([]);
  });
});
