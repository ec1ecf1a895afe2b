import { remember } from '../caching/index.ts';
import { createRuntime, type Generator, type Holder, type Runtime, type TreeFile } from '../runtime/index.ts';
import { MANIFEST_FILE } from '../tree/index.ts';
import { addressOf, readFile, toResponse, toRuntimeRequest } from './http.ts';
import { withLarge } from './large.ts';
import { loadPart } from './load-part.ts';
import { openPublished, readManifest } from './published.ts';

/** What the platform binds: the files of the tree, by the path of any address. */
interface Bindings {
  readonly ASSETS: { fetch(address: string, init?: RequestInit): Promise<Response> };
}

/** The entry of a worker on an edge network. */
export interface EdgeWorker {
  fetch(request: Request, bindings: Bindings): Promise<Response>;
}

/**
 * How many bytes of records are kept in memory, and as many of texts to search. A worker has 128 MB, of which other seeds
 * take up to 24.
 */
const KEPT_BYTES = 24_000_000;

// Any origin will do.
const ROOT = new URL('https://assets.example/');

/** Holds the tree that was published with a worker: it never changes while the worker lives. */
function holdAssets({ ASSETS }: Bindings, generator: Generator | undefined): Holder {
  const read = async (file: string): Promise<TreeFile | undefined> =>
    readFile(file, await ASSETS.fetch(addressOf(ROOT, file).href));
  const open = remember(async (file) => {
    const tree = openPublished(readManifest(await read(file)), read, generator);
    return withLarge(
      tree,
      () => loadPart('range'),
      // The platform ignores ranges (cloudflare/workers-sdk, issue 3861): what comes is read as far as it is needed.
      (path, headers, signal) => ASSETS.fetch(addressOf(ROOT, path).href, { headers, signal: signal ?? null }),
      () => Promise.resolve(),
      KEPT_BYTES,
      true,
    );
  });
  return { current: () => open(MANIFEST_FILE) };
}

/**
 * Makes a worker that answers the service over the files that were published with it.
 *
 * @param generator makes the trees of other seeds. Default: there are none
 */
export function createWorker(generator?: Generator): EdgeWorker {
  let runtime: Runtime | undefined;
  return {
    async fetch(request, bindings) {
      runtime ??= createRuntime(holdAssets(bindings, generator));
      return toResponse(await runtime.handle(toRuntimeRequest(request)));
    },
  };
}
