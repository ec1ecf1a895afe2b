import { describe, expect, it } from 'vitest';
import { PART_FILES } from '../../src/tree/index.ts';
import { loadPart } from '../../src/web/load-part.ts';
import { parts } from '../../src/web/parts.ts';

describe('the parts of the client', () => {
  it('are files of a tree', async () => {
    await Promise.all([loadPart('range'), loadPart('search'), loadPart('seeds')]);
    const names = Object.keys(parts).toSorted();
    expect(names.map((name) => `mockgen-${name}.js`)).toEqual(PART_FILES);
  });

  it('let other work run while they search many records', async () => {
    const search = (await loadPart('search'))(() => [Array.from({ length: 5_000 }, (_, at) => `{"id":${at + 1}}`)]);
    let hasRun = false;
    setTimeout(() => {
      hasRun = true;
    });
    expect(await search.find('4999', ['id'], true)).toEqual([4_998]);
    expect(hasRun).toBe(true);
  });
});
