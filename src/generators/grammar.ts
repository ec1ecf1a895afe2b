import { MockgenError } from '../errors.ts';
import type { Random } from './random.ts';

/**
 * Rules by name, each a list of alternatives: texts with slots. `{place}` holds another rule or a word of the caller,
 * `{a place}` puts "a" or "an" before it.
 */
export type Grammar = Readonly<Record<string, readonly string[]>>;

/** What the caller puts into slots, taken as it stands: a word, or a list from which one is picked. */
export type Slots = Readonly<Record<string, string | readonly string[]>>;

/** What a text is to be about. Everything may be missing, and then is made up or left out. */
export interface About {
  readonly name?: string;
  readonly topic?: string;
  readonly topics?: readonly string[];
  readonly place?: string;
  readonly years?: number;
  readonly stars?: number;
  readonly amount?: number;
  readonly currency?: string;
}

/** A subject that texts can be written about. Each text starts from the rule `text`. */
export interface Subject {
  /** Rules of every text about it. */
  readonly rules: Grammar;
  /** Rules that differ from topic to topic. Those of one topic join the common ones. */
  readonly parts: Readonly<Record<string, Grammar>>;
  /** What the arguments come to: the name of the part, and what stands in the slots. */
  read(about: About, random: Random): { readonly part: string; readonly slots: Slots };
}

// Spelt with a vowel but spoken with a consonant, and the other way round; initials are spoken letter by letter.
const SPOKEN_CONSONANT = /^(?:uni(?!n|m|d)|us(?:e|a|u)|eu|ewe|one\b|once\b|one-|ukulele|utopia|U[A-Z])/i;
const SPOKEN_VOWEL = /^(?:[aeiou]|hour|honest|honou?r|heir|8|11\b|18\b)|^(?:[FHLMNRSX][A-Z]+\b|[AEIO][A-Z]+\b)/i;
const INITIALS = /^[A-Z]{2,}\b/;
const SPOKEN_VOWEL_INITIALS = /^[AEFHILMNORSX]/;

const SLOT = /\{(?:(a) )?([\w-]+)\}/g;
const SENTENCE_START = /(^|[.!?]["”]? )(\p{Ll})/gu;
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an and as at but by for from in into of on or over per the to under with without'.split(' '),
);

/**
 * A word with its indefinite article, by sound.
 *
 * @example
 * withArticle('hour') // => "an hour"
 */
export function withArticle(word: string): string {
  const vowel = INITIALS.test(word)
    ? SPOKEN_VOWEL_INITIALS.test(word)
    : SPOKEN_VOWEL.test(word) && !SPOKEN_CONSONANT.test(word);
  return `${vowel ? 'an' : 'a'} ${word}`;
}

/**
 * Puts words into the slots of one text.
 *
 * @example
 * fill('{a sport} in {place}', (slot) => (slot === 'sport' ? 'archery' : 'Bergen')) // => "an archery in Bergen"
 */
export function fill(text: string, value: (slot: string) => string): string {
  return text.replace(SLOT, (_, article: string | undefined, slot: string) =>
    article === undefined ? value(slot) : withArticle(value(slot)),
  );
}

/**
 * A text in the capitals of a title. Small words stay small, except at the start and after a colon.
 *
 * @example
 * titleCase('bread: the art of the black-and-white loaf') // => "Bread: The Art of the Black-and-White Loaf"
 */
export function titleCase(text: string): string {
  return text.replace(/(^|: )?([^\s-]+)/g, (_, start: string | undefined, word: string) =>
    start === undefined && SMALL_WORDS.has(word) ? word : (start ?? '') + word.charAt(0).toUpperCase() + word.slice(1),
  );
}

/**
 * The members of a list in a sentence.
 *
 * @example
 * series(['noir', 'satire', 'essays']) // => "noir, satire and essays"
 */
export function series(list: readonly string[]): string {
  return list.length < 2 ? list.join() : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
}

/** The longest of the candidates that a text mentions, in whatever capitals. */
export function mentioned(text: string | undefined, candidates: readonly string[]): string | undefined {
  const lower = text?.toLowerCase() ?? '';
  let found: string | undefined;
  for (const candidate of candidates) {
    if (candidate.length > (found?.length ?? 0) && lower.includes(candidate.toLowerCase())) found = candidate;
  }
  return found;
}

/**
 * Writes a text: starts from one alternative of a rule and fills its slots, and the slots of what fills them, until
 * none is left. No alternative is taken twice as long as its rule has others, so a paragraph does not repeat itself.
 *
 * @param start the name of the rule to start from
 * @throws MockgenError `spec_invalid` when a slot names neither a rule nor a word
 */
export function expand(random: Random, grammar: Grammar, start: string, slots: Slots = {}): string {
  const taken = new Set<string>();
  const choose = (list: readonly string[]): string => {
    const fresh = list.filter((text) => !taken.has(text));
    const text = random.pick(fresh.length > 0 ? fresh : list);
    taken.add(text);
    return text;
  };
  const value = (slot: string): string => {
    const given = slots[slot];
    if (typeof given === 'string') return given;
    if (given !== undefined && given.length > 0) return choose(given);
    const rule = grammar[slot];
    if (rule !== undefined && rule.length > 0) return fill(choose(rule), value);
    throw new MockgenError('spec_invalid', `No rule and no word for {${slot}}`, 'Give the grammar a rule of that name.');
  };
  return value(start).replace(SENTENCE_START, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** Writes a text about a subject. */
export function write(random: Random, subject: Subject, about: About): string {
  const { part, slots } = subject.read(about, random);
  return expand(random, { ...subject.rules, ...subject.parts[part] }, 'text', slots);
}
