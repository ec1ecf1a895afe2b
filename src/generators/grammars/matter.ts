import { composeText } from '../compose-text.ts';
import { evenShare } from '../even-shares.ts';
import { slotsOf } from '../grammar.ts';
import type { Grammar, Slots } from '../grammar.ts';
import type { RotationContext } from '../rotation.ts';
import { createReader } from './forms.ts';
import type { About, Subject } from './subject.ts';

/**
 * One thing that tickets or notifications can be about, such as a declined card. Headlines and texts have the same
 * slots (placeholders).
 */
interface Matter {
  /** How urgent the matter is: from 1, which can wait, to 4, which cannot. */
  readonly urgency: 1 | 2 | 3 | 4;
  /** Headlines that name the thing. Nothing else has the same headlines. */
  readonly heads: readonly string[];
  /** Texts about the thing. They replace `{problem}` in a frame (see {@link Matter.frame}). */
  readonly texts: readonly string[];
  /**
   * Name of the frame: the text around `{problem}`, such as the one in which a customer first says hello. Default: that
   * of the topic.
   */
  readonly frame?: string;
}

/** All things that texts can be about, by topic. */
export type Matters = Readonly<Record<string, readonly Matter[]>>;

/** What a headline tells: the pattern that it was made from, its urgency, and the words that fill its placeholders. */
interface Told {
  /** The pattern of the headline. */
  readonly head: string;
  readonly urgency: Matter['urgency'];
  readonly slots: Slots;
}

/** Writes the headlines of tickets or of notifications, and texts about the thing that a headline names. */
export interface MatterKind {
  /** Writes a headline of the topic. */
  head(context: RotationContext, about: About): string;
  /** The texts. What a text is about is read from the headline, which is given as `name`. */
  readonly told: Subject;
  /** Returns how urgent the thing is that a headline names, from 1 to 4; undefined if it names none. */
  urgency(line: string): number | undefined;
}

/**
 * From a list with at most this many texts, a text is drawn. From a longer one, texts are taken in turn, so that
 * neighbours get different ones.
 */
const DRAWN = 9;

/**
 * Returns which of the texts about a thing its headline number `line`, of `lines`, can have. A short list is divided
 * among the headlines, in their order: neighbouring records have different headlines, and so different texts.
 */
function textsFor(texts: readonly string[], line: number, lines: number): readonly string[] {
  return texts.length > DRAWN ? texts : texts.filter((_, at) => at % lines === line % texts.length);
}

/**
 * Writes one of the headlines `lines`. If there are no words for a placeholder of the chosen one, another is taken.
 */
function lineFrom(context: RotationContext, lines: readonly string[], words: Grammar): string {
  // Neighbours in the list are about the same thing, so indexes that are far apart give headlines about different
  // things.
  const at = Math.floor(evenShare(context, 'text') * lines.length);
  const isSayable = (line: string): boolean => slotsOf(line).every((slot) => words[slot]?.length !== 0);
  const sayable = lines.filter(isSayable);
  // Chosen by index, so that none of the others comes more often than the rest.
  const line = [lines[at] ?? '', sayable[at % sayable.length] ?? ''].find(isSayable) ?? '';
  const written = composeText(context, line, words);
  return written.charAt(0).toUpperCase() + written.slice(1);
}

/** A pattern of headlines, and the rules for the texts that belong to it. */
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
 * Creates the functions that write headlines, and texts about the thing that a headline names.
 *
 * @param rules the words for the slots (placeholders) of the headlines, and all other rules of the texts
 * @param frames the texts around `{problem}`, by topic or by the name in {@link Matter.frame}
 * @param fallback the topic of a record without a topic
 * @param now returns the words for the slots of a headline, which can depend on the record. It should return the same
 *   object for records with the same words. A headline is not used if one of its slots has an empty list
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
      return lineFrom(context, heads.get(topic) ?? [], words);
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
