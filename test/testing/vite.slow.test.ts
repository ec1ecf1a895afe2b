import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, createServer, type InlineConfig, type Plugin, preview } from 'vite';
import { describe, expect, it } from 'vitest';
import { mockgen } from '../../src/testing/vite.ts';
import { builtFiles, writeBuilt } from '../node/built-tree.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const newFolder = useTemporaryFolders();
const TREE = { items: 12, only: ['users'] } as const;

/** A project of one page. */
function projectIn(root: string, plugin: Plugin, base = '/'): InlineConfig {
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>The app</title>');
  const server = { port: 0, host: '127.0.0.1', hmr: false, ws: false } as const;
  return { root, base, configFile: false, logLevel: 'silent', plugins: [plugin], server, preview: server };
}

const addressOf = (urls: { readonly local: readonly string[] } | null): string => new URL(urls?.local[0] ?? '').origin;

describe('the plugin for Vite', () => {
  it.each(['/', '/site/'])('answers at its path below %s, and leaves other paths to Vite', async (base) => {
    const folder = newFolder();
    const server = await createServer(projectIn(folder, mockgen({ base: '/mock', ...TREE }), base));
    try {
      await server.listen();
      const root = addressOf(server.resolvedUrls);
      const mount = `${base.slice(0, -1)}/mock`;
      const page = await fetch(`${root}${mount}/users?page=2`);
      expect(page.headers.get('link')).toContain(`<${mount}/users?page=1>; rel="prev"`);
      expect(await page.json()).toMatchObject({ pagination: { page: 2, total: 12 } });
      expect((await fetch(`${root}${mount}/nope`)).status).toBe(404);
      expect(await (await fetch(`${root}${base}`)).text()).toContain('The app');
      expect(await (await fetch(`${root}${base}mockery`)).text()).not.toContain('about:blank');
    } finally {
      await server.close();
    }
  });

  it('writes the tree into the site, with correct links, and answers in its preview', async () => {
    const folder = newFolder();
    const config = projectIn(folder, mockgen({ ...TREE, api: { envelope: 'results' } }), '/site/');
    await build(config);
    const files = builtFiles({ ...TREE, api: { base: '/site/api', envelope: 'results' } });
    for (const [file, text] of Object.entries(files)) {
      expect([file, readFileSync(join(folder, 'dist/api', file), 'utf8')]).toEqual([file, text]);
    }
    expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain('The app');
    const server = await preview(config);
    try {
      const { next } = (await (await fetch(`${addressOf(server.resolvedUrls)}/site/api/users`)).json()) as {
        next: string;
      };
      expect(next).toBe('/site/api/users?page=2');
      const { results } = (await (await fetch(`${addressOf(server.resolvedUrls)}${next}`)).json()) as {
        results: readonly unknown[];
      };
      expect(results).toHaveLength(2);
    } finally {
      await server.close();
    }
  });

  it('answers at the base of a config in the root of the project, and writes the tree there', async () => {
    const folder = newFolder();
    const config = { base: '/api/v2', envelope: 'array', resources: { notes: { items: 3, fields: { title: {} } } } };
    const project = projectIn(folder, mockgen({ config: 'mocks/mockgen.config.json' }));
    mkdirSync(join(folder, 'mocks'));
    writeFileSync(join(folder, 'mocks/mockgen.config.json'), JSON.stringify(config));
    const server = await createServer(project);
    try {
      await server.listen();
      const root = addressOf(server.resolvedUrls);
      expect(await (await fetch(`${root}/api/v2/notes`)).json()).toHaveLength(3);
      expect(await (await fetch(`${root}/api`)).text()).toContain('The app');
    } finally {
      await server.close();
    }
    await build(project);
    expect(readFileSync(join(folder, 'dist/api/v2/index.json'), 'utf8')).toContain('"/api/v2/notes"');
  });

  it('answers at the base of the tree in a folder', async () => {
    const folder = newFolder();
    await writeBuilt(join(folder, 'fixtures'), { ...TREE, packed: true, api: { base: '/api/v3' } });
    const server = await createServer(projectIn(folder, mockgen({ dir: 'fixtures' })));
    try {
      await server.listen();
      const page = await fetch(`${addressOf(server.resolvedUrls)}/api/v3/users?page=2`);
      expect(page.headers.get('link')).toContain('</api/v3/users?page=1>; rel="prev"');
    } finally {
      await server.close();
    }
  });

  it('accepts a folder, and writes nothing if told so', async () => {
    const folder = newFolder();
    await writeBuilt(join(folder, 'fixtures'), { ...TREE, packed: true });
    await build(projectIn(folder, mockgen({ dir: 'fixtures', base: '/data' })));
    const manifest = readFileSync(join(folder, 'dist/data/mockgen.json'), 'utf8');
    expect(manifest).toBe(readFileSync(join(folder, 'fixtures/mockgen.json'), 'utf8'));
    await build(projectIn(folder, mockgen({ dir: 'fixtures', base: '/data', write: false })));
    expect(existsSync(join(folder, 'dist/data'))).toBe(false);
  });
});
