/**
 * The least-squares fit that never goes down, of values with equal weights: neighbours that go down are pooled until none
 * do (Ayer and others 1955, "pool adjacent violators").
 */
export function neverDown(values: readonly number[]): number[] {
  const blocks: { sum: number; count: number }[] = [];
  for (const value of values) {
    let last = { sum: value, count: 1 };
    for (let before = blocks.at(-1); before !== undefined && meanOf(before) > meanOf(last); before = blocks.at(-1)) {
      blocks.pop();
      last = { sum: before.sum + last.sum, count: before.count + last.count };
    }
    blocks.push(last);
  }
  return blocks.flatMap((block) => Array.from({ length: block.count }, () => meanOf(block)));
}

function meanOf({ sum, count }: { readonly sum: number; readonly count: number }): number {
  return sum / count;
}
