import { catalogueData, type Catalogue } from '../schema/index.ts';

/** Returns a digest of the resources in a catalogue that are not built in. */
export function digestOfCatalogue(catalogue: Catalogue): string | undefined {
  const names = catalogue.resources.map(({ name }) => name);
  return catalogueData(catalogue, names)?.digest;
}
