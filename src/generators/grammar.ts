import { MockgenError } from '../errors.ts';
import { rotationIndex } from './rotation.ts';
import type { RotationContext } from './rotation.ts';

/**
 * Rules by name, each a list of alternatives: texts with slots. `{place}` holds another rule or a word of the caller,
 * `{a place}` puts "a" or "an" before it.
 */
export type Grammar = Readonly<Record<string, readonly string[]>>;

/** What the caller puts into slots, taken as it stands: a word, what makes one, or a list from which one is picked. */
export type Slots = Readonly<Record<string, string | (() => string) | readonly string[]>>;

const SLOT = /\{(?:(a) )?(\w+)\}/g;
const SMALL = /^\p{Ll}/u;
const END = /[.!?]/;
const [EXCLAMATION, STOP, QUESTION, QUOTE, CLOSING_QUOTE] = [0x21, 0x2e, 0x3f, 0x22, 0x201d];
// Put behind the full stops of a name, as in "Ltd.", which end no sentence.
const NO_END = '\0';

const VOWEL_SOUND = /^(?:[aeiou]|hour|honest|honou?r|heir|8|11\b|18\b|x-)/i;
const NO_VOWEL_SOUND = /^(?:uni(?![dmn])|us[aeu]|uk|eu|ewe|one\b|once\b|utopia)/i;
// Initials are spoken letter by letter: an SMS, a URL.
const INITIALS = /^[A-Z]{2,}\b/;
const VOWEL_SOUND_INITIALS = /^[AEFHILMNORSX]/;

/** A word with its indefinite article, by sound: an hourglass. */
function aOrAn(word: string): string {
  const vowel = INITIALS.test(word)
    ? VOWEL_SOUND_INITIALS.test(word)
    : VOWEL_SOUND.test(word) && !NO_VOWEL_SOUND.test(word);
  return `${vowel ? 'an' : 'a'} ${word}`;
}

/** A slot of a text, and the literal behind it. */
interface Cut {
  readonly name: string;
  readonly hasArticle: boolean;
  readonly behind: string;
}

/** A text cut at its slots. */
interface CutText {
  /** The literal before the first slot. */
  readonly start: string;
  readonly slots: readonly Cut[];
  readonly names: readonly string[];
}

/** Texts cut at their slots. Grammars are constants, so they are few. */
const cut: Map<string, CutText> = new Map();

function cutAtSlots(text: string): CutText {
  const known = cut.get(text);
  if (known) return known;
  // The literal, then article, slot and literal, again and again.
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
 * The slots of a text, in their order.
 *
 * @example
 * slotsOf('{a thing} in {place}') // => ["thing","place"]
 */
export function slotsOf(text: string): readonly string[] {
  return cutAtSlots(text).names;
}

/**
 * Puts words into the slots of one text.
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

/** Whether a sentence that starts there starts with a small letter. */
function isSmall(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 0x80 ? code >= 0x61 && code <= 0x7a : SMALL.test(text.slice(at, at + 2));
}

/** Whether a blank stands behind the end of a sentence, with or without a quotation mark between. */
function endsSentence(text: string, blank: number): boolean {
  let code = text.charCodeAt(blank - 1);
  if (code === QUOTE || code === CLOSING_QUOTE) code = text.charCodeAt(blank - 2);
  return code === STOP || code === QUESTION || code === EXCLAMATION;
}

/** The text with a capital at the start of each sentence. */
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
 * Writes a text: starts from one alternative of a rule and fills its slots, and the slots of what fills them, until
 * none is left. Sentences start with a capital.
 *
 * A rule of at least ten alternatives is used by turns: any ten records in a row get ten different ones, and any 25 where it
 * has as many, so neighbours do not say the same. Shorter rules are drawn from. No alternative is taken twice as long as its rule has
 * others, so a paragraph does not repeat itself.
 *
 * @param start the name of the rule to start from
 * @param own rules that come before those of the grammar
 * @throws MockgenError `spec_invalid` when a slot names neither a rule nor a word
 */
export function expand(
  context: RotationContext,
  grammar: Grammar,
  start: string,
  slots: Slots = {},
  own: Grammar = {},
): string {
  // A list, as there are few: a set takes longer to make than it saves.
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
    if (rule !== undefined && rule.length > 0) return fill(choose(rule, slot), value);
    throw new MockgenError(
      'spec_invalid',
      `No rule and no word for {${slot}}`,
      'Give the grammar a rule of that name.',
    );
  };
  const text = withCapitals(value(start));
  return text.includes(NO_END) ? text.replaceAll(NO_END, '') : text;
}
