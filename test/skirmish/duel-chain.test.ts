import { describe, expect, it } from 'vitest';
import { findBand } from '../../src/battles/load-band.ts';
import { findScenario } from '../../src/battles/load-scenario.ts';
import type { Distribution } from '../../src/probability/distribution.ts';
import type { SkirmishRulings } from '../../src/skirmish/rulings.ts';
import type { Band, Profile, Scenario, Weapon } from '../../src/skirmish/spec.ts';
import { attackDamage } from '../../src/systems/teohiphip/attack-dice.ts';
import { duelResult, type Fighter } from '../../src/systems/teohiphip/duel-chain.ts';
import { simulatorOf } from './random-battle.ts';

/**
 * Two figures in base contact that do nothing but fight: the engine against the exact absorbing chain of the duel, which
 * knows nothing of it. The same four words stand for what the band's figure and the NPC do.
 */

type Dice = 'standard' | 'advantage' | 'hindrance';

/** Attacks twice; attacks and hunkers down; attacks and does nothing of use. */
type Habit = 'twice' | 'then-hunkers' | 'once';

interface Row {
  readonly hp: readonly [own: number, opponent: number];
  readonly dice: readonly [own: Dice, opponent: Dice];
  readonly habit: Habit;
  readonly first: SkirmishRulings['activation.first'];
  readonly rounds: number;
  readonly battles: number;
}

const MILLION = 1_000_000;

const ROWS: readonly Row[] = [
  { hp: [4, 4], dice: ['standard', 'standard'], habit: 'twice', first: 'players', rounds: 20, battles: 100_000 },
  { hp: [2, 3], dice: ['standard', 'advantage'], habit: 'twice', first: 'roll', rounds: 6, battles: MILLION },
  { hp: [6, 4], dice: ['standard', 'standard'], habit: 'twice', first: 'players', rounds: 6, battles: 50_000 },
  { hp: [4, 6], dice: ['advantage', 'standard'], habit: 'twice', first: 'roll', rounds: 6, battles: 50_000 },
  { hp: [5, 4], dice: ['hindrance', 'advantage'], habit: 'twice', first: 'npcs', rounds: 6, battles: 50_000 },
  { hp: [4, 4], dice: ['standard', 'standard'], habit: 'then-hunkers', first: 'roll', rounds: 6, battles: 50_000 },
  {
    hp: [4, 5],
    dice: ['advantage', 'standard'],
    habit: 'then-hunkers',
    first: 'players',
    rounds: 10,
    battles: 50_000,
  },
  { hp: [3, 3], dice: ['standard', 'hindrance'], habit: 'once', first: 'npcs', rounds: 8, battles: 50_000 },
];

const RULINGS_OF: Readonly<Record<Habit, Partial<SkirmishRulings>>> = {
  twice: { 'npc.list-again': 'list-again' },
  'then-hunkers': { 'npc.list-again': 'own-words', 'npc.second-ap': 'hunker' },
  once: { 'actions.repeat': 'different', 'hunker.attack-then-hunker': 'forbidden' },
};

/** A list of the NPCs that attacks whoever is in reach, for both. */
const LIST = 'agresywny-szturmowiec';

function armed(weapons: readonly Weapon[], dice: Dice): Weapon[] {
  return weapons.map((weapon) => ({ ...weapon, dice: dice === 'hindrance' ? 'hindrance' : 'standard' }));
}

function traitsOf(dice: Dice): string[] {
  return dice === 'advantage' ? ['fechmistrz'] : [];
}

function bandOf({ hp, dice }: Row): Band {
  const band = findBand('pojedynkowicz');
  return {
    ...band,
    figures: band.figures.map((figure) => ({
      ...figure,
      hp: hp[0],
      weapons: armed(figure.weapons, dice[0]),
      traits: traitsOf(dice[0]),
    })),
  };
}

function scenarioOf({ hp, dice, rounds }: Row): Scenario {
  const scenario = findScenario('pojedynek');
  const profileOf = (profile: Profile): Profile => ({
    ...profile,
    hp: hp[1],
    weapons: armed(profile.weapons, dice[1]),
    traits: traitsOf(dice[1]),
  });
  return {
    ...scenario,
    rounds,
    forces: scenario.forces.map((force) => ({ ...force, algorithm: LIST, profile: profileOf(force.profile) })),
  };
}

/** The winner's PŻ, negative when the opponent wins, 0 when both are left: counted over the battles. */
function fought(row: Row): Map<number, number> {
  const rulings = { 'activation.first': row.first, ...RULINGS_OF[row.habit] };
  const request = { scenario: scenarioOf(row), band: bandOf(row), script: LIST, policy: 'never', rulings };
  const simulator = simulatorOf(request, 'duel');
  const counts = new Map<number, number>();
  for (let battle = 0; battle < row.battles; battle++) {
    simulator.run(battle);
    const [own, opponent] = simulator.battle.hp;
    const left = own === 0 ? -opponent! : opponent === 0 ? own! : 0;
    counts.set(left, (counts.get(left) ?? 0) + 1);
  }
  return counts;
}

/** PŻ that one activation takes of a target that ignores so many successes. */
function activation(dice: Dice, habit: Habit, ignored: number): Distribution<number> {
  const once = attackDamage(dice, ignored);
  return habit === 'twice' ? once.with(once, (first, second) => first + second) : once;
}

/** Nobody has hunkered down before its first activation; after it, whoever does so has. */
function fighter(hp: number, dice: Dice, habit: Habit): Fighter {
  const ignored = habit === 'then-hunkers' ? 1 : 0;
  return { hp, opening: activation(dice, habit, 0), usual: activation(dice, habit, ignored) };
}

function exactly({ hp, dice, habit, first, rounds }: Row): Distribution<number> {
  const order = { own: first === 'npcs' ? 0n : 1n, opponent: first === 'players' ? 0n : 1n };
  return duelResult(fighter(hp[0], dice[0], habit), fighter(hp[1], dice[1], habit), order, rounds);
}

describe('battles of two figures in base contact', () => {
  it.each(ROWS)('$hp PŻ, $dice, $habit, first $first, $rounds rounds: the exact chain', (row) => {
    const exact = exactly(row);
    const counts = fought(row);
    for (const left of new Set([...counts.keys(), ...exact.outcomes()])) {
      const p = exact.probability(left).toNumber();
      const frequency = (counts.get(left) ?? 0) / row.battles;
      const sigma = Math.sqrt((p * (1 - p)) / row.battles);
      expect(Math.abs(frequency - p), `${left} PŻ left: ${frequency} of ${p}`).toBeLessThanOrEqual(6 * sigma);
    }
  });
});
