import type { Resource } from './types.ts';

/**
 * Where a catalogue comes from, in words that can be told to another thread, which makes the same one of it.
 *
 * - `data`: the built-in resources to keep, by path noun and in order, and behind them those of one's own, without functions.
 * - `module`: the address of a module of ours, whose export `loadCatalogue` is called with the argument and gives (a
 *   promise of) the catalogue. It is for catalogues with functions, which no message between threads can hold.
 */
export type CatalogueSource =
  | {
      readonly kind: 'data';
      readonly builtins: readonly string[];
      readonly resources: readonly Resource[];
    }
  | { readonly kind: 'module'; readonly module: string; readonly argument: unknown };
