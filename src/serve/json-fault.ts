import { TreeError } from '../runtime/index.ts';

const STRING = String.raw`"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"`;
const NUMBER = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`;

// One token of JSON, with the blanks before it.
const TOKEN = new RegExp(String.raw`[ \t\r\n]*(${STRING}|${NUMBER}|true|false|null|[{}[\],:])`, 'y');

const VALUE = { value: 'after', string: 'after', '{': 'first key', '[': 'first element' };

/**
 * For each state of a JSON text, the kinds of tokens that can follow, with the state after them. After a value, it
 * depends on the bracket around it.
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

const kindOf = (token: string): string =>
  '{}[],:'.includes(token) ? token : token.startsWith('"') ? 'string' : 'value';

/** Returns the offset behind the last token up to which a text can be JSON. */
function endOfJson(text: string): number {
  const open: string[] = [];
  let state = 'element';
  for (let at = 0; ; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined) return at;
    const kind = kindOf(token);
    const next = NEXT[state === 'after' ? `after${open.at(-1) ?? ''}` : state]?.[kind];
    if (next === undefined) return at;
    if (kind === '{' || kind === '[') open.push(kind);
    if (next === 'close') open.pop();
    state = next === 'close' ? 'after' : next;
  }
}

/**
 * Returns the number of the line, from 1, at which a text stops being JSON; undefined if it is JSON.
 *
 * @example
 * lineOfFault('{\n"a": 1,\n}') // => 3
 */
export function lineOfFault(text: string): number | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const end = endOfJson(text);
    // The fault begins with the first character that is no blank.
    const blanks = /\s*/y;
    blanks.lastIndex = end;
    const [skipped = ''] = blanks.exec(text) ?? [];
    return text.slice(0, end + skipped.length).split('\n').length;
  }
}

/**
 * Returns the error for a file that was edited by hand and is not JSON; undefined if it is JSON.
 *
 * @param before how many lines the file has before the text. Default: none
 */
export function faultOf(path: string, text: string, before = 0): TreeError | undefined {
  const line = lineOfFault(text);
  return line === undefined
    ? undefined
    : new TreeError(`${path}:${before + line} is not JSON: mend that line, or build it again.`);
}
