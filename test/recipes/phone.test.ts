import { afterEach, expect, it, vi } from 'vitest';
import { createHandler, createTree } from '../../src/testing/handler.ts';
import { builtFiles } from '../node/built-tree.ts';
import { apiFor } from './phone.js';

const TREE = { only: ['users'], items: 3 } as const;
const files: Readonly<Record<string, string | undefined>> = builtFiles(TREE);

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['an emulator of Android', { os: 'android', isDevelopment: true }, 'http://10.0.2.2:3000'],
  ['a simulator of iOS', { os: 'ios', isDevelopment: true }, 'http://127.0.0.1:3000'],
] as const)('an app in %s asks the machine that it runs on', async (_, app, origin) => {
  const handler = createHandler(await createTree(TREE));
  vi.stubGlobal('fetch', (url: string) => {
    expect(new URL(url).origin).toBe(origin);
    return handler(new Request(url));
  });
  expect(await apiFor(app)('users/2')).toMatchObject({ id: 2 });
  expect(await apiFor(app)('users/all')).toMatchObject({ length: 3 });
  await expect(apiFor(app)('users/4')).rejects.toThrow('users/4: 404');
});

it('an app that is published asks a host of files', async () => {
  vi.stubGlobal('fetch', (url: string) => {
    const text = files[url.replace('https://you.github.io/repo/', '')];
    return Promise.resolve(new Response(text, { status: text === undefined ? 404 : 200 }));
  });
  const api = apiFor({ os: 'ios', isDevelopment: false });
  expect(await api('users/2')).toMatchObject({ id: 2 });
  await expect(api('users/4')).rejects.toThrow('users/4: 404');
});
