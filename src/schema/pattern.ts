/** A node of a parsed pattern. */
export type PatternNode =
  /** One character of several. */
  | { readonly kind: 'set'; readonly characters: readonly string[] }
  /** All parts, one behind the other. */
  | { readonly kind: 'all'; readonly parts: readonly PatternNode[] }
  /** One of the parts: the alternatives of a pattern. */
  | { readonly kind: 'any'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly part: PatternNode; readonly least: number; readonly most: number }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' };

/** A repetition without an upper bound has at most this many turns. */
const OPEN_REPEAT = 10;

/** A pattern may have at most this many characters. */
const MOST_SIGNS = 2000;

/** Groups in a pattern may be nested to this many levels. */
const MOST_DEPTH = 50;

/** The longest text of a pattern may have at most this many characters. */
const MOST_TEXT = 2000;

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));

const PRINTABLE: readonly string[] = range(0x20, 0x7e);
const DIGITS: readonly string[] = range(0x30, 0x39);
const LETTERS: readonly string[] = [...range(0x41, 0x5a), ...range(0x61, 0x7a)];
const WORDS: readonly string[] = [...DIGITS, ...LETTERS, '_'];
const without = (characters: readonly string[]): string[] => PRINTABLE.filter((one) => !characters.includes(one));

/** The characters that an escape such as `\d` stands for, by its letter. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  d: DIGITS,
  D: without(DIGITS),
  w: WORDS,
  W: without(WORDS),
  s: [' '],
  S: without([' ']),
};
/** The characters that a dot stands for: only letters and digits, so that texts stay readable. */
const DOT: readonly string[] = [...DIGITS, ...LETTERS];

const CONTROLS: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f', v: '\v', 0: '\0' };

/** The reason why no text can be made from a pattern; caught within this file. */
class UnsupportedPattern extends Error {}

/** Parses a regular expression character by character. It has to be a valid one: nothing is checked again. */
class PatternParser {
  readonly #signs: readonly string[];
  #at = 0;
  #depth = 0;

  constructor(pattern: string) {
    this.#signs = [...pattern];
  }

  parse(): PatternNode {
    return this.#alternatives();
  }

