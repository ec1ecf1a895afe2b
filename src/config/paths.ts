import type { Records } from '../records.ts';
import type { DidYouMean, KeptNames, KnownName } from './names-of.ts';

// What a path such as `user_id.email` leads to, by the types of a resource and its config.

/** The types of the fields inside a field: those of an object, or of the objects in a list. */
export type InsideOf<F> = F extends { readonly fields: infer I }
  ? I
  : F extends { readonly items: { readonly field: { readonly fields: infer I } } }
    ? I
    : never;

/** The resource to which a field called `user_id` or `userId` refers by its name; never if there is none. */
type NamedTarget<K, Names extends string> = K extends `${infer S}_id` | `${infer S}Id`
  ? Extract<Names, S extends `${infer H}y` ? `${H}ies` | `${S}s` : `${S}s` | `${S}es`>
  : never;

type OwnNames<C> = C extends { readonly resources: infer R } ? keyof R & string : never;

/** The type of a field that states where its values come from. */
type Sourced =
  | { readonly generator: unknown }
  | { readonly choices: unknown }
  | { readonly const: unknown }
  | { readonly copy: unknown }
  | { readonly value: unknown };

/** The name of the resource to which a field refers; never if it is no reference. */
export type TargetOf<F, K, C> = F extends { readonly references: infer T }
  ? T extends { readonly is: infer I }
    ? I[keyof I]
    : T
  : F extends Sourced
    ? never
    : NamedTarget<K, OwnNames<C> | KeptNames<C>>;

/** The definition of a resource in a config, by name; never for any other name. */
export type OwnResource<T, C> = C extends { readonly resources: infer R } ? (T extends keyof R ? R[T] : never) : never;

/** The record type of a built-in resource that a config keeps, by name; never for any other name. */
export type KeptRecord<T, C> = T extends KeptNames<C> & keyof Records ? Records[T] : never;

/** The names of all fields of a resource, if its definition has them all; any text if it has a schema. */
type NamesInside<D> = D extends { readonly schema: unknown } | { readonly of: unknown }
  ? string
  : 'id' | (D extends { readonly fields: infer F } ? keyof F : never) | CausesOf<D>;

type CausesOf<D> = D extends { readonly causes: infer F } ? keyof F : never;

/** The names of the fields of a resource, by the name of the resource; any text if they are not known. */
type NamesBehind<T, C> = [OwnResource<T, C>] extends [never]
  ? [KeptRecord<T, C>] extends [never]
    ? string
    : keyof KeptRecord<T, C>
  : NamesInside<OwnResource<T, C>>;

type FieldAt<D, K> = D extends { readonly fields: infer F } ? (K extends keyof F ? F[K] : never) : never;

/** The name that can follow a field's name in a path; any text if these names are not known. */
type NextNames<D, K, C> = [TargetOf<FieldAt<D, K>, K, C>] extends [never]
  ? [InsideOf<FieldAt<D, K>>] extends [never]
    ? string
    : keyof InsideOf<FieldAt<D, K>>
  : NamesBehind<TargetOf<FieldAt<D, K>, K, C>, C>;

/**
 * The path itself if its first two names are known ones; otherwise a type that refuses it. Not checked are paths inside
 * of objects, which begin with a dot, and paths in a config with schema files, which can add fields.
 */
export type CheckedPath<P, D, C> = [C, P] extends [{ readonly schemas: unknown }, unknown] | [unknown, `.${string}`]
  ? P
  : P extends `${infer K}.${infer Rest}`
    ? K extends NamesInside<D>
      ? Rest extends `${NextNames<D, K, C> & string}.${string}`
        ? P
        : CheckedNext<P, KnownName<Rest, NextNames<D, K, C>>, K>
      : KnownName<K, NamesInside<D>>
    : KnownName<P, NamesInside<D>>;

type CheckedNext<P, Next, K extends string> =
  Next extends DidYouMean<infer N extends string> ? DidYouMean<`${K}.${N}`> : P;
