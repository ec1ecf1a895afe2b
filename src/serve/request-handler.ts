import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ChaosOptions, checkChaos, isAskedFor, isConnectionCut, loadChaos } from '../chaos/load/index.ts';
import { saidBy } from '../errors.ts';
import { nextTurn } from '../node/index.ts';
import type { Detour, Problem, RuntimeRequest, RuntimeResponse } from '../runtime/index.ts';
import { ClientSignal, send, sendCached, sendFailure, sendStaticFile } from './send.ts';
import { ServedSnapshot } from './served-snapshot.ts';
import type { SnapshotHolder } from './snapshot-holder.ts';
import type { Snapshot } from './snapshot.ts';
import type { StaticFiles } from './static-files.ts';
import type { UnknownParameters } from './unknown-parameters.ts';

/**
 * Splits a request target into path and query, without decoding them. Drops the scheme and host of an absolute address,
 * which proxies receive; a target that is not a path becomes `/`.
 *
 * @example
 * splitTarget('http://localhost:3000/authors?page=2') // => ["/authors","page=2"]
 */
export function splitTarget(target: string): readonly [path: string, query: string] {
  const local = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  const [path = ''] = local.split('?', 1);
  return [path.startsWith('/') ? path : '/', local.slice(path.length + 1)];
}

/** Converts a request of Node's HTTP server to one for the runtime. */
function toRuntimeRequest(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  { base, strict }: Pick<RuntimeRequest, 'base' | 'strict'>,
): RuntimeRequest {
  const [path, query] = splitTarget(url);
  const { 'if-none-match': tags, accept, 'x-mockgen-attempt': attempt } = headers;
  const signal = new ClientSignal(response);
  const read = { 'if-none-match': tags, accept, 'x-mockgen-attempt': attempt?.toString() };
  return { method, path, query, headers: read, signal, base, strict };
}

/** Returns the sentence in a problem document that says what is wrong. */
function detailOf({ body }: RuntimeResponse): string {
  // A problem is a text of our own.
  return (JSON.parse(String(body)) as Problem).detail;
}

/** What a request handler needs to answer. */
export interface RequestHandlerOptions {
  /** Holds the snapshot of the tree. */
  readonly holder: SnapshotHolder;
  /** The files in the folder that are not documents of the tree. */
  readonly files: StaticFiles;
  /** The prefix of every path. Default: the base of the tree. */
  readonly base?: string | undefined;
  /** Whether an unknown parameter is answered with 400. Default: as the API of the tree says. */
  readonly strict?: boolean | undefined;
  /** Delays and failures, which come before those of the tree. Default: those of the tree. */
  readonly chaos?: ChaosOptions | undefined;
  /** Reports unknown parameters. Default: they are not reported. */
  readonly unknownParameters?: UnknownParameters | undefined;
}

/** Answers HTTP requests from the current snapshot: with a ready response, with a static file, or through the runtime. */
export class RequestHandler {
  readonly #options: RequestHandlerOptions;
  readonly #chaos: Detour;
  #served: ServedSnapshot | undefined;

  /** @throws MockgenError `bad_option` for a delay or a share of failures with a wrong value */
  constructor(options: RequestHandlerOptions) {
    this.#options = options;
    this.#chaos = loadChaos(options.chaos ?? {});
  }

  /** Answers a request. Never throws. */
  handle(request: IncomingMessage, response: ServerResponse): void {
    const current = this.#options.holder.current();
    if (current instanceof Promise) void current.then((snapshot) => this.#answer(snapshot, request, response));
    else this.#answer(current, request, response);
  }

  /** Returns the runtime, routes and ready responses of a snapshot. */
  servedBy(snapshot: Snapshot): ServedSnapshot {
    if (this.#served?.snapshot !== snapshot)
      this.#served = new ServedSnapshot(snapshot, this.#options.base, this.#chaos);
    return this.#served;
  }

  /** Whether the same request always has the same answer. With delays and failures, the next one may be another. */
  #isSteady({ manifest }: Snapshot): boolean {
    return !checkChaos(this.#options.chaos ?? {}) && manifest.api?.chaos === undefined;
  }

  #answer(snapshot: Snapshot, request: IncomingMessage, response: ServerResponse): void {
    const served = this.servedBy(snapshot);
    const { method = 'GET', url = '/' } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const cached = isRead ? served.responses.get(url) : undefined;
    if (cached) {
      sendCached(request, response, cached);
      return;
    }
    const asked = toRuntimeRequest(request, response, { base: served.base, strict: this.#options.strict });
    const path = isRead ? served.staticPath(asked.path, asked.headers['accept']) : undefined;
    const sending =
      path === undefined
        ? this.#sendDocument(served, asked, url, response)
        : this.#sendFile(served, asked, path, url, response);
    sending.catch((error: unknown) => {
      if (isConnectionCut(error)) {
        response.destroy();
        return;
      }
      this.#options.holder.noteFailure(`${asked.path} cannot be answered: ${saidBy(error)}`);
      sendFailure(response, asked);
    });
  }

  async #sendDocument(
    served: ServedSnapshot,
    asked: RuntimeRequest,
    target: string,
    response: ServerResponse,
  ): Promise<void> {
    const answer = await served.runtime.handle(asked);
    this.#options.unknownParameters?.check(answer, served.snapshot.manifest.api);
    // Other statuses are faults of the request, and 501 is no fault.
    if ((answer.status === 500 || answer.status === 503) && !isAskedFor(answer))
      this.#options.holder.noteFailure(detailOf(answer));
    if (asked.method === 'GET' && this.#isSteady(served.snapshot)) served.responses.offer(target, answer);
    // Sending the answers to all requests of one turn together wakes their clients once, which costs less than sending.
    await nextTurn();
    send(response, answer);
  }

  async #sendFile(
    served: ServedSnapshot,
    asked: RuntimeRequest,
    path: string,
    target: string,
    response: ServerResponse,
  ): Promise<void> {
    if (asked.query !== '' && served.isSeeded(path)) {
      // The runtime knows the file of another seed; that of the tree's own seed is a static file, a 404 to the runtime.
      const answer = await served.runtime.handle(asked);
      if (answer.status !== 404) {
        send(response, answer);
        return;
      }
    }
    const file = await this.#options.files.open(path);
    if (file) {
      await sendStaticFile(response, asked, file);
      return;
    }
    // Without a page, `/` answers with the index. Any other missing file is a 404, whatever the query says.
    if (asked.path === `${served.base}/`) await this.#sendDocument(served, asked, target, response);
    else send(response, await served.runtime.handle({ ...asked, query: '' }));
  }
}
