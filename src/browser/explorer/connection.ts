import { isConnectionCut } from '../../chaos/load/index.ts';
import { MANIFEST_FILE } from '../../tree/index.ts';
import { createFetch } from '../../web/index.ts';
import { watchBuild, type BuildWatch } from './build-watch.ts';
import { objectOf } from './json.ts';
import { readTreeSummary, type TreeSummary } from './tree-summary.ts';
import { Problem, readProblem } from './problem.ts';

/**
 * Who answers requests: a server, this page from the files of a static host, or the service worker from the same files.
 */
export type Responder = 'server' | 'page' | 'worker';

/** A document that was received. */
interface Received {
  readonly document: unknown;
  /** How many records match, as a response header says; undefined if the response has no such header. */
  readonly total: number | undefined;
}

/** An answer of any status. */
export interface Answer {
  readonly status: number;
  /** Response headers, by name in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** The document; if the answer is not JSON, its text. */
  readonly body: unknown;
}

/** The source of the page's documents. All of them belong to one build of the tree. */
export interface Connection {
  readonly responder: Responder;
  /** Address of the tree, with a slash at the end. */
  readonly base: string;
  /**
   * Fetches a JSON document by path and query relative to the base.
   *
   * @returns the document. Once the tree was built again, the promise never settles, since the page then begins anew
   * @throws Problem when there is no such document
   */
  get(path: string, signal?: AbortSignal): Promise<Received>;
  /** Sends a request by path and query relative to the base, and returns the answer unchanged, whatever its status. */
  ask(path: string, signal?: AbortSignal): Promise<Answer>;
  /** Checks whether the tree was built again. */
  check(): Promise<void>;
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

/**
 * Sends a request.
 *
 * @param isUp finds out whether the host is there, once a request got no answer. Default: it is not
 * @throws Problem that says why there is no answer
 */
async function ask(
  fetch: Fetch,
  url: URL,
  signal: AbortSignal | undefined,
  isUp?: () => Promise<boolean>,
): Promise<Response> {
  try {
    return await fetch(url, signal ? { signal } : {});
  } catch (error) {
    // An aborted request needs no message; any other error is the network's, unless it was asked for.
    if (signal?.aborted) throw error;
    if (isConnectionCut(error) || (await isUp?.())) {
      throw new Problem(
        `${url.pathname} got no answer: its connection was cut. A share of requests fails so with --fail, or as the config of the tree says.`,
      );
    }
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
 * Reads the manifest; undefined where it cannot be read.
 *
 * @param cache `reload` to get the manifest of the host even if a service worker would answer with an older build
 */
async function readManifest(base: string, cache: 'no-cache' | 'reload'): Promise<string | undefined> {
  try {
    const response = await fetch(new URL(MANIFEST_FILE, base), { cache });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/** Parses JSON; undefined for another text, or for none. */
function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // This is shown to the reader as it is.
  }
  return { status: response.status, headers: new Map(response.headers), body };
}

/**
 * Creates the connection to one build of a tree. Once there is another build, requests are never answered any more,
 * since the page would take the answers for those of the build that it knows.
 *
 * @param mayFail whether the tree itself asks for failures
 */
function connectionTo(
  base: string,
  responder: Responder,
  watch: BuildWatch,
  { mayFail, onRebuilt }: { readonly mayFail: boolean; readonly onRebuilt: () => void },
): Connection {
  const answering: Fetch = responder === 'page' ? createFetch(base) : (url, init) => fetch(url, init);
  let isOver = false;
  const check = async (): Promise<void> => {
    if (isOver || (await watch.isSame()) || isOver) return;
    isOver = true;
    onRebuilt();
  };
  const confirmed = async <T>(answer: T): Promise<T> => {
    // A service worker answers a page with one build until the page is loaded anew.
    if (responder === 'worker') return answer;
    await check();
    return isOver ? new Promise<never>(() => {}) : answer;
  };
  // The manifest never fails because it was asked for. A service worker has it without a network, and other files as well.
  const isUp = async (): Promise<boolean> =>
    (responder === 'server' || (responder === 'worker' && mayFail)) &&
    (await readManifest(base, 'no-cache')) !== undefined;
  const send = (path: string, signal: AbortSignal | undefined): Promise<Response> =>
    ask(answering, new URL(path, base), signal, isUp);
  return {
    responder,
    base,
    get: async (path, signal) => confirmed(await readDocument(await send(path, signal))),
    ask: async (path, signal) => confirmed(await readAnswer(await send(path, signal))),
    check,
  };
}

/** A connection, and what was read while it was made. */
interface Connected {
  readonly connection: Connection;
  readonly summary: TreeSummary;
  /** The address at which a server reports builds and faults. Undefined for a host that does not build. */
  readonly events: string | undefined;
}

/**
 * Finds out what answers requests below an address (see {@link Responder}), and reads the summary of the tree.
 *
 * @param base the address of the tree, with a slash at the end
 * @param builtins the names of all built-in resources
 * @param onRebuilt called once, when the tree was built again
 * @throws Problem when index and manifest cannot be read, or name no resource
 */
export async function connect(
  base: string,
  builtins: readonly string[],
  onRebuilt: (responder: Responder) => void,
): Promise<Connected> {
  const plain: Fetch = (url, init) => fetch(url, init);
  // Whether both are of one build is checked as soon as the page is shown, and before it shows any record.
  const [text, response] = await Promise.all([
    readManifest(base, 'no-cache'),
    ask(plain, new URL('index.json', base), undefined),
  ]);
  const responder = responderOf(response);
  const watch = watchBuild(() => readManifest(base, responder === 'worker' ? 'reload' : 'no-cache'), text);
  const manifest = parse(text);
  const mayFail = objectOf(objectOf(manifest)['api'])['chaos'] !== undefined;
  const connection = connectionTo(base, responder, watch, { mayFail, onRebuilt: () => onRebuilt(responder) });
  const index = await readDocument(response).catch((error: unknown) => {
    if (manifest === undefined) throw error;
    return undefined;
  });
  const summary = readTreeSummary(index?.document, manifest, builtins);
  if (!summary.resources.length) throw new Problem('Neither index.json nor mockgen.json names a resource.');
  if (responder === 'page') registerWorker(base);
  const path = response.headers.get('x-mockgen-events');
  return { connection, summary, events: path === null ? undefined : new URL(path, base).href };
}
