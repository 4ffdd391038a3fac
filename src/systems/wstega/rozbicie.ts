import { Distribution } from '../../probability/distribution.ts';
import { Fraction } from '../../probability/fraction.ts';
import { choice, fractionNotation, integer, readFraction } from '../parameter.ts';
import { ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { DOMINO_RULINGS } from './rozbicie-rulings.ts';
import { afterGain, type DominoReadings, type Gain, isOut, STATES, type State } from './rozbicie-states.ts';

const GREATEST_TESTS = 20;
/** A die of more sides cannot be drawn without bias (random/bounded.ts). */
const GREATEST_DENOMINATOR = 1_000_000n;

/** What is at stake: the test lost, the test won, and whether Żywotność is tested. Walka, zabijanie, etc. */
const STAKES = {
  'wounded-tired': { lost: 'wounded', won: 'tired', ofBody: true },
  'tired-nothing': { lost: 'tired', won: 'nothing', ofBody: true },
  'wounded-nothing': { lost: 'wounded', won: 'nothing', ofBody: true },
  'dead-wounded': { lost: 'dead', won: 'wounded', ofBody: true },
  'discouraged-nothing': { lost: 'discouraged', won: 'nothing', ofBody: false },
  'shocked-nothing': { lost: 'shocked', won: 'nothing', ofBody: false },
} as const satisfies Record<string, { lost: Gain; won: Gain; ofBody: boolean }>;

const OF_BODY: readonly State[] = ['tired', 'wounded', 'tired-wounded'];

interface Parameters {
  readonly stake: keyof typeof STAKES;
  readonly tests: number;
  readonly failure: string;
  readonly rout: string;
  readonly start: State;
}

/** A result: the state reached, and how many tests were taken before it or in all. */
const TAKEN_RADIX = GREATEST_TESTS + 1;
const pack = (state: State, taken: number) => STATES.findIndex(({ id }) => id === state) * TAKEN_RADIX + taken;
const stateOf = (result: number): State => STATES[Math.floor(result / TAKEN_RADIX)]!.id;
const takenOf = (result: number) => result % TAKEN_RADIX;

/** A start of the other kind changes nothing: body and mind break apart from each other. */
function startOf({ stake, start }: Parameters): State {
  return OF_BODY.includes(start) === STAKES[stake].ofBody ? start : 'none';
}

/** What a test brings on, lost or won; lost with a negative king, a test of Żywotność kills. */
function gainsOf({ stake }: Parameters): { won: Gain; lost: Gain; rout: Gain } {
  const { won, lost, ofBody } = STAKES[stake];
  return { won, lost, rout: ofBody ? 'dead' : lost };
}

function chanceNotation(facts: {
  readonly name: { readonly pl: string; readonly en: string };
  readonly default: string;
  readonly examples: readonly string[];
}) {
  const fraction = fractionNotation({ ...facts, min: 0, max: 1 });
  return {
    ...fraction,
    allowed: `${fraction.allowed}, in lowest terms over at most ${GREATEST_DENOMINATOR}`,
    normalise(text: string) {
      const value = fraction.normalise(text);
      return value !== undefined && read(value).denominator <= GREATEST_DENOMINATOR ? value : undefined;
    },
  };
}

const read = (text: string): Fraction => readFraction(text)!;

/** The number of a die with `denominator` sides up to which the thing happens. */
const dieOf = (chance: Fraction) => ({ sides: Number(chance.denominator), upTo: Number(chance.numerator) });

const outcomeOfOut = (result: number, readings: DominoReadings) =>
  isOut(stateOf(result), readings) ? takenOf(result) : 'never';

export const rozbicie = defineTest({
  name: { pl: 'Stany rozbicia', en: 'States of rozbicie' },
  place: 'Jak dostaje się i jak się wychodzi ze stanu rozbicia; Stany rozbicia – efekt domina; Walka, zabijanie, etc.',
  rule:
    'A series of tests, each of which brings on a state when it is lost (and a lighter one, or nothing, when it is won). ' +
    'Tired twice is tired and wounded, wounded twice is dead; discouraged twice is discouraged and shocked, shocked ' +
    'twice is temporary madness. A test of Żywotność lost with a negative king kills at once.',
  parameters: {
    stake: choice({
      name: { pl: 'stawka (przegrana/wygrana)', en: 'stake (lost/won)' },
      options: {
        'wounded-tired': { pl: 'ranny / zmęczony', en: 'wounded / tired' },
        'tired-nothing': { pl: 'zmęczony / nic', en: 'tired / nothing' },
        'wounded-nothing': { pl: 'ranny / nic', en: 'wounded / nothing' },
        'dead-wounded': { pl: 'martwy / ranny', en: 'dead / wounded' },
        'discouraged-nothing': { pl: 'zniechęcony / nic', en: 'discouraged / nothing' },
        'shocked-nothing': { pl: 'zszokowany / nic', en: 'shocked / nothing' },
      },
      default: 'wounded-tired',
    }),
    tests: integer({ name: { pl: 'liczba testów', en: 'tests' }, min: 1, max: GREATEST_TESTS, default: 3 }),
    failure: chanceNotation({
      name: { pl: 'szansa porażki', en: 'chance to fail' },
      default: '1/2',
      examples: ['0', '1/3', '20/27', '1'],
    }),
    rout: chanceNotation({
      name: { pl: 'szansa, że porażka jest z kretesem', en: 'chance that a failure is a rout' },
      default: '0',
      examples: ['1/13', '1'],
    }),
    start: choice({
      name: { pl: 'stan na początku', en: 'state at the start' },
      options: {
        none: { pl: 'bez rozbicia', en: 'not broken' },
        tired: { pl: 'zmęczony', en: 'tired' },
        wounded: { pl: 'ranny', en: 'wounded' },
        'tired-wounded': { pl: 'zmęczony i ranny', en: 'tired and wounded' },
        discouraged: { pl: 'zniechęcony', en: 'discouraged' },
        shocked: { pl: 'zszokowany', en: 'shocked' },
        'discouraged-shocked': { pl: 'zniechęcony i zszokowany', en: 'discouraged and shocked' },
      },
      default: 'none',
    }),
  },
  rulings: {
    ...DOMINO_RULINGS,
    'rozbicie.names': ruling({
      options: { same: 'zniechęcony is zrezygnowany of the list of attributes, przerażony is zszokowany' },
      place: 'Atrybuty i atrybuty kontrolne; Stany rozbicia – efekt domina; Walka, zabijanie, etc.',
      why: 'The list of attributes, the domino and the chapter on combat call the states by different words.',
    }),
  },
  views: {
    state: {
      name: { pl: 'stan', en: 'state' },
      outcomes: () => STATES,
      outcomeOf: stateOf,
      headline: 'tired-wounded+',
    },
    out: {
      name: { pl: 'test, który wyłącza postać z gry', en: 'test that puts the character out of play' },
      outcomes: ({ tests }) => [
        ...Array.from({ length: tests }, (_, index) => {
          const name = String(index + 1);
          return { id: index + 1, name: { pl: name, en: name } };
        }),
        { id: 'never', name: { pl: 'żaden', en: 'none' } },
      ],
      outcomeOf: (result, _, readings) => outcomeOfOut(result, readings),
      headline: 'never',
    },
  },
  table: { down: 'failure', across: 'tests' },
  play(parameters, readings) {
    const failure = dieOf(read(parameters.failure));
    const rout = dieOf(read(parameters.rout));
    const gains = gainsOf(parameters);
    const start = startOf(parameters);
    return (chance) => {
      let state = start;
      let taken = 0;
      while (taken < parameters.tests && !isOut(state, readings)) {
        taken++;
        const isLost = chance.die(failure.sides) <= failure.upTo;
        const isRout = isLost && chance.die(rout.sides, 'damage-dice') <= rout.upTo;
        state = afterGain(state, isRout ? gains.rout : isLost ? gains.lost : gains.won, readings);
      }
      return pack(state, taken);
    };
  },
  exact(parameters, readings) {
    const failure = read(parameters.failure);
    const rout = read(parameters.rout);
    const whole = failure.denominator * rout.denominator;
    const gains = gainsOf(parameters);
    const ways: readonly (readonly [Gain, bigint])[] = [
      [gains.won, whole - failure.numerator * rout.denominator],
      [gains.lost, failure.numerator * (rout.denominator - rout.numerator)],
      [gains.rout, failure.numerator * rout.numerator],
    ];
    let states = Distribution.certain(pack(startOf(parameters), 0));
    for (let test = 1; test <= parameters.tests; test++) {
      states = Distribution.of(
        [...states.entries()].flatMap(([result, weight]) =>
          isOut(stateOf(result), readings)
            ? [[result, weight * whole] as const]
            : ways.map(([gain, of]) => [pack(afterGain(stateOf(result), gain, readings), test), weight * of] as const),
        ),
      );
    }
    return states;
  },
  range: () => [0, pack('none', GREATEST_TESTS)],
  amounts: {
    tests: { name: { pl: 'odbyte testy', en: 'tests taken' }, of: (result) => new Fraction(BigInt(takenOf(result))) },
  },
});
