import { describe, expect, it } from 'vitest';
import { digestOf, digestOfBlocks, parseManifest, readBlocks, splitRecords, treePaths } from '../../src/tree/index.ts';
import { type BuiltTree, builtFiles, builtTree } from '../node/built-tree.ts';

const only = ['authors', 'images', 'tickets'];
const imagesBase = 'https://you.github.io/repo';
const trees: readonly BuiltTree[] = [
  { only, items: 3 },
  { only, items: 300, layout: 'flat', packed: true },
  { only, items: 2, layout: 'category', imagesBase },
  { only, items: 257, packed: true, dataOnly: true },
];

describe.each(trees)('a rendered tree: %j', (tree) => {
  const files = builtFiles(tree);
  const manifest = parseManifest(files['mockgen.json'] ?? '');

  it('has the files that its manifest lists, in the stated number', () => {
    expect(manifest).toBeDefined();
    const told = manifest ? [...treePaths(manifest)] : [];
    expect(Object.keys(files).toSorted()).toEqual(told.toSorted());
    expect(builtTree(tree).count).toBe(told.length);
  });

  it('renders each file separately with the same bytes', { tags: 'slow' }, () => {
    const rendered = builtTree(tree);
    const isItem = /\/\d+\.json$/;
    const isCopy = /^(?:people|media|productivity)\/.*\//;
    for (const [path, text] of Object.entries(files)) {
      if (isItem.test(path) || (tree.layout !== 'category' && isCopy.test(path))) continue;
      expect(rendered.file(path), path).toBe(text);
    }
    for (const path of ['nope.json', 'authors/nope', 'authors/9-photo.svg', 'authors/0-photo.svg', 'toString']) {
      expect(rendered.file(path), path).toBeUndefined();
    }
  });

  it('has digests of each document and each block of records', () => {
    for (const [path, digest] of Object.entries(manifest?.documents ?? {})) {
      expect(digestOf(files[path] ?? ''), path).toBe(digest);
    }
    for (const [name, resource] of Object.entries(manifest?.resources ?? {})) {
      const folder = tree.layout === 'category' ? `${resource.category}/${name}` : name;
      const lines = splitRecords(files[`${folder}/all.json`] ?? '');
      const blocks = readBlocks(resource) ?? [];
      expect(resource.digest).toBe(digestOfBlocks(blocks));
      expect(blocks).toHaveLength(Math.ceil((tree.items ?? 0) / 256));
      for (const [at, { digest, bytes }] of blocks.entries()) {
        const text = lines.slice(at * 256, (at + 1) * 256).join(',\n');
        expect([digest, bytes]).toEqual([digestOf(text), Buffer.byteLength(text)]);
      }
    }
  });

  it('has an outline that is its manifest without digests', () => {
    const { outline } = builtTree(tree);
    const resources = Object.entries(manifest?.resources ?? {}).map(([name, resource]) => [
      name,
      { ...resource, blocks: undefined, digest: '' },
    ]);
    expect(outline).toEqual({ ...manifest, documents: {}, resources: Object.fromEntries(resources) });
  });
});

it('a tree does not depend on what was read before', () => {
  const tree = builtTree({ only, items: 5 });
  tree.file('mockgen.json');
  tree.file('authors/all.json');
  const files = new Map(
    [...tree.plan()].flatMap(({ paths, text }) => paths.map((path) => [path, [...text()].join('')])),
  );
  expect(Object.fromEntries(files)).toEqual(builtFiles({ only, items: 5 }));
});
