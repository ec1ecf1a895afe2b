import { MANIFEST_FILE } from '../../tree/index.ts';
import { addressOf, readFile, textOf } from '../../web/index.ts';

/** Where a tree is published, as it lies there at the moment. */
export interface Site {
  /** The address of the folder of the tree. */
  readonly base: URL;
  get(file: string, signal?: AbortSignal): Promise<Response>;
  /** The text of the manifest; undefined when the tree is gone. Throws when that cannot be told. */
  manifest(signal?: AbortSignal): Promise<string | undefined>;
}

/** Makes the site of a tree. */
export function siteAt(base: URL): Site {
  const get: Site['get'] = (file, signal) =>
    // Asks for it anew; what has not changed does not travel again.
    fetch(addressOf(base, file), { cache: 'no-cache', ...(signal && { signal }) });
  return {
    base,
    get,
    async manifest(signal) {
      const response = await get(MANIFEST_FILE, signal);
      const { ok, redirected, status } = response;
      if (status === 404 || status === 410) return undefined;
      // Elsewhere is where one logs in; whatever that is, the tree is not gone.
      if (!ok || redirected) throw new Error(`${response.url}: ${status}`);
      return textOf(await readFile(MANIFEST_FILE, response));
    },
  };
}
