import { expand } from '../grammar.ts';
import type { Grammar, Slots } from '../grammar.ts';
import type { Random } from '../random.ts';
import type { RotationContext } from '../rotation.ts';

/** What is known of the thing a text is to be about. What is missing is made up or left out. */
export interface About {
  /** Its name or title. */
  readonly name?: string;
  /** Its kind or field. */
  readonly topic?: string;
  /** Its fields, or what it offers. */
  readonly topics?: readonly string[];
  readonly place?: string;
  /** Street and number. */
  readonly address?: string;
  readonly years?: number;
  /** How long it takes, in hours. */
  readonly hours?: number;
  readonly stars?: number;
  readonly amount?: number;
  /** Whom the books of an author are about, where a title names somebody. */
  readonly hero?: string;
  /** Which of the tales of its genre a book tells. */
  readonly tale?: number;
  /** What it says of itself: the slogan of a company. */
  readonly slogan?: string;
  readonly currency?: string;
  /** How many articles somebody has written. */
  readonly articleCount?: number;
  /** The least purchase that it is for; 0 for any. */
  readonly minPurchase?: number;
  /** Why it is given: the occasion of a coupon. */
  readonly occasion?: string;
  /** Whom it is for: `beginner`, `intermediate`, `advanced` or `all-levels`. */
  readonly level?: string;
  /** The ISO 639-1 code of the language that is spoken. Default: English. */
  readonly language?: string;
  /** What it costs; 0 where it is free. */
  readonly price?: number;
  /** Whether it takes place online. */
  readonly online?: boolean;
  /** The given name, or the whole name, of the one who writes. */
  readonly writer?: string;
  /** A number that tells those who write apart, from 0: the same one always has the same habits. */
  readonly writerNumber?: number;
  /** The user name of the one who writes, or of the one who reads a notification. */
  readonly username?: string;
  /** The address of the one who writes. */
  readonly email?: string;
  /** When it is written: `YYYY-MM-DD`, with or without a time. */
  readonly date?: string;
  /** With `date`: when it ends. */
  readonly endDate?: string;
  /** Since when the one who writes has known the service: nothing is said of earlier months. */
  readonly customerSince?: string;
}

/** What is known of a thing: the name of its part, or rules of its own in place of those, and the words for the slots. */
interface Known {
  readonly part: string;
  readonly own?: Grammar;
  readonly slots: Slots;
}

/** A subject that texts are written about. Each text starts from the rule `text`. */
export interface Subject {
  /** Rules of every text about it. */
  readonly rules: Grammar;
  /** By topic, the rules that are its own. Those of one topic come before the common ones. */
  readonly parts: Readonly<Record<string, Grammar>>;
  /** What is known of the thing, as the name of the part and the words for the slots; by turns, where the record is known. */
  read(about: About, random: Random, turning?: RotationContext): Known;
  /** What becomes of a text that is written. Default: it stays as it is. */
  finish?(text: string, about: About): string;
}

/** Writes a text about a subject. */
export function write(context: RotationContext, subject: Subject, about: About): string {
  const { part, own, slots } = subject.read(about, context.random, context);
  const text = expand(context, subject.rules, 'text', slots, own ?? subject.parts[part]);
  return subject.finish?.(text, about) ?? text;
}
