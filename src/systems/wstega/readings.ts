import { ruling } from '../ruling.ts';
import type { ParameterValues } from '../settings.ts';

const TESTS = 'Działanie kart; Testowanie dla początkujących';
const KINGS = 'Zasady dodatkowe: klątwy i błogosławieństwa';

const hasKeptKing = ({ 'kept-king': king }: ParameterValues) => king !== 'none';

/** Open places of every reveal. */
export const REVEAL_RULINGS = {
  'ace.negative': ruling({
    options: {
      cancels: 'a negative ace cancels a positive one, and alone does nothing',
      loses: 'a negative ace that no positive one cancels loses the test',
    },
    place: 'Działanie kart, As',
    why: 'An ace is a victory and a negative one negates it: whether it does anything alone is not said.',
  }),
  'ace.ends': ruling({
    options: {
      verdict: 'an ace wins when all is revealed that must be, and may still be cancelled',
      'at-once': 'a positive ace that nothing cancels wins at once and ends the test',
    },
    place: 'Działanie kart, As',
    why: 'An ace means victory; the text does not say whether the rest of the pool is still revealed.',
  }),
  'reveal.value': ruling({
    options: {
      best: 'a side stands on its best value so far',
      last: 'a side stands on its last value; cards without a value leave it where it is',
    },
    place: TESTS,
    why: 'Each new card or die gives a value; whether a worse one replaces a better one is not said.',
  }),
  'przebicie.ace': ruling({
    options: {
      counts: 'a positive ace that nothing cancels reaches the difficulty once',
      ignored: 'only values that reach the difficulty are counted',
    },
    place: 'Zasady dodatkowe: przebicie',
    why: 'An ace wins without a value, and przebicie counts how often the difficulty is reached.',
  }),
  'side-effects.counted': ruling({
    options: { revealed: 'a negative figure has its effect once revealed, whether the test is won or lost' },
    place: 'Działanie kart; Testowanie dla początkujących',
    why: 'The examples of negative figures are all of tests that are won.',
  }),
  'stop.first': ruling({
    options: { 'after-one': 'the player may stop after the first card or die, not before it' },
    place: 'Testowanie dla zaawansowanych',
    why: 'A test starts by revealing one card or die; with control 0 the first leads to all the others.',
  }),
  'king.deck': ruling({
    options: {
      out: 'a kept king lies with the character and not in the deck: a red one for a blessing, a black one for a curse',
      in: 'a kept king is only remembered, its card goes back into the deck',
    },
    place: KINGS,
    why: 'The king stays with the character, and all cards are shuffled back after a test.',
    matters: hasKeptKing,
  }),
  'king.control': ruling({
    options: {
      free: 'a kept king does not count among the cards revealed',
      counts: 'a kept king is one of the cards that control allows',
    },
    place: KINGS,
    why: 'The next test is played as if the king were already revealed.',
    matters: hasKeptKing,
  }),
} as const;

/** Open places of tests against dice of the opposition. */
export const OPPOSITION_RULINGS = {
  'tie.next': ruling({
    options: {
      both: 'on a temporary tie both sides reveal again; with both pools empty the test fails',
      player: 'on a temporary tie the player reveals; with the pool empty the test fails',
    },
    place: TESTS,
    why: 'The losing or drawing side reveals: in a draw that is both sides, or the one who tests.',
  }),
  'stop.opposition': ruling({
    options: { waits: 'the player may stop only when the opposition that takes part has no dice left' },
    place: TESTS,
    why: 'A side whose pool is not empty has not lost for good, so its dice come before the player stops.',
  }),
} as const;

export const ROLLS_ON_RULING = {
  'opposition.rolls-on': ruling({
    options: {
      all: 'the opposition rolls its remaining dice after it wins too, for its own przebicie',
      'when-losing': 'the opposition stops as soon as the player has lost for good',
    },
    place: 'Zasady dodatkowe: przebicie, przykład 2',
    why: 'In the example the leader of the bandits rolls on after the player has lost; the rule does not say so.',
  }),
} as const;

/** How the open places are read, those of an opposition absent in a test without one. */
export interface Readings {
  readonly 'ace.negative': 'cancels' | 'loses';
  readonly 'ace.ends': 'verdict' | 'at-once';
  readonly 'reveal.value': 'best' | 'last';
  readonly 'przebicie.ace': 'counts' | 'ignored';
  readonly 'king.deck': 'out' | 'in';
  readonly 'king.control': 'free' | 'counts';
  readonly 'tie.next'?: 'both' | 'player';
  readonly 'opposition.rolls-on'?: 'all' | 'when-losing';
}
