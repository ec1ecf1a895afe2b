import { fill } from '../../grammar.ts';
import type { Slots } from '../../grammar.ts';
import { partOfSeed } from '../../rotation.ts';
import type { RotationContext } from '../../rotation.ts';
import type { About } from '../about.ts';
import { counted } from '../wording.ts';

/**
 * One thing that a text may tell at its end. A text has at most one sentence on it, so no two sentences contradict each
 * other.
 */
interface Topic {
  /**
   * Sentences about the topic, with slots (placeholders). `{n4to9}` stands for a random number from 4 to 9, as a word.
   * An asterisk in front marks a sentence that readers remember, which fewer records have.
   */
  readonly says: readonly string[];
  /** Whether the sentences are true of a record, judging by what is known about it. Default: of every record. */
  readonly when?: (about: About) => boolean;
  /** Matches texts after which the sentences can stand. Default: all. */
  readonly after?: RegExp;
  /** Matches texts that already tell something similar; these do not get a sentence on the topic. Default: none. */
  readonly unless?: RegExp | undefined;
  /**
   * Of this many consecutive records, at most one can have a given sentence. The number is smaller for what is true of
   * few records. Default: {@link NEIGHBOURS}.
   */
  readonly among?: number;
}

/**
 * The sheet of facts for a subject: all topics that its texts may tell at their end, in this order, and the words for
 * the slots (placeholders) of the sentences.
 */
export interface Sheet {
  readonly topics: readonly Topic[];
  readonly words: Slots;
  /** Whether all alternatives of the main text are used for every seed; otherwise a seed uses a part of them. */
  readonly isWhole?: true;
  /** Share of all sentences, from 0 to 1, that one seed uses. Default: 0.75. */
  readonly part?: number;
  /** How many of these sentences a text gets at most: the weight of each number. */
  readonly lengths: Readonly<Record<string, number>>;
}

/** Share of all sentences, from 0 to 1, that one seed uses, if a sheet does not state it. */
const SENTENCES = 0.75;

/**
 * No two of this many consecutive records have the same sentence. It is a prime number, so that records at even
 * distances share none.
 */
const NEIGHBOURS = 53;

/**
 * No two of this many consecutive records have the same sentence if it is one that readers remember. Few trees of 100
 * records have it twice.
 */
const MEMORABLE = 131;

/** Difference between the `turn` of two sentences that follow each other in a sheet. */
const STEP = 17;

/** A sentence that a seed uses. Only records whose id, divided by `among`, leaves the remainder `turn` may have it. */
interface Frame {
  readonly topic: Topic;
  readonly says: string;
  readonly among: number;
  readonly turn: number;
}

/** For each sheet: all its sentences, and those that are used by the seed that was asked for last. */
const framesBySheet: WeakMap<Sheet, { readonly all: readonly string[]; part: readonly string[]; frames: Frame[] }> =
  new WeakMap();

/** Returns the sentences of a sheet that the seed uses. */
function framesOf(context: RotationContext, sheet: Sheet): readonly Frame[] {
  let known = framesBySheet.get(sheet);
  if (!known) {
    known = { all: sheet.topics.flatMap(({ says }) => says), part: [], frames: [] };
    framesBySheet.set(sheet, known);
  }
  const part = partOfSeed(context, known.all, sheet.part ?? SENTENCES);
  if (known.part === part) return known.frames;
  const own = new Set(part);
  const start = context.distinct(MEMORABLE, 0);
  let at = 0;
  known.part = part;
  known.frames = sheet.topics.flatMap((topic) => {
    const usual = topic.among ?? NEIGHBOURS;
    return topic.says
      .filter((says) => own.has(says))
      .map((text) => {
        const among = text.startsWith('*') ? MEMORABLE : usual;
        return { topic, says: text.replace('*', ''), among, turn: (start + STEP * at++) % among };
      });
  });
  return known.frames;
}

/** Matches the name of a placeholder for a number, such as `n4to9`, and captures the lowest and the highest. */
const NUMBER = /^n(\d+)to(\d+)$/;

/**
 * Adds sentences about further facts to the end of a text: most texts get none or one, a few get two or more. Each seed
 * uses only a part of all sentences, and these take turns.
 */
export function withFacts(
  context: RotationContext,
  sheet: Sheet,
  text: string,
  about: About,
  slots: Slots = {},
): string {
  const { random } = context;
  let left = Number(random.weighted<string>(sheet.lengths));
  const value = (slot: string): string => {
    const [, least, most] = NUMBER.exec(slot) ?? [];
    if (least !== undefined) return counted(random.int(Number(least), Number(most)));
    const word = slots[slot] ?? sheet.words[slot];
    if (word === undefined) throw new RangeError(`no words for {${slot}} in a sheet of facts`);
    return typeof word === 'string' ? word : typeof word === 'function' ? word() : fill(random.pick(word), value);
  };
  const sentences = [text];
  let last: Topic | undefined;
  for (const { topic, says, among, turn } of framesOf(context, sheet)) {
    if (left === 0) break;
    const { when, after, unless } = topic;
    if (context.id % among !== turn || topic === last) continue;
    // What is known about the record first: it takes less time than reading the text.
    if (!(when?.(about) ?? true) || (unless?.test(text) ?? false) || !(after?.test(text) ?? true)) continue;
    const drawn = fill(says, value);
    sentences.push(drawn.charAt(0).toUpperCase() + drawn.slice(1));
    last = topic;
    left--;
  }
  return sentences.join(' ');
}
