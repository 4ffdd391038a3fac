import { Distribution } from './distribution.ts';

/** How many equally likely rolls the dice have together. */
export function rollCount(sides: readonly number[]): number {
  return sides.reduce((product, each) => product * each, 1);
}

/** Calls back once for each roll of the dice, in order, the last die fastest. The array of faces is reused. */
export function forEachRoll(sides: readonly number[], visit: (faces: readonly number[]) => void): void {
  const faces = sides.map(() => 1);
  for (;;) {
    visit(faces);
    let die = faces.length - 1;
    while (die >= 0 && faces[die] === sides[die]) faces[die--] = 1;
    if (die < 0) return;
    faces[die]!++;
  }
}

/** Brute force: every roll of the dice, resolved one by one. For small rolls and for proving the fast engines. */
export function enumerateRolls<K extends number | string>(
  sides: readonly number[],
  resolve: (faces: readonly number[]) => K,
): Distribution<K> {
  const counts = new Map<K, number>();
  forEachRoll(sides, (faces) => {
    const outcome = resolve(faces);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  });
  return Distribution.of([...counts].map(([outcome, count]) => [outcome, BigInt(count)] as const));
}
