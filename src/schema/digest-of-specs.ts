import { digestOf } from '../tree/index.ts';
import type { Catalogue } from './catalogue.ts';
import { withNeighbours } from './neighbours.ts';
import type { Field, Resource } from './types.ts';

/** Returns the parts of a field that decide its values. */
function decidingField(field: Field): object {
  const { description: _, fields, items, ...more } = field;
  return {
    ...more,
    ...(fields && { fields: decidingFields(fields) }),
    ...(items && { items: { ...items, field: decidingField(items.field), first: items.first?.map(decidingField) } }),
  };
}

function decidingFields(fields: Readonly<Record<string, Field>>): readonly (readonly [string, object])[] {
  return Object.entries(fields).map(([name, field]) => [name, decidingField(field)]);
}

/** Returns the parts of a resource that decide its records. Fields are a list, since their order counts. */
function deciding({ name, of, items, unique, fields, causes }: Resource): object {
  return { name, of, items, unique, fields: decidingFields(fields), causes: causes && decidingFields(causes) };
}

/**
 * Returns a digest of all data that decides the records of some resources: their specs, and those of all resources that
 * they depend on, built in or not. It does not depend on descriptions and functions.
 *
 * @param names path nouns
 * @example
 * digestOfSpecs({ resources: [], find: () => undefined }, []) === digestOfSpecs({ resources: [], find: () => undefined }, ['users']) // => true
 */
export function digestOfSpecs(catalogue: Pick<Catalogue, 'resources' | 'find'>, names: readonly string[]): string {
  return digestOf(JSON.stringify(withNeighbours(catalogue, names).map(deciding)));
}

/**
 * Checks whether a value can be written as JSON and read again without a loss. In an object, a property that is
 * undefined counts as missing.
 */
function isData(value: unknown): boolean {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every((item) => item !== undefined && isData(item));
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isData);
}

/**
 * Checks whether resources can be written as JSON, so that they contain no function.
 *
 * @example
 * areData([]) // => true
 */
export function areData(resources: readonly Resource[]): boolean {
  return resources.every(isData);
}
