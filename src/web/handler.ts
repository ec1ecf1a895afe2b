import { createRuntime, type Holder, type RuntimeRequest } from '../runtime/index.ts';
import { type Base, parseBase } from './base.ts';
import { toResponse, toRuntimeRequest } from './http.ts';
import { baseBehind, isMounted } from './mount.ts';
import { toContent } from './stream.ts';

/** How a handler answers. */
export interface HandlerOptions {
  /**
   * Where the tree answers: an address such as `https://api.example/mock`, or a path such as `/mock` on whatever origin.
   * An address without a path is an origin, on which the tree answers at its own base. Default: the base of the tree.
   */
  readonly base?: string | URL;
}

/** What the runtime is to answer: a request below the base, or one that it knows nothing of. */
async function asked(request: Request, holder: Holder, base: Base | undefined): Promise<RuntimeRequest> {
  const url = new URL(request.url);
  // What lies outside of the base stays an address: no path of a tree is one, so the runtime words the 404.
  if (base && !isMounted(request) && !base.holds(url))
    return { ...toRuntimeRequest(request, base.name), path: `${url.origin}${url.pathname}` };
  if (!isMounted(request)) return toRuntimeRequest(request, base?.root);
  const own = base?.root ?? (await holder.current()).manifest.api?.base ?? '';
  return toRuntimeRequest(request, baseBehind(request, own));
}

/**
 * Makes a handler over the web's own Request and Response, which answers as `mockgen serve` would: for tests that inject
 * a `fetch`, and for servers that take such a handler. No socket is opened.
 *
 *     const handler = createHandler(await createTree({ only: ['users'] }));
 *     const response = await handler(new Request('http://localhost/users?q=ann&page=2'));
 *
 * @param holder what `createTree` and `openTree` give
 * @returns a handler that answers 404 outside of the base, and rejects only if the tree cannot be read
 * @throws MockgenError `bad_option` when the base is neither an http or https address nor a path from `/`
 * @example
 * typeof createHandler({ current: () => Promise.reject() }, { base: '/mock' }) // => "function"
 */
export function createHandler(holder: Holder, { base }: HandlerOptions = {}): (request: Request) => Promise<Response> {
  const place = base === undefined ? undefined : parseBase(base);
  const runtime = createRuntime(holder);
  return async (request) => {
    const response = await runtime.handle(await asked(request, holder, place));
    return toResponse({ ...response, body: toContent(response.body) });
  };
}
