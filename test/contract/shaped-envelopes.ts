import type { JsonRecord } from './host.ts';
import type { Api } from './shaped.ts';

/** The contents of an envelope; undefined for what it leaves out. */
export interface Told {
  readonly data: readonly JsonRecord[];
  readonly total?: number;
  readonly page?: number;
  readonly pages?: number;
  readonly next?: string | null;
  readonly previous?: string | null;
  /** Address of the page itself. */
  readonly self?: string;
  /** Keys of the envelope, in order. */
  readonly keys: readonly string[];
}

interface Bodies {
  readonly results: { count: number; next: string | null; previous: string | null; results: readonly JsonRecord[] };
  readonly items: { items: readonly JsonRecord[]; total: number; page: number; pages: number };
  readonly hal: {
    _embedded: Readonly<Record<string, readonly JsonRecord[]>>;
    _links: Readonly<Partial<Record<'self' | 'first' | 'prev' | 'next' | 'last', { readonly href: string }>>>;
    page: { size: number; totalElements: number; totalPages: number; number: number };
  };
}

/** Reads a page of authors. The assertions check the types that it casts to. */
export function readEnvelope({ envelope = 'data' }: Api, body: string): Told {
  const json = JSON.parse(body) as unknown;
  const keys = Object.keys(json as object);
  if (envelope === 'array') return { data: json as readonly JsonRecord[], keys: [] };
  if (envelope === 'results') {
    const { count, next, previous, results } = json as Bodies['results'];
    return { data: results, total: count, next, previous, keys };
  }
  if (envelope === 'items') {
    const { items, ...rest } = json as Bodies['items'];
    return { data: items, ...rest, keys };
  }
  const { _embedded, _links, page } = json as Bodies['hal'];
  return {
    data: _embedded['authors'] ?? [],
    total: page.totalElements,
    page: page.number,
    pages: page.totalPages,
    next: _links.next?.href ?? null,
    previous: _links.prev?.href ?? null,
    ...(_links.self && { self: _links.self.href }),
    keys,
  };
}

/** The keys of each envelope, in order. */
export const KEYS: Readonly<Record<string, readonly string[]>> = {
  array: [],
  results: ['count', 'next', 'previous', 'results'],
  items: ['items', 'total', 'page', 'pages'],
  hal: ['_embedded', '_links', 'page'],
};
