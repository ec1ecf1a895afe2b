import { expand } from '../grammar.ts';
import type { Grammar, Slots } from '../grammar.ts';
import type { Random } from '../random.ts';
import type { RotationContext } from '../rotation.ts';
import type { About } from './about.ts';
import { withFacts } from './sheets/sheet.ts';
import type { Sheet } from './sheets/sheet.ts';

export type { About } from './about.ts';

/**
 * What a text is made from: the name of a part of its subject's rules, or rules instead of that part, and the words for
 * the slots (placeholders).
 */
interface Known {
  readonly part: string;
  readonly own?: Grammar;
  readonly slots: Slots;
}

/** A subject that texts are written about. Every text starts from the rule `text`. */
export interface Subject {
  /** Rules that all texts on the subject use. */
  readonly rules: Grammar;
  /** Sets of further rules, by name. Each text uses one of these sets, whose rules come before `rules`. */
  readonly parts: Readonly<Record<string, Grammar>>;
  /**
   * Chooses the set of rules and the words for the slots (placeholders), by what is known about the record. With
   * `turning`, the context of a record, neighbouring records get different ones.
   */
  read(about: About, random: Random, turning?: RotationContext): Known;
  /** Sentences about further facts, some of which a text gets at its end. Default: none. */
  readonly sheet?: Sheet;
  /** Changes a text after its placeholders have been filled. Default: no change. */
  finish?(text: string, about: About): string;
}

/** Writes a text about a subject. */
export function write(context: RotationContext, subject: Subject, about: About): string {
  const { part, own, slots } = subject.read(about, context.random, context);
  const isOfSeed = subject.sheet !== undefined && subject.sheet.isWhole !== true;
  const core = expand(context, subject.rules, 'text', slots, own ?? subject.parts[part], isOfSeed);
  const text = subject.sheet ? withFacts(context, subject.sheet, core, about, slots) : core;
  return subject.finish?.(text, about) ?? text;
}
