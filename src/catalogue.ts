import { builtins } from './builtins.ts';
import { fakerGenerators, generators } from './generators/index.ts';
import { createCatalogue, type Catalogue, type CatalogueSource, type Resource, walkFields } from './schema/index.ts';

/** What a module of ours has that a source names. */
interface CatalogueModule {
  loadCatalogue(argument: unknown): Catalogue | Promise<Catalogue>;
}

/** The generators that the fields of some resources name. */
function* generatorsOf(resources: readonly Resource[]): Generator<string, void, undefined> {
  for (const resource of resources) {
    for (const [, { generator }] of walkFields(resource)) if (generator !== undefined) yield generator;
  }
}

/**
 * Makes the catalogue that a source tells of. Any thread gets the same one from it.
 *
 * @param source default: the resources of the service, and no other
 * @returns the catalogue with its source; rejects with MockgenError `spec_invalid` as `createCatalogue` throws it
 */
export async function loadCatalogue(source?: CatalogueSource): Promise<Catalogue> {
  if (!source) return builtins;
  if (source.kind === 'module') {
    // A source names modules of ours only: it comes from the config at hand, never from a tree.
    const { loadCatalogue: load } = (await import(source.module)) as CatalogueModule;
    return { ...(await load(source.argument)), source };
  }
  return { ...(await catalogueOf(source.resources, source.builtins)), source };
}

/**
 * Makes a catalogue of resources that are data, behind those of the service.
 *
 * @param names the resources of the service to keep, by path noun
 * @returns rejects with MockgenError `spec_invalid` as `createCatalogue` throws it
 */
export async function catalogueOf(resources: readonly Resource[], names: readonly string[]): Promise<Catalogue> {
  const kept = builtins.resources.filter(({ name }) => names.includes(name));
  const faker = await fakerGenerators(generatorsOf(resources));
  return createCatalogue([...kept, ...resources], { ...generators, ...faker }, builtins.resources);
}
