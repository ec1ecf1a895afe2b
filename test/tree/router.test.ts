import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRouter, parsePath } from '../../src/tree/index.ts';

const resources = { authors: { category: 'people', total: 3 } };
const both = createRouter({ layout: 'both', resources });
const flat = createRouter({ layout: 'flat', resources });
const category = createRouter({ layout: 'category', resources });

const document = (file: string) => ({ kind: 'document', file }) as const;
const file = (path: string, resource?: string) => ({ kind: 'file', file: path, resource }) as const;
const collection = { kind: 'collection', resource: 'authors' } as const;
const item = (id: number) => ({ kind: 'item', resource: 'authors', id }) as const;

describe('parsePath', () => {
  it('decodes what encodeURIComponent wrote, if a file can have that name', () => {
    const segment = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\.|[/\\\0]/.test(text));
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1 }), (segments) => {
        expect(parsePath(`/${segments.map(encodeURIComponent).join('/')}`)).toEqual(segments);
      }),
    );
  });

  it('never leads out of the folder', () => {
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

describe('a router', () => {
  it.each([
    ['/', document('index.json')],
    ['/index.json', document('index.json')],
    ['/mockgen.json', document('mockgen.json')],
    ['/people', document('people/index.json')],
    ['/people/', document('people/index.json')],
    ['/people/index.json', document('people/index.json')],
    ['/authors', collection],
    ['/people/authors/', collection],
    ['/authors/7', item(7)],
    ['/people/authors/7', item(7)],
    ['/authors/7.json', item(7)],
    ['/people/authors/7.json', item(7)],
    ['/authors/meta', document('authors/meta.json')],
    ['/people/authors/meta', document('authors/meta.json')],
    ['/people/authors/all.json', document('authors/all.json')],
    ['/authors/index.json', document('authors/index.json')],
    ['/authors/01', file('authors/01', 'authors')],
    ['/authors/0.json', file('authors/0.json', 'authors')],
    ['/authors/7/meta', file('authors/7/meta')],
    ['/people/authors/abc', file('people/authors/abc', 'authors')],
    ['/business/authors', file('business/authors')],
    ['/people/people', file('people/people')],
    ['/toString', file('toString')],
    ['/people/constructor', file('people/constructor')],
    ['/assets/logo.svg', file('assets/logo.svg')],
  ])('in a tree with both layouts leads %s to its document', (path, route) => {
    expect(both(path)).toEqual(route);
  });

  it('has no categories in a flat tree', () => {
    expect(flat('/people')).toEqual(file('people'));
    expect(flat('/people/authors')).toEqual(file('people/authors'));
    expect(flat('/authors')).toEqual(collection);
    expect(flat('/authors/meta')).toEqual(document('authors/meta.json'));
  });

  it('has no short paths in a tree by category', () => {
    expect(category('/authors')).toEqual(file('authors'));
    expect(category('/people/authors')).toEqual(collection);
    expect(category('/people/authors/7')).toEqual(item(7));
    expect(category('/people/authors/meta')).toEqual(document('people/authors/meta.json'));
  });

  it.each([
    '/a%00b',
    '/%00',
    '/authors//7',
    '//authors',
    '/authors/7//',
    '/authors/7.json/',
    '/authors/all.json/',
    '/nope/',
  ])('refuses %s', (path) => {
    expect(both(path)).toBeUndefined();
  });
});
