import { describe, expect, it } from 'vitest';
import { type CollectionBody, type Context, pathsOf } from './host.ts';

/** Returns the targets of a `Link` header by relation. */
export function linksOf(header: string | undefined): Readonly<Record<string, string>> {
  const links = (header ?? '').matchAll(/<([^>]*)>; rel="([^"]*)"/g);
  return Object.fromEntries([...links].map(([, target = '', rel = '']) => [rel, target]));
}

/** Tests envelopes, pages, totals and links. */
export function describeCollections(context: Context): void {
  const ask = (query: string) => context.get<CollectionBody>(`${context.facts.path}${query}`);

  describe('a collection', () => {
    it('has an envelope of data and pagination, with ten records by default', async () => {
      const { records } = context.facts;
      const { status, json } = await ask('');
      expect(status).toBe(200);
      expect(Object.keys(json)).toEqual(['data', 'pagination']);
      expect(Object.entries(json.pagination)).toEqual([
        ['page', 1],
        ['limit', 10],
        ['total', records.length],
        ['total_pages', Math.ceil(records.length / 10)],
      ]);
      expect(json.data).toEqual(records.slice(0, 10));
    });

    it('has the same bytes as its index.json on each path, with or without a final slash', async () => {
      const { layout, resources } = context.facts;
      for (const [resource, { category }] of Object.entries(resources)) {
        for (const path of pathsOf(layout, category, resource)) {
          const file = await context.get(`${path}/index.json`);
          expect((await context.get(path)).body).toBe(file.body);
          expect((await context.get(`${path}/`)).body).toBe(file.body);
        }
      }
    });

    it('contains all records in order of ids, with all fields in the order of the resource', async () => {
      const { records, resources, resource } = context.facts;
      expect(records.map(({ id }) => id)).toEqual(records.map((_, at) => at + 1));
      for (const record of records) expect(Object.keys(record)).toEqual(resources[resource]?.fields);
    });

    it.each([
      ['?count=3', 3, 3],
      ['?limit=3', 3, 3],
      ['?limit=5&count=2', 5, 2],
      ['?count=9&limit=4', 4, 4],
      ['?count=007', 7, 7],
      ['?count=100', 100, 100],
      ['?count=101', 100, 100],
      ['?limit=101', 100, 100],
      ['?limit=99999999999999999999', 100, 100],
      ['?count=3&count=5', 3, 3],
      ['?limit=3&limit=abc', 3, 3],
      ['?COUNT=3&colour=red', 10, 10],
    ])('answers %s with page %i, and at most %i records per page', async (query, limit, length) => {
      const { records } = context.facts;
      const { status, json } = await ask(query);
      expect(status).toBe(200);
      expect(json.pagination.limit).toBe(limit);
      expect(json.pagination.total_pages).toBe(Math.ceil(records.length / limit));
      expect(json.data).toEqual(records.slice(0, length));
    });

    it.each([
      ['?page=2', 10, 10],
      ['?page=2&limit=4', 4, 4],
      ['?page=2&count=4', 4, 4],
      ['?page=3&limit=3&count=1', 6, 1],
      ['?page=02&limit=1', 1, 1],
    ])('answers %s with the records from %i, at most %i', async (query, start, length) => {
      const { json } = await ask(query);
      expect(json.data).toEqual(context.facts.records.slice(start, start + length));
    });

    it.each(['?page=9999', '?page=9007199254740991&limit=100', '?page=99999999999999999999'])(
      'answers %s, past the end, with 200 and no data',
      async (query) => {
        const { status, json, headers } = await ask(query);
        expect(status).toBe(200);
        expect(json.data).toEqual([]);
        expect(json.pagination.total).toBe(context.facts.records.length);
        expect(json.pagination.page).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
        expect(linksOf(headers['link'])['prev']).toBe(linksOf(headers['link'])['last']);
        expect(linksOf(headers['link'])['next']).toBeUndefined();
      },
    );

    it('reports the total in X-Total-Count', async () => {
      const { headers } = await ask('?limit=1');
      expect(headers['x-total-count']).toBe(String(context.facts.records.length));
    });

    it('links to the first, previous, next and last page, and keeps the order of other parameters', async () => {
      const { path, records } = context.facts;
      const page = (number: number): string => `${path}?limit=2&page=${number}&q=&x=%C3%A9`;
      const { headers } = await context.get(page(2));
      const last = Math.ceil(records.length / 2);
      expect(linksOf(headers['link'])).toEqual({ first: page(1), prev: page(1), next: page(3), last: page(last) });
    });

    it('leaves out links to pages that do not exist', async () => {
      const { path, records } = context.facts;
      const first = await ask('?limit=2');
      expect(Object.keys(linksOf(first.headers['link']))).toEqual(['first', 'next', 'last']);
      expect(linksOf(first.headers['link'])['next']).toBe(`${path}?limit=2&page=2`);
      const last = await ask(`?page=${Math.ceil(records.length / 2)}&limit=2`);
      expect(Object.keys(linksOf(last.headers['link']))).toEqual(['first', 'prev', 'last']);
    });

    it('can be read completely by following the next links', async () => {
      const seen: unknown[] = [];
      let next: string | undefined = `${context.facts.path}?limit=7`;
      while (next) {
        const { json, headers }: { json: CollectionBody; headers: Readonly<Record<string, string>> } =
          await context.get<CollectionBody>(next);
        seen.push(...json.data);
        next = linksOf(headers['link'])['next'];
      }
      expect(seen).toEqual(context.facts.records);
    });
  });
}
