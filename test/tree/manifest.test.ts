import { describe, expect, it } from 'vitest';
import { parseManifest, parsePublished, positionOf, readBlocks, writeBlocks } from '../../src/tree/index.ts';

const authors = { category: 'people', total: 3, digest: '0', blocks: ['00ff 12'], fields: ['id'], searchFields: [] };
const GOOD = {
  format: 2,
  mockgen: '0.3.0',
  faker: '10.6.0',
  dataVersion: 2,
  seed: 42,
  items: 3,
  refDate: '2026-01-01T00:00:00.000Z',
  layout: 'both',
  files: ['index.html'],
  envelope: ['{"data":', { slot: 'data' }, '}'],
  item: [{ slot: 'record' }, '\n'],
  overrides: {},
  documents: { 'index.json': '0' },
  resources: { authors },
};

describe('parseManifest', () => {
  it('reads the manifest of a build', () => {
    expect(parseManifest(JSON.stringify(GOOD))).toEqual(GOOD);
    const api = { base: '/api', envelope: 'hal', query: { page: '_page' }, firstPage: 0, strict: true };
    const all = { ...GOOD, packed: true, nested: false, imagesBase: 'https://a.example', provider: 'netlify', api };
    expect(parseManifest(JSON.stringify(all))).toEqual(all);
  });

  it.each([1, 100_000])('reads a manifest of %i records', (items) => {
    expect(parseManifest(JSON.stringify({ ...GOOD, items }))?.items).toBe(items);
  });

  it('reads the format of 0.2 and earlier, which has no digests of documents and another name for a provider', () => {
    const { documents: _, files: __, item: ___, ...rest } = GOOD;
    expect(parseManifest(JSON.stringify({ ...rest, format: 1, host: 'netlify' }))).toEqual({
      ...rest,
      format: 1,
      provider: 'netlify',
      documents: {},
      files: [],
      item: [{ slot: 'record' }, '\n'],
    });
  });

  it.each(['', 'null', '[]', '7', '{', '{}', '"mockgen"', '{"format":1}'])('refuses %s', (text) => {
    expect(parseManifest(text)).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['format', 3],
    ['seed', -1],
    ['seed', 2 ** 53],
    ['items', 0],
    ['items', '3'],
    ['items', 100_001],
    ['refDate', 'soon'],
    ['refDate', 1],
    ['layout', 'toString'],
    ['layout', undefined],
    ['packed', 'yes'],
    ['nested', 'yes'],
    ['imagesBase', 1],
    ['provider', {}],
    ['api', '/api'],
    ['api', { base: 1 }],
    ['api', { query: { page: 1 } }],
    ['api', { firstPage: 2 }],
    ['files', ['a', 1]],
    ['files', undefined],
    ['envelope', undefined],
    ['envelope', {}],
    ['envelope', [{ slot: 1 }]],
    ['item', undefined],
    ['overrides', [1]],
    ['overrides', { 'item.json.hbs': 1 }],
    ['documents', undefined],
    ['documents', { 'index.json': 1 }],
    ['resources', []],
    ['resources', { authors: null }],
    ['resources', { authors: { ...authors, category: 1 } }],
    ['resources', { authors: { ...authors, total: 0 } }],
    ['resources', { authors: { ...authors, blocks: [1] } }],
    ['resources', { authors: { ...authors, fields: 'id' } }],
    ['resources', { authors: { ...authors, searchFields: [1] } }],
    ['resources', { authors: { ...authors, pictures: 'photo' } }],
  ])('refuses another %s: %j', (name, value) => {
    expect(parseManifest(JSON.stringify({ ...GOOD, [name]: value }))).toBeUndefined();
  });
});

describe('parsePublished', () => {
  it('accepts the manifest of a build, also of format 1', () => {
    expect(parsePublished(JSON.stringify(GOOD))).toEqual(GOOD);
    const { documents: _, files: __, item: ___, ...rest } = GOOD;
    const old = { ...rest, format: 1 };
    expect(parsePublished(JSON.stringify(old))).toEqual({
      ...old,
      documents: {},
      files: [],
      item: [{ slot: 'record' }, '\n'],
    });
  });

  it.each(['', 'null', '[]', '7', '{', '{}', '"mockgen"', '{"format":1}', '{"envelope":[]}'])('refuses %s', (text) => {
    expect(parsePublished(text)).toBeUndefined();
  });

  it('refuses a later format', () => {
    expect(parsePublished(JSON.stringify({ ...GOOD, format: 3 }))).toBeUndefined();
  });
});

describe('the blocks of a resource', () => {
  it('are read as they were written', () => {
    const blocks = [
      { digest: '00ff', bytes: 12 },
      { digest: 'ff00', bytes: 3 },
    ];
    expect(readBlocks({ blocks: writeBlocks(blocks) })).toEqual(blocks);
  });

  it('are unknown in a tree of format 1', () => {
    expect(readBlocks({})).toBeUndefined();
  });
});

describe('the position of an id', () => {
  const ids = ['oak', 'elm', 'constructor', '7'];

  it.each([
    ['oak', 1],
    ['constructor', 3],
    ['7', 4],
    [7, 4],
    ['ash', Infinity],
    ['', Infinity],
    ['__proto__', Infinity],
    [1, Infinity],
  ])('%j is the one of the text in the manifest: %d', (id, position) => {
    expect(positionOf({ ids }, id)).toBe(position);
  });

  it('is the id itself if ids are numbers', () => {
    expect([positionOf({}, 7), positionOf(undefined, 7), positionOf({}, '7')]).toEqual([7, 7, 7]);
  });

  it('is found with one pass over the ids', () => {
    let steps = 0;
    const counted = new Proxy(['a', 'b', 'c'], {
      get(target, key, receiver): unknown {
        if (typeof key === 'string' && /^\d+$/.test(key)) steps++;
        return Reflect.get(target, key, receiver);
      },
    });
    for (const id of ['c', 'b', 'c', 'x']) positionOf({ ids: counted }, id);
    expect(steps).toBe(3);
  });
});
