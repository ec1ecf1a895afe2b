import { fakerGenerators, generators } from '../generators/index.ts';
import { MockgenError } from '../errors.ts';
import { createCatalogue, type Catalogue, type Generators, type Resource } from '../schema/index.ts';
import { isPlain, failure, Faults, within, type ConfigPlace } from '../faults/index.ts';
import {
  compileResource,
  knownBuiltin,
  knownResource,
  type CompiledUnit,
  type ResourceUnit,
} from './compile-resource.ts';

/** Lists the places that name a method of faker. */
function* fakerNames(value: unknown, place: ConfigPlace, depth: number = 0): Generator<readonly [string, ConfigPlace]> {
  if (depth > 200 || typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = within(place, key);
    const isGenerator = key === 'generator' || key === 'x-generator';
    if (isGenerator && typeof inner === 'string' && inner.startsWith('faker:')) yield [inner, at];
    else if (isPlain(inner) || Array.isArray(inner)) yield* fakerNames(inner, at, depth + 1);
  }
}

/**
 * Returns the generators that resources can name: the built-in ones, and those for the methods of faker that they do
 * name.
 *
 * @returns rejects with MockgenError `config_invalid` for a method that there is not, or that no field may use
 */
async function generatorsFor(units: readonly ResourceUnit[]): Promise<Generators> {
  const found = new Map<string, ConfigPlace>();
  // Several resources can have their schemas in one document.
  const seen = new Set<unknown>();
  for (const { config, place, schema } of units) {
    const inSchema =
      schema && !seen.has(schema.document.root)
        ? fakerNames(schema.document.root, { file: schema.document.file, path: [], isSchema: true })
        : [];
    seen.add(schema?.document.root);
    for (const [name, at] of [...fakerNames(config.fields, within(place, 'fields')), ...inSchema]) {
      if (!found.has(name)) found.set(name, at);
    }
  }
  const all: Record<string, Generators[string]> = { ...generators };
  for (const [name, place] of found) {
    try {
      Object.assign(all, await fakerGenerators([name]));
    } catch (error) {
      if (error instanceof MockgenError) throw failure(place, error.message);
      throw error;
    }
  }
  return all;
}

function checkTogether(units: readonly ResourceUnit[], kept: readonly Resource[], compiled: readonly Resource[]): void {
  const categories = new Map([...kept, ...compiled].map(({ category, name }) => [category, name] as const));
  const names = new Set(kept.map(({ name }) => name));
  for (const { name, place } of units) {
    if (names.has(name)) throw failure(place, `expected another name than ${name}, which a resource has already`);
    names.add(name);
    if (categories.has(name))
      throw failure(place, `expected another name than ${name}, which is the category of ${categories.get(name)}`);
  }
  for (const [category, name] of categories) {
    const unit = units.find((each) => each.name === name);
    if (unit && names.has(category)) {
      throw failure(within(unit.place, 'category'), `expected another category than ${category}, which is a resource`);
    }
  }
}

/** Moves an error of the catalogue to the place in the config that caused it. */
export function inPlace(error: unknown, units: readonly ResourceUnit[]): unknown {
  if (!(error instanceof MockgenError) || error.code !== 'spec_invalid') return error;
  const [{ resource, path = [], expected: what = '' } = {}] = error.faults;
  const unit = units.find((each) => each.name === resource);
  if (!unit) return error;
  const keys = path
    .flatMap((key) =>
      String(key)
        .split('[')
        .map((part) => part.replace(']', '')),
    )
    .filter(Boolean);
  const place = within(unit.place, ...keys.flatMap((key) => ['fields', key]));
  const file =
    unit.schema && unit.schema.document.file !== unit.place.file ? ` (with ${unit.schema.document.file})` : '';
  return failure(place, `${what}${file}`);
}

/** Compiled resources and their catalogue. */
export interface CompiledUnits {
  readonly units: readonly CompiledUnit[];
  /** The built-in resources that were kept, then those of the config. */
  readonly catalogue: Catalogue;
}

/**
 * Compiles all resources of a config, including references between them.
 *
 * @param units in the order of the config
 * @param kept the resources that come with mockgen and are kept
 * @param shipped all resources that come with mockgen. Default: those that are kept
 * @returns rejects with MockgenError `config_invalid`, with file, place, what was expected and what is there
 */
export async function compileResources(
  units: readonly ResourceUnit[],
  kept: readonly Resource[] = [],
  shipped: readonly Resource[] = kept,
): Promise<CompiledUnits> {
  const known = await generatorsFor(units);
  const resources = new Map([
    ...kept.map((resource) => [resource.name, knownBuiltin(resource)] as const),
    ...units.map((unit) => [unit.name, knownResource(unit)] as const),
  ]);
  const faults = new Faults();
  const compiled = units.flatMap(
    ({ name, config, ...unit }) =>
      faults.attempt(() => compileResource(name, config, { ...unit, resources, generators: known })) ?? [],
  );
  faults.throwAny();
  const own = compiled.map(({ resource }) => resource);
  checkTogether(units, kept, own);
  try {
    return { units: compiled, catalogue: createCatalogue([...kept, ...own], known, shipped) };
  } catch (error) {
    throw inPlace(error, units);
  }
}
