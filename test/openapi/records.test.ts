import { describe, expect, it } from 'vitest';
import { importedFrom } from './imported.ts';

type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string' };
const object = (properties: Schema): Schema => ({ type: 'object', properties });
const lamp = object({ id: { type: 'integer' }, name: text, colour: text });
const answering = (schema: Schema): Schema => ({
  get: { responses: { 200: { content: { 'application/json': { schema } } } } },
});

/** What the config of a document says of lamps, one of which is answered as a schema says. */
async function lampsOf(item: Schema) {
  const paths = { '/lamps': answering({ type: 'array', items: lamp }), '/lamps/{id}': answering(item) };
  const { config } = await importedFrom({
    file: 'api.json',
    root: { openapi: '3.1.0', info: { title: 'Lamps', version: '1' }, paths },
  });
  return config.resources?.['lamps'];
}

describe('the record in the answer of an item', () => {
  it.each<[string, Schema, boolean]>([
    ['the answer', lamp, false],
    ['a property', object({ lamp }), true],
    ['a property beside three others', object({ lamp, a: text, b: text, c: text }), true],
    [
      'no property beside four others, which make a record of their own',
      object({ lamp, a: text, b: text, c: text, d: text }),
      false,
    ],
    [
      'a property with most of the fields of the list',
      object({ lamp: object({ id: text, name: text, size: text }) }),
      true,
    ],
  ])('is %s', async (_, item, isWrapped) => {
    expect((await lampsOf(item))?.item !== undefined).toBe(isWrapped);
  });
});

it('the key of records is what their address calls it, without their own name', async () => {
  const customer = object({ lago_id: text, slug: text, external_id: text });
  const paths = {
    '/customers': answering({ type: 'array', items: customer }),
    '/customers/{external_customer_id}': answering(customer),
  };
  const { config } = await importedFrom({
    file: 'api.json',
    root: { openapi: '3.1.0', info: { title: 'Shop', version: '1' }, paths },
  });
  expect(config.resources?.['customers']).toMatchObject({ key: 'external_id' });
});

it('a record can be answered as the only element of a list', async () => {
  const lamps = { type: 'array', items: lamp };
  const answer = object({ pagination: object({ page: { type: 'integer' } }), Lamps: lamps });
  const { config, files } = await importedFrom({
    file: 'api.json',
    root: {
      openapi: '3.1.0',
      info: { title: 'Lamps', version: '1' },
      paths: { '/Lamps': answering(answer), '/Lamps/{id}': answering(answer) },
    },
  });
  expect(config.resources?.['lamps']).toMatchObject({ item: 'envelopes/items-Lamps' });
  expect(config.resources?.['lamps']?.schema).toMatch(/items$/);
  expect(files['envelopes/items-Lamps/item.json.hbs']).toBe('{ "Lamps": [{{json record}}] }\n');
});

it.each<[string, Schema, boolean]>([
  ['two others', { a: text, b: text }, false],
  ['three others, which make a record that has a list', { a: text, b: text, c: text }, true],
])('a list with an unusual name beside %s', async (_, others, isSingle) => {
  const found = { type: 'array', items: lamp };
  const paths = { '/lamps': answering(object({ found, ...others })) };
  const { config } = await importedFrom({
    file: 'api.json',
    root: { openapi: '3.1.0', info: { title: 'Lamps', version: '1' }, paths },
  });
  const [resource] = Object.values(config.resources ?? {});
  expect(resource).toBeDefined();
  expect(resource?.single === true).toBe(isSingle);
});

it.each<[string, Schema, boolean]>([
  ['the same', { type: 'integer' }, true],
  ['another thing', text, false],
])('a list shows fields of the items where a field is %s there and here', async (_, size, isShown) => {
  const shown = object({ id: { type: 'integer' }, name: text, size });
  const item = object({ id: { type: 'integer' }, name: text, size: { type: 'integer' }, colour: text });
  const paths = { '/lamps': answering({ type: 'array', items: shown }), '/lamps/{id}': answering(item) };
  const { config } = await importedFrom({
    file: 'api.json',
    root: { openapi: '3.1.0', info: { title: 'Lamps', version: '1' }, paths },
  });
  expect(config.resources?.['lamps']?.list).toEqual(isShown ? ['id', 'name', 'size'] : undefined);
});

it.each<[string, Schema, string]>([
  ['/account/', object({ name: text }), 'a single record'],
  ['/lamps/{id}', lamp, 'the items of lamps'],
])('what becomes of %s is told by its path as it is in the document', async (path, schema, what) => {
  const { told } = await importedFrom({
    file: 'api.json',
    root: { openapi: '3.1.0', info: { title: 'Lamps', version: '1' }, paths: { [path]: answering(schema) } },
  });
  expect(told).toEqual([expect.stringContaining(what)]);
  expect(told.map((line) => line.split(': becomes ', 1)[0])).toEqual([path]);
});
