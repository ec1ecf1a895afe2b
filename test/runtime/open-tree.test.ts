import { describe, expect, it } from 'vitest';
import { createSearch, openTree, type Tree, TreeError } from '../../src/runtime/index.ts';
import { parseManifest } from '../../src/tree/index.ts';
import { type Files, readerOf, smallTree, treeOf } from './small-tree.ts';

const PAGE = { start: 0, end: 3 };

/** Counts how often each file is read. */
function counting(files: Files): { readonly read: Tree['file']; readonly counts: Map<string, number> } {
  const counts = new Map<string, number>();
  const read: Tree['file'] = (file) => {
    counts.set(file, (counts.get(file) ?? 0) + 1);
    return readerOf(files)(file);
  };
  return { read, counts };
}

const manifestOf = (files: Files) => {
  const manifest = parseManifest(files.get('mockgen.json') ?? '');
  if (!manifest) throw new Error('no manifest');
  return manifest;
};

describe('openTree', () => {
  it('reads a collection once for any number of requests', async () => {
    const files = smallTree();
    const { read, counts } = counting(files);
    const tree = openTree(manifestOf(files), read, createSearch);
    await Promise.all([tree.records('authors', PAGE), tree.records('authors', { start: 3, end: 5 })]);
    const search = { text: 'poetry', fields: ['genres'], matchesNull: true };
    const found = await tree.records('authors', { ...PAGE, search });
    expect(found.lines.length).toBeGreaterThan(0);
    expect(Object.fromEntries(counts)).toEqual({ 'authors/all.json': 1 });
  });

  it('tries again when a collection could not be read', async () => {
    const files = smallTree();
    let isBroken = true;
    const tree = openTree(
      manifestOf(files),
      async (file) => {
        if (isBroken) throw new Error('offline');
        return readerOf(files)(file);
      },
      createSearch,
    );
    await expect(tree.records('authors', PAGE)).rejects.toThrow('offline');
    isBroken = false;
    expect((await tree.records('authors', PAGE)).lines).toHaveLength(3);
  });

  it.each([
    ['is missing', undefined],
    ['is broken', '[\n{"id":1},\n'],
  ])('reports a collection that %s', async (fault, text) => {
    const files = new Map(smallTree());
    if (text === undefined) files.delete('authors/all.json');
    else files.set('authors/all.json', text);
    const failure = await treeOf(files)
      .records('authors', PAGE)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TreeError);
    expect(failure).toMatchObject({ status: 500, message: `authors/all.json ${fault}: build it again.` });
  });

  it('reads the collection of a resource from its path in the layout', async () => {
    for (const [layout, path] of [
      ['flat', 'authors/all.json'],
      ['category', 'people/authors/all.json'],
    ] as const) {
      const files = smallTree(42, layout);
      const { read, counts } = counting(files);
      expect((await openTree(manifestOf(files), read, createSearch).records('authors', PAGE)).total).toBe(25);
      expect([...counts.keys()]).toEqual([path]);
    }
  });

  it('uses the files that it is opened with', async () => {
    const { manifest } = treeOf(smallTree());
    const note = { type: 'text/plain', body: 'mine' };
    const tree = openTree(manifest, (path) => Promise.resolve(path === 'notes.txt' ? note : undefined), createSearch);
    expect(await tree.file('notes.txt')).toBe(note);
    expect(await tree.file('authors/meta.json')).toBeUndefined();
  });
});
