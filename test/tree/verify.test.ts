import { describe, expect, it } from 'vitest';
import { findDigest, matchesManifest, type Manifest, parseManifest } from '../../src/tree/index.ts';
import { splitBlocks } from '../../src/tree/records.ts';
import { builtFiles } from '../node/built-tree.ts';
import { smallFiles } from '../node/small-plan.ts';

function manifestOf(files: Readonly<Record<string, string>>): Manifest {
  const manifest = parseManifest(files['mockgen.json'] ?? '');
  return manifest ?? expect.fail('the tree has no manifest');
}

// More records than a block has, and more than two blocks.
const files = smallFiles({ totals: { authors: 600, users: 3 } });
const manifest = manifestOf(files);
const all = files['authors/all.json'] ?? '';

describe('the digest of a file', () => {
  const { blocks: _, ...authors } = manifest.resources['authors'] ?? expect.fail('there are no authors');
  const { digest } = authors;
  const resources = {
    ...manifest.resources,
    large: { ...authors, digest: 'ff', indexed: true } as const,
    // Its folder is named like another resource.
    own: { ...authors, digest: 'ee', indexed: true, path: 'v1/Users' } as const,
    users: { ...authors, digest: 'dd', indexed: true, path: 'v1/own' } as const,
  };
  const digests = {
    layout: 'both' as const,
    documents: { ...manifest.documents, 'all.json': '0a', 'x/all.json': '0b' },
    resources,
  };

  it.each([
    ['authors/all.json', digest],
    ['people/authors/all.json', digest],
    ['large/all.json', 'ff'],
    ['v1/Users/all.json', 'ee'],
    ['people/v1/own/all.json', 'dd'],
    ['own/all.json', undefined],
    ['authors/meta.json', manifest.documents['authors/meta.json']],
    ['index.json', manifest.documents['index.json']],
    ['all.json', '0a'],
    ['x/all.json', '0b'],
    ['authors/1.json', undefined],
    ['authors/all.json/1', undefined],
    ['authors', undefined],
    ['none/all.json', undefined],
    ['authors/none/all.json', undefined],
    ['constructor/all.json', undefined],
    ['', undefined],
  ])('%j is the one in the manifest', (path, expected) => {
    expect(findDigest(digests, path)).toBe(expected);
  });
});

describe('a file matches a manifest', () => {
  it.each(['both', 'flat', 'category'] as const)('when the same build wrote both: %s', (layout) => {
    const tree = builtFiles({ items: 3, only: ['authors', 'users'], layout });
    for (const [path, text] of Object.entries(tree))
      expect([path, matchesManifest(manifestOf(tree), path, text)]).toEqual([path, true]);
  });

  it.each([
    ['a document of another build', 'authors/meta.json', '{"resource":"authors","mark":"b"}\n'],
    ['a record that was changed, in the last block', 'authors/all.json', all.replace('"a600"', '"a6oo"')],
    ['a record less', 'authors/all.json', all.replace(',\n{"id":600,"name":"a600"}', '')],
    ['a whole block less', 'authors/all.json', `[\n${splitBlocks(all).slice(0, 2).join(',\n')}\n]\n`],
    ['a record more', 'authors/all.json', all.replace('\n]\n', ',\n{"id":601,"name":"a601"}\n]\n')],
    ['other formatting', 'authors/all.json', JSON.stringify(JSON.parse(all), undefined, 2)],
    ['no list', 'users/all.json', '{}\n'],
    ['nothing', 'users/all.json', ''],
    [
      'a collection of another build, in the folder of its category',
      'people/authors/all.json',
      all.replace('a1"', 'b1"'),
    ],
  ])('but not if it is %s', (_, path, text) => {
    expect(files[path]).not.toBe(text);
    expect(matchesManifest(manifest, path, files[path] ?? '')).toBe(true);
    expect(matchesManifest(manifest, path, text)).toBe(false);
  });

  it('if the manifest has no digest of it', () => {
    expect(matchesManifest(manifest, 'authors/1.json', '{}')).toBe(true);
    expect(matchesManifest(manifest, 'constructor', '')).toBe(true);
    const { blocks: _, ...authors } = manifest.resources['authors'] ?? expect.fail('there are no authors');
    const formatOne: Manifest = { ...manifest, format: 1, documents: {}, resources: { authors } };
    expect(matchesManifest(formatOne, 'authors/all.json', '[]\n')).toBe(true);
    expect(matchesManifest(formatOne, 'authors/meta.json', '{}\n')).toBe(true);
  });
});
