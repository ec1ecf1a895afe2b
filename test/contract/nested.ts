import { describe, expect, it } from 'vitest';
import { linksOf } from './collections.ts';
import { type CollectionBody, type Context, type JsonRecord, pathsOf, type ProblemBody } from './host.ts';

/** A nested collection of the tree: the records of a resource that refer to a record of another one. */
interface Nested {
  /** Paths of the target, the short one first. */
  readonly paths: readonly string[];
  readonly field: string;
  readonly last: string;
  readonly targets: readonly JsonRecord[];
  readonly records: readonly JsonRecord[];
}

/** Reads the nested collections of the tree from its manifest. A tree of one resource may have none. */
async function readNested({ facts, get }: Context): Promise<readonly Nested[]> {
  const { layout, resources } = facts;
  const recordsOf = async (name: string): Promise<readonly JsonRecord[]> => {
    const [path = ''] = pathsOf(layout, resources[name]?.category ?? '', name);
    return (await get<readonly JsonRecord[]>(`${path}/all.json`)).json;
  };
  const found: Nested[] = [];
  for (const [name, { under = [] }] of Object.entries(resources)) {
    for (const text of under) {
      const [target = '', field = '', last = ''] = text.split(/\/\{|\}\//);
      const paths = pathsOf(layout, resources[target]?.category ?? '', target);
      found.push({ paths, field, last, targets: await recordsOf(target), records: await recordsOf(name) });
    }
  }
  return found;
}

/** Returns the records that refer to the record with an id. */
const referring = ({ records, field }: Nested, id: unknown): readonly JsonRecord[] =>
  records.filter((record) => record[field] === id);

/** Tests the collections of records that refer to another record. */
export function describeNested(context: Context): void {
  describe('a nested collection', () => {
    it('contains the records that refer to the record in its path, in order, on each path of that record', async () => {
      for (const nested of await readNested(context)) {
        for (const { id } of nested.targets.slice(0, 3)) {
          const expected = referring(nested, id);
          for (const path of nested.paths.map((each) => `${each}/${id}/${nested.last}`)) {
            const { status, json, headers } = await context.get<CollectionBody>(path);
            expect([path, status, json.data]).toEqual([path, 200, expected.slice(0, 10)]);
            expect(json.pagination).toEqual({
              page: 1,
              limit: 10,
              total: expected.length,
              total_pages: Math.max(1, Math.ceil(expected.length / 10)),
            });
            expect(headers['x-total-count']).toBe(String(expected.length));
            for (const end of ['/', '/index.json'])
              expect((await context.get(path + end)).body).toBe((await context.get(path)).body);
          }
        }
      }
    });

    it('has pages like any other collection', async () => {
      for (const nested of await readNested(context)) {
        const [first] = nested.targets;
        const expected = referring(nested, first?.['id']);
        const path = `${nested.paths[0]}/${first?.['id']}/${nested.last}`;
        const { json, headers } = await context.get<CollectionBody>(`${path}?limit=1&page=2`);
        expect(json.data).toEqual(expected.slice(1, 2));
        expect(linksOf(headers['link'])['last']).toBe(`${path}?limit=1&page=${Math.max(1, expected.length)}`);
      }
    });

    it('can be searched like any other collection', async () => {
      for (const nested of await readNested(context)) {
        const [first] = nested.targets;
        const expected = referring(nested, first?.['id']);
        const path = `${nested.paths[0]}/${first?.['id']}/${nested.last}`;
        const wanted = String(expected.at(-1)?.['id'] ?? 1);
        const { json } = await context.get<CollectionBody>(`${path}?search_fields=id&q=${wanted}`);
        expect(json.data).toEqual(expected.filter(({ id }) => String(id).includes(wanted)).slice(0, 10));
        expect((await context.get<CollectionBody>(`${path}?q=%00`)).json.data).toEqual([]);
      }
    });

    it('is empty if no record refers to the one in its path', async () => {
      for (const nested of await readNested(context)) {
        const lonely = nested.targets.find(({ id }) => referring(nested, id).length === 0);
        if (!lonely) continue;
        const { status, json } = await context.get<CollectionBody>(`${nested.paths[0]}/${lonely['id']}/${nested.last}`);
        expect([status, json.data, json.pagination.total]).toEqual([200, [], 0]);
      }
    });

    it('is 404 if the record does not exist, or if the resource has no such reference', async () => {
      for (const { paths, last, targets } of await readNested(context)) {
        for (const path of [`${targets.length + 1}/${last}`, `0/${last}`, `01/${last}`, `1/nope`, `1/${last}/1`]) {
          const { status, json } = await context.get<ProblemBody>(`${paths[0]}/${path}`);
          expect([path, status, json.status]).toEqual([path, 404, 404]);
        }
      }
    });

    it('refuses invalid parameters, and fields that its resource does not have', async () => {
      for (const { paths, last } of await readNested(context)) {
        const { status, json } = await context.get<ProblemBody>(`${paths[0]}/1/${last}?limit=0&search_fields=nope`);
        expect([status, json.errors?.map(({ parameter }) => parameter)]).toEqual([400, ['limit', 'search_fields']]);
      }
    });
  });
}
