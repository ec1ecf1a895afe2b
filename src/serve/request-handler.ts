import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RuntimeRequest } from '../runtime/index.ts';
import { ServedSnapshot } from './served-snapshot.ts';
import type { UnknownParameters } from './unknown-parameters.ts';
import type { SnapshotHolder } from './snapshot-holder.ts';
import type { StaticFiles } from './static-files.ts';
import { ClientSignal, send, sendEntry, sendFailure, sendFile } from './send.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Splits a request target into path and query, as they came. Of an absolute address, which proxies are sent, scheme and
 * host are dropped; what is not a path becomes `/`.
 *
 * @example
 * splitTarget('http://localhost:3000/authors?page=2') // => ["/authors","page=2"]
 */
export function splitTarget(target: string): readonly [path: string, query: string] {
  const local = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  const [path = ''] = local.split('?', 1);
  return [path.startsWith('/') ? path : '/', local.slice(path.length + 1)];
}

/**
 * Waits until all requests that have come in this turn of the event loop are looked at. Their answers leave together then:
 * to wake a client for each of them takes longer than to send it.
 */
const endOfTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** How requests are answered. */
export interface RequestHandlerOptions {
  /** What stands before every path. Default: the base of the tree. */
  readonly base?: string | undefined;
  /** Is told of the parameters of a request that is answered for the first time. Default: nobody is. */
  readonly ignored?: UnknownParameters | undefined;
}

/** Answers HTTP requests from the snapshot in force: from what is kept ready, from plain files, or through the runtime. */
export class RequestHandler {
  readonly #keeper: SnapshotHolder;
  readonly #loadPlain: () => Promise<StaticFiles>;
  readonly #options: RequestHandlerOptions;
  #plain: Promise<StaticFiles> | undefined;
  #desk: ServedSnapshot | undefined;

  /** @param loadPlain loads what gives the plain files, when one is first asked for */
  constructor(keeper: SnapshotHolder, loadPlain: () => Promise<StaticFiles>, options: RequestHandlerOptions = {}) {
    this.#keeper = keeper;
    this.#loadPlain = loadPlain;
    this.#options = options;
  }

  /** Answers a request. Never throws. */
  answer(request: IncomingMessage, response: ServerResponse): void {
    const current = this.#keeper.current();
    if (current instanceof Promise) void current.then((snapshot) => this.#from(snapshot, request, response));
    else this.#from(current, request, response);
  }

  /** What answers from a snapshot. */
  deskOf(snapshot: Snapshot): ServedSnapshot {
    if (this.#desk?.snapshot !== snapshot) this.#desk = new ServedSnapshot(snapshot, this.#options.base);
    return this.#desk;
  }

  #from(snapshot: Snapshot, request: IncomingMessage, response: ServerResponse): void {
    const desk = this.deskOf(snapshot);
    const { method = 'GET', url = '/' } = request;
    const entry = method === 'GET' || method === 'HEAD' ? desk.entry(url) : undefined;
    if (entry) sendEntry(request, response, entry);
    else void this.#anew(desk, request, response);
  }

  /** Makes a response. */
  async #anew(
    desk: ServedSnapshot,
    { method = 'GET', url = '/', headers }: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const [path, query] = splitTarget(url);
    const { 'if-none-match': tags, accept } = headers;
    const signal = new ClientSignal(response);
    const asked: RuntimeRequest = {
      method,
      path,
      query,
      headers: { 'if-none-match': tags, accept },
      signal,
      base: desk.base,
    };
    try {
      const isRead = method === 'GET' || method === 'HEAD';
      const plainPath = isRead ? desk.plainPath(path, accept) : undefined;
      if (query !== '' && plainPath !== undefined && desk.isSeeded(plainPath)) {
        // The tree's own is a plain file, of which the runtime knows nothing.
        const answer = await desk.runtime.handle(asked);
        if (answer.status !== 404) {
          send(response, answer);
          return;
        }
      }
      const file = plainPath === undefined ? undefined : await (await this.#plainFiles()).open(plainPath);
      if (file) {
        sendFile(response, asked, file);
        return;
      }
      // Parameters say nothing about a plain file, not even about one that there is not.
      const isPlain = plainPath !== undefined && path !== `${desk.base}/`;
      const answer = await desk.runtime.handle(isPlain ? { ...asked, query: '' } : asked);
      if (!isPlain && answer.status === 200) this.#options.ignored?.note(query, desk.snapshot.manifest.api);
      if (method === 'GET') desk.keep(url, answer);
      await endOfTurn();
      send(response, answer);
    } catch {
      sendFailure(response, asked);
    }
  }

  #plainFiles(): Promise<StaticFiles> {
    this.#plain ??= this.#loadPlain();
    return this.#plain;
  }
}
