import { remember } from '../caching/index.ts';
import { isConnectionCut, loadChaos } from '../chaos/load/index.ts';
import { loadDialects } from '../dialects/load/index.ts';
import { createRuntime, type Generator, type Holder, type Runtime, type TreeFile } from '../runtime/index.ts';
import { MANIFEST_FILE } from '../tree/index.ts';
import { withBlocks } from './block-reader.ts';
import { addressOf, readFile, toResponse, toRuntimeRequest } from './http.ts';
import { openPublished, readManifest } from './published.ts';

/** What the platform passes to a worker: access to the published files of the tree. */
interface Bindings {
  readonly ASSETS: { fetch(address: string, init?: RequestInit): Promise<Response> };
}

/** The entry of a worker on an edge network. */
export interface EdgeWorker {
  fetch(request: Request, bindings: Bindings): Promise<Response>;
}

/**
 * A worker keeps at most this many bytes of records in memory, and as many again for texts to search. A worker has 128
 * MB, of which trees of other seeds take up to 24 MB.
 */
const KEPT_BYTES = 24_000_000;

// The platform only looks at the path.
const ROOT = new URL('https://assets.example/');

/**
 * Creates the holder of the tree that was published together with the worker. This tree never changes while the worker
 * runs.
 */
function holdAssets({ ASSETS }: Bindings, generator: Generator | undefined): Holder {
  const read = async (file: string): Promise<TreeFile | undefined> =>
    readFile(file, await ASSETS.fetch(addressOf(ROOT, file).href));
  const open = remember(async (file) => {
    const tree = openPublished(readManifest(await read(file)), read, { generator });
    return withBlocks(tree, {
      // The platform ignores ranges (cloudflare/workers-sdk, issue 3861), so the stream of the whole file is read as
      // far as needed.
      fetch: (path, headers, signal) => ASSETS.fetch(addressOf(ROOT, path).href, { headers, signal: signal ?? null }),
      confirm: () => Promise.resolve(),
      keptBytes: KEPT_BYTES,
      isNear: true,
    });
  });
  return { current: () => open(MANIFEST_FILE) };
}

/**
 * Returns the nearest to a connection that is closed without an answer, since the platform answers each request: what a
 * gateway sends whose server is gone. It allows no other origin, so that `fetch` rejects in pages of other origins.
 */
function lostAnswer(): Response {
  return new Response(null, { status: 502 });
}

/**
 * Creates a worker that answers the service over the files that were published with it.
 *
 * @param generator generates the trees of other seeds. Default: other seeds are answered with 501
 */
export function createWorker(generator?: Generator): EdgeWorker {
  let runtime: Runtime | undefined;
  return {
    async fetch(request, bindings) {
      runtime ??= createRuntime(holdAssets(bindings, generator), loadDialects, loadChaos({}));
      try {
        return toResponse(await runtime.handle(toRuntimeRequest(request)));
      } catch (error) {
        if (isConnectionCut(error)) return lostAnswer();
        throw error;
      }
    },
  };
}
