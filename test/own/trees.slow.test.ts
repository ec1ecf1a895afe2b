import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { choicesOf, createRecipe, type Choices } from '../../src/generate/index.ts';
import { generateTree } from '../../src/seeds/kept/index.ts';
import { readBundle } from '../node/bundle-text.ts';
import { renderTree } from '../../src/render/index.ts';
import { createRuntime, type Holder } from '../../src/runtime/index.ts';
import type { Catalogue } from '../../src/schema/index.ts';
import { openFolder, startServer, type OpenFolder } from '../../src/serve/index.ts';
import { DEFAULTS } from '../../src/settings.ts';
import { parseManifest, parsePublished, splitRecords } from '../../src/tree/index.ts';
import { openPublished } from '../../src/web/published.ts';
import { buildTree, checkTree, expandTree } from '../../src/write/index.ts';
import { wantsHelp } from '../../src/write/build.ts';
import { writeShared } from '../../src/write/sharing.ts';
import { writeTree } from '../../src/write/writer.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';
import { dataCatalogue, dataShop, shop, shopCatalogue, source } from './shop.ts';

const temporary = useTemporaryFolders();
const CHOICES: Choices = { ...DEFAULTS, items: 12, counts: { users: 5 } };
const opened: OpenFolder[] = [];
afterEach(() => opened.splice(0).forEach((folder) => folder.close()));

async function built(catalogue: Catalogue, choices: Partial<Choices> = {}): Promise<string> {
  const dir = temporary();
  await buildTree(catalogue, { ...CHOICES, ...choices, out: dir });
  return dir;
}

async function filesOf(catalogue: Catalogue, choices: Choices): Promise<Readonly<Record<string, string>>> {
  const { options, parts } = await createRecipe(catalogue, choices, readBundle);
  const planned = [...renderTree(options, parts).plan()];
  return Object.fromEntries(
    planned.flatMap(({ paths, text }) => paths.map((path) => [path, [...text()].join('')] as const)),
  );
}

const manifestIn = (dir: string): NonNullable<ReturnType<typeof parseManifest>> => {
  const manifest = parseManifest(readFileSync(join(dir, 'mockgen.json'), 'utf8'));
  if (!manifest) throw new Error('no manifest');
  return manifest;
};

const linesIn = (dir: string, resource: string): readonly string[] =>
  splitRecords(readFileSync(join(dir, resource, 'all.json'), 'utf8'));

async function ask(holder: Holder, path: string): Promise<{ readonly status: number; readonly body: string }> {
  const [plain = '', query = ''] = path.split('?');
  const { status, body } = await createRuntime(holder).handle({ method: 'GET', path: plain, query, headers: {} });
  return { status, body: body instanceof Uint8Array ? Buffer.from(body).toString() : String(body) };
}

describe('a tree of custom resources', () => {
  it('has the given number of records of each, and can be checked and restored', async () => {
    const catalogue = await shopCatalogue();
    const dir = await built(catalogue);
    const manifest = manifestIn(dir);
    const totals = Object.entries(manifest.resources).map(([name, { total }]) => [name, total]);
    expect(totals).toEqual([
      ['users', 5],
      ['brands', 7],
      ['products', 12],
    ]);
    for (const [name = '', total] of totals) expect(linesIn(dir, String(name))).toHaveLength(Number(total));
    expect(await checkTree(catalogue, dir)).toMatchObject({ changed: [], missing: [], extra: [] });
    expect(await filesOf(catalogue, choicesOf(manifest))).toEqual(listTree(dir));
  });

  it('has files and paths named after text ids', async () => {
    const dir = await built(await shopCatalogue());
    const [line = ''] = linesIn(dir, 'brands').slice(3);
    const { id } = JSON.parse(line) as { readonly id: string };
    expect(readFileSync(join(dir, 'brands', `${id}.json`), 'utf8')).toBe(`${line}\n`);
    expect(manifestIn(dir).resources['brands']?.ids).toHaveLength(7);
    expect(manifestIn(dir).resources['products']?.ids).toBeUndefined();
  });

  it('expands to a full build, and is cleaned up by the next one', async () => {
    const catalogue = await shopCatalogue();
    const [full, packed] = [await built(catalogue), await built(catalogue, { packed: true })];
    await expandTree({ dir: packed });
    expect(listTree(packed)).toEqual(listTree(full));
    const mine = join(packed, 'brands', 'notes.json');
    writeFileSync(mine, '{}');
    await buildTree(catalogue, { ...CHOICES, seed: 9, out: packed });
    expect(readFileSync(mine, 'utf8')).toBe('{}');
    const { 'brands/notes.json': _, ...files } = listTree(packed);
    expect(files).toEqual(await filesOf(catalogue, { ...CHOICES, seed: 9 }));
  });

  it('can be checked only with the resources that it was built from', async () => {
    const dir = await built(await shopCatalogue());
    const other = shop.map((resource) => Object.assign({}, resource, { description: 'Others' }));
    for (const catalogue of [builtins, await shopCatalogue(other)]) {
      await expect(checkTree(catalogue, dir)).rejects.toMatchObject({ code: 'other_catalogue' });
    }
    const manifest = manifestIn(dir);
    expect(JSON.stringify(manifest.catalogue)).toContain('{"function":"products.dice"}');
    for (const catalogue of [
      null,
      7,
      {},
      { digest: '00', resources: [] },
      { digest: '00', resources: [{ name: 'x' }] },
    ]) {
      writeFileSync(join(dir, 'mockgen.json'), JSON.stringify({ ...manifest, catalogue }));
      await expect(checkTree(await shopCatalogue(), dir)).rejects.toMatchObject({ code: 'other_catalogue' });
    }
    writeFileSync(join(dir, 'mockgen.json'), JSON.stringify({ ...manifest, counts: { users: '../x' } }));
    await expect(checkTree(await shopCatalogue(), dir)).rejects.toMatchObject({ code: 'not_a_tree' });
  });
});

