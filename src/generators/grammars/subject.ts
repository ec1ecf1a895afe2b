import { expand } from '../grammar.ts';
import type { Grammar, Slots } from '../grammar.ts';
import type { Random } from '../random.ts';
import type { RotationContext } from '../rotation.ts';
import { withFacts } from './sheets/sheet.ts';
import type { Sheet } from './sheets/sheet.ts';

/** What is known about the thing that a text describes. What is missing is made up or left out. */
export interface About {
  /** Name or title. */
  readonly name?: string;
  /** Kind, category or field. */
  readonly topic?: string;
  /** Genres of an author, skills of a mentor, subject of a course, or amenities of a hotel. */
  readonly topics?: readonly string[];
  readonly place?: string;
  /** Street and house number. */
  readonly address?: string;
  readonly years?: number;
  /** Length in hours. */
  readonly hours?: number;
  readonly stars?: number;
  readonly amount?: number;
  /** Hero of the author's books, if a title names one. */
  readonly hero?: string;
  /** Index of the book's blurb among those of its genre. */
  readonly tale?: number;
  /** Slogan of a company. */
  readonly slogan?: string;
  readonly currency?: string;
  /** Number of articles that an author has written. */
  readonly articleCount?: number;
  /** Minimum purchase of a coupon; 0 for none. */
  readonly minPurchase?: number;
  /** Occasion of a coupon. */
  readonly occasion?: string;
  /** Level of a course: `beginner`, `intermediate`, `advanced` or `all-levels`. */
  readonly level?: string;
  /** ISO 639-1 code of the language of a course. Default: English. */
  readonly language?: string;
  /** Price; 0 if free. */
  readonly price?: number;
  /** Whether an event takes place online. */
  readonly online?: boolean;
  /** Given or full name of the writer. */
  readonly writer?: string;
  /** Number of the writer, from 0. Texts with the same number have the same style. */
  readonly writerNumber?: number;
  /** Username of the writer, or of the reader of a notification. */
  readonly username?: string;
  /** E-mail address of the writer. */
  readonly email?: string;
  /** When the text was written or the event begins: `YYYY-MM-DD`, with or without a time. */
  readonly date?: string;
  /** When the event ends, in the form of `date`. */
  readonly endDate?: string;
  /** Number of an invoice. */
  readonly number?: string;
  /** How often a subscription is charged. */
  readonly cycle?: string;
  /** Since when the writer has been a customer. Texts mention no earlier month. */
  readonly customerSince?: string;
}

/** What a text is made from: the name of its part, or rules that replace that part, and words for the slots. */
interface Known {
  readonly part: string;
  readonly own?: Grammar;
  readonly slots: Slots;
}

/** A subject that texts are written about. Every text starts from the rule `text`. */
export interface Subject {
  /** Rules of all texts. */
  readonly rules: Grammar;
  /** Further rules by name. The rules of the chosen part come before `rules`. */
  readonly parts: Readonly<Record<string, Grammar>>;
  /**
   * Chooses the part and the words for the slots. With `turning`, the context of a record, neighbouring records differ.
   */
  read(about: About, random: Random, turning?: RotationContext): Known;
  /** Further facts, of which texts tell some. Default: none. */
  readonly sheet?: Sheet;
  /** Changes the finished text. Default: no change. */
  finish?(text: string, about: About): string;
}

/** Writes a text about a subject. */
export function write(context: RotationContext, subject: Subject, about: About): string {
  const { part, own, slots } = subject.read(about, context.random, context);
  const core = expand(context, subject.rules, 'text', slots, own ?? subject.parts[part], subject.sheet !== undefined);
  const text = subject.sheet ? withFacts(context, subject.sheet, core, about, slots) : core;
  return subject.finish?.(text, about) ?? text;
}
