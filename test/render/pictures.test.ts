import { describe, expect, it } from 'vitest';
import { pictureText } from '../../src/render/pictures.ts';
import { parseManifest, treePaths } from '../../src/tree/index.ts';
import { builtFiles } from '../node/built-tree.ts';

const imagesBase = 'https://you.github.io/repo';
const only = ['authors', 'images', 'tickets'];

describe.each(['both', 'flat', 'category'] as const)('pictures as files, in layout %s', (layout) => {
  const files = builtFiles({ imagesBase, only, refs: false, items: 3, layout });
  const inline = builtFiles({ only, refs: false, items: 3, layout });
  const folder = layout === 'category' ? 'people/authors' : 'authors';

  it('have addresses in the records below that of the tree, and exist there', () => {
    const record = JSON.parse(files[`${folder}/2.json`] ?? '') as Readonly<Record<string, unknown>>;
    expect(record['photo']).toBe(`${imagesBase}/${folder}/2-photo.svg`);
    const before = JSON.parse(inline[`${folder}/2.json`] ?? '') as Readonly<Record<string, unknown>>;
    expect(files[`${folder}/2-photo.svg`]).toBe(pictureText(String(before['photo'])));
    expect({ ...record, photo: '' }).toEqual({ ...before, photo: '' });
  });

  it('are one file for every picture, each a drawing', () => {
    const pictures = Object.entries(files).filter(([path]) => path.endsWith('.svg'));
    // A photo per author, two addresses per image, and none for tickets.
    expect(pictures).toHaveLength(3 + 2 * 3);
    for (const [, text] of pictures)
      expect(text).toMatch(/^<svg xmlns='http:\/\/www\.w3\.org\/2000\/svg'[^]*<\/svg>\n$/);
  });

  it('are listed in the manifest with the same paths as in the plan', () => {
    const manifest = parseManifest(files['mockgen.json'] ?? '');
    expect(manifest?.imagesBase).toBe(imagesBase);
    expect([...(manifest ? treePaths(manifest) : [])].toSorted()).toEqual(Object.keys(files).toSorted());
  });
});

it('the manifest of a tree with pictures in its records does not mention pictures', () => {
  expect(builtFiles({ only, items: 1 })['mockgen.json']).not.toMatch(/imagesBase|"pictures"/);
});
