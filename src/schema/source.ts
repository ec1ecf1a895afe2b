import type { Resource } from './types.ts';

/**
 * The source of a catalogue, as a message to another thread, which loads the same catalogue from it.
 *
 * - `data`: path nouns of the built-in resources to keep, followed by the user's resources, which have no functions.
 * - `module`: the URL of a module of this package. Its export `loadCatalogue` takes the argument and returns the catalogue.
 *   This is for catalogues with functions, which cannot be sent to another thread.
 */
export type CatalogueSource =
  | {
      readonly kind: 'data';
      readonly builtins: readonly string[];
      readonly resources: readonly Resource[];
    }
  | { readonly kind: 'module'; readonly module: string; readonly argument: unknown };
