import { describe, expect, it } from 'vitest';
import { linksOf } from './collections.ts';
import { readEnvelope } from './shaped-envelopes.ts';
import type { ShapedContext } from './shaped.ts';

/** Tests pages by number or offset with the names of the tree, and the links between pages. */
export function describeShapedPaging(context: ShapedContext): void {
  const { api } = context;
  const { limit = 'limit', offset, page = 'page' } = api.query ?? {};
  const first = api.firstPage ?? 1;
  /** Returns the parameter for a page of a given size, numbered from 0. */
  const at = (number: number, size: number): string =>
    offset === undefined ? `${page}=${number + first}` : `${offset}=${number * size}`;

  describe('a page', () => {
    it.each([
      [0, 4],
      [2, 4],
      [6, 4],
      [9, 4],
      [1, 25],
    ])('%i of %i records each is found with the parameter names of the tree', async (number, size) => {
      const records = await context.records();
      const { status, body, headers } = await context.get(`/authors?${limit}=${size}&${at(number, size)}`);
      expect([status, headers['x-total-count']]).toEqual([200, '25']);
      const told = readEnvelope(api, body);
      expect(told.data).toEqual(records.slice(number * size, (number + 1) * size));
      expect(told.total ?? 25).toBe(25);
      expect(told.page ?? number + first).toBe(number + first);
      expect(told.pages ?? Math.ceil(25 / size)).toBe(Math.ceil(25 / size));
    });

    it('links to its neighbours, and keeps the order of other parameters', async () => {
      const to = (number: number): string => `${context.host.base}/people/authors?${limit}=4&${at(number, 4)}`;
      const [path, query] = ['/people/authors', `?${limit}=4&${at(2, 4)}`];
      const { headers, body } = await context.get(path + query);
      expect(linksOf(headers['link'])).toEqual({ first: to(0), prev: to(1), next: to(3), last: to(6) });
      // Links in a body lead to the first folder of the resource, for every requested path.
      const { next, previous, self } = readEnvelope(api, body);
      const told = [to(3), to(1), to(2)].map((href) => href.replace('/people/', '/'));
      expect([next ?? told[0], previous ?? told[1], self ?? told[2]]).toEqual(told);
      expect(self !== undefined).toBe(api.envelope === 'hal');
    });

    it('at an end has no link past it, or null if the envelope has a place for it', async () => {
      const start = readEnvelope(api, (await context.get(`/authors?${limit}=4`)).body);
      const end = readEnvelope(api, (await context.get(`/authors?${limit}=4&${at(6, 4)}`)).body);
      const has = api.envelope === 'results' || api.envelope === 'hal';
      expect([start.previous, end.next]).toEqual(has ? [null, null] : [undefined, undefined]);
    });

    it('leads to all others by the links of the header, and by those in the body', async () => {
      const records = await context.records();
      const { base } = context.host;
      const walk = async (nextOf: (answer: Awaited<ReturnType<typeof context.get>>) => string | null | undefined) => {
        const seen: unknown[] = [];
        let path: string | null | undefined = `${base}/authors?${limit}=7`;
        while (path) {
          const answer = await context.get(path.slice(base.length));
          seen.push(...readEnvelope(api, answer.body).data);
          path = nextOf(answer);
        }
        return seen;
      };
      expect(await walk(({ headers }) => linksOf(headers['link'])['next'])).toEqual(records);
      const inBody = await walk(({ body }) => readEnvelope(api, body).next);
      expect(inBody).toEqual(api.envelope === 'results' || api.envelope === 'hal' ? records : records.slice(0, 7));
    });

    it.runIf(offset)('starts at any offset, which takes precedence over a page number', async () => {
      const records = await context.records();
      const { headers, body } = await context.get(`/authors?page=9&${offset}=3&${limit}=4`);
      expect(readEnvelope(api, body).data).toEqual(records.slice(3, 7));
      const to = (start: number): string => `${context.host.base}/authors?${offset}=${start}&${limit}=4`;
      expect(linksOf(headers['link'])).toEqual({ first: to(0), prev: to(0), next: to(7), last: to(24) });
    });
  });
}
