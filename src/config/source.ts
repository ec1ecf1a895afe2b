import { catalogueData, walkFields, type Catalogue, type CatalogueSource, type Resource } from '../schema/index.ts';
import type { ConfigFile } from './find.ts';

/**
 * What another thread needs to load a config again. Only a config with functions is loaded again, since no message can
 * carry functions.
 */
export interface ConfigArgument {
  readonly file: ConfigFile;
  readonly schemas: readonly string[] | undefined;
  /** The digest of the catalogue that the first thread created. */
  readonly digest: string | undefined;
}

/** Returns a digest of the resources in a catalogue that are not built in; undefined if all are. */
export function digestOfCatalogue(catalogue: Catalogue): string | undefined {
  const names = catalogue.resources.map(({ name }) => name);
  return catalogueData(catalogue, names)?.digest;
}

/**
 * Returns how another thread can load the same catalogue: as data or, if it contains functions, from the config file.
 *
 * @param kept the built-in resources in the catalogue
 * @returns undefined if it contains functions and the config has no file
 */
export function sourceOf(
  catalogue: Catalogue,
  kept: readonly Resource[],
  {
    file,
    schemas,
  }: {
    readonly file?: ConfigFile | undefined;
    readonly schemas?: { readonly patterns: readonly string[] } | undefined;
  },
): CatalogueSource | undefined {
  const { own } = catalogue;
  const hasCode = own.some((resource) => [...walkFields(resource)].some(([, { value }]) => value !== undefined));
  if (!hasCode) return { kind: 'data', builtins: kept.map(({ name }) => name), resources: own };
  if (!file) return undefined;
  // The relative path is the same from src/config and from dist/bin.
  const module = new URL('../../dist/config/reload-catalogue.js', import.meta.url).href;
  const argument: ConfigArgument = { file, schemas: schemas?.patterns, digest: digestOfCatalogue(catalogue) };
  return { kind: 'module', module, argument };
}
