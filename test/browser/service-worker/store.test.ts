import { expect, it, vi, type Mock } from 'vitest';
import { openStore, type Store } from '../../../src/browser/service-worker/store.ts';
import { builtFiles } from '../../node/built-tree.ts';
import { lendCaches, type MemoryCache } from './memory-caches.ts';

const BASE = new URL('http://mock.example/repo/');
const FILES = builtFiles({ only: ['authors'], refs: false, items: 5 });
const NEXT = builtFiles({ only: ['authors'], refs: false, items: 6 });
const PATIENCE = 60_000;

/** A store, the caches of its browser, what the host has, and what the store does when the tree is gone. */
function setUp(): {
  readonly store: Store;
  readonly caches: Map<string, MemoryCache>;
  readonly leave: Mock<() => Promise<unknown>>;
  /** Publishes other files; a number is the status of every answer. */
  readonly publish: (what: Readonly<Record<string, string>> | number) => void;
} {
  const caches = lendCaches();
  let host: Readonly<Record<string, string>> | number = FILES;
  vi.stubGlobal('fetch', ({ href }: URL) => {
    const file = href.slice(BASE.href.length);
    const body = typeof host === 'number' ? undefined : host[file];
    const status = typeof host === 'number' ? host : body === undefined ? 404 : 200;
    return Promise.resolve(new Response(body ?? '', { status }));
  });
  const leave = vi.fn((): Promise<unknown> => Promise.resolve());
  return { store: openStore(BASE, leave), caches, leave, publish: (what) => (host = what) };
}

it('keeps the published build, which another store finds again without the host', async () => {
  const { store, caches, leave, publish } = setUp();
  expect(await store.current()).toBeUndefined();
  expect((await store.refresh(PATIENCE))?.manifest).toBe(FILES['mockgen.json']);
  expect([...caches.keys()]).toEqual([expect.stringMatching(/^mockgen \/repo\/ /)]);
  publish(500);
  expect((await openStore(BASE, leave).current())?.manifest).toBe(FILES['mockgen.json']);
});

it('makes the next build the current one, and removes the one before', async () => {
  const { store, caches, publish } = setUp();
  await store.refresh(PATIENCE);
  publish(NEXT);
  expect((await store.refresh(PATIENCE))?.manifest).toBe(NEXT['mockgen.json']);
  expect((await store.current())?.manifest).toBe(NEXT['mockgen.json']);
  expect(caches.size).toBe(1);
});

it('keeps its build when the host fails, and leaves when the tree is gone', async () => {
  const { store, caches, leave, publish } = setUp();
  await store.refresh(PATIENCE);
  publish(503);
  expect((await store.refresh(PATIENCE))?.manifest).toBe(FILES['mockgen.json']);
  expect(leave).not.toHaveBeenCalled();
  publish(404);
  expect(await store.refresh(PATIENCE)).toBeUndefined();
  expect(leave).toHaveBeenCalledOnce();
  expect(caches.size).toBe(0);
});
