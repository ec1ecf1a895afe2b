import type { EnvelopeName, ItemName } from '../tree/index.ts';

/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The JSON type of a field; a nullable field adds `null` in its schema. `null` itself is for constants. */
export type FieldType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null';

/** The formats of texts, named as in JSON Schema. A `date-time` is in UTC, with milliseconds. */
export type Format = 'email' | 'uri' | 'date' | 'date-time';

/**
 * An argument read from another field: `{ from: 'amount' }` is a field of the same record, `{ from: 'user_id.email' }`
 * a field of the record that the reference `user_id` points to.
 *
 * A path starts at the record, even where a field inside an object gives it: `address.city` is the field `city` of the
 * object `address`. After a reference it continues in the record that the reference points to. It may go through objects,
 * but through one reference at most. Through an array it leads to a list: `lines.price` has the prices of all lines, and
 * `product_ids.name` the names of all products. A path that starts with a dot, such as `.price`, is a field of the same
 * object, also inside an array; with two dots, of the object around that, and so on.
 */
export interface From {
  readonly from: string;
}

/**
 * An argument read from a random record of another resource, `{ any: 'authors.name' }`. The record is one of the first
 * `id` records, and the same one for all fields of a record that read the same resource.
 */
export interface Any {
  readonly any: string;
}

/** An argument decided by the value of one field: `{ by: 'status', is: { paid: 1 }, else: 2 }`. */
export interface By<T> {
  readonly by: string;
  readonly is: Readonly<Record<string, Arg<T>>>;
  readonly else?: Arg<T>;
}

/**
 * An argument read from all records that refer to this one, `{ all: 'lines.price' }`: a list, in the order of the
 * records. Their reference has `each`, so it is known which records these are, and more records change nothing.
 */
export interface All {
  readonly all: string;
}

/** One of several resources, by the value of a field: `{ by: 'about', is: { patient: 'patients', visit: 'visits' } }`. */
export interface OneOf {
  readonly by: string;
  readonly is: Readonly<Record<string, string>>;
}

/**
 * Conditions on fields, by path: they hold if each of these fields has one of the values listed for it: `{ status:
 * ['paid', 'open'] }`.
 */
export type Conditions = Readonly<Record<string, readonly (string | number | boolean)[]>>;

/**
 * An argument decided by several fields: `use` of the first case whose conditions hold, else `else`.
 * `{ cases: [{ when: { status: ['paid'], method: ['cash'] }, use: 1 }], else: 2 }`
 */
export interface Cases<T> {
  readonly cases: readonly { readonly when: Conditions; readonly use: Arg<T> }[];
  readonly else?: Arg<T>;
}

/** The type of an argument in a spec, for a generator that takes a `T`. */
export type Arg<T> = From | Any | All | By<T> | Cases<T> | (T extends readonly (infer E)[] ? T | readonly Arg<E>[] : T);

/**
 * A function that makes a value. It draws from `random`, whose numbers depend on seed, field and record, and gets the
 * values of `reads`.
 */
export type ValueFunction = (random: never, ...values: never[]) => unknown;

/** What the elements of an array are, and how many there are. */
export interface Items {
  readonly field: Field;
  /** How many elements an array has: an exact number, or the lowest and the highest. */
  readonly count: number | readonly [number, number];
  /** The first elements, if these differ in kind from the others. */
  readonly first?: readonly Field[];
  /** True if all elements differ; the name of a field if the elements differ in that field. */
  readonly unique?: true | string;
}

/**
 * A field of a resource. Its value comes from the first of `copy`, `references`, `fields`, `items`, `value` and
 * `generator` that is given. A generator beside one of the others is only a label in the meta document.
 */
