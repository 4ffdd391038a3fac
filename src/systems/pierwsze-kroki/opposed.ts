import { compare, Distribution } from '../../probability/distribution.ts';
import type { TrialStream, TrialStreams } from '../../random/trial-stream.ts';
import { integer } from '../parameter.ts';
import { ruling } from '../ruling.ts';
import { lookUp, type Sampler } from '../sampler.ts';
import { defineTest } from '../system.ts';
import { MODIFIER_RANGE, NATURAL_FAILURE, NATURAL_SUCCESS, SIDES } from './k20.ts';

/** The result is a position in this list, from the acting side's worst to its best. */
const OUTCOMES = [
  { id: 'lose', name: { pl: 'przegrana', en: 'lose' } },
  { id: 'tie', name: { pl: 'remis', en: 'tie' } },
  { id: 'win', name: { pl: 'wygrana', en: 'win' } },
] as const;
const LOSE = 0;
const TIE = 1;
const WIN = 2;

interface Sides {
  readonly modifier: number;
  readonly opponent: number;
}

/** What natural results do where no threshold stands against them; flight asks the same. */
export const OPPOSED_NATURAL = ruling({
  options: {
    ignored: 'only totals count',
    active: "the acting side's natural 20 wins and its natural 1 loses",
  },
  place: 'Rozdział I, naturalna 20 i naturalna 1; Rozdział IV, ucieczka',
  why: 'Natural results are absolute whatever the threshold, but an opposed test has none, and flight asks for the higher total only.',
});

interface Readings {
  readonly 'opposed.tie': 'defender' | 'nobody';
  readonly 'opposed.natural': 'ignored' | 'active';
}

function isNatural(face: number): boolean {
  return face === NATURAL_SUCCESS || face === NATURAL_FAILURE;
}

const tieResult = (readings: Readings) => (readings['opposed.tie'] === 'nobody' ? TIE : LOSE);

function resolve(own: number, other: number, { modifier, opponent }: Sides, readings: Readings): number {
  if (readings['opposed.natural'] === 'active') {
    if (own === NATURAL_SUCCESS) return WIN;
    if (own === NATURAL_FAILURE) return LOSE;
  }
  const difference = own + modifier - (other + opponent);
  if (difference === 0) return tieResult(readings);
  return difference > 0 ? WIN : LOSE;
}

/** One die of each side: its place in the table of all results is the sum of an entry of each of these. */
const OWN_PLACES = Int32Array.from({ length: SIDES }, (_, index) => index * SIDES);
const OTHER_PLACES = Int32Array.from({ length: SIDES }, (_, index) => index);

/** Each side's die from its own stream, so that a change to one side leaves the other's rolls as they were. */
class OpposedSampler implements Sampler {
  private readonly results: Int32Array;

  constructor(
    private readonly own: TrialStream,
    private readonly other: TrialStream,
    resolveFaces: (own: number, other: number) => number,
  ) {
    this.results = Int32Array.from({ length: SIDES * SIDES }, (_, roll) =>
      resolveFaces(Math.floor(roll / SIDES) + 1, (roll % SIDES) + 1),
    );
  }

  sample(first: number, results: Int32Array): void {
    results.fill(0);
    this.own.addDraws(first, [OWN_PLACES], results);
    this.other.addDraws(first, [OTHER_PLACES], results);
    lookUp(this.results, results);
  }
}

export const opposed = defineTest({
  name: { pl: 'Test przeciwstawny', en: 'Opposed test' },
  place: 'Rozdział IV, atak i ucieczka; Rozdział III, umiejętności przeciwstawne',
  rule: 'Both sides roll k20 and add their modifier. The acting side wins only with the higher total.',
  parameters: {
    modifier: integer({ name: { pl: 'modyfikator', en: 'modifier' }, ...MODIFIER_RANGE, default: 0 }),
    opponent: integer({
      name: { pl: 'modyfikator przeciwnika', en: "opponent's modifier" },
      ...MODIFIER_RANGE,
      default: 0,
    }),
  },
  rulings: {
    'opposed.tie': ruling({
      options: { defender: 'the acting side loses a tie', nobody: 'a tie is an outcome of its own' },
      place: 'Rozdział IV, atak i ucieczka',
      why: 'In combat and flight the defender (pursuer) wins ties; other contests are silent.',
    }),
    'opposed.natural': OPPOSED_NATURAL,
  },
  views: {
    outcome: {
      name: { pl: 'wynik', en: 'outcome' },
      outcomes: (_, readings) => OUTCOMES.filter(({ id }) => id !== 'tie' || tieResult(readings) === TIE),
      outcomeOf: (result) => OUTCOMES[result]!.id,
      headline: 'win',
    },
  },
  table: { down: 'modifier', across: 'opponent' },
  play: (sides, readings) => (chance) =>
    resolve(chance.die(SIDES), chance.die(SIDES, 'opponent-dice'), sides, readings),
  exact({ modifier, opponent }, readings) {
    const die = Distribution.die(SIDES);
    const naturalsDecide = readings['opposed.natural'] === 'active';
    const contested = naturalsDecide ? die.given((face) => !isNatural(face)) : die;
    const totals = compare(
      contested.map((face) => face + modifier),
      die.map((face) => face + opponent),
    );
    const ofOneFace = naturalsDecide ? die.total : 0n;
    return Distribution.of([
      [LOSE, totals.weight(-1) + ofOneFace],
      [tieResult(readings), totals.weight(0)],
      [WIN, totals.weight(1) + ofOneFace],
    ]);
  },
  range: () => [LOSE, WIN],
  sampler: (sides, readings, streams: TrialStreams) =>
    new OpposedSampler(streams.for('test-dice'), streams.for('opponent-dice'), (own, other) =>
      resolve(own, other, sides, readings),
    ),
});
