import { ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { decisionsOf } from './decisions.ts';
import { assertSolvable, isQuick } from './feasible.ts';
import { exactReveal } from './odds.ts';
import { playReveal } from './play-reveal.ts';
import { OPPOSITION_RULINGS, REVEAL_RULINGS, type Readings } from './readings.ts';
import { GREATEST_RESULT } from './result.ts';
import {
  DIFFICULTY_PARAMETER,
  OPPOSITION_PARAMETER,
  PLAYER_PARAMETERS,
  type Player,
  POOL_PARAMETERS,
  settingOf,
} from './setting.ts';
import { AMOUNTS, VIEWS } from './views.ts';

const setting = (player: Player & { readonly difficulty: number; readonly opposition: number }, readings: Readings) =>
  settingOf(player, player, readings);

export const mixed = defineTest({
  name: { pl: 'Test mieszany', en: 'Mixed test' },
  place: 'Testy, przykładowa trudność mieszana',
  rule:
    'The player has to reach the static difficulty first, as in a static test. Only then the opposition rolls its dice, as ' +
    'long as the player is winning or tied, and the player has to do better than each of them too.',
  parameters: { ...POOL_PARAMETERS, ...DIFFICULTY_PARAMETER, ...OPPOSITION_PARAMETER, ...PLAYER_PARAMETERS },
  rulings: {
    ...REVEAL_RULINGS,
    ...OPPOSITION_RULINGS,
    'opposition.enters': ruling({
      options: { met: 'the opposition rolls nothing before the static difficulty is met' },
      place: 'Testy, przykładowa trudność mieszana',
      why: 'The sandstorm has its dice once the player has reached the difficulty; an ace reaches it too.',
    }),
  },
  views: VIEWS,
  table: { down: 'medium', across: 'difficulty' },
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
