import { JACK, RANKS } from '../playing-cards.ts';
import { countsAsTested, HEARTS, type Helps, TESTED } from './helps.ts';
import { CONCENTRATION_CARDS, CONCENTRATION_POINTS } from './verdict.ts';

const SUITS = 4;
const NO_CARD = 31;

/**
 * One way to use the helps on the cards so far. Jokers are completed as cards of the rank at which the count stands, so
 * that everything about a rank is known when it is passed.
 */
interface Course {
  /** Whether jokers and Fate cards may be used: a test is first judged without them. */
  readonly aided: boolean;
  readonly recoloured: boolean;
  readonly jokersLeft: number;
  readonly spent: number;
  readonly figures: number;
  /** Style XI: cards of the rank before the last, and of the last. */
  readonly before: number;
  readonly last: number;
  /** Style II: the suits present. */
  readonly suits: number;
  /** Style I: the least and most points of a card, whether a card with the most counts, and the cards up to two. */
  readonly least: number;
  readonly most: number;
  readonly mostCounts: boolean;
  readonly cards: number;
  readonly halves: number;
}

const START: Omit<Course, 'aided' | 'jokersLeft' | 'spent'> = {
  recoloured: false,
  figures: 0,
  before: 0,
  last: 0,
  suits: 0,
  least: NO_CARD,
  most: 0,
  mostCounts: false,
  cards: 0,
  halves: 0,
};

function keyOf(course: Course): number {
  let key = course.aided ? 1 : 0;
  key = key * 2 + (course.recoloured ? 1 : 0);
  key = key * 5 + course.jokersLeft;
  key = key * 4 + course.spent;
  key = key * 16 + course.figures;
  key = key * 16 + course.before;
  key = key * 16 + course.last;
  key = key * 16 + course.suits;
  key = key * 32 + course.least;
  key = key * 32 + course.most;
  key = key * 2 + (course.mostCounts ? 1 : 0);
  return key * 3 + course.cards;
}

/** The most half points that style II can ever give the second more than the first. */
function concentrationLead(first: number, second: number): number {
  return 2 * CONCENTRATION_POINTS * suitsIn(first & ~second).length;
}

/** Whether the first can do all that the second can, with no fewer points. Courses that differ in anything else are not compared. */
function dominates(first: Course, second: Course): boolean {
  return (
    first.aided === second.aided &&
    first.halves >= second.halves + concentrationLead(first.suits, second.suits) &&
    first.spent <= second.spent &&
    first.jokersLeft >= second.jokersLeft &&
    (!first.recoloured || second.recoloured) &&
    first.figures >= second.figures &&
    first.before === second.before &&
    first.last === second.last &&
    first.least === second.least &&
    first.most === second.most &&
    first.mostCounts === second.mostCounts &&
    first.cards === second.cards
  );
}

/** How a test ends. */
export interface Ending {
  readonly withoutJokers: boolean;
  /** The fewest Fate cards with which it passes; undefined when it fails. */
  readonly spent: number | undefined;
}

const SETS_OF_SUITS = Array.from({ length: 2 ** SUITS }, (_, mask) => {
  return Array.from({ length: SUITS }, (_, suit) => suit).filter((suit) => (mask >> suit) & 1);
});

/** The suits of a set of suits. */
export function suitsIn(mask: number): readonly number[] {
  return SETS_OF_SUITS[mask]!;
}

/**
 * The hands that can still do the same, rank by rank: hands with the same best points for each course are one state.
 * States are numbered as they are found. Ranks must come in `order`, each once.
 */
export class Possibilities {
  private readonly states: (readonly Course[])[] = [];
  /** States that no further card changes: the test is passed without help. */
  private readonly isDecided: boolean[] = [];
  private readonly ids = new Map<string, number>();
  private readonly steps = new Map<number, number>();

  /** The most points first where runs do not ask for neighbours. */
  readonly order: readonly number[];
  /** Whether the first card that can be recoloured is the best to recolour. */
  private readonly recoloursFirst: boolean;
  /** Whether a joker does best as the first rank. */
  private readonly completesFirst: boolean;

  /** Whether a card that does not count is of no use. */
  private readonly countsOnlyPoints: boolean;
  /** The first rank that is the same to the helps. */
  private readonly alike: readonly number[];

