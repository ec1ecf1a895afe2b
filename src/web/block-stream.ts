import type { BlockRange } from '../tree/index.ts';

/** Thrown if the bytes of a response are not those that were asked for. */
export class WrongBytes extends Error {}

/** Returns the bytes of two arrays, one behind the other. */
function join(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/**
 * Cuts a file into parts while its bytes arrive, and drops the bytes between the parts. The stream is read only as far
 * as the caller iterates, and is cancelled when the caller stops.
 *
 * @param parts the parts of the file, in ascending order
 * @param size the length that the file must have, in bytes; checked after the last part. Default: any length
 * @throws WrongBytes when the file is shorter or longer
 */
export async function* cutStream(
  body: ReadableStream<Uint8Array>,
  parts: readonly BlockRange[],
  size?: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = body.getReader();
  /** Bytes that were read and are not used yet; the first one is at offset `at` of the file. */
  let held: Uint8Array = new Uint8Array();
  let at = 0;
  /** Reads more bytes of the file, and drops those before the offset `from`; returns false at the end of the file. */
  const read = async (from: number): Promise<boolean> => {
    const { value } = await reader.read();
    const dropped = Math.min(Math.max(0, from - at), held.length);
    held = join(held.subarray(dropped), value ?? new Uint8Array());
    at += dropped;
    return value !== undefined;
  };
  try {
    for (const { start, end } of parts) {
      while (at + held.length < end) if (!(await read(start))) throw new WrongBytes();
      yield held.subarray(start - at, end - at);
    }
    if (size === undefined) return;
    while (await read(size));
    if (at + held.length !== size) throw new WrongBytes();
  } finally {
    // A stream that has failed rejects again here.
    await reader.cancel().catch(() => {});
  }
}
