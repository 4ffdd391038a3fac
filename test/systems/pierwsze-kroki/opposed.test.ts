import { describe, expect, it } from 'vitest';
import { seedKey } from '../../../src/random/seed-key.ts';
import { TrialStreams } from '../../../src/random/trial-stream.ts';
import { opposed } from '../../../src/systems/pierwsze-kroki/opposed.ts';
import { samplerOf } from '../../../src/systems/sampler.ts';
import { readRulings } from '../../../src/systems/settings.ts';
import { exactOutcomes, isAtLeastAsGood, outcomeOfRoll, resultOfRoll } from '../asked.ts';

interface Row {
  readonly place: string;
  readonly faces: readonly [number, number];
  readonly modifier: number;
  readonly opponent: number;
  readonly rulings: Readonly<Record<string, string>>;
  readonly outcome: string;
}

const NOBODY = { 'opposed.tie': 'nobody' };
const ACTIVE = { 'opposed.natural': 'active' };

it.each<Row>([
  {
    place: 'IV, Trafiasz, gdy twój atak przebije unik',
    faces: [11, 10],
    modifier: 5,
    opponent: 5,
    rulings: {},
    outcome: 'win',
  },
  {
    place: 'IV, przy remisie wygrywa obrońca',
    faces: [10, 10],
    modifier: 5,
    opponent: 5,
    rulings: {},
    outcome: 'lose',
  },
  { place: 'IV, remis należy do ścigającego', faces: [8, 10], modifier: 2, opponent: 0, rulings: {}, outcome: 'lose' },
  {
    place: 'IV, Wygrywasz tylko wyższym wynikiem',
    faces: [9, 10],
    modifier: 2,
    opponent: 0,
    rulings: {},
    outcome: 'win',
  },
  { place: 'a tie of its own', faces: [8, 10], modifier: 2, opponent: 0, rulings: NOBODY, outcome: 'tie' },
  { place: 'a tie of its own, one less', faces: [7, 10], modifier: 2, opponent: 0, rulings: NOBODY, outcome: 'lose' },
  { place: 'only totals count', faces: [20, 5], modifier: 0, opponent: 20, rulings: {}, outcome: 'lose' },
  { place: 'only totals count', faces: [1, 20], modifier: 20, opponent: 0, rulings: {}, outcome: 'win' },
  {
    place: 'I, Naturalna 20, if it counts',
    faces: [20, 20],
    modifier: -20,
    opponent: 40,
    rulings: ACTIVE,
    outcome: 'win',
  },
  {
    place: 'I, Naturalna 1, if it counts',
    faces: [1, 1],
    modifier: 40,
    opponent: -20,
    rulings: ACTIVE,
    outcome: 'lose',
  },
  {
    place: 'not the natural 20 of the other',
    faces: [19, 20],
    modifier: 5,
    opponent: 0,
    rulings: ACTIVE,
    outcome: 'win',
  },
  {
    place: 'not the natural 1 of the other',
    faces: [2, 1],
    modifier: 0,
    opponent: 5,
    rulings: ACTIVE,
    outcome: 'lose',
  },
])('$place: $faces with $modifier and $opponent is a $outcome', ({ faces, modifier, opponent, rulings, outcome }) => {
  expect(outcomeOfRoll(opposed, faces, { parameters: { modifier, opponent }, rulings })).toBe(outcome);
});

it('each side rolls its own stream, so that a change to one side leaves the rolls of the other as they were', () => {
  const parameters = { modifier: 3, opponent: 1 };
  const rulings = readRulings(opposed, NOBODY);
  const streams = new TrialStreams(seedKey('streams', 'opposed'));
  const sampler = samplerOf(opposed, parameters, rulings, streams);
  const faces = new TrialStreams(seedKey('streams', 'opposed'));
  const [own, other] = [faces.for('test-dice'), faces.for('opponent-dice')];
  const results = new Int32Array(3000);
  sampler.sample(0, results);
  for (const [trial, result] of results.entries()) {
    faces.begin(trial);
    const roll = [own.below(20) + 1, other.below(20) + 1];
    expect(result, `trial ${trial}`).toBe(resultOfRoll(opposed, roll, { parameters, rulings }));
  }
});

describe('laws of the opposed test', () => {
  const modifiers = [-20, -7, -1, 0, 1, 4, 11, 40];
  const pairs = modifiers.flatMap((modifier) => modifiers.map((opponent) => ({ modifier, opponent })));
  const readings = ['defender', 'nobody'].flatMap((tie) =>
    ['ignored', 'active'].map((natural) => ({ 'opposed.tie': tie, 'opposed.natural': natural })),
  );

  it.each(pairs)('is a mirror: $modifier against $opponent, and the sides changed', ({ modifier, opponent }) => {
    const own = exactOutcomes(opposed, { parameters: { modifier, opponent }, rulings: NOBODY });
    const changed = exactOutcomes(opposed, {
      parameters: { modifier: opponent, opponent: modifier },
      rulings: NOBODY,
    });
    expect(own.probability('win').toString()).toBe(changed.probability('lose').toString());
    expect(own.probability('tie').toString()).toBe(changed.probability('tie').toString());
  });

  it.each(readings)('a greater modifier is never worse, a greater opponent never better under %o', (rulings) => {
    for (const parameters of pairs) {
      const { modifier, opponent } = parameters;
      const where = `${modifier} against ${opponent}`;
      const weaker = { parameters: { modifier: modifier - 1, opponent }, rulings };
      const harder = { parameters: { modifier, opponent: opponent + 1 }, rulings };
      expect(isAtLeastAsGood(opposed, { parameters, rulings }, weaker), where).toBe(true);
      expect(isAtLeastAsGood(opposed, { parameters, rulings }, harder), where).toBe(true);
    }
  });

  it.each(readings.filter((each) => each['opposed.tie'] === 'defender'))(
    'the defender gets exactly the ties of nobody under %o',
    (rulings) => {
      for (const parameters of pairs) {
        const nobody = exactOutcomes(opposed, { parameters, rulings: { ...rulings, ...NOBODY } });
        const defender = exactOutcomes(opposed, { parameters, rulings });
        expect(defender.probability('lose').toString()).toBe(
          nobody.probability('lose').plus(nobody.probability('tie')).toString(),
        );
        expect(defender.weight('tie')).toBe(0n);
      }
    },
  );

  it('a natural 20 and a natural 1 leave a chance against any modifier', () => {
    const hopeless = { modifier: -20, opponent: 40 };
    const sure = { modifier: 40, opponent: -20 };
    expect(exactOutcomes(opposed, { parameters: hopeless, rulings: ACTIVE }).probability('win').toString()).toBe(
      '1/20',
    );
    expect(exactOutcomes(opposed, { parameters: sure, rulings: ACTIVE }).probability('lose').toString()).toBe('1/20');
    expect(exactOutcomes(opposed, { parameters: hopeless }).weight('win')).toBe(0n);
    expect(exactOutcomes(opposed, { parameters: sure }).weight('lose')).toBe(0n);
  });
});
