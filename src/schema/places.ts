import { valuesOf } from './reads.ts';
import type { Field, Resource } from './types.ts';

/** Splits a place or a path into names, and indexes in brackets. */
function partsOf(place: string): readonly string[] {
  // Most are plain names.
  return /[.[\]]/.test(place) ? (place.match(/\[\d*\]|[^.[\]]+/g) ?? []) : [place];
}

const indexOf = (part: string): number => Number(part.slice(1, -1));

/**
 * The largest number of elements of an array. A higher index stands for a further attempt to draw an element: 2,001 is
 * the third attempt at index 1.
 */
export const MOST_ELEMENTS = 1000;

/**
 * Returns the field of an object, or the element of an array, that a part of a path names; undefined if there is none.
 */
function inside(field: Field, part: string): Field | undefined {
  if (part.startsWith('['))
    return (part === '[]' ? undefined : field.items?.first?.[indexOf(part) % MOST_ELEMENTS]) ?? field.items?.field;
  return field.fields && Object.hasOwn(field.fields, part) ? field.fields[part] : undefined;
}

/**
 * Returns the field at a place of a record: `amount`, `address.city`, `lines[2].price`, or for any element
 * `lines[].price`.
 *
 * @returns undefined where the resource has no such field
 * @example
 * fieldAt({ fields: { tags: { type: 'array', items: { field: { type: 'string' }, count: 2 } } } }, 'tags[1]') // => {"type":"string"}
 */
export function fieldAt(resource: Pick<Resource, 'fields' | 'causes'>, place: string): Field | undefined {
  const [head = '', ...rest] = partsOf(place);
  const { fields, causes = {} } = resource;
  let field = Object.hasOwn(fields, head) ? fields[head] : Object.hasOwn(causes, head) ? causes[head] : undefined;
  for (const part of rest) field = field && inside(field, part);
  return field;
}

/** Returns the names of the fields of the object at a place, or of the record for an empty place. */
export function namesAt(resource: Pick<Resource, 'fields' | 'causes'>, place: string): readonly string[] {
  return Object.keys((place === '' ? valuesOf(resource) : fieldAt(resource, place)?.fields) ?? {});
}

/**
 * Returns the places that contain a place, the outermost first.
 *
 * @example
 * placesAround('lines[2].price') // => ["lines","lines[2]"]
 */
export function placesAround(place: string): readonly string[] {
  const ends = [...place.matchAll(/[.[]/g)].map(({ index }) => index);
  return ends.map((end) => place.slice(0, end));
}

/** Returns the place of the object around a place; empty if that is the record itself. */
const outerOf = (place: string): string => place.slice(0, Math.max(0, place.lastIndexOf('.')));

/**
 * Resolves a path that starts with dots: one for the object around a field, two for the object around that, and so on.
 *
 * @param place the place of the field that states the path
 * @example
 * fromRecord('lines[2].total', '.price') // => "lines[2].price"
 * @example
 * fromRecord('lines[2].total.value', '..price.value') // => "lines[2].price.value"
 */
export function fromRecord(place: string, path: string): string {
  if (!path.startsWith('.')) return path;
  const rest = path.replace(/^\.+/, '');
  let outer = place;
  for (let dots = path.length - rest.length; dots > 0; dots--) outer = outerOf(outer);
  return outer === '' ? rest : `${outer}.${rest}`;
}

/** The two parts of a path, split at the reference that it goes through. */
export interface Trail {
  /**
   * The first part: a place in the record itself. If the path goes through a reference, it is the place of that
   * reference, otherwise that of the value. For each list on the way it has `[]`, and the path then leads to one value
   * per element.
   */
  readonly own: string;
  /**
   * The second part: the path within the record that the reference points to. Undefined if the path goes through no
   * reference.
   */
  readonly behind?: string;
}

/**
 * Splits a path at the reference that it goes through, if any. It does not check that the target exists.
 *
 * @param path the path from the record, as {@link fromRecord} returns it
 * @example
 * followPath({ fields: { user_id: { references: 'users' } } }, 'user_id.email') // => {"own":"user_id","behind":"email"}
 * @example
 * followPath({ fields: { lines: { items: { field: { fields: { price: {} } } } } } }, 'lines.price') // => {"own":"lines[].price"}
 */
export function followPath(resource: Pick<Resource, 'fields' | 'causes'>, path: string): Trail {
  const parts = path.split('.');
  let own = '';
  for (const [at, part] of parts.entries()) {
    own += own === '' ? part : `.${part}`;
    if (at === parts.length - 1) break;
    let field = fieldAt(resource, own);
    while (field?.items) {
      own += '[]';
      field = field.items.field;
    }
    if (field?.references !== undefined) return { own, behind: parts.slice(at + 1).join('.') };
  }
  return { own };
}

/**
 * Checks whether a place is in the same element of a list as the target of a path.
 *
 * @param own the place of the target, as {@link followPath} returns it
 * @example
 * isInside('lines[].total', 'lines[].price') // => true
 */
export function isInside(place: string, own: string): boolean {
  return own.includes('[]') && place.startsWith(own.slice(0, own.lastIndexOf('[]') + 2));
}

/**
 * Yields all fields of a resource with their places, including those in objects and arrays.
 *
 * @example
 * [...walkFields({ fields: { a: { fields: { b: {} } }, c: { items: { field: {} } } } })].map(([place]) => place) // => ["a","a.b","c","c[]"]
 */
export function* walkFields(
  resource: Pick<Resource, 'fields' | 'causes'>,
): Generator<readonly [place: string, field: Field], void, undefined> {
  for (const [name, field] of Object.entries(valuesOf(resource))) yield* walk(name, field);
}

function* walk(place: string, field: Field): Generator<readonly [string, Field], void, undefined> {
  yield [place, field];
  for (const [name, inner] of Object.entries(field.fields ?? {})) yield* walk(`${place}.${name}`, inner);
  for (const [at, inner] of (field.items?.first ?? []).entries()) yield* walk(`${place}[${at}]`, inner);
  if (field.items) yield* walk(`${place}[]`, field.items.field);
}
