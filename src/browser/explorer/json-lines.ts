import { isObject } from './json.ts';

/** A line of indented JSON. */
export interface JsonLine {
  /** Level of nesting, from 0. */
  readonly depth: number;
  /** The name of the field; undefined for an element of a list and a closing bracket. */
  readonly name: string | undefined;
  /** The path of the field, where `[]` stands for each element of a list: `lines[].product_id`. */
  readonly path: string;
  /** The value, if it is written in one line; undefined for a bracket. */
  readonly value: unknown;
  /** The bracket that is opened or closed; empty for a value. */
  readonly bracket: string;
  /** Whether a comma ends the line, since another value follows. */
  readonly hasComma: boolean;
}

/** Whether a value is written in one line: any value except a list or an object with something in it. */
function isPlain(value: unknown): boolean {
  return Object(value) !== value || Object.keys(value as object).length === 0;
}

/**
 * Yields the lines of a document, as `JSON.stringify` indents them by two spaces.
 *
 * @example
 * [...jsonLines({ a: 1 })].length // => 3
 */
export function* jsonLines(
  value: unknown,
  depth: number = 0,
  name?: string,
  path: string = '',
  hasComma: boolean = false,
): Generator<JsonLine, void, undefined> {
  if (isPlain(value)) return yield { depth, name, path, value, bracket: '', hasComma };
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  yield { depth, name, path, value: undefined, bracket: `${open}`, hasComma: false };
  // Any value that is not written in one line is a list or an object.
  const entries = Object.entries(value as object);
  for (const [at, [key, part]] of entries.entries()) {
    const place = isObject(value) ? `${path && `${path}.`}${key}` : `${path}[]`;
    yield* jsonLines(part, depth + 1, isObject(value) ? key : undefined, place, at < entries.length - 1);
  }
  yield { depth, name: undefined, path, value: undefined, bracket: `${close}`, hasComma };
}
