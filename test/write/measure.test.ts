import { describe, expect, it } from 'vitest';
import { Measure } from '../../src/write/measure.ts';

const FILES = { 'index.json': 2, 'a/1.json': 3, 'a/all.json': 5, 'b/a/1.json': 0 };
const SIZE = {
  files: 4,
  bytes: 10,
  largest: { path: 'a/all.json', bytes: 5 },
  folders: new Map([
    ['', 1],
    ['a', 2],
    ['b/a', 1],
  ]),
};

describe('a measure', () => {
  it('counts files, bytes and folders, and finds the largest file', () => {
    const measure = new Measure();
    for (const [path, bytes] of Object.entries(FILES)) measure.add(path, bytes);
    expect(measure.size).toEqual(SIZE);
  });

  it('is the same for any split of the files', () => {
    const files = Object.entries({ ...FILES, 'c/all.json': 5 });
    for (let split = 0; split <= files.length; split++) {
      const [one, other] = [new Measure(), new Measure()];
      for (const [at, [path, bytes]] of files.entries()) (at < split ? one : other).add(path, bytes);
      other.merge(one.size);
      expect(other.size.largest).toEqual(SIZE.largest);
      expect([other.size.files, other.size.bytes]).toEqual([5, 15]);
      expect([...other.size.folders].toSorted()).toEqual([...SIZE.folders, ['c', 1]].toSorted());
    }
  });
});
