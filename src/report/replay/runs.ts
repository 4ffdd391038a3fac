/** The letter that stands for 0; `b` stands for 1 and so on. */
const FIRST_LETTER = 'a'.charCodeAt(0);

/** Small numbers as letters, each followed by how often it stands there in a row: `a12bc3`. A single one has no count. */
export function packRuns(values: Iterable<number>): string {
  let text = '';
  let last = -1;
  let count = 0;
  const end = () => {
    if (count > 0) text += String.fromCharCode(FIRST_LETTER + last) + (count > 1 ? count : '');
  };
  for (const value of values) {
    if (value === last) count++;
    else {
      end();
      last = value;
      count = 1;
    }
  }
  end();
  return text;
}

/** The numbers that `packRuns` wrote. */
export function unpackRuns(text: string): number[] {
  return [...text.matchAll(/([a-z])(\d*)/g)].flatMap(([, letter, count]) =>
    Array.from({ length: Number(count || 1) }, () => letter!.charCodeAt(0) - FIRST_LETTER),
  );
}
