/**
 * The parts of the web platform that this file uses. Not every platform has them, and Node types them in another way.
 */
interface Scope {
  readonly MessageChannel?: new () => {
    readonly port1: { addEventListener(type: 'message', listener: () => void): void; start(): void; close(): void };
    readonly port2: { postMessage(message: unknown): void };
  };
  readonly navigator?: { readonly userAgent?: string };
}

// This folder compiles without the types of any one platform.
const { MessageChannel, navigator } = globalThis as unknown as Scope;

/**
 * Whether the script runs on an edge network that isolates requests: work that a request starts ends with it, so no
 * other request can share it.
 */
export const isEdge: boolean = navigator?.userAgent === 'Cloudflare-Workers';

/**
 * Lets other work run, such as painting and other requests. It resolves at once on an edge network, and where no
 * message channel exists. A timer would take four milliseconds each time, and after `scheduler.yield` the caller would
 * continue before any timer runs.
 */
export function pause(): Promise<void> {
  if (isEdge || !MessageChannel) return Promise.resolve();
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- ports have no origin
    port2.postMessage(undefined);
  });
}
