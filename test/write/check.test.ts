import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { takeConfig } from '../../src/config/index.ts';
import { DEFAULTS } from '../../src/settings.ts';
import { buildTree, checkTree, expandTree } from '../../src/write/index.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();
const TREE = { ...DEFAULTS, seed: 7, items: 2, only: ['users', 'books'] };
const CATEGORY = '{"name":{{json category}} }\n';
let dir = '';
let built: Readonly<Record<string, string>> = {};
let total = 0;

let original = '';

// Each test gets a copy of one build.
beforeAll(async () => {
  original = mkdtempSync(join(tmpdir(), 'mockgen-test-'));
  const [out, templatesDir] = [join(original, 'tree'), join(original, 'templates')];
  mkdirSync(templatesDir);
  writeFileSync(join(templatesDir, 'category.json.hbs'), CATEGORY);
  await buildTree(builtins, { ...TREE, templatesDir, out });
  built = listTree(out);
  total = Object.keys(built).length;
});

afterAll(() => rmSync(original, { recursive: true }));

beforeEach(() => {
  dir = temporary();
  cpSync(join(original, 'tree'), dir, { recursive: true });
});

describe('a check', () => {
  it('finds no difference in an unchanged tree, and changes nothing', async () => {
    const before = listTree(dir);
    expect(await checkTree(builtins, dir)).toEqual({ changed: [], missing: [], extra: [], total });
    expect(listTree(dir)).toEqual(before);
  });

  it('lists changed, missing and extra files', async () => {
    for (const path of ['users/2.json', 'people/users/all.json', 'index.json']) writeFileSync(join(dir, path), '{}\n');
    rmSync(join(dir, 'media'), { recursive: true });
    rmSync(join(dir, 'users/1.json'));
    mkdirSync(join(dir, 'users/1.json'));
    for (const path of ['users/9.json', 'users/10.json', 'Z.txt', 'é.txt']) writeFileSync(join(dir, path), '');
    const media = Object.keys(built).filter((path) => path.startsWith('media/'));
    expect(await checkTree(builtins, dir)).toEqual({
      changed: ['index.json', 'people/users/all.json', 'users/2.json'],
      missing: [...media, 'users/1.json'].toSorted(),
      extra: ['Z.txt', 'users/10.json', 'users/9.json', 'é.txt'],
      total,
    });
  });

  it('detects a change of the last byte', async () => {
    writeFileSync(join(dir, 'users/1.json'), (built['users/1.json'] ?? '').trimEnd());
    expect((await checkTree(builtins, dir)).changed).toEqual(['users/1.json']);
  });

  it('ignores dotfiles and empty folders, but not links', async () => {
    for (const name of ['.nojekyll', '.mockgen-lock']) writeFileSync(join(dir, name), '');
    mkdirSync(join(dir, '.git'));
    writeFileSync(join(dir, '.git/config'), '');
    mkdirSync(join(dir, 'empty'));
    symlinkSync('users/1.json', join(dir, 'first.json'));
    symlinkSync('/', join(dir, 'root'));
    symlinkSync('nowhere', join(dir, 'dangling'));
    expect((await checkTree(builtins, dir)).extra).toEqual(['dangling', 'first.json', 'root']);
  });

  it('detects any change of a file that is read in several parts, on each of its paths', { tags: 'slow' }, async () => {
    // A few long records.
    const config = await takeConfig({ resources: { hotels: { fields: { text: { const: 'x'.repeat(100_000) } } } } });
    const catalogue = await config.catalogue();
    await buildTree(catalogue, { ...DEFAULTS, items: 12, packed: true, out: dir });
    const file = join(dir, 'hotels/all.json');
    const text = readFileSync(file, 'utf8');
    expect(text.length).toBeGreaterThan(1 << 20);
    for (const other of [`${text} `, text.slice(0, -1), text.replace('[', '{'), text.replace(/\]\n$/, '}\n'), '']) {
      writeFileSync(file, other);
      expect(await checkTree(catalogue, dir)).toMatchObject({ changed: ['hotels/all.json'], missing: [], extra: [] });
    }
    rmSync(file);
    expect(await checkTree(catalogue, dir)).toMatchObject({ changed: [], missing: ['hotels/all.json'] });
  });

  it('reads nothing outside the folder, whatever the manifest says', { tags: 'slow' }, async () => {
    const manifest = built['mockgen.json'] ?? '';
    writeFileSync(join(dir, 'mockgen.json'), manifest.replace('"users": {', '"../users": {'));
    const { changed, missing, extra } = await checkTree(builtins, dir);
    expect(changed).toContain('mockgen.json');
    for (const path of [...changed, ...missing, ...extra]) expect(path).not.toContain('..');
    for (const [name, value] of Object.entries({ provider: 'nowhere', overrides: { '../x.hbs': '' } })) {
      writeFileSync(join(dir, 'mockgen.json'), JSON.stringify({ ...(JSON.parse(manifest) as object), [name]: value }));
      await expect(checkTree(builtins, dir)).rejects.toMatchObject({ code: 'not_a_tree' });
    }
  });

  it('reports other versions of mockgen and faker', async () => {
    const manifest = built['mockgen.json'] ?? '';
    writeFileSync(join(dir, 'mockgen.json'), manifest.replace(/"faker": "[^"]*"/, '"faker": "10.0.0"'));
    const { changed, note } = await checkTree(builtins, dir);
    expect(changed).toEqual(['mockgen.json']);
    expect(note).toMatch(/^built by mockgen .*faker 10\.0\.0\), checked by mockgen .*faker 10\.6\.0\)$/);
  });

  it('requires a manifest', async () => {
    for (const folder of [temporary(), join(temporary(), 'none')]) {
      await expect(checkTree(builtins, folder)).rejects.toMatchObject({
        code: 'not_a_tree',
        message: `${folder} holds no mockgen.json`,
        hint: `Build one: mockgen build --out ${folder}`,
      });
    }
    writeFileSync(join(dir, 'mockgen.json'), '{}');
    await expect(checkTree(builtins, dir)).rejects.toMatchObject({
      code: 'not_a_tree',
      message: `${dir}/mockgen.json is not a manifest of a build`,
      hint: `Build the tree again: mockgen build --force --out ${dir}`,
    });
  });
});

