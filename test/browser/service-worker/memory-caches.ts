import { onTestFinished, vi } from 'vitest';

/** A cache in memory. */
export class MemoryCache {
  readonly kept = new Map<string, Response>();
  match = (at: URL | string): Promise<Response | undefined> => Promise.resolve(this.kept.get(`${at}`)?.clone());
  put = (at: URL | string, response: Response): Promise<void> => Promise.resolve(void this.kept.set(`${at}`, response));
}

/** Lends a browser's caches, in memory, until the test has ended. */
export function lendCaches(): Map<string, MemoryCache> {
  const all = new Map<string, MemoryCache>();
  const open = (name: string): MemoryCache => {
    const found = all.get(name) ?? new MemoryCache();
    all.set(name, found);
    return found;
  };
  vi.stubGlobal('caches', {
    open: (name: string) => Promise.resolve(open(name)),
    match: (at: URL, { cacheName }: { readonly cacheName: string }) => all.get(cacheName)?.match(at),
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
  });
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, work: () => Promise<unknown>) => work() },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return all;
}
