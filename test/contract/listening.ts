import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NodeListener } from '../../src/testing/node.ts';

/** A server in this process. */
interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

/** Listens on a free port of this machine. */
export async function listen(listener: RequestListener): Promise<Listening> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Removes a path prefix from requests, like `app.use(path, …)` of Express and Connect, which also keep the original
 * target.
 *
 * @param path without a slash at the end
 */
export function useAt(path: string, listener: NodeListener): RequestListener {
  return (request, response) => {
    const { url = '/' } = request;
    const [given = ''] = url.split('?', 1);
    if (!`${given}/`.startsWith(`${path}/`)) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('the app itself');
      return;
    }
    const rest = url.slice(path.length);
    Object.assign(request, { originalUrl: url, url: rest.startsWith('/') ? rest : `/${rest}` });
    listener(request, response, () => response.writeHead(500).end());
  };
}
