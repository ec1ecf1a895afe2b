import type { IncomingMessage, ServerResponse } from 'node:http';

/** The header that tells a page the path of the events. */
const HEADER = 'x-mockgen-events';

/** Where pages listen. No resource has such a name beside `mockgen.json`. */
const PATH = '/mockgen-events';

/** Tells pages that are open in a browser what a server does, as server-sent events. A page that comes later gets the last one. */
export class PageEvents {
  readonly #listening: Set<ServerResponse> = new Set();
  #last = '';

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
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    // Something has to be sent for the page to see that it is connected.
    response.write(this.#last || ':\n\n');
    this.#listening.add(response);
    response.once('close', () => this.#listening.delete(response));
    return true;
  }

  /** Tells all pages something that can be written as JSON. */
  tell(state: unknown): void {
    this.#last = `data: ${JSON.stringify(state)}\n\n`;
    for (const response of this.#listening) response.write(this.#last);
  }

  /** Ends the connections of all pages. */
  close(): void {
    for (const response of this.#listening) response.end();
  }
}
