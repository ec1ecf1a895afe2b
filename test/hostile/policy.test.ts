import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { builtFiles } from '../node/built-tree.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { useServers } from '../serve/serving.ts';

const serve = useServers(useTemporaryFolders());

const SMALL = { only: ['users'], refs: false, items: 2 } as const;
const TREES = {
  'a tree': builtFiles(SMALL),
  'a tree with a dialect': builtFiles({ ...SMALL, api: { dialect: 'json-server' } }),
  'a tree for GitHub Pages': builtFiles({ ...SMALL, provider: 'github-pages' }),
};

const policyIn = (page: string): string =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
const textsIn = (page: string, element: string): string[] =>
  [...page.matchAll(new RegExp(`<${element}(?: type="module")?>([^]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => text,
  );

it.each(Object.entries(TREES))(
  'the pages of %s state what they may run, and all of it is what they contain',
  (_, files) => {
    for (const [path, page] of Object.entries(files).filter(([name]) => name.endsWith('.html'))) {
      const policy = policyIn(page);
      expect([path, policy]).toEqual([path, expect.stringMatching(/^default-src 'none'; script-src /)]);
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      for (const text of [...textsIn(page, 'script'), ...textsIn(page, 'style')]) {
        expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      }
    }
  },
);

it('a server sends the policy of the page of a tree as a header, and none for a page of somebody else', async () => {
  const own = '<!doctype html><title>Mine</title><script src="https://cdn.example/x.js"></script>';
  const { url } = await serve({ ...TREES['a tree'], 'mine.html': own });
  const headersOf = async (path: string): Promise<Headers> =>
    (await fetch(url + path, { headers: { accept: 'text/html' } })).headers;
  const policy = `${policyIn(TREES['a tree']['index.html'] ?? '')}; frame-ancestors 'self'`;
  for (const path of ['/', '/index.html']) expect((await headersOf(path)).get('content-security-policy')).toBe(policy);
  expect((await headersOf('/mine.html')).get('content-security-policy')).toBeNull();
  for (const path of ['/', '/mine.html', '/sw.js', '/users', '/nope']) {
    expect([path, (await headersOf(path)).get('x-content-type-options')]).toEqual([path, 'nosniff']);
  }
});

it('Netlify sends it at each address of the page', () => {
  const files = builtFiles({ ...SMALL, provider: 'netlify', api: { base: '/api' } });
  const rule = `\n  Content-Security-Policy: ${policyIn(files['index.html'] ?? '')}; frame-ancestors 'self'\n`;
  for (const path of ['/', '/api/', '/index.html']) expect(files['_headers']).toContain(`\n${path}${rule}`);
});
