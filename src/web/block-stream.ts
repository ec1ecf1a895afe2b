import type { BlockRange } from '../tree/index.ts';

/** What came is not what was asked for. */
export class Unfit extends Error {}

/** One after the other. */
function join(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/**
 * Cuts the bytes of a file, as they arrive, into parts of it. What lies between the parts is dropped. The file is read no
 * further than it is asked for, and what is left of it does not travel once whoever asks is done.
 *
 * @param parts in rising order
 * @param size how long the file has to be, in bytes; asked for only when all of it has come. Default: any length will do
 * @throws Unfit when the file is shorter or longer
 */
export async function* cutStream(
  body: ReadableStream<Uint8Array>,
  parts: readonly BlockRange[],
  size?: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = body.getReader();
  /** Bytes of the file from `at` on. */
  let held: Uint8Array = new Uint8Array();
  let at = 0;
  /** Reads on; false at the end. */
  const read = async (from: number): Promise<boolean> => {
    const { value } = await reader.read();
    const dropped = Math.min(Math.max(0, from - at), held.length);
    held = join(held.subarray(dropped), value ?? new Uint8Array());
    at += dropped;
    return value !== undefined;
  };
  try {
    for (const { start, end } of parts) {
      while (at + held.length < end) if (!(await read(start))) throw new Unfit();
      yield held.subarray(start - at, end - at);
    }
    if (size === undefined) return;
    while (await read(size));
    if (at + held.length !== size) throw new Unfit();
  } finally {
    // A stream that has failed says so once more.
    await reader.cancel().catch(() => {});
  }
}
