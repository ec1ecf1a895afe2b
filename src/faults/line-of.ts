const TOKEN = /\/\/.*|\/\*[^]*?\*\/|`(?:\\[^]|[^`\\])*`|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|[\w$]+|[^\s]/g;

const KEY = /^(?:'.*'|".*"|[\w$]+)$/;

/** An object, a list, or the parentheses of a call (which change nothing) that is open at some point of the text. */
class Open {
  readonly kind: string;
  /** How many of the wanted keys lead to it; undefined if it is not on the way to the wanted value. */
  readonly depth: number | undefined;
  /** The key of the next value. */
  key: string | undefined;
  #index = 0;

  constructor(kind: string, depth: number | undefined) {
    this.kind = kind;
    this.depth = depth;
  }

  /** Goes on to the next key or element. */
  next(): void {
    this.#index += 1;
    this.key = undefined;
  }

  /**
   * Returns how many of the wanted keys lead to the next value; undefined if it is not on the way to the wanted one.
   */
  depthWithin(wanted: readonly string[]): number | undefined {
    if (this.kind === '(' || this.depth === undefined) return this.depth;
    const key = this.kind === '[' ? `${this.#index}` : this.key;
    return key === wanted[this.depth] ? this.depth + 1 : undefined;
  }

  /** Takes a token as the key of the next value, if it can be one. Returns whether it is. */
  takes(token: string): boolean {
    if (this.kind === '[') return true;
    if (this.kind !== '{' || this.key !== undefined || !KEY.test(token)) return false;
    this.key = /^['"]/.test(token) ? token.slice(1, -1) : token;
    return true;
  }
}

/**
 * Returns the number, from 1, of the line with a value in the text of a config or a schema. The text is JSON, or
 * JavaScript or TypeScript, whose objects are read without being run. If the value comes from elsewhere, it is the line
 * of the last key that the text has.
 *
 * @param path the keys that lead to the value
 * @returns undefined if the text has none of the keys
 * @example
 * lineOf('{\n  "a": {\n    "b": 1\n  }\n}', ['a', 'b']) // => 3
 */
export function lineOf(text: string, path: readonly (string | number)[]): number | undefined {
  const wanted = path.map(String);
  const open: Open[] = [];
  let [line, seen, best] = [1, 0, 0];
  let found: number | undefined;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    line += text.slice(seen, index).split('\n').length - 1;
    seen = index;
    const around = open.at(-1);
    if (token.startsWith('//') || token.startsWith('/*')) continue;
    if ('}])'.includes(token)) open.pop();
    else if (token === ',') around?.next();
    else {
      const depth = around?.takes(token) ? around.depthWithin(wanted) : undefined;
      if (depth !== undefined && depth > best) [best, found] = [depth, line];
      if ('{[('.includes(token)) open.push(new Open(token, around ? around.depthWithin(wanted) : 0));
    }
  }
  return found;
}
