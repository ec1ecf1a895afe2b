import { MANIFEST_FILE } from '../../tree/index.ts';
import { addressOf, readFile, textOf } from '../../web/index.ts';

/** A published tree, in its current state. */
export interface Site {
  /** Address of the tree's folder. */
  readonly base: URL;
  get(file: string, signal?: AbortSignal): Promise<Response>;
  /** Reads the text of the manifest; undefined when the tree is gone. Throws when the host does not answer properly. */
  manifest(signal?: AbortSignal): Promise<string | undefined>;
}

/** Creates the site of a tree. */
export function siteAt(base: URL): Site {
  const get: Site['get'] = (file, signal) =>
    // Revalidates the cache; unchanged files are not downloaded again.
    fetch(addressOf(base, file), { cache: 'no-cache', ...(signal && { signal }) });
  return {
    base,
    get,
    async manifest(signal) {
      const response = await get(MANIFEST_FILE, signal);
      const { ok, redirected, status } = response;
      if (status === 404 || status === 410) return undefined;
      // A redirect can lead to a login page; it does not mean that the tree is gone.
      if (!ok || redirected) throw new Error(`${response.url}: ${status}`);
      return textOf(await readFile(MANIFEST_FILE, response));
    },
  };
}
