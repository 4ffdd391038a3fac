import { z } from 'zod';
import { type Point, type Shape, TEST_KINDS } from '../skirmish/spec.ts';
import type { Bilingual } from '../text/bilingual.ts';

/** No table is longer than 8 feet, and nothing on it reaches further. */
export const GREATEST_LENGTH = 96;

export const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const FEET = 12;

/** A whole number; the message says what is allowed. */
export function whole(min: number, max: number) {
  const error = `allowed: a whole number ${min}..${max}`;
  return z.int({ error }).min(min, { error }).max(max, { error });
}

/** Inches (`36`, `36in`) or feet (`3ft`). */
export function inches(min = 0, max = GREATEST_LENGTH) {
  const error = `allowed: inches ${min}..${max} (36, 36in) or feet (3ft)`;
  return z
    .union([z.number(), z.string().regex(/^\d{1,4}(\.\d{1,4})?(in|ft)$/, { abort: true })], { error })
    .transform((length) => {
      if (typeof length === 'number') return length;
      return Number.parseFloat(length) * (length.endsWith('ft') ? FEET : 1);
    })
    .pipe(z.number({ error }).min(min, { error }).max(max, { error }));
}

/** No file names more things of one kind than this. */
const MOST_NAMED = 64;

/** Things by their ids, in the order of the file. */
export function named<T extends z.ZodType>(item: T) {
  const names = z.record(z.string().regex(SLUG, 'allowed: lower-case ASCII letters, digits and hyphens'), item);
  return names.refine((found) => Object.keys(found).length <= MOST_NAMED, `allowed: at most ${MOST_NAMED}`);
}

export const bilingual: z.ZodType<Bilingual> = z.strictObject({ pl: z.string().min(1), en: z.string().min(1) });

export const testKind = z.enum(TEST_KINDS);

/** One kind of test, or several to choose from. */
export const testKinds = z
  .union([testKind, z.array(testKind).min(1)], { error: `allowed: ${TEST_KINDS.join(', ')}, or a list of them` })
  .transform((kinds) => (Array.isArray(kinds) ? kinds : [kinds]));

export const point: z.ZodType<Point> = z.tuple([inches(), inches()], {
  error: `allowed: [x, y] in inches 0..${GREATEST_LENGTH}`,
});

const rect = z.tuple([inches(), inches(), inches(), inches()]);
const SHAPES = `allowed: [x, y, width, height] or a list of 3 to 64 points [x, y], in inches 0..${GREATEST_LENGTH}`;
const polygon = z.array(point).min(3, SHAPES).max(64, SHAPES);

/** `[x, y, width, height]`, or the corners of a polygon. */
export const shape = z.union([rect, polygon], { error: SHAPES }).transform((found): Shape => {
  if (!isRect(found)) return { kind: 'polygon', points: found };
  const [x, y, width, height] = found;
  return { kind: 'rect', x, y, width, height };
});

function isRect(found: z.output<typeof rect> | z.output<typeof polygon>): found is z.output<typeof rect> {
  return typeof found[0] === 'number';
}

/** Whole numbers: one, a list, or a range `from..to`. */
export function numbers(min: number, max: number) {
  const error = `allowed: a whole number ${min}..${max}, a list of them, or from..to`;
  const one = whole(min, max);
  return z
    .union([one, z.array(one).min(1), z.string().regex(/^\d{1,3}\.\.\d{1,3}$/, { abort: true })], { error })
    .transform((found) => {
      if (typeof found === 'string') return rangeOf(found);
      return [...new Set([found].flat())].sort((a, b) => a - b);
    })
    .refine((found) => found.length > 0 && found.every((number) => number >= min && number <= max), { error });
}

function rangeOf(text: string): number[] {
  const [from, to] = text.split('..').map(Number) as [number, number];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
