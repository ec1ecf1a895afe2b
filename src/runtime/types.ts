/** The plain request every host boils its own down to. */
export interface RuntimeRequest {
  /** The HTTP method, upper case. */
  readonly method: string;
  /** The path below the tree's root as it came, percent-encoded, with its leading slash: `/people/authors/7`. */
  readonly path: string;
  /** The query as it came, without the question mark; empty when there is none. */
  readonly query: string;
  /** Header values by lower-case name. Only `if-none-match` and `accept` are read. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** The plain response every host wraps into its own. */
export interface RuntimeResponse {
  readonly status: number;
  /** Header values by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Empty for HEAD, OPTIONS and 304, whose headers still speak of the full body. */
  readonly body: string | Uint8Array;
}

/**
 * Reads one file of a tree by its path inside it, such as `authors/all.json`; undefined when there is none.
 * As long as a file has not changed, give the same string object back: the runtime keeps what it has parsed.
 */
export type Read = (file: string) => Promise<string | undefined>;

/** A file that no query touches: what it is and what is in it. */
export interface PlainFile {
  /** Its media type. */
  readonly type: string;
  readonly body: string | Uint8Array;
}

/** Where another seed's data comes from, on hosts that have the generator. */
export interface Generator {
  /** The tree of `seed`; `kept` says whether it was there already (`X-Cache: HIT`). */
  seeded(seed: number): Promise<{ readonly read: Read; readonly kept: boolean }>;
  /** A tree of a seed nobody chose, new on every call. */
  fresh(): Promise<Read>;
}

/** Answers requests over one tree. Nothing in it depends on the host: it holds a cache and no other state. */
export interface Runtime {
  /**
   * Answers one request. A tree that is not what its manifest says is a 500; rejects only with what the host's own ports
   * reject with.
   */
  handle(request: RuntimeRequest): Promise<RuntimeResponse>;
}

/** What a host lends the runtime. */
export interface RuntimePorts {
  readonly read: Read;
  /** Answers a plain file by its decoded path, `authors/7.json`. Default: JSON files through `read`. */
  readonly file?: (file: string) => Promise<PlainFile | undefined>;
  /** Default: none, and another seed or `nocache` is answered with 501. */
  readonly generate?: Generator;
  /** What stands before every path on this host, such as `/mock`; `Link` needs it. Default: empty. */
  readonly base?: string;
  /** Whether to read any tree like a packed one: a host that keeps files then keeps few. Default: false. */
  readonly packed?: boolean;
}

/** The slots of an envelope, in the words of the collection template. */
export type Slot = 'resource' | 'data' | 'page' | 'limit' | 'total' | 'total_pages';

/** The collection template, cut at its slots: literal text and slots in turn. */
export type Envelope = readonly (string | { readonly slot: Slot })[];

/** The item template, cut at its slots. */
export type ItemSegments = readonly (string | { readonly slot: 'resource' | 'record' })[];

/** What the runtime reads of a tree's manifest, `mockgen.json`. */
export interface TreeInfo {
  readonly seed: number;
  readonly layout: 'both' | 'flat' | 'category';
  readonly envelope: Envelope;
  readonly item: ItemSegments;
  /** Whether items and the second layout are no files, and are read out of the collections. Default: false. */
  readonly packed?: boolean;
  /** By path noun, in the order of the service. */
  readonly resources: Readonly<
    Record<
      string,
      {
        readonly category: string;
        /** All field names, in order. */
        readonly fields: readonly string[];
        /** The fields a search without `search_fields` looks into. */
        readonly searchFields: readonly string[];
      }
    >
  >;
}
