import { createServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadUsers } from './users.js';

let server;
/** Asks the development server, in which the plugin answers. */
const request = (path) => fetch(new URL(path, server.resolvedUrls.local[0]));

beforeAll(async () => {
  server = await createServer({ server: { port: 0 } });
  await server.listen();
});
afterAll(() => server.close());

it('shows one page of names after the other', async () => {
  const first = await loadUsers(1, request);
  expect(first).toMatchObject({ names: { length: 8 }, hasMore: true });
  const last = await loadUsers(4, request);
  expect(last).toMatchObject({ names: { length: 6 }, hasMore: false });
});

it('says when there is nothing to show', async () => {
  await expect(loadUsers(0, request)).rejects.toThrow('cannot be loaded: 400');
});
