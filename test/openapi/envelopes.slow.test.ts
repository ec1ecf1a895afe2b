import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeInit } from '../../src/init/index.ts';
import { parameterNames } from '../../src/tree/index.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { importedFrom } from './imported.ts';
import { buildDocument, HOSTS, LIMIT, queriesOf, validators } from './trees.ts';

const temporary = useTemporaryFolders();

type Schema = Readonly<Record<string, unknown>>;

const lamp = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'integer' }, name: { type: 'string' } },
};
const list = { type: 'array', items: lamp };
const whole = { type: 'integer' };
const flag = { type: 'boolean' };
const text = { type: 'string' };
const address = { type: ['string', 'null'], format: 'uri' };
const link = { type: ['string', 'null'] };
const object = (properties: Schema, more: Schema = {}): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  ...more,
});

/** A document with a collection for each answer. */
function documentOf(answers: Readonly<Record<string, Schema>>): Schema {
  const paths = Object.entries(answers).map(([path, schema]) => {
    const parameters = ['page', 'per_page'].map((name) => ({ name, in: 'query', schema: whole }));
    const content = { 'application/json': { schema } };
    return [path, { get: { parameters, responses: { 200: { description: 'OK', content } } } }];
  });
  return { openapi: '3.1.0', info: { title: 'Lamps', version: '1' }, paths: Object.fromEntries(paths) };
}

async function built(answers: Readonly<Record<string, Schema>>) {
  const root = documentOf(answers);
  const folder = temporary();
  writeFileSync(join(folder, 'api.json'), JSON.stringify(root));
  const tree = await buildDocument(folder, 'api.json', true);
  const { ask } = await present(HOSTS['handler'])(tree);
  return { ...tree, root, get: async (target: string): Promise<unknown> => (await ask(target)).json() };
}

function present<T>(value: T | undefined): T {
  expect(value).toBeDefined();
  // It is, since the line above.
  return value as T;
}

/** What each envelope says on the second of three pages, its list aside. */
const ENVELOPES: Readonly<Record<string, readonly [answer: Schema, around: Schema]>> = {
  'numbers by many names': [
    object({ lamps: list, total_count: whole, currentPage: whole, 'page-size': whole, pageCount: whole, count: whole }),
    { total_count: 12, currentPage: 2, 'page-size': 5, pageCount: 3, count: 5 },
  ],
  'a count that is the total': [object({ count: whole, offset: whole, rows: list }), { count: 12, offset: 5 }],
  'objects in objects': [
    object({ data: list, meta: object({ pagination: object({ total: whole, last_page: whole, per_page: whole }) }) }),
    { meta: { pagination: { total: 12, last_page: 3, per_page: 5 } } },
  ],
  'whether there is more': [
    object({ data: list, paging: object({ hasNextPage: flag, has_previous: flag }) }),
    { paging: { hasNextPage: true, has_previous: true } },
  ],
  'numbers of other pages': [
    object({ records: list, next_page: { type: ['integer', 'null'] }, prevPage: { type: ['integer', 'null'] } }),
    { next_page: 3, prevPage: 1 },
  ],
  'addresses, whole and not': [
    object({ data: list, links: object({ next: address, prev: link, first: text, href: text }) }),
    {
      links: {
        next: 'http://localhost:3000/lamps?per_page=5&page=3',
        prev: '/lamps?per_page=5&page=1',
        first: '/lamps?per_page=5&page=1',
        href: '/lamps',
      },
    },
  ],
  'links as HAL has them': [
    object({ values: list, _links: object({ self: object({ href: text }) }), limit: whole }),
    {
      _links: {
        self: { href: '/lamps?per_page=5&page=2' },
        first: { href: '/lamps?per_page=5&page=1' },
        prev: { href: '/lamps?per_page=5&page=1' },
        next: { href: '/lamps?per_page=5&page=3' },
        last: { href: '/lamps?per_page=5&page=3' },
      },
      limit: 5,
    },
  ],
  'constants and what stands still': [
    object({
      object: { const: 'list' },
      kind: { type: 'string', enum: ['lamps{{#list}}'] },
      data: list,
      next_cursor: { type: ['string', 'null'] },
      took: { type: 'integer', default: 3 },
      errors: { type: 'array', items: text },
    }),
    { object: 'list', kind: 'lamps{{#list}}', next_cursor: null, took: 3, errors: [] },
  ],
  'what descriptions say': [
    object({
      data: list,
      n: { type: 'integer', description: 'The total number of lamps.' },
      chunk: { type: 'integer', description: 'How many results per page there are.' },
      rest: { type: 'boolean', description: 'Whether there are more.' },
    }),
    { n: 12, chunk: 5, rest: true },
  ],
  'a closed object': [object({ data: list, total: whole }, { additionalProperties: false }), { total: 12 }],
};

describe.each(Object.entries(ENVELOPES))('an envelope with %s', (_, [answer, around]) => {
  it('is filled on every page as the document wants it', async () => {
    const { get, api, root } = await built({ '/lamps': answer });
    const validate = present(validators(root)('/lamps'));
    for (const query of queriesOf(api)) {
      expect(validate(await get(`/lamps${query}`)), `${query}: ${JSON.stringify(validate.errors)}`).toBe(true);
    }
    const { limit } = parameterNames(api);
    expect(await get(`/lamps?${limit}=${LIMIT}&page=2`)).toMatchObject(around);
  });
});

