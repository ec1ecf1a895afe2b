import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { AnsweredRequest } from '../../src/serve/index.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { useServers } from './serving.ts';

const serve = useServers(useTemporaryFolders());

it('every request is told once it was answered, also from the cache, with its records and what it ignored', async () => {
  const told: AnsweredRequest[] = [];
  const { url } = await serve(undefined, { onAnswer: (answered) => told.push(answered) });
  const targets = ['/authors?page=2&limit=5', '/authors', '/authors', '/authors', '/authors/1?sort=x', '/nope'];
  for (const target of targets) await (await fetch(url + target)).text();
  await fetch(`${url}/authors`, { method: 'DELETE' });
  expect(told.every(({ ms }) => ms >= 0)).toBe(true);
  const facts = told.map(({ method, target, status, records, ignored }) => [method, target, status, records, ignored]);
  expect(facts).toEqual([
    ['GET', '/authors?page=2&limit=5', 200, 12, []],
    ...Array.from({ length: 3 }, () => ['GET', '/authors', 200, 12, []]),
    ['GET', '/authors/1?sort=x', 200, undefined, ['sort']],
    ['GET', '/nope', 404, undefined, []],
    ['DELETE', '/authors', 405, undefined, []],
  ]);
});

it('a connection that ends before its answer is told without a status', async () => {
  let resolve: (answered: AnsweredRequest) => void = () => {};
  const told = new Promise<AnsweredRequest>((done) => (resolve = done));
  const { port } = await serve(undefined, {
    onAnswer: (answered) => resolve(answered),
    before: (dir) => writeFileSync(join(dir, 'large.txt'), Buffer.alloc(30_000_000, 'x')),
  });
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n'));
  socket.once('data', () => socket.destroy());
  expect(await told).toMatchObject({ target: '/large.txt', status: undefined });
});
