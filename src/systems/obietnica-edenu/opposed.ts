import { Fraction } from '../../probability/fraction.ts';
import { flag, integer, optionalInteger } from '../parameter.ts';
import { defineTest } from '../system.ts';
import { numberOutcomes, type Outcome } from '../view.ts';
import { CAP_RULINGS } from './cap.ts';
import { DEGREE_OUTCOMES } from './degrees.ts';
import { DIE_RULINGS, rollPool, SIDES } from './die.ts';
import { KEEP_RULINGS } from './keep.ts';
import { advantageOf, degreeOfWin, failureOf, type Nets, type Skills, winnerOf } from './opposed-outcome.ts';
import { OPPOSED_RULINGS } from './opposed-rulings.ts';
import { exactNet, netOf, type Pool, rangeOfNet } from './pool.ts';

const GREATEST_POOL = 50;
const GREATEST_SKILL = 20;

interface Sides extends Skills {
  readonly pool: number;
  readonly 'opponent-pool': number;
  readonly pt: number;
  readonly 'opponent-pt': number;
  readonly specialisation: boolean;
  readonly 'opponent-specialisation': boolean;
  readonly cap: number | null;
  readonly 'opponent-cap': number | null;
  readonly keep: number | null;
  readonly 'opponent-keep': number | null;
}

function opponentPool(sides: Sides): Pool {
  return {
    pool: sides['opponent-pool'],
    pt: sides['opponent-pt'],
    specialisation: sides['opponent-specialisation'],
    cap: sides['opponent-cap'],
    keep: sides['opponent-keep'],
  };
}

/** The greatest net result: a specialist’s ten on every die. None is below its negative. */
const GREATEST_NET = 2 * GREATEST_POOL;
const NETS = 2 * GREATEST_NET + 1;

/** Both nets of a roll in one integer. */
const pack = (own: number, other: number) => (own + GREATEST_NET) * NETS + other + GREATEST_NET;

function unpack(result: number): Nets {
  return { own: Math.floor(result / NETS) - GREATEST_NET, other: (result % NETS) - GREATEST_NET };
}

const SIDE_OUTCOMES: readonly Outcome[] = [
  { id: 'lose', name: { pl: 'przegrana', en: 'lose' } },
  { id: 'tie', name: { pl: 'bez zmian', en: 'nothing changes' } },
  { id: 'win', name: { pl: 'wygrana', en: 'win' } },
];

const SIDE_OF_WINNER = { own: 'win', other: 'lose', nobody: 'tie' } as const;

const ADVANTAGES: readonly Outcome[] = [
  { id: 'advantage-0', name: { pl: 'Przewaga 0', en: 'advantage 0' } },
  ...DEGREE_OUTCOMES.slice(DEGREE_OUTCOMES.findIndex(({ id }) => id === 'success')),
];

/** Every degree of a loss from the heaviest, nothing, every degree of a win. */
const DEGREES: readonly Outcome[] = [
  ...ADVANTAGES.toReversed().map(({ id, name }) => ({
    id: `lose-${id}`,
    name: { pl: `przegrana: ${name.pl} przeciwnika`, en: `lose: opponent’s ${name.en}` },
  })),
  SIDE_OUTCOMES[1]!,
  ...ADVANTAGES.map(({ id, name }) => ({
    id: `win-${id}`,
    name: { pl: `wygrana: ${name.pl}`, en: `win: ${name.en}` },
  })),
];

const FAILURES: readonly Outcome[] = [
  ...DEGREE_OUTCOMES.slice(
    0,
    DEGREE_OUTCOMES.findIndex(({ id }) => id === 'success'),
  ),
  { id: 'none', name: { pl: 'bez Stopnia Porażki', en: 'no degree of failure' } },
];

const pool = (pl: string, en: string) => integer({ name: { pl, en }, min: 1, max: GREATEST_POOL, default: 7 });
const threshold = (pl: string, en: string) => integer({ name: { pl, en }, min: 1, max: SIDES, default: 6 });
const skill = (pl: string, en: string) => optionalInteger({ name: { pl, en }, min: 0, max: GREATEST_SKILL });
const cap = (pl: string, en: string) => optionalInteger({ name: { pl, en }, min: 0, max: 2 * GREATEST_POOL });
const keep = (pl: string, en: string) => optionalInteger({ name: { pl, en }, min: 0, max: GREATEST_POOL });

