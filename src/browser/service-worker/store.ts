import { digestOf, MANIFEST_FILE } from '../../tree/index.ts';
import { addressOf } from '../../web/index.ts';
import { siteAt } from './site.ts';
import { openSnapshot, type Snapshot, takeSnapshot } from './snapshot.ts';

// How long the site may take to say whether there is a new build, in milliseconds.
const PATIENCE = 3000;

// How often a build that is replaced while it is read gives way to the next one.
const TRIES = 3;

/** The builds of one tree that this browser has: one in force, and at times the next one beside it. */
export interface Store {
  /** The build in force; undefined while there is none. */
  current(): Promise<Snapshot | undefined>;
  /**
   * Puts the build that is published in force, if that is another one and can be had as a whole.
   *
   * @param patience how long that may take, in milliseconds
   * @returns the build in force; undefined when there is none, or the tree is gone
   */
  refresh(patience: number): Promise<Snapshot | undefined>;
}

/**
 * Opens the store of the tree in a folder.
 *
 * @param leave what to do when the tree is no longer published
 */
export function openStore(base: URL, leave: () => Promise<unknown>): Store {
  const site = siteAt(base);
  // An address has no blank, so no folder's prefix is the start of another's.
  const prefix = `mockgen ${base.pathname} `;
  let inForce: Snapshot | undefined;
  let running: Promise<Snapshot | undefined> | undefined;

  const open = async (name: string): Promise<Snapshot | undefined> => {
    const manifest = await caches.match(addressOf(base, MANIFEST_FILE), { cacheName: name });
    return manifest && openSnapshot(site, await caches.open(name), await manifest.text());
  };
  const find = async (): Promise<Snapshot | undefined> => {
    let found: Snapshot | undefined;
    // The last one is the newest, in case the one before could not be removed.
    for (const name of await namesOf(prefix)) found = (await open(name)) ?? found;
    return found;
  };
  // A browser that refuses the storage gets what is published.
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
      // A worker that is being installed and the one before it would get into each other's way.
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
