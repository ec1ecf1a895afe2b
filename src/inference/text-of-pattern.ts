import { withRole } from './neighbours.ts';
import { aroundSubject } from './subject.ts';
import type { Draft } from '../drafts/index.ts';
import { failure, within } from '../faults/index.ts';
import { type Field, parsePattern } from '../schema/index.ts';
import { formatNamed, isInnerFormat } from './formats.ts';
import { formatOf, inferField, tellName } from './inferred-field.ts';
import { lengthenPattern } from './lengthen-pattern.ts';
import { type Meaning, meaningOf } from './meaning.ts';
import { type Scope, tell } from './scope.ts';
import type { Guess } from './table/index.ts';
import { fits, isMatched, lengthKeywords, lengthsOf, patterned, regular } from './text-limits.ts';
import { formatSpelt, textsOf } from './text-of-format.ts';
import { isDate, ofMeaning, textMeaning } from './text-of-meaning.ts';
import { wordsOf } from './words.ts';

/**
 * For a guess that chooses among texts: returns these texts, once with each word in their slots (placeholders). Empty
 * if a slot has no words.
 */
function phrasesOf({ args, by }: Guess, isLoose: boolean): readonly string[] {
  const texts: unknown = args?.['texts'];
  const all = [
    ...(Array.isArray(texts) ? texts.map(String) : []),
    ...Object.values(by?.texts ?? {})
      .flat()
      .map(String),
  ];
  // If a pattern matches nearly anything, it also matches the noun of the record.
  const lists = Object.entries(Object(args?.['lists'])).map(
    ([name, words]) =>
      [`{${name}}`, [words].flat().map((word) => (isLoose && word === '{noun}' ? 'thing' : word))] as const,
  );
  const filled = all.flatMap((text) => {
    const slots = lists.filter(([slot]) => text.includes(slot));
    const count = Math.max(1, ...slots.map(([, words]) => words.length));
    const fill = (at: number): string =>
      slots.reduce((rest, [slot, words]) => rest.replaceAll(slot, String(words[at % words.length])), text);
    return Array.from({ length: count }, (_, at) => fill(at));
  });
  return filled.some((text) => text.includes('{')) ? [] : filled;
}

/** Texts of all kinds. A pattern that matches them all forbids little. */
const ANYTHING: readonly string[] = ['x', '7', 'ab cd', 'Ab-c', '-1.5', '+4 (0) 3', '(x)', 'É’, ş.'];

/**
 * Returns typical texts of a guess, to test a pattern with. For a unique field, they contain a number, which makes them
 * differ.
 */
function samplesOf(guess: Guess, unique: boolean, scope: Scope, isLoose: boolean): readonly string[] {
  const { samples, args } = guess;
  if (isDate(guess)) return unique ? [] : (formatNamed(formatOf(guess, scope))?.samples ?? []);
  const choices: unknown = args?.['choices'];
  const listed = Array.isArray(choices) ? choices.map(String) : Object.keys(Object(choices));
  const pattern = guess.generator === 'pattern' ? args?.['pattern'] : undefined;
  const texts =
    typeof pattern === 'string'
      ? textsOf(pattern)
      : guess.format === 'email'
        ? (formatNamed('email')?.samples ?? [])
        : [];
  // Some of the texts of a pattern say little of the others.
  const made = isLoose ? texts : [];
  // Texts that depend on a field or a subject count only where that is there.
  const { by, ...alone } = guess;
  const isRead = by && (withRole(scope, by.role).length > 0 || aroundSubject(scope, by.role) !== undefined);
  const all =
    samples ?? [listed, phrasesOf(isRead ? guess : alone, isLoose), made].find((some) => some.length > 0) ?? [];
  return unique ? all.map((text) => `${text}-123`) : all;
}

/** Returns the meaning of a field's name, if its typical texts match the pattern; otherwise undefined. */
function meaningIn(pattern: string, draft: Draft, scope: Scope): Meaning | undefined {
  const lengths = lengthsOf(draft);
  const isLoose = isMatched(pattern, ANYTHING);
  const isIn = ({ guess }: Meaning): boolean => {
    const samples = samplesOf(guess, draft.unique === true, scope, isLoose);
    return (
      samples.length > 0 &&
      samples.every((text) => fits([text.length, text.length], lengths)) &&
      isMatched(pattern, samples)
    );
  };
  const found = textMeaning(draft, scope);
  const state = found?.role === 'region' ? meaningOf({ ...scope, name: 'state code of address' }, 'string') : undefined;
  // Names of documents can be those of files.
  const file = wordsOf(scope.name).at(-1) === 'name' ? meaningOf({ ...scope, name: 'file name' }, 'string') : undefined;
  // Where only small letters may stand, a code consists of words.
  const isCode = /^(?:code|name|key|identifier|handle)$/.test(wordsOf(scope.name).at(-1) ?? '');
  const slug = isCode ? meaningOf({ ...scope, name: 'slug' }, 'string') : undefined;
  return [found, state, file, slug].find((one) => one && isIn(one));
}

