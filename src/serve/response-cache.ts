import { BoundedCache } from '../caching/index.ts';
import type { RuntimeResponse } from '../runtime/index.ts';
import { LONGEST_TARGET, REMEMBERED_TARGETS, RESPONSE_BYTES } from './limits.ts';

/** A response that is ready to be sent again. */
export interface CachedResponse {
  /** Names and values of the headers, one after the other, as `writeHead` takes them. */
  readonly headers: string[];
  /** Headers of the response with status 304, which has neither a body nor a length. */
  readonly notModifiedHeaders: string[];
  /** Entity tag of the response, with quotes. */
  readonly tag: string;
  readonly body: Buffer;
}

// A rough size of the two header lists of a cached response.
const HEADER_BYTES = 800;

/**
 * Responses of a snapshot that are ready to be sent again, by request target. Those used least recently are dropped
 * first.
 */
export class ResponseCache {
  readonly #responses: BoundedCache<CachedResponse>;
  /** Request targets that have been requested once lately, so that a second request is recognized. */
  readonly #requestedOnce: Set<string> = new Set();

  /** @param maxBytes how many bytes of responses are kept at most */
  constructor(maxBytes: number) {
    this.#responses = new BoundedCache(maxBytes);
  }

  /** Roughly how many bytes the kept responses take. */
  get bytes(): number {
    return this.#responses.bytes;
  }

  get(target: string): CachedResponse | undefined {
    return this.#responses.get(target);
  }

  /**
   * Keeps the response to a GET if its target was requested before, and if any other client would get the same
   * response. Most searches are requested only once, and keeping a response costs about as much as making it.
   */
  offer(target: string, { status, headers, body }: RuntimeResponse): void {
    const isText = typeof body === 'string';
    if (status !== 200 || headers['x-cache'] !== 'HIT' || headers['vary'] || target.length > LONGEST_TARGET) return;
    if (!this.#isRepeated(target)) return;
    if (!isText && !(body instanceof Uint8Array)) return;
    const bytes = isText ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    if (bytes.length > RESPONSE_BYTES) return;
    const { 'content-type': _type, 'content-length': _length, ...notModified } = headers;
    const response = {
      headers: Object.entries(headers).flat(),
      notModifiedHeaders: Object.entries(notModified).flat(),
      tag: headers['etag'] ?? '',
      body: bytes,
    };
    this.#responses.set(target, response, target.length * 2 + bytes.length + HEADER_BYTES);
  }

  #isRepeated(target: string): boolean {
    if (this.#requestedOnce.delete(target)) return true;
    if (this.#requestedOnce.size >= REMEMBERED_TARGETS) this.#requestedOnce.clear();
    this.#requestedOnce.add(target);
    return false;
  }
}
