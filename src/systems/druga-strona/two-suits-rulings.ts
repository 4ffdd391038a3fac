import { ruling } from '../ruling.ts';
import { STYLES, TESTS, withStyle } from './rulings.ts';

const TWO = `${TESTS}, test więcej niż jednej Mocy`;

/** How a test of two suits is read, and what styles do in it. */
export const TWO_SUITS_RULINGS = {
  'two-suits.premium': ruling({
    options: { each: 'a common premium is taken off the difficulty of each suit' },
    place: TWO,
    why: 'The same value is taken off every difficulty; a premium for each suit is a parameter.',
  }),
  'two-suits.joker': ruling({
    options: { one: 'a completed joker serves one of the two suits' },
    place: `${TESTS}, Joker`,
    why: 'The joker stands for one card; that it may not serve both suits is our reading.',
  }),
  'style-i.two-suits': ruling({
    options: {
      one: 'one card of the test gains, and so one of the suits',
      each: 'looking at the suit tested, the highest card of each suit gains from the lowest of that suit',
    },
    place: `${STYLES}, I. Wsparcie`,
    why: 'The highest card gains; whether each of two suits tested has one is silent.',
    matters: withStyle('I'),
  }),
  'style-x.two-suits': ruling({
    options: {
      each: 'figures of any suits meet every suit whose Breaks they reach',
      sum: 'figures as many as the Breaks of both suits together pass the test, fewer are no help',
    },
    place: `${STYLES}, X. Kontemplacja`,
    why: 'As many figures as the Dilemma has Breaks solve it; here each suit has Breaks of its own.',
    matters: withStyle('X'),
  }),
  'style-xi.two-suits': ruling({
    options: {
      each: 'runs lower the difficulty of each suit, as one premium does',
      one: 'runs lower the difficulty of one suit, whichever serves best',
    },
    place: `${STYLES}, XI. Wzniosłość`,
    why: 'A run lowers the difficulty of the Dilemma; here each suit has its own.',
    matters: withStyle('XI'),
  }),
} as const;
