import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setupServer } from 'msw/node';
import type { Browser } from 'playwright-core';
import { openFolder } from '../../src/serve/index.ts';
import { startServer } from '../../src/serve/server.ts';
import { hold } from '../../src/testing/memory.ts';
import { createHandler } from '../../src/testing/handler.ts';
import { createHandlers } from '../../src/testing/msw.ts';
import { type NodeListener, toNodeListener } from '../../src/testing/node.ts';
import { mockgen } from '../../src/testing/vite.ts';
import { generator } from '../../src/seeds/index.ts';
import { createFetch, type FetchOptions } from '../../src/web/client.ts';
import { createWorker } from '../../src/web/edge.ts';
import { kinds } from '../effort.ts';
import { requestThrough } from './answering.ts';
import { writeFiles } from './built-folder.ts';
import { describeInChromium, fetchIn, installWorker } from './chromium.ts';
import type { ContractHost } from './host.ts';
import { listen } from './listening.ts';
import { describeWith } from './needs.ts';
import type { OwnChoices, OwnTree } from './own-tree.ts';
import { startStaticHost } from './static-host.ts';
import { requestAt } from './wire.ts';
import { startWrangler } from './wrangler.ts';

/** A host of a tree with resources of its own. */
type OwnHost = Pick<ContractHost, 'request' | 'close'>;

/**
 * Describes the tests of a host.
 *
 * @param kind.generates whether the host has the generator
 * @param open brings up a host over the tree, of the default layout and seed
 */
export type DescribeHost = (
  kind: { readonly name: string; readonly generates: boolean },
  open: () => Promise<OwnHost>,
) => void;

/** Large enough that collections are read block by block. */
const LARGE: OwnChoices = { items: 1100, packed: true };

/** A kind of tree, and what it is built with. */
type Kind = readonly [name: string, choices: OwnChoices];

const FULL_TREE: Kind = ['a full tree', {}];
const PACKED_TREE: Kind = ['a packed tree', { packed: true }];
const LARGE_TREE: Kind = ['a large tree', LARGE];

/**
 * Describes tests of a tree on every host. Those that need a browser or an edge network only run where these are.
 *
 * @param name what is tested, for the names of the suites that need another program
 * @param isVariant whether another suite covers these hosts in `npm test`, where this one then has few of them. Default: false
 */
export function describeOnHosts(
  name: string,
  tree: OwnTree,
  describeHost: DescribeHost,
  isVariant: boolean = false,
): void {
  describeInMemory(tree, describeHost);
  const main = isVariant ? FULL_TREE : LARGE_TREE;
  const all = [FULL_TREE, PACKED_TREE, LARGE_TREE];
  const others = all.filter((kind) => kind !== main);
  // Each server starts a thread for other seeds, which takes a second: one of them is enough for `npm test`.
  for (const kind of kinds([main], others)) describeServer(tree, kind, describeHost);
  for (const kind of kinds([main], others)) describeFiles(tree, kind, describeHost);
  for (const kind of kinds([], all)) describeHandler(tree, kind, describeHost);
  for (const describeAll of kinds([], [describeListener, describeTools])) describeAll(tree, describeHost);
  describeInChromium({ name: `${name} in the service worker, in Chromium`, isLong: true }, (browser) => {
    describeHost({ name: 'service worker', generates: true }, () => openPage(tree, browser()));
  });
  const wrangler = {
    name: `${name} on an edge network`,
    program: process.env['WRANGLER'],
    advice: 'name the program of wrangler in the environment variable WRANGLER',
  };
  describeWith(wrangler, (program) => {
    describeHost({ name: 'worker', generates: true }, async () => {
      const { dir, remove } = await writeTree(tree, { provider: 'cloudflare' });
      const running = await startWrangler(program(), dir, join(dir, '..', 'state'));
      return { request: requestAt(running.port), close: () => running.close().then(remove) };
    });
  });
}

async function writeTree(tree: OwnTree, choices: OwnChoices): Promise<{ readonly dir: string; remove(): void }> {
  const above = mkdtempSync(join(tmpdir(), 'mockgen-test-'));
  const dir = join(above, 'tree');
  writeFiles(dir, Object.fromEntries(await tree.site(choices)));
  return { dir, remove: () => rmSync(above, { recursive: true }) };
}

const openHandler = async (tree: OwnTree): Promise<ReturnType<typeof createHandler>> =>
  createHandler(hold(await tree.recipe({}), { pause: () => Promise.resolve(), drawSeed: () => 1 }));

