import type { Manifest } from '../tree/index.ts';

/** Tells that an answer is no longer wanted; the platform's own `AbortSignal` is one. */
export interface Signal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

/** The plain request every host boils its own down to. */
export interface RuntimeRequest {
  /** The HTTP method, upper case. */
  readonly method: string;
  /** The path as it came, percent-encoded, with its leading slash and whatever base: `/api/people/authors/7`. */
  readonly path: string;
  /** What stands before every path on this host, such as `/mock`. Default: the base of the tree. */
  readonly base?: string | undefined;
  /** The query as it came, without the question mark; empty when there is none. */
  readonly query: string;
  /** Header values by lower-case name. Only `if-none-match` and `accept` are read. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Default: the answer stays wanted. */
  readonly signal?: Signal;
}

/** What a response carries: a text, bytes, or bytes that come one after the other. */
export type Body = string | Uint8Array | AsyncIterable<Uint8Array>;

/** The plain response every host wraps into its own. */
export interface RuntimeResponse {
  readonly status: number;
  /** Header values by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Empty for HEAD, OPTIONS and 304. */
  readonly body: Body;
}

/** A file of a tree: what it is and what is in it. */
export interface TreeFile {
  /** Its media type. */
  readonly type: string;
  readonly body: Body;
  /** Its digest. Default: made from the body. Needed where the body comes piece by piece, as its length is. */
  readonly digest?: string;
  /** Its length in bytes. */
  readonly bytes?: number;
  /** Whether it had to be generated. Default: false. */
  readonly isNew?: boolean;
}

/**
 * What a search looks for: a text in lower case, not empty; the names of the fields to look into; and whether a null can be
 * found, as `null`.
 */
export type Sought = readonly [needle: string, fields: readonly string[], literal: boolean];

/** Which records are wanted: all that match, and of these the ones from `start` up to but not including `end`. */
export interface Wanted {
  /** What to look for; without it, every record matches. */
  readonly search?: Sought;
  /** From 0. */
  readonly start: number;
  readonly end: number;
}

/** Records that were wanted. */
export interface Found {
  /** Each record as one line of JSON. */
  readonly lines: readonly string[];
  /** How many records match in all. */
  readonly total: number;
  /** Whether a record had to be generated for it. Default: false. */
  readonly isNew?: boolean;
}

/** Exactly one build: its manifest, its documents, its collections. Each method rejects with {@link TreeError}. */
export interface Tree {
  readonly manifest: Manifest;
  /** Finds records of a resource that the manifest names. */
  records(resource: string, wanted: Wanted, signal?: Signal): Promise<Found>;
  /** Reads a file by its path inside the tree, such as `authors/meta.json`; undefined when there is none. */
  file(path: string, signal?: Signal): Promise<TreeFile | undefined>;
  /**
   * Reads one record in the shape of its own file. Default: the record fills the item template.
   *
   * @param id from 1; or a text, where ids are texts
   */
  item?(resource: string, id: number | string, signal?: Signal): Promise<TreeFile | undefined>;
  /**
   * The tree that a build with another seed, and all other options the same, would write. Default: the host
   * has no generator.
   *
   * @param seed undefined for a seed that nobody chose, another one with each call
   * @returns a text where it cannot be made: why, in a sentence for the reader of the response
   */
  seeded?(seed: number | undefined): Tree | string | Promise<Tree | string>;
}

/** Makes the trees of other seeds; undefined stands for a seed that nobody chose, another one with each call. */
export type Seeds = (seed: number | undefined) => Tree;

/**
 * Finds out how to make the other seeds of a tree.
 *
 * @param pause lets other work run for a moment; it is called every few milliseconds. Default: nothing else is waiting
 * @returns a text where it cannot make what a build would write: why, in a sentence with the seed of the tree
 */
export type Generator = (own: Tree, pause?: () => Promise<void>) => Promise<Seeds | string>;

/** Holds the tree in force. Another build may take its place, as a whole. */
export interface Holder {
  current(): Tree | Promise<Tree>;
}

/** Answers requests over the tree that a holder has. Nothing in it depends on the host. */
export interface Runtime {
  /**
   * Answers one request. A tree that is not what its manifest says is a 500; rejects only with what the holder and the
   * tree reject with besides {@link TreeError}.
   */
  handle(request: RuntimeRequest): Promise<RuntimeResponse>;
}

/** A tree that is not what its manifest says, or that cannot be read right now. */
export class TreeError extends Error {
  /** 500; 503 when it is worth asking again; 501 when another host could. */
  declare readonly status: 500 | 501 | 503;

  /** @param message a sentence for the reader of the response */
  constructor(message: string, status: 500 | 501 | 503 = 500) {
    super(message);
    this.status = status;
  }
}

/**
 * Words what is wrong with a file that every tree has.
 *
 * @example
 * brokenTree('authors/all.json').message // => "authors/all.json is missing: build it again."
 */
export function brokenTree(file: string, fault: string = 'is missing'): TreeError {
  return new TreeError(`${file} ${fault}: build it again.`);
}
