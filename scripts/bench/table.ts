/** What is aimed at, of the ratio where a row has one, else of the median. */
export interface Aim {
  readonly is: 'at least' | 'below';
  readonly value: number;
}

export interface Row {
  readonly name: string;
  readonly median: number;
  readonly ratio?: number | undefined;
  readonly aim?: Aim | undefined;
}

/** Prints rows under a title, columns aligned. */
export function printTable(title: string, medianHeading: string, ratioHeading: string, rows: readonly Row[]): void {
  const lines = [
    ['', medianHeading, ratioHeading, 'aim'],
    ...rows.map(({ name, median, ratio, aim }) => [
      name,
      significant(median),
      ratio === undefined ? '' : significant(ratio),
      aim === undefined ? '' : verdict(aim, ratio ?? median),
    ]),
  ];
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  console.log(`\n${title}`);
  for (const [name, median, ratio, aim] of lines) {
    const columns = [name!.padEnd(widths[0]!), median!.padStart(widths[1]!), ratio!.padStart(widths[2]!), aim!];
    console.log(`  ${columns.join('   ')}`.trimEnd());
  }
}

/** Three significant digits without an exponent. */
function significant(value: number): string {
  return String(Number(value.toPrecision(3)));
}

function verdict({ is, value }: Aim, reached: number): string {
  const isMet = is === 'at least' ? reached >= value : reached < value;
  return `${is} ${value}: ${isMet ? 'met' : 'MISSED'}`;
}
