import type { ResourceName } from '../resources/index.ts';

/** The names of the resources in the tree of a config; any name where schema files add more. */
export type NamesOf<C> = OwnNames<C> | KeptNames<C>;

type OwnNames<C> =
  | (C extends { readonly resources: infer R } ? keyof R & string : never)
  | (C extends { readonly schemas: unknown } ? string : never);

/** The names of the built-in resources that a config keeps. */
export type KeptNames<C> = C extends { readonly builtins: true }
  ? ResourceName
  : C extends { readonly builtins: readonly (infer N)[] }
    ? N & string
    : C extends { readonly resources: object } | { readonly builtins: false }
      ? never
      : ResourceName;

/** What a name that is not known is refused with, so that the compiler shows the names that are meant. */
export interface DidYouMean<Names> {
  readonly 'did you mean': Names;
}

/** The names that begin like another one or, where there are none, all of them. */
type Nearest<N, Names> = N extends `${infer A}${infer B}${string}`
  ? [Extract<Names, `${A}${B}${string}`>] extends [never]
    ? Names
    : Extract<Names, `${A}${B}${string}`>
  : Names;

/** A name as it is where it is one of some names. */
export type KnownName<N, Names> = N extends Names ? N : DidYouMean<Nearest<N, Names>>;
