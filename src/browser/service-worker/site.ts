import { MANIFEST_FILE } from '../../tree/index.ts';
import { addressOf, readFile, textOf } from '../../web/index.ts';

/** The address at which a tree is published, with its files as they are now. */
export interface Site {
  /** Address of the folder of the tree. */
  readonly base: URL;
  get(file: string, signal?: AbortSignal): Promise<Response>;
  /**
   * Reads the text of the manifest; undefined if the host says that the tree is gone. Throws if the host gives any
   * other answer than the manifest.
   */
  manifest(signal?: AbortSignal): Promise<string | undefined>;
}

/** Creates the access to the tree that is published in a folder. */
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
