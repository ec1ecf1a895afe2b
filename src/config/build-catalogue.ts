import { builtins } from '../builtins.ts';
import { nearestName } from '../names.ts';
import { walkFields, type Catalogue, type CatalogueSource, type Resource } from '../schema/index.ts';
import { compileResources } from './compile-resources.ts';
import type { ResourceUnit } from './compile-resource.ts';
import { digestOfCatalogue } from './digest.ts';
import type { Disk } from './disk.ts';
import { failure, unknownName, within, type ConfigPlace } from '../faults/index.ts';
import { shapesOf } from './shapes-of.ts';
import { tryOut, type Chosen } from './try-out.ts';
import type { MockgenConfig } from './types.ts';
import type { ConfigArgument } from './reload-catalogue.ts';

/** Location of a config, and the files that belong to it. */
export interface ConfigLocation {
  /** Name of the config in messages. */
  readonly name: string;
  /** Folder that relative paths in the config start from. */
  readonly folder: string;
  /** Path of the file; undefined for an object in this process. */
  readonly path: string | undefined;
  /** Patterns of schema files, relative to the working directory, that replace the config's own. */
  readonly schemas: readonly string[] | undefined;
  /** Source of the schemas. */
  readonly disk: Disk;
}

/** The catalogue of a config, and notes on its origin. */
export interface BuiltCatalogue {
  readonly catalogue: Catalogue;
  /** Origin of the inferred fields, by `products.title`. */
  readonly inferred: ReadonlyMap<string, string>;
  /** Notes on what was chosen from schemas or left out, one line each. */
  readonly told: readonly string[];
  /**
   * Generates a few records of the config's own resources.
   *
   * @throws MockgenError `config_invalid` for what is wrong with them
   */
  tryOut(chosen: Chosen): void;
}

/** Collects the resources of the config and its schemas, not compiled yet. */
async function unitsOf(
  config: MockgenConfig,
  { name: file, folder, schemas, disk }: ConfigLocation,
): Promise<ResourceUnit[]> {
  const units: ResourceUnit[] = [];
  for (const [name, resource] of Object.entries(config.resources ?? {})) {
    if (resource === undefined) continue;
    const place: ConfigPlace = { file, path: ['resources', name] };
    const at = within(place, 'schema');
    const schema = resource.schema === undefined ? undefined : await disk.resolveSchema(resource.schema, at, folder);
    const shapes = shapesOf(resource, place, (path) => disk.readTemplate(folder, path));
    units.push({ name, config: resource, place, shapes, ...(schema && { schema }) });
  }
  const patterns = schemas ?? (typeof config.schemas === 'string' ? [config.schemas] : config.schemas);
  if (!patterns) return units;
  for (const { name, schema } of await disk.readSchemas(patterns, schemas ? '.' : folder)) {
    units.push({ name, config: {}, place: { file: schema.document.file, path: [], isSchema: true }, schema });
  }
  return units;
}

/** Returns the built-in resources that the config keeps. */
function keptOf({ builtins: kept }: MockgenConfig, hasOwn: boolean, place: ConfigPlace): readonly Resource[] {
  const { resources } = builtins;
  if (kept === undefined) return hasOwn ? [] : resources;
  if (typeof kept === 'boolean') return kept ? resources : [];
  const names = resources.map(({ name }) => name);
  for (const [at, name] of kept.entries()) {
    if (!names.includes(name)) throw unknownName(within(place, 'builtins', at), 'a built-in resource', name, names);
  }
  return resources.filter(({ name }) => kept.includes(name));
}

/** Checks that the resources with a count of records exist. */
function checkCounts({ items }: MockgenConfig, { resources }: Catalogue, place: ConfigPlace): void {
  if (typeof items !== 'object') return;
  const names = ['default', ...resources.map(({ name }) => name)];
  for (const name of Object.keys(items)) {
    if (names.includes(name)) continue;
    throw failure(
      within(place, 'items', name),
      'expected default, or a resource of the tree',
      nearestName(name, names),
    );
  }
}

/**
 * Returns how another thread can get the same catalogue: as data or, if it contains functions, from the file of the
 * config.
 */
function sourceOf(
  catalogue: Catalogue,
  kept: readonly Resource[],
  { name, folder, path, schemas }: ConfigLocation,
): CatalogueSource | undefined {
  const { own } = catalogue;
  const hasCode = own.some((resource) => [...walkFields(resource)].some(([, { value }]) => value !== undefined));
  if (!hasCode) return { kind: 'data', builtins: kept.map((resource) => resource.name), resources: own };
  if (path === undefined) return undefined;
  // The way up is the same from src/config and from dist/bin.
  const module = new URL('../../dist/config/reload-catalogue.js', import.meta.url).href;
  const argument: ConfigArgument = { file: { name, path, folder }, schemas, digest: digestOfCatalogue(catalogue) };
  return { kind: 'module', module, argument };
}

/**
 * Creates the catalogue of a config: the built-in resources that it keeps, then its own.
 *
 * @param config its settings have been checked
 * @returns rejects with MockgenError `config_invalid`, with file, place, what was expected and what is there;
 *   `read_failed` for a schema that cannot be read
 */
export async function buildCatalogue(config: MockgenConfig, where: ConfigLocation): Promise<BuiltCatalogue> {
  const place: ConfigPlace = { file: where.name, path: [] };
  const units = await unitsOf(config, where);
  const kept = keptOf(config, units.length > 0, place);
  if (kept.length + units.length === 0) throw failure(place, 'expected a resource, or builtins to keep, got neither');
  const compiled = await compileResources(units, kept, builtins.resources);
  checkCounts(config, compiled.catalogue, place);
  const source = sourceOf(compiled.catalogue, kept, where);
  const inferred = new Map<string, string>();
  for (const { resource, inferred: told } of compiled.units) {
    for (const [field, what] of told) inferred.set(`${resource.name}.${field}`, what);
  }
  const told = compiled.units.flatMap((unit) => unit.told);
  const catalogue = { ...compiled.catalogue, ...(source && { source }) };
  const tried = compiled.units.flatMap((each, at) => (units[at] ? [{ ...each, unit: units[at] }] : []));
  return { catalogue, inferred, told, tryOut: (chosen) => tryOut(catalogue, tried, chosen) };
}
