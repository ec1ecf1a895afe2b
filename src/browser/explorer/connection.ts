import { createFetch } from '../../web/index.ts';
import { readTreeSummary, type TreeSummary } from './tree-summary.ts';
import { Problem, readProblem } from './problem.ts';

/** What answers: a server, this page over the files of a static host, or the service worker over the same files. */
export type Responder = 'server' | 'page' | 'worker';

/** A document, as it came. */
interface Received {
  readonly document: unknown;
  /** How many records match, by the answer's header; undefined when it has none. */
  readonly total: number | undefined;
}

/** Where the page gets its documents from. */
export interface Connection {
  readonly responder: Responder;
  /** The address of the tree, with its slash at the end. */
  readonly base: string;
  /**
   * Gets a document by its path, with its query, behind the base.
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
    // Whoever gave the signal up does not want to hear of it; anything else is the network.
    if (signal?.aborted) throw error;
    throw new Problem(`${url.pathname} cannot be reached. Is the server still running, and is there a network?`);
  }
}

/**
 * Tells a host that runs the service from one that has only files. `X-Cache` would not do: networks in front of static
 * hosts send a header of that name as well. None of them shares a count of records with other origins.
 */
function responderOf({ headers }: Response): Responder {
  const shared = headers.get('access-control-expose-headers')?.toLowerCase() ?? '';
  if (!headers.has('x-cache') || !shared.includes('x-total-count')) return 'page';
  // Absent, whatever its type says, where the page did not come over a safe connection.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  return workers?.controller ? 'worker' : 'server';
}

/** Lets later visits do without a network. */
function registerWorker(base: string): void {
  if (!isSecureContext || !('serviceWorker' in navigator)) return;
  // Nothing is lost when it fails, for instance in a private window: the page answers itself then.
  navigator.serviceWorker.register(new URL('sw.js', base)).catch(() => undefined);
}

/**
 * Finds out who answers below an address, and what there is.
 *
 * @param base the address of the tree, with its slash at the end
 * @param builtins the names of all resources that come with mockgen
 * @throws Problem when nothing there says what there is
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
