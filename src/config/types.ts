import type { Choice, FieldType, Json, ValueFunction } from '../schema/index.ts';
import type { Role } from '../tree/index.ts';

/** Weights by value, or a list of values, each bare or with a weight beside it. */
type ChoicesConfig =
  | Readonly<Record<string, number>>
  | readonly (Choice | { readonly value: Choice; readonly weight?: number })[];

/** The elements of an array. */
export interface ItemsConfig {
  /** What each of them is. Default: inferred from the name of the array. */
  readonly field?: FieldConfig;
  /** How many: always so many, or from the first to the second number. Default: from 1 to 3. */
  readonly count?: number | readonly [number, number];
}

/** A field as a config says it. At most one of the first seven is there; without any, it is inferred. */
export interface FieldConfig {
  /** The name of a generator, or `faker:<module>.<method>`. */
  readonly generator?: string;
  /** Closed list of values. */
  readonly choices?: ChoicesConfig;
  /** The same value in every record. */
  readonly const?: Json;
  /** The path noun of the resource whose id this is. */
  readonly references?: string;
  /** The path of a field whose value this is, such as `user_id.email`. */
  readonly copy?: string;
  /** In code only: gives the value, from random numbers and the values at the paths in `reads`. */
  readonly value?: ValueFunction;
  readonly reads?: readonly string[];
  /** What the generator is called with: by name, or for one of faker's a list. */
  readonly args?: Readonly<Record<string, unknown>> | readonly unknown[];
  readonly type?: FieldType;
  readonly format?: string;
  readonly description?: string;
  /** The share of records, from 0 to 1, in which it is null. */
  readonly nullable?: number;
  /** Null unless each field named here has one of these values. */
  readonly when?: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  /** The least and the greatest value of a number. */
  readonly min?: number;
  readonly max?: number;
  /** Whether no two records share the value. */
  readonly unique?: boolean;
  readonly items?: ItemsConfig;
  /** The fields of an object, in order. */
  readonly fields?: Readonly<Record<string, FieldConfig>>;
}

/** A resource as a config says it. */
export interface ResourceConfig {
  /** Default: the noun without its plural. */
  readonly singular?: string;
  /** Default: `resources`. */
  readonly category?: string;
  readonly description?: string;
  /** Path of the collection, without the base: `v1/Conversations`. Default: the name of the resource. */
  readonly path?: string;
  /** Unique field, an integer or a text, that addresses an item. Default: `id`. */
  readonly key?: string;
  /** Whether there is one record, which answers at the path itself. Default: false. */
  readonly single?: boolean;
  /** Nested collections, such as `users/{user_id}/orders`. Default: one for each resource that it refers to. */
  readonly under?: readonly string[];
  /** Fields that a record has in lists. Default: all. */
  readonly list?: readonly string[];
  /** Shape of its pages: a built-in one, or a folder with a template `collection`. Default: that of the tree. */
  readonly envelope?: string;
  /** Shape of its items: a built-in one, or a folder with a template `item`. Default: that of the tree. */
  readonly item?: string;
  /** How many records it has. Default: as many as the build has of each. */
  readonly items?: number;
  /** A file, `openapi.yaml#/components/schemas/Review`; in code also a schema, or an object with Standard JSON Schema. */
  readonly schema?: string | object;
  readonly fields?: Readonly<Record<string, FieldConfig>>;
}

/** The names of the query parameters, by what they are for, and how pages count. */
export interface QueryConfig extends Readonly<Partial<Record<Role, string>>> {
  readonly firstPage?: 0 | 1;
}

/** All that a config may say. */
export interface MockgenConfig {
  readonly seed?: number;
  readonly items?: number | Readonly<Record<string, number>>;
  readonly out?: string;
  readonly layout?: string;
  readonly refDate?: string;
  readonly packed?: boolean;
  readonly nested?: boolean;
  readonly dataOnly?: boolean;
  readonly provider?: string;
  readonly templates?: string;
  readonly builtins?: boolean | readonly string[];
  readonly base?: string;
  readonly envelope?: string;
  readonly query?: QueryConfig;
  readonly strict?: boolean;
  /** Patterns of files with schemas, each of one resource. */
  readonly schemas?: string | readonly string[];
  readonly resources?: Readonly<Record<string, ResourceConfig>>;
}
