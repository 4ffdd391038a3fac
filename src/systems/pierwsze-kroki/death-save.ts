import { distributionOf } from '../../probability/decision.ts';
import { Distribution } from '../../probability/distribution.ts';
import { Fraction } from '../../probability/fraction.ts';
import { integer, optionalInteger } from '../parameter.ts';
import { defineTest } from '../system.ts';
import { numberOutcomes } from '../view.ts';
import { FATAL_MARKS, MEDICINE_PT, THRESHOLDS } from './death-save-data.ts';
import { DEATH_RULINGS } from './death-save-rulings.ts';
import {
  afterFace,
  ENDS,
  type End,
  type Fallen,
  GREATEST_ROLLS,
  type Lying,
  pack,
  unpack,
} from './death-save-state.ts';
import { MODIFIER_RANGE, NATURAL_FAILURE, NATURAL_SUCCESS, SIDES } from './k20.ts';

/** A companion who is there from this roll on. */
interface Helper {
  readonly helper: number | null;
  readonly 'helper-pt': number;
  readonly 'helper-from': number;
}

function start({ marks }: Fallen, carried: 'per-fall' | 'per-fight'): Lying {
  return { marks: carried === 'per-fight' ? marks : 0, successes: 0 };
}

/** Whether a companion stands by at this roll, and the faces on which his test of Medycyna passes. */
function helps(face: number, { helper, 'helper-pt': pt }: Helper): boolean {
  if (face === NATURAL_SUCCESS) return true;
  return face !== NATURAL_FAILURE && face + helper! >= pt;
}

const isThere = ({ helper, 'helper-from': from }: Helper, roll: number) => helper !== null && roll >= from;

const FATES = [
  { id: 'dead', name: { pl: 'śmierć', en: 'dead' } },
  { id: 'stable', name: { pl: 'stan stabilny', en: 'stable' } },
  { id: 'up', name: { pl: 'na nogach', en: 'up' } },
] as const;

