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

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The pattern of a head as a regular expression that captures, in order, the words of the rules in its slots. */
function patternOf(head: string, rules: Grammar): RegExp {
  const parts = head.split(SLOT).map((part, at) => {
    if (at % 2 === 0) return escape(part);
    // The longest first, as one word may begin like another.
    const words = [...(rules[part] ?? [])].toSorted((one, other) => other.length - one.length);
    return `(?:an? )?(${words.map(escape).join('|')})`;
  });
  return new RegExp(`^${parts.join('')}$`, 'i');
}

/** The form of a head, to read one back. */
interface Form {
  /** Which matter of its topic it names. */
  readonly index: number;
  readonly pattern: RegExp;
  /** Its slots, in the order of the pattern's groups. */
  readonly slots: readonly string[];
}

function formsOf(matters: readonly Matter[], rules: Grammar): readonly Form[] {
  return matters.flatMap(({ heads }, index) =>
    heads.map((head) => ({
      index,
      pattern: patternOf(head, rules),
      slots: [...head.matchAll(SLOT)].map(([, slot = '']) => slot),
    })),
  );
}

/** What a head says: its matter, and what stands in its slots, in the words of the rules. */
function readHead(
  head: string,
  forms: readonly Form[],
  rules: Grammar,
): { readonly index: number; readonly slots: Readonly<Record<string, string>> } | undefined {
  for (const { index, pattern, slots } of forms) {
    const found = pattern.exec(head);
    if (!found) continue;
    const words = slots.map((slot, at) => {
      const word = found[at + 1] ?? '';
      // At the start of the head it has a capital that it does not have inside a sentence.
      return [slot, rules[slot]?.find((other) => other.toLowerCase() === word.toLowerCase()) ?? word] as const;
    });
    return { index, slots: Object.fromEntries(words) };
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
  const forms = new Map(Object.entries(matters).map(([topic, list]) => [topic, formsOf(list, rules)]));
  return {
    rules,
    parts: Object.fromEntries(parts),
    read({ name, topic = fallback }: About, random) {
      const list = matters[topic] ?? [];
      const told = name === undefined ? undefined : readHead(name, forms.get(topic) ?? [], rules);
      const { index, slots } = told ?? { index: random.int(0, list.length - 1), slots: {} };
      return { part: `${topic}/${index}`, slots };
    },
  };
}
