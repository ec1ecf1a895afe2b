import { describe, expect, it } from 'vitest';
import { compiled } from '../config/opened.ts';
import { renderRecords } from '../../src/render/index.ts';
import { importedFrom } from './imported.ts';

const text = { type: 'string' };
const order = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    code: text,
    state: text,
    note: text,
    email: text,
    sku: { ...text, example: 'A-1' },
    shop: { type: 'object', properties: { region: text } },
  },
};
const shown = [
  {
    id: 1,
    code: 'ORD-10023',
    state: 'open',
    note: 'Ring twice',
    email: 'a@example.com',
    sku: 'B-2',
    shop: { region: 'EU-1' },
  },
  { id: 2, code: 'ORD-10024', state: 'in_progress', shop: { region: 'EU-2' } },
];

const answer = (schema: object, media: object): object => ({
  get: { responses: { 200: { content: { 'application/json': { schema, ...media } } } } },
});

const documentOf = (list: object, item: object = {}, schema: object = order): object => ({
  openapi: '3.1.0',
  info: { title: 'Orders', version: '1' },
  paths: {
    '/orders': answer(
      { type: 'object', properties: { data: { type: 'array', items: { $ref: '#/components/schemas/order' } } } },
      list,
    ),
    '/orders/{id}': answer({ $ref: '#/components/schemas/order' }, item),
  },
  components: { schemas: { order: schema }, examples: { many: { value: { data: shown } } } },
});

const FIELDS = {
  code: { examples: ['ORD-10023', 'ORD-10024'] },
  state: { examples: ['open', 'in_progress'] },
  shop: { fields: { region: { examples: ['EU-1', 'EU-2'] } } },
};

describe('whole answers that a document has as examples', () => {
  it.each([
    ['an example of a list', documentOf({ example: { data: shown } })],
    [
      'one of several examples',
      documentOf({ examples: { none: { value: { data: [] } }, many: { value: { data: shown } } } }),
    ],
    ['an example that stands elsewhere', documentOf({ examples: { many: { $ref: '#/components/examples/many' } } })],
    ['a record in each', documentOf({ example: { data: [shown[0]] } }, { example: shown[1] })],
  ])('tell the form of fields, without a form in their schema: %s', async (_, root) => {
    const { config } = await importedFrom({ file: 'api.json', root });
    expect(config.resources['orders']?.fields).toEqual(FIELDS);
  });

  it('can be the example of a schema', async () => {
    const root = documentOf({}, {}, { ...order, example: { code: 'ORD-10023', state: 'two words' } });
    const { config } = await importedFrom({ file: 'api.json', root });
    expect(config.resources['orders']?.fields).toEqual({ code: { examples: ['ORD-10023'] } });
  });

  it.each([
    ['something else than the schema says', { example: { data: 'none' } }],
    ['nothing', {}],
    ['no examples', { examples: ['a'] }],
  ])('tell nothing where they are %s', async (_, media) => {
    const { config } = await importedFrom({ file: 'api.json', root: documentOf(media) });
    expect(config.resources['orders']?.fields).toBeUndefined();
  });

  it('give records of that form', async () => {
    const root = documentOf({ example: { data: shown } });
    const { config } = await importedFrom({ file: 'api.json', root });
    const catalogue = await compiled(JSON.parse(JSON.stringify(config)), { 'api.json': root });
    const options = { resource: 'orders', count: 20, seed: 42, refDate: '2026-01-01T00:00:00.000Z', items: 20 };
    for (const line of renderRecords(catalogue, options)) {
      expect(JSON.parse(line)).toMatchObject({
        code: expect.stringMatching(/^ORD-\d{5}$/),
        state: expect.stringMatching(/^(?:open|in_progress)$/),
        shop: { region: expect.stringMatching(/^EU-\d$/) },
      });
    }
  });
});

it('ids of records have the form of their examples in lower case', async () => {
  const cart = { type: 'object', properties: { id: text, owner_id: text } };
  const root = documentOf({ example: { data: [{ id: 'cart_UkLWZg9DAJ', owner_id: 'us_K3' }] } }, {}, cart);
  const { config, leftOut } = await importedFrom({ file: 'api.json', root });
  expect([config.resources['orders']?.fields, leftOut]).toEqual([
    { id: { examples: ['cart_UkLWZg9DAJ'] }, owner_id: { examples: ['us_K3'] } },
    [],
  ]);
  const catalogue = await compiled(JSON.parse(JSON.stringify(config)), { 'api.json': root });
  expect(catalogue.find('orders')?.fields['id']).toMatchObject({ args: { pattern: 'cart_[a-z0-9]{10}' } });
});

it.each(['R1', 'US-1'])('keys of which there would be too few, such as %s, are not of that form', async (id) => {
  const cart = { type: 'object', properties: { id: text, name: text } };
  const { config, leftOut } = await importedFrom({
    file: 'api.json',
    root: documentOf({ example: { data: [{ id }] } }, {}, cart),
  });
  expect(config.resources['orders']?.fields).toBeUndefined();
  expect(leftOut).toEqual([]);
});

it('plain names among examples are not all names that there are', async () => {
  const people = [{ username: 'mary' }, { username: 'ana' }];
  const person = { type: 'object', properties: { id: { type: 'integer' }, username: text } };
  const { config } = await importedFrom({
    file: 'api.json',
    root: documentOf({ example: { data: people } }, {}, person),
  });
  expect(config.resources['orders']?.fields).toBeUndefined();
});
