// Finds literals in a script that esbuild has written without white space.

const TEXT = /(["'])(?:(?!\1)[^\\]|\\.)*\1|`(?:[^`\\$]|\\[^]|\$(?!\{))*`/y;
const PLAIN = /(?:-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|true|false|null)(?![\w$.(])/y;
const KEY = /(?:[\w$]+|(["'])(?:(?!\1)[^\\]|\\.)*\1):/y;
const PATTERN = /\/(?:[^/\\[]|\\.|\[(?:[^\]\\]|\\.)*\])+\/\w*/y;

/** Its call with a text is as good as an array. */
const LIST_OF = 'listOf(';

/** What a value may stand behind: names of modules, tagged texts and indexes stand behind something else. */
const BEFORE_VALUE = /[=(,:[?!&|{;>+]$|\b(?:return|case|of|in)\s?$/;

/** Where a match that starts at a place ends; -1 where there is none. */
function endOf(pattern, code, at) {
  pattern.lastIndex = at;
  return pattern.test(code) ? pattern.lastIndex : -1;
}

/** Where the array or object that starts at a place ends; -1 where it holds more than literals. */
function endOfList(code, start) {
  const isObject = code[start] === '{';
  const close = isObject ? '}' : ']';
  let at = start + 1;
  while (code[at] !== close) {
    if (isObject) at = endOf(KEY, code, at);
    if (at >= 0) at = endOfLiteral(code, at);
    if (at < 0 || (code[at] !== ',' && code[at] !== close)) return -1;
    if (code[at] === ',') at++;
  }
  return at + 1;
}

/** Where the literal that starts at a place ends; -1 where none starts. */
function endOfLiteral(code, at) {
  if (code[at] === '{' || code[at] === '[') return endOfList(code, at);
  if (code.startsWith(LIST_OF, at)) {
    const end = endOf(TEXT, code, at + LIST_OF.length);
    return end >= 0 && code[end] === ')' ? end + 1 : -1;
  }
  const end = endOf(TEXT, code, at);
  return end < 0 ? endOf(PLAIN, code, at) : end;
}

/** Whether a value starts at a place. */
const isValue = (code, at) => BEFORE_VALUE.test(code.slice(Math.max(0, at - 8), at));

/** Whether a text is the key of an object. */
const isKey = (code, at, end) => code[end] === ':' && (code[at - 1] === '{' || code[at - 1] === ',');

/** Where a text with values goes on as code, or ends. `open` counts the braces in the code of each text that is open. */
function endOfText(code, start, open) {
  for (let at = start; at < code.length; at++) {
    if (code[at] === '\\') at++;
    else if (code[at] === '`') return at + 1;
    else if (code[at] === '$' && code[at + 1] === '{') {
      open.push(0);
      return at + 2;
    }
  }
  throw new Error('a text without its end');
}

/** Where the code goes on behind what starts at a place and is not to be replaced. */
function skip(code, at, open) {
  const sign = code[at];
  if (sign === '`') return endOfText(code, at + 1, open);
  if (sign === '}' && open.at(-1) === 0) {
    open.pop();
    return endOfText(code, at + 1, open);
  }
  if (open.length > 0 && (sign === '{' || sign === '}')) open[open.length - 1] += sign === '{' ? 1 : -1;
  const isWhole = sign === '"' || sign === "'" || (sign === '/' && isValue(code, at));
  return Math.max(at + 1, isWhole ? endOf(sign === '/' ? PATTERN : TEXT, code, at) : -1);
}

/** Where the members with literal values end that start at a place in an object with others; -1 where none starts. */
function endOfMembers(code, start) {
  if (code[start - 1] !== '{' && code[start - 1] !== ',') return -1;
  let end = -1;
  for (let at = start; at >= 0 && (at === start || code[at - 1] === ','); at++) {
    at = endOf(KEY, code, at);
    if (at >= 0) at = endOfLiteral(code, at);
    if (at < 0 || (code[at] !== ',' && code[at] !== '}')) break;
    end = at;
  }
  return end;
}

/**
 * The script with each literal replaced: a text, an array or an object that is not part of a larger literal. Literal members
 * of an object with others become one literal, which is spread.
 */
export function replaceLiterals(code, replace) {
  const open = [];
  let [made, done, at] = ['', 0, 0];
  const put = (end, literal, sign = '') => {
    const stand = replace(literal);
    made += code.slice(done, at) + (stand === literal ? code.slice(at, end) : sign + stand);
    done = end;
    at = end;
  };
  while (at < code.length) {
    const members = endOfMembers(code, at);
    const end = '"\'`[{'.includes(code[at]) && isValue(code, at) ? endOfLiteral(code, at) : -1;
    if (members >= 0) put(members, `{${code.slice(at, members)}}`, '...');
    else if (end >= 0 && !isKey(code, at, end)) put(end, code.slice(at, end));
    else at = skip(code, at, open);
  }
  return made + code.slice(done);
}
