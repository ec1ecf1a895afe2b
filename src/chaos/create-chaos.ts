import {
  decodeText,
  type Detour,
  EXPOSED,
  problem,
  respond,
  type RuntimeResponse,
  type Signal,
  type Tree,
} from '../runtime/index.ts';
import type { ChaosOptions } from '../tree/index.ts';
import { Attempts, statedAttempt } from './attempts.ts';
import { Concerned } from './concerned.ts';
import { ConnectionCut } from './connection-cut.ts';
import { FAULT_HEADER } from './fault-header.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** Waits this many milliseconds, or until the answer is no longer needed. */
function wait(delay: number, signal: Signal | undefined): Promise<void> {
  if (signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delay);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Returns a response with the header that says which delay or failure was added, if there was one. */
function marked(response: RuntimeResponse, { delay, failure }: Outcome): RuntimeResponse {
  const done = [...(delay > 0 ? [`delay=${delay}`] : []), ...(failure === undefined ? [] : [failure])].join(', ');
  const headers = {
    ...response.headers,
    'access-control-expose-headers': `${EXPOSED}, X-Mockgen-Fault, Retry-After`,
    ...(done !== '' && { [FAULT_HEADER]: done }),
  };
  return { ...response, headers };
}

/**
 * Creates the delays and failures of these options, and of the tree where they say nothing. What happens to a request
 * depends on the seed of the tree, its method, path and query, and how often it was sent before, or which attempt its
 * header `X-Mockgen-Attempt` says it is.
 *
 * @param options options that have been checked. Default: what the tree says
 * @returns a detour that rejects with {@link ConnectionCut} where a connection is to be cut, and with MockgenError
 *   `bad_option` when the tree lacks a resource that the options name. It counts the attempts of all runtimes that it is
 *   passed to
 * @example
 * typeof createChaos({ delay: 300 }) // => "function"
 */
export function createChaos(options: ChaosOptions = {}): Detour {
  const attempts = new Attempts();
  const known = new WeakMap<Tree['manifest'], Concerned>();
  return async ({ manifest }, request, answer) => {
    const concerned = known.get(manifest) ?? new Concerned(manifest, options);
    known.set(manifest, concerned);
    const { path, base = manifest.api?.base ?? '' } = request;
    const pathInTree = path.startsWith(base) ? path.slice(base.length) || '/' : '';
    const trouble = concerned.troubleFor(request, pathInTree);
    if (!trouble) return answer();
    // Hosts encode a path and a query differently, and have other bases.
    const text = `${request.method} ${decodeText(`${pathInTree}?${request.query}`)}`;
    const attempt = statedAttempt(request.headers) ?? attempts.next(text);
    const outcome = outcomeOf(manifest.seed, text, attempt, trouble);
    const { delay, failure } = outcome;
    if (delay > 0) await wait(delay, request.signal);
    if (failure === 'cut') throw new ConnectionCut(text.replace(/\?$/, ''));
    if (failure === undefined) return marked(await answer(), outcome);
    const detail = `This failure was asked for. It is attempt ${attempt} of this request.`;
    return marked(respond(request, problem(failure, detail)), outcome);
  };
}
