import type { Grid } from '../../skirmish/table/grid.ts';

/** The cells that are picked as the `d` of one SVG path in inches, cells beside each other joined to bars. */
export function cellsPath({ columns, rows, cell }: Grid, picked: (cell: number) => boolean): string {
  const bars: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; ) {
      const from = column;
      while (column < columns && picked(row * columns + column)) column++;
      const width = (column - from) * cell;
      if (width === 0) column++;
      else bars.push(`M${from * cell} ${row * cell}h${width}v${cell}h${-width}z`);
    }
  }
  return bars.join('');
}

/** The middle of a cell, in inches. */
export function centreOf({ columns, cell }: Pick<Grid, 'columns' | 'cell'>, place: number): [x: number, y: number] {
  return [((place % columns) + 0.5) * cell, (Math.floor(place / columns) + 0.5) * cell];
}
