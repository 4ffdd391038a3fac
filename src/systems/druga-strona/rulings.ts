import { type OptionsOf, ruling } from '../ruling.ts';
import type { ParameterValues } from '../settings.ts';
import { type Style, stylesOf } from './styles.ts';

export const TESTS = 'I. Mechanika gry, 1. Dylematy, testy';
export const STYLES = `${TESTS}, Lista dostępnych stylów Zawziętości`;

/** How the number of points that a test needs, its recolour and its jokers are read. */
export const TEST_RULINGS = {
  'threshold.rounding': ruling({
    options: {
      'half-up': 'Breaks times their value is rounded to the nearest whole, a half up',
      down: 'Breaks times their value is rounded down',
    },
    place: TESTS,
    why: 'The sum is rounded once a Break is worth 4.5; the text does not say which way.',
    matters: ({ 'break-value': value }) => value === '4.5',
  }),
  'recolour.count': ruling({
    options: { one: 'one card of the whole test may be given the suit tested' },
    place: `${TESTS}; 3. Postęp, Krąg 1`,
    why: 'The example recolours one card; the ability of the first Circle says one card of the test.',
    matters: ({ recolour }) => recolour === true,
  }),
  'joker.failure': ruling({
    options: { 'best-card': 'every joker of a failed test becomes the card that serves best, copies allowed' },
    place: `${TESTS}, Joker`,
    why: 'The joker stands for any card of the deck; that it is chosen together with the recolour is our reading.',
    matters: ({ jokers }) => jokers === true,
  }),
} as const;

/** How Fate cards are drawn and spent. */
export const FATE_RULINGS = {
  'fate.deck': ruling({
    options: {
      'out-of-deck': 'Fate cards are drawn from the same deck beforehand and stay out of it',
      fresh: 'Fate cards come from a deck of their own',
    },
    place: `${TESTS}, Karty Losu`,
    why: 'The text has them drawn at the first Circle and does not say whether they stay out of the deck.',
    matters: ({ fate }) => fate !== 0,
  }),
  'fate.policy': ruling({
    options: {
      minimal: 'the fewest that turn a failure, jokers completed, into a success; none if hopeless',
      never: 'none is spent',
      all: 'all join the test at once',
    },
    place: `${TESTS}, Karty Losu`,
    why: 'One, two or all three may be added to any test; when is the choice of the player.',
    matters: ({ fate }) => fate !== 0,
  }),
} as const;

/** A ruling that matters only where the style helps. */
export function withStyle(style: Style): (parameters: ParameterValues) => boolean {
  return ({ styles, 'opponent-styles': opponent }) =>
    [styles, opponent].some((value) => stylesOf(String(value)).has(style));
}

/** How the styles of Zawziętość are read. */
export const STYLE_RULINGS = {
  'styles.limit': ruling({
    options: { three: 'at most three styles in one test, and XII alone' },
    place: STYLES,
    why: 'A new style comes with every level, and one test uses at most three of them.',
  }),
  'style-i.scope': ruling({
    options: {
      hand: 'the highest and the lowest card of the whole hand, whatever their suits',
      suit: 'the highest and the lowest card of the suit tested, after the recolour',
    },
    place: `${STYLES}, I. Wsparcie`,
    why: 'The text does not say among which cards; a lone card is not both.',
    matters: withStyle('I'),
  }),
  'style-ii.count': ruling({
    options: { 'per-suit': '+5 for every suit that is missing', once: '+5 once, however many are missing' },
    place: `${STYLES}, II. Koncentracja`,
    why: 'The text gives +5 to each of the four suits when a suit is missing.',
    matters: withStyle('II'),
  }),
  'style-ii.timing': ruling({
    options: {
      'as-drawn': 'suits are missing as the cards were drawn',
      'after-recolour': 'suits are missing after the recolour and the conversion of style IV',
    },
    place: `${STYLES}, II. Koncentracja`,
    why: 'The text does not say whether a card that changed its suit still counts for the old one.',
    matters: withStyle('II'),
  }),
  'style-vi.sums': ruling({
    options: { natural: 'sums towards 15 without recolour, premium and jokers' },
    place: `${STYLES}, VI. Wytrwałość`,
    why: 'Help of Zawziętość counts (IV, VII and VIII); whether the recolour may be spent to reach 15 is silent.',
    matters: withStyle('VI'),
  }),
  'style-xi.unit': ruling({
    options: {
      points: 'each card of a run lowers the difficulty by a point',
      breaks: 'each card of a run lowers the difficulty by a Break',
    },
    place: `${STYLES}, XI. Wzniosłość`,
    why: 'The difficulty of a Dilemma is given in Breaks and met in points.',
    matters: withStyle('XI'),
  }),
} as const;

/** How Przemiana, the conversion of the fourth Circle, is read. */
export const CONVERSION_RULINGS = {
  'conversion.source': ruling({
    options: {
      'one-suit': 'cards of one suit that are worth 11 or more buy a card',
      'all-suits': 'cards of any suits not tested that are worth 11 or more together buy a card',
    },
    place: `${TESTS}; 3. Postęp, Krąg 4`,
    why: 'The chapter on tests says every 11 points in suits that do not match; the list of abilities says cards of the same suit.',
    matters: ({ conversion }) => conversion === true,
  }),
  'conversion.policy': ruling({
    options: {
      'while-failing':
        'before jokers and Fate, while the test fails: the fewest points that do, never the best card to recolour',
    },
    place: `${TESTS}; 3. Postęp, Krąg 4`,
    why: 'The cards may be exchanged; which and when is the choice of the player.',
    matters: ({ conversion }) => conversion === true,
  }),
} as const;

export type TestReadings = OptionsOf<typeof TEST_RULINGS>;
export type StyleReadings = OptionsOf<typeof STYLE_RULINGS>;
