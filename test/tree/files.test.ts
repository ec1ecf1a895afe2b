import { describe, expect, it } from 'vitest';
import {
  collectionPaths,
  countFiles,
  createPathTest,
  createRouter,
  enoughFiles,
  isReservedName,
  isSeeded,
  treePaths,
  type TreeShape,
} from '../../src/tree/index.ts';

const resources = {
  authors: { category: 'people', total: 2, pictures: ['photo'] },
  books: { category: 'media', total: 1, under: ['authors/{author_id}/books'] },
};
const shapes: readonly TreeShape[] = (['both', 'flat', 'category'] as const).flatMap((layout) => [
  { layout, files: [], resources },
  { layout, files: ['index.html'], resources, packed: true },
  { layout, files: [], resources, nested: true },
  { layout, files: [], resources, nested: true, packed: true },
]);

describe.each(shapes)('a tree in layout $layout, packed: $packed, nested: $nested', (shape) => {
  const paths = [...treePaths(shape)];

  it('has as many files as it has paths, each once, the manifest last', () => {
    expect(paths).toHaveLength(countFiles(shape));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.at(-1)).toBe('mockgen.json');
  });

  it('distinguishes its own paths from others without listing them', () => {
    const has = createPathTest(shape);
    expect(paths.filter((path) => !has(path))).toEqual([]);
    const folders = ['', ...new Set(paths.map((path) => path.slice(0, path.lastIndexOf('/') + 1))), 'sports/', '../'];
    const names = [
      '0.json',
      '1.json',
      '01.json',
      '2.json',
      '3.json',
      '1e0.json',
      '1-photo.svg',
      '3-photo.svg',
      '1-x.svg',
    ];
    const others = folders.flatMap((folder) =>
      [...names, '1/books/index.json', '3/books/index.json', '1/books.json', 'index.json', 'all.json', 'sw.js'].map(
        (name) => folder + name,
      ),
    );
    expect(others.filter(has).toSorted()).toEqual(others.filter((path) => paths.includes(path)).toSorted());
  });

  it('has enough files to answer every path', () => {
    const { documents, records } = enoughFiles(shape);
    for (const path of [...documents, ...records.values()]) expect(paths).toContain(path);
    expect([...records.keys()]).toEqual(['authors', 'books']);
  });

  it('has a route for each of its files, and the same one for each copy', () => {
    const route = createRouter(shape);
    for (const path of paths) expect(route(`/${path}`), path).toBeDefined();
    for (const path of collectionPaths(shape)) expect(route(path)?.kind).toBe('collection');
  });

  it('has items unless it is packed, and pictures in one folder only', () => {
    expect(paths.some((path) => path.endsWith('/2.json'))).toBe(!shape.packed);
    expect(paths.filter((path) => path.endsWith('/2-photo.svg'))).toHaveLength(1);
  });
});

it('the paths of the default layout are these, in the order of a build', () => {
  expect([...treePaths({ layout: 'both', files: ['sw.js'], resources: { books: resources.books } })]).toEqual([
    'index.json',
    'media/index.json',
    'books/1.json',
    'media/books/1.json',
    'books/index.json',
    'books/all.json',
    'books/meta.json',
    'media/books/index.json',
    'media/books/all.json',
    'media/books/meta.json',
    'sw.js',
    'mockgen.json',
  ]);
});

it.each([
  ['index', true],
  ['all', true],
  ['meta', true],
  ['schema', true],
  ['oak', false],
  ['al', false],
  ['metal', false],
])('a record may have the name %j unless a file has it: %s', (name, isReserved) => {
  expect(isReservedName(name)).toBe(isReserved);
});

it.each([
  ['authors/7-photo.svg', { pictures: ['photo'] }, true],
  ['authors/7-photo.svg', { indexed: true } as const, false],
  ['authors/all.idx', { indexed: true } as const, true],
  ['authors/all.idx', { pictures: ['photo'] }, false],
  ['authors/all.idx', {}, false],
  ['authors/notes.txt', { indexed: true, pictures: ['photo'] } as const, false],
  ['mockgen.js', undefined, false],
])('the file %s of a resource with %j differs by seed: %s', (file, resource, expected) => {
  expect(isSeeded(file, resource)).toBe(expected);
});

describe('a single record', () => {
  const single = { category: 'people', path: 'v1/Account', single: true, total: 1, pictures: ['photo'] } as const;
  const shape = { layout: 'both', files: [], resources: { ...resources, account: single } } as const;
  const paths = [...treePaths(shape)].filter((path) => path.includes('Account'));

  it('has documents, and no item', () => {
    const names = ['index.json', 'all.json', 'meta.json'];
    expect(paths).toEqual([
      ...['v1/Account', 'people/v1/Account'].flatMap((folder) => names.map((name) => `${folder}/${name}`)),
      'v1/Account/1-photo.svg',
    ]);
    expect([...treePaths(shape)]).toHaveLength(countFiles(shape));
    expect(paths.filter((path) => !createPathTest(shape)(path))).toEqual([]);
    expect(createPathTest(shape)('v1/Account/1.json')).toBe(false);
  });

  it('is a document at its path', () => {
    const route = createRouter(shape);
    for (const path of ['/v1/Account', '/people/v1/Account/', '/v1/Account/index.json']) {
      expect(route(path)).toEqual({ kind: 'document', file: 'v1/Account/index.json' });
    }
    expect(route('/v1/Account/1')?.kind).toBe('file');
    expect(collectionPaths(shape)).toEqual(['/authors', '/books']);
  });
});
