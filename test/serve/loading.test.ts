import { describe, expect, it } from 'vitest';
import { loadedBy } from '../node/import-graph.ts';

const GENERATOR = ['generate', 'generators', 'render', 'resources', 'builtins.ts'];

describe('the modules that are loaded', () => {
  it.each(['serve/server.ts', 'serve/open-folder.ts'])('by %s do not include the generator', (entry) => {
    const folders = new Set([...loadedBy(entry)].map((name) => name.replace(/\/.*/, '')));
    for (const folder of GENERATOR) expect(folders).not.toContain(folder);
  });

  it('by the worker include the generator, and faker only if a spec uses it', () => {
    const loaded = [...loadedBy('seeds/thread/worker.ts')];
    expect(loaded).toContain('builtins.ts');
    expect(loaded.filter((name) => !name.endsWith('.ts') && !name.startsWith('node:'))).toEqual([]);
  });
});
