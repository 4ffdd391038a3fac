import { describe, expect, it } from 'vitest';
import { findBand } from '../../src/battles/load-band.ts';
import { findScenario } from '../../src/battles/load-scenario.ts';
import type { SkirmishRulings } from '../../src/skirmish/rulings.ts';
import { simulatorOf } from './random-battle.ts';

/** Both sides have the same figures, weapons, list and half of the table, and nobody swaps dice. */
const LIST = 'agresywny-szturmowiec';
const LUSTRO = findScenario('lustro');
const MIRROR = { ...LUSTRO, forces: LUSTRO.forces.map((force) => ({ ...force, algorithm: LIST })) };
const BATTLES = 5_000;

type Order = SkirmishRulings['activation.order'];
type First = SkirmishRulings['activation.first'];

/** Wins of the band less its losses, of all battles; half of sigma is that of one battle. */
function advantage(order: Order, first: First, control: SkirmishRulings['activation.npc-control'] = 'algorithm') {
  const rulings: Partial<SkirmishRulings> = {
    'activation.order': order,
    'activation.first': first,
    'activation.npc-control': control,
    // Attacking and hunkering down in turn, hardly anybody is ever eliminated.
    'npc.list-again': 'list-again',
  };
  const request = { scenario: MIRROR, band: findBand('lustro'), script: LIST, policy: 'never', rulings };
  const simulator = simulatorOf(request, 'mirror');
  let wins = 0;
  let losses = 0;
  for (let battle = 0; battle < BATTLES; battle++) {
    simulator.run(battle);
    if (simulator.outcome.result === 'win') wins++;
    else if (simulator.outcome.result === 'loss') losses++;
  }
  expect(wins + losses).toBeGreaterThan(BATTLES / 2);
  return { share: (wins - losses) / BATTLES, sigma: Math.sqrt(wins + losses) / BATTLES };
}

describe('a mirror match', () => {
  it('favours nobody when figures alternate and the first side is rolled', () => {
    const { share, sigma } = advantage('alternate', 'roll');
    expect(Math.abs(share)).toBeLessThan(6 * sigma);
  });

  it('is no longer even when the NPC nearest to the figure that has just acted answers it', () => {
    const { share, sigma } = advantage('alternate', 'roll', 'nearest-after-player');
    expect(Math.abs(share)).toBeGreaterThan(6 * sigma);
  });

  it('favours whoever goes first by as much, players or opposition', () => {
    const players = advantage('alternate', 'players');
    const opposition = advantage('alternate', 'npcs');
    expect(players.share).toBeGreaterThan(6 * players.sigma);
    expect(Math.abs(players.share + opposition.share)).toBeLessThan(6 * Math.hypot(players.sigma, opposition.sigma));
  });

  it.each(['strict', 'npc-block'] as const)('under %s is harder for the band, whose figures wait', (order) => {
    const rolled = advantage(order, 'roll');
    expect(rolled.share).toBeLessThan(-6 * rolled.sigma);
    const [fair, here] = [advantage('alternate', 'players'), advantage(order, 'players')];
    expect(here.share).toBeLessThan(fair.share - 6 * Math.hypot(fair.sigma, here.sigma));
  });
});
