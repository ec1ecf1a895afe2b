/** The place where a text stops being JSON, and what was expected there. */
export interface JsonError {
  /** Offset of the first invalid character in the text, from 0. */
  readonly offset: number;
  readonly expected: string;
}

const STRING = String.raw`"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"`;
const NUMBER = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`;
const TOKEN = new RegExp(`${STRING}|${NUMBER}|true|false|null|[{}[\\],:]`, 'y');
const BLANKS = /[ \t\n\r]*/y;

const VALUE = { value: 'after', string: 'after', '{': 'first key', '[': 'first element' };

/**
 * For each state of the parser: what may come next, and the state after that. What follows a value depends on the list
 * or object that is open around it.
 */
const NEXT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  element: VALUE,
  'first element': { ...VALUE, ']': 'close' },
  'first key': { string: 'colon', '}': 'close' },
  key: { string: 'colon' },
  colon: { ':': 'element' },
  'after{': { ',': 'key', '}': 'close' },
  'after[': { ',': 'element', ']': 'close' },
};

/** What is expected in each state of the parser, in words. */
const EXPECTED: Readonly<Record<string, string>> = {
  'first key': 'a key in double quotes',
  key: 'a key in double quotes',
  colon: 'a colon',
  'after{': 'a comma or }',
  'after[': 'a comma or ]',
  after: 'the end of the document',
};

function kindOf(token: string): string {
  if ('{}[],:'.includes(token)) return token;
  return token.startsWith('"') ? 'string' : 'value';
}

/**
 * Returns the index at which the match of a pattern ends that begins at index `at`; undefined if nothing matches there.
 */
function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/**
 * Finds the place where a text stops being JSON; undefined when all of it is JSON. Messages of JavaScript engines often
 * name no place, and differ between versions. Takes time in proportion to the text, however deep it is nested.
 *
 * @example
 * findJsonError('{"a":1,}') // => {"offset":7,"expected":"a key in double quotes"}
 */
export function findJsonError(text: string): JsonError | undefined {
  const open: string[] = [];
  let state = 'element';
  for (let at = 0; ;) {
    const offset = endOf(BLANKS, text, at) ?? at;
    const end = endOf(TOKEN, text, offset);
    const kind = end === undefined ? '' : kindOf(text.slice(offset, end));
    const now = state === 'after' ? `after${open.at(-1) ?? ''}` : state;
    const next = NEXT[now]?.[kind];
    if (end === undefined || next === undefined) {
      const isWhole = now === 'after' && offset === text.length;
      return isWhole ? undefined : { offset, expected: EXPECTED[now] ?? 'a value' };
    }
    if (kind === '{' || kind === '[') open.push(kind);
    if (next === 'close') open.pop();
    state = next === 'close' ? 'after' : next;
    at = end;
  }
}
