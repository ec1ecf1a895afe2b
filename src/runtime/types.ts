import type { Api, Manifest } from '../tree/index.ts';
import type { DataSource, ParameterError } from './parameters.ts';
import type { Query } from './query.ts';
import type { Reference, SearchQuery } from './search.ts';

/** Signals that a response is no longer needed. An `AbortSignal` of the platform is one. */
export interface Signal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

/** An HTTP request, in the form to which each host converts its own requests. */
export interface RuntimeRequest {
  /** The HTTP method in upper case. */
  readonly method: string;
  /** The path of the request, percent-encoded, with its leading slash and including the base: `/api/people/authors/7`. */
  readonly path: string;
  /** The prefix of every path on this host, such as `/mock`. Default: the base of the tree. */
  readonly base?: string | undefined;
  /** Whether an unknown parameter is answered with 400. Default: as the API of the tree says. */
  readonly strict?: boolean | undefined;
  /** The encoded query without the question mark; empty when there is none. */
  readonly query: string;
  /** Header values by name in lower case. Only `if-none-match`, `accept` and `x-mockgen-attempt` are read. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Aborted when the response is no longer needed. Default: it is needed until it is sent. */
  readonly signal?: Signal;
}

/** The content of a file or a response: a text, bytes, or a stream of bytes. */
export type Body = string | Uint8Array | AsyncIterable<Uint8Array>;

/** An HTTP response, in the form that each host converts to its own. */
export interface RuntimeResponse {
  readonly status: number;
  /** Header values by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body; empty for HEAD, OPTIONS and 304. */
  readonly body: Body;
}

/** A file of a tree. */
export interface TreeFile {
  /** The media type of the file. */
  readonly type: string;
  readonly body: Body;
  /** The digest of the body. Default: computed from the body. Required for a stream. */
  readonly digest?: string;
  /** The length of the body in bytes. Default: computed from the body. Required for a stream. */
  readonly bytes?: number;
  /** Whether the file was generated for this request. Default: false. */
  readonly isNew?: boolean;
}

/** The records to find: of those that match `search`, the ones from position `start` up to but not including `end`. */
export interface Wanted {
  /** What to search for. Default: every record matches. */
  readonly search?: SearchQuery;
  /** Position of the first record to return, from 0. */
  readonly start: number;
  readonly end: number;
}

/** The records that were found. */
export interface Found {
  /** Each record as one line of JSON. */
  readonly lines: readonly string[];
  /** How many records match in all. */
  readonly total: number;
  /** Whether any record was generated for this request. Default: false. */
  readonly isNew?: boolean;
}

/**
 * The output of one build, as a host reads it: the manifest, documents and collections. Every method may reject with
 * {@link TreeError}.
 */
export interface Tree {
  readonly manifest: Manifest;
  /** Finds records of a resource, which has to be in the manifest. */
  records(resource: string, wanted: Wanted, signal?: Signal): Promise<Found>;
  /** Reads a file by its path inside the tree, such as `authors/meta.json`; resolves with undefined when it does not exist. */
  file(path: string, signal?: Signal): Promise<TreeFile | undefined>;
  /**
   * Reads one record in the shape of its item file. If a tree lacks this method, the record is filled into the template
   * for items.
   *
   * @param id from 1; a text where ids are texts
   */
  item?(resource: string, id: number | string, signal?: Signal): Promise<TreeFile | undefined>;
  /**
   * Returns the tree that a build with another seed and otherwise the same options would write. A tree lacks this
   * method if its host cannot generate data.
   *
   * @param seed undefined for a random seed, different in each call
   * @returns the tree; or, when it cannot be generated, why not, as a sentence for the reader of the response
   */
  seeded?(seed: number | undefined): Tree | string | Promise<Tree | string>;
}

/** Returns the tree of another seed; undefined stands for a random seed, a new one in each call. */
export type Seeds = (seed: number | undefined) => Tree;

/**
 * Prepares to generate the other seeds of a tree.
 *
 * @param pause lets other work run for a moment; called every few milliseconds. Default: there is no other work
 * @returns the other seeds; or, when they cannot be generated, why not, as a sentence that names the seed of the tree
 */
