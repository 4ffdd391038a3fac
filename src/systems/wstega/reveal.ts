import { ACE_COPIES, type Figure, GREATEST_NUMBER, isPositive, JACK_VALUE, type Strength } from './figures.ts';
import { blankMarks, fullMarks, type Marks, withFigure } from './marks.ts';
import { DIE_SIDES, isCard } from './pool.ts';
import { type Move, moveIn, type Status, statusOf } from './rule.ts';
import type { Setting } from './setting.ts';

/**
 * A test under way, with nothing in it that no longer matters: states that are alike for the rest of the test are equal.
 * Values are counted by what they may still do: those the other side has passed are `dead`, those above it are kept.
 */
export interface State {
  /** Pieces of the pool revealed, and dice of the opposition rolled. */
  readonly revealed: number;
  readonly rolled: number;
  /** On what the sides stand; 0 for nothing that matters. */
  readonly own: number;
  readonly other: number;
  /** Number cards drawn that can no longer reach the difficulty. */
  readonly dead: number;
  readonly redAces: number;
  readonly blackAces: number;
  /** Positive aces less negative ones. */
  readonly netAces: number;
  /** Values, one a character, in order: number cards and dice that reach the difficulty, opposition's dice above the player. */
  readonly cards: string;
  readonly dice: string;
  readonly opposed: string;
  readonly marks: string;
}

/** A state that is being made and that nobody else has yet. */
type Draft = { -readonly [K in keyof State]: State[K] };

/** Field by field: states are made so often that the time of a spread counts. */
function copyOf(state: State): Draft {
  const { revealed, rolled, own, other, dead, redAces, blackAces, netAces, cards, dice, opposed, marks } = state;
  return { revealed, rolled, own, other, dead, redAces, blackAces, netAces, cards, dice, opposed, marks };
}

/** A card that is known: what a test in progress has turned up. */
export interface Revealed {
  readonly figure: Figure | undefined;
  readonly ace: boolean;
  readonly red: boolean;
  readonly value: number;
}

/** What may come next, and in how many ways. */
export type Step = readonly [State, number];

export function keyOf(state: State): string {
  const { revealed, rolled, own, other, dead, redAces, blackAces, netAces, cards, dice, opposed, marks } = state;
  const numbers = String.fromCharCode(revealed, rolled, own, other, dead, redAces, blackAces, netAces + 4);
  return `${numbers}${cards}|${dice}|${opposed}|${marks}`;
}

function insert(values: string, value: number): string {
  const at = firstAbove(values, value);
  return values.slice(0, at) + String.fromCharCode(value) + values.slice(at);
}

function countOf(values: string, value: number): number {
  return firstAbove(values, value) - firstAbove(values, value - 1);
}

/** Those of the values, which are in order, that are above this one. */
function above(values: string, value: number): string {
  return values.slice(firstAbove(values, value));
}

function alike(count: number, value: number): string {
  return String.fromCharCode(value).repeat(count);
}

function firstAbove(values: string, value: number): number {
  let at = 0;
  while (at < values.length && values.charCodeAt(at) <= value) at++;
  return at;
}

/** How a test goes from state to state. */
export class Reveal {
  readonly marks: Marks;
  readonly start: State;
  private readonly isBest: boolean;
  /** Whether the opposition's przebicie is wanted, for which the player's losing values matter too. */
  private readonly countsOpposed: boolean;

  /** @param full whether figures are followed one by one, for whoever chooses by them */
  constructor(
    readonly setting: Setting,
    full: boolean,
  ) {
    const isOut = setting.readings['king.deck'] === 'out';
    this.marks = full ? fullMarks(setting.keptKing, isOut) : blankMarks(setting.keptKing, isOut);
    this.isBest = setting.readings['reveal.value'] === 'best';
    this.countsOpposed = setting.kind === 'dynamic';
    this.start = {
      revealed: 0,
      rolled: 0,
      own: 0,
      other: 0,
      dead: 0,
      redAces: 0,
      blackAces: 0,
      netAces: 0,
      cards: '',
      dice: '',
      opposed: '',
      marks: this.marks.start,
    };
  }

