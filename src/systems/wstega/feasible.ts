import { choose } from '../../probability/hand.ts';
import { InputError } from '../../text/input-error.ts';
import { isDecidedByBest } from './against-dice.ts';
import { STRENGTHS } from './figures.ts';
import { looksAtFigures } from './policy.ts';
import type { Setting } from './setting.ts';

/** Kinds of card in a deck of which figures are followed by colour, less one; and of one in which they are not. */
const FULL_KINDS = 11;
const BLANK_KINDS = 3;

/** Hands of each strength, one for all cards of a kind: the measure of how many states there are. */
function handsOf({ sequence }: Setting, kinds: number): number {
  return STRENGTHS.reduce((product, strength) => {
    const cards = sequence.filter((piece) => piece === strength).length;
    return product * Number(choose(cards + kinds, kinds));
  }, 1);
}

const diceIn = ({ sequence }: Setting) => sequence.filter((piece) => piece === 'die').length;

/** Whether the exact odds end within two seconds. The limits are measured, well on the safe side. */
export function isQuick(setting: Setting): boolean {
  const { kind, opposition, readings } = setting;
  const pieces = setting.sequence.length + opposition;
  const dice = diceIn(setting);
  const isFull = looksAtFigures(setting);
  if (kind !== 'static' && readings['reveal.value'] === 'last') return pieces <= (isFull ? 3 : 4);
  if (isFull) {
    const hands = handsOf(setting, FULL_KINDS);
    if (kind === 'static') return hands * (1 + dice / 2) <= 7000;
    if (kind === 'mixed') return hands * (1 + dice) * (1 + opposition) <= 2000;
    return (hands + 100) * 2.4 ** (opposition - 1) * 2.2 ** dice <= 1500;
  }
  const hands = handsOf(setting, BLANK_KINDS) * (1 + dice / 8);
  if (kind === 'static') return hands <= 1000;
  if (isDecidedByBest(setting)) return hands <= (kind === 'dynamic' ? 150 : 250);
  return pieces <= 7 && hands <= 150;
}

/** @throws InputError where the best policy cannot be found in reasonable time */
export function assertSolvable(setting: Setting): void {
  if (setting.policy !== 'optimal' || !looksAtFigures(setting)) return;
  const isSmall =
    setting.kind !== 'static' && setting.readings['reveal.value'] === 'last'
      ? setting.sequence.length + setting.opposition <= 5
      : handsOf(setting, FULL_KINDS) * (1 + diceIn(setting) / 2) <= 15_000;
  if (!isSmall)
    throw new InputError('policy optimal: the pool is too large to be solved; fewer cards or dice, or another policy');
}
