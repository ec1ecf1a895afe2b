import type { Body } from '../runtime/index.ts';

/** Converts the body of an answer for a `Response`. An iterable becomes a stream that is read only on demand. */
export function toContent(body: Body): string | Uint8Array | ReadableStream<Uint8Array> {
  if (typeof body === 'string' || body instanceof Uint8Array) return body;
  const parts = body[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return?.();
    },
  });
}