  status(state: State): Status {
    return statusOf(this.setting, state);
  }

  move(state: State): Move {
    return moveIn(this.setting, state);
  }

  /** Everything that the move can come to. */
  after(state: State, move: Move): Step[] {
    if (move === 'opposition') return this.rolls(state);
    if (move === 'roll-on') return this.rollsOn(state);
    if (move === 'both') {
      return this.rolls(state).flatMap(([rolled, ways]) =>
        this.reveals(rolled).map(([revealed, more]) => [revealed, ways * more] as const),
      );
    }
    return this.reveals(state);
  }

  /** Ways in which the pieces and dice not used in this state could still fall. */
  waysLeft({ revealed, rolled }: State): bigint {
    let ways = BigInt(DIE_SIDES) ** BigInt(this.setting.opposition - rolled);
    this.setting.sequence.forEach((piece, index) => {
      if (index >= revealed) ways *= BigInt(isCard(piece) ? this.cardsLeft(index) : DIE_SIDES);
    });
    return ways;
  }

  /** Values that reach the difficulty as it is now. */
  hits(state: State): number {
    const difficulty = this.floor(state);
    const jacks = JACK_VALUE > difficulty ? this.marks.jacks(state.marks) : 0;
    return above(state.cards, difficulty).length + above(state.dice, difficulty).length + jacks;
  }

  private floor({ other }: State): number {
    return Math.max(this.setting.base, other);
  }

  private cardsLeft(revealed: number): number {
    const isKingOut = this.setting.keptKing !== 'none' && this.setting.readings['king.deck'] === 'out';
    return 54 - Number(isKingOut) - this.setting.sequence.slice(0, revealed).filter(isCard).length;
  }

  private reveals(state: State): Step[] {
    const piece = this.setting.sequence[state.revealed]!;
    return (isCard(piece) ? this.draws(state, piece) : this.throws(state)).filter(([, ways]) => ways > 0);
  }

  private draws(state: State, strength: Strength): Step[] {
    const figures = this.marks
      .draws(state.marks, strength)
      .map(({ marks, isJack, ways }) => [this.withMarks(state, marks, isJack), ways] as const);
    const aces = [true, false].map((red) => {
      const ways = ACE_COPIES - (red ? state.redAces : state.blackAces);
      return [this.withAce(state, strength, red), ways] as const;
    });
    return [...figures, ...aces, ...this.numbers(state)];
  }

  private numbers(state: State): Step[] {
    const steps: Step[] = [];
    const floor = this.floor(state);
    const idle = this.idleUpTo(state);
    const idleCards = 4 * Math.max(0, Math.min(idle, GREATEST_NUMBER) - 1) - state.dead;
    if (idleCards > 0) steps.push([this.withNumber(state, 2), idleCards]);
    for (let value = Math.max(2, idle + 1); value <= GREATEST_NUMBER; value++) {
      if (this.isSettled(state) && value > floor) {
        const ways = 4 * (GREATEST_NUMBER - Math.max(1, floor)) - state.cards.length;
        steps.push([this.withNumber(state, floor + 1), ways]);
        break;
      }
      steps.push([this.withNumber(state, value), 4 - countOf(state.cards, value)]);
    }
    return steps;
  }

  private throws(state: State): Step[] {
    const steps: Step[] = [];
    const floor = this.floor(state);
    const idle = Math.min(this.idleUpTo(state), DIE_SIDES);
    if (idle > 0) steps.push([this.withDie(state, 1), idle]);
    for (let face = idle + 1; face <= DIE_SIDES; face++) {
      if (this.isSettled(state) && face > floor) {
        steps.push([this.withDie(state, floor + 1), DIE_SIDES - floor]);
        break;
      }
      steps.push([this.withDie(state, face), 1]);
    }
    return steps;
  }

  private rolls(state: State): Step[] {
    const idle = this.isBest ? (this.countsOpposed ? Math.min(state.own, state.other) : this.floor(state)) : 0;
    const faces = Math.min(idle, DIE_SIDES);
    const steps: Step[] = faces > 0 ? [[this.withOpposed(state, 1), faces]] : [];
    for (let face = faces + 1; face <= DIE_SIDES; face++) steps.push([this.withOpposed(state, face), 1]);
    return steps;
  }

