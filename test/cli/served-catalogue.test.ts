import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isProvenBy } from '../../src/cli/served-catalogue.ts';
import { takeConfig } from '../../src/config/index.ts';
import { DEFAULTS } from '../../src/settings.ts';
import type { Catalogue } from '../../src/schema/index.ts';
import { parseManifest, type Manifest } from '../../src/tree/index.ts';
import { buildTree } from '../../src/write/index.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';
import { captureIn } from './capture.ts';

const temporary = useTemporaryFolders();

async function catalogueOf(x: object): Promise<Catalogue> {
  const books = { fields: { title: {}, x } };
  return (await takeConfig({ resources: { books, shelves: { fields: { name: {} } } } })).untried();
}

async function manifestOf(catalogue: Catalogue, only?: readonly string[]): Promise<Manifest> {
  const out = join(temporary(), 'tree');
  await buildTree(catalogue, { ...DEFAULTS, items: 3, out, dataOnly: true, ...(only && { only }) });
  return parseManifest(listTree(out)['mockgen.json'] ?? '') ?? expect.fail('no manifest');
}

it('a tree proves the catalogue that it was built from, and no other', async () => {
  const number = await catalogueOf({ type: 'integer', min: 1, max: 9 });
  const manifest = await manifestOf(number);
  expect(isProvenBy(manifest, await catalogueOf({ type: 'integer', min: 1, max: 9 }))).toBe(true);
  expect(isProvenBy(manifest, await catalogueOf({ type: 'integer', min: 1, max: 8 }))).toBe(false);
  expect(isProvenBy({ ...manifest, mockgen: '0.0.1' }, number)).toBe(false);
});

it('a tree of some resources proves nothing about the others, and none proves a function', async () => {
  const number = await catalogueOf({ type: 'integer', min: 1, max: 9 });
  expect(isProvenBy(await manifestOf(number, ['books']), number)).toBe(false);
  const code = await catalogueOf({ type: 'integer', value: () => 1 });
  expect(isProvenBy(await manifestOf(code), code)).toBe(false);
});

it('a config that has changed since is tried out before it is served', async () => {
  const folder = temporary();
  const write = (topic: string): void =>
    writeFileSync(
      join(folder, 'mockgen.config.json'),
      JSON.stringify({
        out: 'tree',
        items: 3,
        dataOnly: true,
        resources: { books: { fields: { x: { generator: 'course_title', args: { topic, level: 'beginner' } } } } },
      }),
    );
  write('databases');
  expect(await captureIn(folder, ['build', '--quiet'])).toMatchObject({ stderr: '', status: 0 });
  write('nothing');
  const { status, stderr } = await captureIn(folder, ['serve', '--port', '0']);
  expect([status, stderr]).toEqual([1, expect.stringContaining('expected arguments that course_title takes')]);
});
