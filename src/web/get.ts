import { isAskedFor } from '../chaos/load/index.ts';
import { type Fault, MockgenError } from '../errors.ts';
import type { Problem } from '../runtime/index.ts';
import type { Records } from '../resources/index.ts';
import type { EnvelopeName, Page } from '../tree/index.ts';

/** The path nouns in a table of record types. */
type Name<R> = keyof R & string;

/** The type of a record's key in a path: that of its `id`. */
type KeyOf<T> = T extends { readonly id: infer I extends string | number } ? I : string | number;

/** The paths of collections below records: the records of a resource that refer to one record of another resource. */
type Below<R, N extends Name<R>> = { [T in Name<R>]: `/${T}/${KeyOf<R[T]>}/${N}` }[Name<R>];

/** All paths of collections and items. */
type PathIn<R> = { [N in Name<R>]: `/${N}` | `/${N}/${KeyOf<R[N]>}` | Below<R, N> }[Name<R>];

/** The name of the resource whose collection answers at a path. */
type Listed<R, P> = { [N in Name<R>]: P extends `/${N}` | Below<R, N> ? N : never }[Name<R>];

/** The name of the resource whose item answers at a path. */
type Shown<R, P> = { [N in Name<R>]: P extends `/${N}/${KeyOf<R[N]>}` ? N : never }[Name<R>];

/** The query parameters that every document has. */
interface ItemQuery {
  /** The seed of the data, from 0 to 2^53 - 1. Default: that of the tree. */
  readonly seed?: number;
  /** Whether the data has to be generated anew, with a random seed unless one is given. Default: false. */
  readonly nocache?: boolean;
}

/** The query parameters of a collection of records of type `T`. */
interface CollectionQuery<T> extends ItemQuery {
  /** The number of the page, from 1. Default: 1. */
  readonly page?: number;
  /** Records per page, from 1 to 100. Default: 10. */
  readonly limit?: number;
  /** Maximum number of records, from 1 to 100. Default: the limit. */
  readonly count?: number;
  /** A text to search for. Default: no search. */
  readonly q?: string;
  /** A text to search for; another name for `q`. */
  readonly search?: string;
  /** The fields to search. Default: all text fields. */
  readonly search_fields?: readonly (keyof T & string)[];
}

/**
 * A function that requests a path of a tree, and returns the answer with its type.
 *
 * @typeParam R the type of a record by path noun
 * @typeParam E the envelope of collections
 */
export interface Get<R, E extends EnvelopeName> {
  /**
   * Requests a path.
   *
   * @param path a collection, an item, or the collection below an item: `/users`, `/users/7`, `/users/7/invoices`
   * @param query the parameters. Default: none
   * @param init options of `fetch`, such as `signal`
   * @returns the JSON of the answer; rejects with MockgenError `request_refused` for an answer with a status
   *   from 400, which is in its `status`
   */
  <const P extends PathIn<R>>(
    path: P,
    query?: [Listed<R, P>] extends [never] ? ItemQuery : CollectionQuery<R[Listed<R, P>]>,
    init?: RequestInit,
  ): Promise<[Listed<R, P>] extends [never] ? R[Shown<R, P>] : Page<R[Listed<R, P>], E>>;
}

/** A function that also has a typed `get`. */
export type WithGet<F, R = Records, E extends EnvelopeName = 'data'> = F & { readonly get: Get<R, E> };

/** Returns the query for some parameters, without those that are undefined. */
function searchOf(query: object): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) given.set(name, String(value));
  const text = given.toString();
  return text === '' ? '' : `?${text}`;
}

const ASKED_FOR =
  'This failure was asked for: by `fail` in the options of the handler or client, or in the config of the tree.';

/** Returns what to do about an answer with a status from 400. */
function hintFor({ status, headers }: Response): string {
  if (isAskedFor({ status, headers: Object.fromEntries(headers) })) return ASKED_FOR;
  if (status >= 500) return 'Look at the tree and its host: the request is valid.';
  return `Correct the ${{ 400: 'parameters', 404: 'path' }[status] ?? 'request'}.`;
}

/** Returns the error for a request that failed. */
function refusal(asked: string, response: Response, { status, detail, errors = [] }: Problem): MockgenError {
  const faults = errors.map(({ parameter, message }): Fault => ({ message, what: message, path: [parameter] }));
  const said = [`GET ${asked}: ${status}: ${detail}`, ...errors.map(({ message }) => message)];
  return new MockgenError('request_refused', said.join('\n'), hintFor(response), faults, status);
}

/**
 * Creates a `get` whose paths, parameters and answers are typed.
 *
 * @param send sends a request for a path with its query
 */
export function createGet<R, E extends EnvelopeName>(
  send: (path: string, init?: RequestInit) => Promise<Response>,
): Get<R, E> {
  return async (path: string, query: object = {}, init?: RequestInit): Promise<never> => {
    const asked = path + searchOf(query);
    const response = await send(asked, init);
    const answer: unknown = await response.json();
    // A tree answers with a problem, or with the type that the path has in its table.
    if (!response.ok) throw refusal(asked, response, answer as Problem);
    return answer as never;
  };
}