  /** The player has lost for good with `own`: dice of the opposition are above it or not. */
  private rollsOn(state: State): Step[] {
    const rolled = { ...state, rolled: state.rolled + 1 };
    return [
      [rolled, Math.min(state.own, DIE_SIDES)],
      [{ ...rolled, opposed: insert(state.opposed, state.own + 1) }, DIE_SIDES - Math.min(state.own, DIE_SIDES)],
    ].filter((step): step is [State, number] => Number(step[1]) > 0);
  }

  /** The player's values up to this one change nothing any more, apart from the deck. */
  private idleUpTo(state: State): number {
    if (!this.isBest) return this.isSettled(state) ? this.floor(state) : 0;
    const { own, other } = state;
    const { base } = this.setting;
    if (this.countsOpposed) return Math.min(own, other);
    if (other <= base) return base;
    return own >= other ? other : other - 1;
  }

  /**
   * No die of the opposition is left: values that reach the difficulty are all alike. Where the last value decides, the
   * values below are so too, but for the opposition's przebicie.
   */
  private isSettled(state: State): boolean {
    return state.rolled === this.setting.opposition && (this.isBest || !this.countsOpposed);
  }

  withCard(state: State, strength: Strength, card: Revealed): State {
    if (card.ace) return this.withAce(state, strength, card.red);
    if (card.figure === undefined) return this.withNumber(state, card.value);
    return this.withMarks(state, withFigure(state.marks, strength, card.figure, card.red), card.figure === 'jack');
  }

  private withAce(state: State, strength: Strength, red: boolean): State {
    const next = copyOf(state);
    next.revealed++;
    if (red) next.redAces++;
    else next.blackAces++;
    next.netAces += isPositive(strength, red) ? 1 : -1;
    return next;
  }

  private withMarks(state: State, marks: string, isJack: boolean): State {
    const next = copyOf(state);
    next.revealed++;
    next.marks = marks;
    if (isJack) next.own = this.standing(state.own, JACK_VALUE);
    return this.settle(next);
  }

  private withNumber(state: State, value: number): State {
    const next = copyOf(state);
    next.revealed++;
    next.own = this.standing(state.own, value);
    next.cards = insert(state.cards, value);
    return this.settle(next);
  }

  withDie(state: State, face: number): State {
    const next = copyOf(state);
    next.revealed++;
    next.own = this.standing(state.own, face);
    next.dice = insert(state.dice, face);
    return this.settle(next);
  }

  withOpposed(state: State, face: number): State {
    const next = copyOf(state);
    next.rolled++;
    next.other = this.standing(state.other, face);
    next.opposed = this.countsOpposed ? insert(state.opposed, face) : '';
    return this.settle(next);
  }

  private standing(before: number, value: number): number {
    return this.isBest ? Math.max(before, value) : value;
  }

  /** Forgets what no longer matters. Where the last value decides, any may matter while the other side has dice. */
  private settle(state: Draft): State {
    const isSettled = this.isSettled(state);
    if (!this.isBest && !isSettled) return state;
    const floor = this.floor(state);
    if (state.cards !== '') {
      const alive = above(state.cards, floor);
      state.dead += state.cards.length - alive.length;
      state.cards = isSettled ? alike(alive.length, floor + 1) : alive;
    }
    if (state.dice !== '') {
      const alive = above(state.dice, floor);
      state.dice = isSettled ? alike(alive.length, floor + 1) : alive;
    }
    if (isSettled && state.own > floor) state.own = floor + 1;
    if (this.countsOpposed) {
      if (state.opposed !== '') {
        const beating = above(state.opposed, state.own);
        const isAllRevealed = state.revealed === this.setting.sequence.length;
        state.opposed = isAllRevealed ? alike(beating.length, state.own + 1) : beating;
      }
    } else {
      if (state.own < floor || state.own <= this.setting.base) state.own = 0;
      if (state.other <= this.setting.base) state.other = 0;
    }
    return state;
  }
}
