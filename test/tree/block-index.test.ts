import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Block,
  digestOf,
  digestOfBlocks,
  ENTRY_BYTES,
  locateBlocks,
  readEntries,
  readIndex,
  renderIndex,
} from '../../src/tree/index.ts';

const block: fc.Arbitrary<Block> = fc.record({
  digest: fc.string().map(digestOf),
  bytes: fc.integer({ min: 1, max: 2 ** 32 - 1 }),
});
const list = fc.array(block, { minLength: 1, maxLength: 20 });

describe('an index', () => {
  it('contains the digest and the position of each block', () => {
    fc.assert(
      fc.property(list, (blocks) => {
        const bytes = renderIndex(blocks);
        const digest = digestOfBlocks(blocks);
        expect(bytes).toHaveLength(ENTRY_BYTES * (blocks.length + 1));
        expect(readIndex(bytes, digest)).toEqual(blocks);
        const { ranges } = locateBlocks(blocks);
        for (const [at, one] of blocks.entries()) {
          const entry = bytes.subarray(ENTRY_BYTES * (at + 1), ENTRY_BYTES * (at + 2));
          expect(readEntries(entry, at, digest)).toEqual([{ ...one, ...ranges[at] }]);
        }
      }),
    );
  });

  it('is refused for other records, and so is an entry of another block', () => {
    const blocks = [
      { digest: '0000000000000001', bytes: 7 },
      { digest: '0000000000000002', bytes: 7 },
    ];
    const bytes = renderIndex(blocks);
    expect(readIndex(bytes, digestOfBlocks(blocks.toReversed()))).toBeUndefined();
    expect(readEntries(bytes.subarray(ENTRY_BYTES), 0, '00')).toBeUndefined();
    expect(readEntries(bytes.subarray(2 * ENTRY_BYTES), 0, digestOfBlocks(blocks))).toBeUndefined();
  });

  it('is refused if any byte was changed, removed or added', () => {
    fc.assert(
      fc.property(list, fc.nat(), fc.integer({ min: 1, max: 255 }), (blocks, place, change) => {
        const bytes = renderIndex(blocks);
        const digest = digestOfBlocks(blocks);
        const changed = bytes.slice();
        const at = place % bytes.length;
        changed[at] = (changed[at] ?? 0) ^ change;
        expect(readIndex(changed, digest)).toBeUndefined();
        expect(readIndex(bytes.subarray(0, at), digest)).toBeUndefined();
        expect(readIndex(Uint8Array.of(...bytes, 0), digest)).toBeUndefined();
      }),
    );
  });

  it('is refused for a collection with another digest, even without blocks', () => {
    const none = renderIndex([]);
    expect(readIndex(none, digestOfBlocks([]))).toEqual([]);
    expect(readIndex(none, digestOfBlocks([{ digest: '0000000000000001', bytes: 7 }]))).toBeUndefined();
    expect(readIndex(none.subarray(1), digestOfBlocks([]))).toBeUndefined();
  });

  it('is refused if its entries contain the digest of another collection', () => {
    const blocks = [{ digest: '0000000000000001', bytes: 7 }];
    const claimed = '00000000000000ff';
    const bytes = renderIndex(blocks);
    const view = new DataView(bytes.buffer);
    for (const offset of [16, ENTRY_BYTES + 24]) view.setBigUint64(offset, BigInt(`0x${claimed}`), true);
    expect(readEntries(bytes.subarray(ENTRY_BYTES), 0, claimed)).toHaveLength(1);
    expect(readIndex(bytes, claimed)).toBeUndefined();
  });

  it('has the documented layout, with little-endian numbers', () => {
    const bytes = Buffer.from(renderIndex([{ digest: '0123456789abcdef', bytes: 300 }]));
    expect(bytes.toString('latin1', 0, 8)).toBe('mockgen\x01');
    expect([bytes.readUInt32LE(8), bytes.readUInt32LE(12), bytes.readBigUInt64LE(24)]).toEqual([32, 256, 305n]);
    expect([bytes.readBigUInt64LE(32), bytes.readUInt32LE(40), bytes.readUInt32LE(44)]).toEqual([2n, 300, 0]);
    expect(bytes.readBigUInt64LE(48)).toBe(0x0123456789abcdefn);
    expect(bytes.readBigUInt64LE(56)).toBe(bytes.readBigUInt64LE(16));
  });
});
