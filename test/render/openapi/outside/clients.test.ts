import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { createHandler, openTree } from '../../../../src/testing/handler.ts';
import { describeWith } from '../../../contract/needs.ts';
import { useTemporaryFolders } from '../../../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

const packages = {
  name: 'clients that are generated from the OpenAPI document',
  program: process.env['OPENAPI'],
  advice: 'name the folder that the generators of .ci/steps are installed in in the environment variable OPENAPI',
};

/** What a developer writes against both clients. The compiler checks it, and it is run. */
const APP = `
import createClient from 'openapi-fetch';
import type { components, paths } from './api';
import { getUsersById, listUsers } from './hey';
import { client } from './hey/client.gen';

type User = components['schemas']['User'];

export async function read(fetch: typeof globalThis.fetch): Promise<readonly (readonly User[])[]> {
  const baseUrl = 'http://localhost';
  client.setConfig({ baseUrl, fetch });
  const page = await listUsers({ query: { page: 2, limit: 3, search_fields: ['email'] } });
  const one = await getUsersById({ path: { id: 4 } });
  const typed = createClient<paths>({ baseUrl, fetch });
  const other = await typed.GET('/users', { params: { query: { page: 2, limit: 3 } } });
  return [page.data?.data ?? [], one.data ? [one.data] : [], other.data?.data ?? []];
}
`;

describeWith(packages, (folder) => {
  it('compile, and read records', { timeout: 300_000 }, async () => {
    const dir = temporary();
    const modules = join(resolve(folder()), 'node_modules');
    const run = (name: string, ...args: readonly string[]): string =>
      execFileSync(join(modules, '.bin', name), args, { cwd: dir, encoding: 'utf8' });
    symlinkSync(modules, join(dir, 'node_modules'), 'dir');
    writeFileSync(join(dir, 'app.ts'), APP);
    run('openapi-typescript', resolve('fixtures/openapi.json'), '-o', 'api.d.ts');
    run('openapi-ts', '-i', resolve('fixtures/openapi.json'), '-o', 'hey');
    const options = [
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      '--target',
      'es2022',
      '--lib',
      'es2022,dom',
    ];
    run('tsc', '--noEmit', '--strict', '--skipLibCheck', ...options, 'app.ts');
    await build({ entryPoints: [join(dir, 'app.ts')], bundle: true, format: 'esm', outfile: join(dir, 'app.mjs') });
    const app = (await import(/* @vite-ignore */ pathToFileURL(join(dir, 'app.mjs')).href)) as {
      read(fetch: (request: Request) => Promise<Response>): Promise<unknown>;
    };
    const users = JSON.parse(readFileSync('fixtures/users/all.json', 'utf8')) as readonly unknown[];
    const page = users.slice(3, 6);
    expect(await app.read(createHandler(await openTree('fixtures')))).toEqual([page, page.slice(0, 1), page]);
  });
});
