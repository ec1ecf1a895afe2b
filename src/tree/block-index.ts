import { BLOCK_SIZE, type Block, type BlockRange, digestOfBlocks, locateBlocks } from './records.ts';

/** The size of the header of an index, and of each entry, in bytes. */
export const ENTRY_BYTES = 32;

// "mockgen", and the version of this layout.
const MAGIC = 0x01_6e_65_67_6b_63_6f_6dn;

const digestAt = (view: DataView, offset: number): string =>
  view.getBigUint64(offset, true).toString(16).padStart(16, '0');

/**
 * Renders the index of a large collection: the position of each block (256 records) in `all.json`, and its digest. All
 * numbers are little-endian. An entry states which build it belongs to, so it can be read without the rest of the
 * index.
 *
 * | bytes | header                          | entry                           |
 * | ----- | ------------------------------- | ------------------------------- |
 * | 0-7   | `mockgen`, and the version 1    | position of the block in bytes  |
 * | 8-11  | size of an entry in bytes: 32   | size of the block in bytes      |
 * | 12-15 | records per block: 256          | number of the block, from 0     |
 * | 16-23 | digest of the collection        | digest of the block             |
 * | 24-31 | size of `all.json` in bytes     | digest of the collection        |
 *
 * @example
 * renderIndex([{ digest: '00000000000000ff', bytes: 12 }]).length // => 64
 */
export function renderIndex(blocks: readonly Block[]): Uint8Array {
  const bytes = new Uint8Array(ENTRY_BYTES * (blocks.length + 1));
  const view = new DataView(bytes.buffer);
  const { ranges, size } = locateBlocks(blocks);
  const collectionDigest = BigInt(`0x${digestOfBlocks(blocks)}`);
  view.setBigUint64(0, MAGIC, true);
  view.setUint32(8, ENTRY_BYTES, true);
  view.setUint32(12, BLOCK_SIZE, true);
  view.setBigUint64(16, collectionDigest, true);
  view.setBigUint64(24, BigInt(size), true);
  for (const [number, block] of blocks.entries()) {
    const offset = ENTRY_BYTES * (number + 1);
    view.setBigUint64(offset, BigInt(ranges[number]?.start ?? 0), true);
    view.setUint32(offset + 8, block.bytes, true);
    view.setUint32(offset + 12, number, true);
    view.setBigUint64(offset + 16, BigInt(`0x${block.digest}`), true);
    view.setBigUint64(offset + 24, collectionDigest, true);
  }
  return bytes;
}

/** A block, and where it is in its file. */
export interface IndexedBlock extends Block, BlockRange {}

/**
 * Reads consecutive entries of an index.
 *
 * @param bytes the entries, without the header
 * @param first the number of the first entry, from 0
 * @param digest the digest of the collection in the manifest
 * @returns undefined when the entries are not of this collection
 * @example
 * readEntries(renderIndex([{ digest: '00000000000000ff', bytes: 12 }]).subarray(32), 0, '00') // => undefined
 */
export function readEntries(bytes: Uint8Array, first: number, digest: string): readonly IndexedBlock[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const found: IndexedBlock[] = [];
  for (let offset = 0; offset + ENTRY_BYTES <= bytes.length; offset += ENTRY_BYTES) {
    const start = Number(view.getBigUint64(offset, true));
    const size = view.getUint32(offset + 8, true);
    const isNext = view.getUint32(offset + 12, true) === first + found.length;
    if (!isNext || digestAt(view, offset + 24) !== digest) return undefined;
    found.push({ digest: digestAt(view, offset + 16), bytes: size, start, end: start + size });
  }
  return found;
}

/**
 * Reads a whole index.
 *
 * @param digest the digest of the collection in the manifest
 * @returns undefined when it is not the index that a build wrote for this collection
 * @example
 * readIndex(new Uint8Array(64), '00') // => undefined
 */
export function readIndex(bytes: Uint8Array, digest: string): readonly Block[] | undefined {
  const entries = readEntries(bytes.subarray(ENTRY_BYTES), 0, digest);
  const blocks = entries?.map(({ digest, bytes }) => ({ digest, bytes }));
  if (!blocks || digestOfBlocks(blocks) !== digest) return undefined;
  // The index of these blocks is unique, so everything else in it has to be as rendered.
  const rendered = renderIndex(blocks);
  return rendered.length === bytes.length && rendered.every((byte, at) => byte === bytes[at]) ? blocks : undefined;
}
