import { describe, expect, it } from 'vitest';
import type { ProblemBody } from './host.ts';
import { KEYS, readEnvelope } from './shaped-envelopes.ts';
import type { ShapedContext } from './shaped.ts';

/** Tests documents, items, and paths outside the base. */
export function describeShapedAnswers(context: ShapedContext): void {
  /** Rewrites the addresses in a file from those of the tree to those of this host. */
  const moved = (text: string): string => text.replaceAll(`"${context.api.base ?? ''}/`, `"${context.host.base}/`);

  describe('the responses', () => {
    it('of a collection have the envelope of the tree, and the bytes of its file apart from the address', async () => {
      const records = await context.records();
      for (const path of ['/authors', '/people/authors', '/authors/']) {
        const { status, body, headers } = await context.get(path);
        expect([status, headers['content-type'], headers['x-total-count']]).toEqual([200, 'application/json', '25']);
        const { data, keys } = readEnvelope(context.api, body);
        expect(data).toEqual(records.slice(0, 10));
        expect(keys).toEqual(KEYS[context.api.envelope ?? '']);
        expect(body).toBe(moved((await context.get('/authors/index.json')).body));
      }
    });

    it('of an item are bare records, equal to those of all.json', async () => {
      const records = await context.records();
      expect(records).toHaveLength(25);
      for (const path of ['/authors/7', '/people/authors/7', '/authors/7.json']) {
        expect((await context.get(path)).json).toEqual(records[6]);
      }
    });

    it('contain paths of the tree with its base', async () => {
      const { base = '' } = context.api;
      const { json: index } = await context.get('/');
      expect(index).toMatchObject({
        resources: [
          { name: 'authors', links: { collection: `${base}/authors`, meta: `${base}/authors/meta` } },
          { name: 'tickets' },
          { name: 'users' },
        ],
        links: { self: `${base}/`, manifest: `${base}/mockgen.json` },
      });
      const { json: category } = await context.get('/people');
      expect(category).toMatchObject({ links: { self: `${base}/people`, index: `${base}/` } });
      const { json: meta } = await context.get('/authors/meta');
      expect(meta).toMatchObject({ endpoints: { item: [`${base}/authors/{id}`, `${base}/people/authors/{id}`] } });
    });

    it('to the base itself are the index', async () => {
      expect((await context.get('')).body).toBe((await context.get('/index.json')).body);
    });

    it('to unknown paths are problems as usual', async () => {
      for (const path of ['/nope', '/authors/26', '/authors/7/7']) {
        const { status, headers, json } = await context.get<ProblemBody>(path);
        expect([path, status, json.status]).toEqual([path, 404, 404]);
        expect(headers['content-type']).toBe('application/problem+json');
      }
      const { status } = await context.host.request({ method: 'POST', path: `${context.host.base}/authors` });
      expect(status).toBe(405);
    });

    it('to paths outside the base say where it is', async () => {
      const { base, request } = context.host;
      if (base === '' || !context.kind.answersOutside) return;
      for (const path of ['/', '/authors', `${base}x/authors`, base.slice(0, -1)]) {
        const { status, body } = await request({ path });
        expect([path, status]).toEqual([path, 404]);
        expect(body).toContain(`${base}/`);
      }
    });
  });
}
