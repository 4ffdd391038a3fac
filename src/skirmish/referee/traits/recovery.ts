import type { Game } from '../game.ts';
import type { Figure } from '../roster.ts';
import { readTest } from '../tests.ts';
import { checkRolled, readStage } from './pool.ts';

/** A recovery of PŻ: by which trait, whether it is due, and how many PŻ at most. */
interface Recovery {
  readonly by: string;
  readonly isDue: boolean;
  readonly most: number;
  /** Whether the number is fixed or rolled. */
  readonly isRolled?: boolean;
}

/** Whether the trait's recovery is next. */
function isHeal({ page }: Game, by: string): boolean {
  const next = page.peek();
  return next?.type === 'heal' && next.by === by;
}

/** Reads a recovery, never above the greatest PŻ; a figure that tires passes a test first (Zmęczliwy). */
export function readRecovery(game: Game, figure: Figure, { by, isDue, most, isRolled = false }: Recovery): void {
  const { page } = game;
  if (!isDue || figure.hp >= figure.maxHp) {
    if (!isHeal(game, by) || figure.memory.recovering === by) return;
    page.blameNext(`${by} may not help ${figure.label} now`);
    readHeal(game, figure, most);
    return;
  }
  if (figure.traits.has('zmeczliwy')) {
    if (!isTestNext(game)) page.blameNext(`${figure.label} recovers by ${by} and takes no test`);
    else if (!isTestPassed(game, figure, by)) {
      if (isHeal(game, by) && figure.memory.recovering !== by) readHeal(game, figure, 0);
      return;
    }
  }
  const room = Math.min(most, figure.maxHp - figure.hp);
  if (room <= 0) return;
  if (!isHeal(game, by)) {
    page.blameNext(`${figure.label} recovers by ${by}, and the log does not say so`);
    return;
  }
  const amount = readHeal(game, figure, room);
  if (!isRolled && amount < room) page.blame(`${amount} PŻ are recovered, not ${room}`);
}

/** Zmęczliwy: a test before every recovery. */
function isTestPassed(game: Game, figure: Figure, by: string): boolean {
  const { memory } = figure;
  const before = memory.recovering;
  memory.recovering = by;
  const successes = readTest(game, { figure, kind: game.readings['recovery.test'] });
  memory.recovering = before;
  return successes > 0;
}

/** Reads PŻ that are recovered, up to a number that may be 0. */
export function readHeal(game: Game, figure: Figure, most: number): number {
  const { page } = game;
  const { figure: number, by, amount, hp } = page.take('heal');
  if (number !== figure.number) page.blame(`figure ${number} recovers by ${by}, not ${figure.label}`);
  if (amount > most) page.blame(`${amount} PŻ are recovered by ${by}; ${most} may be`);
  if (hp !== figure.hp + amount) page.blame(`${figure.hp} PŻ and ${amount} are not ${hp}`);
  figure.hp = hp;
  return amount;
}

/** Whether a test is next, or what is done for its sake before it. */
export function isTestNext({ page }: Game): boolean {
  const next = page.peek();
  return next?.type === 'test' || (next?.type === 'pool-die' && next.by === 'taktyk');
}

/** Takes PŻ from a figure: those beyond its greatest go first. */
export function loseHp({ memory, hp }: Figure, left: number): void {
  memory.temporary = Math.max(0, memory.temporary - Math.max(0, hp - left));
}

/** Reads a PŻ that is paid for something that is not a swap, never the last. */
export function readPay(game: Game, figure: Figure, by: string): void {
  const { page } = game;
  const event = page.take('pay');
  const before = figure.hp;
  if (event.figure !== figure.number) page.blame(`figure ${event.figure} pays, not ${figure.label}`);
  if (event.by !== by) page.blame(`a PŻ is paid for ${event.by}, not for ${by}`);
  if (before <= 1) page.blame(`${figure.label} pays its last PŻ for ${by}`);
  if (event.hp !== before - 1) page.blame(`1 PŻ of ${before} is paid, which does not leave ${event.hp}`);
  loseHp(figure, event.hp);
  figure.hp = event.hp;
  readAfterLoss(game, figure, before, 'payment');
}

/** Reads what follows on lost PŻ: Drugi oddech, Nieustępliwy, Adrenalina. */
export function readAfterLoss(game: Game, figure: Figure, before: number, cause: 'damage' | 'payment'): void {
  const { readings } = game;
  const { traits, memory, pooled, hp } = figure;
  const isDown = before > 1 && hp === 1 && (cause === 'damage' || readings['wound.down-to-one'] === 'any-loss');
  const isBreath = isDown && traits.has('drugi-oddech') && !memory.spent.has('drugi-oddech');
  if (isBreath) memory.spent.add('drugi-oddech');
  readRecovery(game, figure, { by: 'drugi-oddech', isDue: isBreath, most: 3, isRolled: true });
  const check = (event: Parameters<typeof checkRolled>[2]): void => checkRolled(game, figure, event);
  const atOne = isDown && pooled && traits.has('nieustepliwy') ? 1 : 0;
  readStage(game, figure, { by: 'nieustepliwy', change: 'add', least: atOne, most: atOne, check });
  const isHurt = before > hp && (cause === 'damage' || readings['traits.adrenalina'] === 'any-loss');
  const hurt = isHurt && pooled && traits.has('adrenalina') ? 1 : 0;
  readStage(game, figure, { by: 'adrenalina', change: 'add', least: hurt, most: hurt, check });
}

/** Two natural sixes are a critical success. */
const CRITICAL_SIXES = 2;

/** Reads what follows on the result of a test: Z Nawiązką; Wytrzymały, whose PŻ beyond the greatest goes. */
export function readAfterTest(game: Game, figure: Figure, natural: readonly number[]): void {
  const { readings } = game;
  const sixes = natural.filter((face) => face === 6).length;
  const isOneEnough = natural.length === 1 && readings['success.critical'] === 'one-with-hindrance';
  const isCritical = sixes >= (isOneEnough ? 1 : CRITICAL_SIXES);
  readRecovery(game, figure, { by: 'z-nawiazka', isDue: isCritical && figure.traits.has('z-nawiazka'), most: 1 });
  readExpiry(game, figure);
}

function readExpiry({ page }: Game, figure: Figure): void {
  const { memory } = figure;
  const next = page.peek();
  if (next?.type !== 'expire' || next.figure !== figure.number) {
    if (memory.temporary > 0) page.blameNext(`the temporary PŻ of ${figure.label} does not expire`);
    memory.temporary = 0;
    return;
  }
  const { by, hp } = page.take('expire');
  const left = figure.hp - memory.temporary;
  if (memory.temporary === 0) page.blame(`${figure.label} has no temporary PŻ left`);
  else if (by !== 'wytrzymaly') page.blame(`temporary PŻ expire by ${by}`);
  if (hp !== left) page.blame(`${left} PŻ are left without the temporary, not ${hp}`);
  memory.temporary = 0;
  figure.hp = hp;
}
