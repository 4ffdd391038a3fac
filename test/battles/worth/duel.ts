import { findCreatedBand } from '../../../src/battles/load-band.ts';
import { findScenario } from '../../../src/battles/load-scenario.ts';
import type { WorthCell } from '../../../src/battles/worth/cell.ts';
import { attackDamage } from '../../../src/systems/teohiphip/attack-dice.ts';
import { duelResult } from '../../../src/systems/teohiphip/duel-chain.ts';

/** The worth of changes is known to the last digit where two figures do nothing but fight. */
export const DUEL: WorthCell = {
  scenario: findScenario('pojedynek'),
  host: findCreatedBand('pojedynkowicz'),
  figure: 0,
  script: 'agresywny-szturmowiec',
  policy: 'never',
  rulings: { 'activation.first': 'players', 'npc.list-again': 'list-again' },
  weight: 1,
};

/** The chance to win the duel with so many PŻ, by the exact chain. */
export function chanceWith(hp: number): number {
  const once = attackDamage('standard', 0);
  const twice = once.with(once, (first, second) => first + second);
  const opponent = DUEL.scenario.forces[0]!.profile.hp;
  const ended = duelResult(
    { hp, opening: twice, usual: twice },
    { hp: opponent, opening: twice, usual: twice },
    { own: 1n, opponent: 0n },
    DUEL.scenario.rounds,
  );
  return [...ended.outcomes()].reduce((sum, left) => sum + (left > 0 ? ended.probability(left).toNumber() : 0), 0);
}
