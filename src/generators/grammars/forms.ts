import { slotsOf } from '../grammar.ts';
import type { Grammar } from '../grammar.ts';

/** A pattern, cut at its slots (placeholders), so that it can be found out which words a text has in them. */
interface SlotForm {
  /** The literal texts around the slots, in lower case: one more than there are slots. */
  readonly literals: readonly string[];
  readonly slots: readonly string[];
}

/** A word of a rule, in lower case and as it is written. */
type Word = readonly [lower: string, word: string];

/** For each slot (placeholder): its words, by their first two letters. Words of one letter are under that letter. */
type Words = ReadonlyMap<string, ReadonlyMap<string, readonly Word[]>>;

/**
 * What was read from a text: the index of the pattern that it matches, and the words in its slots, spelled as in the
 * rules.
 */
interface SlotValues {
  readonly index: number;
  readonly slots: Readonly<Record<string, string>>;
}

const SLOT = /\{(?:a )?\w+\}/;
const START = 2;

function wordsOf(rules: Grammar, slots: ReadonlySet<string>): Words {
  const asked = Object.entries(rules).filter(([slot]) => slots.has(slot));
  return new Map(
    asked.map(([slot, words]) => {
      const byStart = new Map<string, Word[]>();
      for (const word of words) {
        const lower = word.toLowerCase();
        const start = lower.slice(0, START);
        byStart.set(start, [...(byStart.get(start) ?? []), [lower, word]]);
      }
      return [slot, byStart];
    }),
  );
}

/** Returns the length of the article at an index of a lower-case text, with its space; 0 if there is none. */
function articleAt(lower: string, at: number): number {
  return lower.startsWith('a ', at) ? 2 : lower.startsWith('an ', at) ? 3 : 0;
}

/**
 * Returns the words that a text has in the slots of a pattern, from the slot at index `at` on; undefined if the text
 * does not match the pattern. This is no regular expression, because compiling one with all words takes longer than
 * reading all texts.
 *
 * @param lower the text in lower case
 * @param from index in the text at which the literal before that slot begins
 */
function readSlots(
  text: string,
  lower: string,
  form: SlotForm,
  words: Words,
  at = 0,
  from = 0,
): readonly string[] | undefined {
  const literal = form.literals[at] ?? '';
  if (!lower.startsWith(literal, from)) return undefined;
  const start = from + literal.length;
  const slot = form.slots[at];
  if (slot === undefined) return lower.length === start ? [] : undefined;
  const known = words.get(slot);
  if (!known) {
    // A slot that names no rule matches everything up to the last literal.
    const end = lower.length - (form.literals[at + 1] ?? '').length;
    return end > start && readSlots(text, lower, form, words, at + 1, end) ? [text.slice(start, end)] : undefined;
  }
  // An article belongs either to the slot or to the word.
  const article = articleAt(lower, start);
  for (const skipped of article === 0 ? [0] : [0, article]) {
    const tail = start + skipped;
    for (const [small, word] of known.get(lower.slice(tail, tail + START)) ?? known.get(lower.charAt(tail)) ?? []) {
      if (!lower.startsWith(small, tail)) continue;
      const others = readSlots(text, lower, form, words, at + 1, tail + small.length);
      if (others) return [word, ...others];
    }
  }
  return undefined;
}

/** Whether a text contains all literals of a pattern. If not, it does not match the pattern. */
function mayBe({ literals }: SlotForm, lower: string): boolean {
  return (
    lower.startsWith(literals[0] ?? '') &&
    lower.endsWith(literals.at(-1) ?? '') &&
    literals.every((literal) => lower.includes(literal))
  );
}

/**
 * Returns a function that finds out from which pattern a text was made, and which words are in its slots, whatever
 * their capitals. It returns undefined for a text that matches no pattern. A slot without a rule matches any text, but
 * only as the last slot of a pattern.
 *
 * @param texts the patterns; the first one that matches is used
 * @param rules the words for the slots, without slots of their own
 * @example
 * createReader(['{x} in {place}', '{x} Live'], { place: ['Lyon', 'Rome'] })('The Tin Heron Live') // => {"index":1,"slots":{"x":"The Tin Heron"}}
 */
export function createReader(texts: readonly string[], rules: Grammar): (text: string) => SlotValues | undefined {
  // Filled when the first text is read, since most commands read none.
  let forms: readonly SlotForm[] | undefined;
  let words: Words = new Map();
  // Kept because several fields of a record read the same text one after the other.
  let last: { readonly text: string; readonly reading: SlotValues | undefined } | undefined;
  const read = (text: string): SlotValues | undefined => {
    if (!forms) {
      words = wordsOf(rules, new Set(texts.flatMap(slotsOf)));
      forms = texts.map((form) => ({ literals: form.toLowerCase().split(SLOT), slots: slotsOf(form) }));
    }
    const lower = text.toLowerCase();
    for (const [index, form] of forms.entries()) {
      // Most patterns lack a literal of the text, and that is much cheaper to find out than the words.
      const found = mayBe(form, lower) ? readSlots(text, lower, form, words) : undefined;
      if (found) return { index, slots: Object.fromEntries(form.slots.map((slot, at) => [slot, found[at] ?? ''])) };
    }
    return undefined;
  };
  return (text) => {
    if (last?.text !== text) last = { text, reading: read(text) };
    return last.reading;
  };
}
