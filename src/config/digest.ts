import { catalogueData, type Catalogue } from '../schema/index.ts';

/** The digest over the resources of a catalogue that do not come with mockgen. */
export function digestOfCatalogue(catalogue: Catalogue): string | undefined {
  const names = catalogue.resources.map(({ name }) => name);
  return catalogueData(catalogue, names)?.digest;
}
