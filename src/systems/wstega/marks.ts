import { COPIES_OF_COLOUR, FIGURES, type Figure, isPositive, STRENGTHS, type Strength } from './figures.ts';
import type { Facts } from './result.ts';
import type { KeptKing } from './setting.ts';

/**
 * The figures revealed so far, written as a text of counts so that equal ones are one. Queens, kings and jokers never
 * decide a test, so where no choice depends on them it is enough to count them as blanks and to tell them apart at the
 * end (`blank`); else each is followed by colour (`full`).
 */
export interface Marks {
  readonly start: string;
  /** What the next card of this strength may be, among the figures, and in how many ways. */
  draws(marks: string, strength: Strength): readonly Draw[];
  /** Jacks revealed: they score. */
  jacks(marks: string): number;
  /** What the marks say in the end, and in how many ways for each way counted so far. */
  facts(marks: string): readonly (readonly [Effects, bigint])[];
}

interface Draw {
  readonly marks: string;
  readonly isJack: boolean;
  readonly ways: number;
}

export type Effects = Pick<Facts, 'negative' | 'positiveKing'>;

const at = (marks: string, place: number) => marks.charCodeAt(place);

function withOneMore(marks: string, place: number): string {
  return marks.slice(0, place) + String.fromCharCode(at(marks, place) + 1) + marks.slice(place + 1);
}

function zeros(length: number): string {
  return String.fromCharCode(0).repeat(length);
}

/** Places in full marks: red and black figures drawn, then negative figures, then positive kings. */
const NEGATIVE = 2 * FIGURES.length;
const POSITIVE_KINGS = NEGATIVE + FIGURES.length;
const KING = FIGURES.indexOf('king');

const drawnPlace = (figure: number, red: boolean) => 2 * figure + (red ? 0 : 1);

export function withFigure(marks: string, strength: Strength, figure: Figure, red: boolean): string {
  const index = FIGURES.indexOf(figure);
  const drawn = withOneMore(marks, drawnPlace(index, red));
  if (!isPositive(strength, red)) return withOneMore(drawn, NEGATIVE + index);
  // More than one king that works for the player says no more than one does.
  return index === KING && at(drawn, POSITIVE_KINGS) === 0 ? withOneMore(drawn, POSITIVE_KINGS) : drawn;
}

export function effectsOf(marks: string): Effects {
  const [jack, queen, king, joker] = FIGURES.map((_, index) => at(marks, NEGATIVE + index));
  return {
    negative: { jack: jack!, queen: queen!, king: king!, joker: joker! },
    positiveKing: at(marks, POSITIVE_KINGS) > 0,
  };
}

/** Figures of each sort in full marks: those that worked for the player, and those against. */
export function figuresIn(
  marks: string,
): { readonly figure: Figure; readonly positive: number; readonly negative: number }[] {
  return FIGURES.map((figure, index) => {
    const negative = at(marks, NEGATIVE + index);
    const drawn = at(marks, drawnPlace(index, true)) + at(marks, drawnPlace(index, false));
    return { figure, positive: Math.max(0, drawn - negative), negative };
  });
}

/** The marks with which a test starts: those of a king kept from before. */
function startOf(keptKing: KeptKing, isOut: boolean): string {
  let marks = zeros(POSITIVE_KINGS + 1);
  if (keptKing === 'none') return marks;
  if (isOut) marks = withOneMore(marks, drawnPlace(KING, keptKing === 'blessing'));
  return withOneMore(marks, keptKing === 'blessing' ? POSITIVE_KINGS : NEGATIVE + KING);
}

export function fullMarks(keptKing: KeptKing, isOut: boolean): Marks {
  return {
    start: startOf(keptKing, isOut),
    draws: (marks, strength) =>
      FIGURES.flatMap((figure, index) =>
        [true, false].map((red) => ({
          marks: withFigure(marks, strength, figure, red),
          isJack: figure === 'jack',
          ways: COPIES_OF_COLOUR[figure] - at(marks, drawnPlace(index, red)),
        })),
      ),
    jacks: (marks) => at(marks, 0) + at(marks, 1),
    facts: (marks) => [[effectsOf(marks), 1n]],
  };
}

/** In blank marks: jacks by the strength of the card, then blanks by it. Their ways are counted only in the end. */
export function blankMarks(keptKing: KeptKing, isOut: boolean): Marks {
  const known = new Map([[NO_BLANKS, new Map([[startOf(keptKing, isOut), 1n]])]]);
  return {
    start: NO_BLANKS,
    draws: (marks, strength) => {
      const place = STRENGTHS.indexOf(strength);
      return [
        { marks: withOneMore(marks, place), isJack: true, ways: 1 },
        { marks: withOneMore(marks, STRENGTHS.length + place), isJack: false, ways: 1 },
      ];
    },
    jacks: (marks) => STRENGTHS.reduce((sum, _, place) => sum + at(marks, place), 0),
    facts: (marks) => byEffects(tellApart(marks, known)),
  };
}

/** Figures that differ only in what was drawn to no effect are one. */
function byEffects(ways: ReadonlyMap<string, bigint>): (readonly [Effects, bigint])[] {
  const found = new Map<string, bigint>();
  for (const [full, count] of ways) {
    const effects = full.slice(NEGATIVE);
    found.set(effects, (found.get(effects) ?? 0n) + count);
  }
  return [...found].map(([effects, count]) => [effectsOf(zeros(NEGATIVE) + effects), count]);
}

const NO_BLANKS = zeros(2 * STRENGTHS.length);

/** The ordered ways in which blanks and jacks are certain figures: those of one card fewer, and one more. */
function tellApart(marks: string, known: Map<string, Map<string, bigint>>): Map<string, bigint> {
  let ways = known.get(marks);
  if (ways === undefined) {
    let place = 0;
    while (at(marks, place) === 0) place++;
    const fewer = marks.slice(0, place) + String.fromCharCode(at(marks, place) - 1) + marks.slice(place + 1);
    const figures: readonly Figure[] = place < STRENGTHS.length ? ['jack'] : ['queen', 'king', 'joker'];
    ways = oneMore(tellApart(fewer, known), STRENGTHS[place % STRENGTHS.length]!, figures);
    known.set(marks, ways);
  }
  return ways;
}

function oneMore(ways: ReadonlyMap<string, bigint>, strength: Strength, figures: readonly Figure[]) {
  const next = new Map<string, bigint>();
  for (const [marks, count] of ways) {
    for (const figure of figures) {
      for (const red of [true, false]) {
        const left = COPIES_OF_COLOUR[figure] - at(marks, drawnPlace(FIGURES.indexOf(figure), red));
        if (left <= 0) continue;
        const reached = withFigure(marks, strength, figure, red);
        next.set(reached, (next.get(reached) ?? 0n) + count * BigInt(left));
      }
    }
  }
  return next;
}
