import { describe, expect, it } from 'vitest';
import { hostWarnings, measurePlan, type TreeSize } from '../../src/node/limits.ts';

const SIZE: TreeSize = { files: 100, bytes: 1e6, largest: { path: 'a/all.json', bytes: 1e5 }, folders: new Map() };
const MIB = 1024 * 1024;

describe('the size of a plan', () => {
  it('is known once all files are rendered', () => {
    const texts = { 'index.json': 'é', 'a/1.json': 'xyz', 'a/all.json': '12345', 'b/a/1.json': '' };
    const { plan, size } = measurePlan(Object.entries(texts).map(([path, text]) => ({ path, text: () => text })));
    expect(Object.fromEntries(plan.map(({ path, text }) => [path, text()]))).toEqual(texts);
    expect(size).toEqual({
      files: 4,
      bytes: 10,
      largest: { path: 'a/all.json', bytes: 5 },
      folders: new Map([
        ['', 1],
        ['a', 2],
        ['b/a', 1],
      ]),
    });
  });
});

describe('a tree', () => {
  it.each(['github-pages', 'cloudflare', 'netlify'] as const)('within the limits of %s is not warned of', (host) => {
    expect(hostWarnings(host, SIZE)).toEqual([]);
  });

  it.each([
    ['github-pages', { bytes: 1e9 }, { bytes: 1e9 + 1 }, /^GitHub Pages .* 1 GB, and this is 1001 MB; .*--packed/],
    ['cloudflare', { files: 20_000 }, { files: 20_001 }, /^Cloudflare .*20000 files .* 20001;/],
    [
      'cloudflare',
      { largest: { path: 'a/all.json', bytes: 25 * MIB } },
      { largest: { path: 'a/all.json', bytes: 25 * MIB + 1 } },
      /^Cloudflare .*25 MiB, and a\/all.json has 26;/,
    ],
    [
      'netlify',
      { folders: new Map([['a', 54_000]]) },
      { folders: new Map([['a', 54_001]]) },
      /^Netlify .*54000 files in a folder, and a has 54001;/,
    ],
  ] as const)('that breaks a limit of %s is, and one at the limit is not', (host, most, more, warning) => {
    expect(hostWarnings(host, { ...SIZE, ...most })).toEqual([]);
    expect(hostWarnings(host, { ...SIZE, ...more })).toEqual([expect.stringMatching(warning)]);
  });
});
