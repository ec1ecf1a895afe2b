import { loadDialects } from '../dialects/load/index.ts';
import { createRuntime, type Holder, type RuntimeRequest } from '../runtime/index.ts';
import { type Base, parseBase } from './base.ts';
import { toResponse, toRuntimeRequest } from './http.ts';
import { baseBehind, isMounted } from './mount.ts';
import { toContent } from './stream.ts';

/** Options of {@link createHandler}. */
export interface HandlerOptions {
  /**
   * Where the tree answers: an address such as `https://api.example/mock`, or a path such as `/mock` on any origin. On an
   * address without a path, such as `https://api.example`, the tree answers at its own base. Default: the tree's own base.
   */
  readonly base?: string | URL;
}

/** Converts a request for the runtime. A request outside of the base gets a path that no tree has. */
async function convert(request: Request, holder: Holder, base: Base | undefined): Promise<RuntimeRequest> {
  const url = new URL(request.url);
  // An absolute address is never the path of a file, so the runtime answers 404, with its own wording.
  if (base && !isMounted(request) && !base.holds(url))
    return { ...toRuntimeRequest(request, base.name), path: `${url.origin}${url.pathname}` };
  if (!isMounted(request)) return toRuntimeRequest(request, base?.root);
  const own = base?.root ?? (await holder.current()).manifest.api?.base ?? '';
  return toRuntimeRequest(request, baseBehind(request, own));
}

/**
 * Creates a handler that answers a `Request` with a `Response`, as `mockgen serve` would: for tests that replace `fetch`,
 * and for servers and frameworks that accept such handlers. It opens no socket.
 *
 *     const handler = createHandler(await createTree({ only: ['users'] }));
 *     const response = await handler(new Request('http://localhost/users?q=ann&page=2'));
 *
 * @param holder a tree of `createTree` or `openTree`
 * @returns a handler that answers 404 outside of the base, and rejects only when the tree cannot be read
 * @throws MockgenError `bad_option` when `base` is neither an http or https address nor a path that starts with `/`
 * @example
 * typeof createHandler({ current: () => Promise.reject() }, { base: '/mock' }) // => "function"
 */
export function createHandler(holder: Holder, { base }: HandlerOptions = {}): (request: Request) => Promise<Response> {
  const place = base === undefined ? undefined : parseBase(base);
  const runtime = createRuntime(holder, loadDialects);
  return async (request) => {
    const response = await runtime.handle(await convert(request, holder, place));
    return toResponse({ ...response, body: toContent(response.body) });
  };
}
