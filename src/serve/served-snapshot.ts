import { loadDialects } from '../dialects/load/index.ts';
import { createRuntime, type Detour, type Runtime } from '../runtime/index.ts';
import { createRouter, isSeeded, PAGE_FILE, type Router } from '../tree/index.ts';
import { CACHED_RESPONSE_BYTES } from './limits.ts';
import { ResponseCache } from './response-cache.ts';
import type { Snapshot } from './snapshot.ts';

/** A snapshot with everything that answers requests from it: its runtime, its routes and its ready responses. */
export class ServedSnapshot {
  readonly snapshot: Snapshot;
  readonly runtime: Runtime;
  readonly responses: ResponseCache = new ResponseCache(CACHED_RESPONSE_BYTES);
  /** The prefix of every path, such as `/api`. */
  readonly base: string;
  readonly #router: Router;

  /**
   * @param base the prefix of every path. Default: the base of the tree
   * @param chaos the delays and failures. Default: none
   */
  constructor(snapshot: Snapshot, base: string = snapshot.manifest.api?.base ?? '', chaos?: Detour) {
    this.snapshot = snapshot;
    this.base = base;
    this.runtime = createRuntime({ current: () => snapshot }, loadDialects, chaos);
    this.#router = createRouter(snapshot.manifest);
  }

  /**
   * Returns the path inside the folder of the static file that a request is for; undefined when it is for a document of
   * the tree. The file need not exist.
   *
   * @param accept the `Accept` header
   */
  staticPath(path: string, accept: string | undefined): string | undefined {
    if (!path.startsWith(this.base)) return undefined;
    const pathInTree = path.slice(this.base.length);
    if (pathInTree === '/') return accept?.includes('text/html') ? PAGE_FILE : undefined;
    // Below the base `/api`, `/apiary` is not a path of the tree: the router refuses paths without a leading slash.
    const route = this.#router(pathInTree);
    return route?.kind === 'file' ? route.file : undefined;
  }

  /** Whether a static file, such as a picture, is different for each seed. */
  isSeeded(file: string): boolean {
    const route = this.#router(`/${file}`);
    const { resource = '' } = route?.kind === 'file' ? route : {};
    return isSeeded(file, this.snapshot.manifest.resources[resource]);
  }
}
