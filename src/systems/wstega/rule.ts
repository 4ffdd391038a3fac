import type { Setting } from './setting.ts';

/** How a test stands. */
export type Status = 'win' | 'tie' | 'lose';

/**
 * Who has to reveal next. `choice`: the player may stop instead of revealing; `roll-on`: the player has lost for good, and
 * the opposition rolls the rest for its przebicie only.
 */
export type Move = 'player' | 'opposition' | 'both' | 'choice' | 'roll-on' | 'end';

/** What decides how a test stands. */
export interface Standing {
  /** Pieces of the pool revealed, and dice of the opposition rolled. */
  readonly revealed: number;
  readonly rolled: number;
  readonly own: number;
  readonly other: number;
  readonly netAces: number;
}

export function statusOf({ base, readings }: Setting, { own, other, netAces }: Standing): Status {
  if (netAces > 0) return 'win';
  if (netAces < 0 && readings['ace.negative'] === 'loses') return 'lose';
  if (own > Math.max(base, other)) return 'win';
  return own === other && own > base ? 'tie' : 'lose';
}

/** The loser reveals; at a tie both, or the player; who wins waits for the other's last die. */
export function moveIn(setting: Setting, standing: Standing): Move {
  const { readings, opposition, sequence } = setting;
  const { revealed, rolled, netAces } = standing;
  const hasOwn = revealed < sequence.length;
  const hasOpposed = rolled < opposition;
  if (readings['ace.ends'] === 'at-once' && netAces > 0) return 'end';
  if (revealed === 0 && rolled === 0 && hasOwn) return setting.kind === 'dynamic' ? 'both' : 'player';
  const status = statusOf(setting, standing);
  if (status === 'win' && hasOpposed) return 'opposition';
  if (status === 'tie' && readings['tie.next'] === 'both' && hasOpposed) return hasOwn ? 'both' : 'opposition';
  if (hasOwn) return mayStop(setting, standing) ? 'choice' : 'player';
  return hasOpposed && readings['opposition.rolls-on'] === 'all' ? 'roll-on' : 'end';
}

function mayStop(setting: Setting, { revealed, rolled }: Standing): boolean {
  if (revealed === 0 || revealed > setting.mayStopUpTo) return false;
  // In a mixed test the opposition does not take part before the static difficulty is met.
  return rolled === setting.opposition || (setting.kind === 'mixed' && rolled === 0);
}
