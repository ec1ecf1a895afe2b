import type { Faker, Generators } from '../generators/index.ts';
import type { NamedValue } from './named-value.ts';
import type { InsideOf, KeptRecord, OwnResource, TargetOf } from './paths.ts';

/**
 * The type of the values of `choices`: the keys of an object with weights, or the elements of a list, with or without
 * weights.
 */
type ChoiceOf<C> = C extends readonly (infer E)[] ? (E extends { readonly value: infer V } ? V : E) : keyof C & string;

/** The type that a value has after it was written to JSON and read again. */
type JsonOf<T> = T extends Date ? string : T extends bigint ? string : T;

type FakerValue<P extends string> = P extends `${infer M}.${infer N}`
  ? M extends keyof Faker
    ? N extends keyof Faker[M]
      ? Faker[M][N] extends (...args: never) => infer V
        ? JsonOf<V>
        : never
      : never
    : never
  : never;

type Generated<N> = N extends `faker:${infer P}`
  ? FakerValue<P>
  : N extends keyof Generators
    ? Generators[N] extends (...args: never) => infer V
      ? V
      : never
    : never;

interface Types {
  readonly string: string;
  readonly integer: number;
  readonly number: number;
  readonly boolean: boolean;
  readonly null: null;
  readonly array: readonly unknown[];
  readonly object: object;
}

/** The type of the field by which records are addressed: a number, unless that field is a text. */
type KeyValue<F> = F extends { readonly type: infer T }
  ? T extends 'string'
    ? string
    : number
  : F extends { readonly generator: infer N }
    ? N extends 'random_int'
      ? number
      : string
    : F extends { readonly format: string }
      ? string
      : number;

/** The name of the field whose value a reference to a resource contains: `id`, or its key if it has no `id`. */
type KeyOf<D> = D extends { readonly fields: { readonly id: unknown } }
  ? 'id'
  : D extends { readonly key: infer K extends string }
    ? K
    : 'id';

/** The type of the values of references to a resource of a config; number or text if the resource is unknown. */
type IdOf<C, T> = C extends { readonly resources: infer R }
  ? T extends keyof R
    ? R[T] extends { readonly fields: { readonly [K in KeyOf<R[T]>]: infer I } }
      ? KeyValue<I>
      : R[T] extends { readonly schema: unknown }
        ? number | string
        : number
    : number
  : number | string;

/** The type of the value at a path of a record; unknown where the definitions do not tell it. */
type AtPath<P, Fields, C> = P extends `${infer K}.${infer Rest}`
  ? K extends keyof Fields
    ? [InsideOf<Fields[K]>] extends [never]
      ? BehindReference<TargetOf<Fields[K], K, C>, Rest, C>
      : Fields[K] extends { readonly items: unknown }
        ? readonly AtPath<Rest, InsideOf<Fields[K]>, C>[]
        : AtPath<Rest, InsideOf<Fields[K]>, C>
    : unknown
  : P extends keyof Fields
    ? FieldValue<Fields[P], P, Fields, C>
    : unknown;

/** The type of the value at a path in the records of a resource, by the name of the resource. */
type BehindReference<T, P, C> = [OwnResource<T, C>] extends [never]
  ? P extends keyof KeptRecord<T, C>
    ? KeptRecord<T, C>[P]
    : unknown
  : P extends keyof OwnRecord<OwnResource<T, C>, C>
    ? OwnRecord<OwnResource<T, C>, C>[P]
    : OwnResource<T, C> extends { readonly fields: infer I }
      ? AtPath<P, I, C>
      : unknown;

/** Turns the type of one example into that of all values: any text for a text, any number for a number. */
type Widened<T> = T extends string ? string : T extends number ? number : T extends boolean ? boolean : T;

/** The type of a field that does not state where its values come from, by its keywords or its name. */
type InferredValue<F, K, C> = F extends { readonly format: string }
  ? string
  : F extends { readonly min: number } | { readonly max: number }
    ? number
    : F extends { readonly examples: readonly (infer E)[] }
      ? Widened<E>
      : [TargetOf<F, K, C>] extends [never]
        ? NamedValue<K>
        : IdOf<C, TargetOf<F, K, C>>;

