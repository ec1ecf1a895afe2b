import type { Generators } from '../../generators/index.ts';

/** What an argument is. Words are a closed list of texts. */
export type Kind =
  | 'number'
  | 'text'
  | 'flag'
  | 'two numbers'
  | 'two texts'
  | 'numbers'
  | 'texts'
  | 'texts or numbers'
  | 'weights'
  | 'any'
  | { readonly [word: string]: true };

/** The words for a gender, which several generators take. */
export const GENDER: { readonly female: true; readonly male: true; readonly 'non-binary': true } = {
  female: true,
  male: true,
  'non-binary': true,
};

/** The kind of an argument of a type. */
type KindOf<T> = [T] extends [boolean]
  ? 'flag'
  : [T] extends [number]
    ? 'number'
    : [T] extends [string]
      ? string extends T
        ? 'text'
        : { readonly [Word in T]: true }
      : KindOfList<T>;

type KindOfList<T> = [T] extends [readonly [number, number]]
  ? 'two numbers'
  : [T] extends [readonly [string, string]]
    ? 'two texts'
    : [T] extends [readonly number[]]
      ? 'numbers'
      : [T] extends [readonly string[]]
        ? 'texts'
        : [T] extends [readonly (string | number)[]]
          ? 'texts or numbers'
          : [T] extends [Readonly<Record<string, number>>]
            ? 'weights'
            : 'any';

type ArgumentsOf<F> = F extends (context: never, ...args: infer A) => unknown
  ? A extends readonly []
    ? {}
    : { readonly [K in keyof NonNullable<A[0]>]-?: KindOf<Exclude<NonNullable<A[0]>[K], undefined>> }
  : never;

/** What each generator takes, by name. The compiler misses one that is left out, and any argument of it. */
export type Takes = { readonly [N in keyof Generators]: ArgumentsOf<Generators[N]> };

type Early = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k';

/** Those whose names begin with a to k: a file of all would be too long. */
export type EarlyTakes = Pick<Takes, Extract<keyof Takes, `${Early}${string}`>>;

/** All others. */
export type LateTakes = Omit<Takes, keyof EarlyTakes>;
