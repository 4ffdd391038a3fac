import { ruling } from '../ruling.ts';
import { STYLES, TESTS, withStyle } from './rulings.ts';

export const OPPOSED = `${TESTS}, Testy przeciwstawne`;

/** How an opposed test is read, and what helps do where there is no difficulty. */
export const OPPOSED_RULINGS = {
  'opposed.jokers': ruling({
    options: {
      complete:
        'the loser completes a joker, then whoever loses then: all jokers of both sides become what serves best',
      ignore: 'a joker is worth nothing here',
    },
    place: OPPOSED,
    why: 'The reward of a joker is mentioned; whether it also becomes a card of the side that loses is silent.',
  }),
  'opposed.tie': ruling({
    options: { nobody: 'equal sums are a tie', opponent: 'equal sums are won by the opponent' },
    place: OPPOSED,
    why: 'The higher sum wins; equal sums are not mentioned.',
  }),
  'opposed.deck': ruling({
    options: { own: 'each side has a deck of its own', shared: 'both sides draw from one deck' },
    place: `${OPPOSED}; I. Mechanika gry`,
    why: 'Players may use one deck or each their own; here that changes the odds.',
  }),
  'opposed.fate': ruling({
    options: {
      win: 'Fate cards are spent to win; none where that is hopeless',
      'win-or-tie': 'Fate cards are spent to win or, where that is hopeless, to tie',
    },
    place: `${TESTS}, Karty Losu`,
    why: 'They may join any test; whether a tie is worth one is the choice of the player.',
    matters: ({ fate }) => fate !== 0,
  }),
  'opposed.opponent': ruling({
    options: { styles: 'the opponent has the styles given and neither Fate cards nor Przemiana' },
    place: OPPOSED,
    why: 'Both sides may use styles; whether the opponent is a hero with Fate cards is not said.',
  }),
  'style-x.opposed': ruling({
    options: { nothing: 'figures are no help but by their points' },
    place: `${STYLES}, X. Kontemplacja`,
    why: 'An opposed test has no Breaks that figures could reach.',
    matters: withStyle('X'),
  }),
  'style-xi.opposed': ruling({
    options: {
      adds: 'each card of a run adds a point, as if it lowered what must be beaten',
      nothing: 'runs are no help',
    },
    place: `${STYLES}, XI. Wzniosłość`,
    why: 'Styles may be used in an opposed test, but it has no difficulty that a run could lower.',
    matters: withStyle('XI'),
  }),
} as const;
