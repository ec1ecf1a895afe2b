import { beforeAll } from 'vitest';

/** A request to a host. */
interface ContractRequest {
  /** Default: GET. */
  readonly method?: string;
  /** Path and query as they are sent: not normalized, not decoded. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The response of a host. */
export interface ContractResponse {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A host of the runtime, with a tree of at least 11 records per resource. */
export interface ContractHost {
  request(request: ContractRequest): Promise<ContractResponse>;
  close(): Promise<void>;
  /** Returns the text that `build --seed` writes for a file of the tree. Without it, only consistency is checked. */
  readonly built?: (seed: number, file: string) => Promise<string>;
}

/** A record of the tree. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** The body of a collection. */
export interface CollectionBody {
  readonly data: readonly JsonRecord[];
  readonly pagination: Readonly<Record<'page' | 'limit' | 'total' | 'total_pages', number>>;
}

/** An error of RFC 9457. */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly { readonly parameter: string; readonly message: string }[];
}

/** What the tests know about the tree, read through the host itself. */
export interface Facts {
  readonly seed: number;
  readonly layout: 'both' | 'flat' | 'category';
  readonly resources: Readonly<
    Record<
      string,
      {
        readonly category: string;
        readonly fields: readonly string[];
        readonly searchFields: readonly string[];
        /** Paths of its nested collections: `users/{user_id}/invoices`. */
        readonly under?: readonly string[];
      }
    >
  >;
  /** The first resource of the tree, as an example of all. */
  readonly resource: string;
  readonly category: string;
  /** The path of its collection; `/people/authors` if that is the only one. */
  readonly path: string;
  /** Both paths of the collection, or its only path in the layout. */
  readonly paths: readonly string[];
  readonly records: readonly JsonRecord[];
}

/** Gives tests access to the host, which is only open while they run. */
export interface Context {
  readonly host: ContractHost;
  readonly facts: Facts;
  /** Requests a path and parses the JSON. The caller states its type, which the assertions check. */
  get<T>(path: string): Promise<ContractResponse & { readonly json: T }>;
}

/** Requests JSON from a host. */
async function getJson<T>(host: ContractHost, path: string): Promise<ContractResponse & { readonly json: T }> {
  const response = await host.request({ path });
  return { ...response, json: JSON.parse(response.body) as T };
}

/** Returns all paths of a resource in the layout of the tree, the short one first. */
export function pathsOf(layout: Facts['layout'], category: string, resource: string): readonly string[] {
  const short = layout === 'category' ? [] : [`/${resource}`];
  return layout === 'flat' ? short : [...short, `/${category}/${resource}`];
}

async function readFacts(host: ContractHost): Promise<Facts> {
  const manifest = await getJson<Pick<Facts, 'seed' | 'layout' | 'resources'>>(host, '/mockgen.json');
  if (manifest.status !== 200) throw new Error(`the host has no tree: ${manifest.body}`);
  const { seed, layout, resources } = manifest.json;
  const [resource = ''] = Object.keys(resources);
  const category = resources[resource]?.category ?? '';
  const paths = pathsOf(layout, category, resource);
  const [path = ''] = paths;
  const { json: records } = await getJson<readonly JsonRecord[]>(host, `${path}/all.json`);
  return { seed, layout, resources, resource, category, path, paths, records };
}

/** Opens the host before the tests of the surrounding `describe`. The caller closes it. */
export function withContext(open: () => Promise<ContractHost>): Context {
  const up: { host?: ContractHost; facts?: Facts } = {};
  const ready = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the host is not up yet');
    return value;
  };
  beforeAll(async () => {
    up.host = await open();
    up.facts = await readFacts(up.host);
  });
  return {
    get host() {
      return ready(up.host);
    },
    get facts() {
      return ready(up.facts);
    },
    get: (path) => getJson(ready(up.host), path),
  };
}

/** Opens a host before the tests of the surrounding `describe`. The caller closes it. */
export function withHost<H>(open: () => Promise<H>): () => H {
  const up: { host?: H } = {};
  beforeAll(async () => {
    up.host = await open();
  });
  return () => {
    if (up.host === undefined) throw new Error('the host is not up yet');
    return up.host;
  };
}
