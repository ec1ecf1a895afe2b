import type { ResourceName } from '../resources/index.ts';

/** The names of all resources in the tree of a config; any text if schema files add further ones. */
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

/** A type that refuses an unknown name; the compiler then shows the names that may be meant. */
export interface DidYouMean<Names> {
  readonly 'did you mean': Names;
}

/** Those names that begin with the same two letters as a text; all names if there are none. */
type Nearest<N, Names> = N extends `${infer A}${infer B}${string}`
  ? [Extract<Names, `${A}${B}${string}`>] extends [never]
    ? Names
    : Extract<Names, `${A}${B}${string}`>
  : Names;

/** The name itself if it is a known one; otherwise a type that refuses it. */
export type KnownName<N, Names> = N extends Names ? N : DidYouMean<Nearest<N, Names>>;
