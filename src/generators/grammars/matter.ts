import { composeText } from '../compose-text.ts';
import { evenShare } from '../even-shares.ts';
import { slotsOf } from '../grammar.ts';
import type { Grammar, Slots } from '../grammar.ts';
import type { RotationContext } from '../rotation.ts';
import { createReader } from './forms.ts';
import type { About, Subject } from './subject.ts';

/**
 * A matter: one thing that tickets or notifications can be about. It has headlines, texts and an urgency. Headlines and
 * texts have the same slots.
 */
interface Matter {
  /** How urgent the matter is: from 1, which can wait, to 4, which cannot. */
  readonly urgency: 1 | 2 | 3 | 4;
  /** Headlines that name the matter. No other matter has the same ones. */
  readonly heads: readonly string[];
  /** Texts about the matter. They are put in place of `{problem}`. */
  readonly texts: readonly string[];
  /** Name of the frame: the text around `{problem}`. Default: the one of the topic. */
  readonly frame?: string;
}

/** The matters that texts can be about, by topic. */
export type Matters = Readonly<Record<string, readonly Matter[]>>;

/** What a headline tells: the pattern that it was made from, its urgency, and the words in its slots. */
interface Told {
  /** The pattern of the headline. */
  readonly head: string;
  readonly urgency: Matter['urgency'];
  readonly slots: Slots;
}

/** Writes headlines, and texts about the matter that a headline names. */
export interface MatterKind {
  /** Writes a headline of the topic. */
  head(context: RotationContext, about: About): string;
  /** The texts about the matter that the headline in `name` names. */
  readonly told: Subject;
  /** Returns the urgency of the matter that a headline names, from 1 to 4; undefined if it names none. */
  urgency(line: string): number | undefined;
}

/**
 * From a list of at most this length, a text is drawn. From a longer one, texts are taken in turn, so that neighbours
 * get different ones.
 */
const DRAWN = 9;

/**
 * Returns the texts for one of the headlines of a matter. Short lists are divided among the headlines, in their order:
 * neighbouring records have different headlines, and so different texts.
 */
function textsFor(texts: readonly string[], line: number, lines: number): readonly string[] {
  return texts.length > DRAWN ? texts : texts.filter((_, at) => at % lines === line % texts.length);
}

/** Writes a headline of a topic. If a slot of the chosen headline has no words, another headline is taken. */
function lineFrom(context: RotationContext, lines: readonly string[], words: Grammar): string {
  // Headlines that follow each other are about the same matter, so what is far apart here is told differently.
  const at = Math.floor(evenShare(context, 'text') * lines.length);
  const isSayable = (line: string): boolean => slotsOf(line).every((slot) => words[slot]?.length !== 0);
  const sayable = lines.filter(isSayable);
  // Chosen by index, so that none of the others comes more often than the rest.
  const line = [lines[at] ?? '', sayable[at % sayable.length] ?? ''].find(isSayable) ?? '';
  const written = composeText(context, line, words);
  return written.charAt(0).toUpperCase() + written.slice(1);
}

/** The pattern of a headline, and the rules of its texts. */
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
 * Creates the headlines and texts of some matters.
 *
 * @param rules the words for the slots of the headlines, and all other rules of the texts
 * @param frames texts around `{problem}`, by topic or by name
 * @param fallback the topic of a record without a topic
 * @param now returns the words for the slots of a headline, which can depend on the record. It should return the same
 *   object for records with the same words. A headline with a slot whose list is empty is not used
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
