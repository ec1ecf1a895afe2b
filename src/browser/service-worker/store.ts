import { digestOf, MANIFEST_FILE } from '../../tree/index.ts';
import { addressOf } from '../../web/index.ts';
import { siteAt } from './site.ts';
import { openSnapshot, type Snapshot, takeSnapshot } from './snapshot.ts';

// Milliseconds that the site may take to tell whether there is a new build.
const PATIENCE = 3000;

// How many builds in a row may replace each other while one is loaded.
const TRIES = 3;

/** The builds of one tree in this browser: the current one and, during an update, the next one. */
export interface Store {
  /** Returns the current build; undefined when there is none. */
  current(): Promise<Snapshot | undefined>;
  /**
   * Makes the published build the current one, if it is new and can be loaded completely in time.
   *
   * @param patience how long that may take, in milliseconds
   * @returns the current build; undefined if there is none, or if the tree is gone
   */
  refresh(patience: number): Promise<Snapshot | undefined>;
}

/**
 * Opens the store of the tree in a folder.
 *
 * @param leave is called when the tree is no longer published
 */
export function openStore(base: URL, leave: () => Promise<unknown>): Store {
  const site = siteAt(base);
  // Addresses contain no spaces, so no folder's prefix is a prefix of another's.
  const prefix = `mockgen ${base.pathname} `;
  let inForce: Snapshot | undefined;
  let running: Promise<Snapshot | undefined> | undefined;

  const open = async (name: string): Promise<Snapshot | undefined> => {
    const manifest = await caches.match(addressOf(base, MANIFEST_FILE), { cacheName: name });
    return manifest && openSnapshot(site, await caches.open(name), await manifest.text());
  };
  const find = async (): Promise<Snapshot | undefined> => {
    let found: Snapshot | undefined;
    // The last cache is the newest, in case an older one could not be removed.
    for (const name of await namesOf(prefix)) found = (await open(name)) ?? found;
    return found;
  };
  // Without access to storage, the browser gets what is published.
  const current: Store['current'] = async () => (inForce ??= await find().catch(() => undefined));
  const update = async (signal: AbortSignal): Promise<Snapshot | undefined> => {
    const known = await current();
    let manifest = await site.manifest(AbortSignal.timeout(PATIENCE));
    for (let tries = 1; manifest !== undefined; tries++) {
      const name = `${prefix}${digestOf(manifest)}`;
      const found = known?.manifest === manifest ? known : await open(name);
      if (found ?? (await takeSnapshot(site, name, manifest, signal))) {
        inForce = found ?? (await open(name));
        await removeAllBut(name, prefix);
        return inForce;
      }
      if (tries === TRIES) throw new Error(`${base.href}: a new build with every look`);
      manifest = await site.manifest(signal);
    }
    await removeAllBut(undefined, prefix);
    inForce = undefined;
    await leave();
    return undefined;
  };
  return {
    current,
    refresh(patience) {
      const signal = AbortSignal.timeout(patience);
      // Prevents the installing worker and the active one from updating at the same time.
      running ??= navigator.locks
        .request(prefix, { signal }, () => update(signal))
        .catch(current)
        .finally(() => (running = undefined));
      return running;
    },
  };
}

async function namesOf(prefix: string): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

async function removeAllBut(kept: string | undefined, prefix: string): Promise<void> {
  const others = (await namesOf(prefix)).filter((name) => name !== kept);
  await Promise.all(others.map((name) => caches.delete(name)));
}
