import { argsOf, distinctForms, parsePattern, type Field } from '../schema/index.ts';
import type { Draft } from '../drafts/index.ts';
import { dayOfSchedule } from './days.ts';
import { formatOfExamples, formOfExamples, isVocabulary } from './examples.ts';
import { formatNamed, isInnerFormat, type TextFormat } from './formats.ts';
import { formatOf, inferField, tellName } from './inferred-field.ts';
import { meaningAmong } from './meaning-among.ts';
import { meaningOf, type Meaning } from './meaning.ts';
import { moneyField } from './money.ts';
import { meaningSaid, valuesSaid } from './said.ts';
import { PICTURE_LINK, type Guess } from './table/index.ts';
import { wordsOf } from './words.ts';
import { failure, within } from '../faults/index.ts';
import { capacityOfField } from './field-capacity.ts';
import { nounOf, tell, type Scope } from './scope.ts';
import {
  fits,
  hasOneForm,
  isMatched,
  lengthKeywords,
  lengthsOf,
  LONGEST,
  patterned,
  regular,
  type Lengths,
} from './text-limits.ts';
import { lengthenPattern } from './lengthen-pattern.ts';

/** Texts whose maximum length is below this consist of random letters and digits. */
const SHORT = 16;

/** Returns the field for a text with a format. A guess from its name is preferred if it has the same format. */
function ofFormat(draft: Draft, name: string, format: TextFormat, scope: Scope): Partial<Field> {
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
    const named = isSized || pattern !== undefined ? undefined : meaningOf(scope, 'string');
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

/** Whether a guess makes days or moments. */
const isDate = ({ format }: Guess): boolean => format === 'date' || format === 'date-time';

/** Returns some of the texts of a pattern, from the first to the last. */
function textsOf(pattern: string): readonly string[] {
  const node = parsePattern(pattern);
  const forms = typeof node === 'string' ? undefined : distinctForms(node, 0, LONGEST);
  if (!forms) return [];
  const last = Math.min(forms.count, 2 ** 40) - 1;
  return [0, 0.3, 0.5, 0.7, 1].map((share) => forms.at(Math.floor(share * last)));
}

/** Whether the texts of a pattern match a format; some of them are tried. */
function isOfFormat(pattern: string, { test }: TextFormat): boolean {
  const texts = textsOf(pattern);
  return texts.length > 0 && texts.every((text) => test.test(text));
}

/** Formats that libraries write as patterns, often with lookahead. */
const SPELT: readonly string[] = ['date-time', 'date', 'uuid', 'email', 'uri'];

/** Texts without a format. A pattern that matches one of them does not stand for a format. */
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

/** Returns the guess for the format that a pattern stands for: one whose samples all match. */
function formatSpelt(pattern: string, lengths: Lengths | undefined): Guess | undefined {
  if (OTHERS.some((text) => isMatched(pattern, [text]))) return undefined;
  const all = SPELT.flatMap((name) => formatNamed(name) ?? []);
  return all.find(
    ({ samples, length }) => isMatched(pattern, samples) && (!lengths || (length && fits(length, lengths))),
  )?.guess;
}

/** Returns texts of a guess that chooses one of them, with each word for their slots; none if a slot has no words. */
function phrasesOf({ args, by }: Guess): readonly string[] {
  const texts: unknown = args?.['texts'];
  const all = [...(Array.isArray(texts) ? texts.map(String) : []), ...Object.values(by?.texts ?? {}).flat()];
  const lists = Object.entries(Object(args?.['lists'])).map(([name, words]) => [`{${name}}`, [words].flat()] as const);
  const filled = all.flatMap((text) => {
    const slots = lists.filter(([slot]) => text.includes(slot));
    const count = Math.max(1, ...slots.map(([, words]) => words.length));
    const fill = (at: number): string =>
      slots.reduce((rest, [slot, words]) => rest.replaceAll(slot, String(words[at % words.length])), text);
    return Array.from({ length: count }, (_, at) => fill(at));
  });
  return filled.some((text) => text.includes('{')) ? [] : filled;
}

/** Returns typical texts of a guess. For a unique field, they contain the number that makes them different. */
function samplesOf(guess: Guess, unique: boolean, scope: Scope): readonly string[] {
  const { samples, args } = guess;
  if (isDate(guess)) return unique ? [] : (formatNamed(formatOf(guess, scope))?.samples ?? []);
  const choices: unknown = args?.['choices'];
  const listed = Array.isArray(choices) ? choices.map(String) : Object.keys(Object(choices));
  const all = samples ?? (listed.length > 0 ? listed : phrasesOf(guess));
  return unique ? all.map((text) => `${text}-123`) : all;
}

/** Returns the meaning of a field's name, if its typical texts match the pattern; otherwise undefined. */
function meaningIn(pattern: string, draft: Draft, scope: Scope): Meaning | undefined {
  const lengths = lengthsOf(draft);
  const isIn = ({ guess }: Meaning): boolean => {
    const samples = samplesOf(guess, draft.unique === true, scope);
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
  return [found, state, file].find((one) => one && isIn(one));
}

/** A number such as networks give to everything they have. */
const LONG_ID = '[1-9][0-9]{17}';

/** Numbers, which patterns of texts can mean. */
const NUMBERS_AS_TEXT: readonly string[] = ['5', '42', '120', '12.5', '3.25', '999.99', '1200.00'];

/** Matches a number as people write it. */
const SHORT_NUMBER = '^[1-9][0-9]{0,2}(\\.[0-9]{1,2})?$';

/** Returns a pattern whose first two letters, if they can be any, are the same for all ids of a kind: its initials. */
function withPrefix(pattern: string, words: readonly string[]): string {
  const [first = '', second = first.slice(1)]: readonly string[] = words
    .filter((word) => word !== 'sid' && word !== 'id')
    .slice(-2);
  const prefix = (first.charAt(0) + second.charAt(0)).toUpperCase();
  return words.length > 1 && /^[A-Z]{2}$/.test(prefix)
    ? pattern.replace(/^\^?\[a-zA-Z\]\{2\}(?=[[(])/, `^${prefix}`)
    : pattern;
}

/** Returns a pattern of the usual texts among those of a pattern: one case of hexadecimal digits, and ids that look like ids. */
function usual(pattern: string, { name }: Scope): string {
  if (isMatched(pattern, NUMBERS_AS_TEXT) && !isMatched(pattern, ['a'])) return SHORT_NUMBER;
  const isDigits = isMatched(pattern, ['175928847299117063', '9', '10']);
  const words = wordsOf(name);
  const isId = words.at(-1) === 'id';
  if (isId && isDigits && !isMatched(pattern, ['a'])) return LONG_ID;
  const plain = withPrefix(pattern, words)
    .replaceAll('0-9a-fA-F', '0-9a-f')
    .replaceAll('a-fA-F0-9', 'a-f0-9')
    // A dot between letters is meant as one: `example.com`.
    .replaceAll(/(?<=\w)\.(?=\w)/g, '\\.');
  return isId ? plain.replace(/(\[[^\]]*\])[+*](\)?)[+*]?(?=\$?$)/, '$1{8,14}$2') : plain;
}

/** Returns the field for a text with a pattern. */
function ofPattern(draft: Draft, pattern: string, scope: Scope): Partial<Field> {
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
    // A moment stays one whose name is that of a day.
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

/** Returns the examples that have the right lengths. */
function examplesOf({ limits }: Draft, lengths: Lengths | undefined): readonly string[] {
  const texts = (limits.examples ?? []).filter((one): one is string => typeof one === 'string');
  return [...new Set(texts)].filter((one) => fits([[...one].length, [...one].length], lengths));
}

/** Minimum number of texts of a form that is used for a unique field. */
const MANY = 1e6;

/**
 * Returns the field for a text whose examples tell more than its name: a format, the form of an id or a code, or all of
 * its values.
 */
function ofExamples(draft: Draft, meaning: Meaning | undefined, scope: Scope): Partial<Field> | undefined {
  const lengths = lengthsOf(draft);
  const texts = examplesOf(draft, lengths);
  const shown = formatOfExamples(texts);
  if (shown && !lengths) return ofFormat(draft, shown.name, shown.format, scope);
  const isOpen = !meaning || meaning.guess.generator === 'pattern';
  const form = formOfExamples(texts);
  // An example of an id may be too short to tell many records apart.
  const pattern = draft.unique && !lengths ? form?.pattern.replace(/\{[1-8]\}$/, '{9}') : form?.pattern;
  const found = form && pattern && (form.isPrefixed || isOpen) ? patterned(pattern, lengths) : undefined;
  const room = found ? capacityOfField({ type: 'string', description: '', ...found }) : 0;
  if (found && (!draft.unique || room >= MANY)) {
    tell(scope, 'the form of its examples');
    return { ...found, keywords: lengthKeywords(draft) };
  }
  if (draft.unique || !isVocabulary(texts) || !(isOpen || meaning.guess.generator === 'choices')) return undefined;
  tell(scope, 'its examples');
  return { type: 'string', generator: 'choices', args: { choices: texts } };
}

/** Returns the field for a text whose description lists its values. */
function ofSaid({ description, unique, ...draft }: Draft, scope: Scope): Partial<Field> | undefined {
  if (description === undefined || unique) return undefined;
  const choices = valuesSaid(description, scope.neighbours);
  const found = choices.length > 0 ? chosen({ choices }, lengthsOf(draft)) : undefined;
  if (found) tell(scope, 'its description');
  return found && { type: 'string', ...found };
}

/** Names of places that short texts are the codes of. */
const CODED: ReadonlySet<string> = new Set(['country', 'state', 'province', 'region']);

/** Returns the meaning of a text by its description or its name or, if these are unknown, by its unknown format. */
function textMeaning({ format, limits, description }: Draft, scope: Scope): Meaning | undefined {
  const words = wordsOf(scope.name);
  const isCode = CODED.has(words.at(-1) ?? '') && (limits.maxLength ?? Infinity) <= 3;
  const isLong = words.at(-1) === 'country' && limits.maxLength === 3;
  const name = isCode ? `${scope.name} ${isLong ? 'iso3' : 'code'}` : scope.name;
  const named = meaningAmong({ ...scope, name }, 'string');
  const found = meaningSaid(description, named, scope) ?? named;
  return found ?? (format === undefined ? undefined : meaningOf({ ...scope, name: format }, 'string'));
}

/** Numbers that make texts without a known meaning different. */
const NUMBERS: readonly string[] = Array.from({ length: 99 }, (_, at) => String(at + 1));

/** Returns the guess for a short text without a known meaning: the words of its name, and a number. */
function neutral(scope: Scope): Guess {
  const words = wordsOf(scope.name).join(' ') || nounOf(scope);
  const text = words.charAt(0).toUpperCase() + words.slice(1).replaceAll(/[{}]/g, '');
  return { generator: 'phrase', args: { texts: [`${text} {number}`], lists: { number: NUMBERS } } };
}

/** Returns the generator of a text, inferred from its format, its pattern, its name and its type. */
export function resolveText(draft: Draft, scope: Scope): Partial<Field> {
  const { limits, unique, format } = draft;
  const day = dayOfSchedule(draft, scope);
  if (day) {
    tell(scope, 'its name, beside times of opening and closing');
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
  // A picture has any length; an address of one does not.
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
  if (isShort || unique) {
    const [least] = lengths ?? [0];
    const found = patterned(`[a-z0-9]{${least > 32 ? least : '1,32'}}`, [
      Math.max(lengths ? least : 8, Math.min(unique ? 8 : 4, lengths?.[1] ?? 8)),
      Math.max(lengths?.[1] ?? 12, least),
    ]);
    if (found && (lengths?.[1] ?? 1) > 0) return { ...found, keywords };
    if (lengths?.[1] === 0) return { type: 'string', generator: 'const', args: { value: '' } };
  }
  return { ...inferField({ guess: neutral(scope), stem: '' }, scope, 'string'), keywords };
}

/** Returns the field for a meaning; undefined if no text has the lengths. */
function ofMeaning(
  meaning: Meaning,
  lengths: Lengths | undefined,
  { unique }: Draft,
  scope: Scope,
): Partial<Field> | undefined {
  const { generator, args, apart } = meaning.guess;
  if (unique && apart !== undefined) return patterned(apart, lengths);
  if (generator === 'choices') return chosen(args, lengths);
  // A sum that was cut would be another one.
  if (generator === 'amount_text' && lengths) return patterned('[1-9][0-9]{0,6}(\\.[0-9]{2})?', lengths);
  const found = { ...inferField(meaning, scope, 'string') };
  if (lengths && isDate(meaning.guess)) {
    const format = [found.format, 'date'].find((one) => fits(formatNamed(one)?.length ?? [0, Infinity], lengths));
    return isInnerFormat(format) ? { ...found, format } : undefined;
  }
  if (found.generator !== 'pattern' || !lengths) return found;
  const sized = patterned(String(argsOf(found)['pattern']), lengths);
  return sized && !(unique && hasOneForm(sized)) ? sized : undefined;
}

/** Returns the field for those choices of a guess that have the right lengths; undefined if there are none. */
function chosen(args: Guess['args'] = {}, lengths: Lengths | undefined): Partial<Field> | undefined {
  const given: unknown = args['choices'];
  const all: Readonly<Record<string, unknown>> = Array.isArray(given)
    ? Object.fromEntries(given.map((value) => [String(value), 1]))
    : Object(given);
  const fitting = Object.entries(all).filter(([value]) => fits([value.length, value.length], lengths));
  if (fitting.length === 0) return undefined;
  return { type: 'string', generator: 'choices', args: { choices: Object.fromEntries(fitting) } };
}