  /** @param spendsAll all Fate cards join the test at once, as if they were in the hand */
  constructor(
    private readonly helps: Helps,
    private readonly hasFate: boolean,
    private readonly spendsAll = false,
  ) {
    const falling = Array.from({ length: RANKS }, (_, index) => RANKS - index);
    const byPoints = falling.toSorted((a, b) => helps.points[b]! - helps.points[a]!);
    this.order = helps.run > 0 ? falling : byPoints;
    this.recoloursFirst =
      !helps.reflection &&
      helps.support !== 'suit' &&
      !helps.concentration?.afterRecolour &&
      this.order.every((rank, index) => helps.points[rank] === helps.points[byPoints[index]!]);
    this.completesFirst = !helps.reflection && helps.run === 0;
    this.countsOnlyPoints =
      this.completesFirst && !helps.contemplation && helps.support === null && helps.concentration === null;
    const looksAtRanks = helps.reflection || helps.contemplation || helps.run > 0;
    this.alike = helps.points.map((points, rank) =>
      looksAtRanks && points > 0 ? rank : (this.order.find((other) => helps.points[other] === points) ?? rank),
    );
  }

  /** The state before any card: so many jokers in the hand, and so many among the Fate cards. */
  start(jokers: number, fateJokers = 0): number {
    const courses: Course[] = [{ ...START, aided: false, jokersLeft: 0, spent: 0 }];
    if (this.spendsAll) {
      courses.push({ ...START, aided: true, jokersLeft: jokers + fateJokers, spent: 0 });
      return this.number(courses);
    }
    // Without jokers and Fate there is no help to judge the test with.
    if (jokers === 0 && !this.hasFate) return this.number(courses);
    for (let spent = 0; spent <= fateJokers; spent++) {
      courses.push({ ...START, aided: true, jokersLeft: jokers + spent, spent });
    }
    return this.number(courses);
  }

  /** The state after the cards of a rank: the suits of those in the hand, and of those among the Fate cards. */
  after(state: number, rank: number, hand: number, fate = 0): number {
    if (this.isDecided[state]) return state;
    const kind = this.alike[rank]!;
    const key = (state * 16 + kind) * 256 + hand * 16 + fate;
    let reached = this.steps.get(key);
    if (reached === undefined) {
      const courses: Course[] = [];
      for (const course of this.states[state]!) {
        if (this.hasWon(course)) courses.push(course);
        else this.goOn(course, rank, hand, course.aided || this.spendsAll ? fate : 0, courses);
      }
      reached = this.number(courses);
      this.steps.set(key, reached);
    }
    return reached;
  }

  /** @param cards drawn in all, jokers included, Fate cards not */
  ending(state: number, cards: number): Ending {
    let withoutJokers = false;
    let spent: number | undefined;
    for (const course of this.states[state]!) {
      if (!this.hasWon(course) && this.finalHalves(course, cards + course.spent) < this.helps.needed) continue;
      if (!course.aided) withoutJokers = true;
      spent = Math.min(spent ?? course.spent, course.spent);
    }
    return { withoutJokers, spent };
  }

  private hasWon({ halves, figures }: Course): boolean {
    return halves >= this.helps.needed || (this.helps.contemplation && figures >= this.helps.breaks);
  }

  /** All courses that a course can take at a rank: which Fate cards it spends, which jokers it completes, what it recolours. */
  private goOn(course: Course, rank: number, hand: number, fate: number, courses: Course[]): void {
    let tried = 0;
    for (let chosen = fate; ; chosen = (chosen - 1) & fate) {
      const kind = this.kindOfSpending(course, chosen);
      if (kind < 0 || (tried >> kind) & 1) {
        if (chosen === 0) break;
        continue;
      }
      tried |= 1 << kind;
      const counts = [0, 0, 0, 0];
      for (const suit of suitsIn(hand)) counts[suit]!++;
      for (const suit of suitsIn(chosen)) counts[suit]!++;
      const spent = this.spendsAll ? 0 : course.spent + suitsIn(chosen).length;
      this.completeJokers(spent === course.spent ? course : { ...course, spent }, rank, counts, 0, courses);
      if (chosen === 0 || this.spendsAll) break;
    }
  }

  /** Which Fate cards, as far as it matters: alike ones have the same number; below 0 when it would be no help at all. */
  private kindOfSpending(course: Course, chosen: number): number {
    if (this.spendsAll || this.helps.concentration !== null) return chosen;
    const suits = suitsIn(chosen);
    const counting = suits.filter((suit) => countsAsTested(suit, this.helps)).length;
    const others = suits.length - counting;
    const canRecolour = this.helps.recolour && !course.recoloured ? 1 : 0;
    return this.countsOnlyPoints && others > canRecolour ? -1 : counting * (SUITS + 1) + others;
  }

  private completeJokers(course: Course, rank: number, counts: number[], from: number, courses: Course[]): void {
    const mustComplete = this.completesFirst && course.jokersLeft > 0;
    if (!mustComplete) this.recolour(course, rank, counts, courses);
    if (course.jokersLeft === 0) return;
    // Only style II asks for the suit of a card that does not count.
    for (let suit = this.helps.concentration === null ? TESTED : from; suit < SUITS; suit++) {
      counts[suit]!++;
      this.completeJokers({ ...course, jokersLeft: course.jokersLeft - 1 }, rank, counts, suit, courses);
      counts[suit]!--;
    }
  }

