import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setupServer } from 'msw/node';
import type { Browser } from 'playwright-core';
import { openFolder } from '../../src/serve/index.ts';
import { startServer } from '../../src/serve/server.ts';
import { hold } from '../../src/testing/memory.ts';
import { createHandler, openTree } from '../../src/testing/handler.ts';
import { createHandlers } from '../../src/testing/msw.ts';
import { type NodeListener, toNodeListener } from '../../src/testing/node.ts';
import { mockgen } from '../../src/testing/vite.ts';
import { generator } from '../../src/seeds/index.ts';
import { createFetch, type FetchOptions } from '../../src/web/client.ts';
import { createWorker } from '../../src/web/edge.ts';
import { ADDRESSED, type AddressedChoices, addressedRecipe, addressedSite } from './addressed-tree.ts';
import { type AddressedHost, describeAddresses } from './addresses.ts';
import { requestThrough } from './answering.ts';
import { writeFiles } from './built-folder.ts';
import { describeInChromium, fetchIn, installWorker } from './chromium.ts';
import { listen } from './listening.ts';
import { describeWith } from './needs.ts';
import { startStaticHost } from './static-host.ts';
import { requestAt } from './wire.ts';
import { startWrangler } from './wrangler.ts';

/** Large enough that collections are read block by block. */
const LARGE: AddressedChoices = { items: 1100, packed: true };

/** Answers with a file of a site, as a host does that knows nothing but files. */
function fileIn(files: ReadonlyMap<string, string | Uint8Array>, address: string): Response {
  const text = files.get(decodeURIComponent(new URL(address).pathname.slice(1)));
  return text === undefined ? new Response('', { status: 404 }) : new Response(Buffer.from(text));
}

interface Folder {
  readonly dir: string;
  remove(): void;
}

async function writeAddressed(choices: AddressedChoices): Promise<Folder> {
  const above = mkdtempSync(join(tmpdir(), 'mockgen-test-'));
  const dir = join(above, 'tree');
  writeFiles(dir, Object.fromEntries(await addressedSite(choices)));
  return { dir, remove: () => rmSync(above, { recursive: true }) };
}

describeAddresses({ name: 'handler, a tree in memory', generates: true }, async () => {
  const holder = hold(await addressedRecipe({}), { pause: () => Promise.resolve(), drawSeed: () => 1 });
  const handler = createHandler(holder);
  return { request: requestThrough(handler, 'http://localhost'), close: () => Promise.resolve() };
});

for (const packed of [false, true]) {
  const kind = packed ? 'a packed tree' : 'a full tree';
  describeAddresses({ name: `handler, ${kind} in a folder`, generates: true }, async () => {
    const { dir, remove } = await writeAddressed({ packed });
    const folder = await openFolder(dir, { catalogue: ADDRESSED });
    return {
      request: requestThrough(createHandler(folder), 'http://localhost'),
      close: async () => {
        folder.close();
        remove();
      },
    };
  });

  describeAddresses({ name: `server, ${kind}`, generates: false }, async () => {
    const { dir, remove } = await writeAddressed({ packed });
    const server = await startServer({ dir, port: 0, host: '127.0.0.1' });
    return { request: requestAt(server.port), close: () => server.close().then(remove) };
  });

  const openClient = async (options: FetchOptions): Promise<AddressedHost> => {
    const host = await startStaticHost(await addressedSite({ packed }), '/repo/');
    const fetch = createFetch(host.url, options);
    const request = requestThrough((asked) => fetch(asked), host.url.slice(0, -1));
    return { request, close: () => host.close() };
  };
  describeAddresses({ name: `client, ${kind}`, generates: true }, () => openClient({ generator }));
}

describeAddresses({ name: 'client, a large tree and a host that gives ranges', generates: true }, async () => {
  const host = await startStaticHost(await addressedSite(LARGE), '/repo/');
  host.ranges = () => true;
  const fetch = createFetch(host.url, { generator });
  return { request: requestThrough((asked) => fetch(asked), host.url.slice(0, -1)), close: () => host.close() };
});

describeAddresses({ name: "Node's own server, a tree in memory", generates: true }, async () => {
  const holder = hold(await addressedRecipe({}), { pause: () => Promise.resolve(), drawSeed: () => 1 });
  const { port, close } = await listen(toNodeListener(createHandler(holder)));
  return { request: requestAt(port), close };
});

describeAddresses({ name: 'msw', generates: false }, async () => {
  const { dir, remove } = await writeAddressed({});
  const server = setupServer(...createHandlers('https://api.example/mock', await openTree(dir)));
  server.listen({ onUnhandledRequest: 'error' });
  return {
    request: requestThrough((asked) => fetch(asked), 'https://api.example/mock'),
    close: () => Promise.resolve(server.close()).then(remove),
  };
});

describeAddresses({ name: 'Vite', generates: false }, async () => {
  const { dir, remove } = await writeAddressed({});
  const listeners: NodeListener[] = [];
  const use = (listener: NodeListener): unknown => listeners.push(listener);
  await mockgen({ dir, base: '/mock' }).configureServer({ middlewares: { use } });
  const { port, close } = await listen((request, response) => {
    for (const listener of listeners) listener(request, response, () => response.writeHead(500).end());
  });
  return {
    request: requestThrough((asked) => fetch(asked), `http://127.0.0.1:${port}/mock`),
    close: () => close().then(remove),
  };
});

for (const [kind, choices] of [
  ['a full tree', {}],
  ['a packed tree', { packed: true }],
  ['a large tree', LARGE],
] as const) {
  describeAddresses({ name: `worker in this process, ${kind}`, generates: true }, async () => {
    const files = await addressedSite(choices);
    const worker = createWorker(generator);
    const bindings = { ASSETS: { fetch: (address: string) => Promise.resolve(fileIn(files, address)) } };
    const request = requestThrough((asked) => worker.fetch(asked, bindings), 'http://localhost');
    return { request, close: () => Promise.resolve() };
  });
}

async function openPage(browser: Browser): Promise<AddressedHost> {
  const site = await addressedSite({});
  const host = await startStaticHost(site.set('page.html', '<!doctype html><title>A page</title>'), '/repo/');
  const page = await browser.newPage();
  await installWorker(page, `${host.url}page.html`);
  const answer = async ({ method, url, headers }: Request): Promise<Response> => {
    const { body, ...answered } = await fetchIn(page, url, { method, headers: Object.fromEntries(headers) });
    return new Response(body || null, answered);
  };
  return {
    request: requestThrough(answer, host.url.slice(0, -1)),
    close: async () => {
      await page.close();
      await host.close();
    },
  };
}

describeInChromium({ name: 'addresses in the service worker, in Chromium', isLong: true }, (browser) => {
  describeAddresses({ name: 'service worker', generates: true }, () => openPage(browser()));
});

const wrangler = {
  name: 'addresses on an edge network',
  program: process.env['WRANGLER'],
  advice: 'name the program of wrangler in the environment variable WRANGLER',
};

describeWith(wrangler, (program) => {
  describeAddresses({ name: 'worker', generates: true }, async () => {
    const { dir, remove } = await writeAddressed({ provider: 'cloudflare' });
    const running = await startWrangler(program(), dir, join(dir, '..', 'state'));
    return { request: requestAt(running.port), close: () => running.close().then(remove) };
  });
});
