import { describe, expect, it } from 'vitest';
import { fitsManifest, type Manifest, parseManifest } from '../../src/tree/index.ts';
import { cutBlocks } from '../../src/tree/records.ts';
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

describe('a file fits a manifest', () => {
  it.each(['both', 'flat', 'category'] as const)('when the same build wrote both: %s', (layout) => {
    const tree = builtFiles({ items: 3, only: ['authors', 'users'], layout });
    for (const [path, text] of Object.entries(tree))
      expect([path, fitsManifest(manifestOf(tree), path, text)]).toEqual([path, true]);
  });

  it.each([
    ['a document of another build', 'authors/meta.json', '{"resource":"authors","mark":"b"}\n'],
    ['a record that was changed, in the last block', 'authors/all.json', all.replace('"a600"', '"a6oo"')],
    ['a record less', 'authors/all.json', all.replace(',\n{"id":600,"name":"a600"}', '')],
    ['a whole block less', 'authors/all.json', `[\n${cutBlocks(all).slice(0, 2).join(',\n')}\n]\n`],
    ['a record more', 'authors/all.json', all.replace('\n]\n', ',\n{"id":601,"name":"a601"}\n]\n')],
    ['other formatting', 'authors/all.json', JSON.stringify(JSON.parse(all), undefined, 2)],
    ['no list', 'users/all.json', '{}\n'],
    ['nothing', 'users/all.json', ''],
  ])('but not when it is %s', (_, path, text) => {
    expect(files[path]).not.toBe(text);
    expect(fitsManifest(manifest, path, files[path] ?? '')).toBe(true);
    expect(fitsManifest(manifest, path, text)).toBe(false);
  });

  it('when the manifest says nothing of it', () => {
    expect(fitsManifest(manifest, 'authors/1.json', '{}')).toBe(true);
    expect(fitsManifest(manifest, 'constructor', '')).toBe(true);
    const { blocks: _, ...authors } = manifest.resources['authors'] ?? expect.fail('there are no authors');
    const formatOne: Manifest = { ...manifest, format: 1, documents: {}, resources: { authors } };
    expect(fitsManifest(formatOne, 'authors/all.json', '[]\n')).toBe(true);
    expect(fitsManifest(formatOne, 'authors/meta.json', '{}\n')).toBe(true);
  });
});
