import { describe, expect, it } from 'vitest';
import { enumeratePlay } from '../../../src/systems/play.ts';
import { readRulings } from '../../../src/systems/settings.ts';
import type { AnyTest } from '../../../src/systems/system.ts';
import { dynamic } from '../../../src/systems/wstega/dynamic.ts';
import { mixed } from '../../../src/systems/wstega/mixed.ts';
import { staticTest } from '../../../src/systems/wstega/static.ts';
import { fractionsOf } from '../../probability/fractions-of.ts';
import { type Asked, exactOutcomes, outcomeOfRoll, resultOfRoll } from '../asked.ts';
import { revealed } from './cards.ts';
import { expected } from './expected.ts';

const TESTS: Readonly<Record<string, AnyTest>> = { static: staticTest, dynamic, mixed };

interface Row {
  readonly place: string;
  readonly test?: string;
  readonly pool: Readonly<Record<string, number | string>>;
  /** Cards and dice in the order in which they come up, those of both sides. */
  readonly table: string;
  readonly rulings?: Readonly<Record<string, string>>;
  readonly by?: string;
  readonly is: string | number;
}

const OSILEK = { strong: 1, medium: 2, control: 1, difficulty: 9 };

const EXAMPLES: readonly Row[] = [
  { place: 'Testowanie dla początkujących: osiłek', pool: OSILEK, table: '4♣ 10♥ D♠', is: 'success' },
  { place: 'dama pik ma skutki uboczne', pool: OSILEK, table: '4♣ 10♥ D♠', by: 'negative-queen', is: 'yes' },
  { place: 'co najmniej dziewiątka kończy test', pool: OSILEK, table: '9♣', is: 'success' },
  {
    place: 'król na mocnej karcie zostaje',
    pool: { ...OSILEK, policy: 'bank-king' },
    table: 'K♠',
    by: 'king',
    is: 'blessing',
  },
  { place: 'kontrola 0: pełna pula', pool: { ...OSILEK, control: 0 }, table: '9♣ 2♥ 3♥', is: 'success' },
  {
    place: 'Zasady dodatkowe: przebicie, przykład',
    test: 'dynamic',
    pool: { medium: 0, dice: 3, opposition: 1, policy: 'all-in' },
    table: '7 6 9 11',
    by: 'przebicie',
    is: 2,
  },
  {
    place: 'Zasady dodatkowe: przebicie, przykład 2',
    test: 'dynamic',
    pool: { medium: 0, dice: 2, opposition: 3 },
    table: '2 6 5 6 7',
    by: 'opposition-przebicie',
    is: 2,
  },
  {
    place: 'mieszana: burza piaskowa po dorównaniu',
    test: 'mixed',
    pool: { medium: 2, difficulty: 9, opposition: 2, control: 1 },
    table: '9♥ 8 9 10♥',
    is: 'success',
  },
  {
    place: 'mieszana: bez dorównania burza nie rzuca',
    test: 'mixed',
    pool: { medium: 2, difficulty: 9, opposition: 2 },
    table: '8♥ 7♥',
    is: 'failure',
  },
  { place: 'statyczną wystarczy dorównać', pool: { medium: 1 }, table: '9♥', is: 'success' },
  {
    place: 'dynamiczną trzeba pokonać',
    test: 'dynamic',
    pool: { medium: 1, opposition: 1 },
    table: '9♥ 9',
    is: 'failure',
  },
];

const FIGURES: readonly Row[] = [
  { place: 'walet to 11', pool: { medium: 1, difficulty: 11 }, table: 'W♥', is: 'success' },
  { place: 'ujemny walet też', pool: { medium: 1, difficulty: 11 }, table: 'W♠', is: 'success' },
  { place: 'ujemny walet', pool: { medium: 1, difficulty: 11 }, table: 'W♠', by: 'negative-jack', is: 'yes' },
  { place: 'dama to zero', pool: { medium: 1, difficulty: 8 }, table: 'D♥', is: 'failure' },
  { place: 'joker to zero', pool: { medium: 1, difficulty: 8 }, table: 'J+', is: 'failure' },
  { place: 'czarny joker', pool: { medium: 1 }, table: 'J-', by: 'negative-joker', is: 'yes' },
  { place: 'mocna: zawsze dodatnia', pool: { medium: 0, strong: 1 }, table: 'J-', by: 'negative-joker', is: 'no' },
  { place: 'słaba: zawsze ujemna', pool: { medium: 0, weak: 1 }, table: 'D♥', by: 'negative-queen', is: 'yes' },
  { place: 'as wygrywa', pool: { medium: 1 }, table: 'A♥', is: 'success' },
  { place: 'ujemny as nie', pool: { medium: 1 }, table: 'A♠', is: 'failure' },
  { place: 'słaby as nie', pool: { medium: 0, weak: 1 }, table: 'A♥', is: 'failure' },
  { place: 'mocny czarny as', pool: { medium: 0, strong: 1 }, table: 'A♠', is: 'success' },
  { place: 'as na asa', pool: { medium: 2, policy: 'all-in' }, table: 'A♥ A♠', is: 'failure' },
  { place: 'błogosławieństwo', pool: { medium: 1 }, table: 'K♥', by: 'king', is: 'blessing' },
  { place: 'klątwa', pool: { medium: 2 }, table: 'K♠ 9♥', by: 'king', is: 'curse' },
  { place: 'porażka bez klątwy', pool: { medium: 1 }, table: 'K♠', by: 'king', is: 'none' },
  { place: 'zachowana klątwa', pool: { medium: 1, 'kept-king': 'curse' }, table: '9♥', by: 'king', is: 'curse' },
  {
    place: 'zachowane błogosławieństwo',
    pool: { medium: 1, 'kept-king': 'blessing' },
    table: '8♥',
    by: 'king',
    is: 'blessing',
  },
];

