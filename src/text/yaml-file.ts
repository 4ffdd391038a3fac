import { readFileSync, statSync } from 'node:fs';
import { isMap, isNode, isSeq, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { InputError } from './input-error.ts';
import { unknownName } from './nearest.ts';
import { keysAt, valueAt } from './schema-keys.ts';
import { tooDeepAt } from './yaml-nesting.ts';

/** Larger files are not read: what people write by hand is far smaller. */
const GREATEST_BYTES = 1_000_000;

/** One parsed YAML document that knows where in the file each value stands. */
export class YamlFile {
  private constructor(
    readonly path: string,
    readonly value: unknown,
    private readonly root: ParsedNode | null,
    private readonly lines: LineCounter,
  ) {}

  /** @throws InputError naming file, line and column for whatever is not one plain YAML document */
  static read(path: string): YamlFile {
    const text = readText(path);
    const lines = new LineCounter();
    const deep = tooDeepAt(text);
    if (deep !== undefined)
      throw new InputError(`${path}:${placeOf(text, deep)}: lists and maps lie too deep in each other`);
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true });
    const problem = document.errors[0] ?? document.warnings[0];
    if (problem !== undefined) {
      const { line, col } = lines.linePos(problem.pos[0]);
      const message = problem.code === 'MULTIPLE_DOCS' ? 'a file holds one document, without ---' : problem.message;
      throw new InputError(`${path}:${line}:${col}: ${message}`);
    }
    // Studies have no use for aliases, and a few lines of them can stand for gigabytes.
    visit(document, {
      Alias(_, { range }) {
        const { line, col } = lines.linePos(range?.[0] ?? 0);
        throw new InputError(`${path}:${line}:${col}: aliases (*name) are not allowed`);
      },
    });
    return new YamlFile(path, document.toJS(), document.contents, lines);
  }

  /** An error about the value at a path of keys, or about the key itself. */
  errorAt(keys: readonly PropertyKey[], message: string): InputError {
    const { line, col } = this.lines.linePos(this.offsetOf(keys));
    const key = keys.length === 0 ? '' : `${keys.join('.')}: `;
    return new InputError(`${this.path}:${line}:${col}: ${key}${message}`);
  }

  /** The value as the schema reads it. @throws InputError about the first place that does not fit */
  parse<T>(schema: z.ZodType<T>): T {
    const parsed = schema.safeParse(this.value);
    if (parsed.success) return parsed.data;
    const issue = telling(this.firstIssue(parsed.error.issues));
    if (issue.code === 'unrecognized_keys') {
      const key = issue.keys[0]!;
      throw this.errorAt([...issue.path, key], unknownName('key', key, keysAt(schema, issue.path, this.value)));
    }
    if (issue.code === 'invalid_value') throw this.unknownValue(issue.path, issue.values.map(String));
    if (issue.code === 'invalid_union' && 'options' in issue && issue.options !== undefined) {
      throw this.unknownValue(issue.path, issue.options.map(String));
    }
    if (issue.code === 'invalid_key') throw this.errorAt(issue.path, issue.issues[0]?.message ?? issue.message);
    throw this.errorAt(issue.path, issue.message);
  }

  /** The first issue; where that is about a key that is missing, a key beside it that is unknown and may be meant for it. */
  private firstIssue(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue {
    const first = issues[0]!;
    if (valueAt(this.value, first.path) !== undefined) return first;
    const parent = first.path.slice(0, -1).join('.');
    return issues.find(({ code, path }) => code === 'unrecognized_keys' && path.join('.') === parent) ?? first;
  }

  /** An error about a word that is none of those known. */
  private unknownValue(keys: readonly PropertyKey[], known: readonly string[]): InputError {
    const value = valueAt(this.value, keys);
    if (value === undefined) return this.errorAt(keys, `missing. Known: ${known.join(', ')}`);
    return this.errorAt(keys, unknownName('value', inWords(value), known));
  }

  /** Where the key stands, or the innermost of its parents that is there. */
  private offsetOf(keys: readonly PropertyKey[]): number {
    let node: unknown = this.root;
    let offset = this.root?.range[0] ?? 0;
    for (const key of keys) {
      if (isMap(node)) {
        const pair = node.items.find((item) => isNode(item.key) && 'value' in item.key && item.key.value === key);
        if (pair === undefined) break;
        offset = startOf(pair.key) ?? offset;
        node = pair.value;
      } else if (isSeq(node)) {
        const item = node.items[Number(key)];
        if (item === undefined) break;
        offset = startOf(item) ?? offset;
        node = item;
      } else break;
    }
    return offset;
  }
}

function readText(path: string): string {
  let bytes: Buffer;
  try {
    const { size } = statSync(path);
    if (size > GREATEST_BYTES) {
      throw new InputError(`${path}: the file has ${size} bytes; allowed: at most ${GREATEST_BYTES}`);
    }
    bytes = readFileSync(path);
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(`${path}: cannot be read (${error instanceof Error ? error.message : error})`);
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Reported below: not text.
  }
  throw new InputError(`${path}: not a text file in UTF-8`);
}

/** Line and column, both from 1, of an offset in a text. */
function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `${before.length}:${before.at(-1)!.length + 1}`;
}

/** A value as a message shows it: a map or list stands in the file for all to see. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  return value instanceof Object ? '{…}' : String(value);
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

/** Of a union in which nothing fits, the problem in the member that came furthest; any other issue as it is. */
function telling(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  // A message of the schema's own says what the union as a whole allows.
  if (issue.message !== 'Invalid input') return issue;
  const inner = issue.errors.flatMap((issues) => issues.slice(0, 1).map(telling));
  const furthest = inner.reduce(
    (best, other) => (other.path.length > best.path.length ? other : best),
    inner[0] ?? issue,
  );
  return { ...furthest, path: [...issue.path, ...(furthest === issue ? [] : furthest.path)] };
}
