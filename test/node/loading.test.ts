import { describe, expect, it } from 'vitest';
import { loadedBy } from './import-graph.ts';

const others = (entry: string): readonly string[] =>
  [...loadedBy(entry)].filter((name) => !name.endsWith('.ts') && !name.startsWith('node:')).toSorted();

describe('what is loaded', () => {
  it('to serve is no generator', () => {
    expect(others('node/server.ts')).toEqual(['sirv']);
    expect(loadedBy('node/server.ts')).not.toContain('render/index.ts');
  });

  it('to reach the adapters is none of them', () => {
    expect([...loadedBy('node/index.ts')]).toEqual(['node/index.ts']);
  });
});
