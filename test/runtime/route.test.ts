import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRoute, parsePath } from '../../src/runtime/route.ts';

const authors = { category: 'people', fields: [], searchFields: [] };
const both = { layout: 'both', resources: { authors } } as const;
const flat = { layout: 'flat', resources: { authors } } as const;
const category = { layout: 'category', resources: { authors } } as const;

describe('parsePath', () => {
  it('takes back what encodeURIComponent wrote, if a file can have that name', () => {
    const segment = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\.|[/\\\0]/.test(text));
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1 }), (segments) => {
        expect(parsePath(`/${segments.map(encodeURIComponent).join('/')}`)).toEqual(segments);
      }),
    );
  });

  it('leads out of no folder, whatever it is given', () => {
    const piece = fc.constantFrom('.', '..', '/', '\\', '%2e', '%2f', '%5c', '%00', '%', 'a', '%C3', '\0');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const segments = parsePath(pieces.join('')) ?? [];
        for (const [at, segment] of segments.entries()) {
          expect(segment).toMatch(at < segments.length - 1 ? /^[^./\\\0][^/\\\0]*$/ : /^([^./\\\0][^/\\\0]*)?$/);
        }
      }),
    );
  });

  it.each(['authors', '*', 'http://localhost/authors'])('refuses %s, which has no leading slash', (path) => {
    expect(parsePath(path)).toBeUndefined();
  });
});

describe('findRoute', () => {
  it.each([
    ['/', 'document', 'index.json'],
    ['/people', 'document', 'people/index.json'],
    ['/people/', 'document', 'people/index.json'],
    ['/authors', 'collection', 'authors/all.json'],
    ['/people/authors/', 'collection', 'authors/all.json'],
    ['/authors/7', 'item', 'authors/7.json'],
    ['/people/authors/7', 'item', 'authors/7.json'],
    ['/authors/meta', 'document', 'authors/meta.json'],
    ['/people/authors/meta', 'document', 'authors/meta.json'],
    ['/authors/index.json', 'file', 'authors/index.json'],
    ['/people/authors/7.json', 'file', 'people/authors/7.json'],
    ['/authors/01', 'file', 'authors/01'],
    ['/authors/7/meta', 'file', 'authors/7/meta'],
    ['/business/authors', 'file', 'business/authors'],
    ['/people/people', 'file', 'people/people'],
    ['/toString', 'file', 'toString'],
    ['/people/constructor', 'file', 'people/constructor'],
    ['/assets/logo.svg', 'file', 'assets/logo.svg'],
  ])('in a tree with both layouts, %s is a %s: %s', (path, kind, file) => {
    expect(findRoute(path, both)).toMatchObject({ kind, file });
  });

  it('names the resource a path is below', () => {
    expect(findRoute('/people/authors/abc', both)?.resource).toBe('authors');
    expect(findRoute('/nope/abc', both)?.resource).toBeUndefined();
  });

  it('knows no category in a flat tree', () => {
    expect(findRoute('/people', flat)?.kind).toBe('file');
    expect(findRoute('/people/authors', flat)?.kind).toBe('file');
    expect(findRoute('/authors', flat)?.file).toBe('authors/all.json');
  });

  it('knows no short path in a tree by category', () => {
    expect(findRoute('/authors', category)?.kind).toBe('file');
    expect(findRoute('/people/authors', category)?.file).toBe('people/authors/all.json');
    expect(findRoute('/people/authors/7', category)?.file).toBe('people/authors/7.json');
  });

  it.each(['/a%00b', '/%00', '/authors//7', '//authors', '/authors/7//', '/authors/7.json/', '/nope/'])(
    'refuses %s',
    (path) => {
      expect(findRoute(path, both)).toBeUndefined();
    },
  );
});
