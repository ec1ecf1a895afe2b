import { loadDialects } from '../../src/dialects/load/index.ts';
import { createRuntime, createSearch, openTree } from '../../src/runtime/index.ts';
import { type Api, DIALECT_ENVELOPES, digestOf, isDialectName, type Manifest } from '../../src/tree/index.ts';

/** A record of a test. */
export type Row = Readonly<Record<string, unknown>>;

/** A resource of a test: its records, and the addresses below those of others, which say what refers to what. */
interface Rows extends Pick<Manifest['resources'][string], 'under' | 'key' | 'list'> {
  readonly rows: readonly Row[];
}

/** An answer, with its body parsed. */
export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly json: unknown;
}

function manifestOf(resources: Readonly<Record<string, Rows>>, api: Api): Manifest {
  const entries = Object.entries(resources).map(([name, { rows, ...more }]) => {
    const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const searchFields = fields.filter((field) => rows.some((row) => typeof row[field] === 'string'));
    const ids = more.key === undefined ? {} : { ids: rows.map((row) => String(row[String(more.key)])) };
    return [
      name,
      { category: 'tests', total: rows.length, digest: digestOf(name), fields, searchFields, ...ids, ...more },
    ] as const;
  });
  return {
    format: 2,
    mockgen: '0.3.0',
    faker: '10.6.0',
    dataVersion: 2,
    seed: 42,
    items: 10,
    refDate: '2026-01-01T00:00:00.000Z',
    layout: 'flat',
    api,
    files: [],
    envelope: isDialectName(api.dialect)
      ? DIALECT_ENVELOPES[api.dialect]
      : ['{"data":', { slot: 'data' }, ',"total":', { slot: 'total' }, '}\n'],
    item: [{ slot: 'record' }, '\n'],
    overrides: {},
    documents: {},
    resources: Object.fromEntries(entries),
  };
}

/**
 * Returns a function that asks a runtime over some records.
 *
 * @param api with a dialect
 */
export function askerOf(resources: Readonly<Record<string, Rows>>, api: Api): (path: string) => Promise<Answered> {
  const manifest = manifestOf(resources, api);
  const tree = openTree(
    manifest,
    async (path) => {
      const { rows = [] } = resources[path.replace('/all.json', '')] ?? {};
      return { type: 'application/json', body: `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n` };
    },
    createSearch,
  );
  const runtime = createRuntime({ current: () => tree }, loadDialects);
  return async (address) => {
    const [path = '', ...query] = address.split('?');
    const { status, headers, body } = await runtime.handle({
      method: 'GET',
      path,
      query: query.join('?'),
      headers: {},
    });
    return { status, headers, json: JSON.parse(String(body)) };
  };
}
