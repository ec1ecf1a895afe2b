import { expect, it } from 'vitest';
import { importedFrom } from './imported.ts';

type Schema = Readonly<Record<string, unknown>>;

const answering = (schema: Schema): Schema => ({
  get: { responses: { 200: { content: { 'application/json': { schema } } } } },
});
const listOf = (items: Schema): Schema => answering({ type: 'array', items });
const object = (properties: Schema): Schema => ({ type: 'object', properties });
const lamp = { $ref: '#/components/schemas/LampDetails' };
const note = { $ref: '#/components/schemas/Note' };
const word = object({ id: { type: 'integer' }, word: { type: 'string' } });

/** Imports paths with the schemas of lamps and notes. */
async function imported(paths: Schema) {
  const schemas = {
    LampDetails: object({ id: { type: 'integer' }, name: { type: 'string' }, colour: { type: 'string' } }),
    Note: object({ id: { type: 'integer' }, text: { type: 'string' } }),
  };
  const root = { openapi: '3.1.0', info: { title: 'Lamps', version: '1' }, paths, components: { schemas } };
  const { config, told } = await importedFrom({ file: 'api.json', root });
  const shown = Object.entries(config.resources).flatMap(([name, { of }]) => (of === undefined ? [] : [[name, of]]));
  return { config, told, shown: Object.fromEntries(shown) };
}

it.each<[string, Schema, Schema]>([
  [
    'a list below the path of a list',
    { '/lamps': listOf(lamp), '/lamps/bright': listOf(lamp) },
    { 'lamps-bright': 'lamps' },
  ],
  [
    'items whose list is elsewhere',
    { '/lamps/{id}': answering(lamp), '/me/lamps': listOf(lamp), '/me/lamps/{id}': answering(lamp) },
    { lamps: 'me-lamps' },
  ],
  [
    'a list that only its schema names',
    { '/lamps': listOf(lamp), '/favourites': listOf(lamp) },
    { favourites: 'lamps' },
  ],
  ['a single object', { '/lamps': listOf(lamp), '/lamps/mine': answering(lamp) }, { 'lamps-mine': 'lamps' }],
  ['no list of other things', { '/lamps': listOf(lamp), '/lamps/notes': listOf(note) }, {}],
  ['no list that is called otherwise', { '/colours': listOf(word), '/shapes': listOf(word) }, {}],
  ['no list below a record', { '/lamps': listOf(lamp), '/shops': listOf(note), '/shops/{id}/lamps': listOf(lamp) }, {}],
  [
    'no items with another key',
    { '/lamps': listOf(lamp), '/lamps/{id}': answering(lamp), '/named/lamps/{name}': answering(lamp) },
    {},
  ],
])('shows the records of another resource: %s', async (_, paths, shown) => {
  expect((await imported(paths)).shown).toEqual(shown);
});

it('says so, and writes no schema there', async () => {
  const { config, told } = await imported({ '/lamps': listOf(lamp), '/lamps/bright': listOf(lamp) });
  expect(config.resources['lamps-bright']).toEqual({ path: 'lamps/bright', of: 'lamps' });
  expect(told).toContain('/lamps/bright: becomes lamps-bright, which shows the records of lamps');
});

it('has the items of a list that lie at another path, and their key', async () => {
  const small = object({ recipient_id: { type: 'string' }, name: { type: 'string' } });
  const large = object({ recipient_id: { type: 'string' }, name: { type: 'string' }, joined: { type: 'string' } });
  const { config, shown } = await imported({
    '/recipients': listOf(large),
    '/recipient/{recipientId}': answering(small),
  });
  expect([shown, config.resources['recipients']?.key]).toEqual([{ recipient: 'recipients' }, 'recipient_id']);
});

it('names the fields of its list where the records have others', async () => {
  const shops = {
    '/shops': listOf(note),
    '/shops/{shop_id}/lamps': listOf(lamp),
    '/shops/{shop_id}/lamps/{id}': answering(lamp),
  };
  const { config } = await imported({ ...shops, '/lamps': listOf(lamp) });
  expect(config.resources['lamps']).toMatchObject({ of: 'shops-lamps', list: ['id', 'name', 'colour'] });
});
