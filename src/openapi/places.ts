import type { Located } from './document.ts';

/** A path of an OpenAPI document whose GET answers with JSON. */
export interface ReadPath {
  /** The path in the document: `/stores/pets`. */
  readonly path: string;
  /** Schema of the JSON with which the GET answers. */
  readonly answer: Located;
  /** Schema of a record: an element of the list or, without a list, the answer itself. */
  readonly record: Located;
  /**
   * Keys that lead to the list in the answer; empty if the answer is the list. Undefined if the answer is one object.
   */
  readonly list?: readonly string[];
  readonly description?: string;
  readonly parameters: readonly AskedParameter[];
}

/** A query parameter of a GET. */
export interface AskedParameter {
  readonly name: string;
  /** The largest number that it takes. Default: any. */
  readonly maximum?: number;
}

/**
 * A place of a document: paths are split at the keys of records, and each part between two keys is a place.
 * `/users/{id}/orders` is the place `orders` below the place `users`.
 */
export interface Place {
  /** The path as the document has it: `/users/{user_id}/orders`. */
  readonly path: string;
  /** The place whose records this one lies below; undefined at the top. */
  readonly above?: Place;
  /** Name of the path parameter for the key of a record above: `user_id`. */
  readonly parameter?: string;
  /** The part of the path behind the last key, or the whole path at the top, without slashes at its ends: `orders`. */
  readonly last: string;
  /** Whether other places lie below the records of this one. */
  isAbove: boolean;
  /** The GET at the path of the place, if it answers with a list. */
  list?: ReadPath;
  /** The GET at the path of the place, if it answers with one object. */
  single?: ReadPath;
  /** The GET of one record: `/users/{user_id}/orders/{id}`. */
  item?: ReadPath & { readonly parameter: string };
}

/** A path that does not become part of the config, and why. */
export interface LeftOut {
  readonly path: string;
  readonly why: string;
}

/**
 * What a place becomes: `list`, `items` (items of a list that the document itself lacks), `single` (one object), or
 * `parent` (nothing of its own: other places lie below it).
 */
export type Kind = 'list' | 'items' | 'single' | 'parent';

/** Returns what a place becomes. */
export function kindOf({ list, item, single, isAbove }: Place): Kind {
  if (list) return 'list';
  if (item) return 'items';
  return single && !isAbove ? 'single' : 'parent';
}

/**
 * Returns a path without `.json` at its end, and without slashes at both ends. A tree answers at each address with and
 * without `.json`.
 *
 * @example
 * stemOf('/users.json') // => "/users"
 */
export function stemOf(path: string): string {
  return path.replace(/\/+$/, '').replace(/\.json$/, '');
}

const keyIn = (segment: string = ''): string | undefined => /^\{([^{}]+)\}$/.exec(segment)?.[1];

/** Returns the reason why no address of a tree can look like a path; undefined if one can. */
function faultOf(segments: readonly string[]): string | undefined {
  const isKey = (segment: string | undefined): boolean => keyIn(segment) !== undefined;
  if (segments.some((one) => /[?#]/.test(one))) return 'an address ends before ? and #';
  if (segments.some((one) => /[{}]/.test(one) && !isKey(one))) return 'a key is only a part of a segment of its path';
  if (isKey(segments[0])) return 'its path begins with a key, and no list is above it';
  return segments.some((one, at) => isKey(one) && isKey(segments[at + 1]))
    ? 'two keys follow each other in its path, and an item has one'
    : undefined;
}

/** Collects all places of a document, by their paths without the names of keys. */
export class Places {
  readonly #known = new Map<string, Place>();

  /** Returns all places; a place comes before those below it. */
  all(): readonly Place[] {
    return [...this.#known.values()];
  }

  /**
   * Returns the place at a path, given as segments, the last of which is not a key. If the place is new, it is created
   * together with those above it.
   */
  #at(segments: readonly string[]): Place {
    const at = segments.map((one) => (keyIn(one) === undefined ? one : '{}')).join('/');
    const known = this.#known.get(at);
    if (known) return known;
    const key = segments.findLastIndex((one) => keyIn(one) !== undefined);
    const parameter = keyIn(segments[key]);
    const above = parameter === undefined ? undefined : this.#at(segments.slice(0, key));
    if (above) above.isAbove = true;
    const place: Place = {
      path: `/${segments.join('/')}`,
      last: segments.slice(key + 1).join('/'),
      isAbove: false,
      ...(above && parameter !== undefined && { above, parameter }),
    };
    this.#known.set(at, place);
    return place;
  }

  /**
   * Adds the GET of a path to the place that the path belongs to.
   *
   * @returns the reason why the path belongs to no place; undefined if it was added
   */
  add(read: ReadPath): string | undefined {
    const segments = stemOf(read.path).split('/').slice(1);
    const fault = faultOf(segments);
    if (fault !== undefined) return fault;
    const parameter = keyIn(segments.at(-1));
    if (parameter !== undefined && read.list) return 'it is a list at the address of a record';
    const place = this.#at(parameter === undefined ? segments : segments.slice(0, -1));
    const kind = parameter === undefined ? (read.list ? 'list' : 'single') : 'item';
    const other = kind === 'item' ? place.item : (place.list ?? place.single);
    if (other) return `${other.path} has its address`;
    if (parameter !== undefined) place.item = { ...read, parameter };
    else place[kind === 'list' ? 'list' : 'single'] = read;
    return undefined;
  }
}
