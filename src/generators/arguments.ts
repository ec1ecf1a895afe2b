/** The type of value that an argument takes. */
export type ArgumentKind =
  | 'number'
  | 'text'
  | 'flag'
  | 'two numbers'
  | 'two texts'
  | 'one or two texts'
  | 'numbers'
  | 'texts'
  | 'texts or numbers'
  | 'weights'
  | 'word'
  | 'any';

/** An argument of a generator. */
export interface Argument<T = unknown> extends ArgumentOptions<T> {
  readonly kind: ArgumentKind;
  /** What the argument means, in one or two sentences for authors of specs. */
  readonly meaning: string;
  /** For the kind `word`: the allowed words. */
  readonly words?: readonly string[];
  /** Tells the compiler the type of the values; never set. */
  readonly type?: T;
}

/** The options of an argument. */
interface ArgumentOptions<T> {
  /** Whether the argument must be given. */
  readonly required?: true;
  /** The value of the argument if a field does not give it. Default: the generator gets no value. */
  readonly default?: T;
  /** The name of the argument in earlier versions, which is still accepted. */
  readonly formerly?: string;
  /** Whether only the built-in resources use the argument. Lists of generators leave it out. */
  readonly internal?: true;
}

/** The arguments of a generator, by name. */
export type Arguments = Readonly<Record<string, Argument>>;

/** Defines arguments of one kind. */
interface Define<T> {
  (meaning: string): Argument<T>;
  <const O extends ArgumentOptions<T>>(meaning: string, options: O): Argument<T> & O;
}

function define<T>(kind: ArgumentKind, words?: readonly string[]): Define<T> {
  return <O extends ArgumentOptions<T>>(meaning: string, options?: O) =>
    // O is empty when there are no options, so the result matches both overloads.
    ({ kind, meaning, ...(words && { words }), ...options }) as Argument<T> & O;
}

/**
 * Defines arguments: a function per kind, each with the meaning of the argument and its options.
 *
 * @example
 * arg.number('Minimum value.', { default: 0 }) // => {"kind":"number","meaning":"Minimum value.","default":0}
 */
export const arg = {
  number: define<number>('number'),
  text: define<string>('text'),
  flag: define<boolean>('flag'),
  twoNumbers: define<readonly [number, number]>('two numbers'),
  twoTexts: define<readonly [string, string]>('two texts'),
  oneOrTwoTexts: define<readonly [string] | readonly [string, string]>('one or two texts'),
  numbers: define<readonly number[]>('numbers'),
  texts: define<readonly string[]>('texts'),
  textsOrNumbers: define<readonly (string | number)[]>('texts or numbers'),
  weights: define<Readonly<Record<string, number>>>('weights'),
  /** Defines arguments whose value is one of these words. */
  word: <const W extends string>(...words: readonly W[]) => define<W>('word', words),
  any: <T>() => define<T>('any'),
};

type ValueOf<A> = A extends { readonly type?: infer T } ? T : never;

type Flat<T> = { readonly [K in keyof T]: T[K] };

type NamesWith<A, O> = { [K in keyof A]: A[K] extends O ? K : never }[keyof A];

type With<A, Present extends keyof A> = Flat<
  { readonly [K in Present]: ValueOf<A[K]> } & { readonly [K in Exclude<keyof A, Present>]?: ValueOf<A[K]> }
>;

/** The arguments that a caller passes; those with defaults are optional. */
export type GivenArgs<A> = With<A, NamesWith<A, { readonly required: true }>>;

/** The arguments that a generator receives; those with defaults are always present. */
export type FilledArgs<A> = With<A, NamesWith<A, { readonly required: true } | { readonly default: unknown }>>;
