import { createFetch } from '../../src/web/client.ts';

type Fetch = typeof globalThis.fetch;

/** Makes the client of a tree over a platform of the test's own. */
export function createFetchOver(platform: Fetch, base: string | URL): Fetch {
  const before = globalThis.fetch;
  globalThis.fetch = platform;
  try {
    return createFetch(base);
  } finally {
    globalThis.fetch = before;
  }
}

/**
 * A platform where files lie below an address, and nothing else is anywhere.
 *
 * @param base with a slash at the end
 * @param missing what is answered where no file is
 */
export function platformOf(
  base: string,
  files: Readonly<Record<string, string>>,
  missing: () => Response = () => new Response('', { status: 404 }),
): Fetch {
  return async (input) => {
    const address = input instanceof Request ? input.url : String(input);
    const file = address.startsWith(base) ? decodeURIComponent(address.slice(base.length)) : '';
    return Object.hasOwn(files, file) ? new Response(files[file] ?? '') : missing();
  };
}
