import { describe, expect, it } from 'vitest';
import { findProvider, providers, type TreeSize } from '../../src/providers/index.ts';

const SIZE: TreeSize = { files: 100, bytes: 1e6, largest: { path: 'a/all.json', bytes: 1e5 }, folders: new Map() };
const MIB = 1024 * 1024;

describe('a tree', () => {
  it.each(providers)('within the limits of $name leads to no warning', ({ limits }) => {
    expect(limits(SIZE)).toEqual([]);
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
  ] as const)('that breaks a limit of %s is, and one at the limit is not', (name, most, more, warning) => {
    const { limits } = findProvider(name);
    expect(limits({ ...SIZE, ...most })).toEqual([]);
    expect(limits({ ...SIZE, ...more })).toEqual([expect.stringMatching(warning)]);
  });
});
