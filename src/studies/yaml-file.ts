import { readFileSync, statSync } from 'node:fs';
import { isMap, isNode, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { InputError } from '../text/input-error.ts';
import { unknownName } from '../text/nearest.ts';

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
    const lines = new LineCounter();
    const document = parseDocument(readText(path), { lineCounter: lines, prettyErrors: false, stringKeys: true });
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
    const issue = parsed.error.issues[0]!;
    if (issue.code === 'unrecognized_keys') {
      const key = issue.keys[0]!;
      throw this.errorAt([...issue.path, key], unknownName('key', key, keysAt(schema, issue.path)));
    }
    if (issue.code === 'invalid_value') {
      throw this.errorAt(issue.path, unknownName('value', String(this.valueAt(issue.path)), issue.values.map(String)));
    }
    throw this.errorAt(issue.path, issue.message);
  }

  private valueAt(keys: readonly PropertyKey[]): unknown {
    let value = this.value;
    for (const key of keys) value = value instanceof Object ? Reflect.get(value, key) : undefined;
    return value;
  }

  /** Where the key stands, or the innermost of its parents that is there. */
  private offsetOf(keys: readonly PropertyKey[]): number {
    let node: unknown = this.root;
    let offset = this.root?.range[0] ?? 0;
    for (const key of keys) {
      if (isMap(node)) {
        const pair = node.items.find((item) => isNode(item.key) && 'value' in item.key && item.key.value === key);
        if (pair === undefined) break;
        offset = (isNode(pair.key) ? pair.key.range?.[0] : undefined) ?? offset;
        node = pair.value;
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

/** The keys that the schema knows at a path. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const inner = 'unwrap' in schema && typeof schema.unwrap === 'function' ? (schema.unwrap() as z.ZodType) : schema;
  const shape = 'shape' in inner ? (inner.shape as Record<string, z.ZodType>) : {};
  const [next, ...rest] = path;
  return next === undefined ? Object.keys(shape) : keysAt(shape[String(next)] ?? schema, rest);
}