  private recolour(course: Course, rank: number, counts: readonly number[], courses: Course[]): void {
    const mayRecolour = this.helps.recolour && !course.recoloured;
    const others = [0, 1, 2, 3].filter((suit) => counts[suit]! > 0 && !countsAsTested(suit, this.helps));
    if (!mayRecolour || others.length === 0 || !this.recoloursFirst) courses.push(this.place(course, rank, counts, -1));
    if (!mayRecolour) return;
    for (const suit of this.helps.concentration === null ? others.slice(0, 1) : others) {
      courses.push(this.place({ ...course, recoloured: true }, rank, counts, suit));
    }
  }

  private place(course: Course, rank: number, counts: readonly number[], recoloured: number): Course {
    const { helps } = this;
    const cards = counts[0]! + counts[1]! + counts[2]! + counts[3]!;
    let counting = recoloured < 0 ? 0 : 1;
    counting += counts[TESTED]! + (helps.heartsConverted ? counts[HEARTS]! : 0);
    const points = helps.points[rank]! * (helps.reflection && rank < JACK && cards > 1 ? 2 : 1);
    let halves = course.halves + 2 * points * counting;
    let { figures, before, last, suits } = course;
    if (helps.contemplation && rank >= JACK) figures = Math.min(helps.breaks, figures + cards);
    if (helps.run > 0) {
      halves += helps.run * Math.min(last, before + cards);
      [before, last] = [last, cards];
    }
    if (helps.concentration !== null) {
      for (let suit = 0; suit < SUITS; suit++) {
        const leaves = helps.concentration.afterRecolour && suit === recoloured ? 1 : 0;
        if (counts[suit]! <= leaves) continue;
        suits |= 1 << (helps.concentration.afterRecolour && countsAsTested(suit, helps) ? TESTED : suit);
      }
      if (helps.concentration.afterRecolour && recoloured >= 0) suits |= 1 << TESTED;
    }
    const placed = { ...course, figures, before, last, suits, halves };
    if (helps.support === null) return placed;
    return this.rankForSupport(placed, points, helps.support === 'hand' ? cards : counting, counting > 0);
  }

  private rankForSupport(course: Course, points: number, looked: number, counts: boolean): Course {
    if (looked === 0) return course;
    return {
      ...course,
      least: Math.min(course.least, points),
      most: Math.max(course.most, points),
      mostCounts: points > course.most ? counts : course.mostCounts || (points === course.most && counts),
      cards: Math.min(2, course.cards + looked),
    };
  }

  private finalHalves(course: Course, drawn: number): number {
    const { run, concentration, support } = this.helps;
    let halves = course.halves + run * Math.min(course.last, course.before);
    if (support !== null && course.cards > 1 && course.mostCounts) halves += 2 * course.least;
    if (concentration !== null && drawn >= CONCENTRATION_CARDS) {
      const missing = SUITS - suitsIn(course.suits).length;
      halves += 2 * CONCENTRATION_POINTS * (concentration.once ? Math.min(1, missing) : missing);
    }
    return halves;
  }

  /** The number of the state with these courses: the best of those that can go on alike, and none that cannot matter. */
  private number(courses: readonly Course[]): number {
    const best = new Map<number, Course>();
    const keep = (course: Course) => {
      const key = keyOf(course);
      const known = best.get(key);
      if (known === undefined || course.halves > known.halves) best.set(key, course);
    };
    const won = courses.filter((course) => this.hasWon(course));
    if (won.some(({ aided }) => !aided)) keep(this.wonWith(false, 0));
    else {
      const fewest = Math.min(...won.map(({ spent }) => spent));
      if (won.length > 0) keep(this.wonWith(true, fewest));
      for (const course of courses) if (!course.aided || course.spent < fewest) keep(course);
    }
    const all = [...best];
    const sorted = all
      .filter(([, course]) => !all.some(([, other]) => other !== course && dominates(other, course)))
      .sort(([a], [b]) => a - b);
    const name = sorted.map(([key, { halves }]) => `${key}:${halves}`).join(' ');
    let id = this.ids.get(name);
    if (id === undefined) {
      id = this.states.length;
      this.ids.set(name, id);
      this.states.push(sorted.map(([, course]) => course));
      this.isDecided.push(sorted.every(([, { aided }]) => !aided) && won.length > 0);
    }
    return id;
  }

  private wonWith(aided: boolean, spent: number): Course {
    return {
      ...START,
      aided,
      jokersLeft: 0,
      spent,
      halves: Math.max(0, this.helps.needed),
      figures: this.helps.breaks,
    };
  }
}
