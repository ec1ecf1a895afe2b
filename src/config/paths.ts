import type { Records } from '../resources/index.ts';
import type { DidYouMean, KeptNames, KnownName } from './names-of.ts';

// What a path such as `user_id.email` leads to, by the types of a resource and its config.

/** The fields that a field has inside: those of an object, or of the objects in a list. */
export type InsideOf<F> = F extends { readonly fields: infer I }
  ? I
  : F extends { readonly items: { readonly field: { readonly fields: infer I } } }
    ? I
    : never;

/** The resource that a field called `user_id` or `userId` refers to by its name; never where there is none. */
type NamedTarget<K, Names extends string> = K extends `${infer S}_id` | `${infer S}Id`
  ? Extract<Names, S extends `${infer H}y` ? `${H}ies` | `${S}s` : `${S}s` | `${S}es`>
  : never;

type OwnNames<C> = C extends { readonly resources: infer R } ? keyof R & string : never;

/** A field that says where its values come from. */
type Sourced =
  | { readonly generator: unknown }
  | { readonly choices: unknown }
  | { readonly const: unknown }
  | { readonly copy: unknown }
  | { readonly value: unknown };

/** The name of the resource that a field refers to; never where it refers to none. */
export type TargetOf<F, K, C> = F extends { readonly references: infer T }
  ? T extends { readonly is: infer I }
    ? I[keyof I]
    : T
  : F extends Sourced
    ? never
    : NamedTarget<K, OwnNames<C> | KeptNames<C>>;

/** The definition of a resource of a config; never for any other name. */
export type OwnResource<T, C> = C extends { readonly resources: infer R } ? (T extends keyof R ? R[T] : never) : never;

/** The built-in records of a name that a config keeps; never for any other name. */
export type KeptRecord<T, C> = T extends KeptNames<C> & keyof Records ? Records[T] : never;

/** The names in a resource whose fields are all in its definition; any name where a schema has more. */
type NamesInside<D> = D extends { readonly schema: unknown } | { readonly of: unknown }
  ? string
  : 'id' | (D extends { readonly fields: infer F } ? keyof F : never) | CausesOf<D>;

type CausesOf<D> = D extends { readonly causes: infer F } ? keyof F : never;

/** The names of the fields of a resource by name; any name where nothing is known of it. */
type NamesBehind<T, C> = [OwnResource<T, C>] extends [never]
  ? [KeptRecord<T, C>] extends [never]
    ? string
    : keyof KeptRecord<T, C>
  : NamesInside<OwnResource<T, C>>;

type FieldAt<D, K> = D extends { readonly fields: infer F } ? (K extends keyof F ? F[K] : never) : never;

/** The names that can follow a field in a path; any name where that is not known. */
type NextNames<D, K, C> = [TargetOf<FieldAt<D, K>, K, C>] extends [never]
  ? [InsideOf<FieldAt<D, K>>] extends [never]
    ? string
    : keyof InsideOf<FieldAt<D, K>>
  : NamesBehind<TargetOf<FieldAt<D, K>, K, C>, C>;

/**
 * A path of a resource as it is, or what it is refused with: its first two names have to be known ones. Inside of an object
 * a path may begin with a dot, and a file of a schema may bring other fields.
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
