import { expect, it } from 'vitest';
import { loadedBy } from '../node/import-graph.ts';

it('loads commander and nothing else for help and bad use', () => {
  const loaded = [...loadedBy('cli/index.ts')];
  expect(loaded.filter((name) => !name.endsWith('.ts'))).toEqual(['commander']);
  expect(loaded.filter((name) => !/^(?:cli\/[^/]+|errors|version)\.ts$/.test(name))).toEqual(['commander']);
});

it('loads no generator to list or to start serving', () => {
  for (const command of ['list', 'serve', 'check']) {
    expect([...loadedBy(`cli/commands/${command}.ts`)]).not.toContain('@faker-js/faker');
    expect([...loadedBy(`cli/commands/${command}.ts`)]).not.toContain('render/index.ts');
  }
});