export const deathSave = defineTest({
  name: { pl: 'Rzuty na śmierć', en: 'Death saves' },
  place: 'Rozdział V, rzuty na śmierć',
  rule:
    'At 0 HP the hero rolls a bare k20 again and again against 10, 13, 16 or 19, by how often he has fallen in this ' +
    'fight. Every failure is a mark, a natural 1 two; three marks kill. A natural 20 puts him on his feet, and so does ' +
    'a companion who passes a test of Medycyna.',
  parameters: {
    fall: integer({
      name: { pl: 'który upadek w tym starciu (4: czwarty i dalej)', en: 'fall in this fight (4: fourth and later)' },
      min: 1,
      max: THRESHOLDS.length,
      default: 1,
    }),
    marks: integer({
      name: { pl: 'kreski z poprzednich upadków', en: 'marks of earlier falls' },
      min: 0,
      max: FATAL_MARKS - 1,
      default: 0,
    }),
    helper: optionalInteger({ name: { pl: 'Medycyna towarzysza', en: "companion's Medicine" }, ...MODIFIER_RANGE }),
    'helper-pt': integer({
      name: { pl: 'PT Medycyny', en: 'PT of Medicine' },
      min: 1,
      max: 60,
      default: MEDICINE_PT.value,
    }),
    'helper-from': integer({
      name: { pl: 'towarzysz pomaga od rzutu', en: 'companion helps from roll' },
      min: 1,
      max: GREATEST_ROLLS,
      default: 1,
    }),
  },
  rulings: DEATH_RULINGS,
  views: {
    fate: {
      name: { pl: 'los', en: 'fate' },
      outcomes: () => FATES,
      outcomeOf: (result) => ENDS[unpack(result).end].fate,
      headline: 'stable+',
    },
    cause: {
      name: { pl: 'co rozstrzygnęło', en: 'what decided' },
      outcomes: () => Object.entries(ENDS).map(([id, { name }]) => ({ id, name })),
      outcomeOf: (result) => unpack(result).end,
      headline: 'stable+',
    },
    rolls: {
      name: { pl: 'liczba rzutów', en: 'number of rolls' },
      outcomes: () => numberOutcomes(1, GREATEST_ROLLS),
      outcomeOf: (result) => unpack(result).rolls,
      headline: '3+',
    },
  },
  table: { down: 'fall', across: 'helper' },
  amounts: {
    rolls: {
      name: { pl: 'średnia liczba rzutów', en: 'mean number of rolls' },
      of: (result) => new Fraction(BigInt(unpack(result).rolls)),
    },
  },
  play: (parameters, readings) => (chance) => {
    const threshold = THRESHOLDS[parameters.fall - 1]!;
    const helperFirst = readings['death.helper'] === 'helper-first';
    let lying = start(parameters, readings['death.marks']);
    for (let rolls = 1; ; rolls++) {
      const tended = () => isThere(parameters, rolls) && helps(chance.die(SIDES, 'opponent-dice'), parameters);
      if (helperFirst && tended()) return pack({ end: 'helped', rolls });
      const next = afterFace(lying, chance.die(SIDES), threshold, readings);
      if (typeof next === 'string') return pack({ end: next, rolls });
      if (!helperFirst && tended()) return pack({ end: 'helped', rolls });
      lying = next;
    }
  },
  exact(parameters, readings) {
    const threshold = THRESHOLDS[parameters.fall - 1]!;
    const die = Distribution.die(SIDES);
    const tended = parameters.helper === null ? Fraction.ZERO : die.probabilityOf((face) => helps(face, parameters));
    const helperFirst = readings['death.helper'] === 'helper-first';
    const ended = new Map<number, Fraction>();
    const end = (how: End, rolls: number, chance: Fraction) => {
      const result = pack({ end: how, rolls });
      if (chance.numerator > 0n) ended.set(result, (ended.get(result) ?? Fraction.ZERO).plus(chance));
    };
    // Those who still lie there before a roll, by their marks and successes.
    let lying = new Map<string, { readonly state: Lying; readonly chance: Fraction }>();
    lying.set('', { state: start(parameters, readings['death.marks']), chance: Fraction.ONE });
    for (let rolls = 1; lying.size > 0; rolls++) {
      const helped = isThere(parameters, rolls) ? tended : Fraction.ZERO;
      const untended = Fraction.ONE.minus(helped);
      const left: typeof lying = new Map();
      for (const { state, chance } of lying.values()) {
        if (helperFirst) end('helped', rolls, chance.times(helped));
        const rolling = helperFirst ? chance.times(untended) : chance;
        for (const [next, faces] of outcomesOfRoll(state, threshold, readings)) {
          const own = rolling.times(new Fraction(faces, BigInt(SIDES)));
          if (typeof next === 'string') end(next, rolls, own);
          else {
            if (!helperFirst) end('helped', rolls, own.times(helped));
            const key = `${next.marks} ${next.successes}`;
            const still = (left.get(key)?.chance ?? Fraction.ZERO).plus(helperFirst ? own : own.times(untended));
            if (still.numerator > 0n) left.set(key, { state: next, chance: still });
          }
        }
      }
      lying = left;
    }
    return distributionOf(ended);
  },
  range: () => [0, pack({ end: 'natural', rolls: GREATEST_ROLLS })],
});

/** What a roll can come to: natural 1, failure, success, natural 20, each with the number of its faces. */
function outcomesOfRoll(
  lying: Lying,
  threshold: number,
  readings: Parameters<typeof afterFace>[3],
): readonly (readonly [Lying | End, bigint])[] {
  const kinds = [
    [NATURAL_FAILURE, 1],
    [NATURAL_FAILURE + 1, threshold - NATURAL_FAILURE - 1],
    [threshold, NATURAL_SUCCESS - threshold],
    [NATURAL_SUCCESS, 1],
  ] as const;
  return kinds.map(([face, faces]) => [afterFace(lying, face, threshold, readings), BigInt(faces)] as const);
}