export interface Field {
  readonly type: FieldType;
  readonly format?: Format;
  /** The name of the generator that makes the value; also its label in documents. */
  readonly generator?: string;
  readonly description: string;
  /**
   * The arguments of the generator. Constant `min`, `max` and `choices` also become keywords of the JSON Schema. A
   * method of faker takes a list. The arguments of `const` and of faker are literal: `from` has no meaning in them.
   */
  readonly args?: Readonly<Record<string, unknown>> | readonly unknown[];
  /** A path as in {@link From}, whose value is taken over; no generator is called. */
  readonly copy?: string;
  /**
   * The path noun of the resource that the field refers to; its value is the id of a record. Record `i` refers to one
   * of the records 1 to `i`, as far as they exist. With `copy` or a generator, the value that these make is the number
   * of that record. If another field decides which resource it is, `{ by, is }` has a resource for each value of that
   * field.
   */
  readonly references?: string | OneOf;
  /**
   * Whether a reference to the same resource points to an earlier record, so that there is no circle. It is null in the
   * first record.
   */
  readonly earlier?: true;
  /**
   * Whether a hidden cause may refer to records after the last one that the tree shows: the lists of a tree show only a
   * part of all records. Default: only to those that it shows.
   */
  readonly beyond?: true;
  /**
   * How many consecutive records refer to the same record: with 3, records 1 to 3 refer to record 1, records 4 to 6 to
   * record 2, and so on. So there are this many records for each record of the other resource.
   */
  readonly each?: number;
  /**
   * How many consecutive ids form a run, if the reference stays within a run: with 99, records 1 to 99 refer only to
   * records in the range from 1 to 99, records 100 to 198 only to the range from 100 to 198, and so on. Values that
   * differ within a run therefore differ among all records with the same target. Default: no runs.
   */
  readonly run?: number;
  /**
   * A path whose value replaces the id in the key of the random numbers: all records with the same value at that path
   * get the same value in this field, if the arguments agree as well. Default: the record's id.
   */
  readonly per?: string;
  /**
   * A word that replaces resource and field in the key of the random numbers, besides `per`: all fields of a tree with
   * the same `as` have the same value where `per` has the same. Default: the resource and the path of the field.
   */
  readonly as?: string;
  /** Conditions without which the field is null. Default: none. */
  readonly when?: Conditions;
  /** The share of records, from 0 to 1, in which the field is null. It does not affect other values. Default: 0. */
  readonly nullable?: number;
  /**
   * Whether no two records of the resource share the value; nulls are exempt. Values are unique by construction: a
   * different member of a range or list for each record, or a number in the text.
   */
  readonly unique?: true;
  /** The fields of an object, in order. */
  readonly fields?: Readonly<Record<string, Field>>;
  /** The elements of an array. */
  readonly items?: Items;
  /** The paths of the values that are passed to `value`. */
  readonly reads?: readonly string[];
  /** The function that makes the value. Only specs in code have one. */
  readonly value?: ValueFunction;
  /** The closed list of values, where `choices` is not a constant list. */
  readonly enum?: readonly (string | number | boolean | null)[];
  /**
   * Further keywords of the field's JSON Schema. Texts are cut or padded to fit `minLength` and `maxLength`; the other
   * keywords only appear in the meta document.
   */
  readonly keywords?: Readonly<Record<string, Json>>;
  /** Whether the JSON Schema marks the field as required. `id` always is. */
  readonly required?: true;
}

/** The shape of an answer: a built-in one by its name, or the text of a template. */
type AnswerShape<Name extends string> = Name | { readonly template: string };

