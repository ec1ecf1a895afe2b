import { BLOCK_SIZE, type Block, type BlockRange, digestOfBlocks, locateBlocks } from './records.ts';

/** How many bytes the header of an index has, and each of its entries. */
export const ENTRY_BYTES = 32;

// "mockgen", and the version of this layout.
const MAGIC = 0x01_6e_65_67_6b_63_6f_6dn;

const digestAt = (view: DataView, at: number): string => view.getBigUint64(at, true).toString(16).padStart(16, '0');

/**
 * Renders the index of a large collection: where each block lies in `all.json`, and its digest. All numbers are
 * little-endian, and an entry tells by itself which build it is of, so that it can be read on its own.
 *
 * | bytes | header                          | entry                           |
 * | ----- | ------------------------------- | ------------------------------- |
 * | 0-7   | `mockgen`, and the version 1    | where the block begins          |
 * | 8-11  | bytes of an entry: 32           | bytes of the block              |
 * | 12-15 | records of a block: 256         | number of the block, from 0     |
 * | 16-23 | digest of the collection        | digest of the block             |
 * | 24-31 | bytes of `all.json`             | digest of the collection        |
 *
 * @example
 * renderIndex([{ digest: '00000000000000ff', bytes: 12 }]).length // => 64
 */
export function renderIndex(blocks: readonly Block[]): Uint8Array {
  const bytes = new Uint8Array(ENTRY_BYTES * (blocks.length + 1));
  const view = new DataView(bytes.buffer);
  const { ranges, size } = locateBlocks(blocks);
  const whole = BigInt(`0x${digestOfBlocks(blocks)}`);
  const put = (at: number, words: readonly [bigint, number, number, bigint, bigint]): void => {
    view.setBigUint64(at, words[0], true);
    view.setUint32(at + 8, words[1], true);
    view.setUint32(at + 12, words[2], true);
    view.setBigUint64(at + 16, words[3], true);
    view.setBigUint64(at + 24, words[4], true);
  };
  put(0, [MAGIC, ENTRY_BYTES, BLOCK_SIZE, whole, BigInt(size)]);
  for (const [at, block] of blocks.entries()) {
    const start = BigInt(ranges[at]?.start ?? 0);
    put(ENTRY_BYTES * (at + 1), [start, block.bytes, at, BigInt(`0x${block.digest}`), whole]);
  }
  return bytes;
}

/** A block, as an index tells of it. */
export interface IndexedBlock extends Block, BlockRange {}

/**
 * Reads entries of an index.
 *
 * @param bytes the entries, one after the other
 * @param first the number of the first one, from 0
 * @param digest that of the collection, as the manifest has it
 * @returns undefined where they are not those of this collection
 * @example
 * readEntries(renderIndex([{ digest: '00000000000000ff', bytes: 12 }]).subarray(32), 0, '00') // => undefined
 */
export function readEntries(bytes: Uint8Array, first: number, digest: string): readonly IndexedBlock[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const found: IndexedBlock[] = [];
  for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    const start = Number(view.getBigUint64(at, true));
    const length = view.getUint32(at + 8, true);
    if (view.getUint32(at + 12, true) !== first + found.length || digestAt(view, at + 24) !== digest) return undefined;
    found.push({ digest: digestAt(view, at + 16), bytes: length, start, end: start + length });
  }
  return found;
}

/**
 * Reads a whole index.
 *
 * @param digest that of the collection, as the manifest has it
 * @returns undefined where it is not the one that a build has written for this collection
 * @example
 * readIndex(new Uint8Array(64), '00') // => undefined
 */
export function readIndex(bytes: Uint8Array, digest: string): readonly Block[] | undefined {
  const blocks = readEntries(bytes.subarray(ENTRY_BYTES), 0, digest)?.map(({ digest, bytes }) => ({ digest, bytes }));
  if (!blocks || digestOfBlocks(blocks) !== digest) return undefined;
  const rendered = renderIndex(blocks);
  return rendered.length === bytes.length && rendered.every((byte, at) => byte === bytes[at]) ? blocks : undefined;
}
