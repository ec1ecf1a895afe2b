import { createRuntime, type Runtime, type RuntimeResponse } from '../runtime/index.ts';
import { createRouter, isSeeded, PAGE_FILE, type Router } from '../tree/index.ts';
import { ResponseCache, type CachedResponse } from './response-cache.ts';
import { ENTRY_BYTES, LONGEST_ENTRY, LONGEST_TARGET } from './limits.ts';
import type { Snapshot } from './snapshot.ts';

/** What answers from one snapshot below a base; it goes with it. */
export class ServedSnapshot {
  readonly snapshot: Snapshot;
  readonly runtime: Runtime;
  /** What stands before every path. */
  readonly base: string;
  readonly #router: Router;
  readonly #entries: ResponseCache = new ResponseCache(ENTRY_BYTES);

  /** @param base default: the base of the tree */
  constructor(snapshot: Snapshot, base: string = snapshot.manifest.api?.base ?? '') {
    this.snapshot = snapshot;
    this.base = base;
    this.runtime = createRuntime({ current: () => snapshot });
    this.#router = createRouter(snapshot.manifest);
  }

  /** About how many bytes of ready responses are kept. */
  get bytes(): number {
    return this.#entries.bytes;
  }

  /** The response that is kept for a request target. */
  entry(target: string): CachedResponse | undefined {
    return this.#entries.get(target);
  }

  /**
   * The file, none of the tree's documents, that a path asks for. It need not exist.
   *
   * @param accept the header of that name
   */
  plainPath(path: string, accept: string | undefined): string | undefined {
    if (!path.startsWith(this.base)) return undefined;
    const below = path.slice(this.base.length);
    if (below === '/') return accept?.includes('text/html') ? PAGE_FILE : undefined;
    // What does not go on with a slash is another name: the router knows none without one.
    const route = this.#router(below);
    return route?.kind === 'file' ? route.file : undefined;
  }

  /** Whether other seeds have another one of a plain file. */
  isSeeded(file: string): boolean {
    const route = this.#router(`/${file}`);
    const { resource = '' } = route?.kind === 'file' ? route : {};
    return isSeeded(file, this.snapshot.manifest.resources[resource]);
  }

  /** Keeps the response to a GET that is asked for again, where every other client would be given the same one. */
  keep(target: string, { status, headers, body }: RuntimeResponse): void {
    const isText = typeof body === 'string';
    if (status !== 200 || headers['x-cache'] !== 'HIT' || headers['vary'] || target.length > LONGEST_TARGET) return;
    if (!this.#entries.isExpected(target)) return;
    if (!isText && !(body instanceof Uint8Array)) return;
    const bytes = isText ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    if (bytes.length > LONGEST_ENTRY) return;
    const { 'content-type': _type, 'content-length': _length, ...unchanged } = headers;
    this.#entries.set(target, {
      headers: Object.entries(headers).flat(),
      unchanged: Object.entries(unchanged).flat(),
      tag: headers['etag'] ?? '',
      body: bytes,
    });
  }
}
