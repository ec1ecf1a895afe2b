import { type ChaosOptions, loadChaos } from '../chaos/load/index.ts';
import { loadDialects } from '../dialects/load/index.ts';
import type { Paths } from '../records.ts';
import { createRuntime, type Holder, type RuntimeRequest } from '../runtime/index.ts';
import { badArgument, checkNames } from '../options.ts';
import { CHAOS_OPTIONS } from '../tree/index.ts';
import { type Base, parseBase } from './base.ts';
import { createGet, type PathTable, type WithGet } from './get.ts';
import { toResponse, toRuntimeRequest } from './http.ts';
import { baseBehind, isMounted } from './mount.ts';
import { toContent } from './stream.ts';

/** Options of {@link createHandler}: where it answers, and how long answers take and how many fail. */
export interface HandlerOptions extends ChaosOptions {
  /**
   * Where the tree answers: an address such as `https://api.example/mock`, or a path such as `/mock` on any origin. On an
   * address without a path, such as `https://api.example`, the tree answers at its own base. Default: the tree's own base.
   */
  readonly base?: string | URL;
}

/**
 * Converts a request to one for the runtime. A request outside of the base gets a path that no tree has, so that it is
 * answered with 404.
 */
async function convert(request: Request, holder: Holder, base: Base | undefined): Promise<RuntimeRequest> {
  const url = new URL(request.url);
  // An absolute address is never the path of a file, so the runtime answers 404, with its own wording.
  if (base && !isMounted(request) && !base.holds(url))
    return { ...toRuntimeRequest(request, base.name), path: `${url.origin}${url.pathname}` };
  if (!isMounted(request)) return toRuntimeRequest(request, base?.root);
  const own = base?.root ?? (await holder.current()).manifest.api?.base ?? '';
  return toRuntimeRequest(request, baseBehind(request, own));
}

/** Returns the address at which a handler answers. */
async function addressOf(holder: Holder, base: Base | undefined): Promise<string> {
  const { name = '', root = (await holder.current()).manifest.api?.base ?? '' } = base ?? {};
  const { origin } = new URL(name, 'http://localhost');
  return origin + root;
}

/**
 * Creates a handler that answers a `Request` with a `Response`, as `mockgen serve` would: for tests that replace `fetch`,
 * and for servers and frameworks that accept such handlers. It opens no socket.
 *
 *     const handler = createHandler(await createTree({ only: ['users'] }));
 *     const response = await handler(new Request('http://localhost/users?q=ann&page=2'));
 *     const { data } = await handler.get('/users', { q: 'ann', page: 2 });
 *
 * @typeParam A what answers at each path: `Paths` of a file that `mockgen types` wrote. Default: the built-in paths
 * @param holder a tree of `createTree` or `openTree`
 * @param options where the tree answers; `delay` and `fail` for loading and error states. Default: the base of the tree, and
 *   its delays and failures, if its config has some
 * @returns a handler that answers 404 outside of the base. It rejects when the tree cannot be read; as `fetch` does, with a
 *   TypeError where `fail` cuts the connection, and with the reason of an aborted request
 * @throws MockgenError `bad_option` for a promise or anything else in place of a tree, when `base` is neither an http or https address nor a path that starts with `/`, for an
 *   unknown option, and for a wrong `delay`, `fail` or name of a resource
 * @example
 * typeof createHandler({ current: () => Promise.reject() }, { base: '/mock' }) // => "function"
 */
export function createHandler<A extends PathTable<A> = Paths>(
  holder: Holder,
  options: HandlerOptions = {},
): WithGet<(request: Request) => Promise<Response>, A> {
  // JavaScript has no compiler that finds a forgotten `await`.
  if (typeof (holder as Partial<Holder> | undefined)?.current !== 'function')
    throw badArgument('tree', holder, 'a tree', 'await createTree()');
  checkNames(options, ['base', ...CHAOS_OPTIONS]);
  const { base, ...chaos } = options;
  const place = base === undefined ? undefined : parseBase(base);
  const runtime = createRuntime(holder, loadDialects, loadChaos(chaos, holder));
  const handle = async (request: Request): Promise<Response> => {
    request.signal.throwIfAborted();
    const response = await runtime.handle(await convert(request, holder, place));
    // As with `fetch`, whoever has stopped waiting gets no answer. A delay has then ended at once.
    request.signal.throwIfAborted();
    return toResponse({ ...response, body: toContent(response.body) });
  };
  const get = createGet<A>(async (path, init) => handle(new Request((await addressOf(holder, place)) + path, init)));
  return Object.assign(handle, { get });
}
