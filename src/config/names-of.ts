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