export const opposed = defineTest({
  name: { pl: 'Test sporny', en: 'Opposed test' },
  place: '5B. Testy Sporne; 5A. Współczynniki Pomocnicze',
  rule:
    'Both sides roll their pools; the one with more successes wins, and the degree is that of the successes left after ' +
    'the loser’s are subtracted. The higher Skill wins a tie; with equal Skills nothing changes.',
  parameters: {
    pool: pool('pula', 'pool'),
    'opponent-pool': pool('pula przeciwnika', 'opponent’s pool'),
    pt: threshold('PT', 'PT'),
    'opponent-pt': threshold('PT przeciwnika', 'opponent’s PT'),
    skill: skill('Umiejętność', 'Skill'),
    'opponent-skill': skill('Umiejętność przeciwnika', 'opponent’s Skill'),
    specialisation: flag({ name: { pl: 'specjalizacja', en: 'specialisation' }, default: false }),
    'opponent-specialisation': flag({
      name: { pl: 'specjalizacja przeciwnika', en: 'opponent’s specialisation' },
      default: false,
    }),
    cap: cap('limit Sukcesów', 'limit of successes'),
    'opponent-cap': cap('limit Sukcesów przeciwnika', 'opponent’s limit of successes'),
    keep: keep('zatrzymane kości', 'dice kept'),
    'opponent-keep': keep('zatrzymane kości przeciwnika', 'dice kept by the opponent'),
  },
  rulings: { ...DIE_RULINGS, ...KEEP_RULINGS, ...CAP_RULINGS, ...OPPOSED_RULINGS },
  views: {
    outcome: {
      name: { pl: 'wynik', en: 'outcome' },
      outcomes: () => SIDE_OUTCOMES,
      outcomeOf: (result, sides, readings) => SIDE_OF_WINNER[winnerOf(unpack(result), sides, readings)],
      headline: 'win',
    },
    degree: {
      name: { pl: 'Stopień Sukcesu zwycięzcy', en: 'winner’s degree' },
      outcomes: () => DEGREES,
      outcomeOf(result, sides, readings) {
        const nets = unpack(result);
        const side = SIDE_OF_WINNER[winnerOf(nets, sides, readings)];
        return side === 'tie' ? side : `${side}-${degreeOfWin(nets, sides, readings)}`;
      },
      headline: 'win-advantage-0+',
    },
    advantage: {
      name: { pl: 'Przewaga Sukcesów', en: 'advantage' },
      outcomes(sides, readings) {
        const [ownLeast, ownGreatest] = rangeOfNet(sides, readings);
        const [otherLeast, otherGreatest] = rangeOfNet(opponentPool(sides), readings);
        return numberOutcomes(
          Math.min(0, Math.min(0, ownLeast) - Math.max(0, otherGreatest)),
          Math.max(1, Math.max(0, ownGreatest) - Math.min(0, otherLeast)),
        );
      },
      outcomeOf: (result, sides, readings) => advantageOf(unpack(result), sides, readings),
      headline: '1+',
    },
    failure: {
      name: { pl: 'własny Stopień Porażki', en: 'own degree of failure' },
      outcomes: () => FAILURES,
      outcomeOf: (result, sides, readings) => failureOf('own', unpack(result), sides, readings),
      headline: 'none',
    },
    'opponent-failure': {
      name: { pl: 'Stopień Porażki przeciwnika', en: 'opponent’s degree of failure' },
      outcomes: () => FAILURES,
      outcomeOf: (result, sides, readings) => failureOf('other', unpack(result), sides, readings),
      headline: 'none',
    },
  },
  table: { down: 'pool', across: 'opponent-pool' },
  play(sides, readings) {
    const opponent = opponentPool(sides);
    return (chance) => {
      const own = netOf(rollPool(sides.pool, chance), sides, readings);
      const other = netOf(rollPool(opponent.pool, chance, 'opponent-dice'), opponent, readings);
      return pack(own, other);
    };
  },
  exact: (sides, readings) => exactNet(sides, readings).with(exactNet(opponentPool(sides), readings), pack),
  range(sides, readings) {
    const [ownLeast, ownGreatest] = rangeOfNet(sides, readings);
    const [otherLeast, otherGreatest] = rangeOfNet(opponentPool(sides), readings);
    return [pack(ownLeast, otherLeast), pack(ownGreatest, otherGreatest)];
  },
  amounts: {
    advantage: {
      name: { pl: 'Przewaga (ujemna: przeciwnika)', en: 'advantage (below 0: the opponent’s)' },
      of: (result, sides, readings) => new Fraction(BigInt(advantageOf(unpack(result), sides, readings))),
    },
  },
});
