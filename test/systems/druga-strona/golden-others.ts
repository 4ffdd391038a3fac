import type { Distribution } from '../../../src/probability/distribution.ts';
import type { Fraction } from '../../../src/probability/fraction.ts';
import { isCriticalHit, isHit } from '../../../src/systems/druga-strona/harm.ts';
import type { Reading } from '../golden.ts';
import { probabilitiesOfTest, sharedParameters } from './golden-dilemma.ts';

function pair(value: unknown): readonly [number, number] {
  if (!Array.isArray(value)) throw new Error(`not a pair: ${value}`);
  return [Number(value[0]), Number(value[1])];
}

const byOutcome = (
  results: Distribution<number>,
  outcomes: Readonly<Record<string, (result: number) => boolean>>,
): Record<string, Fraction> =>
  Object.fromEntries(Object.entries(outcomes).map(([name, accepts]) => [name, results.probabilityOf(accepts)]));

/** A group's result: the facts of the test, and 32 more when an ally drew an ace. */
const ALLY_ACE = 32;
/** An opposed result: the lead from -512, times twelve, and facts about jokers and Fate cards. */
const leadOf = (result: number) => Math.floor(result / 12) - 512;

export const OTHER_READINGS: readonly Reading[] = [
  {
    rows: { test: 'two-suit' },
    count: 26,
    test: 'dilemma-two',
    asked(params) {
      const [cards, secondCards] = pair(params.K);
      const [breaks, secondBreaks] = pair(params.breaks);
      return {
        parameters: {
          ...sharedParameters(params),
          cards,
          'second-cards': secondCards,
          breaks,
          'second-breaks': secondBreaks,
          premium: Number(params.premium),
        },
      };
    },
    probabilities: probabilitiesOfTest,
  },
  {
    rows: { test: 'group' },
    count: 23,
    test: 'group',
    asked: (params) => ({
      parameters: {
        ...sharedParameters(params),
        cards: Number(params.K),
        allies: Number(params.allies),
        breaks: Number(params.breaks),
        premium: Number(params.premium),
      },
      rulings: { 'group.deck': String(params.deck_mode) },
    }),
    probabilities: (results) =>
      byOutcome(results, {
        success: (result) => result < ALLY_ACE && (result & 1) !== 0,
        ally_ace: (result) => result >= ALLY_ACE,
        would_pass_but_ace: (result) => result >= ALLY_ACE && (result & 1) !== 0,
        success_ignoring_jokers: (result) => result < ALLY_ACE && (result & 2) !== 0,
      }),
  },
  {
    rows: { test: 'opposed' },
    count: 14,
    test: 'opposed',
    asked(params) {
      const [cards, opponentCards] = pair(params.K);
      const [premium, opponentPremium] = pair(params.premium);
      return {
        parameters: { cards, premium, 'opponent-cards': opponentCards, 'opponent-premium': opponentPremium },
        rulings: { 'opposed.jokers': String(params.jokers), 'opposed.deck': String(params.deck_mode) },
      };
    },
    probabilities: (results) =>
      byOutcome(results, {
        first_wins: (result) => leadOf(result) > 0,
        tie: (result) => leadOf(result) === 0,
        second_wins: (result) => leadOf(result) < 0,
      }),
  },
  {
    rows: { test: 'combat' },
    count: 5,
    test: 'attack',
    asked: (params) => ({
      parameters: {
        weapon: 'custom',
        armour: 'none',
        diamonds: Number(params.attack_K),
        bonus: Number(params.weapon_bonus),
        damage: Number(params.damage_cards),
        piercing: Number(params.piercing),
        defence: Number(params.defence_K),
        'armour-bonus': Number(params.armour),
        protection: Number(params.protection),
        terrain: Number(params.terrain),
        moved: Number(params.moved_to_defence),
      },
      rulings: { 'deck.combat': String(params.deck_mode), 'joker.in-combat': String(params.joker) },
    }),
    probabilities: (results) => byOutcome(results, { hit: isHit, critical_hit: isCriticalHit }),
  },
  {
    rows: { test: 'creation' },
    count: 1,
    test: 'creation',
    asked: () => ({ parameters: { 'move-point': false } }),
    name: (outcome) => `sum_${outcome}`,
  },
];
