import { expect, it } from 'vitest';
import { rounds } from '../effort.ts';
import { KEPT_SEEDS } from '../../src/seeds/kept/kept-seeds.ts';
import { builtFiles } from '../node/built-tree.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { useServers } from '../serve/serving.ts';
import { parseManifest } from '../../src/tree/index.ts';

const serve = useServers(useTemporaryFolders());
const TREE = builtFiles({ dataOnly: true, items: 30 });
const CLIENTS = 6;
const SEEDS = Array.from({ length: rounds(1, 4) }, (_, seed) => seed);

/** The paths of lists, pages, searches, records and files of each resource, in both layouts. */
const PATHS = Object.entries(parseManifest(TREE['mockgen.json'] ?? '')?.resources ?? {}).flatMap(
  ([name, { category }]) =>
    [
      `/${name}`,
      `/${category}/${name}`,
      `/${name}?page=2`,
      `/${name}?q=an`,
      `/${category}/${name}/3`,
      `/${name}/all.json`,
    ].map((path) => path + (path.includes('?') ? '&' : '?')),
);

it(
  'whoever has an answer of another seed gets a 304, whatever others ask, in whatever order, and leave',
  { timeout: 300_000 },
  async () => {
    const tags = new Map<string, string | null>();
    for (const order of [PATHS, PATHS.toReversed()]) {
      const { url } = await serve(TREE);
      for (const seed of SEEDS) {
        const rest = order.map((path) => `${path}seed=${seed}`);
        const client = async (): Promise<void> => {
          for (let path = rest.shift(); path !== undefined; path = rest.shift()) {
            const leaves = new AbortController();
            const left = fetch(url + path, { signal: leaves.signal }).catch(() => undefined);
            const asked = fetch(url + path);
            leaves.abort();
            await left;
            const first = await asked;
            await first.arrayBuffer();
            const tag = first.headers.get('etag');
            const again = await fetch(url + path, { headers: { 'if-none-match': tag ?? '' } });
            await again.arrayBuffer();
            expect([path, first.status, again.status]).toEqual([path, 200, 304]);
            expect([path, tag]).toEqual([path, tags.get(path) ?? tag]);
            tags.set(path, tag);
          }
        };
        await Promise.all(Array.from({ length: CLIENTS }, client));
      }
      // The tree of the first seed makes room for others, and is generated again.
      for (let other = 1; other <= KEPT_SEEDS; other++)
        await (await fetch(`${url}/users/1?seed=${1_000 + other}`)).arrayBuffer();
      for (const [path, tag] of tags) {
        if (!path.endsWith(`seed=${SEEDS[0]}`)) continue;
        const { status } = await fetch(url + path, { headers: { 'if-none-match': tag ?? '' } });
        expect([path, status]).toEqual([path, 304]);
      }
    }
  },
);
