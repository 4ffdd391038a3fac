import { defineTest } from '../system.ts';
import { decisionsOf } from './decisions.ts';
import { assertSolvable, isQuick } from './feasible.ts';
import { exactReveal } from './odds.ts';
import { playReveal } from './play-reveal.ts';
import { REVEAL_RULINGS } from './readings.ts';
import { GREATEST_RESULT } from './result.ts';
import { DIFFICULTY_PARAMETER, PLAYER_PARAMETERS, POOL_PARAMETERS, settingOf } from './setting.ts';
import { AMOUNTS, VIEWS } from './views.ts';

/** `static` is a reserved word. */
export const staticTest = defineTest({
  name: { pl: 'Test statyczny', en: 'Static test' },
  place: 'Testy; Testowanie dla początkujących; Testowanie dla zaawansowanych',
  rule:
    'Reveal the pool piece by piece until a value reaches the difficulty. The player may stop while no more pieces are ' +
    'revealed than control allows, and beyond that must reveal them all. Figures bring effects, aces decide. Dice of ' +
    'support, reputation and circumstances are further dice of the pool.',
  parameters: { ...POOL_PARAMETERS, ...DIFFICULTY_PARAMETER, ...PLAYER_PARAMETERS },
  rulings: REVEAL_RULINGS,
  views: VIEWS,
  table: { down: 'medium', across: 'difficulty' },
  play: (player, readings) => playReveal(settingOf(player, { difficulty: player.difficulty }, readings)),
  exact: (player, readings) => exactReveal(settingOf(player, { difficulty: player.difficulty }, readings)),
  hasExact: (player, readings) => isQuick(settingOf(player, { difficulty: player.difficulty }, readings)),
  range(player, readings) {
    // Asked before any trial is played, so that whoever asks for the best policy of too large a pool is told so.
    assertSolvable(settingOf(player, { difficulty: player.difficulty }, readings));
    return [0, GREATEST_RESULT];
  },
  amounts: AMOUNTS,
  decisions: (player, readings) => decisionsOf(settingOf(player, { difficulty: player.difficulty }, readings)),
});
