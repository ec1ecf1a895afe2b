import { afterAll, describe } from 'vitest';
import type { Choices } from '../../src/generate/index.ts';
import { TREE } from './answering.ts';
import { type ContractResponse, type JsonRecord, withHost } from './host.ts';
import { describeShapedAnswers } from './shaped-answers.ts';
import { describeShapedPaging } from './shaped-paging.ts';
import { describeShapedParameters } from './shaped-parameters.ts';

/** The settings that decide the shape of a tree's answers. */
export type Api = NonNullable<Choices['api']>;

/** Trees whose shapes differ from the default one in every setting. */
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

/** A host of a tree with some shape. */
export interface ShapedHost {
  /** Its address without a slash at the end; requested paths begin with it. */
  readonly base: string;
  request(asked: { readonly method?: string; readonly path: string }): Promise<ContractResponse>;
  close(): Promise<void>;
}

/** A kind of host for trees of other shapes. */
export interface ShapedKind {
  /** Name in the report. */
  readonly name: string;
  /** Whether it has the generator. */
  readonly generates: boolean;
  /** Whether it is also asked for paths outside the base. */
  readonly answersOutside: boolean;
  /**
   * Whether another host already covers all shapes. Then only one is tested, unless `MOCKGEN_HOSTS=all`. Default:
   * false.
   */
  readonly isVariant?: boolean;
}

/** Gives tests access to the host, which is only open while they run. */
export interface ShapedContext {
  readonly kind: ShapedKind;
  readonly api: Api;
  readonly host: ShapedHost;
  /** Returns the records of the first resource, `authors`. */
  records(): Promise<readonly JsonRecord[]>;
  /** Requests a path after the base and parses the JSON. The caller states its type. */
  get<T>(path: string): Promise<ContractResponse & { readonly json: T }>;
}

/**
 * Describes the contract of trees in other shapes than the default one, for any host.
 *
 * @param open opens a host of a tree with 25 records of each of three resources
 */
export function describeShapes(
  kind: ShapedKind,
  open: (tree: typeof TREE & { api: Api }) => Promise<ShapedHost>,
): void {
  const most = kind.isVariant && process.env['MOCKGEN_HOSTS'] !== 'all' ? 1 : Infinity;
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
