import { http, type HttpHandler, HttpResponse } from 'msw';
import { CHAOS_OPTIONS, type ChaosOptions, isConnectionCut } from '../chaos/load/index.ts';
import type { Holder } from '../runtime/index.ts';
import { checkNames } from '../options.ts';
import { createHandler, parseBase } from '../web/index.ts';

export { MockgenError } from '../errors.ts';
export type { ErrorCode, Fault } from '../errors.ts';
export type { Holder, Tree } from '../runtime/index.ts';
export type { ChaosOptions, Trouble } from '../chaos/load/index.ts';

/**
 * Creates request handlers for [msw](https://mswjs.io) 2 that answer every method at an address and below it, as
 * `mockgen serve` would. Pass them to `setupServer` in Node, or to `setupWorker` in a browser.
 *
 *     const server = setupServer(...createHandlers('https://api.example', await createTree()));
 *
 * @param base where the tree answers: an address such as `https://api.example/v1`, with or without a trailing slash, or a
 *   path such as `/api` on any origin. On an address without a path, the tree answers at its own base, and 404 elsewhere.
 *   Characters with a meaning in the paths of msw (`:`, `*`) are taken literally
 * @param holder the result of `createTree` or `openTree`
 * @param options how long answers take and how many fail; a cut connection is a network error. Default: as the config of the tree says, else at once
 * @throws MockgenError `bad_option` when the base is neither an http or https address nor a path that starts with `/`, for an
 *   unknown option, and for a wrong `delay`, `fail` or name of a resource
 * @example
 * createHandlers('https://api.example', { current: () => Promise.reject() }).length // => 1
 */
export function createHandlers(base: string | URL, holder: Holder, options: ChaosOptions = {}): HttpHandler[] {
  checkNames(options, CHAOS_OPTIONS);
  const handler = createHandler(holder, { ...options, base });
  const answer = async ({ request }: { readonly request: Request }): Promise<Response> => {
    try {
      return await handler(request);
    } catch (error) {
      // Any other error is answered with 500 by msw.
      if (isConnectionCut(error)) return HttpResponse.error();
      throw error;
    }
  };
  return [http.all(parseBase(base).pattern, answer)];
}
