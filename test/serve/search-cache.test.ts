import { describe, expect, it } from 'vitest';
import { SearchCache } from '../../src/serve/search-cache.ts';

const linesOf = (name: string): readonly string[] =>
  Array.from({ length: 500 }, (_, at) => JSON.stringify({ id: at + 1, name: `${name} number ${at}` }));
const asked = { text: 'number 7', fields: ['name'], matchesNull: false };

describe('the searches of a snapshot', () => {
  it('return positions, and read the records only if no result is kept', async () => {
    const searches = new SearchCache(10_000_000);
    let reads = 0;
    const lines = (): readonly (readonly string[])[] => {
      reads += 1;
      return [linesOf('a')];
    };
    const [first, second] = [await searches.find('a', lines, asked), await searches.find('a', lines, asked)];
    expect(first.slice(0, 3)).toEqual([7, 70, 71]);
    expect(second).toEqual(first);
    expect(reads).toBe(1);
    expect(searches.bytes).toBeGreaterThan(0);
  });

  it('keep a limited number of results, those used last', async () => {
    const probe = new SearchCache(10_000_000);
    await probe.find('a', () => [linesOf('a')], asked);
    const searches = new SearchCache(probe.bytes * 2.5);
    const reads: string[] = [];
    const find = (name: string): Promise<readonly number[]> =>
      searches.find(
        name,
        () => {
          reads.push(name);
          return [linesOf(name)];
        },
        asked,
      );
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await find(name);
    expect(reads).toEqual(['a', 'b', 'c', 'b']);
    expect(searches.bytes).toBeLessThanOrEqual(probe.bytes * 2.5);
  });

  it('also work if a single result is larger than the limit', async () => {
    const searches = new SearchCache(1);
    for (let round = 0; round < 2; round++) {
      expect(await searches.find('a', () => [linesOf('a')], asked)).toHaveLength(11);
      expect(searches.bytes).toBe(0);
    }
  });
});
