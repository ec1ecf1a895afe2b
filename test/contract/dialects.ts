import { afterAll, describe, expect, it } from 'vitest';
import { linksOf } from './collections.ts';
import { JSON_SERVER_TREE } from './dialect-trees.ts';
import { type ContractResponse, type JsonRecord, type ProblemBody, withHost } from './host.ts';
import type { DescribeHost } from './own-hosts.ts';

/** The contract of a tree with the dialect of json-server. */
export const describeDialects: DescribeHost = ({ name, generates }, open) => {
  describe(`dialects: ${name}`, () => {
    const host = withHost(open);
    afterAll(() => host().close());
    const get = async <T>(path: string): Promise<ContractResponse & { readonly json: T }> => {
      const response = await host().request({ path });
      // The caller says what is in it.
      return { ...response, json: JSON.parse(response.body) as T };
    };
    const list = async (path: string): Promise<readonly JsonRecord[]> => (await get<readonly JsonRecord[]>(path)).json;
    const all = (resource: string): Promise<readonly JsonRecord[]> => list(`/${resource}/all.json`);
    const byAge = (one: JsonRecord, other: JsonRecord): number => Number(other['age']) - Number(one['age']);

    it('answers a collection with all records, without an envelope', async () => {
      const buyers = await all('buyers');
      for (const path of ['/buyers', '/shop/buyers', '/buyers/']) {
        const { status, json, headers } = await get(path);
        expect([path, status, json]).toEqual([path, 200, buyers]);
        expect(headers['x-total-count']).toBe(`${buyers.length}`);
        expect(headers['x-ignored-parameters']).toBeUndefined();
      }
    });

    it('sorts, filters and pages', async () => {
      const buyers = await all('buyers');
      const sorted = buyers.filter(({ age }) => Number(age) >= 22).toSorted(byAge);
      const { json, headers } = await get('/buyers?age_gte=22&_sort=age&_order=desc&_page=2&_limit=3');
      expect(json).toEqual(sorted.slice(3, 6));
      expect(headers['x-total-count']).toBe(`${sorted.length}`);
      expect(linksOf(headers['link'])['next']).toBe('/buyers?age_gte=22&_sort=age&_order=desc&_page=3&_limit=3');
      const cityOf = ({ home }: JsonRecord): unknown => (home as JsonRecord)['city'];
      const city = buyers.slice(4, 5).map(cityOf).join('');
      const there = buyers.filter((buyer) => cityOf(buyer) === city);
      expect(await list(`/buyers?home.city=${encodeURIComponent(city)}`)).toEqual(there);
      expect(await list('/buyers?id=3&id=7&id=9999')).toEqual([buyers[2], buyers[6]]);
      expect(await list('/buyers?_start=5&_end=8')).toEqual(buyers.slice(5, 8));
    });

    it('adds related records in both directions, and sorts nested collections', async () => {
      const [buyers, orders] = [await all('buyers'), await all('orders')];
      const own = orders.filter(({ buyer_id }) => buyer_id === 1);
      expect((await get('/buyers/1?_embed=orders')).json).toEqual({ ...buyers[0], orders: own });
      const [order] = await list('/orders?id=6&_expand=buyer');
      expect(order).toEqual({ ...orders[5], buyer: buyers.find((buyer) => buyer['id'] === orders[5]?.['buyer_id']) });
      expect(await list('/buyers/1/orders?_sort=id&_order=desc')).toEqual(own.toReversed());
    });

    it('names what has no effect, and refuses bad values and every write', async () => {
      const { headers } = await get('/buyers?nope=1&_limit=1');
      expect(headers['x-ignored-parameters']).toBe('nope');
      const bad = await get<ProblemBody>('/buyers?_page=x');
      expect([bad.status, bad.json.detail]).toEqual([400, 'Bad parameters: _page.']);
      const { status } = await host().request({ method: 'POST', path: '/buyers' });
      expect(status).toBe(405);
      expect((await get('/buyers/9999?_embed=orders')).status).toBe(404);
    });

    it.runIf(generates)('sorts the records of another seed', async () => {
      const { length } = await all('buyers');
      const site = await JSON_SERVER_TREE.site({ seed: 7, items: length });
      const others = JSON.parse(String(site.get('buyers/all.json'))) as readonly JsonRecord[];
      const found = await list('/buyers?seed=7&_sort=age&_order=desc&_limit=5');
      expect(found.slice(0, 5).map(({ age }) => age)).toEqual(
        others
          .toSorted(byAge)
          .slice(0, 5)
          .map(({ age }) => age),
      );
    });
  });
};
