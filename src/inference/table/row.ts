import type { FieldType } from '../../schema/index.ts';

/** A guess at what makes the values of a field. */
export interface Guess {
  readonly generator: string;
  readonly args?: Readonly<Record<string, unknown>>;
  /** The format of the texts that it makes. */
  readonly format?: string;
  /** Arguments that other fields of the record give, by the roles of these; the first that is there counts. */
  readonly reads?: Readonly<Record<string, readonly string[]>>;
  /** The role of a hidden field that gives an argument which no field of the record gives. */
  readonly needs?: Readonly<Record<string, string>>;
  /** Its texts where another field has some values, by the role of that field. */
  readonly by?: { readonly role: string; readonly texts: Readonly<Record<string, string>> };
  /** Roles whose values it adds up, if the record has at least two of them. */
  readonly sums?: readonly string[];
  /** What makes the values where the record gives none of what it reads. Default: the generator without that. */
  readonly otherwise?: Guess;
  /** A pattern of texts that no two records share. Default: a number tells them apart. */
  readonly apart?: string;
  /** Typical texts: where a schema states a pattern that they all match, the guess holds. Default: its choices. */
  readonly samples?: readonly string[];
  /** Minimum and maximum of its values. */
  readonly within?: readonly [number, number];
}

/** What fields of some names mean: the guesses for each type that such a field may have, the usual one first. */
export interface Row {
  /** What the fields are called where other rows read them. */
  readonly role: string;
  /** Last words of names, between commas. `@person name` stands for the name of a thing of the class `person`. */
  readonly names: string;
  readonly guesses: Readonly<Partial<Record<FieldType, Guess>>>;
}

/** Makes a row. */
export function row(role: string, names: string, guesses: Row['guesses']): Row {
  return { role, names, guesses };
}

/** A value, and its weight behind a colon. The minutes of `09:00` are none. */
const WEIGHTED = /^(.*?)(?::([1-9]\d*(?:\.\d+)?|0\.\d+))?$/;

/** Guesses one value of a list, each with its weight behind a colon, if it has one: `paid:4, open`. */
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

/** Guesses texts made of words, such as `{size} {thing}`, with the words of each list between commas. */
export function worded(text: string, lists: Readonly<Record<string, string>>): Guess {
  const split = Object.entries(lists).map(([name, words]) => [name, words.split(',').map((word) => word.trim())]);
  return { generator: 'phrase', args: { texts: [text], lists: Object.fromEntries(split) as unknown } };
}

/** Guesses one text of a list, none of which comes back before all have been used. */
export function listed(texts: string): Guess {
  return { generator: 'phrase', args: { texts: texts.split(',').map((text) => text.trim()) } };
}