export type Generator = (own: Tree, pause?: () => Promise<void>) => Promise<Seeds | string>;

/** The address of a collection in a request. */
export interface CollectionAddress {
  readonly resource: string;
  /** The path of the request, still encoded. */
  readonly path: string;
  /** The prefix of every path on the host, without a slash at the end. */
  readonly base: string;
  /**
   * For a collection below a record: the reference to that record, which all records of the collection have, and the
   * path of the collection. Default: the collection has every record of its resource.
   */
  readonly under?: { readonly reference: Reference; readonly path: string } | undefined;
}

/** One page of a collection as the content of a response, with headers about the page. */
export interface PageAnswer extends TreeFile {
  readonly headers: Readonly<Record<string, string>>;
}

/** What a query asks for, after it was read by the runtime itself or by a dialect. */
export interface UnderstoodQuery extends DataSource {
  readonly errors: readonly ParameterError[];
  /** The names of the parameters that have no effect, each once. Always empty where the API is strict. */
  readonly ignored: readonly string[];
  /** Returns the page of a collection for which the query asks. */
  page(tree: Tree, address: CollectionAddress, signal?: Signal): Promise<PageAnswer>;
  /** Adds to an item what the query asks for, such as related records. Default: nothing is added. */
  item?(tree: Tree, item: TreeFile, signal?: Signal): Promise<TreeFile>;
}

/** A query, and the resource and item that it was sent to. */
export interface AskedQuery {
  readonly query: Query;
  /** The shape of the answers, including the dialect that the tree uses. */
  readonly api: Api;
  readonly resource: string;
  /** The id of the item. Default: the query is for a collection. */
  readonly id?: number | string;
  /** In an address such as `/users/1/invoices`: the field that has the value in the address. Default: none. */
  readonly reference?: string;
}

/**
 * Understands queries written for other servers (dialects). This part is loaded beside the runtime, only for trees that
 * need it.
 */
export interface Dialects {
  /**
   * Returns what a query asks for.
   *
   * @param own the current tree
   * @throws TreeError of 501 when the dialect is not known
   */
  understand(own: Tree, asked: AskedQuery, signal?: Signal): Promise<UnderstoodQuery>;
}

/** Loads the dialects; resolves with undefined if the host does not have them. */
export type LoadDialects = () => Promise<Dialects | undefined>;

/** Holds the tree in use. A new build replaces the tree as a whole. */
export interface Holder {
  current(): Tree | Promise<Tree>;
}

/**
 * Answers requests from the current tree of a holder. It does not depend on the host: a server, a service worker, a
 * test and so on.
 */
export interface Runtime {
  /**
   * Answers a request. For a tree that does not match its manifest, the status is 500. Rejects with any error of the
   * holder and the tree that is not a {@link TreeError}.
   */
  handle(request: RuntimeRequest): Promise<RuntimeResponse>;
}

/**
 * Comes between a request and its answer: delays it, or answers in its place.
 *
 * @param tree the current tree
 * @param answer makes the answer of the runtime
 */
export type Detour = (
  tree: Tree,
  request: RuntimeRequest,
  answer: () => Promise<RuntimeResponse>,
) => Promise<RuntimeResponse>;

/** Says that a tree does not match its manifest, cannot be read at the moment, or cannot be generated. */
export class TreeError extends Error {
  /** 500; 503 if the same request may succeed later; 501 if another host could answer it. */
  declare readonly status: 500 | 501 | 503;

  /** @param message a sentence for the reader of the response */
  constructor(message: string, status: 500 | 501 | 503 = 500) {
    super(message);
    this.status = status;
  }
}

/**
 * Returns the error for a file that every tree has, but that this tree lacks or has broken.
 *
 * @example
 * brokenTree('authors/all.json').message // => "authors/all.json is missing: build it again."
 */
export function brokenTree(file: string, fault: string = 'is missing'): TreeError {
  return new TreeError(`${file} ${fault}: build it again.`);
}
