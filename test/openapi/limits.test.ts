import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { captureIn } from '../cli/capture.ts';
import { opened } from '../config/opened.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { importedFrom } from './imported.ts';

const temporary = useTemporaryFolders();

const text = { type: 'string' };
const object = (properties: object, more: object = {}): object => ({ type: 'object', properties, ...more });
const reference = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const listOf = (items: object): object => ({ type: 'array', items });
const get = (schema: object): object => ({
  get: { responses: { 200: { content: { 'application/json': { schema } } } } },
});
const documentOf = (paths: object, schemas: object = {}): object => ({
  openapi: '3.1.0',
  info: { title: 'Limits', version: '1' },
  paths,
  components: { schemas },
});

describe('values that are nested deep', () => {
  /** A schema for each letter, which has an object and a list of the next. */
  const chain = (required: readonly string[]): object =>
    Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter, at, all) => {
        const next = reference(all[at + 1] ?? 'end');
        return [letter, object({ name: text, next, others: listOf(next) }, { required })];
      }),
    );

  async function deepestOf(required: readonly string[]): Promise<{ depth: number; told: readonly string[] }> {
    const schemas = { ...chain(required), end: object({ name: text }) };
    const root = documentOf({ '/things': get(listOf(reference('a'))) }, schemas);
    const { config } = await importedFrom({ file: 'api.json', root });
    const found = await opened(JSON.parse(JSON.stringify(config)) as object, { 'api.json': root });
    let depth = 0;
    let field = (await found.untried()).find('things')?.fields['next'];
    for (; field; field = field.fields?.['next']) depth++;
    return { depth, told: await found.told() };
  }

  it('are left out after four references where they may be missing, lists too, and it is told', async () => {
    const { depth, told } = await deepestOf([]);
    expect(depth).toBe(3);
    expect(told).toContain('api.json#/components/schemas/d/properties/next: left out, since it is nested deep');
    expect(told).toContain('api.json#/components/schemas/d/properties/others: left out, since it is nested deep');
  });

  it('are there where they are required, and lists of them are empty', async () => {
    const { depth, told } = await deepestOf(['next', 'others']);
    expect(depth).toBe(7);
    expect(told).toContain(
      'api.json#/components/schemas/d/properties/others: is always empty, since it is nested deep',
    );
  });
});

it('tells of 20 paths of each kind, and then how many more there are, by their reasons', async () => {
  const folder = temporary();
  const many = (name: string, count: number, one: object): object =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`/${name}${'x'.repeat(at + 1)}`, one]));
  const paths = {
    ...many('kept', 25, get(listOf(object({ id: { type: 'integer' }, name: text })))),
    ...many('post', 30, { post: {} }),
    ...many('number', 7, get({ type: 'integer' })),
  };
  writeFileSync(join(folder, 'api.json'), JSON.stringify(documentOf(paths)));
  const { stderr, status } = await captureIn(folder, ['init', '--from', 'api.json']);
  const lines = stderr.split('\n');
  expect(status).toBe(0);
  expect(lines.filter((line) => line.includes(': becomes '))).toHaveLength(20);
  expect(lines.filter((line) => line.includes(': left out: '))).toHaveLength(20);
  expect(lines.filter((line) => line.startsWith('and '))).toEqual([
    'and 5 more paths are answered',
    'and 10 more paths left out: it has no GET',
    'and 7 more paths left out: its answer is neither a list of objects nor an object with properties',
  ]);
});

describe('a list below records', () => {
  const pet = object({ id: { type: 'integer' }, name: text });
  const owner = object({ id: { type: 'integer' }, name: text });
  const page = (items: object): object => object({ data: listOf(items), total: { type: 'integer' } });
  const imported = async (below: object, schema: object = pet) =>
    importedFrom({
      file: 'api.json',
      root: documentOf(
        {
          '/owners': get(page(reference('owner'))),
          '/pets': get(page(reference('pet'))),
          '/owners/{ownerId}/pets': get(below),
        },
        { pet: schema, owner },
      ),
    });

  it('shows the records of another list, if both have the same elements and the same envelope', async () => {
    const { config, told } = await imported(page(reference('pet')));
    expect(Object.keys(config.resources)).toEqual(['owners', 'pets']);
    expect(config.resources['pets']).toMatchObject({
      under: ['owners/{owner_id}/pets'],
      fields: { owner_id: { references: 'owners' } },
    });
    expect(told).toContain('/owners/{ownerId}/pets: becomes owners/{owner_id}/pets, a list of pets');
  });

  it.each([
    ['another envelope', listOf(reference('pet')), pet],
    ['no room for a reference', page(reference('pet')), { ...pet, additionalProperties: false }],
    ['other elements', page(object({ id: { type: 'integer' }, kind: text })), pet],
  ])('has records of its own with %s', async (_, below, schema) => {
    const { config } = await imported(below, schema);
    expect(Object.keys(config.resources)).toEqual(['owners', 'pets', 'owners-pets']);
  });
});
