/** The place where a text stops being JSON, and what was expected there. */
export interface JsonError {
  /** Offset of the first invalid character in the text, from 0. */
  readonly offset: number;
  readonly expected: string;
}

const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
const BLANKS = /[ \t\n\r]*/y;

/** Scans JSON text, and throws a {@link JsonError} at the first invalid character. */
class Scanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): void {
    this.#value();
    if (this.#peek() !== undefined) this.#fail('the end of the document');
  }

  #fail(expected: string): never {
    const error: JsonError = { offset: this.#at, expected };
    throw error;
  }

  #match(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    const matched = pattern.test(this.#text);
    if (matched) this.#at = pattern.lastIndex;
    return matched;
  }

  /** Returns the next character that is not white space. */
  #peek(): string | undefined {
    this.#match(BLANKS);
    return this.#text[this.#at];
  }

  #take(character: string): boolean {
    const taken = this.#peek() === character;
    if (taken) this.#at++;
    return taken;
  }

  #value(): void {
    if (this.#take('{')) this.#list('}', () => this.#member());
    else if (this.#take('[')) this.#list(']', () => this.#value());
    else if (!this.#match(STRING) && !this.#match(SCALAR)) this.#fail('a value');
  }

  #member(): void {
    if (this.#peek() !== '"' || !this.#match(STRING)) this.#fail('a key in double quotes');
    if (!this.#take(':')) this.#fail('a colon');
    this.#value();
  }

  #list(end: string, item: () => void): void {
    if (this.#take(end)) return;
    do item();
    while (this.#take(','));
    if (!this.#take(end)) this.#fail(`a comma or ${end}`);
  }
}

/**
 * Finds the place where a text stops being JSON; undefined when all of it is JSON. Messages of JavaScript engines often
 * name no place, and differ between versions.
 *
 * @example
 * findJsonError('{"a":1,}') // => {"offset":7,"expected":"a key in double quotes"}
 */
export function findJsonError(text: string): JsonError | undefined {
  try {
    new Scanner(text).document();
    return undefined;
  } catch (error) {
    if (error instanceof Error) throw error;
    // Only #fail throws a value that is not an Error.
    return error as JsonError;
  }
}

const TAG = /\{\{(?:!--[^]*?--|[^]*?)\}\}+/g;
const MARK = /\u0001(\d+)\u0002/g;

/** Puts a mark with its number in front of each line of a template, except inside of tags. */
function markLines(source: string): string {
  const tags = [...source.matchAll(TAG)].map(({ index, 0: tag }) => [index, index + tag.length] as const);
  let line = 1;
  return source.replace(/\n/g, (_, at: number) => {
    line++;
    return tags.some(([start, end]) => at >= start && at < end) ? '\n' : `\n\u0001${line}\u0002`;
  });
}

/**
 * Finds the line of a template that a JSON error in its output comes from, by rendering the template again with marked
 * lines.
 *
 * @param source the template
 * @param render renders a template like this one
 * @returns the line, from 1, and what should have stood there; undefined when the output is JSON
 */
export function locateJsonError(
  source: string,
  render: (source: string) => string,
): { readonly line: number; readonly expected: string } | undefined {
  const marked = render(markLines(source));
  const starts: { line: number; offset: number }[] = [];
  let removed = 0;
  const text = marked.replace(MARK, (mark: string, line: string, at: number) => {
    starts.push({ line: Number(line), offset: at - removed });
    removed += mark.length;
    return '';
  });
  const error = findJsonError(text);
  if (!error) return undefined;
  const line = starts.findLast(({ offset }) => offset <= error.offset)?.line ?? 1;
  return { line, expected: error.expected };
}