/** The spec of a resource, from which its records, documents and types derive. */
export interface Resource {
  /** The path noun of the resource, in the plural: `users`. */
  readonly name: string;
  readonly singular: string;
  readonly category: string;
  readonly description: string;
  /** The path of the collection, without a slash at either end: `v1/Conversations`. Default: the name. */
  readonly path?: string;
  /**
   * The addresses of the resource below the records of others, such as `users/{user_id}/orders`: the path of the resource
   * that a reference points to, or such an address of it, then the reference, and the last part. With a key behind it,
   * `users/{user_id}/orders/{id}`, the items answer there too. Default: a collection for each resource that is referred to,
   * by the first reference to it, which ends in the path of this resource.
   */
  readonly under?: readonly string[];
  /**
   * The fields that a record has in lists, which a search without `search_fields` looks into too. Items and `all.json`
   * have all fields. Default: all fields.
   */
  readonly list?: readonly string[];
  /** The shape of the pages of the resource, or the text of a template of collections. Default: that of the tree. */
  readonly envelope?: AnswerShape<EnvelopeName>;
  /** The shape of its items, or the text of a template of items. Default: that of the tree. */
  readonly item?: AnswerShape<ItemName>;
  /**
   * Fields that are unique together: no two records have the same values in all of them, such as `['doctor_id',
   * 'starts_at']`. The values are different by construction.
   */
  readonly unique?: readonly string[];
  /** The number of records, from 1 to 100,000. Default: the number that the tree has of every resource. */
  readonly items?: number;
  /**
   * Whether the resource has one record, which answers at the path itself: no collection, no items, no pages. With `under`,
   * it has one below each record of another resource instead, which its references decide. It needs no `id`. Default: false.
   */
  readonly single?: true;
  /**
   * The unique field, an integer or a text, by which items are addressed. References hold its value if there is no
   * `id`. Default: `id`.
   */
  readonly key?: string;
  /**
   * Another resource, whose records this one shows: record `i` is record `i` of the other one, with the same fields,
   * causes and key. It has as many records as the other one, or `items` if that is fewer. Default: records of its own.
   */
  readonly of?: string;
  /**
   * The fields by name, in the order of the record. The first is `id`: an integer from 1 up, or a unique text. A
   * resource with a `key` can be without an `id`.
   */
  readonly fields: Readonly<Record<string, Field>>;
  /**
   * Hidden fields by name, which other fields read and no record shows. Fields that read the same cause agree with each
   * other. The strength of a team, for example, decides both its wins and its goals.
   */
  readonly causes?: Readonly<Record<string, Field>>;
}

/**
 * The function of a generator, as the renderer calls it. It takes a context and, if it has arguments, an object of
 * them.
 */
type GeneratorFunction = ((context: never, args: never) => unknown) & {
  /** Values of arguments that are not given. The caller fills them in once for many records. Default: none. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** Names of the arguments that have to be given. Default: none. */
  readonly required?: readonly string[];
  /** The same function without a look for missing arguments, for a caller that has filled in the defaults. Default: itself. */
  readonly filled?: (context: never, args: never) => unknown;
};

/** The functions of generators by name. */
export type Generators = Readonly<Record<string, GeneratorFunction>>;

type TypeName<V> = V extends boolean
  ? 'boolean'
  : V extends number
    ? 'integer' | 'number'
    : V extends string
      ? 'string'
      : 'array';

/** The type of a generator's arguments in a spec. */
export type ArgsOf<F> = F extends (context: never, args: infer A) => unknown
  ? { readonly [K in keyof NonNullable<A>]: Arg<Exclude<NonNullable<A>[K], undefined>> }
  : never;

type FieldWith<N extends string, F> = Omit<Field, 'type' | 'generator' | 'args'> & {
  readonly type: F extends (...args: never) => infer V ? TypeName<V> : never;
  readonly generator: N;
} & ({} extends ArgsOf<F>
    ? { readonly args?: ArgsOf<F> }
    : { readonly args: ArgsOf<F> } | { readonly copy: string; readonly args?: never });

/** A {@link Resource} whose fields have the type that their generator makes, and arguments that it takes. */
export interface ResourceOf<G extends Generators> extends Omit<Resource, 'fields' | 'causes'> {
  readonly fields: FieldsOf<G>;
  readonly causes?: FieldsOf<G>;
}

type FieldsOf<G extends Generators> = Readonly<
  Record<string, { [N in keyof G & string]: FieldWith<N, G[N]> }[keyof G & string]>
>;
