import { ACE, JACK, RANKS } from '../playing-cards.ts';
import type { StyleReadings, TestReadings } from './rulings.ts';
import { type Style, stylesOf } from './styles.ts';

/** The places of suits in SUITS: any suit can be the one tested, by symmetry; style IV converts hearts, so it is another. */
export const HEARTS = 0;
export const SECOND = 2;
export const TESTED = 3;

/** A figure is worth so much, and a Break of a beginner half of it. */
const FIGURE = 10;

/** A second suit that the same test asks for, and how styles help where two are tested. */
interface SecondSuit {
  /** In halves, as `needed` of Helps. */
  readonly needed: number;
  readonly breaks: number;
  /** Style IV: hearts count as this suit instead of the first. */
  readonly takesHearts: boolean;
  /** Style I looking at the suits tested: whether each of them gains, or one. */
  readonly support: 'each' | 'one';
  /** Style X: whether figures meet each suit by its own Breaks, or both at once by all Breaks. */
  readonly figures: 'each' | 'sum';
  /** Style XI: whether runs lower both difficulties, or one. */
  readonly runs: 'each' | 'one';
}

/** What decides whether cards pass a test. Points are counted in halves, because a Break may be worth 4.5. */
export interface Helps {
  /** The half points that are needed, premium and rounding taken off: two for each point of the cards. */
  readonly needed: number;
  readonly breaks: number;
  readonly recolour: boolean;
  /** The points of a card by its rank (styles VII and VIII). */
  readonly points: readonly number[];
  /** Style IV: hearts count as the suit tested. */
  readonly heartsConverted: boolean;
  /** Style I, and among which cards it looks. */
  readonly support: 'hand' | 'suit' | null;
  /** Style II. */
  readonly concentration: { readonly once: boolean; readonly afterRecolour: boolean } | null;
  /** Style IX. */
  readonly reflection: boolean;
  /** Style X. */
  readonly contemplation: boolean;
  /** Style XI: half points for each card in a run; 0 without the style. */
  readonly run: number;
  /** Null where one suit is tested. */
  readonly second: SecondSuit | null;
}

interface Difficulty {
  readonly breaks: number;
  readonly 'break-value': string;
  readonly premium: number;
  readonly recolour: boolean;
}

/** The half points that Breaks less the premium ask for. */
export function neededHalves(
  { breaks, 'break-value': value, premium }: Omit<Difficulty, 'recolour'>,
  readings: Pick<TestReadings, 'threshold.rounding'>,
): number {
  // A sum of whole points meets the rounded threshold when twice the sum meets this: half-up keeps a half, down drops it.
  const halves = 2 * breaks * Number(value);
  return halves - (readings['threshold.rounding'] === 'down' ? halves % 2 : 0) - 2 * premium;
}

export function pointsByRank(styles: ReadonlySet<Style>): number[] {
  return Array.from({ length: RANKS + 1 }, (_, rank) => {
    if (rank === ACE) return styles.has('VII') ? FIGURE : rank;
    return rank >= JACK && !styles.has('VIII') ? FIGURE : rank;
  });
}

/** A test that no style helps. */
export function plainHelps(difficulty: Difficulty, readings: Pick<TestReadings, 'threshold.rounding'>): Helps {
  return {
    needed: neededHalves(difficulty, readings),
    breaks: difficulty.breaks,
    recolour: difficulty.recolour,
    points: pointsByRank(new Set()),
    heartsConverted: false,
    support: null,
    concentration: null,
    reflection: false,
    contemplation: false,
    run: 0,
    second: null,
  };
}

export function helpsOf(
  difficulty: Difficulty & { readonly styles: string },
  readings: Pick<TestReadings, 'threshold.rounding'> & StyleReadings,
): Helps {
  const styles = stylesOf(difficulty.styles);
  const perRunCard = readings['style-xi.unit'] === 'breaks' ? Number(difficulty['break-value']) : 1;
  return {
    ...plainHelps(difficulty, readings),
    points: pointsByRank(styles),
    heartsConverted: styles.has('IV'),
    support: styles.has('I') ? readings['style-i.scope'] : null,
    concentration: styles.has('II')
      ? {
          once: readings['style-ii.count'] === 'once',
          afterRecolour: readings['style-ii.timing'] === 'after-recolour',
        }
      : null,
    reflection: styles.has('IX'),
    contemplation: styles.has('X'),
    run: styles.has('XI') ? 2 * perRunCard : 0,
  };
}

/** The suit that a card counts for without a recolour: style IV gives hearts another. */
export function countedSuit(
  suit: number,
  { heartsConverted, second }: Pick<Helps, 'heartsConverted' | 'second'>,
): number {
  if (!heartsConverted || suit !== HEARTS) return suit;
  return second?.takesHearts === true ? SECOND : TESTED;
}

/** Whether cards of the suit count as a suit tested without a recolour. */
export function countsAsTested(suit: number, helps: Pick<Helps, 'heartsConverted' | 'second'>): boolean {
  const counted = countedSuit(suit, helps);
  return counted === TESTED || (helps.second !== null && counted === SECOND);
}

/** Whether the helps look at nothing but points in suits. */
export function looksAtPoints({ support, concentration, reflection, contemplation, run }: Helps): boolean {
  return support === null && concentration === null && !reflection && !contemplation && run === 0;
}
