/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The JSON type of a field; a nullable field adds `null` in its schema. `null` itself is for constants. */
export type FieldType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null';

/** The formats the service knows, in JSON Schema's words. `date-time` is UTC with milliseconds. */
export type Format = 'email' | 'uri' | 'date' | 'date-time';

/**
 * An argument that is read from elsewhere: `{ from: 'amount' }` is this record's field, `{ from: 'user_id.email' }` a
 * field of the record that the reference `user_id` points to.
 *
 * A path begins at the record, also for a field inside of an object: `address.city` is the field `city` of the object
 * `address`. Behind a reference it goes on in the record that the reference points to, where it may lead into objects
 * again, but over no second reference. With a dot in front, `.price` is a neighbour in the same object: inside of an
 * array there is no other way to it. No path leads into an array.
 */
export interface From {
  readonly from: string;
}

/**
 * An argument read from some record of another resource, `{ any: 'authors.name' }`: one of the first `id` records, and
 * the same one wherever a record says so of that resource.
 */
export interface Any {
  readonly any: string;
}

/** An argument that depends on the value of a field: `{ by: 'status', is: { paid: 1 }, else: 2 }`. */
export interface By<T> {
  readonly by: string;
  readonly is: Readonly<Record<string, Arg<T>>>;
  readonly else?: Arg<T>;
}

/** Conditions that hold where each field named here has one of the values beside it: `{ status: ['paid', 'open'] }`. */
export type Conditions = Readonly<Record<string, readonly (string | number | boolean)[]>>;

/**
 * An argument decided by several fields: `use` of the first case whose conditions hold, else `else`.
 * `{ cases: [{ when: { status: ['paid'], method: ['cash'] }, use: 1 }], else: 2 }`
 */
export interface Cases<T> {
  readonly cases: readonly { readonly when: Conditions; readonly use: Arg<T> }[];
  readonly else?: Arg<T>;
}

/** What a spec may write where a generator expects a `T`. */
export type Arg<T> = From | Any | By<T> | Cases<T> | (T extends readonly (infer E)[] ? T | readonly Arg<E>[] : T);

/** Draws a value in code. It draws from `random` alone, which is keyed to the field, and reads what `reads` names. */
export type ValueFunction = (random: never, ...values: never[]) => unknown;

/** The elements of an array. */
export interface Items {
  readonly field: Field;
  /** How many: always so many, or from the first to the second number. */
  readonly count: number | readonly [number, number];
  /** What the first of them are, where they differ from the others. */
  readonly first?: readonly Field[];
  /** No two of them are equal. */
  readonly unique?: true;
}

/**
 * A field as the renderer and the meta document see it, whatever its generator. Its value comes from one of `copy`,
 * `references`, `fields`, `items`, `value` and `generator`; the first that is there counts, and `generator` is then the
 * label that the meta document shows.
 */
export interface Field {
  readonly type: FieldType;
  readonly format?: Format;
  /** The label of the service document, and the name of the function that gives the value. */
  readonly generator?: string;
  readonly description: string;
  /**
   * What the generator is called with. Constant `min`, `max` and `choices` also become schema keywords. For a generator of
   * faker's, a list: the arguments of its method. Those of `const` and of faker are literal: nothing in them is read.
   */
  readonly args?: Readonly<Record<string, unknown>> | readonly unknown[];
  /** A path as in {@link From}: the value is that field's, and the generator is not called. */
  readonly copy?: string;
  /**
   * The path noun of the resource whose id this is. Record `i` refers to one of the records 1 to `i`, or of as many as
   * there are. A copy, or a generator, gives the number of the record.
   */
  readonly references?: string;
  /**
   * A reference stays within the same run of so many ids, 1 to 99, 100 to 198 …: what differs within a run then differs
   * among all records that share a target. Default: no runs.
   */
  readonly run?: number;
  /**
   * A path whose value takes the place of the id among the things that the value depends on: all records that agree in it
   * agree in this field. Default: the record's id.
   */
  readonly per?: string;
  /** Null unless these conditions hold. */
  readonly when?: Conditions;
  /** The share of records, from 0 to 1, in which it is null. Which ones these are moves no value. Default: 0. */
  readonly nullable?: number;
  /**
   * No two records of the resource share the value, nulls aside. It is made so that they cannot: as another member of a
   * range or list, or with a number in it.
   */
  readonly unique?: true;
  /** The fields of an object, in order. */
  readonly fields?: Readonly<Record<string, Field>>;
  /** The elements of an array. */
  readonly items?: Items;
  /** The paths of the values that `value` is called with. */
  readonly reads?: readonly string[];
  /** In code only: gives the value. */
  readonly value?: ValueFunction;
  /** The closed list of values, where `choices` does not say it. */
  readonly enum?: readonly (string | number | boolean | null)[];
  /**
   * Further keywords of its JSON Schema, as the meta document shows them. A text is cut or filled so that it fits
   * `minLength` and `maxLength`; the others only tell.
   */
  readonly keywords?: Readonly<Record<string, Json>>;
  /** Whether the service document marks the field as required. `id` always is. */
  readonly required?: true;
}

/** A resource: pure data, from which records, meta documents and tables derive. */
export interface Resource {
  /** The plural path noun. */
  readonly name: string;
  readonly singular: string;
  readonly category: string;
  readonly description: string;
  /** How many records it has. Default: as many as the tree has of each. */
  readonly items?: number;
  /** By name, in the order of the record; `id` first: a number, counting from 1, or a text by a unique generator. */
  readonly fields: Readonly<Record<string, Field>>;
  /**
   * By name: what no record shows, and what the fields read. A cause has a value of its own, so that what depends on it
   * agrees: the terms of a customer, the strength of a team.
   */
  readonly causes?: Readonly<Record<string, Field>>;
}

/** Named generators: functions of a context and, for most, an object of arguments. */
export type Generators = Readonly<Record<string, (context: never, args: never) => unknown>>;

type TypeName<V> = V extends boolean
  ? 'boolean'
  : V extends number
    ? 'integer' | 'number'
    : V extends string
      ? 'string'
      : 'array';

/** The arguments of a generator as a spec may write them. */
export type ArgsOf<F> = F extends (context: never, args: infer A) => unknown
  ? { readonly [K in keyof NonNullable<A>]: Arg<Exclude<NonNullable<A>[K], undefined>> }
  : never;

type FieldWith<N extends string, F> = Omit<Field, 'type' | 'generator' | 'args'> & {
  readonly type: F extends (...args: never) => infer V ? TypeName<V> : never;
  readonly generator: N;
} & ({} extends ArgsOf<F>
    ? { readonly args?: ArgsOf<F> }
    : { readonly args: ArgsOf<F> } | { readonly copy: string; readonly args?: never });

/** A {@link Resource} whose fields fit the generators they name: types, and the arguments they take. */
export interface ResourceOf<G extends Generators> extends Omit<Resource, 'fields' | 'causes'> {
  readonly fields: FieldsOf<G>;
  readonly causes?: FieldsOf<G>;
}

type FieldsOf<G extends Generators> = Readonly<
  Record<string, { [N in keyof G & string]: FieldWith<N, G[N]> }[keyof G & string]>
>;
