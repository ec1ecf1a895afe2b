import type { Grammar } from '../grammar.ts';
import type { About, Subject } from './subject.ts';

/** One matter: how it is called in a line, and how it is told in full. Both speak of the same slots. */
interface Matter {
  /** Lines that name it; each is the line of no other matter. */
  readonly heads: readonly string[];
  /** Texts that tell it. */
  readonly texts: readonly string[];
}

/** Matters by topic. */
export type Matters = Readonly<Record<string, readonly Matter[]>>;

const SLOT = /\{(?:a )?(\w+)\}/g;

/** A head, taken apart to read one back. */
interface Form {
  /** Which matter of its topic it names. */
  readonly index: number;
  /** What stands around the slots, in small letters: one more than there are slots. */
  readonly literals: readonly string[];
  readonly slots: readonly string[];
}

/** The words of each rule, by how they are written in small letters. */
type Words = ReadonlyMap<string, ReadonlyMap<string, string>>;

function wordsOf(rules: Grammar): Words {
  return new Map(
    Object.entries(rules).map(([slot, words]) => [slot, new Map(words.map((word) => [word.toLowerCase(), word]))]),
  );
}

function formsOf(matters: readonly Matter[]): readonly Form[] {
  return matters.flatMap(({ heads }, index) =>
    heads.map((head) => {
      const parts = head.split(SLOT);
      return {
        index,
        literals: parts.filter((_, at) => at % 2 === 0).map((literal) => literal.toLowerCase()),
        slots: parts.filter((_, at) => at % 2 === 1),
      };
    }),
  );
}

/**
 * The words in the slots of a head, from the `at`th slot on; undefined when the head is not of that form. By hand rather
 * than by a regular expression: one with all words of the rules in it takes longer to compile than all heads to read.
 *
 * @param head in small letters, from the literal before that slot on
 */
function readSlots(head: string, form: Form, words: Words, at = 0): readonly string[] | undefined {
  const literal = form.literals[at] ?? '';
  if (!head.startsWith(literal)) return undefined;
  const slot = form.slots[at];
  if (slot === undefined) return head.length === literal.length ? [] : undefined;
  const rest = head.slice(literal.length);
  // An article is either the slot's, or the word's own.
  const bare = rest.replace(/^an? /, '');
  for (const tail of bare === rest ? [rest] : [rest, bare]) {
    for (const [lower, word] of words.get(slot) ?? []) {
      const others = tail.startsWith(lower) ? readSlots(tail.slice(lower.length), form, words, at + 1) : undefined;
      if (others) return [word, ...others];
    }
  }
  return undefined;
}

/** What a head says: its matter, and what stands in its slots, in the words of the rules. */
function readHead(
  head: string,
  forms: readonly Form[],
  words: Words,
): { readonly index: number; readonly slots: Readonly<Record<string, string>> } | undefined {
  const lower = head.toLowerCase();
  for (const form of forms) {
    // Most forms are not the one, and most of these lack a piece of text: a much cheaper look than that for words.
    const found = form.literals.every((literal) => lower.includes(literal)) ? readSlots(lower, form, words) : undefined;
    if (!found) continue;
    const slots = form.slots.map((slot, at) => [slot, found[at] ?? ''] as const);
    return { index: form.index, slots: Object.fromEntries(slots) };
  }
  return undefined;
}

/** The lines that name matters: the subject of headlines. */
export function headsOf(matters: Matters, rules: Grammar, fallback: string): Subject {
  const parts = Object.entries(matters).map(([topic, list]): readonly [string, Grammar] => [
    topic,
    { text: list.flatMap(({ heads }) => heads) },
  ]);
  return {
    rules,
    parts: Object.fromEntries(parts),
    read: ({ topic = fallback }) => ({ part: topic, slots: {} }),
  };
}

/** The texts that tell matters: of the very one that `name`, a line from {@link headsOf}, names. */
export function textsOf(matters: Matters, rules: Grammar, fallback: string): Subject {
  const parts = Object.entries(matters).flatMap(([topic, list]) =>
    list.map(({ texts }, index): readonly [string, Grammar] => [`${topic}/${index}`, { text: texts }]),
  );
  const forms = new Map(Object.entries(matters).map(([topic, list]) => [topic, formsOf(list)]));
  const words = wordsOf(rules);
  return {
    rules,
    parts: Object.fromEntries(parts),
    read({ name, topic = fallback }: About, random) {
      const list = matters[topic] ?? [];
      const told = name === undefined ? undefined : readHead(name, forms.get(topic) ?? [], words);
      const { index, slots } = told ?? { index: random.int(0, list.length - 1), slots: {} };
      return { part: `${topic}/${index}`, slots };
    },
  };
}
