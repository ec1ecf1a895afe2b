import { isBelow } from '../../web/index.ts';
import type { Snapshot } from './snapshot.ts';
import { openStore } from './store.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** What makes the other seeds of the tree; the build of the tree says it at the top of this script. */
  readonly mockgenScripts?: readonly string[];
};

/** How long a new build may take to arrive, in milliseconds: nobody waits for an installation, but for a page. */
const PATIENCE = { installation: 300_000, page: 20_000 } as const;

const base = new URL('.', self.location.href);
const store = openStore(base, () => self.registration.unregister());

/** Answers a request for an address below the base. Only the load of a page changes the build, so no page sees two. */
async function respond(request: Request): Promise<Response> {
  const refresh = (): Promise<Snapshot | undefined> => store.refresh(PATIENCE.page);
  const snapshot = await (request.mode === 'navigate' ? refresh() : store.current());
  try {
    return await (snapshot?.respond(request) ?? fetch(request));
  } catch (error) {
    // What this build lacks is lost when another one is published, which is then better than nothing.
    const next = snapshot && (await refresh());
    if (next?.manifest === snapshot?.manifest) throw error;
    return next?.respond(request) ?? fetch(request);
  }
}

async function install(): Promise<void> {
  if (!(await store.refresh(PATIENCE.installation))) throw new Error(`${base.href} has no tree that can be had`);
  // Now or never, and not before all that a page needs: no page waits for an installation.
  importScripts(...(self.mockgenScripts ?? []));
  await self.skipWaiting();
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (isBelow(base, new URL(event.request.url))) event.respondWith(respond(event.request));
});
