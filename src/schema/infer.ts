/**
 * The type of the values of `choices`: the keys of an object of weights, or the elements of a list, with or without
 * weights.
 */
type ChoiceOf<C> = C extends readonly (infer E)[] ? (E extends { readonly value: infer V } ? V : E) : keyof C & string;

type Plain<T> = T extends 'integer' | 'number'
  ? number
  : T extends 'boolean'
    ? boolean
    : T extends 'null'
      ? null
      : string;

type ValueOf<F> = F extends { readonly enum: readonly (infer E)[] }
  ? E
  : F extends { readonly generator: 'const'; readonly args: { readonly value: infer V } }
    ? V
    : F extends { readonly args: { readonly choices: infer C } }
      ? ChoiceOf<C>
      : F extends { readonly value: (...args: never) => infer V }
        ? V
        : F extends { readonly fields: infer N }
          ? RecordOf<N>
          : F extends { readonly items: { readonly field: infer E } }
            ? readonly FieldValue<E>[]
            : F extends { readonly type: 'array' }
              ? readonly string[]
              : F extends { readonly type: 'object' }
                ? object
                : F extends { readonly type: infer T }
                  ? Plain<T>
                  : never;

type FieldValue<F> =
  | ValueOf<F>
  | (F extends { readonly when: object } | { readonly nullable: number } | { readonly earlier: true } ? null : never);

type RecordOf<Fields> = { readonly [K in keyof Fields]: FieldValue<Fields[K]> };

/** The type of the records of a resource, inferred from the type of its spec. */
export type InferRecord<R extends { readonly fields: object }> = RecordOf<R['fields']>;
