import { describe, expect, it } from 'vitest';
import { extraCardOdds } from '../../../src/systems/druga-strona/extra-card-odds.ts';
import { helpsOf } from '../../../src/systems/druga-strona/helps.ts';
import { EXTRA_CARD, perseveranceOdds } from '../../../src/systems/druga-strona/perseverance-odds.ts';
import { seenCard } from '../../../src/systems/druga-strona/seen.ts';
import { fractionsOf } from '../../probability/fractions-of.ts';

interface Case {
  readonly cards: number;
  readonly breaks: number;
  readonly styles?: string;
  readonly seen?: string;
  readonly jokers?: number;
  readonly recolour?: boolean;
}

function settings({ cards, breaks, styles = 'VI', seen = 'none', jokers = 2, recolour = true }: Case) {
  const helps = helpsOf(
    { breaks, 'break-value': '5', premium: 0, recolour, styles },
    {
      'threshold.rounding': 'half-up',
      'styles.limit': 'three',
      'style-i.scope': 'hand',
      'style-ii.count': 'per-suit',
      'style-ii.timing': 'as-drawn',
      'style-vi.sums': 'natural',
      'style-xi.unit': 'points',
    },
  );
  return { helps, draw: { cards, jokers, seen: seenCard(seen) } };
}

const cases: readonly Case[] = [
  { cards: 1, breaks: 2 },
  { cards: 2, breaks: 3, jokers: 0 },
  { cards: 3, breaks: 4 },
  { cards: 2, breaks: 5, styles: 'VI+VIII', seen: 'other-K' },
  { cards: 2, breaks: 5, styles: 'IV+VI+VII', seen: 'suit-10' },
  { cards: 3, breaks: 4, seen: 'other-K', recolour: false },
];

describe('the odds of a test with style VI, suit by suit', () => {
  it.each(cases)('are those of all hands and their extra cards: $cards cards, $breaks Breaks, $styles', (each) => {
    const { helps, draw } = settings(each);
    const gone = extraCardOdds(helps, draw, { perseverance: true, conversion: undefined });
    const counted = perseveranceOdds(helps, draw).map((result) => result % EXTRA_CARD);
    expect(fractionsOf(counted)).toEqual(fractionsOf(gone));
  });

  it.each([
    { cards: 3, extra: ['1577/2067', '7730/35139', '200/11713', '0/1', '0/1'] },
    { cards: 5, extra: ['121327/316251', '6645428/15496299', '93974/573937', '88650/3853577', '3000/3853577'] },
    {
      cards: 7,
      extra: ['2607079/22137570', '28902691/80035830', '84571531/234614835', '1801400/12661753', '232600/12661753'],
    },
  ])('draw as many extra cards as was computed independently: $cards cards', ({ cards, extra }) => {
    const { helps, draw } = settings({ cards, breaks: 3 });
    const byExtra = perseveranceOdds(helps, draw).map((result) => Math.floor(result / EXTRA_CARD));
    expect(extra.map((_, count) => byExtra.probability(count).toString())).toEqual(extra);
  });

  it('are counted for ten cards in time', () => {
    const { helps, draw } = settings({ cards: 10, breaks: 15, seen: 'other-5' });
    const start = performance.now();
    perseveranceOdds(helps, draw);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
