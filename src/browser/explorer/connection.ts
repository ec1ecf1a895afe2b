import { createFetch } from '../../web/index.ts';
import { readTreeSummary, type TreeSummary } from './tree-summary.ts';
import { Problem, readProblem } from './problem.ts';

/**
 * Who answers requests: a server, this page from the files of a static host, or the service worker from the same files.
 */
export type Responder = 'server' | 'page' | 'worker';

/** A document that was received. */
interface Received {
  readonly document: unknown;
  /** Number of matching records, from a response header; undefined if the response has no such header. */
  readonly total: number | undefined;
}

/** Gets the documents that the page shows. */
export interface Connection {
  readonly responder: Responder;
  /** Address of the tree, with a slash at the end. */
  readonly base: string;
  /**
   * Fetches a JSON document by path and query relative to the base.
   *
   * @throws Problem when there is none
   */
  get(path: string, signal?: AbortSignal): Promise<Received>;
}

type Fetch = (url: URL, init: RequestInit) => Promise<Response>;

async function readDocument(response: Response): Promise<Received> {
  const text = await response.text();
  const name = new URL(response.url).pathname;
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    if (response.ok) throw new Problem(`${name} is not JSON.`);
  }
  if (!response.ok) throw readProblem(document, `${name} was answered with ${response.status}.`);
  const total = response.headers.get('x-total-count');
  return { document, total: total === null ? undefined : Number(total) };
}

async function ask(fetch: Fetch, url: URL, signal: AbortSignal | undefined): Promise<Response> {
  try {
    return await fetch(url, signal ? { signal } : {});
  } catch (error) {
    // An aborted request needs no message; any other error is the network's.
    if (signal?.aborted) throw error;
    throw new Problem(`${url.pathname} cannot be reached. Is the server still running, and is there a network?`);
  }
}

/**
 * Returns whether a host runs the service or has only files. `X-Cache` does not tell, as networks in front of static
 * hosts send a header of that name; none of them exposes a count of records to other origins.
 */
function responderOf({ headers }: Response): Responder {
  const shared = headers.get('access-control-expose-headers')?.toLowerCase() ?? '';
  if (!headers.has('x-cache') || !shared.includes('x-total-count')) return 'page';
  // Undefined, despite its type, if the page was not loaded over a secure connection.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  return workers?.controller ? 'worker' : 'server';
}

/** Registers the service worker, so that later visits need no network. */
function registerWorker(base: string): void {
  if (!isSecureContext || !('serviceWorker' in navigator)) return;
  // A failure, for instance in a private window, costs nothing: the page then answers itself.
  navigator.serviceWorker.register(new URL('sw.js', base)).catch(() => undefined);
}

/**
 * Finds out who answers requests below an address, and reads the summary of the tree.
 *
 * @param base the address of the tree, with a slash at the end
 * @param builtins the names of all built-in resources
 * @throws Problem when index and manifest cannot be read, or name no resource
 */
export async function connect(
  base: string,
  builtins: readonly string[],
): Promise<{ readonly connection: Connection; readonly summary: TreeSummary }> {
  const plain: Fetch = (url, init) => fetch(url, init);
  const response = await ask(plain, new URL('index.json', base), undefined);
  const responder = responderOf(response);
  const answering: Fetch = responder === 'page' ? createFetch(base) : plain;
  const get: Connection['get'] = async (path, signal) =>
    readDocument(await ask(answering, new URL(path, base), signal));

  const [index, manifest] = await Promise.allSettled([readDocument(response), get('mockgen.json')]);
  if (index.status === 'rejected' && manifest.status === 'rejected') throw index.reason;
  const documentOf = (settled: PromiseSettledResult<Received>): unknown =>
    settled.status === 'fulfilled' ? settled.value.document : undefined;
  const summary = readTreeSummary(documentOf(index), documentOf(manifest), builtins);
  if (!summary.resources.length) throw new Problem('Neither index.json nor mockgen.json names a resource.');
  if (responder === 'page') registerWorker(base);
  return { connection: { responder, base, get }, summary };
}
