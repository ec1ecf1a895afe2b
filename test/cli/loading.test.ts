import { expect, it } from 'vitest';
import { loadedBy } from '../node/import-graph.ts';

it('loads only commander for help and wrong usage', () => {
  // What Node itself has loaded costs nothing.
  const loaded = [...loadedBy('cli/index.ts')].filter((name) => !name.startsWith('node:'));
  expect(loaded.filter((name) => !name.endsWith('.ts'))).toEqual(['commander']);
  expect(
    loaded.filter(
      (name) => !/^(?:(?:cli|tree|providers)\/[^/]+|chaos\/.+|errors|names|settings|version)\.ts$/.test(name),
    ),
  ).toEqual(['commander']);
});

it('loads no generator to start serving, no server to build, and the config reader only if there is a config', () => {
  const loadedFor = (command: string): readonly string[] => [...loadedBy(`cli/commands/${command}.ts`)];
  expect(loadedFor('serve').filter((name) => /^(?:generators|render|builtins)/.test(name))).toEqual([]);
  for (const command of ['serve', 'build', 'check']) {
    const config = loadedFor(command).filter((name) => name.startsWith('config'));
    expect(config.toSorted()).toEqual(['config/find.ts', 'config/index.ts']);
  }
  for (const command of ['build', 'check', 'list']) {
    expect(loadedFor(command).filter((name) => name.startsWith('serve'))).toEqual([]);
  }
});
