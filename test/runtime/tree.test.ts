import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTreeReader, missingFile, splitRecords } from '../../src/runtime/tree.ts';
import { readerOf, smallTree } from './small-tree.ts';

const record = fc.record({ id: fc.nat(), text: fc.string(), list: fc.array(fc.string()) });

describe('splitRecords', () => {
  it('takes one line per record as it is', () => {
    fc.assert(
      fc.property(fc.array(record, { minLength: 1 }), (records) => {
        const lines = records.map((one) => JSON.stringify(one));
        expect(splitRecords(`[\n${lines.join(',\n')}\n]\n`)).toEqual(lines);
      }),
    );
  });

  it('leaves the text of a record alone', () => {
    expect(splitRecords('[\n{"id": 1.0},\n{"id": 2.0}\n]\n')).toEqual(['{"id": 1.0}', '{"id": 2.0}']);
  });

  it('does not mind any other formatting', () => {
    fc.assert(
      fc.property(fc.array(record), fc.constantFrom(undefined, 0, 1, 2, '\t'), (records, indent) => {
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

describe('missingFile', () => {
  it('names the file that is gone', async () => {
    const message = 'authors/all.json is missing: build the tree again.';
    expect(missingFile('authors/all.json').message).toBe(message);
    const reading = createTreeReader().collection(readerOf(new Map()), 'authors/all.json');
    await expect(reading).rejects.toThrow(missingFile('authors/all.json'));
  });
});

describe('createTreeReader', () => {
  it('keeps a collection while its text stays the same, and reads a changed one anew', async () => {
    const files = new Map(smallTree());
    const read = readerOf(files);
    const tree = createTreeReader();
    const first = await tree.collection(read, 'authors/all.json');
    expect(await tree.collection(read, 'authors/all.json')).toBe(first);
    files.set('authors/all.json', '[\n{"id":1}\n]\n');
    expect((await tree.collection(read, 'authors/all.json')).lines).toEqual(['{"id":1}']);
  });

  it('keeps the trees of two readers apart', async () => {
    const tree = createTreeReader();
    const [one, other] = [readerOf(smallTree(1)), readerOf(smallTree(2))];
    const first = await tree.collection(one, 'authors/all.json');
    expect((await tree.collection(other, 'authors/all.json')).lines).not.toEqual(first.lines);
    expect(await tree.collection(one, 'authors/all.json')).toBe(first);
  });

  it.each(['', 'null', '[]', '{"name":"another"}'])('refuses %j for a manifest', async (text) => {
    const read = readerOf(new Map([['mockgen.json', text]]));
    await expect(createTreeReader().info(read)).rejects.toThrow('mockgen.json is not what a build writes');
  });
});
