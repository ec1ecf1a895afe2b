import { isReservedName } from '../tree/index.ts';
import type { Field, Resource } from './types.ts';
import { uniquenessOf } from './unique.ts';

/** Texts that can be an id: a file name on every system and a segment of a path. */
const TEXT_ID = /^(?!.*(?:\.|\.json|\.svg)$)[a-z0-9][a-z0-9._-]{0,99}$/;

/**
 * Checks that a value is a text that can be the id of a record.
 *
 * @example
 * isTextId('4f0c-9a') // => true
 */
export function isTextId(text: unknown): text is string {
  return typeof text === 'string' && TEXT_ID.test(text) && !isReservedName(text);
}

/**
 * Checks whether the ids of a resource are texts. Otherwise they are integers from 1 up.
 *
 * @example
 * hasTextIds({ fields: { id: { type: 'string' } } }) // => true
 */
export function hasTextIds({ fields }: Pick<Resource, 'fields'>): boolean {
  return fields['id']?.type === 'string';
}

/** Returns what is wrong with the field `id`, or undefined. */
export function faultOfId(field: Field): string | undefined {
  if (field.when || field.nullable || field.references !== undefined) return 'an id cannot be null or a reference';
  if (field.type === 'integer') return undefined;
  if (field.type !== 'string') return `expected an id of type integer or string, got ${field.type}`;
  const uniqueness = uniquenessOf(field);
  const isUnique = field.unique || (typeof uniqueness === 'object' && uniqueness.by === 'generator');
  return isUnique
    ? undefined
    : 'an id that is a text needs `unique: true` or a generator of unique values, such as uuid';
}
