import { slotsOf } from '../grammar.ts';
import type { Grammar } from '../grammar.ts';

/** A text with slots, taken apart to read one back. */
interface SlotForm {
  /** What stands around the slots, in small letters: one more than there are slots. */
  readonly literals: readonly string[];
  readonly slots: readonly string[];
}

/** A word of a rule, in small letters and as it is written. */
type Word = readonly [lower: string, word: string];

/** The words of each rule by their first two letters; figures may have one. */
type Words = ReadonlyMap<string, ReadonlyMap<string, readonly Word[]>>;

/** What a text says: which form it has, and what stands in its slots, in the words of the rules. */
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

/** How long the article is that stands at a place of a text in small letters. */
function articleAt(lower: string, at: number): number {
  return lower.startsWith('a ', at) ? 2 : lower.startsWith('an ', at) ? 3 : 0;
}

/**
 * The words in the slots of a text, from the `at`th slot on; undefined when the text is not of that form. By hand rather
 * than by a regular expression: one with all words of the rules in it takes longer to compile than all texts to read.
 *
 * @param lower the text in small letters
 * @param from where the literal before that slot begins
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
    // Not a rule: whatever stands there, up to the end of the text.
    const end = lower.length - (form.literals[at + 1] ?? '').length;
    return end > start && readSlots(text, lower, form, words, at + 1, end) ? [text.slice(start, end)] : undefined;
  }
  // An article is either the slot's, or the word's own.
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

/** Whether a text has all that stands around the slots of a form. */
function mayBe({ literals }: SlotForm, lower: string): boolean {
  return (
    lower.startsWith(literals[0] ?? '') &&
    lower.endsWith(literals.at(-1) ?? '') &&
    literals.every((literal) => lower.includes(literal))
  );
}

/**
 * Makes a reader of texts that have one of some forms, in whatever capitals. It gives undefined for any other text. A
 * slot that is not a rule may hold anything, as the last slot of a form.
 *
 * @param rules the words of the slots, none of which has slots itself
 *
 * @example
 * createReader(['{x} in {place}', '{x} Live'], { place: ['Lyon', 'Rome'] })('The Tin Heron Live') // => {"index":1,"slots":{"x":"The Tin Heron"}}
 */
export function createReader(texts: readonly string[], rules: Grammar): (text: string) => SlotValues | undefined {
  // Made when the first text is read: most commands read none.
  let forms: readonly SlotForm[] | undefined;
  let words: Words = new Map();
  // Several fields of a record read the same text, one after the other.
  let last: { readonly text: string; readonly reading: SlotValues | undefined } | undefined;
  const read = (text: string): SlotValues | undefined => {
    if (!forms) {
      words = wordsOf(rules, new Set(texts.flatMap(slotsOf)));
      forms = texts.map((form) => ({ literals: form.toLowerCase().split(SLOT), slots: slotsOf(form) }));
    }
    const lower = text.toLowerCase();
    for (const [index, form] of forms.entries()) {
      // Most forms are not the one, and most of these lack a piece of text: a much cheaper look than that for words.
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