const TWO = { medium: 2, control: 0 };
const LAST = { 'reveal.value': 'last' };
const WHEN_LOSING = { 'opposition.rolls-on': 'when-losing' };

const RULINGS: readonly Row[] = [
  { place: 'cancels', pool: TWO, table: 'A♠ 9♥', is: 'success' },
  { place: 'loses', pool: TWO, table: 'A♠ 9♥', rulings: { 'ace.negative': 'loses' }, is: 'failure' },
  {
    place: 'loses, but saved',
    pool: { medium: 3, control: 0 },
    table: 'A♠ A♥ 9♥',
    rulings: { 'ace.negative': 'loses' },
    is: 'success',
  },
  { place: 'verdict', pool: TWO, table: 'A♥ A♠', is: 'failure' },
  { place: 'at once', pool: TWO, table: 'A♥', rulings: { 'ace.ends': 'at-once' }, is: 'success' },
  { place: 'best', pool: TWO, table: '9♥ 2♥', is: 'success' },
  { place: 'last', pool: TWO, table: '9♥ 2♥', rulings: LAST, is: 'failure' },
  { place: 'last: a queen leaves it', pool: TWO, table: '9♥ D♥', rulings: LAST, is: 'success' },
  {
    place: 'last: the value counts all the same',
    pool: { medium: 3, control: 0 },
    table: '9♥ 2♥ 10♥',
    rulings: LAST,
    by: 'przebicie',
    is: 1,
  },
  { place: 'ace counts', pool: TWO, table: 'A♥ 9♥', by: 'przebicie', is: 1 },
  { place: 'ace ignored', pool: TWO, table: 'A♥ 9♥', rulings: { 'przebicie.ace': 'ignored' }, by: 'przebicie', is: 0 },
  { place: 'a kept king is free', pool: { medium: 2, 'kept-king': 'blessing' }, table: '9♥', is: 'success' },
  {
    place: 'a kept king counts',
    pool: { medium: 2, 'kept-king': 'blessing' },
    table: '9♥ 2♥',
    rulings: { 'king.control': 'counts' },
    is: 'success',
  },
  {
    place: 'a kept king goes back into the deck',
    pool: { medium: 1, 'kept-king': 'blessing' },
    table: 'K♥',
    rulings: { 'king.deck': 'in' },
    by: 'king',
    is: 'blessing',
  },
  {
    place: 'tie: both',
    test: 'dynamic',
    pool: { medium: 1, opposition: 2 },
    table: '5♥ 5 3',
    rulings: WHEN_LOSING,
    is: 'failure',
  },
  {
    place: 'tie: the player',
    test: 'dynamic',
    pool: { medium: 1, opposition: 2 },
    table: '5♥ 5',
    rulings: { ...WHEN_LOSING, 'tie.next': 'player' },
    is: 'failure',
  },
  {
    place: 'when-losing',
    test: 'dynamic',
    pool: { medium: 0, dice: 2, opposition: 3 },
    table: '2 6 5',
    rulings: WHEN_LOSING,
    by: 'opposition-przebicie',
    is: 0,
  },
  {
    place: 'the player waits for the other side',
    test: 'dynamic',
    pool: { medium: 2, opposition: 2, control: 1 },
    table: '9♥ 5 3',
    is: 'success',
  },
];

describe.each([
  { title: 'examples of the rulebook', rows: EXAMPLES },
  { title: 'Działanie kart', rows: FIGURES },
  { title: 'every option of the rulings', rows: RULINGS },
])('$title', ({ rows }) => {
  it.each(rows)('$place: $table is $is', ({ test = 'static', pool, table, rulings = {}, by, is }) => {
    const asked = by === undefined ? { parameters: pool, rulings } : { parameters: pool, rulings, by };
    expect(outcomeOfRoll(TESTS[test]!, revealed(table), asked)).toBe(is);
  });
});

it('a kept king is not in the deck', () => {
  const parameters = { medium: 1, 'kept-king': 'blessing' };
  expect(() => resultOfRoll(staticTest, revealed('K♥'), { parameters })).toThrow('not in the deck');
  const chance = (rulings: Record<string, string>) =>
    exactOutcomes(staticTest, { parameters, rulings }).probability('success').toString();
  expect([chance({}), chance({ 'king.deck': 'in' })]).toEqual(['14/53', '7/27']);
});

