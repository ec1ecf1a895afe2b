import type { Draft } from '../drafts/index.ts';
import type { Field } from '../schema/index.ts';
import { dayOfSchedule } from './days.ts';
import { formatNamed } from './formats.ts';
import { createdAgain, dayOfMoment, lastDay } from './same-moment.ts';
import { inferField, tellName } from './inferred-field.ts';
import { moneyField } from './money.ts';
import { patternSaid, valuesSaid } from './said.ts';
import { nounOf, type Scope, tell } from './scope.ts';
import { type Guess, PICTURE_LINK } from './table/index.ts';
import { lengthKeywords, lengthsOf, patterned, type Lengths } from './text-limits.ts';
import { examplesOf, ofExamples } from './text-of-examples.ts';
import { ofFormat } from './text-of-format.ts';
import { chosen, isDate, ofMeaning, textMeaning } from './text-of-meaning.ts';
import { ofPattern } from './text-of-pattern.ts';
import { wordsOf } from './words.ts';

/** A text whose meaning is not known consists of random letters and digits if its maximum length is below this. */
const SHORT = 16;

/** Returns the parts of a field whose description lists or shows its possible values; undefined for any other. */
function ofSaid({ description, unique, ...draft }: Draft, scope: Scope): Partial<Field> | undefined {
  if (description === undefined || unique) return undefined;
  const choices = valuesSaid(description, scope.neighbours);
  const shown = patternSaid(description);
  const made = shown === undefined ? undefined : patterned(shown, lengthsOf(draft));
  const found = choices.length > 0 ? chosen({ choices }, lengthsOf(draft)) : made;
  if (found) tell(scope, 'its description');
  return found && { type: 'string', ...found };
}

/** Numbers from 1 to 99 that are put behind texts without a known meaning, to tell them apart. */
const NUMBERS: readonly string[] = Array.from({ length: 99 }, (_, at) => String(at + 1));

/** First words of names of flags. A text with such a name is `true` or `false`. */
const FLAGS: ReadonlySet<string> = new Set(['is', 'has', 'can', 'should', 'was']);

/** Last words of names of numbers. A text with such a name consists of digits. */
const UNITS: ReadonlySet<string> = new Set('mb gb kb byte ms second minute count percent'.split(' '));

/**
 * Returns the guess for a text without a known meaning: digits, or `true` and `false`, if its name is that of a number
 * or a flag; otherwise the words of its name with a number.
 */
function neutral(scope: Scope, lengths: Lengths | undefined): Guess {
  const [first = ''] = wordsOf(scope.name);
  const last = wordsOf(scope.name).at(-1) ?? '';
  if (UNITS.has(last) && !lengths) return { generator: 'pattern', args: { pattern: '[1-9][0-9]{1,3}' } };
  if (FLAGS.has(first) && !lengths) return { generator: 'choices', args: { choices: ['true', 'false'] } };
  const words = wordsOf(scope.name).join(' ') || nounOf(scope);
  const text = words.charAt(0).toUpperCase() + words.slice(1).replaceAll(/[{}]/g, '');
  return { generator: 'phrase', args: { texts: [`${text} {number}`], lists: { number: NUMBERS } } };
}

/**
 * Returns the parts of the `type` of a JSON:API record, which stands beside its `attributes`: all records have the same.
 * Undefined for any other field.
 */
function typeOfRecord({ limits, unique }: Draft, scope: Scope): Partial<Field> | undefined {
  const { name, neighbours, shared } = scope;
  const isOfRecord = name === 'type' && neighbours['attributes']?.fields !== undefined && !unique;
  if (!isOfRecord || limits.enum || limits.pattern !== undefined) return undefined;
  tell(scope, 'the attributes beside it');
  const value = limits.examples?.find((one) => typeof one === 'string') ?? shared.noun;
  return { type: 'string', generator: 'const', args: { value } };
}

/** Returns the parts of a field for a text of which nothing is known but its lengths. */
function ofType(draft: Draft, scope: Scope): Partial<Field> {
  const { unique } = draft;
  const [keywords, lengths] = [lengthKeywords(draft), lengthsOf(draft)];
  if (unique || (lengths !== undefined && lengths[1] < SHORT)) {
    const [least] = lengths ?? [0];
    const found = patterned(`[a-z0-9]{${least > 32 ? least : '1,32'}}`, [
      Math.max(lengths ? least : 8, Math.min(unique ? 8 : 4, lengths?.[1] ?? 8)),
      Math.max(lengths?.[1] ?? 12, least),
    ]);
    if (found && (lengths?.[1] ?? 1) > 0) return { ...found, keywords };
    if (lengths?.[1] === 0) return { type: 'string', generator: 'const', args: { value: '' } };
  }
  return { ...inferField({ guess: neutral(scope, lengths), stem: '' }, scope, 'string'), keywords };
}

/** Returns the parts of a field for a text, inferred from its format, its pattern, its name and its type. */
export function resolveText(draft: Draft, scope: Scope): Partial<Field> {
  const { limits, unique, format } = draft;
  const scheduled = dayOfSchedule(draft, scope);
  const kind = typeOfRecord(draft, scope);
  if (kind) return kind;
  const day = scheduled ?? dayOfMoment(draft, scope) ?? lastDay(draft, scope) ?? createdAgain(draft, scope);
  if (day) {
    tell(scope, scheduled ? 'its name, beside times of opening and closing' : 'the moment beside it');
    return day;
  }
  const known = formatNamed(format);
  if (known && format !== undefined) return ofFormat(draft, format, known, scope);
  const keywords = lengthKeywords(draft);
  const money = moneyField(draft, 'string', scope);
  if (money) {
    const { pattern } = limits;
    return { ...money, keywords: { ...keywords, ...(pattern !== undefined && { pattern }) } };
  }
  if (limits.pattern !== undefined) return ofPattern(draft, limits.pattern, scope);
  const said = ofSaid(draft, scope);
  if (said) return { ...said, keywords };
  const lengths = lengthsOf(draft);
  const isShort = lengths !== undefined && lengths[1] < SHORT;
  const meaning = textMeaning(draft, scope);
  const told = ofExamples(draft, meaning, scope);
  if (told) return told;
  const guess = meaning?.guess;
  const isFree = guess?.format === undefined || !lengths || isDate(guess) || (lengths[0] <= 8 && lengths[1] >= 80);
  const isPicture = guess?.generator === 'avatar' || guess?.generator === 'image_url';
  // A picture may have any length, but an address of a picture may not.
  const fitting = meaning && isPicture && lengths ? { ...meaning, guess: PICTURE_LINK } : isFree ? meaning : undefined;
  if (fitting && !(isShort && unique)) {
    const found = ofMeaning(fitting, lengths, draft, scope);
    if (found) {
      tellName(scope, fitting);
      return { ...found, keywords };
    }
  }
  const examples = examplesOf(draft, lengths);
  const isChoice = examples.length > 1 && !unique;
  tell(scope, isChoice ? 'its examples' : 'its type');
  if (isChoice) return { type: 'string', generator: 'choices', args: { choices: examples } };
  return ofType(draft, scope);
}
