import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHandler, createTree } from '../../src/testing/handler.ts';
import { toNodeListener } from '../../src/testing/node.ts';
import { mockgen } from '../../src/testing/vite.ts';
import { rounds } from '../effort.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { faultOf } from './answers.ts';
import { CORPUS } from './corpus.ts';
import { below, exchange, rawRequest, target } from './raw-requests.ts';

const seed = Number(process.env['SEED'] ?? 28);
const temporary = useTemporaryFolders();
const handler = createHandler(await createTree({ only: ['authors'], items: 12 }));

/** What Node itself refuses, before a listener sees it. */
const NODES_OWN = /^(?:HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 (?:400 Bad Request|408|413|417|431)[^]*?\r\n\r\n$/;

/** Starts a server of somebody else, which has the handler at a path, as Express and Connect have it. */
async function serveAt(mount: string): Promise<number> {
  const listener = toNodeListener(handler);
  const server: Server = createServer((request: IncomingMessage & { originalUrl?: string }, response) => {
    const { url = '/' } = request;
    if (mount !== '' && (url === mount || url.startsWith(`${mount}/`) || url.startsWith(`${mount}?`))) {
      request.originalUrl = url;
      request.url = url.slice(mount.length).replace(/^(?!\/)/, '/');
    }
    listener(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** Returns what is wrong with the answers to hostile requests below the path of a mount, except for what Node refuses. */
async function faultsAt(port: number, mount: string, count: number): Promise<readonly string[]> {
  const requests = [...CORPUS, ...fc.sample(rawRequest, { seed, numRuns: count })].map((text) => below(mount, text));
  const found: string[] = [];
  for (let at = 0; at < requests.length; at += 16) {
    const some = requests.slice(at, at + 16);
    const answers = await Promise.all(some.map((text) => exchange(port, text)));
    for (const [index, answer] of answers.entries()) {
      const fault = NODES_OWN.test(answer) ? '' : faultOf(some[index] ?? '', answer);
      if (fault !== '') found.push(`${fault}: ${JSON.stringify(some[index]).slice(0, 300)}`);
    }
  }
  return found;
}

/** Starts a development server of Vite without what it answers by itself: preflights, unknown hosts and its own socket. */
async function serveInVite(base: string): Promise<number> {
  const { createServer: createVite } = await import('vite');
  const server = await createVite({
    root: temporary(),
    configFile: false,
    logLevel: 'silent',
    plugins: [mockgen({ base, only: ['authors'], items: 12 })],
    server: { port: 0, host: '127.0.0.1', cors: false, allowedHosts: true, hmr: false, ws: false },
  });
  await server.listen();
  onTestFinished(() => server.close());
  return Number(new URL(server.resolvedUrls?.local[0] ?? '').port);
}

describe('the handler of a tree that gets anything but good requests', () => {
  it.each(['', '/api'])(
    'answers each in the form of the contract, mounted at "%s"',
    { timeout: 300_000 },
    async (mount) => {
      const port = await serveAt(mount);
      const found = await faultsAt(port, mount, rounds(60, 3_000));
      expect({ seed, found }).toEqual({ seed, found: [] });
    },
  );

  it('answers each in the form of the contract in Vite', { tags: ['slow'], timeout: 300_000 }, async () => {
    const port = await serveInVite('/api');
    expect({ seed, found: await faultsAt(port, '/api', rounds(200, 3_000)) }).toEqual({ seed, found: [] });
  });

  it('answers each request for any address, whatever its headers', { timeout: 300_000 }, async () => {
    const asked = fc.asyncProperty(
      target.filter((address) => URL.canParse(address, 'http://x/')),
      fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE'),
      fc.constantFrom({}, { 'if-none-match': '"' }, { range: 'bytes=9-1' }, { accept: 'é' }, { origin: 'null' }),
      async (address, method, headers) => {
        const { status } = await handler(new Request(new URL(address, 'http://x/'), { method, headers }));
        return status < 500 || status === 501;
      },
    );
    await fc.assert(asked, { seed, numRuns: rounds(150, 5_000) });
  });
});
