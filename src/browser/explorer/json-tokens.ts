/** A part of a line of JSON, and its kind. */
export interface Token {
  readonly kind: 'key' | 'string' | 'number' | 'literal' | 'sign';
  readonly text: string;
}

const TOKEN =
  /(?<string>"(?:[^"\\]|\\.)*")(?<colon>:)?|(?<number>-?\d[\d.eE+-]*)|(?<literal>true|false|null)|[^"\d\-a-z]+/g;

function kindOf({ string, colon, number, literal }: Readonly<Record<string, string | undefined>>): Token['kind'] {
  if (string !== undefined) return colon === undefined ? 'string' : 'key';
  if (number !== undefined) return 'number';
  return literal === undefined ? 'sign' : 'literal';
}

/**
 * Splits a line of indented JSON into its parts.
 *
 * @example
 * tokensOf('"a": 1').map(({ kind }) => kind) // => ["key","sign","number"]
 */
export function tokensOf(line: string): readonly Token[] {
  return [...line.matchAll(TOKEN)].map(({ 0: text, groups = {} }) => ({ kind: kindOf(groups), text }));
}
