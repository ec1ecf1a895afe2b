import type { Server, ServerResponse } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { Timer } from './timer.ts';

/** Open responses have this many milliseconds to finish. A client that never reads must not keep the server running. */
const PATIENCE_MS = 4_000;

/** Closes an HTTP server. Responses that are under way have some seconds to finish. */
export class GracefulShutdown {
  readonly #server: Server;
  #openResponses = 0;
  #closed: Promise<void> | undefined;
  readonly #limit = new Timer();
  readonly #onResponseClosed = (): void => {
    this.#openResponses -= 1;
    this.#dropIdleConnections();
  };

  constructor(server: Server) {
    this.#server = server;
  }

  /** Counts a response as open until it has been sent or its client has disconnected. Call it for every request. */
  track(response: ServerResponse): void {
    this.#openResponses += 1;
    response.on('close', this.#onResponseClosed);
    // A client that kept its connection alive would delay `close`.
    if (this.#closed) response.setHeader('connection', 'close');
  }

  /**
   * Refuses new connections, and resolves once all open responses are finished.
   *
   * @param patience after how many milliseconds responses that are still open are cut off
   */
  close(patience: number = PATIENCE_MS): Promise<void> {
    this.#closed ??= new Promise((resolve) => {
      this.#limit.start(patience, () => this.#server.closeAllConnections());
      // `close` of the HTTP server would cut off responses that are written but not yet sent.
      TcpServer.prototype.close.call(this.#server, () => {
        this.#limit.stop();
        resolve();
      });
      this.#dropIdleConnections();
    });
    return this.#closed;
  }

  #dropIdleConnections(): void {
    // `closeIdleConnections` would wait for requests that are only half received, possibly without end.
    if (!this.#server.listening && this.#openResponses === 0) this.#server.closeAllConnections();
  }
}
