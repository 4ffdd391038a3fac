import { ruling } from '../ruling.ts';

/** Limits on the successes that may be kept. 5E, 5F and 5G. */

export const CAP_RULINGS = {
  'cap.applies': ruling({
    options: { 'after-ones': 'the limit applies to the net result, and never to failures' },
    place: '5E. Moce i Umiejętność Koncentracja, przykład psionika',
    why: 'The text limits the successes kept; the example subtracts ones first.',
  }),
  'cap.ten': ruling({
    options: { two: 'a specialist’s 10 takes two places under the limit' },
    place: '4. Specjalizacje; 5E. Moce i Umiejętność Koncentracja',
    why: 'The text does not say whether the limit counts dice or successes; it names successes.',
  }),
} as const;
