import { z } from 'zod';

/**
 * The keys that a schema knows at a path, for telling what is allowed.
 *
 * @param value what stands at the schema's own place: it says which member of a union is meant
 */
export function keysAt(schema: z.ZodType, path: readonly PropertyKey[], value: unknown): string[] {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodUnion) {
    const members = inner.options as z.ZodType[];
    const meant = members.filter((member) => fits(member, value));
    return [...new Set((meant.length > 0 ? meant : members).flatMap((member) => keysAt(member, path, value)))];
  }
  const [next, ...rest] = path;
  if (next === undefined) return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
  const below = memberAt(inner, next);
  return below === undefined ? [] : keysAt(below, rest, valueAt(value, [next]));
}

/** The value under a path of keys, undefined where there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const key of path) found = found instanceof Object ? Reflect.get(found, key) : undefined;
  return found;
}

/** The schema of what stands under a key of an object or record, or at a place of a list. */
function memberAt(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return Object.hasOwn(schema.shape, key) ? schema.shape[String(key)] : undefined;
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType;
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(key)] as z.ZodType | undefined;
  return undefined;
}

/** Without what does not change where keys stand: defaults, optional values, what is done after reading. */
function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) return unwrapped(schema.in as z.ZodType);
  if ('unwrap' in schema && typeof schema.unwrap === 'function' && !(schema instanceof z.ZodArray)) {
    return unwrapped(schema.unwrap() as z.ZodType);
  }
  return schema;
}

/** Whether a value is of the kind of a member of a union: all its fixed words agree. */
function fits(schema: z.ZodType, value: unknown): boolean {
  const inner = unwrapped(schema);
  if (!(inner instanceof z.ZodObject)) return inner.safeParse(value).success;
  if (!(value instanceof Object) || Array.isArray(value)) return false;
  return Object.entries(inner.shape as Record<string, z.ZodType>).every(
    ([key, member]) => !(member instanceof z.ZodLiteral) || member.safeParse(valueAt(value, [key])).success,
  );
}