describe('the resources that others refer to', () => {
  it('are included unless excluded', async () => {
    const catalogue = await shopCatalogue();
    const [all, one] = [
      await built(catalogue, { only: ['products'] }),
      await built(catalogue, { only: ['products'], refs: false }),
    ];
    expect(Object.keys(manifestIn(all).resources)).toEqual(['users', 'brands', 'products']);
    expect(Object.keys(manifestIn(one).resources)).toEqual(['products']);
    expect(linesIn(one, 'products')).toEqual(linesIn(all, 'products'));
    // What they are made with is told all the same.
    expect(manifestIn(one).counts).toEqual({ users: 5 });
    for (const dir of [all, one]) {
      expect(await checkTree(catalogue, dir)).toMatchObject({ changed: [], missing: [], extra: [] });
    }
  });
});

describe.each([{ packed: false }, { packed: true }])('an item with a text key, packed: $packed', ({ packed }) => {
  it('is found in a folder, in memory, and in another seed', async () => {
    const catalogue = await dataCatalogue();
    const dir = await built(catalogue, { packed });
    const folder = await openFolder(dir, { catalogue });
    opened.push(folder);
    const { options, parts } = await createRecipe(catalogue, { ...DEFAULTS, items: 12 }, readBundle);
    const tree = generateTree(options, parts, { pause: async () => {}, drawSeed: () => 1 });
    const memory: Holder = { current: () => tree };
    const line = linesIn(dir, 'brands')[4] ?? '';
    const { id } = JSON.parse(line) as { readonly id: string };
    for (const holder of [folder, memory]) {
      expect(await ask(holder, `/brands/${id}`)).toEqual({ status: 200, body: `${line}\n` });
      expect(await ask(holder, `/shop/brands/${id}.json`)).toEqual({ status: 200, body: `${line}\n` });
      for (const none of ['5', 'nothing.json', 'x'.repeat(300)]) {
        const { status, body } = await ask(holder, `/brands/${none}`);
        expect([none, status]).toEqual([none, 404]);
        expect(body).toContain('There is no such id.');
      }
      const seven = JSON.parse((await ask(holder, '/brands?seed=7')).body) as { data: { id: string }[] };
      const other = seven.data[2]?.id ?? '';
      expect((await ask(holder, `/brands/${other}`)).status).toBe(404);
      expect(JSON.parse((await ask(holder, `/brands/${other}?seed=7`)).body)).toEqual(seven.data[2]);
    }
  });

  it('is found among published files, and no other file counts as an item', async () => {
    const dir = await built(await dataCatalogue(), { packed });
    const files = listTree(dir);
    const manifest = parsePublished(files['mockgen.json'] ?? '');
    if (!manifest) throw new Error('no manifest');
    const tree = openPublished(manifest, async (path) => {
      const body = files[path];
      return body === undefined ? undefined : { type: 'application/json', body };
    });
    const line = linesIn(dir, 'brands')[4] ?? '';
    const { id } = JSON.parse(line) as { readonly id: string };
    const holder: Holder = { current: () => tree };
    expect(await ask(holder, `/brands/${id}`)).toEqual({ status: 200, body: `${line}\n` });
    for (const none of ['index', 'all', '5', 'nothing']) {
      expect([none, (await ask(holder, `/brands/${none}`)).status]).toEqual([none, 404]);
    }
  });

  it('is found by a server, which generates other seeds in another thread', async () => {
    const catalogue = await dataCatalogue();
    const dir = await built(catalogue, { packed });
    const server = await startServer({ dir, port: 0, host: '127.0.0.1', catalogue });
    const plain = await startServer({ dir, port: 0, host: '127.0.0.1' });
    try {
      const seven = (await (await fetch(`${server.url}/brands?seed=7`)).json()) as { data: { id: string }[] };
      const other = seven.data[2]?.id ?? '';
      expect(await (await fetch(`${server.url}/brands/${other}?seed=7`)).json()).toEqual(seven.data[2]);
      const { id } = JSON.parse(linesIn(dir, 'brands')[4] ?? '') as { readonly id: string };
      for (const { url } of [server, plain]) expect((await fetch(`${url}/brands/${id}`)).status).toBe(200);
      // Who does not know what the tree was built from has this one seed.
      expect((await fetch(`${plain.url}/brands?seed=7`)).status).toBe(501);
    } finally {
      await Promise.all([server.close(), plain.close()]);
    }
  });
});

describe('two threads', () => {
  it('write custom resources', async () => {
    const catalogue = await dataCatalogue();
    expect(await wantsHelp(catalogue, { ...CHOICES, items: 100_000 })).toBe(
      await wantsHelp(builtins, { ...CHOICES, items: 100_000 }),
    );
    const { options, parts } = await createRecipe(catalogue, CHOICES, readBundle);
    const tree = renderTree(options, parts);
    const dir = temporary();
    await writeTree(dir, () => ({
      shape: tree.outline,
      files: () => tree.plan(),
      run: (writer, desk) => writeShared(dir, { options, source }, tree, writer, desk),
    }));
    expect(listTree(dir)).toEqual(await filesOf(catalogue, CHOICES));
    expect(dataShop.length).toBeGreaterThan(1);
  });
});
