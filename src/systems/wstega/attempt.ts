import type { Distribution } from '../../probability/distribution.ts';
import { Fraction } from '../../probability/fraction.ts';
import { choice, integer } from '../parameter.ts';
import type { Play } from '../play.ts';
import type { View } from '../view.ts';
import { type Composition, poolName } from './character-pool.ts';
import { exactReveal } from './odds.ts';
import { playReveal } from './play-reveal.ts';
import { REVEAL_RULINGS, type Readings } from './readings.ts';
import { unpack } from './result.ts';
import { type Player, POLICIES, type Setting, settingOf } from './setting.ts';
import { chanceToWin } from './success-chance.ts';
import { VIEWS } from './views.ts';

/** Where only success counts, no policy is better than stopping at the first. */
const ATTEMPT_POLICIES = { 'first-success': POLICIES['first-success'], 'all-in': POLICIES['all-in'] } as const;
export type AttemptPolicy = keyof typeof ATTEMPT_POLICIES;

/** A static test that a character takes with the pool that its attribute, control and skill give. */
export interface Attempt {
  readonly difficulty: number;
  readonly control: number;
  readonly policy: AttemptPolicy;
  readonly order: string;
}

const { 'king.deck': _deck, 'king.control': _control, ...WITHOUT_KEPT_KING } = REVEAL_RULINGS;

/** The open places of a static test without a kept king. */
export const ATTEMPT_RULINGS = WITHOUT_KEPT_KING;

export type AttemptReadings = Omit<Readings, 'king.deck' | 'king.control'>;

export const level = (pl: string, en: string, usual: number) =>
  integer({ name: { pl, en }, min: 0, max: 4, default: usual });

export const ATTEMPT_PARAMETERS = {
  difficulty: integer({ name: { pl: 'trudność', en: 'difficulty' }, min: 8, max: 11, default: 9 }),
  policy: choice({ name: { pl: 'polityka', en: 'policy' }, options: ATTEMPT_POLICIES, default: 'first-success' }),
};

/** Nothing but success is aimed at, and no king is kept. */
const PLAIN = { 'kept-king': 'none', 'negative-price': '0', 'przebicie-value': '0', 'king-value': '0' } as const;

function settingFor(composition: Composition, attempt: Attempt, readings: AttemptReadings): Setting {
  const { difficulty, control, policy, order } = attempt;
  return settingOf(
    { ...composition, order, control, policy, ...PLAIN },
    { difficulty },
    { ...readings, 'king.deck': 'out', 'king.control': 'free' },
  );
}

export function playAttempt(composition: Composition, attempt: Attempt, readings: AttemptReadings): Play {
  return playReveal(settingFor(composition, attempt, readings));
}

export function exactAttempt(composition: Composition, attempt: Attempt, readings: AttemptReadings) {
  const key = keyOf(composition, attempt, [...openIn(readings), readings['przebicie.ace']]);
  return knownOdds.get(key, () => exactReveal(settingFor(composition, attempt, readings)));
}

export function successChance(composition: Composition, attempt: Attempt, readings: AttemptReadings): Fraction {
  const key = keyOf(composition, attempt, openIn(readings));
  return knownChances.get(key, () => chanceToWin(settingFor(composition, attempt, readings)));
}

const openIn = (readings: AttemptReadings) => [
  readings['ace.negative'],
  readings['ace.ends'],
  readings['reveal.value'],
];

function keyOf(composition: Composition, attempt: Attempt, open: readonly string[]): string {
  const { difficulty, control, policy, order } = attempt;
  return [poolName(composition), difficulty, control, policy, order, ...open].join(' ');
}

/** What was computed last: different characters lay out the same few pools again and again. */
class Recent<T> {
  private readonly found = new Map<string, T>();

  constructor(private readonly most: number) {}

  get(key: string, compute: () => T): T {
    const value = this.found.get(key) ?? compute();
    if (this.found.size >= this.most) this.found.delete(this.found.keys().next().value!);
    this.found.set(key, value);
    return value;
  }
}

const knownOdds = new Recent<Distribution<number>>(200);
const knownChances = new Recent<Fraction>(20_000);

const isSuccess = (result: number) => unpack(result).success;

export const successAmount = {
  name: { pl: 'sukces', en: 'success' },
  of: (result: number) => (isSuccess(result) ? Fraction.ONE : Fraction.ZERO),
};

/** The views of a static test, for parameters that say in another way what is laid out: at most so many cards and dice. */
export function attemptViews<P>(most: (parameters: P) => { readonly cards: number; readonly dice: number }) {
  const player = (parameters: P): Player => {
    const { cards, dice } = most(parameters);
    return { strong: 0, medium: cards, weak: 0, dice, order: 'cards-first', control: 0, policy: 'all-in', ...PLAIN };
  };
  const viewFor = (view: View<Player, object>): View<P, object> => ({
    ...view,
    outcomes: (parameters, readings) => view.outcomes(player(parameters), readings),
    outcomeOf: (result, parameters, readings) => view.outcomeOf(result, player(parameters), readings),
  });
  const { outcome, ...others } = VIEWS;
  const rest = Object.entries(others).map(([id, view]): [string, View<P, object>] => [id, viewFor(view)]);
  return { outcome: viewFor(outcome), ...Object.fromEntries(rest) };
}
