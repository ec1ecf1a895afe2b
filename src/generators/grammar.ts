import { MockgenError } from '../errors.ts';
import { turn } from './turns.ts';
import type { Turning } from './turns.ts';

/**
 * Rules by name, each a list of alternatives: texts with slots. `{place}` holds another rule or a word of the caller,
 * `{a place}` puts "a" or "an" before it.
 */
export type Grammar = Readonly<Record<string, readonly string[]>>;

/** What the caller puts into slots, taken as it stands: a word, or a list from which one is picked. */
export type Slots = Readonly<Record<string, string | readonly string[]>>;

const SLOT = /\{(?:(a) )?(\w+)\}/g;
const SENTENCE_START = /^\p{Ll}|[.!?]["”]? \p{Ll}/gu;
// Put behind the full stops of a name, as in "Ltd.", which end no sentence.
const NO_END = '\0';

const VOWEL_SOUND = /^(?:[aeiou]|hour|honest|honou?r|heir|8|11\b|18\b|x-)/i;
const NO_VOWEL_SOUND = /^(?:uni(?![dmn])|us[aeu]|uk|eu|ewe|one\b|once\b|utopia)/i;
// Initials are spoken letter by letter: an SMS, a URL.
const INITIALS = /^[A-Z]{2,}\b/;
const VOWEL_SOUND_INITIALS = /^[AEFHILMNORSX]/;

/**
 * A word with its indefinite article, by sound.
 *
 * @example
 * aOrAn('hourglass') // => "an hourglass"
 */
export function aOrAn(word: string): string {
  const vowel = INITIALS.test(word)
    ? VOWEL_SOUND_INITIALS.test(word)
    : VOWEL_SOUND.test(word) && !NO_VOWEL_SOUND.test(word);
  return `${vowel ? 'an' : 'a'} ${word}`;
}

/** Texts cut at their slots: literal, article, slot, literal and so on. Grammars are constants, so they are few. */
const cut: Map<string, readonly (string | undefined)[]> = new Map();

function cutAtSlots(text: string): readonly (string | undefined)[] {
  let parts = cut.get(text);
  if (!parts) cut.set(text, (parts = text.split(SLOT)));
  return parts;
}

/**
 * The slots of a text, in their order.
 *
 * @example
 * slotsOf('{a thing} in {place}') // => ["thing","place"]
 */
export function slotsOf(text: string): readonly string[] {
  return cutAtSlots(text).filter((part, at): part is string => at % 3 === 2 && part !== undefined);
}

/**
 * Puts words into the slots of one text.
 *
 * @example
 * fill('{a thing} in {place}', (slot) => (slot === 'thing' ? 'inn' : 'Bergen')) // => "an inn in Bergen"
 */
export function fill(text: string, value: (slot: string) => string): string {
  const parts = cutAtSlots(text);
  let filled = parts[0] ?? '';
  for (let at = 1; at < parts.length; at += 3) {
    const word = value(parts[at + 1] ?? '');
    filled += (parts[at] === undefined ? word : aOrAn(word)) + (parts[at + 2] ?? '');
  }
  return filled;
}

/**
 * Writes a text: starts from one alternative of a rule and fills its slots, and the slots of what fills them, until
 * none is left. Sentences start with a capital.
 *
 * A rule of at least ten alternatives is used by turns: any ten records in a row start from ten different ones, so
 * neighbours do not say the same. Shorter rules are drawn from. No alternative is taken twice as long as its rule has
 * others, so a paragraph does not repeat itself.
 *
 * @param start the name of the rule to start from
 * @param own rules that come before those of the grammar
 * @throws MockgenError `spec_invalid` when a slot names neither a rule nor a word
 */
export function expand(
  context: Turning,
  grammar: Grammar,
  start: string,
  slots: Slots = {},
  own: Grammar = {},
): string {
  const taken = new Set<string>();
  const choose = (list: readonly string[], rule?: string): string => {
    let text = rule === undefined ? undefined : list[turn(context, list.length, rule)];
    if (text === undefined || taken.has(text)) {
      const fresh = list.some((other) => taken.has(other)) ? list.filter((other) => !taken.has(other)) : list;
      text = context.random.pick(fresh.length > 0 ? fresh : list);
    }
    taken.add(text);
    return text;
  };
  const value = (slot: string): string => {
    const given = slots[slot];
    if (typeof given === 'string') return given.replace(/[.!?]/g, `$&${NO_END}`);
    if (given !== undefined && given.length > 0) return choose(given);
    const rule = own[slot] ?? grammar[slot];
    if (rule !== undefined && rule.length > 0) return fill(choose(rule, slot), value);
    throw new MockgenError(
      'spec_invalid',
      `No rule and no word for {${slot}}`,
      'Give the grammar a rule of that name.',
    );
  };
  return value(start)
    .replace(SENTENCE_START, (letters) => letters.toUpperCase())
    .replaceAll(NO_END, '');
}
