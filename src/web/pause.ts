/** What is needed of the web's own interfaces. Not every platform has them, and Node's types tell less of them. */
interface Scope {
  readonly MessageChannel?: new () => {
    readonly port1: { addEventListener(type: 'message', listener: () => void): void; start(): void; close(): void };
    readonly port2: { postMessage(message: unknown): void };
  };
  readonly navigator?: { readonly userAgent?: string };
}

// Its type is that of no platform.
const { MessageChannel, navigator } = globalThis as unknown as Scope;

/** Whether requests are kept apart: what one of them waits for is gone with it, also for those that wait for the same. */
export const isEdge: boolean = navigator?.userAgent === 'Cloudflare-Workers';

/**
 * Lets other work run: what is shown, and other requests. A timer would wait four milliseconds each time, and what
 * `scheduler.yield` goes on with comes before timers.
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
