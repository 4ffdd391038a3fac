import type { LogEvent } from '../log/event.ts';
import { type Battle, NONE } from './battle.ts';

type Ignored = Extract<LogEvent, { type: 'damage' }>['ignored'];

export const NO_REASONS: Ignored = [];

/**
 * Takes PŻ from a figure and removes it when none are left. Podręcznik czasownika, Walka, Eliminacja.
 * @param by who did it; `NONE` for a trap and the like
 * @param ignored why fewer were taken than there were successes; for the log
 */
export function wound(
  battle: Battle,
  figure: number,
  by: number,
  successes: number,
  damage: number,
  ignored: Ignored,
): void {
  const taken = Math.min(damage, battle.hp[figure]!);
  battle.hp[figure]! -= taken;
  if (taken > 0) battle.hasBeenHurt = true;
  const hp = battle.hp[figure]!;
  battle.log?.push({
    type: 'damage',
    figure,
    by: by === NONE ? null : by,
    successes,
    ignored,
    taken,
    hp,
  });
  if (hp > 0) return;
  battle.leave(figure);
  battle.log?.push({ type: 'eliminated', figure });
}
