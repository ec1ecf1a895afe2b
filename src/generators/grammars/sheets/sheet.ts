import { fill } from '../../grammar.ts';
import type { Slots } from '../../grammar.ts';
import { partOfSeed } from '../../rotation.ts';
import type { RotationContext } from '../../rotation.ts';
import type { About } from '../about.ts';

/** A matter of a hidden sheet of facts. A text says one sentence on it at most, so no two contradict each other. */
interface Topic {
  /** Ways to say it, with slots. `{n4to9}` is a number from 4 to 9. */
  readonly says: readonly string[];
  /** Whether the facts allow it. Default: always. */
  readonly when?: (about: About) => boolean;
  /** Matches texts that have spoken of it already. */
  readonly unless?: RegExp;
}

/** The matters that texts on a subject may speak of, in the order in which they do, and the words for their slots. */
export interface Sheet {
  readonly topics: readonly Topic[];
  readonly words: Slots;
  /** Whether the text before the facts draws from whole rules, where some alternatives must not be missing. */
  readonly isWhole?: true;
  /** Part of the sentences on a matter that the texts of a seed use. Default: 0.6. */
  readonly part?: number;
  /** Weights by number of further sentences. */
  readonly lengths: Readonly<Record<string, number>>;
}

/** Part of the sentences on a matter that the texts of a seed use, if the sheet does not say. */
const SENTENCES = 0.6;

/** Share of sentences that are joined to the one before them. */
const JOINED = 0.4;

/** Longer sentences are joined to no other one. */
const SHORT = 80;

/** Matches first words that stay in lower case within a sentence. */
const COMMON =
  /^(?:The|There|A|An|It|At|On|In|Every|Everything|Everybody|Nobody|No|Most|About|All|Before|After|For|From|By|If|Whoever|You|We|Rooms|Beds|Dogs|Tickets|Staff|Half|Questions|Customers|Slides|Most|Within|Between|During|Next|Two|Each|Water|Doors|Bring|Works|Once|Keep|Time) /;

/** Returns the element of a list whose turn it is. Neighbouring records have different ones. */
const turned = (list: readonly string[], id: number): string => list[id % list.length] ?? '';

/** Joins two sentences: with "and" if both are simple, otherwise with a semicolon. */
function joined(one: string, other: string): string {
  const isSimple = !/, | and |;|:/.test(`${one} ${other}`);
  return `${one.slice(0, -1)}${isSimple ? ', and' : ';'} ${other.charAt(0).toLowerCase()}${other.slice(1)}`;
}

/** Matches the name of a slot for a number. */
const NUMBER = /^n(\d+)to(\d+)$/;

/**
 * Adds sentences on further facts to a text: most texts get a few, some none, and some many. Another part of all
 * sentences belongs to each seed.
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
  const own = sheet.topics.filter(({ when, unless }) => !(unless?.test(text) ?? false) && (when?.(about) ?? true));
  const taken = new Set(random.sample(own, left));
  const value = (slot: string): string => {
    const [, least, most] = NUMBER.exec(slot) ?? [];
    if (least !== undefined) return String(random.int(Number(least), Number(most)));
    const word = slots[slot] ?? sheet.words[slot];
    if (word === undefined) throw new RangeError(`no words for {${slot}} in a sheet of facts`);
    return typeof word === 'string' ? word : typeof word === 'function' ? word() : fill(random.pick(word), value);
  };
  // The last sentence of the text may be joined to a fact, too.
  const end = Math.max(0, text.search(/(?<=[.!?]\s)(?![^]*[.!?]\s\S)\S/));
  const sentences = [text.slice(0, end).trim(), text.slice(end).trim()].filter((one) => one !== '');
  for (const topic of own) {
    if (!taken.has(topic) || left-- <= 0) continue;
    const drawn = fill(turned(partOfSeed(context, topic.says, sheet.part ?? SENTENCES), context.id), value);
    const sentence = drawn.charAt(0).toUpperCase() + drawn.slice(1);
    const before = sentences.at(-1) ?? '';
    if (
      COMMON.test(sentence) &&
      !/[;:]/.test(sentence) &&
      before.length < SHORT &&
      /^[^;:?!”]+\.$/.test(before) &&
      random.chance(JOINED)
    ) {
      sentences[sentences.length - 1] = joined(before, sentence);
    } else sentences.push(sentence);
  }
  return sentences.join(' ');
}
