import type { Server, ServerResponse } from 'node:http';
import { Server as TcpServer } from 'node:net';

/** Closes a server with care: what is being answered is answered. */
export class GracefulShutdown {
  readonly #server: Server;
  /** How many answers are being given. */
  #running = 0;
  #closed: Promise<void> | undefined;
  readonly #end = (): void => {
    this.#running -= 1;
    this.#dropIdle();
  };

  constructor(server: Server) {
    this.#server = server;
  }

  /** Counts an answer until it is sent, or its client has gone. */
  begin(response: ServerResponse): void {
    this.#running += 1;
    response.on('close', this.#end);
    // A client that would keep the connection is told not to, or it would hold up `close`.
    if (this.#closed) response.setHeader('connection', 'close');
  }

  /** Takes no more connections, lets the running answers finish, then resolves. */
  close(): Promise<void> {
    this.#closed ??= new Promise((resolve) => {
      // Not HTTP's own `close`: it cuts the answers that are written but not yet sent.
      TcpServer.prototype.close.call(this.#server, () => resolve());
      this.#dropIdle();
    });
    return this.#closed;
  }

  #dropIdle(): void {
    // Not `closeIdleConnections`: half a request, whose rest may never come, counts as busy there.
    if (!this.#server.listening && this.#running === 0) this.#server.closeAllConnections();
  }
}
