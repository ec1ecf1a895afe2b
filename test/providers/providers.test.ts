import { describe, expect, it } from 'vitest';
import { findProvider, providers } from '../../src/providers/index.ts';
import { isBesideData } from '../../src/tree/index.ts';
import { builtFiles, type BuiltTree } from '../node/built-tree.ts';
import { VERSION } from '../../src/version.ts';

const SMALL = { only: ['users', 'books'], items: 2 } as const;
const plain = builtFiles(SMALL);

/** The files that a tree has for its provider and that it would not have without. */
function added(tree: BuiltTree): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(builtFiles({ ...SMALL, ...tree })).filter(([path]) => !(path in plain)));
}

/** Where Netlify leads a path: the rules as its documentation has them, the first that fits counts. */
function follow(rules: string, path: string): string | undefined {
  for (const line of rules.trim().split('\n')) {
    const [from = '', to = '', status] = line.split(/\s+/);
    expect(status).toBe('200');
    const match = new RegExp(`^${from.replace(':id', '(?<id>[^/]+)')}/?$`).exec(path);
    if (match) return to.replace(':id', match.groups?.['id'] ?? '');
  }
  return undefined;
}

/** What makes other seeds. */
const GENERATOR = [`generator-${VERSION}.js`, 'generator.js'];

it('a provider is found by its name, which is unique', () => {
  for (const provider of providers) expect(findProvider(provider.name)).toBe(provider);
  expect(() => findProvider('nowhere')).toThrow('nowhere');
});

describe('a tree for', () => {
  it('no provider has the explorer, the client and the worker, unless it has only data', () => {
    const dataOnly = builtFiles({ ...SMALL, dataOnly: true });
    const left = Object.keys(plain).filter((path) => !(path in dataOnly));
    expect(left).toEqual(['index.html', 'mockgen.js', 'sw.js', ...GENERATOR]);
  });

  it('any provider names the added files in its manifest', () => {
    for (const { name: provider } of providers) {
      const manifest = JSON.parse(builtFiles({ ...SMALL, provider })['mockgen.json'] ?? '') as Record<string, unknown>;
      expect(manifest['provider']).toBe(provider);
      expect(manifest['files']).toEqual([
        'index.html',
        'mockgen.js',
        'sw.js',
        ...GENERATOR,
        ...Object.keys(added({ provider })),
      ]);
    }
  });

  it('any provider adds only files that a later build removes', () => {
    const names = providers.flatMap(({ name: provider }) => Object.keys(added({ provider })));
    const unknown = names.filter((name) => !isBesideData(name));
    expect(unknown, 'add these names to BESIDE_DATA in src/tree/files.ts').toEqual([]);
  });

  it('GitHub Pages is published unchanged, and answers unknown paths with a page', () => {
    const { '.nojekyll': marker, '404.html': page, ...more } = added({ provider: 'github-pages' });
    expect([marker, Object.keys(more)]).toEqual(['', []]);
    expect(page).toMatch(/^<!doctype html>/);
  });

  it('Cloudflare has a worker and its settings, neither of which is published', () => {
    const {
      'worker.js': worker,
      'wrangler.jsonc': settings,
      '.assetsignore': ignored,
    } = added({ provider: 'cloudflare' });
    expect(worker).toContain('ASSETS');
    expect(settings).toContain('\n  "main": "worker.js",\n');
    expect(JSON.parse((settings ?? '').replaceAll(/^\/\/.*$/gm, ''))).toMatchObject({
      main: 'worker.js',
      assets: { directory: '.', binding: 'ASSETS', run_worker_first: true },
    });
    expect(ignored?.split('\n')).toEqual(expect.arrayContaining(['worker.js', 'wrangler.jsonc']));
  });

  it.each([
    { layout: 'both', packed: false },
    { layout: 'flat', packed: false },
    { layout: 'category', packed: false },
    { layout: 'both', packed: true },
    { layout: 'category', packed: true },
  ] as const)('Netlify leads every path to its file, and none astray: $layout, packed: $packed', (tree) => {
    const files = builtFiles({ ...SMALL, ...tree, provider: 'netlify' });
    const index = JSON.parse(files['users/meta.json'] ?? files['people/users/meta.json'] ?? '') as {
      endpoints: Readonly<Record<'collection' | 'item' | 'meta', readonly string[]>>;
    };
    const { collection, item, meta } = index.endpoints;
    const ids = tree.packed ? [] : item.map((path) => path.replace('{id}', '2'));
    const categories = tree.layout === 'flat' ? [] : ['/people', '/media'];
    for (const path of [...collection, ...meta, ...ids, ...categories]) {
      const target = follow(files['_redirects'] ?? '', path);
      expect([path, files[target?.slice(1) ?? ''] === undefined]).toEqual([path, false]);
    }
    expect(follow(files['_redirects'] ?? '', collection[0] ?? '')).toMatch(/users\/index\.json$/);
    expect(follow(files['_redirects'] ?? '', '/nope')).toBeUndefined();
    expect(files['_headers']).toContain('Access-Control-Allow-Origin: *');
  });

  it('Netlify answers below the base of a tree, also under the names of files', () => {
    const files = builtFiles({ ...SMALL, layout: 'flat', provider: 'netlify', api: { base: '/api/v1' } });
    const rules = (files['_redirects'] ?? '').trim().split('\n');
    expect(rules).toContain('/api/v1/users  /users/index.json  200');
    expect(rules).toContain('/api/v1/users/:id  /users/:id.json  200');
    expect(rules.at(-1)).toBe('/api/v1/*  /:splat  200');
  });
});
