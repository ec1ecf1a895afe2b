import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import type { NodeListener } from '../../src/testing/node.ts';
import { mockgen, type PluginOptions } from '../../src/testing/vite.ts';
import { writeBuilt } from '../node/built-tree.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const newFolder = useTemporaryFolders();
const TREE: PluginOptions = { items: 12, only: ['users'] };
const opened: (() => void)[] = [];

afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/** Asks a server for the answer at a path: one with the middleware of the plugin before an app. */
async function ask(options: PluginOptions, base: string, path: string): Promise<string> {
  const plugin = mockgen(options);
  await plugin.configResolved({
    command: 'serve',
    root: newFolder(),
    base,
    build: { outDir: 'dist', ssr: false },
  });
  const listeners: NodeListener[] = [];
  await plugin.configureServer({ middlewares: { use: (listener: NodeListener) => listeners.push(listener) } });
  const server = createServer((request, response) =>
    listeners[0]?.(request, response, () => response.end('the app')),
  ).listen(0, '127.0.0.1');
  opened.push(() => server.close());
  await new Promise<void>((done) => server.once('listening', () => done()));
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })).text();
}

/** Runs the hooks of a build, and returns the folder that the site is written into. */
async function write(options: PluginOptions, ssr: unknown = false): Promise<string> {
  const root = newFolder();
  const plugin = mockgen(options);
  await plugin.configResolved({ command: 'build', root, base: '/', build: { outDir: 'site', ssr } });
  await plugin.writeBundle();
  return join(root, 'site');
}

describe('the server of a project', () => {
  it.each<[string, PluginOptions, string]>([
    ['/', {}, '/api'],
    ['/', { base: '/mock' }, '/mock'],
    ['/', { base: '/mock', api: { base: '/v1' } }, '/mock'],
    ['/', { api: { base: '/v1' } }, '/v1'],
    ['/app/', { base: '/mock' }, '/app/mock'],
    ['./', { base: '/mock' }, '/mock'],
    ['https://cdn.example/app/', {}, '/api'],
  ])('whose base is %s, with %j, answers at %s', async (base, options, at) => {
    const given = { ...TREE, ...options };
    expect(JSON.parse(await ask(given, base, `${at}/users/3?x=1`))).toMatchObject({ id: 3 });
    expect(await ask(given, base, `${at}ry/users/3`)).toBe('the app');
    expect(await ask(given, base, '/')).toBe('the app');
  });
});

describe('a build of a project', () => {
  it('has the tree at its path, from the settings or from a folder', { tags: 'slow' }, async () => {
    const made = await write({ ...TREE, api: { base: '/v1' } });
    expect(readFileSync(join(made, 'v1/index.json'), 'utf8')).toContain('"/v1/users"');
    const dir = join(newFolder(), 'tree');
    await writeBuilt(dir, { items: 3, only: ['users'], packed: true });
    const copied = await write({ dir, base: '/data' });
    expect(readFileSync(join(copied, 'data/mockgen.json'), 'utf8')).toBe(
      readFileSync(join(dir, 'mockgen.json'), 'utf8'),
    );
  });

  it('has none where it is not wanted, or where the build is that of a server', async () => {
    expect(existsSync(await write({ ...TREE, write: false }))).toBe(false);
    for (const ssr of [true, 'src/entry.ts']) expect(existsSync(await write(TREE, ssr))).toBe(false);
  });
});

describe('the plugin', () => {
  it.each(['https://a.example/api', 'api', '/'])("refuses the base '%s'", (base) => {
    expect(() => mockgen({ base })).toThrow(/^base '.*': expected /);
  });
});

describe('wrong options', () => {
  it.each<[object, string, string]>([
    [{ bsae: '/api' }, "option 'bsae': did you mean base? (expected seed, ", 'Give base.'],
    [{ base: 'api' }, "base 'api': expected ", 'Give an address such as https://api.example, or a path such as /mock.'],
  ])('%j are told when the config is read, without a stack', (options, message, hint) => {
    const create = (): unknown => mockgen(options);
    expect(create).toThrow(message);
    const error: unknown = (() => {
      try {
        return create();
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toMatchObject({ hint, stack: expect.not.stringContaining('    at ') });
  });

  it('that need the resources are told before a site is built, and Vite has nothing else to print', async () => {
    const wrong: PluginOptions = { only: ['user'] };
    const plugin = mockgen(wrong);
    const build = { outDir: 'site', ssr: false };
    const error: unknown = await plugin
      .configResolved({ command: 'build', root: newFolder(), base: '/', build })
      .catch((thrown: unknown) => thrown);
    expect(inspect(error)).toMatch(/^\[only \[user\]: did you mean users\? [^\n]*\nGive users\.\]$/);
    await plugin.configResolved({ command: 'build', root: newFolder(), base: '/', build: { ...build, ssr: true } });
  });

  it('that need the resources are told by the hook, without a stack', async () => {
    await expect(ask({ only: ['user'] }, '/', '/api')).rejects.toMatchObject({
      message: expect.stringContaining('did you mean users?'),
      stack: expect.not.stringContaining('    at '),
    });
  });
});
