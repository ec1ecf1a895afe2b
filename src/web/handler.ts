import { createRuntime, type Holder } from '../runtime/index.ts';
import { parseBase } from './base.ts';
import { toResponse, toRuntimeRequest } from './http.ts';
import { toContent } from './stream.ts';

/** How a handler answers. */
export interface HandlerOptions {
  /**
   * Where the tree answers: an address such as `https://api.example/mock`, or a path such as `/mock` on whatever origin.
   * Default: `/`.
   */
  readonly base?: string | URL;
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
export function createHandler(
  holder: Holder,
  { base = '/' }: HandlerOptions = {},
): (request: Request) => Promise<Response> {
  const { root, below } = parseBase(base);
  const runtime = createRuntime(holder, { base: root });
  return async (request) => {
    const url = new URL(request.url);
    // What lies outside of the base stays an address: no path of a tree is one, so the runtime words the 404.
    const path = below(url) ?? `${url.origin}${url.pathname}`;
    const response = await runtime.handle(toRuntimeRequest(request, path));
    return toResponse({ ...response, body: toContent(response.body) });
  };
}
