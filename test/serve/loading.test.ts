import { describe, expect, it } from 'vitest';
import { loadedBy } from '../node/import-graph.ts';

const loaded = (entry: string): readonly string[] => [...loadedBy(entry)];
const packages = (entry: string): readonly string[] =>
  loaded(entry).filter((name) => !name.endsWith('.ts') && !name.startsWith('node:'));

describe('what is loaded', () => {
  it('to serve is no generator, and no package', () => {
    expect(packages('serve/server.ts')).toEqual([]);
    const rooms = new Set(loaded('serve/server.ts').map((name) => name.replace(/\/.*/, '')));
    for (const room of ['generate', 'generators', 'render', 'resources', 'builtins.ts'])
      expect(rooms).not.toContain(room);
  });

  it('to open a folder is no generator', () => {
    expect(packages('serve/open-folder.ts')).toEqual(['sirv']);
    expect(loaded('serve/open-folder.ts')).not.toContain('builtins.ts');
  });

  it('to reach the room is nothing of it', () => {
    expect(loaded('serve/index.ts')).toEqual(['serve/index.ts']);
  });

  it('by the worker is the generator, and faker only where a spec names it', () => {
    expect(loaded('serve/seed-worker.ts')).toContain('builtins.ts');
    expect(packages('serve/seed-worker.ts')).toEqual([]);
  });
});
