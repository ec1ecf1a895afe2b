import { isConnectionCut } from '../../chaos/load/index.ts';
import { MANIFEST_FILE } from '../../tree/index.ts';
import { addressOf, isBelow } from '../../web/index.ts';
import type { Snapshot } from './snapshot.ts';
import { openStore } from './store.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Names of the scripts that generate other seeds. The build writes them at the top of this file. */
  readonly mockgenScripts?: readonly string[];
};

/**
 * How many milliseconds loading a new build may take: during the installation of the service worker, for which nobody
 * waits, and before a page is shown.
 */
const PATIENCE = { installation: 300_000, page: 20_000 } as const;

const base = new URL('.', self.location.href);
const store = openStore(base, () => self.registration.unregister());

/**
 * Answers a request below the base address. Loading a page takes a newer build into use; other requests keep the build
 * in use, so a page does not mix two builds. Only if a file of that build cannot be had any more is a newer build used
 * at once.
 */
async function respond(request: Request): Promise<Response> {
  const refresh = (): Promise<Snapshot | undefined> => store.refresh(PATIENCE.page);
  const snapshot = await (request.mode === 'navigate' ? refresh() : store.current());
  try {
    return await (snapshot?.respond(request) ?? fetch(request));
  } catch (error) {
    // To the page, its request fails as if the network did.
    if (isConnectionCut(error)) return Response.error();
    // A missing file is lost once another build is published. Answering from the other build is then better than
    // failing.
    const next = snapshot && (await refresh());
    if (next?.manifest === snapshot?.manifest) throw error;
    return next?.respond(request) ?? fetch(request);
  }
}

async function install(): Promise<void> {
  if (!(await store.refresh(PATIENCE.installation))) throw new Error(`${base.href} has no tree that can be had`);
  // Only possible during installation. It comes last, since no page waits for it.
  importScripts(...(self.mockgenScripts ?? []));
  await self.skipWaiting();
}

/**
 * Whether a request of a page has to reach the host itself, to find out which build the host has. The snapshot of the
 * service worker would always answer with its own build.
 */
function isForHost({ url, cache }: Request): boolean {
  return cache === 'reload' && new URL(url).href === addressOf(base, MANIFEST_FILE).href;
}

/** Asks the host; without a network, the snapshot answers, so that pages log no error. */
async function askHost(request: Request): Promise<Response> {
  return fetch(request).catch(() => respond(request));
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (isBelow(base, new URL(event.request.url)))
    event.respondWith(isForHost(event.request) ? askHost(event.request) : respond(event.request));
});
