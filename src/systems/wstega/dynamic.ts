import { defineTest } from '../system.ts';
import { decisionsOf } from './decisions.ts';
import { assertSolvable, isQuick } from './feasible.ts';
import { exactReveal } from './odds.ts';
import { playReveal } from './play-reveal.ts';
import { OPPOSITION_RULINGS, REVEAL_RULINGS, type Readings, ROLLS_ON_RULING } from './readings.ts';
import { GREATEST_RESULT } from './result.ts';
import { OPPOSITION_PARAMETER, PLAYER_PARAMETERS, type Player, POOL_PARAMETERS, settingOf } from './setting.ts';
import { AMOUNTS, OPPOSED_PRZEBICIE, VIEWS } from './views.ts';

const setting = (player: Player & { readonly opposition: number }, readings: Readings) =>
  settingOf(player, { opposition: player.opposition }, readings);

export const dynamic = defineTest({
  name: { pl: 'Test dynamiczny', en: 'Dynamic test' },
  place: 'Testy; Testowanie dla początkujących; Zasady dodatkowe: przebicie',
  rule:
    'Both sides reveal a piece of their pools; the opposition has dice only. Whoever is losing reveals the next, at a tie ' +
    'both do, and whoever is losing with an empty pool has lost. The player must do better than the opposition’s best die.',
  parameters: { ...POOL_PARAMETERS, ...OPPOSITION_PARAMETER, ...PLAYER_PARAMETERS },
  rulings: { ...REVEAL_RULINGS, ...OPPOSITION_RULINGS, ...ROLLS_ON_RULING },
  views: { ...VIEWS, 'opposition-przebicie': OPPOSED_PRZEBICIE },
  table: { down: 'medium', across: 'opposition' },
  play: (player, readings) => playReveal(setting(player, readings)),
  exact: (player, readings) => exactReveal(setting(player, readings)),
  hasExact: (player, readings) => isQuick(setting(player, readings)),
  range(player, readings) {
    // Asked before any trial is played, so that whoever asks for the best policy of too large a pool is told so.
    assertSolvable(setting(player, readings));
    return [0, GREATEST_RESULT];
  },
  amounts: AMOUNTS,
  decisions: (player, readings) => decisionsOf(setting(player, readings)),
});
