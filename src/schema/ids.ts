import { isReservedName } from '../tree/index.ts';
import { isSystemName } from './path-names.ts';
import type { Field, Resource } from './types.ts';
import { uniquenessOf } from './unique.ts';

/** Matches texts that can be a key: they have to be a file name on every system, and a segment of a path. */
const TEXT_KEY = /^(?!.*(?:\.|\.json|\.svg|\.idx)$)[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$/;

/**
 * Checks that a value is a text that can be the id of a record: a key in lower case.
 *
 * @example
 * isTextId('4f0c-9a') // => true
 */
export function isTextId(text: unknown): text is string {
  return isTextKey(text) && /^[a-z0-9][^A-Z]*$/.test(text);
}

/**
 * Checks that a value is a text that can be the key of a record.
 *
 * @example
 * isTextKey('CH4f0c') // => true
 */
export function isTextKey(text: unknown): text is string {
  return typeof text === 'string' && TEXT_KEY.test(text) && !isReservedName(text.toLowerCase()) && !isSystemName(text);
}

/**
 * Returns the field that addresses the items of a resource.
 *
 * @example
 * keyFieldOf({ key: 'slug' }) // => "slug"
 */
export function keyFieldOf({ key = 'id' }: Pick<Resource, 'key'>): string {
  return key;
}

/**
 * Returns the field whose value a reference to a resource contains: `id`, or the key if there is no `id`.
 *
 * @example
 * idFieldOf({ key: 'slug', fields: { slug: {} } }) // => "slug"
 */
export function idFieldOf(resource: Pick<Resource, 'key' | 'fields'>): string {
  return Object.hasOwn(resource.fields, 'id') ? 'id' : keyFieldOf(resource);
}

/**
 * Checks whether the ids of a resource are the numbers of its records: 1, 2, 3 …
 *
 * @example
 * isNumbered({ fields: { id: { type: 'integer' } } }) // => true
 */
export function isNumbered(resource: Pick<Resource, 'key' | 'fields'>): boolean {
  return resource.fields['id']?.type === 'integer';
}

/**
 * Whether items are addressed by anything other than the numbers of their records: by texts, or by another field.
 *
 * @example
 * hasNamedKeys({ key: 'slug', fields: { id: { type: 'integer' }, slug: {} } }) // => true
 */
export function hasNamedKeys(resource: Pick<Resource, 'key' | 'fields' | 'single'>): boolean {
  return !resource.single && (keyFieldOf(resource) !== 'id' || !isNumbered(resource));
}

/**
 * Checks whether the ids of a resource are texts.
 *
 * @example
 * hasTextIds({ fields: { id: { type: 'string' } } }) // => true
 */
export function hasTextIds(resource: Pick<Resource, 'key' | 'fields'>): boolean {
  return resource.fields[idFieldOf(resource)]?.type === 'string';
}

/** Returns what is wrong with the field `id`; undefined if nothing is. */
export function faultOfId(field: Field): string | undefined {
  return faultOf(field, 'an id', field.type === 'integer');
}

/** Returns what is wrong with the field that is the key of a resource, other than `id`; undefined if nothing is. */
export function faultOfKey(field: Field): string | undefined {
  return faultOf(field, 'a key', false);
}

/**
 * Returns what is wrong with a field that records are addressed by; undefined if nothing is.
 *
 * @param noun what messages call it, such as `a key`
 * @param isNumbered whether the values are the numbers of the records, which are unique
 */
function faultOf(field: Field, noun: string, isNumbered: boolean): string | undefined {
  if (field.when || field.nullable || field.references !== undefined) return `${noun} cannot be null or a reference`;
  if (field.type !== 'string' && field.type !== 'integer') {
    return `expected ${noun} of type integer or string, got ${field.type}`;
  }
  const uniqueness = isNumbered || field.unique || uniquenessOf(field);
  const isUnique = uniqueness === true || (typeof uniqueness === 'object' && uniqueness.by === 'generator');
  const which = field.type === 'string' ? `${noun} that is a text` : noun;
  return isUnique ? undefined : `${which} needs \`unique: true\` or a generator of unique values, such as uuid`;
}