function describeInMemory(tree: OwnTree, describeHost: DescribeHost): void {
  describeHost({ name: 'handler, a tree in memory', generates: true }, async () => ({
    request: requestThrough(await openHandler(tree), 'http://localhost'),
    close: () => Promise.resolve(),
  }));
}

function describeListener(tree: OwnTree, describeHost: DescribeHost): void {
  describeHost({ name: "Node's own server, a tree in memory", generates: true }, async () => {
    const { port, close } = await listen(toNodeListener(await openHandler(tree)));
    return { request: requestAt(port), close };
  });
}

/** Describes a handler that reads a tree in a folder. */
function describeHandler(tree: OwnTree, [kind, choices]: Kind, describeHost: DescribeHost): void {
  describeHost({ name: `handler, ${kind} in a folder`, generates: true }, async () => {
    const { dir, remove } = await writeTree(tree, choices);
    const folder = await openFolder(dir, { catalogue: tree.catalogue });
    return {
      request: requestThrough(createHandler(folder), 'http://localhost'),
      close: async () => {
        folder.close();
        remove();
      },
    };
  });
}

/** Describes a server of a tree in a folder. */
function describeServer(tree: OwnTree, [kind, choices]: Kind, describeHost: DescribeHost): void {
  describeHost({ name: `server, ${kind}`, generates: true }, async () => {
    const { dir, remove } = await writeTree(tree, choices);
    const server = await startServer({ dir, port: 0, host: '127.0.0.1', catalogue: tree.catalogue });
    return { request: requestAt(server.port), close: () => server.close().then(remove) };
  });
}

/** Answers with a file of a site, as a host does that knows nothing but files. */
function fileIn(files: ReadonlyMap<string, string | Uint8Array>, address: string): Response {
  const text = files.get(decodeURIComponent(new URL(address).pathname.slice(1)));
  return text === undefined ? new Response('', { status: 404 }) : new Response(Buffer.from(text));
}

/** Describes the hosts that read the files of a tree over the network. */
function describeFiles(tree: OwnTree, [kind, choices]: Kind, describeHost: DescribeHost): void {
  const openClient = async (ranges: boolean, options: FetchOptions): Promise<OwnHost> => {
    const host = await startStaticHost(await tree.site(choices), '/repo/');
    host.ranges = () => ranges;
    const fetch = createFetch(host.url, options);
    return { request: requestThrough((asked) => fetch(asked), host.url.slice(0, -1)), close: () => host.close() };
  };
  describeHost({ name: `client, ${kind}`, generates: true }, () => openClient(false, { generator }));
  if (choices === LARGE) {
    const name = `client, ${kind} and a host that gives ranges`;
    describeHost({ name, generates: true }, () => openClient(true, { generator }));
  }

  describeHost({ name: `worker in this process, ${kind}`, generates: true }, async () => {
    const files = await tree.site(choices);
    const worker = createWorker(generator);
    const bindings = { ASSETS: { fetch: (address: string) => Promise.resolve(fileIn(files, address)) } };
    const request = requestThrough((asked) => worker.fetch(asked, bindings), 'http://localhost');
    return { request, close: () => Promise.resolve() };
  });
}

/** Describes the hosts inside of other tools. */
function describeTools(tree: OwnTree, describeHost: DescribeHost): void {
  const { catalogue, config } = tree;
  describeHost({ name: 'msw', generates: true }, async () => {
    const { dir, remove } = await writeTree(tree, {});
    const folder = await openFolder(dir, { catalogue });
    const server = setupServer(...createHandlers('https://api.example/mock', folder));
    server.listen({ onUnhandledRequest: 'error' });
    return {
      request: requestThrough((asked) => fetch(asked), 'https://api.example/mock'),
      close: async () => {
        server.close();
        folder.close();
        remove();
      },
    };
  });

  // The plugin opens the folder itself, and takes the resources for other seeds from a config alone.
  describeHost({ name: 'Vite', generates: config !== undefined }, async () => {
    const { dir, remove } = await writeTree(tree, {});
    const listeners: NodeListener[] = [];
    const use = (listener: NodeListener): unknown => listeners.push(listener);
    const plugin = mockgen({ dir, base: '/mock', ...(config !== undefined && { config }) });
    await plugin.configureServer({ middlewares: { use } });
    const { port, close } = await listen((request, response) => {
      for (const listener of listeners) listener(request, response, () => response.writeHead(500).end());
    });
    return {
      request: requestThrough((asked) => fetch(asked), `http://127.0.0.1:${port}/mock`),
      close: () => close().then(remove),
    };
  });
}

async function openPage(tree: OwnTree, browser: Browser): Promise<OwnHost> {
  const site = await tree.site({});
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
