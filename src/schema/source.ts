import type { Resource } from './types.ts';

/**
 * How another thread loads the same catalogue, as a message to it.
 */
export type CatalogueSource =
  | {
      readonly kind: 'data';
      readonly builtins: readonly string[];
      readonly resources: readonly Resource[];
    }
  | { readonly kind: 'module'; readonly module: string; readonly argument: unknown };
