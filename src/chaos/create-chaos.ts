import {
  decodeText,
  EXPOSED,
  type Holder,
  problem,
  respond,
  type Runtime,
  type RuntimeRequest,
  type RuntimeResponse,
  type Signal,
  type Tree,
} from '../runtime/index.ts';
import { Attempts, statedAttempt } from './attempts.ts';
import { Concerned } from './concerned.ts';
import { ConnectionCut } from './connection-cut.ts';
import { FAULT_HEADER } from './fault-header.ts';
import type { ChaosOptions } from './options.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/**
 * Adds delays and failures to a runtime. Attempts of requests are counted across all runtimes to which the same
 * function has added them.
 */
export type Chaos = (runtime: Runtime, holder: Holder) => Runtime;

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

/** Reads the current tree. Undefined if there is none; the runtime then says so in its answer. */
async function currentTree(holder: Holder): Promise<Tree | undefined> {
  try {
    return await holder.current();
  } catch {
    return undefined;
  }
}

/**
 * Creates the delays and failures of these options. What happens to a request depends on the seed of the tree, its
 * method, path and query, and how often it was sent before, or which attempt its header `X-Mockgen-Attempt` says it is.
 *
 * @param options options that have been checked
 * @returns a runtime that rejects with {@link ConnectionCut} where a connection is to be cut, and with MockgenError
 *   `bad_option` when the tree lacks a resource that the options name
 * @example
 * typeof createChaos({ delay: 300 }) // => "function"
 */
export function createChaos(options: ChaosOptions): Chaos {
  const attempts = new Attempts();
  return (runtime, holder) => {
    const known = new WeakMap<Tree['manifest'], Concerned>();
    const handle = async (request: RuntimeRequest): Promise<RuntimeResponse> => {
      const tree = await currentTree(holder);
      if (!tree) return runtime.handle(request);
      const { manifest } = tree;
      const concerned = known.get(manifest) ?? new Concerned(manifest, options);
      known.set(manifest, concerned);
      const { path, base = manifest.api?.base ?? '' } = request;
      const pathInTree = path.startsWith(base) ? path.slice(base.length) || '/' : '';
      const trouble = concerned.troubleFor(request, pathInTree);
      if (!trouble) return runtime.handle(request);
      // Hosts encode a path and a query differently, and have other bases.
      const text = `${request.method} ${decodeText(`${pathInTree}?${request.query}`)}`;
      const attempt = statedAttempt(request.headers) ?? attempts.next(text);
      const outcome = outcomeOf(manifest.seed, text, attempt, trouble);
      const { delay, failure } = outcome;
      if (delay > 0) await wait(delay, request.signal);
      if (failure === 'cut') throw new ConnectionCut();
      if (failure === undefined) return marked(await runtime.handle(request), outcome);
      const detail = `This failure was asked for. It is attempt ${attempt} of this request.`;
      return marked(respond(request, problem(failure, detail)), outcome);
    };
    return { handle };
  };
}
