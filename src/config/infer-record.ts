import type { Faker, Generators } from '../generators/index.ts';

/** The values of a closed list: the keys of weights, or the elements of a list, with or without weights. */
type ChoiceOf<C> = C extends readonly (infer E)[] ? (E extends { readonly value: infer V } ? V : E) : keyof C & string;

/** The JSON form of a value. */
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

/** The type of a field that addresses records: a number, unless the field is one of texts. */
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

/** The name of the field that references to a resource hold: `id`, or its key where it has no `id`. */
type KeyOf<D> = D extends { readonly fields: { readonly id: unknown } }
  ? 'id'
  : D extends { readonly key: infer K extends string }
    ? K
    : 'id';

/** The type of the values that references to a resource of a config hold; both types for an unknown one. */
type IdOf<C, T> = C extends { readonly resources: infer R }
  ? T extends keyof R
    ? R[T] extends { readonly fields: { readonly [K in KeyOf<R[T]>]: infer I } }
      ? KeyValue<I>
      : R[T] extends { readonly schema: unknown }
        ? number | string
        : number
    : number
  : number | string;

type ValueOf<F, C> = F extends { readonly choices: infer L }
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
            ? RecordOf<I, C>
            : F extends { readonly items: infer I }
              ? readonly (I extends { readonly field: infer E } ? FieldValue<E, C> : unknown)[]
              : F extends { readonly type: infer T extends keyof Types }
                ? Types[T]
                : F extends { readonly generator: infer N }
                  ? Generated<N>
                  : F extends { value(...args: never): infer V }
                    ? JsonOf<V>
                    : unknown;

type FieldValue<F, C> =
  | ValueOf<F, C>
  | (F extends { readonly when: object } | { readonly nullable: number } | { readonly earlier: true } ? null : never);

type RecordOf<Fields, C> = { readonly [K in keyof Fields]: FieldValue<Fields[K], C> };

/** The fields of a resource. The one that addresses its records has values although nothing may be said of it. */
type FieldsOf<D, F, C> = {
  readonly [K in keyof F]: unknown extends FieldValue<F[K], C>
    ? K extends 'id' | (D extends { readonly key: infer N } ? N : never)
      ? KeyValue<F[K]>
      : unknown
    : FieldValue<F[K], C>;
};

/** The `id` that a resource gets without a field for it: none where another field addresses its records, or it has one. */
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
 * The type of a resource's records, derived from its definition. Fields that only a schema or inference determines are
 * `unknown`.
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
