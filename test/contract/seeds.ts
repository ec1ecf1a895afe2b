import { describe, expect, it } from 'vitest';
import type { CollectionBody, Context, ProblemBody } from './host.ts';

/** Returns one path of each kind of document, by its file. */
function documentsOf(context: Context): Readonly<Record<string, string>> {
  const { path, layout, category } = context.facts;
  const files = { index: `${path}/index.json`, item: `${path}/7.json`, meta: `${path}/meta.json` };
  return {
    [path]: files.index,
    [`${path}/7`]: files.item,
    [`${path}/meta`]: files.meta,
    [`${path}/7.json`]: files.item,
    '/': '/index.json',
    ...(layout !== 'flat' && { [`/${category}`]: `/${category}/index.json` }),
  };
}

// Far from the seed of any test tree, and one per test, since a host may keep what it has generated.
const seeds = { generated: 900_001, kept: 900_002, bypassed: 900_003 };

/** Tests `seed` and `nocache` with values that change nothing. */
export function describeOwnSeed(context: Context): void {
  describe('the built tree', () => {
    it('is the cache: every document is a HIT that clients may store but must revalidate', async () => {
      for (const path of Object.keys(documentsOf(context))) {
        const { headers } = await context.host.request({ path });
        expect([path, headers['x-cache'], headers['cache-control']]).toEqual([path, 'HIT', 'no-cache']);
      }
    });

    it('ignores its own seed and nocache=false', async () => {
      const { seed } = context.facts;
      for (const path of Object.keys(documentsOf(context))) {
        const plain = await context.host.request({ path });
        for (const query of [`seed=${seed}`, `seed=0${seed}`, 'nocache=false', `nocache=0&seed=${seed}`]) {
          const { status, body, headers } = await context.host.request({ path: `${path}?${query}` });
          expect([status, headers['x-cache'], headers['etag']]).toEqual([200, 'HIT', plain.headers['etag']]);
          expect(body).toBe(plain.body);
        }
      }
    });
  });
}

/** Tests `seed` and `nocache` on a host without a generator. */
export function describeWithoutGenerator(context: Context): void {
  describe('another seed, or nocache, without a generator', () => {
    it('is 501 on a host without a generator, and names the seed of the tree', async () => {
      for (const path of Object.keys(documentsOf(context))) {
        for (const query of [`seed=${context.facts.seed + 1}`, 'nocache=true', 'nocache=1']) {
          const { status, json, headers } = await context.get<ProblemBody>(`${path}?${query}`);
          expect([path, query, status, headers['x-cache']]).toEqual([path, query, 501, undefined]);
          expect(json.detail).toContain(`seed ${context.facts.seed} `);
        }
      }
    });
  });
}

/** Tests `seed` and `nocache` on a host with a generator. */
export function describeWithGenerator(context: Context): void {
  describe('another seed, or nocache', () => {
    it('returns the data of a build with that seed, for every document', async () => {
      const { built } = context.host;
      const { path } = context.facts;
      for (const [document, file] of Object.entries(documentsOf(context))) {
        const { status, body } = await context.host.request({ path: `${document}?seed=${seeds.generated}` });
        expect([document, status]).toEqual([document, 200]);
        if (built) expect(body).toBe(await built(seeds.generated, file.slice(1)));
      }
      const all = await context.get<readonly unknown[]>(`${path}/all.json?seed=${seeds.generated}`);
      expect(all.json).not.toEqual(context.facts.records);
      const page = await context.get<CollectionBody>(`${path}?seed=${seeds.generated}&page=2&limit=3`);
      expect(page.json.data).toEqual(all.json.slice(3, 6));
    });

    it('accepts 0 and 2^53 - 1 as seeds', async () => {
      for (const seed of [0, Number.MAX_SAFE_INTEGER]) {
        const { status } = await context.host.request({ path: `${context.facts.path}?seed=${seed}` });
        expect(status).toBe(200);
      }
    });

    it('is a MISS the first time, and a HIT as long as it is kept', async () => {
      const path = `${context.facts.path}?seed=${seeds.kept}`;
      const first = await context.host.request({ path });
      const second = await context.host.request({ path });
      expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['MISS', 'HIT']);
      expect(second.body).toBe(first.body);
    });

    it('with nocache is generated for every request, bypasses the cache, and must not be stored', async () => {
      for (const path of [context.facts.path, `${context.facts.path}/7`]) {
        const first = await context.host.request({ path: `${path}?nocache=true` });
        const second = await context.host.request({ path: `${path}?nocache=1` });
        expect([first.headers['x-cache'], first.headers['cache-control']]).toEqual(['BYPASS', 'no-store']);
        expect(second.body).not.toBe(first.body);
        expect(first.body).not.toBe((await context.host.request({ path })).body);
      }
    });

    it('with both parameters has the data of the seed, and bypasses the cache', async () => {
      const { path, seed } = context.facts;
      for (const number of [seed, seeds.bypassed]) {
        const fresh = await context.host.request({ path: `${path}?seed=${number}&nocache=true` });
        expect([fresh.headers['x-cache'], fresh.headers['cache-control']]).toEqual(['BYPASS', 'no-store']);
        expect(fresh.body).toBe((await context.host.request({ path: `${path}?seed=${number}` })).body);
      }
    });
  });
}
