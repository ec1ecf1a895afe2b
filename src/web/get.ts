import { isAskedFor } from '../chaos/load/index.ts';
import { type Fault, MockgenError } from '../errors.ts';
import { badArgument, isObject } from '../options.ts';
import type { Problem } from '../runtime/index.ts';
import type { Paths } from '../records.ts';

/** A path of a table with the kind of each key in place of its name: `/users/{number}` becomes `/users/${number}`. */
type Filled<T extends string> = T extends `${infer A}{number}${infer B}`
  ? `${A}${number}${Filled<B>}`
  : T extends `${infer A}{string}${infer B}`
    ? `${A}${string}${Filled<B>}`
    : T;

/** All paths of a table, for editors to complete. Any other text is let through, so that {@link Known} can refuse it. */
type PathIn<A> = { [T in keyof A & string]: Filled<T> }[keyof A & string] | (string & {});

/** Whether one name of a path is what the table has there. */
type IsName<P extends string, T extends string> = T extends '{number}'
  ? P extends `${number}`
    ? true
    : false
  : T extends '{string}'
    ? P extends ''
      ? false
      : true
    : P extends T
      ? true
      : false;

/** Whether a path is one of the table, name by name: no key contains a slash. */
type Fits<P extends string, T extends string> = T extends `${infer T1}/${infer TN}`
  ? P extends `${infer P1}/${infer PN}`
    ? IsName<P1, T1> extends true
      ? Fits<PN, TN>
      : false
    : false
  : P extends `${string}/${string}`
    ? false
    : IsName<P, T>;

/** The path of the table that a path is; a fixed name comes before a key. Never if it is none. */
type RowOf<A, P extends string> = P extends keyof A
  ? P
  : { [T in keyof A & string]: Fits<P, T> extends true ? T : never }[keyof A & string];

type QueryOf<F> = F extends (query?: infer Q) => unknown ? Q : never;
type AnswerOf<F> = F extends (...args: never) => infer V ? V : never;

/** The paths of the table that begin with the same two letters as a path. */
type Nearest<A, P extends string> = P extends `/${infer L1}${infer L2}${string}`
  ? Extract<keyof A, `/${L1}${L2}${string}`>
  : never;

/** What is wrong with a path that is none of the table, in the words that the compiler then shows. */
type PathFault<A, P extends string> = P extends `/${string}`
  ? P extends `${infer Path}?${string}`
    ? { readonly 'parameters are the second argument of get, after': Path }
    : [Nearest<A, P>] extends [never]
      ? { readonly 'no such path: leave out the base, and give <Paths> for an API of your own': keyof A }
      : { readonly 'no such path; did you mean': Nearest<A, P> }
  : { readonly 'a path begins with a slash': `/${P}` };

/** Refuses a path that is none of the table. */
type Known<A, P extends string> = [RowOf<A, P>] extends [never] ? PathFault<A, P> : unknown;

/**
 * What a table of paths has for each of them: a function from the parameters to the answer. `{number}` and `{string}`
 * stand for keys.
 */
export type PathTable<A> = { readonly [T in keyof A]: (query?: never) => unknown };

/**
 * A function that requests a path of a tree, and returns the answer with its type.
 *
 * @typeParam A what answers at each path: `Paths` of a file that `mockgen types` wrote
 */
export interface Get<A> {
  /**
   * Requests a path.
   *
   * @param path a collection, an item, or what is below an item: `/users`, `/users/7`, `/users/7/invoices`
   * @param query the parameters. Default: none
   * @param init options of `fetch`, such as `signal`
   * @returns the JSON of the answer; rejects with MockgenError `request_refused` for an answer with a status
   *   from 400, which is in its `status`, and `bad_option` for a path without a slash in front
   */
  <const P extends PathIn<A>>(
    path: P & Known<A, P>,
    query?: QueryOf<A[RowOf<A, P> & keyof A]>,
    init?: RequestInit,
  ): Promise<AnswerOf<A[RowOf<A, P> & keyof A]>>;
}

/** A function that also has a typed `get`. */
export type WithGet<F, A = Paths> = F & { readonly get: Get<A> };

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
 * Checks what JavaScript passes to a `get`, where no compiler does.
 *
 * @throws MockgenError `bad_option` for anything but a path with a slash in front, and for a query that is no object
 */
function checkAsked(path: unknown, query: unknown): asserts query is object {
  if (typeof path !== 'string' || !path.startsWith('/')) {
    const meant = typeof path === 'string' && !path.includes(':') ? `/${path}` : '/users';
    throw badArgument('path', path, 'a path of the tree, with a slash in front', `get('${meant}')`);
  }
  if (!isObject(query)) throw badArgument('query', query, 'the parameters by name', `get('${path}', { q: 'ann' })`);
}

/**
 * Creates a `get` whose paths, parameters and answers are typed.
 *
 * @param send sends a request for a path with its query
 */
export function createGet<A>(send: (path: string, init?: RequestInit) => Promise<Response>): Get<A> {
  return async (path: string, query: unknown = {}, init?: RequestInit): Promise<never> => {
    checkAsked(path, query);
    const asked = path + searchOf(query);
    const response = await send(asked, init);
    const answer: unknown = await response.json();
    // A tree answers with a problem, or with the type that the path has in its table.
    if (!response.ok) throw refusal(asked, response, answer as Problem);
    return answer as never;
  };
}