  #peek(text: string): boolean {
    return this.#signs.slice(this.#at, this.#at + text.length).join('') === text;
  }

  #take(text: string): boolean {
    const isThere = this.#peek(text);
    if (isThere) this.#at += text.length;
    return isThere;
  }

  #next(): string {
    return this.#signs[this.#at++] ?? '';
  }

  #alternatives(): PatternNode {
    const parts = [this.#sequence()];
    while (this.#take('|')) parts.push(this.#sequence());
    const [only] = parts;
    return parts.length === 1 && only ? only : { kind: 'any', parts };
  }

  #sequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (this.#at < this.#signs.length && !this.#peek('|') && !this.#peek(')')) parts.push(this.#repeated());
    return { kind: 'all', parts };
  }

  #repeated(): PatternNode {
    const part = this.#atom();
    const bounds = this.#bounds();
    if (!bounds) return part;
    this.#take('?');
    const [least, most] = bounds;
    return { kind: 'repeat', part, least, most };
  }

  #bounds(): readonly [number, number] | undefined {
    if (this.#take('*')) return [0, OPEN_REPEAT];
    if (this.#take('+')) return [1, OPEN_REPEAT];
    if (this.#take('?')) return [0, 1];
    const [all, least = '', comma, most = ''] =
      /^\{(\d{1,6})(,?)(\d{0,6})\}/.exec(this.#signs.slice(this.#at, this.#at + 20).join('')) ?? [];
    if (all === undefined) return undefined;
    this.#at += all.length;
    const from = Number(least);
    if (comma === '') return [from, from];
    return [from, most === '' ? Math.max(from, OPEN_REPEAT) : Number(most)];
  }

  #atom(): PatternNode {
    const sign = this.#next();
    if (sign === '^') return { kind: 'start' };
    if (sign === '$') return { kind: 'end' };
    if (sign === '.') return { kind: 'set', characters: DOT };
    if (sign === '(') return this.#group();
    if (sign === '[') return this.#class();
    if (sign === '\\') return { kind: 'set', characters: this.#escape() };
    return { kind: 'set', characters: [sign] };
  }

  #group(): PatternNode {
    if (++this.#depth > MOST_DEPTH) throw new UnsupportedPattern(`groups nested more than ${MOST_DEPTH} deep`);
    if (this.#take('?') && !this.#take(':')) {
      const rest = this.#signs.slice(this.#at, this.#at + 40).join('');
      const name = /^<[A-Za-z_$][\w$]*>/.exec(rest)?.[0];
      if (name === undefined) throw new UnsupportedPattern(`(?${rest.slice(0, rest.startsWith('<') ? 2 : 1)}…)`);
      this.#at += name.length;
    }
    const node = this.#alternatives();
    this.#take(')');
    this.#depth--;
    return node;
  }

  /** Parses what follows a backslash, and returns the characters that it stands for. */
  #escape(): readonly string[] {
    const sign = this.#next();
    if (Object.hasOwn(SETS, sign)) return SETS[sign] ?? [];
    if (Object.hasOwn(CONTROLS, sign)) return [CONTROLS[sign] ?? ''];
    if (sign === 'x' || sign === 'u') {
      const rest = this.#signs.slice(this.#at).join('');
      const [all = '', braced] = /^\{([\da-f]+)\}/i.exec(rest) ?? [rest.slice(0, sign === 'x' ? 2 : 4)];
      this.#at += all.length;
      return [String.fromCodePoint(Number.parseInt(braced ?? all, 16))];
    }
    if (/[A-Za-z0-9]/.test(sign)) throw new UnsupportedPattern(`\\${sign}`);
    return [sign];
  }

  #class(): PatternNode {
    const isNegated = this.#take('^');
    const found: string[] = [];
    while (!this.#take(']')) {
      const from = this.#member();
      const isRange = this.#peek('-') && this.#signs[this.#at + 1] !== ']' && from.length === 1;
      if (!isRange) {
        found.push(...from);
        continue;
      }
      this.#at++;
      const to = this.#member();
      const [first, last] = [from[0]?.codePointAt(0) ?? 0, to[0]?.codePointAt(0) ?? 0];
      if (last - first > 0x3000) throw new UnsupportedPattern(`a range to ${to.join('')}`);
      found.push(...range(first, last));
    }
    const characters = isNegated ? without(found) : [...new Set(found)];
    if (characters.length === 0) throw new UnsupportedPattern('an empty class');
    return { kind: 'set', characters };
  }

  #member(): readonly string[] {
    if (this.#take('\\')) return this.#take('b') ? ['\b'] : this.#escape();
    return [this.#next()];
  }
}

/** Returns the length of the longest text of a pattern, in characters. */
function longest(node: PatternNode): number {
  if (node.kind === 'set') return 1;
  if (node.kind === 'repeat') return node.most * longest(node.part);
  if (node.kind === 'all') return node.parts.reduce((sum, part) => sum + longest(part), 0);
  return node.kind === 'any' ? Math.max(...node.parts.map(longest)) : 0;
}

/** Whether anchors stand only where a text begins or ends. */
function isAnchored(node: PatternNode, isFirst: boolean, isLast: boolean): boolean {
  if (node.kind === 'start') return isFirst;
  if (node.kind === 'end') return isLast;
  if (node.kind === 'repeat') return isAnchored(node.part, isFirst && node.most <= 1, isLast && node.most <= 1);
  if (node.kind === 'any') return node.parts.every((part) => isAnchored(part, isFirst, isLast));
  if (node.kind === 'set') return true;
  return node.parts.every((part, at) => {
    const before = node.parts.slice(0, at).every((other) => longest(other) === 0);
    const after = node.parts.slice(at + 1).every((other) => longest(other) === 0);
    return isAnchored(part, isFirst && before, isLast && after);
  });
}

const known: Map<string, PatternNode | string> = new Map();

function parse(pattern: string): PatternNode | string {
  if (pattern.length > MOST_SIGNS) return `more than ${MOST_SIGNS} characters`;
  try {
    const checked = new RegExp(pattern, 'u');
    const node = new PatternParser(checked.source === '(?:)' ? '' : pattern).parse();
    if (longest(node) > MOST_TEXT) return `texts of more than ${MOST_TEXT} characters`;
    return isAnchored(node, true, true) ? node : 'an anchor in the middle';
  } catch (error) {
    if (error instanceof UnsupportedPattern) return error.message;
    return 'not a regular expression';
  }
}

/**
 * Parses a pattern into nodes that texts can be made from: literals, classes (`\d`, `\w`, `\s`, ranges, negations over
 * printable ASCII), groups, alternation, repetition (up to 10 turns where it has no upper bound) and anchors at the
 * ends.
 *
 * @returns for any other pattern, the part that is not supported
 * @example
 * parsePattern('a{2}') // => {"kind":"all","parts":[{"kind":"repeat","part":{"kind":"set","characters":["a"]},"least":2,"most":2}]}
 * @example
 * parsePattern('(?=a)') // => "(?=…)"
 */
export function parsePattern(pattern: string): PatternNode | string {
  const found = known.get(pattern) ?? parse(pattern);
  if (known.size > 1000) known.clear();
  known.set(pattern, found);
  return found;
}
