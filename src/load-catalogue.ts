import { builtins } from './builtins.ts';
import { fakerGenerators, generators } from './generators/index.ts';
import { createCatalogue, type Catalogue, type CatalogueSource, type Resource, walkFields } from './schema/index.ts';

/** What a module exports that a {@link CatalogueSource} names. */
interface CatalogueModule {
  loadCatalogue(argument: unknown): Catalogue | Promise<Catalogue>;
}

/** Yields the names of the generators that the fields of some resources use. */
function* generatorNames(resources: readonly Resource[]): Generator<string, void, undefined> {
  for (const resource of resources) {
    for (const [, { generator }] of walkFields(resource)) if (generator !== undefined) yield generator;
  }
}

/**
 * Loads the catalogue that a source describes. Any thread gets the same catalogue from the same source.
 *
 * @param source where the catalogue comes from. Default: only the built-in resources
 * @returns the catalogue with its source; rejects with MockgenError `spec_invalid` when `createCatalogue` throws it
 */
export async function loadCatalogue(source?: CatalogueSource): Promise<Catalogue> {
  if (!source) return builtins;
  if (source.kind === 'module') {
    // Only modules of this package are named here: the source comes from the config at hand, never from a tree.
    const { loadCatalogue: load } = (await import(source.module)) as CatalogueModule;
    return { ...(await load(source.argument)), source };
  }
  return { ...(await catalogueFromData(source.resources, source.builtins)), source };
}

/**
 * Makes a catalogue of resources given as data, after some of the built-in ones.
 *
 * @param names path nouns of the built-in resources to keep
 * @returns rejects with MockgenError `spec_invalid` when `createCatalogue` throws it
 */
export async function catalogueFromData(resources: readonly Resource[], names: readonly string[]): Promise<Catalogue> {
  const kept = builtins.resources.filter(({ name }) => names.includes(name));
  const faker = await fakerGenerators(generatorNames(resources));
  return createCatalogue([...kept, ...resources], { ...generators, ...faker }, builtins.resources);
}
