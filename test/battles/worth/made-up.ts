import { sumOf } from '../../../src/battles/creation.ts';
import { type CreatedBand, findCreatedBand } from '../../../src/battles/load-band.ts';
import { traitChange } from '../../../src/battles/worth/change.ts';
import type { Verdict, Worth } from '../../../src/battles/worth/price.ts';
import { bodyWith } from '../../../src/skirmish/traits/body.ts';

/** What the battles are made to say of a trait; prices are what it costs. */
export function judged(id: string, printed: number, fair: number, verdict: Verdict): Worth {
  return {
    change: { ...traitChange('hartowany'), id, printed },
    cells: [],
    priced: [],
    gain: 0,
    gainInterval: { low: 0, high: 0 },
    hpGain: 0.1,
    uses: 0,
    inStep: 0.5,
    price: { pc: fair, interval: { low: fair - 0.5, high: fair + 1 } },
    even: null,
    spread: null,
    p: 0.01,
    verdict,
    settledBy: null,
  };
}

/** A band of figures a, b, c: PŻ bought, then traits; otherwise as the figures of a band without traits. */
export function createdBand(...figures: readonly (readonly [hp: number, ...traits: string[]])[]): CreatedBand {
  const plain = findCreatedBand('trzech-rekrutow');
  const { spd } = plain.bought[0]!;
  const bought = figures.map(([hp, ...traits]) => ({ hp, spd, traits }));
  const ids = ['a', 'b', 'c'];
  const band = {
    ...plain.band,
    figures: bought.map((own, figure) => ({
      ...plain.band.figures[figure]!,
      ...bodyWith(own.traits, own),
      id: ids[figure]!,
      traits: own.traits,
    })),
  };
  return { ...plain, band, bought, sum: sumOf(bought.map((own, figure) => ({ ...own, id: ids[figure]! }))) };
}
