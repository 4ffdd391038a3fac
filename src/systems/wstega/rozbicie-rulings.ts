import { ruling } from '../ruling.ts';

/** How the domino of rozbicie is read. */
export const DOMINO_RULINGS = {
  'domino.tired-and-wounded': ruling({
    options: {
      unconscious: 'tired and wounded, tired once more: unconscious',
      dead: 'tired and wounded, tired once more: the domino gives a second wound, which kills',
    },
    place: 'Walka, zabijanie, etc.; Stany rozbicia – efekt domina',
    why: 'The chapter on combat says unconscious; the domino alone would make the second tiring a second wound.',
  }),
  'domino.discouraged-and-shocked': ruling({
    options: {
      madness: 'discouraged and shocked, discouraged once more: the domino gives a second shock, so madness',
      nothing: 'discouraged and shocked, discouraged once more: nothing new',
    },
    place: 'Stany rozbicia – efekt domina',
    why: 'The text gives the third step for the body (in combat) but not for the mind.',
  }),
  'domino.unconscious': ruling({
    options: {
      out: 'who is unconscious is tested no more',
      'still-hit': 'who is unconscious is still tested: a wound kills, tiring changes nothing',
    },
    place: 'Walka, zabijanie, etc.',
    why: 'The text does not say whether an unconscious character can still be hurt.',
  }),
} as const;