/** Pattern of an id of 18 digits, as social networks use them. */
const LONG_ID = '[1-9][0-9]{17}';

/** Numbers as texts. A pattern that matches all of them means a number. */
const NUMBERS_AS_TEXT: readonly string[] = ['5', '42', '120', '12.5', '3.25', '999.99', '1200.00'];

/** Pattern of a number as people write it: up to 999.99. */
const SHORT_NUMBER = '^[1-9][0-9]{0,2}(\\.[0-9]{1,2})?$';

/** Pattern of a percentage from 1 to 99, with at most one decimal. */
const SHARE_OF_100 = '^[1-9][0-9]?(\\.[0-9])?$';

/**
 * Returns a pattern whose first two letters, if any letters may stand there, are the initials of what the id refers to,
 * as in ids like `AC0123…`.
 */
function withPrefix(pattern: string, words: readonly string[]): string {
  const [first = '', second = first.slice(1)]: readonly string[] = words
    .filter((word) => word !== 'sid' && word !== 'id')
    .slice(-2);
  const prefix = (first.charAt(0) + second.charAt(0)).toUpperCase();
  return words.length > 1 && /^[A-Z]{2}$/.test(prefix)
    ? pattern.replace(/^\^?\[a-zA-Z\]\{2\}(?=[[(])/, `^${prefix}`)
    : pattern;
}

/**
 * Returns a narrower pattern, which only usual texts match: hexadecimal digits in small letters only, and ids that look
 * like ids.
 */
function usual(pattern: string, { name }: Scope): string {
  if (isMatched(pattern, NUMBERS_AS_TEXT) && !isMatched(pattern, ['a']))
    return /percent/i.test(name) ? SHARE_OF_100 : SHORT_NUMBER;
  const isDigits = isMatched(pattern, ['175928847299117063', '9', '10']);
  const words = wordsOf(name);
  const isId = words.at(-1) === 'id';
  if (words.at(-1) === 'quantity' && isMatched(pattern, ['1', '9', '10']) && !isMatched(pattern, ['a']))
    return '^[1-9]$';
  if (isId && isDigits && !isMatched(pattern, ['a'])) return LONG_ID;
  const plain = withPrefix(pattern, words)
    .replaceAll('0-9a-fA-F', '0-9a-f')
    .replaceAll('a-fA-F0-9', 'a-f0-9')
    // A dot between letters is meant as one: `example.com`.
    .replaceAll(/(?<=\w)\.(?=\w)/g, '\\.')
    // Between two texts, anything is a space.
    .replaceAll(/(?<=\})(?:\[\\s\\S\]|\.)\*\??(?=\\)/g, ' ');
  return isId ? plain.replace(/(\[[^\]]*\])[+*](\)?)[+*]?(?=\$?$)/, '$1{8,14}$2') : plain;
}

/** Returns the parts of a field for a text with a pattern. */
export function ofPattern(draft: Draft, pattern: string, scope: Scope): Partial<Field> {
  const place = within(draft.place, 'pattern');
  regular(draft, pattern);
  const meaning = meaningIn(pattern, draft, scope);
  const named = meaning && ofMeaning(meaning, lengthsOf(draft), draft, scope);
  if (named) {
    tellName(scope, meaning);
    return { ...named, keywords: { pattern, ...lengthKeywords(draft) } };
  }
  const node = parsePattern(pattern);
  const spelt = formatSpelt(pattern, lengthsOf(draft));
  if (spelt) {
    tell(scope, 'its pattern');
    const keywords = { pattern, ...lengthKeywords(draft) };
    // A moment stays a moment even if its name is that of a day.
    const format = isDate(spelt) && isInnerFormat(spelt.format) ? { format: spelt.format } : {};
    return { ...inferField({ guess: spelt, stem: '' }, scope, 'string'), ...format, keywords };
  }
  if (typeof node === 'string') {
    throw failure(place, {
      expected: 'a pattern that texts can be made from',
      got: node,
      advice: 'give the field a generator',
    });
  }
  const lengths = lengthsOf(draft);
  const longer = (): string | undefined => lengths && lengthenPattern(pattern, ...lengths);
  const found =
    patterned(usual(pattern, scope), lengths) ?? patterned(pattern, lengths) ?? patterned(longer() ?? pattern, lengths);
  if (!found)
    throw failure(place, { expected: 'a pattern with texts of the lengths', advice: 'give the field a generator' });
  tell(scope, 'its pattern');
  return { ...found, keywords: { ...found.keywords, pattern, ...lengthKeywords(draft) } };
}
