import type { FlagWord, NamedWords } from './named-words.ts';

/** A name with `_` between its words: `unit_price` for `unitPrice`. */
type SnakeCase<K extends string> = K extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : K;

type ByWords<K> = K extends NamedWords['string']
  ? string
  : K extends NamedWords['number']
    ? number
    : K extends NamedWords['boolean']
      ? boolean
      : unknown;

type ByLastWords<K> =
  unknown extends ByWords<K> ? (K extends `${string}_${infer Last}` ? ByLastWords<Last> : unknown) : ByWords<K>;

type BySnakeCase<K extends string> =
  unknown extends ByWords<K> ? (K extends `${FlagWord}_${string}` ? boolean : ByLastWords<K>) : ByWords<K>;

/**
 * The type that inference gives to a field by its name alone; unknown for a name that its tables do not have. What is around
 * a field can say something else.
 */
export type NamedValue<K> = K extends string
  ? K extends Lowercase<K>
    ? BySnakeCase<K>
    : BySnakeCase<SnakeCase<K>>
  : unknown;
