import { describe, expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import type { Json } from '../../src/schema/index.ts';
import { compiled, compiledSchema } from '../config/opened.ts';

type Row = Readonly<Record<string, Json>>;

/** Returns records of one of some resources. */
async function rowsOf(name: string, resources: object, count: number = 5): Promise<readonly Row[]> {
  const options = { resource: name, count, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  // A record is an object of JSON.
  return [...renderRecords(await compiled({ resources }), options)].map((line) => JSON.parse(line) as Row);
}

const ID = { type: 'string', unique: true, generator: 'pattern', args: { pattern: '[A-Z]{2}[0-9]{6}' } };

describe('a web address', () => {
  it.each([
    ['url', 'https://api.example.com/orders/KEY'],
    ['self', 'https://api.example.com/orders/KEY'],
    ['receiptUrl', 'https://pay.example.com/orders/KEY/receipt'],
    ['tracking_link', 'https://go.example.com/orders/KEY/tracking'],
    ['privacy_policy_url', 'https://www.example.com/privacy-policy'],
    ['next_page_url', 'https://api.example.com/orders?page=3'],
    ['anything', 'https://www.example.com/orders/KEY/anything'],
  ])('%s is %s', async (field, address) => {
    const fields = { id: ID, [field]: { type: 'string', format: 'uri' } };
    for (const row of await rowsOf('orders', { orders: { fields } }))
      expect(row[field]).toBe(address.replace('KEY', String(row['id'])));
  });

  it('has the path of the resource and the key of the record', async () => {
    const messages = {
      under: ['Chats/{chat_sid}/Messages/{sid}'],
      key: 'sid',
      fields: { sid: ID, chat_sid: { references: 'chats' }, url: {} },
    };
    const resources = { chats: { path: 'Chats', key: 'sid', fields: { sid: ID, url: {} } }, messages };
    for (const { sid, url } of await rowsOf('chats', resources))
      expect(url).toBe(`https://api.example.com/Chats/${String(sid)}`);
    for (const { sid, chat_sid, url } of await rowsOf('messages', resources))
      expect(url).toBe(`https://api.example.com/Chats/${String(chat_sid)}/Messages/${String(sid)}`);
  });

  it('of an object inside of a record has the key or the code of that object', async () => {
    const link = { type: 'string', format: 'uri' };
    const photos = { items: { field: { fields: { download_url: link } } } };
    const lines = { items: { field: { fields: { id: { type: 'string' }, url: link, photos } } } };
    for (const { lines: all } of await rowsOf('orders', { orders: { fields: { lines } } })) {
      // The lines are objects, as the fields above say.
      for (const { id, url, photos: own } of all as readonly Row[]) {
        expect(url).toBe(`https://api.example.com/lines/${String(id)}`);
        expect(JSON.stringify(own)).toMatch(/"https:\/\/files\.example\.com\/photos\/[a-z0-9]{10}\/download"/);
      }
    }
  });

  it('that identifies the record does not contain itself', async () => {
    const link = { type: 'string', format: 'uri' };
    for (const { id, slug } of await rowsOf('pages', { pages: { fields: { id: link, slug: link } } }))
      expect([id, slug].join(' ')).toMatch(/^https:\S+ https:\S+$/);
  });

  it('leads to the file that is named beside it', async () => {
    const fields = { id: ID, file_name: {}, download_url: {} };
    for (const { id, file_name, download_url } of await rowsOf('documents', { documents: { fields } }))
      expect(download_url).toBe(`https://files.example.com/documents/${String(id)}/${String(file_name)}`);
  });

  it('leads to that file alone, in a list of files without a key', async () => {
    const files = { items: { field: { fields: { file_name: {}, url: {}, mime_type: {} } } } };
    for (const row of await rowsOf('mails', { mails: { fields: { id: ID, files } } }))
      for (const { file_name, url } of row['files'] as readonly Row[])
        expect(url).toBe(`https://files.example.com/files/${String(file_name)}`);
  });

  it('leaves out a slug that would not be valid in it', async () => {
    const link = { type: 'string', format: 'uri' };
    const properties = {
      page: { type: 'object', properties: { slug: { type: 'string', pattern: '^(?:\\sa){1,2}$' }, link } },
    };
    const catalogue = await compiledSchema({ type: 'object', properties });
    const options = { resource: 'things', count: 5, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
    for (const line of renderRecords(catalogue, options)) expect(line).not.toMatch(/https:[^"]* /);
  });
});

it('the address of a single record below another one is that of the other one, and its own name', async () => {
  const self = { type: 'string', format: 'uri' };
  const profile = {
    single: true,
    under: ['users/{user_id}/profile'],
    fields: { user_id: { references: 'users' }, self },
  };
  for (const row of await rowsOf('profile', { users: { fields: { name: {} } }, profile }, 2))
    expect(row['self']).toMatch(/^https:\/\/api\.example\.com\/users\/\d+\/profile$/);
});
