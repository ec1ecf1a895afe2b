import { createHandler, createTree } from 'mockgen-cli/handler';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

const FILE = 'test/config/example.config.mjs';

async function ask<T>(path: string): Promise<T> {
  const handler = createHandler(await createTree({ config: FILE }));
  const response = await handler(new Request(`http://localhost${path}`));
  return (await response.json()) as T;
}

interface Page {
  readonly count: number;
  readonly next: string | null;
  readonly results: readonly { readonly product_id: string; readonly user_id: number; readonly stars: number }[];
}

it('is in docs/your-own-api.md', () => {
  expect(readFileSync('docs/your-own-api.md', 'utf8')).toContain(readFileSync(FILE, 'utf8'));
});

it('is accepted by the compiler', () => {
  const flags = ['--noEmit', '--strict', '--checkJs', '--module', 'nodenext', '--target', 'es2022', '--ignoreConfig'];
  const { status, stdout } = spawnSync(process.execPath, ['node_modules/.bin/tsc', ...flags, FILE], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, '']);
});

it('has types, both written and inferred, as docs/your-own-api.md shows', { timeout: 60_000 }, () => {
  const folder = temporary();
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(resolve('.'), join(folder, 'node_modules/mockgen-cli'), 'dir');
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  copyFileSync(FILE, join(folder, 'mockgen.config.mjs'));
  const run = (...line: readonly string[]): string => {
    const { stdout, stderr } = spawnSync(process.execPath, line, { cwd: folder, encoding: 'utf8' });
    return stdout + stderr;
  };
  expect(run(resolve('bin/mockgen.js'), 'types', '--out', 'api-types.ts')).toBe('api-types.ts: types of 3 resources\n');
  const [, types = ''] = /^## Types\n([^]*?)^## /m.exec(readFileSync('docs/your-own-api.md', 'utf8')) ?? [];
  const codes = [...types.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code = '']) => code);
  expect(codes).toHaveLength(2);
  for (const [at, code] of codes.entries()) writeFileSync(join(folder, `${at}.ts`), code);
  const flags = ['--noEmit', '--strict', '--skipLibCheck', '--allowJs', '--module', 'nodenext', '--target', 'es2022'];
  expect(run(resolve('node_modules/.bin/tsc'), ...flags, '--types', '', '0.ts', '1.ts')).toBe('');
});

it('gives the reviews of products by users', async () => {
  const { count, next, results } = await ask<Page>('/api/v1/reviews?_page=2&_limit=5');
  expect(count).toBe(200);
  expect(next).toBe('/api/v1/reviews?_page=3&_limit=5');
  for (const { product_id: product, user_id: user, stars } of results) {
    expect(await ask(`/api/v1/products/${product}`)).toMatchObject({ id: product });
    expect(await ask(`/api/v1/users/${user}`)).toMatchObject({ id: user });
    expect([1, 2, 3, 4, 5]).toContain(stars);
  }
});
