import { describe, expect, it } from 'vitest';
import { type Context, type JsonRecord, pathsOf, type ProblemBody } from './host.ts';

interface Meta {
  readonly resource: string;
  readonly category: string;
  readonly singular: string;
  readonly description: string;
  readonly endpoints: Readonly<Record<string, readonly string[]>>;
  readonly count: object;
  readonly search_fields: readonly string[];
  readonly schema: { readonly properties: object; readonly required: readonly string[] };
}

/** Tests items, meta documents, the index, categories, plain files, and other paths. */
export function describeDocuments(context: Context): void {
  describe('an item', () => {
    it('is the bare record on each path, with or without a final slash', async () => {
      const { paths, records } = context.facts;
      for (const path of paths) {
        for (const id of [1, 7, records.length]) {
          expect((await context.get(`${path}/${id}`)).json).toEqual(records[id - 1]);
          expect((await context.get(`${path}/${id}/`)).json).toEqual(records[id - 1]);
        }
      }
    });

    it('ignores parameters of paging', async () => {
      const { status } = await context.host.request({ path: `${context.facts.path}/7?page=x&count=0&q=no` });
      expect(status).toBe(200);
    });

    it.each([
      '0',
      '01',
      '1.5',
      '-1',
      '+1',
      'abc',
      '1e1',
      '1%20',
      '9007199254740992',
      '1234567890123456789012345678901234567890',
      'Meta',
      '7/7',
    ])('is 404 for %s', async (id) => {
      for (const path of context.facts.paths) {
        const { status, json } = await context.get<ProblemBody>(`${path}/${id}`);
        expect([status, json.status, json.title]).toEqual([404, 404, 'Not Found']);
      }
    });

    it('is 404 just past the last record, with the resource in its detail', async () => {
      const { path, records, resource } = context.facts;
      const { status, json } = await context.get<ProblemBody>(`${path}/${records.length + 1}`);
      expect(status).toBe(404);
      expect(json.detail).toContain(resource);
    });
  });

  describe('a meta document', () => {
    it('describes the resource: endpoints, counts, search fields and schema', async () => {
      const { layout, resources } = context.facts;
      for (const [resource, { category, fields, searchFields }] of Object.entries(resources)) {
        const paths = pathsOf(layout, category, resource);
        const { json } = await context.get<Meta>(`${paths[0]}/meta`);
        const { json: records } = await context.get<readonly JsonRecord[]>(`${paths[0]}/all.json`);
        expect(json).toMatchObject({ resource, category, search_fields: searchFields });
        expect([typeof json.singular, typeof json.description]).toEqual(['string', 'string']);
        expect(json.endpoints).toEqual({
          collection: paths,
          item: paths.map((path) => `${path}/{id}`),
          meta: paths.map((path) => `${path}/meta`),
        });
        expect(json.count).toEqual({ total: records.length, default: 10, maximum: 100 });
        expect(json.schema).toMatchObject({
          $schema: 'https://json-schema.org/draft/2020-12/schema',
          type: 'object',
          additionalProperties: false,
        });
        expect(Object.keys(json.schema.properties)).toEqual(fields);
        expect(json.schema.required).toEqual(resource === 'users' ? ['id', 'username', 'email'] : ['id']);
      }
    });

    it('has the same bytes as its meta.json on each path', async () => {
      for (const path of context.facts.paths) {
        const file = await context.get(`${path}/meta.json`);
        expect((await context.get(`${path}/meta`)).body).toBe(file.body);
      }
    });
  });

  describe('the other paths', () => {
    it('include the index of the service', async () => {
      const { status, body } = await context.host.request({ path: '/' });
      expect(status).toBe(200);
      expect(body).toBe((await context.host.request({ path: '/index.json' })).body);
    });

    it('include the categories in a layout that has them', async () => {
      const { layout, category } = context.facts;
      const { status, body } = await context.host.request({ path: `/${category}` });
      expect(status).toBe(layout === 'flat' ? 404 : 200);
      if (layout !== 'flat') expect((await context.get(`/${category}/index.json`)).body).toBe(body);
    });

    it('include each resource only in the layout of the tree', async () => {
      const { layout, resources } = context.facts;
      for (const [resource, { category }] of Object.entries(resources)) {
        const short = await context.host.request({ path: `/${resource}` });
        const long = await context.host.request({ path: `/${category}/${resource}` });
        const expected = { both: [200, 200], flat: [200, 404], category: [404, 200] }[layout];
        expect([resource, short.status, long.status]).toEqual([resource, ...expected]);
      }
    });

    it('include the files of the tree', async () => {
      const { paths, records } = context.facts;
      for (const path of paths) {
        const item = await context.get(`${path}/7.json`);
        expect(item.json).toEqual(records[6]);
        expect(item.headers['content-type']).toContain('application/json');
        expect((await context.get(`${path}/all.json`)).json).toEqual(records);
      }
    });

    it('can be percent-encoded', async () => {
      const { path } = context.facts;
      const escaped = path.replace(/\w/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
      expect((await context.get(escaped)).body).toBe((await context.get(path)).body);
    });

    it('include no resource under another category', async () => {
      const { path } = context.facts;
      const { status } = await context.host.request({ path: `/nope${path}` });
      expect(status).toBe(404);
    });
  });
}
