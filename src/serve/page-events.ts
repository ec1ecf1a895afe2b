import type { IncomingMessage, ServerResponse } from 'node:http';

/** The response header that tells a page the path at which the server sends events. */
const HEADER = 'x-mockgen-events';

/** The path at which the server sends events to pages. No resource has such a name beside `mockgen.json`. */
const PATH = '/mockgen-events';

/** Most pages that listen at once. When there are more, the first one is let go; it comes back by itself. */
const MOST_PAGES = 100;

/** Tells pages that are open in a browser what a server does, as server-sent events. A page that comes later gets the last one. */
export class PageEvents {
  readonly #listening: Set<ServerResponse> = new Set();
  #last = '';

  /** The number of pages that listen. */
  get listening(): number {
    return this.#listening.size;
  }

  /**
   * Answers a page that listens; names the path to listen at in the answer to any other request.
   *
   * @returns whether the request is answered
   */
  answer({ method, url }: IncomingMessage, response: ServerResponse): boolean {
    if (url !== PATH || method !== 'GET') {
      response.setHeader(HEADER, PATH);
      return false;
    }
    // Without CORS: pages of other origins need not know what is wrong with a config.
    const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
    response.writeHead(200, { 'content-type': 'text/event-stream', ...headers });
    // Something has to be sent for the page to see that it is connected.
    response.write(this.#last || ':\n\n');
    const [first] = this.#listening;
    if (first && this.#listening.size >= MOST_PAGES) this.#letGo(first);
    this.#listening.add(response);
    response.once('close', () => this.#listening.delete(response));
    return true;
  }

  /** Tells all pages something that can be written as JSON. */
  tell(state: unknown): void {
    this.#last = `data: ${JSON.stringify(state)}\n\n`;
    for (const response of this.#listening) {
      // Who does not read gets no more, since it would all be kept in memory.
      if (response.writableNeedDrain) this.#letGo(response);
      else response.write(this.#last);
    }
  }

  #letGo(response: ServerResponse): void {
    this.#listening.delete(response);
    response.destroy();
  }

  /** Ends the connections of all pages. */
  close(): void {
    for (const response of this.#listening) response.end();
  }
}
