import { digestOf } from '../tree/index.ts';
import type { Catalogue } from './catalogue.ts';
import { withNeighbours } from './own.ts';
import type { Field, Resource } from './types.ts';

/** What of a field decides its values. */
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

/** What of a resource decides its records, in an order that is part of it. */
function deciding({ name, items, fields, causes }: Resource): object {
  return { name, items, fields: decidingFields(fields), causes: causes && decidingFields(causes) };
}

/**
 * A digest over what decides the records of some resources: their specs and those of all that they lead to, whether these
 * come with mockgen or not. What only documents tell is left out, such as descriptions. A function counts as nothing.
 *
 * @param names path nouns
 * @example
 * digestOfSpecs({ resources: [], find: () => undefined }, []) === digestOfSpecs({ resources: [], find: () => undefined }, ['users']) // => true
 */
export function digestOfSpecs(catalogue: Pick<Catalogue, 'resources' | 'find'>, names: readonly string[]): string {
  return digestOf(JSON.stringify(withNeighbours(catalogue, names).map(deciding)));
}

/** Whether JSON gives a value back as it is. What is undefined in an object is as good as missing. */
function isData(value: unknown): boolean {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every((item) => item !== undefined && isData(item));
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isData);
}

/**
 * Whether resources can be told as JSON: there is no function in them, nor anything else that JSON does not have.
 *
 * @example
 * areData([]) // => true
 */
export function areData(resources: readonly Resource[]): boolean {
  return resources.every(isData);
}
