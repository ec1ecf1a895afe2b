import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from '../../../../src/serve/server.ts';
import { describeWith } from '../../../contract/needs.ts';
import { operationsOf } from '../conformance.ts';

const prism = {
  name: 'a proxy that compares answers with the OpenAPI document',
  program: process.env['PRISM'],
  advice: 'name the folder that @stoplight/prism-cli is installed in in the environment variable PRISM',
  isLong: true,
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The address of a server that listens on a port is an object.
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Queries that every collection knows. */
const PAGES = ['?page=2&limit=5', '?count=3', '?q=an&page=1', '?search=a&seed=42', '?nocache=true', '?page=9999'];

/** Requests to every operation: collections with queries, an item that is there, and one that is not. */
function* requests(): Generator<string, void, undefined> {
  const document = JSON.parse(readFileSync('fixtures/openapi.json', 'utf8')) as Readonly<Record<string, unknown>>;
  for (const [path, { operationId }] of operationsOf(document)) {
    const at = (key: string): string => path.replaceAll(/\{[^}]*\}/g, key);
    yield at('7');
    if (operationId.startsWith('list')) for (const query of PAGES) yield at('7') + query;
    if (path !== at('7')) yield at('9999');
  }
}

describeWith(prism, (folder) => {
  it('finds no violation', { timeout: 600_000 }, async () => {
    const { url, close } = await startServer({ dir: 'fixtures', port: 0, host: '127.0.0.1' });
    const port = await freePort();
    const program = join(resolve(folder()), 'node_modules/.bin/prism');
    const proxy = spawn(program, ['proxy', '--errors', '--port', String(port), 'fixtures/openapi.json', url]);
    let said = '';
    const isReady = new Promise<void>((ready) => {
      proxy.stdout.on('data', (text: Buffer) => {
        said += text.toString();
        if (said.includes('is listening')) ready();
      });
    });
    try {
      await isReady;
      let count = 0;
      for (const target of requests()) {
        const ours = await fetch(url + target);
        const proxied = await fetch(`http://127.0.0.1:${port}${target}`);
        const body: unknown = await proxied.json();
        expect([target, proxied.status, proxied.headers.get('sl-violations'), body]).toEqual([
          target,
          ours.status,
          null,
          target.includes('nocache') ? body : await ours.json(),
        ]);
        count += 1;
      }
      expect(count).toBeGreaterThan(500);
    } finally {
      proxy.kill();
      await close();
    }
  });
});
