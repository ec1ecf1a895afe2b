import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { importedFrom } from './imported.ts';
import { buildDocument, HOSTS, validators } from './trees.ts';

const temporary = useTemporaryFolders();

type Schema = Readonly<Record<string, unknown>>;

const text = { type: 'string' };
const whole = { type: 'integer' };
const object = (properties: Schema, more: Schema = {}): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  ...more,
});
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const refer = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const SCHEMAS: Schema = {
  Event: object({ eventId: { type: 'string', format: 'uuid' }, name: { type: 'string', 'x-faker': 'name.lastName' } }),
  Member: object({ id: whole, email: { type: 'string', format: 'email' } }),
  Loan: object({ id: whole, title: text }),
  ArticleSummary: object({ slug: text, title: text }),
  Article: object({ slug: text, title: text, body: text }),
  Account: object({ plan: text, seats: whole }),
  Conversation: object({ sid: { type: 'string', pattern: '^CH[0-9a-f]{32}$' }, state: text }),
};

const ANSWERS: Schema = {
  '/v1/special-events': listOf(refer('Event')),
  '/v1/special-events/{eventId}': refer('Event'),
  '/v1/members': object({ members: listOf(refer('Member')), total: whole }),
  '/v1/members/{id}': object({ member: refer('Member') }),
  '/v1/members/{id}/loans': listOf(refer('Loan')),
  '/v1/members/{id}/loans/{loan}': refer('Loan'),
  '/v1/articles': listOf(refer('ArticleSummary')),
  '/v1/articles/{slug}': object({ article: refer('Article') }),
  '/v1/account': refer('Account'),
  '/v1/Conversations': object({ conversations: listOf(refer('Conversation')), total: whole }),
  '/v1/Conversations/{Sid}': refer('Conversation'),
  '/v1/members/{id}/loans/{loan}/notes': object({ notes: listOf(refer('Loan')), notesCount: whole }),
  '/v1/members/{id}/card': refer('Account'),
  '/v1/rooms/{room}/visits': listOf(refer('Loan')),
  '/v1/users/@me': refer('Account'),
  '/v1/Plants.json': listOf(object({ name: text, url: { type: 'string', format: 'uri' } })),
  '/v1/Plants/{id}.json': object({ id: whole, name: text, height: whole, kind: refer('Account'), more: text }),
  '/v1/pairs/{a}/{b}': refer('Account'),
};

const root = {
  openapi: '3.1.0',
  info: { title: 'Addresses', version: '1' },
  servers: [{ url: 'https://api.example' }],
  paths: Object.fromEntries(
    Object.entries(ANSWERS).map(([path, schema]) => [
      path,
      { get: { responses: { 200: { description: 'OK', content: { 'application/json': { schema } } } } } },
    ]),
  ),
  components: { schemas: SCHEMAS },
};

describe('the addresses of a document', () => {
  it('become the keys of a config', async () => {
    const { config, leftOut } = await importedFrom({ file: 'api.json', root });
    expect(config.base).toBe('/v1');
    expect(config.resources).toMatchObject({
      'special-events': { key: 'eventId', fields: { name: { generator: 'faker:person.lastName' } } },
      members: { item: 'envelopes/item-member' },
      articles: { key: 'slug', list: ['slug', 'title'], item: 'envelopes/item-article' },
      account: { single: true },
      conversations: { path: 'Conversations', key: 'sid' },
      'members-loans': {
        under: ['members/{member_id}/loans/{id}'],
        fields: { member_id: { references: 'members' } },
      },
      'members-loans-notes': {
        under: ['members/{member_id}/loans/{loan_id}/notes'],
        fields: { loan_id: { references: 'members-loans' } },
      },
      'members-card': { single: true, under: ['members/{member_id}/card'] },
      rooms: { fields: {} },
      'rooms-visits': { under: ['rooms/{room_id}/visits'], fields: { room_id: { references: 'rooms' } } },
      'users-me': { path: 'users/@me', single: true },
      plants: { path: 'Plants', list: ['name', 'url'], fields: { url: { type: 'string', format: 'uri' } } },
    });
    expect(leftOut).toEqual([
      { path: '/v1/pairs/{a}/{b}', why: 'two keys follow each other in its path, and an item has one' },
    ]);
  });

  it('answer as the document says', { tags: 'slow' }, async () => {
    const folder = temporary();
    writeFileSync(join(folder, 'api.json'), JSON.stringify(root));
    const tree = await buildDocument(folder, 'api.json', true);
    const host = await HOSTS['handler']?.(tree);
    const get = async (path: string): Promise<unknown> => (await host?.ask(path))?.json();
    const keyed = async (path: string, key: string, list?: string): Promise<string> => {
      const answer = await get(path);
      const records = list === undefined ? answer : Object(answer)[list];
      return `${path}/${Object(Object(records)[0])[key]}`;
    };
    const paths: Readonly<Record<string, string>> = {
      '/v1/special-events/{eventId}': await keyed('/v1/special-events', 'eventId'),
      '/v1/members/{id}': '/v1/members/1',
      '/v1/members/{id}/loans': '/v1/members/1/loans',
      '/v1/members/{id}/loans/{loan}': '/v1/members/1/loans/1',
      '/v1/members/{id}/loans/{loan}/notes': '/v1/members/1/loans/1/notes',
      '/v1/members/{id}/card': '/v1/members/2/card',
      '/v1/rooms/{room}/visits': '/v1/rooms/1/visits',
      '/v1/Plants/{id}.json': '/v1/Plants/3.json',
      '/v1/articles/{slug}': await keyed('/v1/articles', 'slug'),
      '/v1/Conversations/{Sid}': await keyed('/v1/Conversations', 'sid', 'conversations'),
    };
    for (const path of Object.keys(ANSWERS).filter((one) => !one.endsWith('{b}'))) {
      const validate = validators(root)(path);
      const answer = await get(paths[path] ?? path);
      expect(validate?.(answer), `${path}: ${JSON.stringify(answer)}`).toBe(true);
    }
  });

  it('are read in linear time', async () => {
    const many = Array.from({ length: 5000 }, (_, at) => [`/things${at}/{a}/parts/{b}`, { get: {} }] as const);
    const paths = { ...root.paths, ...Object.fromEntries(many) };
    const { leftOut } = await importedFrom({ file: 'api.json', root: { ...root, paths } });
    expect(leftOut).toHaveLength(many.length + 1);
  });
});
