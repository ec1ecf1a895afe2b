import type { Faker, Generators, Random } from '../generators/index.ts';
import type { ProviderName } from '../providers/index.ts';
import type { ArgsOf, Json } from '../schema/index.ts';
import type { ResourceName } from '../resources/index.ts';
import type { ReadBy } from '../faults/index.ts';
import type { COMMON_KEYS, SOURCE_KEYS } from './parse-field.ts';
import type { EnvelopeName, ItemName, Layout } from '../tree/index.ts';
import type { KnownName, NamesOf } from './names-of.ts';
import type { CheckedPath } from './paths.ts';
import type { ResourceConfig } from './parse-resource.ts';
import type { MockgenConfig } from './parse.ts';

// Types for configs in TypeScript, and two functions that return their argument unchanged.

export { MockgenError } from '../errors.ts';
export type { ErrorCode, Fault } from '../errors.ts';
export type { Random } from '../generators/index.ts';
export type { EnvelopeName, ItemName } from '../tree/index.ts';
export type { ResourceConfig } from './parse-resource.ts';

/** The modules of faker whose methods a field can name. */
type FakerModule = Exclude<
  keyof Faker & string,
  'fakerCore' | 'definitions' | 'rawDefinitions' | 'seed' | 'setDefaultRefDate'
>;

/**
 * A method of faker, such as `faker:person.firstName`. Methods that are not allowed are refused when the config is
 * loaded.
 */
export type FakerName = { [M in FakerModule]: `faker:${M}.${keyof Faker[M] & string}` }[FakerModule];

/** The name of a generator that a field can have: a built-in one, or a method of faker. */
export type GeneratorName = (keyof Generators & string) | FakerName;

/** The keys that a field can have with every source of values. */
type Common = ReadBy<typeof COMMON_KEYS>;

/** The keys that say where the values of a field come from. */
type SourceKey = keyof typeof SOURCE_KEYS;

/** A field with one source of values. The keys of all other sources are forbidden. */
type With<S> = Common & S & { readonly [K in Exclude<SourceKey, keyof S>]?: never };

type OurField = {
  [N in keyof Generators & string]: With<
    { readonly generator: N } & ({} extends ArgsOf<Generators[N]>
      ? { readonly args?: ArgsOf<Generators[N]> }
      : { readonly args: ArgsOf<Generators[N]> })
  >;
}[keyof Generators & string];

type Scalar = string | number | boolean | null;

/**
 * A field whose value a function returns. The function draws only from `random`, whose numbers depend on seed, field
 * and record.
 */
interface Code {
  readonly reads?: readonly string[];
  // A method, so that its author can declare the types of the values.
  value(random: Random, ...values: Json[]): unknown;
}

/**
 * A field of a config.
 *
 * @typeParam R the names of the resources that it may refer to
 */
export type FieldDefinition<R extends string = string> =
  | OurField
  | With<{ readonly generator: FakerName; readonly args?: readonly unknown[] }>
  | With<{
      /** The possible values: an object with the weight of each value, or a list of values with or without weights. */
      readonly choices:
        | Readonly<Record<string, number>>
        | readonly (Scalar | { readonly value: Scalar; readonly weight?: number })[];
    }>
  | With<{ readonly const: Json }>
  | With<{
      /** The resource to whose records the field refers, or a resource for each value of another field. */
      readonly references: R | { readonly by: string; readonly is: Readonly<Record<string, R>> };
      /** The path of another reference, or of a record's number, whose value this field takes over. */
      readonly copy?: string;
      readonly earlier?: boolean;
      readonly each?: number;
    }>
  | With<{ readonly copy: string }>
  | With<Code>
  | With<{
      readonly items: {
        readonly field?: FieldDefinition<R>;
        readonly count?: number | readonly [number, number];
        readonly unique?: boolean | string;
      };
    }>
  | With<{ readonly fields: Readonly<Record<string, FieldDefinition<R>>> }>
  | With<{}>;

/**
 * The path of a folder. It must have a slash, as in `./shapes`: without one, it could be a mistyped name of a built-in
 * shape.
 */
type FolderPath = `${string}/${string}`;

/**
 * A resource of a config.
 *
 * @typeParam R the names of the resources that its fields may refer to
 */
export interface ResourceDefinition<R extends string = string> extends Omit<
  ResourceConfig,
  'of' | 'fields' | 'causes' | 'envelope' | 'item'
