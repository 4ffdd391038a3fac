import { ruling } from '../ruling.ts';

/** What chapter 5B leaves open. */

const PLACE = '5B. Testy Sporne';

export const NEGATIVE_RULING = ruling({
  options: {
    zero: 'a loser below 0 counts as 0 successes',
    signed: 'the levels of failure of a loser below 0 add to the advantage',
  },
  place: `${PLACE}; 3. Sukcesy, jedynki i PT`,
  why: 'The loser’s successes are subtracted; levels of failure mirror successes, but are none.',
});

export const OPPOSED_RULINGS = {
  'opposed.needs-success': ruling({
    options: {
      yes: 'without a success nobody wins',
      no: 'the better result wins, even at or below 0',
    },
    place: PLACE,
    why: 'Whether the better of two results at or below 0 wins anything is not said.',
  }),
  'opposed.negative': NEGATIVE_RULING,
  'opposed.skill-tie-degree': ruling({
    options: {
      'advantage-0': 'a win with an advantage of 0 is told apart',
      success: 'a win with an advantage of 0 is an ordinary success',
    },
    place: PLACE,
    why: 'A tie won by the higher Skill has an advantage of 0; the lowest row of the table is 1–2.',
  }),
  'opposed.tie-at-zero': ruling({
    options: {
      'by-needs-success': 'the Skill decides a tie at or below 0 only if a win needs no success',
      skill: 'the Skill decides every tie',
      nothing: 'nobody wins a tie at or below 0',
    },
    place: PLACE,
    why: 'The higher Skill wins ties; whether it also wins when neither side has a success is not said.',
  }),
  'opposed.tie-without-skill': ruling({
    options: {
      nothing: 'a tie in which a side tests no Skill changes nothing',
      'as-zero': 'a side without a Skill has a Skill of 0',
    },
    place: `${PLACE}; 5A. Współczynniki Pomocnicze`,
    why: 'Auxiliary attributes are tested in opposed tests without a Skill that could break the tie.',
  }),
  'opposed.loser-failure': ruling({
    options: {
      none: 'a side that does not win suffers no degree of failure',
      applies: 'a side that does not win and has 0 or less suffers the degree of its own result',
    },
    place: `${PLACE}; 8. Stopnie Porażki`,
    why: 'Whether an opposed test that is lost also brings the consequences of one’s own failure is not said.',
  }),
} as const;
