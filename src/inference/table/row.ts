import type { FieldType } from '../../schema/index.ts';

/** An address on the web: its host, and what it is of. */
export interface WebAddress {
  readonly host: string;
  /**
   * A record itself, a page or a file that belongs to it, a page of the list that it is in, or a page of the whole service,
   * such as its terms.
   */
  readonly of: 'record' | 'part' | 'file' | 'page' | 'service';
}

/** A guess at what makes the values of a field. */
export interface Guess {
  readonly generator: string;
  readonly args?: Readonly<Record<string, unknown>>;
  /** The format of the texts that it makes. */
  readonly format?: string;
  /** Arguments that are read from other fields: for each, the roles of such fields. The first that exists counts. */
  readonly reads?: Readonly<Record<string, readonly string[]>>;
  /** Roles of hidden causes that give an argument if it cannot be read from another field, by argument. */
  readonly needs?: Readonly<Record<string, string>>;
  /** The address that it makes, instead of the generator. */
  readonly address?: WebAddress;
  /** Its texts or choices where another field, or else a subject of the record, has some values: by the role of that field. */
  readonly by?: {
    readonly role: string;
    readonly texts: Readonly<Record<string, string | number | readonly (string | number)[]>>;
    /** Whether the other field can also be in what is around the object: the name of an option, around its values. */
    readonly isAround?: true;
  };
  /** Roles of subjects of the record that give an argument, by argument: see `SUBJECTS`. */
  readonly about?: Readonly<Record<string, string>>;
  /** Whether it makes each element of a list, which then has no repeats, rather than the list. */
  readonly isEach?: true;
  /** Arguments that are read from the record behind a reference, by the role of the field there. */
  readonly behind?: Readonly<Record<string, string>>;
  /** Arguments that count where a field beside it has one of some roles. */
  readonly beside?: { readonly roles: readonly string[]; readonly args: Readonly<Record<string, unknown>> };
  /** Arguments that count in the states of the record in which something has happened. */
  readonly inState?: { readonly happened: string; readonly args: Readonly<Record<string, unknown>> };
  /** The guess for an element of a list of texts, all of which would be the same otherwise. */
  readonly amongOthers?: Guess;
  /** The guess to use if no argument can be read. Default: the generator without these arguments. */
  readonly otherwise?: Guess;
  /** A pattern of texts that no two records share, or the guess that makes them. Default: a number tells them apart. */
  readonly apart?: string | Guess;
  /**
   * Typical texts. A schema's pattern that they all match does not rule out the guess. Default: its choices. Those of a
   * single letter keep out patterns that ask for certain letters.
   */
  readonly samples?: readonly string[];
  /** Minimum and maximum of its values. */
  readonly within?: readonly [number, number];
}

/** The meaning of fields with some names: a guess for each type that such a field can have, the usual type first. */
export interface Row {
  /** The name by which other rows refer to such fields. */
  readonly role: string;
  /** Last words of names, between commas. `@person name` stands for the name of a thing of the class `person`. */
  readonly names: string;
  readonly guesses: Readonly<Partial<Record<FieldType, Guess>>>;
}

/** Makes a row. */
export function row(role: string, names: string, guesses: Row['guesses']): Row {
  return { role, names, guesses };
}

/** Matches a value with a weight after a colon. The minutes in `09:00` are not a weight. */
const WEIGHTED = /^(.*?)(?::([1-9]\d*(?:\.\d+)?|0\.\d+))?$/;

/** Guesses one value of a list. Each value can have a weight after a colon: `paid:4, open`. */
export function chosen(list: string): Guess {
  const pairs = list.split(',').map((each) => {
    const [, value = '', weight = '1'] = WEIGHTED.exec(each.trim()) ?? [];
    return [value, Number(weight)] as const;
  });
  return { generator: 'choices', args: { choices: Object.fromEntries(pairs) } };
}

/** Guesses texts that match a pattern. */
export function matching(pattern: string): Guess {
  return { generator: 'pattern', args: { pattern } };
}

/** Guesses whole numbers between two others. */
export function whole(min: number, max: number, more: Readonly<Record<string, unknown>> = {}): Guess {
  return { generator: 'random_int', args: { min, max, ...more }, within: [min, max] };
}

/** Guesses numbers between two others. */
export function decimal(min: number, max: number, step: number): Guess {
  return { generator: 'number', args: { min, max, step }, within: [min, max] };
}

/** Guesses texts such as `{size} {thing}`, with lists of words, separated by commas, for the slots. */
export function worded(text: string, lists: Readonly<Record<string, string>>): Guess {
  const split = Object.entries(lists).map(([name, words]) => [name, words.split(',').map((word) => word.trim())]);
  return { generator: 'phrase', args: { texts: [text], lists: Object.fromEntries(split) as unknown } };
}

/** Guesses one text of a list. No text is repeated before all have been used. */
export function listed(texts: string): Guess {
  return { generator: 'phrase', args: { texts: texts.split(',').map((text) => text.trim()) } };
}

/** Guesses one text of a list, for a field that is a text. */
export const category = (texts: string): { readonly string: Guess } => ({ string: listed(texts) });

/** Guesses an address on the web. */
export function linked(host: string, of: WebAddress['of']): Guess {
  return { generator: 'joined', format: 'uri', address: { host, of } };
}

/** Guesses one of some texts. None is repeated before all have been used. */
export const phrase = (...texts: readonly string[]): { readonly string: Guess } => ({
  string: { generator: 'phrase', args: { texts } },
});

/**
 * Returns the names of each of some words of some things.
 *
 * @example
 * namesWith('order, cart', 'note, text') // => "order note, order text, cart note, cart text"
 */
export const namesWith = (nouns: string, words: string): string =>
  nouns
    .split(', ')
    .flatMap((noun) => words.split(', ').map((word) => `${noun} ${word}`))
    .join(', ');
