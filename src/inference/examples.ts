import { formatNamed, type TextFormat } from './formats.ts';

/** Formats that documents often show by an example alone. */
const SHOWN = ['date-time', 'date', 'uuid'] as const;

/**
 * Returns the format that all examples of a text have.
 *
 * @example
 * formatOfExamples(['2025-03-09'])?.name // => "date"
 * formatOfExamples([])?.name // => undefined
 */
export function formatOfExamples(
  texts: readonly string[],
): { readonly name: string; readonly format: TextFormat } | undefined {
  if (texts.length === 0) return undefined;
  for (const name of SHOWN) {
    const format = formatNamed(name);
    if (format && texts.every((text) => format.test.test(text))) return { name, format };
  }
  return undefined;
}

/**
 * Returns the narrowest usual alphabet that a text consists of, such as digits or hexadecimal digits, as a class of a
 * pattern.
 */
function alphabetOf(text: string): string {
  const alphabets = ['0-9', 'a-f0-9', 'a-z0-9', 'A-Z0-9'];
  return `[${alphabets.find((one) => new RegExp(`^[${one}]+$`).test(text)) ?? 'A-Za-z0-9'}]`;
}

/** Matches ids and codes with a prefix: `cus_9s6XKzkNRiz8i3`, `AC0f3c9d…`, `ORD-10023`. */
const PREFIXED = /^((?:[a-z]{2,12}_)+|[A-Z]{1,6}[-_]?)([A-Za-z0-9]*[0-9][A-Za-z0-9]*)$/;

/** Matches codes of several parts, with a letter and a digit: `AB-10-X`, `INV-2025-0042`, `user-1042`. */
const IN_PARTS = /^(?=.*[A-Za-z])(?=.*\d)(?:[A-Z0-9]+(?:[-_/][A-Z0-9]+)+|[a-z]{2,12}-[0-9]{3,})$/;

/** Matches years, which stay years, and the longest prefix that may be another one in another text. */
const [YEAR, SHORT_PREFIX] = [/^20[0-3][0-9]$/, /^[A-Z]{1,2}(?=[-_/0-9])/];

/** Returns the pattern of a part of a code: letters stay letters, and digits digits, of equal number. */
const ofPart = (part: string): string =>
  YEAR.test(part)
    ? '202[3-5]'
    : part.replaceAll(/[A-Z]+|[a-z]+|[0-9]+/g, (run) => {
        const letters = run < 'a' ? '[A-Z]' : '[a-z]';
        return `${/\d/.test(run) ? '[0-9]' : letters}{${run.length}}`;
      });

/** Returns the pattern of a code of several parts, with its first letters as they are. */
function ofParts(text: string): string {
  const [first = '', ...rest] = text.split(/(?<=[-_/])|(?=[-_/])/);
  return [/^[A-Za-z]+$/.test(first) ? first : ofPart(first), ...rest.map(ofPart)].join('');
}

/** Matches numbers written as texts, and codes of capitals and digits. */
const CODE = /^(?:[0-9]{2,20}|[A-Z0-9]{3,20})$/;

/** The form of a text, as a pattern. */
export interface Form {
  readonly pattern: string;
  /** Whether the texts have a prefix that only an example can tell. */
  readonly isPrefixed: boolean;
  /** The pattern in which a prefix of one or two capitals may be another one. Default: texts have no such prefix. */
  readonly loose?: string;
}

/** Returns the form of texts with a prefix. */
function prefixed(text: string, pattern: string): Form {
  const [short] = SHORT_PREFIX.exec(text) ?? [];
  const loose = short === undefined ? undefined : `[A-Z]{${short.length}}${pattern.slice(short.length)}`;
  return { pattern, isPrefixed: true, ...(loose !== undefined && pattern.startsWith(short ?? '') && { loose }) };
}

function formOf(text: string): Form | undefined {
  const [, prefix, rest = ''] = PREFIXED.exec(text) ?? [];
  if (prefix !== undefined && !/^[A-Z0-9]{1,8}$/.test(text)) {
    return prefixed(text, `${prefix}${alphabetOf(rest)}{${rest.length}}`);
  }
  if (IN_PARTS.test(text)) return prefixed(text, ofParts(text));
  if (!CODE.test(text)) return undefined;
  const isNumber = /^[1-9][0-9]+$/.test(text);
  const pattern = isNumber ? `[1-9][0-9]{${text.length - 1}}` : `${alphabetOf(text)}{${text.length}}`;
  return { pattern: /^[A-Z]+$/.test(text) ? `[A-Z]{${text.length}}` : pattern, isPrefixed: false };
}

/**
 * Returns the form that all examples of an id or a code have in common: prefix, length and letters.
 *
 * @example
 * formOfExamples(['cus_9s6XKz'])?.pattern // => "cus_[A-Za-z0-9]{6}"
 */
export function formOfExamples([first, ...others]: readonly string[]): Form | undefined {
  const form = first === undefined ? undefined : formOf(first);
  const forms = others.map(formOf);
  if (!form || forms.every((one) => one?.pattern === form.pattern)) return form;
  const { loose } = form;
  const isLike = loose !== undefined && forms.every((one) => one?.loose === loose);
  return isLike ? { pattern: loose, isPrefixed: true } : undefined;
}

/** Matches codes of words, such as `acme_corp` or `stripe-eu-1`; captures the first word, and the mark behind it. */
const OF_WORDS = /^([a-z]{2,})([-_])[a-z]{2,}(?:[-_][a-z0-9]+)*$/;

/** Last words of codes that people make up for their own things. */
const ENDS: readonly string[] = ['main', 'eu', 'us', 'uk', 'north', 'retail'];

/**
 * Returns codes like the examples, if these consist of words: the examples, and their first words with other ends. Empty
 * for any other examples.
 *
 * @example
 * codesLike(['acme_corp']).slice(0, 3) // => ["acme_corp","acme_main","acme_eu"]
 */
export function codesLike(texts: readonly string[]): readonly string[] {
  const matches = texts.map((text) => OF_WORDS.exec(text));
  const others = matches.flatMap((match) => (match ? ENDS.map((end) => `${match[1]}${match[2]}${end}`) : []));
  return matches.length > 0 && matches.every(Boolean) ? [...new Set([...texts, ...others])] : [];
}

/**
 * Whether examples are all values that a field can have: there are several, and they are words that programs use, such
 * as `in_progress` or `PAID`. Examples of names and titles are only a few of many.
 *
 * @example
 * isVocabulary(['open', 'in_progress']) // => true
 */
export function isVocabulary(texts: readonly string[]): boolean {
  const isWord = (text: string): boolean => /^(?:[a-z]+(?:[_.-][a-z]+)*|[A-Z]+(?:_[A-Z]+)*)$/.test(text);
  return texts.length > 1 && texts.every(isWord);
}
