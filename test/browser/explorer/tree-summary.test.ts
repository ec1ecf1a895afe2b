import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { START, writeQuery } from '../../../src/browser/explorer/address.ts';
import { byCategory, pathOf, readTreeSummary } from '../../../src/browser/explorer/tree-summary.ts';
import { readPage } from '../../../src/browser/explorer/shape.ts';
import { builtInShapes } from '../../../src/render/index.ts';
import { resources } from '../../../src/resources/index.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(`fixtures/${file}`, 'utf8'));

describe('readTreeSummary', () => {
  it('reads the documents of a build', () => {
    const summary = readTreeSummary(read('index.json'), read('mockgen.json'));
    expect(summary.resources.map(({ name }) => name)).toEqual(resources.map(({ name }) => name));
    expect(summary.resources[0]).toMatchObject({ name: 'authors', collection: 'authors', meta: 'authors/meta' });
    expect(summary).toMatchObject({ seed: 42, packed: false, imagesBase: '' });
    expect(summary.resources[0]?.item).toEqual([]);
    expect(summary.resources[0]?.shape).toEqual({ data: ['data'], total: ['pagination', 'total'] });
  });

  it('follows the links of the index', () => {
    const links = { collection: '/people/authors', meta: '/people/authors/meta' };
    const [authors] = readTreeSummary({ resources: [{ name: 'authors', links }] }, undefined).resources;
    expect(authors).toMatchObject({ collection: 'people/authors', meta: 'people/authors/meta', category: 'other' });
  });

  it.each([
    ['both', 'authors'],
    ['flat', 'authors'],
    ['category', 'people/authors'],
  ])('works with the manifest alone, layout %s', (layout, collection) => {
    const manifest = {
      mockgen: '1.2.3',
      layout,
      packed: true,
      files: [],
      resources: { authors: { category: 'people', total: 5 } },
    };
    const { version, packed, resources } = readTreeSummary({ own: 'shape' }, manifest);
    expect({ version, packed }).toEqual({ version: '1.2.3', packed: true });
    expect(resources).toMatchObject([
      { name: 'authors', category: 'people', description: '', total: 5, collection, meta: `${collection}/meta` },
    ]);
  });

  it.each([undefined, null, 3, [], { resources: 'none' }])('has no resources in %j', (document) => {
    expect(readTreeSummary(document, document).resources).toEqual([]);
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

describe('a tree with its own templates and names', () => {
  const manifest = {
    api: { base: '/api/v1', query: { page: '_page', q: 'term', limit: 7 }, firstPage: 0 },
    envelope: builtInShapes('hal').envelope,
  };
  const links = { collection: '/api/v1/authors', meta: '/api/v1/authors/meta' };

  it('is read below its base, wherever it is served', () => {
    const [authors] = readTreeSummary({ resources: [{ name: 'authors', links }] }, manifest).resources;
    expect(authors).toMatchObject({ collection: 'authors', meta: 'authors/meta' });
    expect(pathOf('/api/v1//other.example', 'authors', '/api/v1')).toBe('authors');
    expect(pathOf('/api/v10/x', 'authors', '/api/v1')).toBe('api/v10/x');
  });

  it('is queried with its own parameter names', () => {
    const { naming } = readTreeSummary({}, manifest);
    expect(naming).toMatchObject({ names: { page: '_page', q: 'term', limit: 'limit' }, firstPage: 0 });
    expect(writeQuery({ ...START, q: 'a', page: 2 }, naming)).toBe('?term=a&_page=1');
    expect(writeQuery({ ...START, page: 1 }, naming)).toBe('');
  });

  it('is read if the name of the resource is a key', () => {
    const [authors] = readTreeSummary({ resources: [{ name: 'authors' }] }, manifest).resources;
    const document = { _embedded: { authors: [{ id: 1 }] }, _links: {}, page: { totalElements: 25 } };
    expect(authors && readPage(document, authors.shape, undefined, 10)).toMatchObject({
      records: [{ id: 1 }],
      total: 25,
    });
  });
});

describe('byCategory', () => {
  it('keeps the order of categories and resources', () => {
    const { resources } = readTreeSummary(read('index.json'), undefined);
    const categories = byCategory(resources);
    expect(categories.map(({ name }) => name).slice(0, 3)).toEqual(['people', 'education', 'business']);
    expect(categories.flatMap(({ resources }) => resources)).toHaveLength(resources.length);
  });
});