describe('a tree in another shape', () => {
  const api = { base: '/api/', envelope: 'results', query: { page: '_page', limit: 'limit' }, strict: true } as const;

  it('is compared by the settings in its manifest', async () => {
    await buildTree(builtins, { ...TREE, api, packed: true, out: dir });
    const manifest = JSON.parse(readFileSync(join(dir, 'mockgen.json'), 'utf8')) as { api: unknown };
    expect(manifest.api).toEqual({ base: '/api', envelope: 'results', query: { page: '_page' }, strict: true });
    const none = { changed: [], missing: [], extra: [] };
    expect(await checkTree(builtins, dir)).toMatchObject(none);
    await expandTree({ dir });
    expect(await checkTree(builtins, dir)).toMatchObject(none);
  });

  it('is refused if this version does not know its envelope', async () => {
    await buildTree(builtins, { ...TREE, api, out: dir });
    const file = join(dir, 'mockgen.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"envelope": "results"', '"envelope": "xml"'));
    await expect(checkTree(builtins, dir)).rejects.toMatchObject({
      code: 'not_a_tree',
      message: 'mockgen.json names the envelope xml, which this version does not know',
    });
  });
});

describe('a tree of another release', () => {
  /** Makes the tree one that mockgen 0.2.9 could have written, with the same data and other scripts. */
  function age(): void {
    const manifest = readFileSync(join(dir, 'mockgen.json'), 'utf8');
    const [name = ''] = /generator-[\w.-]+\.js/.exec(manifest) ?? [];
    renameSync(join(dir, name), join(dir, 'generator-0123456789abcdef.js'));
    const older = manifest
      .replace(/"mockgen": "[^"]*"/, '"mockgen": "0.2.9"')
      .replaceAll(name, 'generator-0123456789abcdef.js');
    writeFileSync(join(dir, 'mockgen.json'), older);
    writeFileSync(join(dir, 'index.html'), '<!doctype html>\n');
    const index = readFileSync(join(dir, 'index.json'), 'utf8');
    writeFileSync(join(dir, 'index.json'), index.replace(/"version": "[^"]*"/, '"version": "0.2.9"'));
  }

  it('has outdated scripts, which are distinguished from changed data', async () => {
    const script = Object.keys(built).find((path) => path.startsWith('generator-'));
    age();
    writeFileSync(join(dir, 'users/1.json'), '{}\n');
    const { changed, missing, extra, stale } = await checkTree(builtins, dir);
    expect({ changed, missing, extra }).toEqual({ changed: ['users/1.json'], missing: [], extra: [] });
    const expected = ['generator-0123456789abcdef.js', script, 'index.html', 'index.json', 'mockgen.json'];
    expect(stale).toEqual(expected.toSorted());
  });

  it('counts as changed if its manifest or index states other data', async () => {
    age();
    for (const [path, from, to] of [
      ['mockgen.json', '"items": 2', '"items": 2, "more": 1'],
      ['index.json', '"name": "mockgen"', '"name": "mine"'],
    ] as const) {
      const file = join(dir, path);
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    }
    expect((await checkTree(builtins, dir)).changed).toEqual(['index.json', 'mockgen.json']);
  });

  it('of this release counts as changed if its scripts were edited', async () => {
    writeFileSync(join(dir, 'index.html'), '<!doctype html>\n');
    const { changed, stale } = await checkTree(builtins, dir);
    expect([changed, stale]).toEqual([['index.html'], undefined]);
  });
});
