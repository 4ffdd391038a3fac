import type { Chance } from '../chance.ts';
import type { Play } from '../play.ts';
import { CARDS_WITH_JOKERS, cardOf, isRed, KING } from '../playing-cards.ts';
import { assertSolvable } from './feasible.ts';
import { type Figure, figureOf, isAce, isPositive, type Strength, scoreOf } from './figures.ts';
import { looksAtFigures, type Policy, policyFor } from './policy.ts';
import { DIE_SIDES, isCard } from './pool.ts';
import { pack } from './result.ts';
import { Reveal, type State } from './reveal.ts';
import type { Setting } from './setting.ts';
import { przebicieOf } from './verdict.ts';

/** One test on the table, played as the rulebook tells it. */
class Table {
  private readonly values: number[] = [];
  private readonly opposed: number[] = [];
  private readonly negative: Record<Figure, number> = { jack: 0, queen: 0, king: 0, joker: 0 };
  private positiveKing: boolean;
  private netAces = 0;
  private revealed = 0;
  private readonly deck;
  /** The test as the policy sees it; followed only for policies that look at more than who is winning. */
  private seen: State;

  constructor(
    private readonly chance: Chance,
    private readonly setting: Setting,
    private readonly reveal: Reveal,
    private readonly policy: Policy,
  ) {
    this.deck = chance.deck(CARDS_WITH_JOKERS, 'test-cards');
    this.seen = reveal.start;
    const { keptKing, readings } = setting;
    this.positiveKing = keptKing === 'blessing';
    if (keptKing === 'curse') this.negative.king = 1;
    if (keptKing !== 'none' && readings['king.deck'] === 'out') {
      this.deck.remove(cardOf(keptKing === 'blessing' ? 'hearts' : 'spades', KING));
    }
  }

  play(): number {
    const { setting } = this;
    if (this.hasOwn) this.revealNext();
    if (setting.kind === 'dynamic' && this.hasOpposed) this.rollOpposition();
    while (!this.isOver) {
      if (this.isWinning) {
        if (this.hasOpposed) this.rollOpposition();
        else if (this.hasOwn && this.goesOn()) this.revealNext();
        else break;
      } else if (this.isTied && setting.readings['tie.next'] === 'both' && this.hasOpposed) {
        if (this.hasOwn) this.revealNext();
        this.rollOpposition();
      } else if (this.hasOwn && this.goesOn()) {
        this.revealNext();
      } else break;
    }
    if (!this.isOver && !this.hasOwn && setting.readings['opposition.rolls-on'] === 'all') {
      return this.result(this.rollOn());
    }
    return this.result([]);
  }

  private get hasOwn(): boolean {
    return this.revealed < this.setting.sequence.length;
  }

  private get hasOpposed(): boolean {
    return this.opposed.length < this.setting.opposition;
  }

  private standing(values: readonly number[]): number {
    return this.setting.readings['reveal.value'] === 'best' ? Math.max(0, ...values) : (values.at(-1) ?? 0);
  }

  /** What has to be beaten: the value below the static difficulty, or the opposition's dice. */
  private get toBeat(): number {
    return Math.max(this.setting.base, this.standing(this.opposed));
  }

  private get isOver(): boolean {
    return this.setting.readings['ace.ends'] === 'at-once' && this.netAces > 0;
  }

  private get isLostByAce(): boolean {
    return this.netAces < 0 && this.setting.readings['ace.negative'] === 'loses';
  }

  private get isWinning(): boolean {
    return this.netAces > 0 || (!this.isLostByAce && this.standing(this.values) > this.toBeat);
  }

  private get isTied(): boolean {
    const own = this.standing(this.values);
    return !this.isLostByAce && own > this.setting.base && own === this.standing(this.opposed);
  }

  /** Beyond control everything is revealed, and so it is before an opposition that still has dice. */
  private goesOn(): boolean {
    const { setting } = this;
    if (this.revealed > setting.mayStopUpTo) return true;
    const takesPart = setting.kind === 'dynamic' || this.opposed.length > 0;
    if (takesPart && this.hasOpposed) return true;
    switch (setting.policy) {
      case 'all-in':
        return true;
      case 'first-success':
        return !this.isWinning;
      case 'bank-king':
        return !this.isWinning && !this.positiveKing;
      case 'optimal':
        return this.policy(this.seen);
    }
  }

  private revealNext(): void {
    const piece = this.setting.sequence[this.revealed++]!;
    if (isCard(piece)) this.turn(this.deck.draw(), piece);
    else {
      const face = this.chance.die(DIE_SIDES);
      this.values.push(face);
      if (this.isFollowed) this.seen = this.reveal.withDie(this.seen, face);
    }
  }

  private turn(card: number, strength: Strength): void {
    const red = isRed(card);
    const positive = isPositive(strength, red);
    const figure = figureOf(card);
    if (isAce(card)) this.netAces += positive ? 1 : -1;
    if (scoreOf(card) > 0) this.values.push(scoreOf(card));
    if (figure !== undefined && !positive) this.negative[figure]++;
    if (figure === 'king' && positive) this.positiveKing = true;
    if (this.isFollowed) {
      this.seen = this.reveal.withCard(this.seen, strength, { figure, ace: isAce(card), red, value: scoreOf(card) });
    }
  }

  private rollOpposition(): void {
    const face = this.chance.die(DIE_SIDES, 'opponent-dice');
    this.opposed.push(face);
    if (this.isFollowed) this.seen = this.reveal.withOpposed(this.seen, face);
  }

  /** The test is lost for good; the rest of the dice count for the opposition's przebicie only. */
  private rollOn(): number[] {
    const left = this.setting.opposition - this.opposed.length;
    return Array.from({ length: left }, () => this.chance.die(DIE_SIDES, 'opponent-dice'));
  }

  private get isFollowed(): boolean {
    return this.setting.policy === 'optimal' && this.setting.mayStopUpTo > 0;
  }

  private result(rolledOn: readonly number[]): number {
    const { negative, positiveKing } = this;
    const success = this.isWinning;
    if (success) {
      const hits = this.values.filter((value) => value > this.toBeat).length;
      return pack({ success, negative, positiveKing, przebicie: przebicieOf(this.setting, hits, this.netAces) });
    }
    const own = this.standing(this.values);
    const beaten =
      this.setting.kind === 'dynamic' ? [...this.opposed, ...rolledOn].filter((face) => face > own).length : 0;
    return pack({ success, negative, positiveKing, przebicie: Math.max(0, beaten - 1) });
  }
}

/** Sets a test up and returns what plays it. */
export function playReveal(setting: Setting): Play {
  assertSolvable(setting);
  const reveal = new Reveal(setting, looksAtFigures(setting));
  const policy = policyFor(reveal);
  return (chance) => new Table(chance, setting, reveal, policy).play();
}