describe('what no template can give', () => {
  const answer = object(
    {
      data: list,
      total: whole,
      cursor: { type: 'string', description: 'A cursor that leads to the next page.' },
      next: { type: 'string', format: 'uri' },
      page: { type: 'string', enum: ['a', 'b'] },
    },
    { required: ['data', 'total'] },
  );

  it('is left out, and told property by property', async () => {
    const { get, told } = await built({ '/lamps': answer });
    expect(await get('/lamps')).not.toHaveProperty('cursor');
    expect(told).toEqual([
      '/lamps: becomes lamps',
      '/lamps: cursor is left out: no slot of a template has its meaning',
      '/lamps: next is left out: what fills it, pagination.next, does not fit its schema',
      '/lamps: page is left out: no slot of a template has its meaning',
    ]);
  });

  it('is not mistaken for what tells of something else, however large', async () => {
    const owner: Schema = object({ url: text, total: whole, size: whole }, { required: [] });
    const endless = { $ref: '#/paths/~1lamps/get/responses/200/content/application~1json/schema/properties/endless' };
    const names = Array.from({ length: 30 }, (_, at) => [`next${at}`, endless] as const);
    const wide = { type: 'object', properties: Object.fromEntries(names) };
    const { get, told } = await built({
      '/lamps': object({ data: list, total: whole, owner, endless: wide }, { required: ['data'] }),
    });
    expect(Object.keys(Object(await get('/lamps')) as object)).toEqual(['data', 'total']);
    expect(told.slice(1)).toEqual([
      '/lamps: owner is left out: no slot of a template has its meaning',
      '/lamps: endless is left out: no slot of a template has its meaning',
    ]);
  });

  it('is reported where its value never changes', async () => {
    const { told } = await built({ '/lamps': object({ data: list, next_cursor: { type: ['string', 'null'] } }) });
    expect(told).toContain('/lamps: next_cursor is always null: no slot of a template has its meaning');
  });
});

describe('the envelopes of several collections', () => {
  it('are a single one if it fits all lists, each under the name of its resource', async () => {
    const { get, root, told, folder } = await built({
      '/lamps': object({ lamps: list, total: whole }),
      '/desks': object({ desks: list, has_more: flag }),
    });
    for (const path of ['/lamps', '/desks']) expect(validators(root)(path)?.(await get(path))).toBe(true);
    expect(told).toEqual(['/lamps: becomes lamps', '/desks: becomes desks']);
    expect(readFileSync(join(folder, 'envelope/collection.json.hbs'), 'utf8')).toBe(
      '{\n  {{json resource}}: {{json data}},\n  "total": {{json pagination.total}},\n  "has_more": {{json pagination.has_next}}\n}\n',
    );
  });

  it('leave out what one of them may not contain', async () => {
    const { get, root, told } = await built({
      '/lamps': object({ data: list, total: whole }, { additionalProperties: false }),
      '/desks': object({ data: list, total: whole, page: whole }, { required: ['data'] }),
    });
    for (const path of ['/lamps', '/desks']) expect(validators(root)(path)?.(await get(path))).toBe(true);
    expect(told).toContain('/desks: page is left out: the answer of another path may not have it');
  });

  it('are that of most lists if they differ, and the others have their own', async () => {
    const { get, root, told, folder } = await built({
      '/lamps': object({ list, total: whole }),
      '/desks': object({ data: list, size: whole }),
      '/chairs': object({ data: list, size: whole }),
    });
    for (const path of ['/lamps', '/desks', '/chairs']) {
      expect(validators(root)(path)?.(await get(path)), path).toBe(true);
    }
    expect(told).toEqual(['/lamps: becomes lamps', '/desks: becomes desks', '/chairs: becomes chairs']);
    expect(existsSync(join(folder, 'envelopes/lamps/collection.json.hbs'))).toBe(true);
  });

  it('need no template where a built-in one gives all of it', async () => {
    const nameOf = async (answer: Schema): Promise<unknown> =>
      (await importedFrom({ file: 'a.json', root: documentOf({ '/lamps': answer }) })).config.envelope;
    expect(await nameOf(list)).toBe('array');
    expect(await nameOf(object({ data: list }))).toBe('data');
    expect(await nameOf(object({ data: list }, { additionalProperties: false }))).toBe('envelope');
    expect(await nameOf(object({ items: list, total: whole, pages: whole }))).toBe('items');
    expect(await nameOf(object({ results: list, next: link, count: whole }))).toBe('results');
    expect(await nameOf(object({ results: list, next: address }))).toBe('envelope');
    expect(await nameOf(object({ _embedded: object({ lamps: list }), page: object({ totalElements: whole }) }))).toBe(
      'hal',
    );
  });
});

it('an envelope is replaced only when it is told to', async () => {
  const folder = temporary();
  writeFileSync(join(folder, 'api.json'), JSON.stringify(documentOf({ '/lamps': object({ list }) })));
  mkdirSync(join(folder, 'envelope'));
  writeFileSync(join(folder, 'envelope/collection.json.hbs'), '');
  await expect(writeInit({ folder, from: 'api.json' })).rejects.toMatchObject({
    code: 'config_invalid',
    message: 'envelope/collection.json.hbs is there already, and nothing was written',
    hint: 'To replace it, add --force.',
  });
  expect(existsSync(join(folder, 'mockgen.config.mjs'))).toBe(false);
  const { others } = await writeInit({ folder, from: 'api.json', force: true });
  expect(others).toEqual(['envelope/collection.json.hbs']);
  expect(readFileSync(join(folder, 'envelope/collection.json.hbs'), 'utf8')).toBe('{\n  "list": {{json data}}\n}\n');
});
