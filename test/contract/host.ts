import { beforeAll } from 'vitest';

/** What a host is asked. */
interface ContractRequest {
  /** Default: GET. */
  readonly method?: string;
  /** Path and query, as they go over the wire: not normalised, not decoded. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a host answers. */
export interface ContractResponse {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One host of the runtime, over a tree with at least 11 records per resource. */
export interface ContractHost {
  request(request: ContractRequest): Promise<ContractResponse>;
  close(): Promise<void>;
  /** The text that `build --seed` writes for a file of the tree. Without it only consistency is checked. */
  readonly built?: (seed: number, file: string) => Promise<string>;
}

/** A record as the tree holds it. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** The answer of a collection. */
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

/** What the suite knows of the tree under test, read through the host itself. */
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
        /** Its nested collections: `users/{user_id}/invoices`. */
        readonly under?: readonly string[];
      }
    >
  >;
  /** The first resource of the tree, which stands for all. */
  readonly resource: string;
  readonly category: string;
  /** The path of its collection; `/people/authors` if that is the only one. */
  readonly path: string;
  /** Both forms of that path, or the one the layout has. */
  readonly paths: readonly string[];
  readonly records: readonly JsonRecord[];
}

/** Hands the tests what is only there once the host is up. */
export interface Context {
  readonly host: ContractHost;
  readonly facts: Facts;
  /** Asks for a path, and for JSON back. The caller says what is in it; the assertions hold them to it. */
  get<T>(path: string): Promise<ContractResponse & { readonly json: T }>;
}

/** Asks a host for JSON. */
async function getJson<T>(host: ContractHost, path: string): Promise<ContractResponse & { readonly json: T }> {
  const response = await host.request({ path });
  return { ...response, json: JSON.parse(response.body) as T };
}

/** All paths of a resource in the layout of the tree, the short one first. */
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

/** Brings the host up before the tests of the surrounding `describe`; `close` is the caller's. */
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

/** Brings a host up before the tests of the surrounding `describe`; `close` is the caller's. */
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
