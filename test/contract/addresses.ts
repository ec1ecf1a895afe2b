import { afterAll, describe, expect, it } from 'vitest';
import { linksOf } from './collections.ts';
import { type CollectionBody, type ContractResponse, type JsonRecord, type ProblemBody, withHost } from './host.ts';
import { ADDRESSED, addressedSite } from './addressed-tree.ts';
import type { DescribeHost } from './own-hosts.ts';

/** The contract of a tree with addresses of its own: paths in mixed case, keys, nested collections, single records. */
export const describeAddresses: DescribeHost = ({ name, generates }, open) => {
  describe(`addresses: ${name}`, () => {
    const host = withHost(open);
    afterAll(() => host().close());
    const get = async <T>(path: string): Promise<ContractResponse & { readonly json: T }> => {
      const response = await host().request({ path });
      // The caller says what is in it.
      return { ...response, json: JSON.parse(response.body) as T };
    };
    const all = async (path: string): Promise<readonly JsonRecord[]> =>
      (await get<readonly JsonRecord[]>(`${path}/all.json`)).json;
    const problem = async (path: string): Promise<string> => {
      const { status, json } = await get<ProblemBody>(path);
      expect([path, status]).toEqual([path, 404]);
      return json.detail;
    };

    it('answers a collection only at its path, in exactly this case', async () => {
      const records = await all('/v1/Conversations');
      for (const path of ['/v1/Conversations', '/messaging/v1/Conversations', '/v1/Conversations/']) {
        const { status, json, headers } = await get<CollectionBody>(`${path}?limit=5`);
        expect([path, status, json.data]).toEqual([path, 200, records.slice(0, 5)]);
        expect(linksOf(headers['link'])['next']).toBe(`${path}?limit=5&page=2`);
      }
      for (const path of ['/v1/conversations', '/V1/Conversations', '/conversations', '/v1', '/v1/Conversations/x/y']) {
        await problem(path);
      }
    });

    it('names the nearest path where there is nothing', async () => {
      for (const [path, near] of [
        ['/v1/conversations', '/v1/Conversations'],
        ['/v1/conversation/CH0', '/v1/Conversations/CH0'],
        ['/press/artikles', '/press/articles'],
        ['/acount', '/account'],
      ] as const) {
        expect(await problem(path)).toMatch(new RegExp(`Did you mean [^ ]*${near}\\?`));
      }
      expect(await problem('/nothing/like/this')).not.toContain('Did you mean');
    });

    it('links to its own paths, and names the key', async () => {
      const { json: index } = await get<{ resources: readonly { name: string; links: object }[] }>('/');
      expect(index.resources[0]).toMatchObject({
        name: 'conversations',
        links: { collection: '/v1/Conversations', meta: '/v1/Conversations/meta' },
      });
      const { json: meta } = await get('/messaging/v1/Conversations/meta');
      expect(meta).toMatchObject({
        resource: 'conversations',
        endpoints: { item: ['/v1/Conversations/{sid}', '/messaging/v1/Conversations/{sid}'] },
        schema: { required: ['sid'] },
      });
    });

    it.each([
      ['/v1/Conversations', 'sid'],
      ['/messaging/v1/Messages', 'sid'],
      ['/articles', 'number'],
      ['/press/members', 'id'],
    ])('answers an item of %s at its %s', async (path, key) => {
      for (const record of (await all(path)).slice(0, 3)) {
        for (const end of ['', '.json']) expect((await get(`${path}/${record[key]}${end}`)).json).toEqual(record);
      }
      expect(await problem(`${path}/99999`)).toContain(`There is no such ${key}.`);
    });

    it('answers no item at a number if the key is another field', async () => {
      await problem('/articles/1');
      await problem('/v1/Conversations/1');
      const [first] = await all('/v1/Conversations');
      await problem(`/v1/Conversations/${String(first?.['sid']).toLowerCase()}`);
    });

    it.each([
      ['/v1/Conversations', 'sid', 'sid', 'Messages', '/v1/Messages', 'conversation'],
      ['/messaging/v1/Conversations', 'sid', 'sid', 'Messages', '/v1/Messages', 'conversation'],
      ['/articles', 'number', 'id', 'comments', '/comments', 'article_id'],
      ['/members', 'id', 'id', 'comments', '/comments', 'by.id'],
      ['/press/members', 'id', 'id', 'purchases', '/orders', 'buyer_id'],
      ['/members', 'id', 'id', 'sales', '/orders', 'seller_id'],
    ])('answers %s/{%s}, whose %s records refer to, with %s', async (path, key, held, last, other, field) => {
      const others = await all(other);
      const [head = '', ...rest] = field.split('.');
      const valueOf = (record: JsonRecord): unknown =>
        rest.reduce<unknown>((value, name) => (value as JsonRecord)[name], record[head]);
      for (const target of (await all(path)).slice(0, 4)) {
        const { json } = await get<CollectionBody>(`${path}/${target[key]}/${last}`);
        const expected = others.filter((record) => valueOf(record) === target[held]);
        expect(json.data).toEqual(expected.slice(0, 10));
        expect(json.pagination.total).toBe(expected.length);
      }
      expect(await problem(`${path}/99999/${last}`)).toMatch(new RegExp(`There is no such ${key} in \\w+\\.$`));
    });

    it('answers what is below records below records, and its items, only where all of them refer to each other', async () => {
      const messages = await all('/v1/Messages');
      const receipts = await all('/receipts');
      for (const message of messages.slice(0, 4)) {
        const path = `/v1/Conversations/${String(message['conversation'])}/Messages/${String(message['sid'])}`;
        expect((await get(path)).json).toEqual(message);
        const expected = receipts.filter((receipt) => receipt['message'] === message['sid']);
        for (const end of ['', '/', '.json']) {
          expect((await get<CollectionBody>(`${path}/Receipts${end}`)).json.data).toEqual(expected.slice(0, 10));
        }
        for (const receipt of expected) {
          for (const end of ['', '.json']) {
            expect((await get(`${path}/Receipts/${String(receipt['id'])}${end}`)).json).toEqual(receipt);
          }
        }
        const other = messages.find(({ conversation }) => conversation !== message['conversation']);
        const elsewhere = path.replace(String(message['conversation']), String(other?.['conversation']));
        for (const wrong of [elsewhere, `${elsewhere}/Receipts`, `${path}/Receipts/99`]) await problem(wrong);
        const foreign = receipts.find((receipt) => receipt['message'] !== message['sid']);
        await problem(`${path}/Receipts/${String(foreign?.['id'])}`);
      }
    });

    it('answers a single record below each record, and all of them as a collection', async () => {
      const settings = await all('/settings');
      expect((await get<CollectionBody>('/settings')).json.data).toEqual(settings.slice(0, 10));
      for (const one of settings.slice(0, 3)) {
        const path = `/v1/Conversations/${String(one['conversation'])}/Settings`;
        for (const end of ['', '/', '.json']) expect((await get(path + end)).json).toEqual(one);
      }
      await problem('/v1/Conversations/nope/Settings');
    });

    it('answers a collection and a single record at their paths with .json behind them', async () => {
      for (const path of ['/v1/Conversations', '/press/members', '/members/1/sales', '/account', '/orders/Summary']) {
        expect((await get(`${path}.json`)).json).toEqual((await get(path)).json);
      }
    });

    it('answers no other nested collections than those of the spec, if it lists some', async () => {
      const [first] = await all('/v1/Conversations');
      await problem(`/v1/Conversations/${String(first?.['sid'])}/v1/Messages`);
      await problem('/members/1/orders');
    });

    it('answers pages and items in the shape of the resource', async () => {
      const reviews = await all('/reviews');
      for (const path of ['/reviews', '/press/reviews', '/reviews/index.json']) {
        expect((await get(path)).json).toEqual(reviews.slice(0, 10));
      }
      expect((await get('/reviews/3')).json).toEqual({ data: reviews[2] });
      const notes = await all('/press/notes');
      expect((await get('/notes?limit=2')).json).toEqual({
        notes: notes.slice(0, 2),
        count: notes.length,
        at: expect.stringMatching(/\/notes\?limit=2&page=1$/),
      });
      expect((await get('/notes/12.json')).json).toEqual({ note: notes[11] });
      const { json } = await get<{ notes: object; at: string }>('/members/1/notes');
      expect(json.notes).toEqual(notes.filter(({ member_id }) => member_id === 1).slice(0, 10));
      expect(json.at).toMatch(/\/members\/1\/notes\?page=1$/);
      expect(Object.keys((await get<object>('/members')).json)).toEqual(['data', 'pagination']);
    });

    it.runIf(generates)('answers another seed in the shape of the resource', async () => {
      const site = await addressedSite({ seed: 7 });
      expect((await get('/notes/2?seed=7')).body).toBe(site.get('notes/2.json'));
      expect((await get('/reviews?seed=7')).body).toBe(site.get('reviews/index.json'));
    });

    it('shows and searches only the list fields in lists, if the spec has any', async () => {
      const records = await all('/articles');
      const shown = records.map(({ number, title }) => ({ number, title }));
      expect(Object.keys(records[0] ?? {})).toEqual(['id', 'number', 'title', 'body']);
      for (const query of ['', '?limit=3', '/']) {
        const { json } = await get<CollectionBody>(`/articles${query}`);
        expect(json.data).toEqual(shown.slice(0, query === '?limit=3' ? 3 : 10));
      }
      expect((await get('/articles')).body).toBe((await get('/articles/index.json')).body);
      const body = String(records[0]?.['body']);
      const { json: none } = await get<CollectionBody>(`/articles?q=${encodeURIComponent(`${body}`)}`);
      const inTitles = records.filter(({ title }) => String(title).toLowerCase().includes(body.toLowerCase()));
      expect(none.pagination.total).toBe(inTitles.length);
      const { json: found } = await get<CollectionBody>(`/articles?search_fields=body&q=${encodeURIComponent(body)}`);
      expect(found.data).toContainEqual(shown[0]);
      const { json: meta } = await get<{ search_fields: readonly string[] }>('/articles/meta');
      expect(meta.search_fields).toEqual(['title']);
    });

    it.each(['/account', '/messaging/account', '/orders/Summary', '/press/orders/Summary'])(
      'answers %s, a single record, with the record itself',
      async (path) => {
        const records = await all(path);
        expect(records).toHaveLength(1);
        for (const end of ['', '/', '/index.json', '?page=0&limit=0']) {
          const { status, json, headers } = await get(path + end);
          expect([path + end, status, json]).toEqual([path + end, 200, records[0]]);
          expect([headers['x-total-count'], headers['link']]).toEqual([undefined, undefined]);
        }
        for (const end of ['/1', '/1.json', '/1/orders', '/nope']) await problem(path + end);
        const { json: meta } = await get<{ endpoints: object }>(`${path}/meta`);
        expect(Object.keys(meta.endpoints)).toEqual(['item', 'meta']);
        expect(meta.endpoints).toMatchObject({ item: expect.arrayContaining([path]) });
      },
    );

    it.runIf(generates)('answers another seed with the single record of that seed', async () => {
      const site = await addressedSite({ seed: 7 });
      const { body, headers } = await get('/orders/Summary?seed=7');
      expect(body).toBe(site.get('orders/Summary/index.json'));
      expect(headers['x-cache']).toMatch(/^(?:MISS|HIT)$/);
    });

    it.runIf(generates)('answers another seed with the keys of that seed', async () => {
      const site = await addressedSite({ seed: 7 });
      const records = JSON.parse(String(site.get('v1/Conversations/all.json'))) as readonly JsonRecord[];
      for (const { sid } of records.slice(0, 2)) {
        const { body } = await get(`/v1/Conversations/${String(sid)}?seed=7`);
        expect(body).toBe(site.get(`v1/Conversations/${String(sid)}.json`));
        const { json } = await get<CollectionBody>(`/v1/Conversations/${String(sid)}/Messages?seed=7`);
        for (const { conversation } of json.data) expect(conversation).toBe(sid);
      }
    });

    it('has every resource of the catalogue', async () => {
      const { json } = await get<{ resources: object }>('/mockgen.json');
      expect(Object.keys(json.resources)).toEqual(ADDRESSED.resources.map(({ name: each }) => each));
    });
  });
};
