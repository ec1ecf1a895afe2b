import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRuntime } from '../../src/runtime/index.ts';
import { openFolder } from '../../src/serve/index.ts';
import { DATA_VERSION, VERSION } from '../../src/version.ts';
import { builtFiles } from '../node/built-tree.ts';
import { oldManifest, oldTree, type OldTree } from '../node/old-tree.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { useServers } from './serving.ts';
import { until } from './until.ts';
import { put, writeTree } from './write-tree.ts';

const temporary = useTemporaryFolders();
const serve = useServers(temporary);
const FILES = builtFiles({ only: ['users', 'books'], items: 12, seed: 42, dataOnly: true });
const [OLDER, NEWER] = [DATA_VERSION - 1, DATA_VERSION + 1];

const OLD: readonly OldTree[] = [
  { dataVersion: 1, format: 1, mockgen: '0.1.0' },
  { dataVersion: 2, format: 1 },
  { dataVersion: OLDER },
];

/** Returns the reason why there is no other seed. */
function whyOf({ dataVersion, mockgen = '0.2.0' }: OldTree): string {
  return (
    `This tree has seed 42 only: it holds data version ${dataVersion}, and mockgen ${VERSION} makes data version ` +
    `${DATA_VERSION}. For other seeds, build it again with mockgen build --upgrade, or stay with its version: ` +
    `npm i -D mockgen-cli@${mockgen}`
  );
}

const REFUSED = [
  '/users?seed=7',
  '/users?nocache=true',
  '/users?nocache=1&seed=42',
  '/users/3?seed=7',
  '/people/users/3?nocache=true',
  '/books/meta?seed=7',
  '/media?seed=7',
  '/?seed=7',
  '/mockgen.json?seed=7',
];

// No collection fits into one byte, so all of them stay in their files.
describe.each([1_000_000, 1])('a tree of an older data version, with a limit of %i bytes,', (heldBytes) => {
  it.each(OLD)('is served as it is: %j', async (old) => {
    const files = oldTree(FILES, old);
    const { url, notices } = await serve(files, { heldBytes });
    for (const path of ['users/3.json', 'users/all.json', 'books/meta.json', 'media/index.json', 'mockgen.json']) {
      expect([path, await (await fetch(`${url}/${path}`)).text()]).toEqual([path, files[path]]);
    }
    for (const query of ['', '?seed=42', '?nocache=false']) {
      const response = await fetch(`${url}/people/users${query}`);
      expect([response.status, response.headers.get('x-cache')]).toEqual([200, 'HIT']);
      expect(await response.text()).toBe(files['users/index.json']);
    }
    expect(await (await fetch(`${url}/users?page=2&limit=5&q=a`)).json()).toMatchObject({ pagination: { page: 2 } });
    expect(notices).toEqual([]);
  });

  it.each(OLD)('has no other seeds, and the error says why and what to do: %j', async (old) => {
    const { url } = await serve(oldTree(FILES, old), { heldBytes });
    for (const path of REFUSED) {
      const response = await fetch(url + path);
      expect([path, response.status, response.headers.get('x-cache')]).toEqual([path, 501, null]);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
      expect(await response.json()).toMatchObject({ status: 501, detail: whyOf(old) });
    }
    expect((await fetch(`${url}/users?seed=x`)).status).toBe(400);
    expect((await fetch(`${url}/nope?seed=7`)).status).toBe(404);
  });
});

describe('a tree of another data version', () => {
  it('that is newer is also served, without advice to upgrade', async () => {
    const { url } = await serve(oldTree(FILES, { dataVersion: NEWER, mockgen: '9.0.0' }));
    expect(await (await fetch(`${url}/users/3`)).text()).toBe(FILES['users/3.json']);
    const { detail } = (await (await fetch(`${url}/users?seed=7`)).json()) as { readonly detail: string };
    expect(detail).toMatch(/serve it with the version that built it: npm i -D mockgen-cli@9\.0\.0$/);
    expect(detail).not.toContain('--upgrade');
  });

  it('gives the same reason in this process', async () => {
    const dir = temporary();
    const old: OldTree = { dataVersion: OLDER };
    writeTree(dir, oldTree(FILES, old));
    const folder = await openFolder(dir);
    const request = { method: 'GET', path: '/users/3', query: 'seed=7', headers: {} };
    const { status, body } = await createRuntime(folder).handle(request);
    folder.close();
    expect(status).toBe(501);
    expect(JSON.parse(String(body))).toMatchObject({ detail: whyOf(old) });
  });

  it('has other seeds again after an upgrade while it is served', { tags: 'slow' }, async () => {
    const { url, dir } = await serve(oldTree(FILES, { dataVersion: OLDER }));
    expect((await fetch(`${url}/users/3?seed=7`)).status).toBe(501);
    put(dir, 'mockgen.json', FILES['mockgen.json'] ?? '');
    await until(async () => (await fetch(`${url}/users/3?seed=7`)).status === 200);
    put(dir, 'mockgen.json', oldManifest(FILES['mockgen.json'] ?? '', { dataVersion: OLDER }));
    await until(async () => (await fetch(`${url}/users/3?seed=7`)).status === 501);
  });
});

describe('a tree with a manifest of a newer format', () => {
  const files = oldTree(FILES, { dataVersion: NEWER, mockgen: '9.0.0', format: 3 });

  it('is not served, and the error says what to do', async () => {
    let dir = '';
    await expect(serve(files, { before: (folder) => (dir = folder) })).rejects.toMatchObject({
      code: 'other_version',
      message: `${join(dir, 'mockgen.json')} is of format 3, and this mockgen knows formats up to 2`,
      hint: 'Go on with the version that built it: npm i -D mockgen-cli@9.0.0',
    });
  });

  it('does not replace the tree that is served', async () => {
    const { url, dir, notices } = await serve(FILES, { troubleMs: 100 });
    writeFileSync(join(dir, 'mockgen.json'), files['mockgen.json'] ?? '');
    await until(async () => {
      expect((await fetch(`${url}/users/3`)).status).toBe(200);
      return notices.length > 0;
    });
    expect(notices[0]).toMatch(
      /^A new build cannot be served: .* is of format 3, and this mockgen .* The one before still is\. Go on with the version that built it: .*$/,
    );
    expect(readFileSync(join(dir, 'mockgen.json'), 'utf8')).toBe(files['mockgen.json']);
  });
});
