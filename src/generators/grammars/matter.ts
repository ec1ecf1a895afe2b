import { composeText } from '../compose-text.ts';
import { slotsOf } from '../grammar.ts';
import type { Grammar, Slots } from '../grammar.ts';
import { rotationIndex } from '../rotation.ts';
import type { RotationContext } from '../rotation.ts';
import { createReader } from './forms.ts';
import type { About, Subject } from './subject.ts';

/** One matter: how it is called in a line, how it is told in full, how urgent it is. Lines and texts share their slots. */
interface Matter {
  /** From 1, which can wait, to 4, which cannot. */
  readonly urgency: 1 | 2 | 3 | 4;
  /** Lines that name it; each is the line of no other matter. */
  readonly heads: readonly string[];
  /** Texts that tell it: the rule `problem`. */
  readonly texts: readonly string[];
  /** The frame of its texts. Default: that of its topic. */
  readonly frame?: string;
}

/** Matters by topic. */
export type Matters = Readonly<Record<string, readonly Matter[]>>;

/** What a line from {@link createMatters} names. */
interface Told {
  /** The form of the line. */
  readonly head: string;
  readonly urgency: Matter['urgency'];
  readonly slots: Slots;
}

/** Lines that name matters, and texts that tell the very matter of a line. */
export interface MatterKind {
  /** Writes a line that names a matter. */
  head(context: RotationContext, about: About): string;
  /** Texts about the matter of the line that `name` holds. */
  readonly told: Subject;
  /** How urgent the matter of a line is, from 1 to 4; undefined when the line names none. */
  urgency(line: string): number | undefined;
}

/** More texts than this are taken by turns, so that neighbours do not say the same. */
const DRAWN = 9;

/**
 * The texts that go with one of the lines of a matter. Neighbours have different lines, so they do not say the same, and
 * texts in the order of the lines answer to them.
 */
function textsFor(texts: readonly string[], line: number, lines: number): readonly string[] {
  return texts.length > DRAWN ? texts : texts.filter((_, at) => at % lines === line % texts.length);
}

/** One of the lines of a topic, with words in its slots: another one, where a slot has no words. */
function lineFrom(context: RotationContext, lines: readonly string[], topic: string, words: Grammar): string {
  const at = rotationIndex(context, lines.length, topic);
  const isSayable = (line: string): boolean => slotsOf(line).every((slot) => words[slot]?.length !== 0);
  const sayable = lines.filter(isSayable);
  // Any of the others, so that none comes more often than the rest.
  const line = [lines[at] ?? '', sayable[at % sayable.length] ?? ''].find(isSayable) ?? '';
  const written = composeText(context, line, words);
  return written.charAt(0).toUpperCase() + written.slice(1);
}

/** A line of a matter, and the rules of the texts that answer to it. */
interface Line {
  readonly head: string;
  readonly urgency: Matter['urgency'];
  readonly text: readonly string[];
  readonly problem: readonly string[];
}

function linesOf(matters: Matters, frames: Readonly<Record<string, readonly string[]>>): readonly Line[] {
  return Object.entries(matters).flatMap(([topic, list]) =>
    list.flatMap(({ heads, texts, frame = topic, urgency }) =>
      heads.map((head, at) => ({
        head,
        urgency,
        text: frames[frame] ?? [],
        problem: textsFor(texts, at, heads.length),
      })),
    ),
  );
}

/**
 * Makes lines and texts of a kind of matters.
 *
 * @param rules the words for the slots of the lines, and all other rules of the texts
 * @param frames by topic or by name, how a text is built around `{problem}`
 * @param fallback the topic of what has none
 * @param now what to say instead of some words, by the date of writing, the first one, or the record; one grammar for all that are alike. What
 *   it has no words for is not said: there, lines without that slot are taken
 */
export function createMatters(
  matters: Matters,
  rules: Grammar,
  frames: Readonly<Record<string, readonly string[]>>,
  fallback: string,
  now: (about: About, context: RotationContext) => Grammar = () => rules,
): MatterKind {
  const lines = linesOf(matters, frames);
  const heads = new Map(
    Object.entries(matters).map(([topic, list]) => [topic, list.flatMap((matter) => matter.heads)] as const),
  );
  const read = createReader(
    lines.map(({ head }) => head),
    rules,
  );
  const find = (line: string): Told | undefined => {
    const found = read(line);
    const at = found && lines[found.index];
    return at && { head: at.head, urgency: at.urgency, slots: found.slots };
  };
  return {
    head(context, about) {
      const { topic = fallback } = about;
      const words = now(about, context);
      return lineFrom(context, heads.get(topic) ?? [], topic, words);
    },
    told: {
      rules,
      parts: Object.fromEntries<Grammar>(lines.map(({ head, text, problem }) => [head, { text, problem }])),
      read({ name, topic = fallback, writer }, random) {
        const { head, slots } = (name === undefined ? undefined : find(name)) ?? {
          head: random.pick(heads.get(topic) ?? []),
          slots: {},
        };
        return { part: head, slots: writer === undefined ? slots : { ...slots, first: writer } };
      },
    },
    urgency(line) {
      return find(line)?.urgency;
    },
  };
}
