import { Distribution } from '../../probability/distribution.ts';
import { Fraction } from '../../probability/fraction.ts';
import { integer } from '../parameter.ts';
import { ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { numberOutcomes } from '../view.ts';
import { DEGREES, degree, degreeOf, PLUS_FIVE } from './degrees.ts';
import { MODIFIER_RANGE, SIDES } from './k20.ts';

const GREATEST_TRIES = 5;

/** The PT of every cache: Rozdział XIII. */
const TREASURE_PT = 12;

interface Dug {
  /** The degree of the last test. */
  readonly degree: number;
  readonly tries: number;
}

function pack(dug: Dug): number {
  return dug.tries * DEGREES.length + dug.degree;
}

function unpack(result: number): Dug {
  return { degree: result % DEGREES.length, tries: Math.floor(result / DEGREES.length) };
}

const FINDS = [
  { id: 'not-found', name: { pl: 'nie wykopany', en: 'not found' } },
  { id: 'found', name: { pl: 'wykopany', en: 'found' } },
] as const;

const isFound = (result: number) => unpack(result).degree >= degree('success');

interface Readings {
  readonly 'treasure.again': 'again' | 'until-critical-failure' | 'once';
}

/** Whether a test of this degree leaves the cache where it is and the hero free to try again. */
function mayTryAgain(last: number, readings: Readings): boolean {
  if (last >= degree('success') || readings['treasure.again'] === 'once') return false;
  return readings['treasure.again'] === 'again' || last > degree('critical-failure');
}

export const treasureDig = defineTest({
  name: { pl: 'Wykopanie skarbu', en: 'Digging a treasure up' },
  place: 'Rozdział XIII, wykopanie skrytki; przykład',
  rule: 'With the whole map, on the hex of the cache, a test of Dochodzenie against PT 12 digs the treasure up, once.',
  parameters: {
    modifier: integer({
      name: { pl: 'Dochodzenie (modyfikator)', en: 'Investigation' },
      ...MODIFIER_RANGE,
      default: 3,
    }),
    pt: integer({ name: { pl: 'PT', en: 'PT' }, min: 1, max: 60, default: TREASURE_PT }),
    tries: integer({ name: { pl: 'najwięcej prób', en: 'tries at most' }, min: 1, max: GREATEST_TRIES, default: 1 }),
  },
  rulings: {
    'check.plus-five': PLUS_FIVE,
    'treasure.again': ruling({
      options: {
        again: 'a failed test may be tried again, as often as the parameter allows',
        'until-critical-failure': 'a failed test may be tried again, a critically failed one may not',
        once: 'there is one test, whatever the parameter allows',
      },
      place: 'Rozdział XIII, wykopanie skrytki',
      why: 'The treasure can be dug up once; whether it can be looked for again after a failure is silent.',
    }),
  },
  views: {
    treasure: {
      name: { pl: 'skarb', en: 'treasure' },
      outcomes: () => FINDS,
      outcomeOf: (result) => (isFound(result) ? 'found' : 'not-found'),
      headline: 'found',
    },
    degree: {
      name: { pl: 'stopień ostatniego testu', en: 'degree of the last test' },
      outcomes: () => DEGREES,
      outcomeOf: (result) => DEGREES[unpack(result).degree]!.id,
      headline: 'success+',
    },
    tries: {
      name: { pl: 'liczba prób', en: 'number of tries' },
      outcomes: ({ tries }) => numberOutcomes(1, tries),
      outcomeOf: (result) => unpack(result).tries,
      headline: '1',
    },
  },
  table: { down: 'modifier', across: 'tries' },
  amounts: {
    tries: {
      name: { pl: 'średnia liczba prób', en: 'mean number of tries' },
      of: (result) => new Fraction(BigInt(unpack(result).tries)),
    },
  },
  play:
    ({ modifier, pt, tries }, readings) =>
    (chance) => {
      for (let tried = 1; ; tried++) {
        const last = degreeOf(chance.die(SIDES), modifier, pt, readings['check.plus-five']);
        if (tried === tries || !mayTryAgain(last, readings)) return pack({ degree: last, tries: tried });
      }
    },
  exact({ modifier, pt, tries }, readings) {
    const test = Distribution.die(SIDES).map((face) => degreeOf(face, modifier, pt, readings['check.plus-five']));
    const entries: [number, bigint][] = [];
    // All tests before this one failed in a way that allows another: as many ways as `before`.
    let before = 1n;
    for (let tried = 1; tried <= tries; tried++) {
      let again = 0n;
      for (const [last, ways] of test.entries()) {
        const isLast = tried === tries || !mayTryAgain(last, readings);
        if (isLast)
          entries.push([pack({ degree: last, tries: tried }), before * ways * test.total ** BigInt(tries - tried)]);
        else again += ways;
      }
      before *= again;
    }
    return Distribution.of(entries);
  },
  range: ({ tries }) => [0, pack({ degree: DEGREES.length - 1, tries })],
});
