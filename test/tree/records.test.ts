import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../any-character.ts';
import {
  BLOCK_SIZE,
  blockOf,
  digestOfBlocks,
  joinRecords,
  locateBlocks,
  splitBlock,
  splitRecords,
  streamRecords,
  type Block,
} from '../../src/tree/index.ts';

const line = fc
  .record({ id: fc.nat(), name: fc.string({ unit: anyCharacter }) })
  .map((record) => JSON.stringify(record));
const anyRecord = fc.record({ id: fc.nat(), text: fc.string(), list: fc.array(fc.string()) });
const blocksOfLines = fc.array(fc.array(line, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });

describe('joinRecords', () => {
  it('writes JSON that splitRecords reads', () => {
    fc.assert(
      fc.property(blocksOfLines, (blocks) => {
        const text = [...joinRecords(blocks)].join('');
        expect(splitRecords(text)).toEqual(blocks.flat());
        expect(JSON.parse(text)).toEqual(blocks.flat().map((record) => JSON.parse(record) as unknown));
        expect(text.endsWith('\n]\n')).toBe(true);
      }),
    );
  });

  it('reports each block, at the position that locateBlocks returns', () => {
    fc.assert(
      fc.property(blocksOfLines, (lines) => {
        const blocks: Block[] = [];
        const bytes = Buffer.from([...joinRecords(lines, (block) => blocks.push(block))].join(''));
        const { ranges, size } = locateBlocks(blocks);
        expect(size).toBe(bytes.length);
        for (const [at, { start, end }] of ranges.entries()) {
          const text = bytes.subarray(start, end).toString('utf8');
          expect(splitBlock(text)).toEqual(lines[at]);
          expect(blockOf(text)).toEqual(blocks[at]);
        }
      }),
    );
  });

  it('writes an empty list without records', () => {
    expect([...joinRecords([])].join('')).toBe('[]\n');
    expect(splitRecords('[]\n')).toEqual([]);
  });
});

describe('splitRecords', () => {
  it('returns one line per record unchanged', () => {
    fc.assert(
      fc.property(fc.array(anyRecord, { minLength: 1 }), (records) => {
        const lines = records.map((one) => JSON.stringify(one));
        expect(splitRecords(`[\n${lines.join(',\n')}\n]\n`)).toEqual(lines);
      }),
    );
  });

  it('leaves the text of a record unchanged', () => {
    expect(splitRecords('[\n{"id": 1.0},\n{"id": 2.0}\n]\n')).toEqual(['{"id": 1.0}', '{"id": 2.0}']);
  });

  it('accepts any other formatting', () => {
    fc.assert(
      fc.property(fc.array(anyRecord), fc.constantFrom(undefined, 0, 1, 2, '\t'), (records, indent) => {
        const lines = records.map((one) => JSON.stringify(one));
        const text = JSON.stringify(records, undefined, indent);
        expect(splitRecords(text)).toEqual(lines);
        expect(splitRecords(text.replaceAll('\n', '\r\n'))).toEqual(lines);
      }),
    );
    expect(splitRecords('[\n{"a":\n{}},\n{ "b": [\n1,\n2] }\n]\n')).toEqual(['{"a":{}}', '{"b":[1,2]}']);
    expect(splitRecords('[\n]\n')).toEqual([]);
  });

  it.each(['', '[\n{"id":1},\n', '{"id":1}', 'null'])('throws on %j', (text) => {
    expect(() => splitRecords(text)).toThrow();
  });
});

describe('digestOfBlocks', () => {
  it('changes with any block, and with their order', () => {
    const [a, b] = [blockOf('a'), blockOf('b')];
    const digests = [[], [a], [b], [a, b], [b, a]].map(digestOfBlocks);
    expect(new Set(digests).size).toBe(digests.length);
  });
});

it('a block has the form of the manifest', () => {
  expect(BLOCK_SIZE).toBe(256);
});

describe('streamRecords', () => {
  /** A text in pieces of a length. */
  function* cut(text: string, length: number): Generator<string, void, undefined> {
    for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
  }

  it('returns the same as splitRecords, for any pieces and formatting', () => {
    fc.assert(
      fc.property(fc.array(anyRecord), fc.integer({ min: 1, max: 9 }), (records, length) => {
        const lines = records.map((one) => JSON.stringify(one));
        const built = [...joinRecords(lines.map((one) => [one]))].join('');
        for (const text of [
          built,
          JSON.stringify(records),
          JSON.stringify(records, null, 2),
          `[\n${lines.join(',')}]`,
        ]) {
          expect([...streamRecords(() => cut(text, length))]).toEqual(lines);
        }
      }),
    );
  });

  it('reads a built text once, however it is cut, and any other one a second time', () => {
    const passes = (text: string, length: number): number => {
      let count = 0;
      const records = streamRecords(() => (count++, cut(text, length)));
      expect([...records]).toHaveLength(3);
      return count;
    };
    const records = [{ id: 1 }, { id: 2 }, { id: 3 }];
    const built = [...joinRecords(records.map((one) => [JSON.stringify(one)]))].join('');
    for (const length of [1, 2, 3, 10, 100]) {
      expect([length, passes(built, length), passes(JSON.stringify(records), length)]).toEqual([length, 1, 2]);
    }
  });

  it('starts parsing at the first line that is not a record', () => {
    const text = '[\n{"id":1},\n{"id":2,\n"name":"two"},\n{"id":3}\n]\n';
    expect([...streamRecords(() => cut(text, 5))]).toEqual(['{"id":1}', '{"id":2,"name":"two"}', '{"id":3}']);
  });

  it('throws if the text is not an array', () => {
    for (const text of ['', '[', '[\n', '[\n{"id":1},\n', '{}']) {
      expect(() => [...streamRecords(() => cut(text, 3))], text).toThrow();
    }
  });
});
