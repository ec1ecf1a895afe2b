import { afterAll, beforeAll, expect, it } from 'vitest';
import { generator } from '../../src/seeds/index.ts';
import { createFetch } from '../../src/web/client.ts';
import { startStaticHost, type StaticHost } from '../contract/static-host.ts';
import { builtSite } from '../node/built-tree.ts';

const TREE = { only: ['authors'], refs: false, items: 3, imagesBase: 'https://a.example', dataOnly: true } as const;
const PICTURE = 'authors/2-photo.svg';

let host: StaticHost;

beforeAll(async () => {
  host = await startStaticHost(builtSite(TREE), '/repo/');
});
afterAll(() => host.close());

it('a picture file is that of the requested seed', async () => {
  const fetch = createFetch(host.url, { generator });
  const ask = async (query: string): Promise<readonly [status: number, type: string | null, text: string]> => {
    const response = await fetch(`${host.url}${PICTURE}${query}`);
    return [response.status, response.headers.get('content-type'), await response.text()];
  };
  const pictureOf = (seed: number): unknown => builtSite({ ...TREE, seed }).get(PICTURE);
  expect(await ask('?seed=7')).toEqual([200, 'image/svg+xml', pictureOf(7)]);
  for (const query of ['', '?seed=42', '?v=1', '?nocache=false']) {
    expect(await ask(query)).toEqual([200, 'image/svg+xml', pictureOf(42)]);
  }
  const [status, type] = await ask('?nocache=true');
  expect([status, type]).toEqual([200, 'image/svg+xml']);
  expect((await ask('?seed=x'))[0]).toBe(400);
  expect((await fetch(`${host.url}authors/9-photo.svg?seed=7`)).status).toBe(404);
});

it('is a 501 if there is no generator', async () => {
  const fetch = createFetch(host.url);
  expect((await fetch(`${host.url}${PICTURE}?seed=7`)).status).toBe(501);
  expect((await fetch(`${host.url}${PICTURE}?seed=42`)).status).toBe(200);
});