/**
 * The type of a field's values, by all that its definition says.
 *
 * @typeParam K the name of the field
 * @typeParam Root the fields of the record, which paths begin at
 */
type ValueOf<F, K, Root, C> = F extends { readonly choices: infer L }
  ? ChoiceOf<L>
  : F extends { readonly const: infer V }
    ? V
    : F extends { readonly references: infer T }
      ? IdOf<C, T extends { readonly is: infer I } ? I[keyof I] : T>
      : F extends { readonly generator: infer N; readonly args: { readonly choices: infer L } }
        ? N extends `faker:${string}`
          ? Generated<N>
          : ChoiceOf<L>
        : F extends { readonly generator: 'const'; readonly args: { readonly value: infer V } }
          ? V
          : F extends { readonly fields: infer I }
            ? RecordOf<I, Root, C>
            : F extends { readonly items: infer I }
              ? readonly (I extends { readonly field: infer E } ? FieldValue<E, '', Root, C> : unknown)[]
              : F extends { readonly copy: infer P; readonly type: 'array' }
                ? AtPath<P, Root, C> extends readonly unknown[]
                  ? AtPath<P, Root, C>
                  : readonly unknown[]
                : F extends { readonly type: infer T extends keyof Types }
                  ? Types[T]
                  : F extends { readonly generator: infer N }
                    ? Generated<N>
                    : F extends { readonly copy: infer P }
                      ? AtPath<P, Root, C>
                      : F extends { value(...args: never): infer V }
                        ? JsonOf<V>
                        : InferredValue<F, K, C>;

type FieldValue<F, K, Root, C> =
  | ValueOf<F, K, Root, C>
  | (F extends { readonly when: object } | { readonly nullable: number } | { readonly earlier: true } ? null : never);

type RecordOf<Fields, Root, C> = { readonly [K in keyof Fields]: FieldValue<Fields[K], K, Root, C> };

/**
 * The types of the fields of a resource. The field by which records are addressed is typed, even if its definition is
 * empty.
 */
type FieldsOf<D, F, C> = {
  readonly [K in keyof F]: unknown extends FieldValue<F[K], K, F, C>
    ? K extends 'id' | (D extends { readonly key: infer N } ? N : never)
      ? KeyValue<F[K]>
      : unknown
    : FieldValue<F[K], K, F, C>;
};

/** The `id` that mockgen adds to records; none if a resource has its own `id`, another key, or only one record. */
type Counted<D> = D extends
  | { readonly fields: { readonly id: unknown } }
  | { readonly key: string }
  | { readonly single: true }
  ? unknown
  : { readonly id: D extends { readonly schema: unknown } ? number | string : number };

/** The type that an object with Standard Schema describes. */
type SchemaValue<S> = S extends { readonly '~standard': { readonly types?: infer T } }
  ? NonNullable<T> extends { readonly output: infer O }
    ? O
    : unknown
  : unknown;

/**
 * The type of a resource's records, derived from its definition. A field that says nothing of its values has the type that
 * inference gives to its name, such as `title`, `unitPrice` or `user_id`. It is `unknown` where the name tells nothing, as
 * are fields of a schema in a file: `mockgen types` writes the types of all.
 *
 * @typeParam D a result of `defineResource`, or a resource in a result of `defineConfig`
 * @typeParam C the config, which decides the types of the ids of other resources. Default: a number or a text
 */
export type InferRecord<D, C = unknown> = D extends { readonly of: infer N }
  ? C extends { readonly resources: infer R }
    ? N extends keyof R
      ? OwnRecord<R[N], C>
      : unknown
    : unknown
  : OwnRecord<D, C>;

/** The type of the records of a resource that has records of its own. */
type OwnRecord<D, C> = Counted<D> &
  (D extends { readonly fields: infer F } ? FieldsOf<D, F, C> : unknown) &
  (D extends { readonly schema: infer S }
    ? Omit<SchemaValue<S>, D extends { readonly fields: infer F } ? keyof F : never>
    : unknown);
