import type { RuntimeRequest } from '../runtime/index.ts';
import {
  type ChaosOptions,
  createRouter,
  type Manifest,
  type Route,
  type Router,
  routesOf,
  type Trouble,
} from '../tree/index.ts';
import { checkResources } from './options.ts';

/** Returns the resource that a route belongs to; undefined for an index. */
function resourceOf(manifest: Manifest, route: Route): string | undefined {
  if (route.kind !== 'document') return route.resource;
  const folder = route.file.slice(0, Math.max(0, route.file.lastIndexOf('/')));
  return [...routesOf(manifest).resources].find(([, { home }]) => home === folder)?.[0];
}

/** Returns the values that are stated. */
function stated({ delay, fail }: Trouble = {}): Trouble {
  return { ...(delay !== undefined && { delay }), ...(fail !== undefined && { fail }) };
}

/** Tells which requests of a tree delays and failures are for. */
export class Concerned {
  readonly #manifest: Manifest;
  /** What holds for each request, first what counts least: what the tree says, then what the host says. */
  readonly #layers: readonly ChaosOptions[];
  readonly #router: Router;

  /** @throws MockgenError `bad_option` for a resource that the tree does not have */
  constructor(manifest: Manifest, options: ChaosOptions) {
    checkResources(manifest, options);
    this.#manifest = manifest;
    this.#layers = [manifest.api?.chaos ?? {}, options];
    this.#router = createRouter(manifest);
  }

  /**
   * Returns the delays and failures for a request. Undefined for requests that have none: those that read nothing,
   * those for paths that lead nowhere, for the explorer and its scripts, and those for files by their names, which
   * clients read by themselves.
   *
   * @param path the path inside the tree, with its leading slash
   */
  troubleFor({ method, headers }: RuntimeRequest, path: string): Trouble | undefined {
    const isRead = method === 'GET' || method === 'HEAD';
    const isPage = path === '/' && headers['accept']?.includes('text/html');
    if (!isRead || isPage || path.endsWith('.json')) return undefined;
    const route = this.#router(path);
    if (!route || route.kind === 'file') return undefined;
    const resource = resourceOf(this.#manifest, route) ?? '';
    const parts = this.#layers.flatMap((layer) => [stated(layer), stated(layer.resources?.[resource])]);
    return Object.assign({}, ...parts);
  }
}
