import { foldPool } from '../../probability/pool.ts';
import { choice, integer } from '../parameter.ts';
import { ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { NATURAL_FAILURE, NATURAL_SUCCESS, SIDES } from './k20.ts';

/** The ladder of fear from its foot: how many rungs failed tests have pushed the hero. */
const LADDER = [
  { id: 'calm', name: { pl: 'spokój', en: 'calm' } },
  { id: 'frightened', name: { pl: 'Przestraszenie', en: 'frightened' } },
  { id: 'panic', name: { pl: 'Panika', en: 'panic' } },
  { id: 'breakdown', name: { pl: 'Załamanie', en: 'breakdown' } },
] as const;
const TOP = LADDER.length - 1;

/** What a failed test adds, and what a natural 1 does instead. */
const RUNGS = 1;
const RUNGS_OF_NATURAL_FAILURE = 2;

const GREATEST_TESTS = 10;

const rungOf = (fear: (typeof LADDER)[number]['id']) => LADDER.findIndex(({ id }) => id === fear);
const climb = (rung: number, rungs: number) => Math.min(TOP, rung + rungs);

export const dread = defineTest({
  name: { pl: 'Groza', en: 'Dread' },
  place: 'Rozdział IV, Groza',
  rule:
    'A bare k20 against the enemy’s Groza, usually 12. A failure frightens; more failures push on to panic, which makes ' +
    'the hero flee, and to breakdown. A natural 1 skips a rung, a natural 20 always passes.',
  parameters: {
    threshold: integer({ name: { pl: 'próg Grozy', en: 'dread threshold' }, min: 2, max: 30, default: 12 }),
    tests: integer({ name: { pl: 'liczba testów', en: 'number of tests' }, min: 1, max: GREATEST_TESTS, default: 1 }),
    fear: choice({
      name: { pl: 'stan przed testem', en: 'fear before the test' },
      options: {
        calm: LADDER[0].name,
        frightened: LADDER[1].name,
        panic: LADDER[2].name,
        breakdown: LADDER[3].name,
      },
      default: 'calm',
    }),
  },
  rulings: {
    'horror.again': ruling({
      options: { given: 'there are as many tests as the parameter says; a passed test leaves the fear as it is' },
      place: 'Rozdział IV, Groza',
      why: 'Further failed tests push up the ladder, and nothing says when they are rolled.',
    }),
    'horror.natural-one': ruling({
      options: {
        'two-rungs': 'a natural 1 goes two rungs up from where the hero stands: from calm to panic',
        'one-more': 'a natural 1 goes past the next two rungs: from calm to breakdown',
      },
      place: 'Rozdział IV, Groza',
      why: 'It skips two states at once: two steps up, or over two.',
    }),
  },
  views: {
    fear: {
      name: { pl: 'stan strachu', en: 'state of fear' },
      outcomes: () => [...LADDER].reverse(),
      outcomeOf: (result) => LADDER[result]!.id,
      headline: 'calm',
    },
  },
  table: { down: 'threshold', across: 'tests' },
  play: ({ threshold, tests, fear }, readings) => {
    const skip =
      readings['horror.natural-one'] === 'two-rungs' ? RUNGS_OF_NATURAL_FAILURE : RUNGS_OF_NATURAL_FAILURE + 1;
    return (chance) => {
      let rung = rungOf(fear);
      for (let test = 0; test < tests; test++) {
        const face = chance.die(SIDES);
        if (face === NATURAL_FAILURE) rung = climb(rung, skip);
        else if (face !== NATURAL_SUCCESS && face < threshold) rung = climb(rung, RUNGS);
      }
      return rung;
    };
  },
  exact({ threshold, tests, fear }, readings) {
    const failing = Math.min(threshold, NATURAL_SUCCESS) - NATURAL_FAILURE - 1;
    const skip =
      readings['horror.natural-one'] === 'two-rungs' ? RUNGS_OF_NATURAL_FAILURE : RUNGS_OF_NATURAL_FAILURE + 1;
    const rungs = foldPool(
      tests,
      [
        { face: skip, ways: 1n },
        { face: RUNGS, ways: BigInt(failing) },
        { face: 0, ways: BigInt(SIDES - failing - 1) },
      ],
      0,
      (sum, each, count) => Math.min(TOP, sum + each * count),
    );
    return rungs.map((sum) => climb(rungOf(fear), sum));
  },
  range: () => [0, TOP],
});
