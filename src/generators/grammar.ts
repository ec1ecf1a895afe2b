import { MockgenError } from '../errors.ts';
import { partOfSeed, rotationIndex } from './rotation.ts';
import type { RotationContext } from './rotation.ts';

/**
 * The rules of a grammar by name, each a list of alternatives: texts with slots (placeholders). The slot `{place}` is
 * filled by the rule `place`, or by a word of the caller; `{a place}` puts "a" or "an" before it.
 */
export type Grammar = Readonly<Record<string, readonly string[]>>;

/**
 * Words that fill slots, by name of the slot: a word, a function that returns one, or a list to pick from. They are
 * used as they are, without filling slots in them.
 */
export type Slots = Readonly<Record<string, string | (() => string) | readonly string[]>>;

/**
 * If a rule has at least this many alternatives, each seed uses only a part of them, so that the texts of two seeds
 * differ.
 */
const LONG = 18;

const SLOT = /\{(?:(a) )?(\w+)\}/g;
const SMALL = /^\p{Ll}/u;
const END = /[.!?]/;
const [EXCLAMATION, STOP, QUESTION, QUOTE, CLOSING_QUOTE] = [0x21, 0x2e, 0x3f, 0x22, 0x201d];
// Marks the full stops of a name, as in "Ltd.", which do not end a sentence.
const NO_END = '\0';

const VOWEL_SOUND = /^(?:[aeiou]|hour|honest|honou?r|heir|8|11\b|18\b|x-)/i;
const NO_VOWEL_SOUND = /^(?:uni(?![dmn])|us[aeu]|uk|eu|ewe|one\b|once\b|utopia)/i;
// Abbreviations in capitals are read out letter by letter: an SMS, a URL.
const INITIALS = /^[A-Z]{2,}\b/;
const VOWEL_SOUND_INITIALS = /^[AEFHILMNORSX]/;

/** Puts the indefinite article before a word, by its sound: "an hourglass". */
function aOrAn(word: string): string {
  const vowel = INITIALS.test(word)
    ? VOWEL_SOUND_INITIALS.test(word)
    : VOWEL_SOUND.test(word) && !NO_VOWEL_SOUND.test(word);
  return `${vowel ? 'an' : 'a'} ${word}`;
}

/** A slot of a text, and the literal text between it and the next slot. */
interface Cut {
  readonly name: string;
  readonly hasArticle: boolean;
  readonly behind: string;
}

/** A text cut at its slots. */
interface CutText {
  /** The literal text before the first slot. */
  readonly start: string;
  readonly slots: readonly Cut[];
  readonly names: readonly string[];
}

/** Texts cut at their slots, kept for good: grammars are constants, so there are few. */
const cut: Map<string, CutText> = new Map();

function cutAtSlots(text: string): CutText {
  const known = cut.get(text);
  if (known) return known;
  // Splitting gives the first literal, then an article, a slot and a literal for each slot.
  const [start = '', ...parts]: readonly (string | undefined)[] = text.split(SLOT);
  const slots: Cut[] = [];
  for (let at = 0; at < parts.length; at += 3) {
    slots.push({ name: parts[at + 1] ?? '', hasArticle: parts[at] !== undefined, behind: parts[at + 2] ?? '' });
  }
  const made = { start, slots, names: slots.map(({ name }) => name) };
  cut.set(text, made);
  return made;
}

/**
 * Returns the names of the slots in a text, in order.
 *
 * @example
 * slotsOf('{a thing} in {place}') // => ["thing","place"]
 */
export function slotsOf(text: string): readonly string[] {
  return cutAtSlots(text).names;
}

/**
 * Fills the slots of a text with words.
 *
 * @example
 * fill('{a thing} in {place}', (slot) => (slot === 'thing' ? 'inn' : 'Bergen')) // => "an inn in Bergen"
 */
export function fill(text: string, value: (slot: string) => string): string {
  const { start, slots } = cutAtSlots(text);
  let filled = start;
  for (const { name, hasArticle, behind } of slots) {
    const word = value(name);
    filled += (hasArticle ? aOrAn(word) : word) + behind;
  }
  return filled;
}

/** Whether the character at a position is a small letter from a to z. */
function isSmall(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 0x80 ? code >= 0x61 && code <= 0x7a : SMALL.test(text.slice(at, at + 2));
}

/** Whether the space at a position follows the end of a sentence, directly or after a closing quotation mark. */
function endsSentence(text: string, blank: number): boolean {
  let code = text.charCodeAt(blank - 1);
  if (code === QUOTE || code === CLOSING_QUOTE) code = text.charCodeAt(blank - 2);
  return code === STOP || code === QUESTION || code === EXCLAMATION;
}

/** Capitalizes the first letter of each sentence. */
function withCapitals(text: string): string {
  let made = '';
  let done = 0;
  for (let at = 0; at < text.length;) {
    if ((at === 0 || endsSentence(text, at - 1)) && isSmall(text, at)) {
      const letter = String.fromCodePoint(text.codePointAt(at) ?? 0);
      made += text.slice(done, at) + letter.toUpperCase();
      done = at + letter.length;
    }
    const blank = text.indexOf(' ', at);
    at = blank < 0 ? text.length : blank + 1;
  }
  return done === 0 ? text : made + text.slice(done);
}

/**
 * Writes a text: takes one alternative of a rule and fills its slots, then the slots in the words that filled them,
 * until none is left. Sentences start with a capital.
 *
 * Rules with at least ten alternatives take turns: ten consecutive records get ten different alternatives, and 25
 * consecutive records 25 if the rule has that many. Alternatives of shorter rules are drawn. Within a text, no
 * alternative is used twice before all others of its rule have been used.
 *
 * @param start the name of the rule to start from
 * @param own rules that replace those of the grammar with the same name
 * @param isOfSeed whether each seed uses its own half of the long rules. Neighbours then have different alternatives
 *   only if the half has ten
 * @throws MockgenError `spec_invalid` when a slot names neither a rule nor a word
 */
export function expand(
  context: RotationContext,
  grammar: Grammar,
  start: string,
  slots: Slots = {},
  own: Grammar = {},
  isOfSeed: boolean = false,
): string {
  // A list, not a set: for the few entries there are, creating a set takes longer than it saves.
  const taken: string[] = [];
  const choose = (list: readonly string[], rule?: string): string => {
    let text = rule === undefined ? undefined : list[rotationIndex(context, list.length, rule)];
    if (text === undefined || taken.includes(text)) {
      const fresh = taken.some((one) => list.includes(one)) ? list.filter((other) => !taken.includes(other)) : list;
      text = context.random.pick(fresh.length > 0 ? fresh : list);
    }
    taken.push(text);
    return text;
  };
  const value = (slot: string): string => {
    const word = slots[slot];
    const given = typeof word === 'function' ? word() : word;
    if (typeof given === 'string') return END.test(given) ? given.replace(/[.!?]/g, `$&${NO_END}`) : given;
    if (given !== undefined && given.length > 0) return choose(given);
    const rule = own[slot] ?? grammar[slot];
    if (rule !== undefined && rule.length > 0) {
      const some = isOfSeed && rule.length >= LONG ? partOfSeed(context, rule, 0.45) : rule;
      return fill(choose(some, slot), value);
    }
    throw new MockgenError(
      'spec_invalid',
      `No rule and no word for {${slot}}`,
      'Add a rule with that name to the grammar.',
    );
  };
  const text = withCapitals(value(start));
  return text.includes(NO_END) ? text.replaceAll(NO_END, '') : text;
}
