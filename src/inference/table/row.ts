import type { FieldType } from '../../schema/index.ts';

/** What a generated web address looks like: its host, and what is at the address. */
export interface WebAddress {
  readonly host: string;
  /**
   * What is at the address: the record itself (`record`), a page (`part`) or a file (`file`) that belongs to it, a page
   * of the list that contains it (`page`), or a page of the whole service, such as its terms (`service`).
   */
  readonly of: 'record' | 'part' | 'file' | 'page' | 'service';
}

/** A guess of how to make the values of a field: a generator with arguments. */
export interface Guess {
  readonly generator: string;
  readonly args?: Readonly<Record<string, unknown>>;
  /** The format of the texts that the generator makes. */
  readonly format?: string;
  /**
   * Arguments that are read from other fields. For each argument: the roles of such fields, of which the first one that
   * exists counts.
   */
  readonly reads?: Readonly<Record<string, readonly string[]>>;
  /** For each argument that cannot be read from another field: the role of the hidden cause that gives it. */
  readonly needs?: Readonly<Record<string, string>>;
  /** The web address to make, in place of `generator`. */
  readonly address?: WebAddress;
  /**
   * Texts or choices of the guess that depend on the value of another field or, if there is none, on a subject of the
   * record. `role` is that of the field or the subject.
   */
  readonly by?: {
    readonly role: string;
    readonly texts: Readonly<Record<string, string | number | readonly (string | number)[]>>;
    /**
     * Whether the other field may also be in the object or record around this one: the name of an option, for its
     * values.
     */
    readonly isAround?: true;
  };
  /**
   * Arguments that a subject of the record gives, such as the topic of an article: for each argument, the role of the
   * subject. See `SUBJECTS`.
   */
  readonly about?: Readonly<Record<string, string>>;
  /** Whether the guess makes one element of a list, without repeats, rather than the whole list. */
  readonly isEach?: true;
  /** Arguments that are read from a record that this one refers to: for each argument, the role of the field there. */
  readonly behind?: Readonly<Record<string, string>>;
  /** The guess for an element of a list in a record that has a field with the role of this one, read as `after`. */
  readonly afterWhole?: Guess;
  /** Arguments that count only if the same object has a field with one of some roles. */
  readonly beside?: { readonly roles: readonly string[]; readonly args: Readonly<Record<string, unknown>> };
  /** Arguments that count only in the states of the record in which something, such as `refunded`, has happened. */
  readonly inState?: { readonly happened: string; readonly args: Readonly<Record<string, unknown>> };
  /**
   * The guess for one element of a list of texts. It is used for lists in which all elements would otherwise be equal.
   */
  readonly amongOthers?: Guess;
  /** The guess that is used if none of the arguments can be read. Default: the generator without these arguments. */
  readonly otherwise?: Guess;
  /**
   * Only for unique fields: a pattern of the texts, or a guess that makes different values. Default: a number is put
   * behind each text.
   */
  readonly apart?: string | Guess;
  /**
   * Typical texts that the guess makes. If a schema states a pattern, the guess is used only if the pattern matches all
   * of them. Default: the choices of the guess.
   */
  readonly samples?: readonly string[];
  /** The lowest and the highest value that the guess makes. */
  readonly within?: readonly [number, number];
}

/** The meaning of fields with some names: a guess for each type that such a field can have, the usual type first. */
export interface Row {
  /** A name for the meaning, by which other rows refer to such fields. */
  readonly role: string;
  /** Last words of names, between commas. `@person name` stands for the name of a thing of the class `person`. */
  readonly names: string;
  readonly guesses: Readonly<Partial<Record<FieldType, Guess>>>;
}

/** Makes a row of the table that says what fields with certain names mean. */
export function row(role: string, names: string, guesses: Row['guesses']): Row {
  return { role, names, guesses };
}

/** Matches a value with a weight after a colon. The minutes in `09:00` are not a weight. */
const WEIGHTED = /^(.*?)(?::([1-9]\d*(?:\.\d+)?|0\.\d+))?$/;

/** Returns a guess that chooses one value of a list. Each value can have a weight after a colon: `paid:4, open`. */
export function chosen(list: string): Guess {
  const pairs = list.split(',').map((each) => {
    const [, value = '', weight = '1'] = WEIGHTED.exec(each.trim()) ?? [];
    return [value, Number(weight)] as const;
  });
  return { generator: 'choices', args: { choices: Object.fromEntries(pairs) } };
}

/** Returns a guess that makes texts which match a regular expression. */
export function matching(pattern: string): Guess {
  return { generator: 'pattern', args: { pattern } };
}

/** Returns a guess that makes whole numbers from `min` to `max`. */
export function whole(min: number, max: number, more: Readonly<Record<string, unknown>> = {}): Guess {
  return { generator: 'random_int', args: { min, max, ...more }, within: [min, max] };
}

/** Returns a guess that makes numbers from `min` to `max` in steps of `step`. */
export function decimal(min: number, max: number, step: number): Guess {
  return { generator: 'number', args: { min, max, step }, within: [min, max] };
}

/**
 * Returns a guess that makes texts such as `{size} {thing}`, with a list of words, separated by commas, for each slot
 * (placeholder).
 */
export function worded(text: string, lists: Readonly<Record<string, string>>): Guess {
  const split = Object.entries(lists).map(([name, words]) => [name, words.split(',').map((word) => word.trim())]);
  return { generator: 'phrase', args: { texts: [text], lists: Object.fromEntries(split) as unknown } };
}

/**
 * Returns a guess that chooses one text of a list, separated by commas. No text is repeated before all have been used.
 */
export function listed(texts: string): Guess {
  return { generator: 'phrase', args: { texts: texts.split(',').map((text) => text.trim()) } };
}

/** Returns guesses for a field that is a text: one text of a list, separated by commas. */
export const category = (texts: string): { readonly string: Guess } => ({ string: listed(texts) });

/** Returns a guess that makes a web address with this host. */
export function linked(host: string, of: WebAddress['of']): Guess {
  return { generator: 'joined', format: 'uri', address: { host, of } };
}

/** Returns guesses for a field that is a text: one of these texts. None is repeated before all have been used. */
export const phrase = (...texts: readonly string[]): { readonly string: Guess } => ({
  string: { generator: 'phrase', args: { texts } },
});

/**
 * Returns names that consist of a noun and a word behind it, in all combinations, separated by commas.
 *
 * @example
 * namesWith('order, cart', 'note, text') // => "order note, order text, cart note, cart text"
 */
export const namesWith = (nouns: string, words: string): string =>
  nouns
    .split(', ')
    .flatMap((noun) => words.split(', ').map((word) => `${noun} ${word}`))
    .join(', ');