> {
  /**
   * Shape of the pages of the resource: a built-in one by name, or the path of a folder with a template. Default: that
   * of the tree.
   */
  readonly envelope?: EnvelopeName | FolderPath;
  /**
   * Shape of the items of the resource: a built-in one by name, or the path of a folder with a template. Default: that
   * of the tree.
   */
  readonly item?: ItemName | FolderPath;
  /**
   * Another resource, whose records this one shows in place of records of its own. Default: it has records of its own.
   */
  readonly of?: R;
  readonly fields?: Readonly<Record<string, FieldDefinition<R>>>;
  /** Hidden fields, which other fields read and no record shows. */
  readonly causes?: Readonly<Record<string, FieldDefinition<R>>>;
}

/** The settings of a config, without its resources. */
interface Settings extends Omit<MockgenConfig, 'resources' | 'layout' | 'provider' | 'builtins' | 'envelope'> {
  /** Shape of pages: a built-in one, or the path of a folder of templates. Default: `data`. */
  readonly envelope?: EnvelopeName | FolderPath;
  readonly layout?: Layout;
  readonly provider?: ProviderName | 'none';
  readonly builtins?: boolean | readonly ResourceName[];
}

/** A config. */
export interface ConfigDefinition extends Settings {
  readonly resources?: Readonly<Record<string, ResourceDefinition>>;
}

/** A type that allows no key other than the known ones. */
type NoOther<T, Known> = { readonly [K in Exclude<keyof T, Known>]: KnownName<K, Known> };

type FieldKey = keyof Common | SourceKey;

/**
 * A type for a field that refers only to existing resources and fields, and has no unknown keys.
 *
 * @typeParam D the resource
 * @typeParam C the config
 */
type CheckedField<F, D, C> = NoOther<F, FieldKey> &
  (F extends { readonly generator: infer N extends keyof Generators; readonly args: infer A }
    ? { readonly args: NoOther<A, keyof ArgsOf<Generators[N]>> }
    : unknown) &
  (F extends { readonly references: infer T } ? { readonly references: CheckedReference<T, NamesOf<C>> } : unknown) &
  (F extends { readonly copy: infer P } ? { readonly copy: CheckedPath<P, D, C> } : unknown) &
  (F extends { readonly fields: infer I } ? { readonly fields: CheckedFields<I, D, C> } : unknown) &
  (F extends { readonly items: { readonly field: infer E } }
    ? { readonly items: { readonly field: CheckedField<E, D, C> } }
    : unknown);

type CheckedReference<T, R extends string> = T extends { readonly is: infer I }
  ? { readonly by: string; readonly is: { readonly [K in keyof I]: KnownName<I[K], R> } }
  : KnownName<T, R>;

type CheckedFields<F, D, C> = { readonly [K in keyof F]: CheckedField<F[K], D, C> };

type CheckedResource<D, C> = NoOther<D, keyof ResourceDefinition> &
  (D extends { readonly of: infer T } ? { readonly of: KnownName<T, NamesOf<C>> } : unknown) &
  (D extends { readonly fields: infer F } ? { readonly fields: CheckedFields<F, D, C> } : unknown) &
  (D extends { readonly causes: infer F } ? { readonly causes: CheckedFields<F, D, C> } : unknown);

/** Stands for a config that is not known while one of its resources is checked: other resources may have any name. */
interface AnyConfig {
  readonly resources: Readonly<Record<string, never>>;
}

/** Checks that a key with values by resource, such as `items`, names only resources of the config. */
type CheckedNames<C, K extends string> = C extends { readonly [P in K]: infer V extends object }
  ? V extends readonly unknown[]
    ? unknown
    : { readonly [P in K]: NoOther<V, NamesOf<C> | 'default'> }
  : unknown;

type CheckedConfig<C> = NoOther<C, keyof ConfigDefinition> &
  CheckedNames<C, 'items'> &
  CheckedNames<C, 'delay'> &
  CheckedNames<C, 'fail'> &
  (C extends { readonly resources: infer R }
    ? { readonly resources: { readonly [K in keyof R]: CheckedResource<R[K], C> } }
    : unknown);

/**
 * Checks a config at compile time: names, generators, their arguments, and references.
 *
 * @returns the same config
 * @example
 * defineConfig({ seed: 7 }).seed // => 7
 */
export function defineConfig<const C extends ConfigDefinition>(config: C & CheckedConfig<C>): C {
  return config;
}

/**
 * Checks a resource of a config at compile time, except for its references, which only the config can resolve.
 *
 * @returns the same resource
 * @example
 * defineResource({ fields: { name: {} } }).fields // => {"name":{}}
 */
export function defineResource<const D extends ResourceDefinition>(resource: D & CheckedResource<D, AnyConfig>): D {
  return resource;
}

export type { InferRecord } from './infer-record.ts';
