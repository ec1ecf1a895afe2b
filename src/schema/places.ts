import { valuesOf } from './reads.ts';
import type { Field, Resource } from './types.ts';

/**
 * The parts that a place, or a path, is made of: names, and for an element of an array its index in brackets.
 */
function partsOf(place: string): readonly string[] {
  return place.match(/\[\d*\]|[^.[\]]+/g) ?? [];
}

const indexOf = (part: string): number => Number(part.slice(1, -1));

/** Most elements of an array. An index from there on is another try at an element: 2,001 at that of index 1. */
export const MOST_ELEMENTS = 1000;

/** A field of an object, or an element of an array. Undefined where there is none. */
function inside(field: Field, part: string): Field | undefined {
  if (part.startsWith('['))
    return (part === '[]' ? undefined : field.items?.first?.[indexOf(part) % MOST_ELEMENTS]) ?? field.items?.field;
  return field.fields && Object.hasOwn(field.fields, part) ? field.fields[part] : undefined;
}

/**
 * The field at a place of a record: `amount`, `address.city`, `lines[2].price`, or of any element `lines[].price`.
 *
 * @returns undefined where there is none
 * @example
 * fieldAt({ fields: { tags: { type: 'array', items: { field: { type: 'string' }, count: 2 } } } }, 'tags[1]') // => {"type":"string"}
 */
export function fieldAt(resource: Pick<Resource, 'fields' | 'causes'>, place: string): Field | undefined {
  const [head = '', ...rest] = partsOf(place);
  const values = valuesOf(resource);
  let field = Object.hasOwn(values, head) ? values[head] : undefined;
  for (const part of rest) field = field && inside(field, part);
  return field;
}

/** The names inside of an object at a place; those of the record where the place is empty. */
export function namesAt(resource: Pick<Resource, 'fields' | 'causes'>, place: string): readonly string[] {
  return Object.keys((place === '' ? valuesOf(resource) : fieldAt(resource, place)?.fields) ?? {});
}

/**
 * The places around a place, the outermost first.
 *
 * @example
 * placesAround('lines[2].price') // => ["lines","lines[2]"]
 */
export function placesAround(place: string): readonly string[] {
  const ends = [...place.matchAll(/[.[]/g)].map(({ index }) => index);
  return ends.map((end) => place.slice(0, end));
}

/**
 * A path as it begins at the record: one with a dot in front begins at the object that the field is in.
 *
 * @param place of the field that says the path
 * @example
 * fromRecord('lines[2].total', '.price') // => "lines[2].price"
 */
export function fromRecord(place: string, path: string): string {
  if (!path.startsWith('.')) return path;
  const outer = place.slice(0, Math.max(0, place.lastIndexOf('.')));
  return outer === '' ? path.slice(1) : outer + path;
}

/** What a path leads to. */
export interface Trail {
  /** The place in the record itself: what is read or, with `behind`, the reference on the way. */
  readonly own: string;
  /** The place in the record that the reference points to. */
  readonly behind?: string;
}

/**
 * Follows a path as far as its first reference that is not its end. Where it leads to no field, the place says so.
 *
 * @param path as {@link fromRecord} gives it
 * @example
 * followPath({ fields: { user_id: { references: 'users' } } }, 'user_id.email') // => {"own":"user_id","behind":"email"}
 */
export function followPath(resource: Pick<Resource, 'fields' | 'causes'>, path: string): Trail {
  const parts = path.split('.');
  for (let at = 1; at < parts.length; at++) {
    const own = parts.slice(0, at).join('.');
    if (fieldAt(resource, own)?.references !== undefined) return { own, behind: parts.slice(at).join('.') };
  }
  return { own: path };
}

/**
 * All places of a resource that have a field: those of the record, and in the objects and arrays in it.
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
