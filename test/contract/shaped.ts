import { afterAll, describe } from 'vitest';
import type { Choices } from '../../src/generate/index.ts';
import { TREE } from './answering.ts';
import { type ContractResponse, type JsonRecord, withHost } from './host.ts';
import { describeShapedAnswers } from './shaped-answers.ts';
import { describeShapedPaging } from './shaped-paging.ts';
import { describeShapedParameters } from './shaped-parameters.ts';

/** The shape of the answers of a tree. */
export type Api = NonNullable<Choices['api']>;

/** Trees whose shapes differ from the default one in all that there is to choose. */
const SHAPES: Readonly<Record<string, Api>> = {
  'results, renamed, below a base': {
    base: '/api/v1',
    envelope: 'results',
    query: { page: '_page', limit: '_limit', q: 'term', seed: 'variant', search_fields: 'in' },
  },
  'a bare list, by offsets, strict': {
    envelope: 'array',
    query: { offset: 'skip', limit: 'take' },
    strict: true,
  },
  'hal, from page 0, below a base': { base: '/api', envelope: 'hal', firstPage: 0, query: { page: 'page[number]' } },
  'items, names swapped, strict': {
    envelope: 'items',
    query: { page: 'limit', limit: 'page', nocache: 'fresh', search: 'like' },
    strict: true,
  },
};

/** A host over a tree of some shape. */
export interface ShapedHost {
  /** Where it answers, without a slash at the end; what is asked begins with it. */
  readonly base: string;
  request(asked: { readonly method?: string; readonly path: string }): Promise<ContractResponse>;
  close(): Promise<void>;
}

/** What a host of shaped trees is, before it is brought up. */
export interface ShapedKind {
  /** For the report. */
  readonly name: string;
  /** Whether the host has the generator. */
  readonly generates: boolean;
  /** Whether it is asked for paths outside of the base as well. */
  readonly answersOutside: boolean;
  /** Whether what shapes an answer is held by another host: two shapes do, but with `MOCKGEN_HOSTS=all`. Default: false. */
  readonly isVariant?: boolean;
}

/** Hands the tests what is only there once the host is up. */
export interface ShapedContext {
  readonly kind: ShapedKind;
  readonly api: Api;
  readonly host: ShapedHost;
  /** The records of the first resource, `authors`. */
  records(): Promise<readonly JsonRecord[]>;
  /** Asks for a path behind the base, and for JSON back. The caller says what is in it. */
  get<T>(path: string): Promise<ContractResponse & { readonly json: T }>;
}

/**
 * The contract of trees in another shape than the default one, for any host.
 *
 * @param open brings up a host over a tree with 25 records of each of three resources
 */
export function describeShapes(
  kind: ShapedKind,
  open: (tree: typeof TREE & { api: Api }) => Promise<ShapedHost>,
): void {
  const most = kind.isVariant && process.env['MOCKGEN_HOSTS'] !== 'all' ? 2 : Infinity;
  describe.each(Object.entries(SHAPES).slice(0, most))(`contract: ${kind.name}, %s`, (_, api) => {
    const host = withHost(() => open({ ...TREE, api }));
    const context: ShapedContext = {
      kind,
      api,
      get host() {
        return host();
      },
      records: async () => (await context.get<readonly JsonRecord[]>('/authors/all.json')).json,
      async get<T>(path: string) {
        const response = await host().request({ path: host().base + path });
        return { ...response, json: JSON.parse(response.body) as T };
      },
    };
    afterAll(() => host().close());
    describeShapedAnswers(context);
    describeShapedPaging(context);
    describeShapedParameters(context);
  });
}
