import { isReservedName } from '../tree/index.ts';
import type { Field, Resource } from './types.ts';
import { uniquenessOf } from './unique.ts';

/** What an id that is a text may be: the name of a file on every system, and a part of a path. */
const TEXT_ID = /^(?!.*(?:\.|\.json|\.svg)$)[a-z0-9][a-z0-9._-]{0,99}$/;

/**
 * Whether a text can be the id of a record.
 *
 * @example
 * isTextId('4f0c-9a') // => true
 */
export function isTextId(text: unknown): text is string {
  return typeof text === 'string' && TEXT_ID.test(text) && !isReservedName(text);
}

/**
 * Whether the ids of a resource are texts. All others count up from 1.
 *
 * @example
 * hasTextIds({ fields: { id: { type: 'string' } } }) // => true
 */
export function hasTextIds({ fields }: Pick<Resource, 'fields'>): boolean {
  return fields['id']?.type === 'string';
}

/** What is wrong with the field that has the ids; undefined when nothing is. */
export function faultOfId(field: Field): string | undefined {
  if (field.when || field.nullable || field.references !== undefined)
    return 'an id is never null, and refers to nothing';
  if (field.type === 'integer') return undefined;
  if (field.type !== 'string') return `an id is an integer or a string, and this one is of type ${field.type}`;
  const uniqueness = uniquenessOf(field);
  const isUnique = field.unique || (typeof uniqueness === 'object' && uniqueness.by === 'generator');
  return isUnique ? undefined : 'an id that is a text needs unique, or a generator such as uuid';
}
