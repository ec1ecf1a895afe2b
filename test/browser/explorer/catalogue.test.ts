import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { byCategory, pathOf, readCatalogue } from '../../../src/browser/explorer/catalogue.ts';
import { resources } from '../../../src/resources/index.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(`fixtures/${file}`, 'utf8'));

describe('readCatalogue', () => {
  it('reads the documents of a build', () => {
    const catalogue = readCatalogue(read('index.json'), read('mockgen.json'));
    expect(catalogue.resources.map(({ name }) => name)).toEqual(resources.map(({ name }) => name));
    expect(catalogue.resources[0]).toMatchObject({ name: 'authors', collection: 'authors', meta: 'authors/meta' });
    expect(catalogue).toMatchObject({ seed: 42, packed: false, imagesBase: '', item: [] });
    expect(catalogue.shape).toEqual({ data: ['data'], total: ['pagination', 'total'] });
  });

  it('follows the links of the index', () => {
    const links = { collection: '/people/authors', meta: '/people/authors/meta' };
    const [authors] = readCatalogue({ resources: [{ name: 'authors', links }] }, undefined).resources;
    expect(authors).toMatchObject({ collection: 'people/authors', meta: 'people/authors/meta', category: 'other' });
  });

  it.each([
    ['both', 'authors'],
    ['flat', 'authors'],
    ['category', 'people/authors'],
  ])('does with the manifest alone, layout %s', (layout, collection) => {
    const manifest = {
      mockgen: '1.2.3',
      layout,
      packed: true,
      resources: { authors: { category: 'people', total: 5 } },
    };
    const { version, packed, resources } = readCatalogue({ own: 'shape' }, manifest);
    expect({ version, packed }).toEqual({ version: '1.2.3', packed: true });
    expect(resources).toEqual([
      { name: 'authors', category: 'people', description: '', total: 5, collection, meta: `${collection}/meta` },
    ]);
  });

  it.each([undefined, null, 3, [], { resources: 'none' }])('has no resources in %j', (document) => {
    expect(readCatalogue(document, document).resources).toEqual([]);
  });
});

describe('pathOf', () => {
  it.each(['//other.example/x', 'https://other.example', '/a?b', '/a#b', '', '/', undefined, '/\\other'])(
    'does not follow %j',
    (link) => {
      expect(pathOf(link, 'authors')).toBe('authors');
    },
  );
});

describe('byCategory', () => {
  it('keeps the order of categories and resources', () => {
    const { resources } = readCatalogue(read('index.json'), undefined);
    const categories = byCategory(resources);
    expect(categories.map(({ name }) => name).slice(0, 3)).toEqual(['people', 'education', 'business']);
    expect(categories.flatMap(({ resources }) => resources)).toHaveLength(resources.length);
  });
});
