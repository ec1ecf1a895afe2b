import type { Fault } from '../errors.ts';

/** The place of something that a user wrote: the file, as the user named it, and the keys that lead there. */
export interface ConfigPlace {
  readonly file: string;
  readonly path: readonly (string | number)[];
  /** Whether the file is a schema. Its places are written as JSON pointers. Default: it is a config. */
  readonly isSchema?: true;
}

/** A message shows at most this many characters of a value or a key. */
const MOST_SHOWN = 60;

/** A message shows at most this many keys of a place. */
const MOST_KEYS = 20;

/** Makes a text safe for a terminal: without control characters, and shortened. */
export function plain(text: string, most: number = MOST_SHOWN): string {
  const clean = text.slice(0, most + 1).replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, ' ');
  return clean.length > most ? `${clean.slice(0, most)}…` : clean;
}

/**
 * Returns the place that the keys lead to from another place.
 *
 * @example
 * within({ file: 'a.json', path: ['x'] }, 'y', 0) // => {"file":"a.json","path":["x","y",0]}
 */
export function within(place: ConfigPlace, ...keys: readonly (string | number)[]): ConfigPlace {
  return { ...place, path: [...place.path, ...keys] };
}

/**
 * Writes a place for a message: `mockgen.config.json: resources.a.fields.b`, or for a schema `a.json#/properties/b`.
 *
 * @example
 * placeText({ file: 'a.json', path: ['properties', 'a/b'], isSchema: true }) // => "a.json#/properties/a~1b"
 */
export function placeText({ file, path, isSchema }: ConfigPlace): string {
  const shown = path.length > MOST_KEYS ? [...path.slice(0, MOST_KEYS), '…'] : path;
  const keys = shown.map((key) => plain(String(key)));
  if (isSchema) return `${file}#${keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`;
  const dotted = keys.map((key, at) => (typeof path[at] === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${key}`));
  return path.length === 0 ? file : `${file}: ${dotted.join('')}`;
}

/**
 * Returns the names of the fields among the keys of a place: `lines` and `price` for
 * `fields.lines.items.field.fields.price.min`.
 */
function fieldsAmong(keys: readonly (string | number)[]): readonly string[] {
  const [key, name, ...rest] = keys;
  if (key === 'items' && name === 'field') return fieldsAmong(rest);
  return key === 'fields' && name !== undefined ? [String(name), ...fieldsAmong(rest)] : [];
}

/**
 * Returns the resource and the field that a place is about. The path of the field leaves out positions in lists:
 * `lines.price`.
 *
 * @example
 * subjectOf({ file: 'a.json', path: ['resources', 'users', 'fields', 'fields', 'min'] }) // => {"resource":"users","field":"fields"}
 */
export function subjectOf({ path, isSchema }: ConfigPlace): Pick<Fault, 'resource' | 'field'> {
  const [first, resource, ...keys] = path;
  if (isSchema || first !== 'resources' || resource === undefined) return {};
  const fields = fieldsAmong(keys);
  return { resource: String(resource), ...(fields.length > 0 && { field: fields.join('.') }) };
}
