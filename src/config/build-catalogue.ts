import { builtins } from '../builtins.ts';
import { nearestName } from '../names.ts';
import { walkFields, type Catalogue, type CatalogueSource, type Resource } from '../schema/index.ts';
import { compileResources } from './compile-resources.ts';
import type { ResourceUnit } from './compile-resource.ts';
import { digestOfCatalogue } from './digest.ts';
import type { Disk } from './disk.ts';
import { failure, unknownName, within } from './place.ts';
import { tryOut, type Chosen } from './try-out.ts';
import type { MockgenConfig, Place } from './types.ts';
import type { ConfigArgument } from './reload-catalogue.ts';

/** Where a config is, and what goes with it. */
export interface ConfigLocation {
  /** What it is called in messages. */
  readonly name: string;
  /** Where relative paths in it begin. */
  readonly folder: string;
  /** Its file; undefined where it is an object of this process. */
  readonly path: string | undefined;
  /** Patterns of files with schemas, from the working directory, in place of its own. */
  readonly schemas: readonly string[] | undefined;
  /** What its schemas are read from. */
  readonly disk: Disk;
}

/** The catalogue of a config, and how it came to be. */
export interface BuiltCatalogue {
  readonly catalogue: Catalogue;
  /** What fields without a generator got theirs from, by `products.title`. */
  readonly inferred: ReadonlyMap<string, string>;
  /** What was chosen, or left out, of schemas, one line each. */
  readonly told: readonly string[];
  /**
   * Makes a few records of its own resources.
   *
   * @throws MockgenError `config_invalid` for what is wrong with them
   */
  tryOut(chosen: Chosen): void;
}

/** The resources of the config and of its schemas, before they are compiled. */
async function unitsOf(
  config: MockgenConfig,
  { name: file, folder, schemas, disk }: ConfigLocation,
): Promise<ResourceUnit[]> {
  const units: ResourceUnit[] = [];
  for (const [name, resource] of Object.entries(config.resources ?? {})) {
    if (resource === undefined) continue;
    const place: Place = { file, path: ['resources', name] };
    const at = within(place, 'schema');
    const schema = resource.schema === undefined ? undefined : await disk.resolveSchema(resource.schema, at, folder);
    units.push({ name, config: resource, place, ...(schema && { schema }) });
  }
  const patterns = schemas ?? (typeof config.schemas === 'string' ? [config.schemas] : config.schemas);
  if (!patterns) return units;
  for (const { name, schema } of await disk.readSchemas(patterns, schemas ? '.' : folder)) {
    units.push({ name, config: {}, place: { file: schema.document.file, path: [], isSchema: true }, schema });
  }
  return units;
}

/** The resources of the service that the config keeps. */
function keptOf({ builtins: kept }: MockgenConfig, hasOwn: boolean, place: Place): readonly Resource[] {
  const { resources } = builtins;
  if (kept === undefined) return hasOwn ? [] : resources;
  if (typeof kept === 'boolean') return kept ? resources : [];
  const names = resources.map(({ name }) => name);
  for (const [at, name] of kept.entries()) {
    if (!names.includes(name)) throw unknownName(within(place, 'builtins', at), 'a built-in resource', name, names);
  }
  return resources.filter(({ name }) => kept.includes(name));
}

/** Checks that there are the resources whose records are counted. */
function checkCounts({ items }: MockgenConfig, { resources }: Catalogue, place: Place): void {
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

/** How another thread has the same catalogue: from a message, or where it has functions from the file of the config. */
function sourceOf(
  catalogue: Catalogue,
  kept: readonly Resource[],
  { name, folder, path, schemas }: ConfigLocation,
): CatalogueSource | undefined {
  const { own } = catalogue;
  const hasCode = own.some((resource) => [...walkFields(resource)].some(([, { value }]) => value !== undefined));
  if (!hasCode) return { kind: 'data', builtins: kept.map((resource) => resource.name), resources: own };
  if (path === undefined) return undefined;
  // The same way up from src/config and from dist/bin.
  const module = new URL('../../dist/config/reload-catalogue.js', import.meta.url).href;
  const argument: ConfigArgument = { file: { name, path, folder }, schemas, digest: digestOfCatalogue(catalogue) };
  return { kind: 'module', module, argument };
}

/**
 * Makes the catalogue of a config: the resources of the service that it keeps, and behind them its own.
 *
 * @param config its settings have been checked
 * @returns rejects with MockgenError `config_invalid`, with file, place, what was expected and what is there;
 *   `read_failed` for a schema that cannot be read
 */
export async function buildCatalogue(config: MockgenConfig, where: ConfigLocation): Promise<BuiltCatalogue> {
  const place: Place = { file: where.name, path: [] };
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
