import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { capture } from './capture.ts';

const temporary = useTemporaryFolders();

it('types writes the interfaces of all resources to a file, and again over them', async () => {
  const out = join(temporary(), 'api.ts');
  for (const _ of ['first', 'again'])
    expect(await capture(['types', '--out', out])).toEqual({
      status: 0,
      stdout: '',
      stderr: expect.stringMatching(/api\.ts: types of \d+ resources\n$/) as string,
    });
  expect(readFileSync(out, 'utf8')).toBe((await capture(['types'])).stdout);
});

it('types replaces no file of anybody else', async () => {
  const out = join(temporary(), 'package.json');
  writeFileSync(out, '{}\n');
  const { status, stderr } = await capture(['types', '--out', out]);
  expect([status, stderr]).toEqual([
    2,
    `error: --out ${out}: expected no file, or one of mockgen types, got another one\n`,
  ]);
  expect(readFileSync(out, 'utf8')).toBe('{}\n');
});

const CONFIG = {
  base: '/v2',
  envelope: 'results',
  query: { page: 'PageNumber', limit: 'PageSize', search_fields: 'in' },
  layout: 'flat',
  dialect: { sort: 'order_by' },
  resources: {
    conversations: {
      path: 'v1/Conversations',
      key: 'sid',
      list: ['sid'],
      fields: { sid: { type: 'string' }, topic: {} },
    },
    messages: {
      envelope: 'hal',
      under: ['v1/Conversations/{conversation_id}/Messages/{id}'],
      fields: { conversation_id: {}, text: {} },
    },
    account: { single: true, item: 'data', fields: { name: {} } },
  },
};

/** Writes the types for the config; returns the folder. */
async function typesIn(config: object): Promise<string> {
  const folder = temporary();
  writeFileSync(join(folder, 'mockgen.config.json'), JSON.stringify(config));
  const flags = ['--config', join(folder, 'mockgen.config.json'), '--out', join(folder, 'api.ts')];
  expect(await capture(['types', ...flags])).toMatchObject({ status: 0 });
  return folder;
}

it('types writes what each path of a config takes and answers', async () => {
  const text = readFileSync(join(await typesIn(CONFIG), 'api.ts'), 'utf8');
  const paths = [...text.matchAll(/^  readonly ('\/.*);$/gm)].map(([, row]) => row);
  expect(paths).toEqual([
    "'/v1/Conversations': (query?: PageQuery<Conversation>) => Page<Pick<Conversation, 'sid'>>",
    "'/v1/Conversations/{string}': (query?: RecordQuery) => Conversation",
    "'/messages': (query?: PageQuery<Message>) => MessagePage<Message>",
    "'/messages/{number}': (query?: RecordQuery) => Message",
    "'/v1/Conversations/{string}/Messages': (query?: PageQuery<Message>) => MessagePage<Message>",
    "'/v1/Conversations/{string}/Messages/{number}': (query?: RecordQuery) => Message",
  ]);
  expect(text).toContain("  readonly '/account': (query?: RecordQuery) => {\n    readonly data: Account;\n  };\n");
  for (const part of ['PageNumber?: number', 'PageSize?: number', 'in?: readonly (keyof T & string)[]', 'order_by?: '])
    expect(text).toContain(`  readonly ${part}`);
  expect(text).toContain('  readonly _embedded: {\n    readonly messages: readonly T[];\n  };');
  expect(text).not.toMatch(/^  readonly (page|limit|search_fields)\?/m);
});

it('types of a dialect take fields as parameters, and need no names of fields for it', async () => {
  const { envelope: _, query: __, ...rest } = CONFIG;
  const text = readFileSync(join(await typesIn({ ...rest, dialect: 'json-server-1' }), 'api.ts'), 'utf8');
  expect(text).toContain('export interface PageQuery extends RecordQuery {');
  expect(text).toContain('  readonly [field: string]: string | number | boolean | readonly string[] | undefined;');
  expect(text).toMatch(/^export type Page<T> = \{[^]*?\n\} \| readonly T\[\];$/m);
});

it('a typed get takes the paths and parameters of a config, and no others', { tags: ['slow'] }, async () => {
  const folder = await typesIn(CONFIG);
  writeFileSync(
    join(folder, 'module.ts'),
    `import type { Get } from '${resolve('dist/web/client.js')}';
import type { Conversation, MessagePage, Message, Page, Paths } from './api.ts';
declare const get: Get<Paths>;
export const one: Promise<Conversation> = get('/v1/Conversations/CH1');
export const few: Promise<Page<Pick<Conversation, 'sid'>>> = get('/v1/Conversations', { PageSize: 2, order_by: '-sid' });
export const said: Promise<MessagePage<Message>> = get('/v1/Conversations/CH1/Messages', { in: ['text'] });
export const mine = async (): Promise<string> => String((await get('/account')).data.name);
// @ts-expect-error -- no such resource
void get('/userz');
// @ts-expect-error -- nothing below
void get('/v1/Conversations/CH1/Members');
// @ts-expect-error -- it has another name
void get('/v1/Conversations', { limit: 2 });
// @ts-expect-error -- not in lists
export const topic = async () => (await get('/v1/Conversations')).results[0]?.topic;
void get('/acount');
void get('account');
`,
  );
  const flags = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'esnext',
    '--skipLibCheck',
    '--allowImportingTsExtensions',
  ];
  const { stdout } = spawnSync(resolve('node_modules/.bin/tsc'), [...flags, '--types', '', 'module.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout.split('\n').filter((line) => line.startsWith('module.ts'))).toEqual([
    expect.stringMatching(/^module\.ts\(16,.*'no such path; did you mean': "\/account"; }'\.$/),
    expect.stringMatching(/^module\.ts\(17,.*'a path begins with a slash': "\/account"; }'\.$/),
  ]);
});