describe('the order is decided before the test', () => {
  it.each([
    { order: 'wdms', table: 'D♥ 5 W♠ 9♥', negative: 2 },
    { order: 'cards-first', table: 'D♥ W♠ D♠ 5', negative: 2 },
    { order: 'dice-first', table: '5 D♠ D♥ W♥', negative: 1 },
  ])('$order: $table has $negative negative figures', ({ order, table, negative }) => {
    const parameters = { strong: 1, medium: 1, weak: 1, dice: 1, order, policy: 'all-in' };
    expect(outcomeOfRoll(staticTest, revealed(table), { parameters, by: 'negative' })).toBe(negative);
  });
});

describe('laws', () => {
  const success = (test: AnyTest, parameters: Asked['parameters']) =>
    exactOutcomes(test, { parameters: parameters! }).probability('success');

  it.each([
    { test: 'static', of: 'difficulty', from: 8, to: 11 },
    { test: 'mixed', of: 'difficulty', from: 8, to: 11 },
    { test: 'mixed', of: 'opposition', from: 1, to: 4 },
    { test: 'dynamic', of: 'opposition', from: 1, to: 4 },
  ])('more $of is never easier: $test', ({ test, of, from, to }) => {
    for (const policy of ['first-success', 'all-in']) {
      for (let level = from; level < to; level++) {
        const easier = success(TESTS[test]!, { medium: 3, policy, [of]: level });
        expect(easier.compare(success(TESTS[test]!, { medium: 3, policy, [of]: level + 1 }))).toBeGreaterThan(0);
      }
    }
  });

  it.each([
    { test: 'static', pool: { medium: 3, control: 2, 'negative-price': '1/2' } },
    { test: 'static', pool: { medium: 2, dice: 2, control: 2, 'przebicie-value': '1/2' } },
    { test: 'static', pool: { weak: 2, medium: 1, control: 1, 'negative-price': '2', 'king-value': '1' } },
    { test: 'static', pool: { strong: 2, medium: 0, control: 1, 'king-value': '2' } },
    { test: 'dynamic', pool: { medium: 2, opposition: 1, control: 2, 'przebicie-value': '1/2' } },
    { test: 'mixed', pool: { medium: 2, opposition: 1, control: 1, 'negative-price': '1' } },
  ])('no policy is worth more than the optimal: $test $pool', ({ test, pool }) => {
    const worth = (policy: string) => expected(TESTS[test]!, 'value', { ...pool, policy });
    const best = worth('optimal');
    const others = ['first-success', 'all-in', 'bank-king'].map(worth);
    for (const other of others) expect(best.compare(other)).toBeGreaterThanOrEqual(0);
    expect(others.some((other) => best.compare(other) > 0)).toBe(true);
  });

  it('the optimal policy with no price but przebicie goes all in, and with none stops at the first success', () => {
    const asked = (policy: string, przebicie: string) =>
      exactOutcomes(staticTest, {
        parameters: { medium: 2, dice: 1, control: 2, policy, 'negative-price': '0', 'przebicie-value': przebicie },
      });
    const chance = (policy: string, przebicie: string) => asked(policy, przebicie).probability('success').toString();
    expect(chance('optimal', '0')).toBe(chance('first-success', '0'));
    expect(
      expected(staticTest, 'przebicie', { medium: 0, dice: 3, policy: 'optimal', 'przebicie-value': '1' }),
    ).toEqual(expected(staticTest, 'przebicie', { medium: 0, dice: 3, policy: 'all-in', 'przebicie-value': '1' }));
  });
});

describe('brute force over more than the conformance suite goes through', () => {
  it.each([
    { test: 'dynamic', parameters: { strong: 1, medium: 1, opposition: 1, control: 0 }, rulings: {} },
    {
      test: 'dynamic',
      parameters: { medium: 0, dice: 2, opposition: 2, policy: 'optimal', 'przebicie-value': '1/3' },
      rulings: LAST,
    },
    {
      test: 'dynamic',
      parameters: { weak: 1, medium: 0, dice: 1, opposition: 1 },
      rulings: { 'tie.next': 'player', 'ace.ends': 'at-once' },
    },
    {
      test: 'mixed',
      parameters: { strong: 1, medium: 0, dice: 1, opposition: 1, difficulty: 5, policy: 'optimal' },
      rulings: {},
    },
    { test: 'mixed', parameters: { medium: 1, dice: 1, opposition: 1, difficulty: 3 }, rulings: LAST },
    {
      test: 'mixed',
      parameters: { medium: 1, dice: 1, opposition: 1, difficulty: 4 },
      rulings: { 'tie.next': 'player' },
    },
  ])('$test $parameters $rulings', ({ test: id, parameters: given, rulings: options }) => {
    const test = TESTS[id]!;
    const defaults = Object.entries(test.parameters).map(([name, parameter]) => [name, parameter.default]);
    const parameters = { ...Object.fromEntries(defaults), ...given };
    const rulings = readRulings(test, options as Record<string, string>);
    const played = enumeratePlay(test.play(parameters, rulings), 40_000)!;
    expect(fractionsOf(test.exact(parameters, rulings))).toEqual(fractionsOf(played));
  });
});
