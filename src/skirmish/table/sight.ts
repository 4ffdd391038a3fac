import { BitLanes, type Runs, type RunWindow, WORD } from './bit-lanes.ts';
import { cellsInContact, type Grid } from './grid.ts';
import { FLAG } from './raster.ts';

/** What a shooter sees of a target, as bits; 0 when terrain hides it. */
export const SEEN = 1;
export const CONCEALED = 2;
export const COVERED = 4;

/**
 * Fills `sight` (cells × cells bytes, all 0, [from * cells + to]) with what a shooter on one cell sees of a target on
 * another, as far as terrain goes.
 *
 * Along the cells that the segment between the centres touches: a blocking cell other than the ends hides the target; a
 * soft cell other than the shooter's conceals it; a cell of cover other than the shooter's and within 1" of the target
 * covers it. Source: Podręcznik czasownika, Linia wzroku; Teren i osłona.
 */
export function fillSight(grid: Grid, flags: Uint8Array, sight: Uint8Array): void {
  const { columns, rows } = grid;
  const cells = columns * rows;
  for (let cell = 0; cell < cells; cell++) sight[cell * cells + cell] = SEEN;
  const reach = cellsInContact(grid);
  // Lines at least as wide as high run along rows, the others along columns.
  fillAlong({ lanes: rows, places: columns, laneStep: columns, placeStep: 1, steepest: 0 }, reach, flags, sight);
  fillAlong({ lanes: columns, places: rows, laneStep: 1, placeStep: columns, steepest: 1 }, reach, flags, sight);
}

/** The table as lanes to look along: its rows or its columns. */
interface Direction {
  readonly lanes: number;
  readonly places: number;
  /** How much the number of a cell grows from lane to lane, and from place to place. */
  readonly laneStep: number;
  readonly placeStep: number;
  /** By how many lanes at least a line crosses fewer than it crosses places. */
  readonly steepest: 0 | 1;
}

/** All pairs whose line goes farther along the lanes than across them, 32 neighbouring pairs of one shape at a time. */
function fillAlong(direction: Direction, reach: number, flags: Uint8Array, sight: Uint8Array): void {
  const { lanes, places, laneStep, placeStep, steepest } = direction;
  const cells = lanes * places;
  const lanesWith = (bit: number) =>
    new BitLanes(lanes, places, (lane, place) => (flags[lane * laneStep + place * placeStep]! & bit) !== 0);
  const blocks = lanesWith(FLAG.blocks | FLAG.door);
  const soft = lanesWith(FLAG.soft);
  const cover = lanesWith(FLAG.cover);
  const runs = { low: new Int32Array(lanes), high: new Int32Array(lanes) };

  for (let long = 1; long < places; long++) {
    const widest = Math.min(long - steepest, lanes - 1);
    for (let across = -widest; across <= widest; across++) {
      const short = Math.abs(across);
      const step = Math.sign(across);
      setRuns(runs, long, short);
      const whole: RunWindow = { from: 0, to: short, least: 0, most: long };
      const atEnd: RunWindow = { from: Math.max(0, short - reach), to: short, least: long - reach, most: long };
      const atStart: RunWindow = { from: 0, to: Math.min(short, reach), least: 0, most: reach };
      const toEnd = across * laneStep + long * placeStep;
      for (let lane = Math.max(0, -across); lane < lanes - Math.max(0, across); lane++) {
        for (let word = 0; word * WORD < places - long; word++) {
          const count = Math.min(WORD, places - long - word * WORD);
          const all = count === WORD ? -1 : (1 << count) - 1;
          const hidden = blocks.anyOf(lane, step, word, runs, whole, all);
          if ((hidden & all) === all) continue;
          const through = soft.anyOf(lane, step, word, runs, whole, all);
          const end = lane + across;
          const concealsEnd = through | soft.at(end, word, long);
          const concealsStart = through | soft.at(lane, word, 0);
          const coversEnd = cover.anyOf(lane, step, word, runs, atEnd, all) | cover.at(end, word, long);
          const coversStart = cover.anyOf(lane, step, word, runs, atStart, all) | cover.at(lane, word, 0);
          let start = lane * laneStep + word * WORD * placeStep;
          for (let bit = 0; bit < count; bit++, start += placeStep) {
            if ((hidden >>> bit) & 1) continue;
            const target = start + toEnd;
            sight[start * cells + target] = seen((concealsEnd >>> bit) & 1, (coversEnd >>> bit) & 1);
            sight[target * cells + start] = seen((concealsStart >>> bit) & 1, (coversStart >>> bit) & 1);
          }
        }
      }
    }
  }
}

function seen(isConcealed: number, isCovered: number): number {
  return SEEN | (isConcealed * CONCEALED) | (isCovered * COVERED);
}

/**
 * The cells that a line touches from lane to lane, without its two ends: with L the places that it goes along and S the
 * lanes that it crosses, in the k-th lane those at f with 2·|L·k − S·f| ≤ L + S.
 */
function setRuns({ low, high }: Runs, long: number, short: number): void {
  for (let k = 0; k <= short; k++) {
    low[k] = short === 0 ? 0 : Math.max(0, Math.ceil((2 * long * k - long - short) / (2 * short)));
    high[k] = short === 0 ? long : Math.min(long, Math.floor((2 * long * k + long + short) / (2 * short)));
  }
  low[0] = 1;
  high[short] = long - 1;
}
