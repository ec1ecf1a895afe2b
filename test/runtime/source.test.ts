import { describe, expect, it } from 'vitest';
import { chooseSource } from '../../src/runtime/source.ts';
import { generatorOf, readerOf, smallTree } from './small-tree.ts';

const read = readerOf(smallTree());
const ports = { read, generate: generatorOf((seed) => readerOf(smallTree(seed))) };
const originOf = (seed?: number, nocache = false) => ({ seed, nocache, errors: [] });

describe('chooseSource', () => {
  it.each([undefined, 42])('is the tree for seed %s', async (seed) => {
    expect(await chooseSource(ports, originOf(seed), 42)).toEqual({ read, cache: 'HIT' });
  });

  it('is the tree past the cache for its own seed with nocache', async () => {
    expect(await chooseSource(ports, originOf(42, true), 42)).toEqual({ read, cache: 'BYPASS' });
  });

  it('is a generated tree for another seed, kept or not', async () => {
    const first = await chooseSource(ports, originOf(0), 42);
    const second = await chooseSource(ports, originOf(0), 42);
    expect([first?.cache, second?.cache]).toEqual(['MISS', 'HIT']);
    expect(await second?.read('authors/1.json')).toBe(smallTree(0).get('authors/1.json'));
    expect((await chooseSource(ports, originOf(0, true), 42))?.cache).toBe('BYPASS');
  });

  it('is another tree each time for nocache alone', async () => {
    const first = await chooseSource(ports, originOf(undefined, true), 42);
    const second = await chooseSource(ports, originOf(undefined, true), 42);
    expect([first?.cache, second?.cache]).toEqual(['BYPASS', 'BYPASS']);
    expect(await first?.read('authors/1.json')).not.toBe(await second?.read('authors/1.json'));
  });

  it('is none where it takes a generator and there is none', async () => {
    for (const origin of [originOf(7), originOf(undefined, true), originOf(42, true)]) {
      expect(await chooseSource({ read }, origin, 42)).toBeUndefined();
    }
  });
});
