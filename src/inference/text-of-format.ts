import type { Draft } from '../drafts/index.ts';
import { failure } from '../faults/index.ts';
import { distinctForms, type Field, parsePattern } from '../schema/index.ts';
import { formatNamed, isInnerFormat, type TextFormat } from './formats.ts';
import { inferField, tellName } from './inferred-field.ts';
import { meaningAmong } from './meaning-among.ts';
import { type Meaning, meaningOf } from './meaning.ts';
import { type Scope, tell } from './scope.ts';
import type { Guess } from './table/index.ts';
import { snakeCase } from './words.ts';
import { fits, isMatched, type Lengths, lengthsOf, LONGEST, patterned, regular } from './text-limits.ts';

/** Matches names of moments that are still to come. */
const AHEAD = /^(?:next|upcoming|planned|scheduled|expected|estimated|anticipated|future)_/;

/**
 * Returns the meaning of a name. A moment of which only the last word is known, such as `next_send_date`, is one to come,
 * or any since the record was created.
 */
function momentNamed(named: Meaning | undefined, scope: Scope): Meaning | undefined {
  if (named?.role !== 'moment' || named.stem === '') return named;
  return meaningOf({ ...scope, name: AHEAD.test(snakeCase(scope.name)) ? 'next' : 'any moment' }, 'string');
}

/**
 * Returns the field for a text with a format. If its name leads to a guess with the same format, that guess is
 * preferred.
 */
export function ofFormat(draft: Draft, name: string, format: TextFormat, scope: Scope): Partial<Field> {
  const { limits, place } = draft;
  const { pattern } = limits;
  const lengths = lengthsOf(draft);
  const keyword = isInnerFormat(name) ? { format: name } : { keywords: { format: name } };
  if (pattern !== undefined) regular(draft, pattern);
  const isTypical = pattern === undefined || isMatched(pattern, format.samples);
  if (isTypical && (format.length ? fits(format.length, lengths) : !lengths)) {
    const [least = 0, most = 0] = format.length ?? [];
    // Names say nothing on the lengths of addresses, and all moments have the same.
    const isSized = lengths !== undefined && least !== most;
    const named = isSized || pattern !== undefined ? undefined : momentNamed(meaningAmong(scope, 'string'), scope);
    const wanted = named?.guess.format;
    const isNamed =
      wanted !== undefined && (wanted === format.guess.format || (wanted === 'date-time' && name === 'date'));
    const usual = format.name === undefined ? undefined : meaningOf({ ...scope, name: format.name }, 'string');
    const meaning = (isNamed ? named : undefined) ?? usual ?? { guess: format.guess, stem: '' };
    if (isNamed && named) tellName(scope, named);
    else tell(scope, 'its format');
    return { ...inferField(meaning, scope, 'string'), ...keyword };
  }
  tell(scope, 'its format');
  const other = isTypical && format.pattern !== undefined ? patterned(`^(?:${format.pattern})$`, lengths) : undefined;
  if (other) return { ...other, ...keyword };
  const own = pattern === undefined ? undefined : patterned(pattern, lengths);
  if (own && pattern !== undefined && isOfFormat(pattern, format)) return { ...own, ...keyword };
  const what = pattern === undefined ? 'lengths' : 'a pattern';
  throw failure(place, {
    expected: `${what} that the format ${name} can be made to fit`,
    advice: 'give the field a generator',
  });
}

/** Returns some texts that match a pattern, among them the first and the last; none if texts cannot be made from it. */
export function textsOf(pattern: string): readonly string[] {
  const node = parsePattern(pattern);
  const forms = typeof node === 'string' ? undefined : distinctForms(node, 0, LONGEST);
  if (!forms) return [];
  const last = Math.min(forms.count, 2 ** 40) - 1;
  return [0, 0.3, 0.5, 0.7, 1].map((share) => forms.at(Math.floor(share * last)));
}

/** Whether texts of a pattern have a format, judging by some of them. */
function isOfFormat(pattern: string, { test }: TextFormat): boolean {
  const texts = textsOf(pattern);
  return texts.length > 0 && texts.every((text) => test.test(text));
}

/** Formats that libraries write as a pattern, often with lookahead, in place of `format`. */
const SPELT: readonly string[] = ['date-time', 'date', 'uuid', 'email', 'uri'];

/** Texts that have no such format. A pattern that matches one of them does not stand for a format. */
const OTHERS: readonly string[] = [
  'x',
  '7',
  'ab cd',
  'Ab-c',
  '2025-19-39',
  '2025-19-39T08:07:06.123Z',
  'a-b@c',
  'a://b-c',
];

/**
 * If a pattern stands for a format, so that all samples of the format match it, returns the guess for that format;
 * undefined otherwise.
 */
export function formatSpelt(pattern: string, lengths: Lengths | undefined): Guess | undefined {
  if (OTHERS.some((text) => isMatched(pattern, [text]))) return undefined;
  const all = SPELT.flatMap((name) => formatNamed(name) ?? []);
  return all.find(
    ({ samples, length }) => isMatched(pattern, samples) && (!lengths || (length && fits(length, lengths))),
  )?.guess;
}
