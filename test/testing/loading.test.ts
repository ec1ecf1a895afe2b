import { expect, it } from 'vitest';
import { loadedBy } from '../node/import-graph.ts';

const packages = (entry: string): readonly string[] => [...loadedBy(entry)].filter((name) => !name.endsWith('.ts'));

it('loads neither the generator nor disk access for the handler, before a tree is created', () => {
  expect(packages('testing/handler.ts')).toEqual([]);
  const folders = [...loadedBy('testing/handler.ts')].map((name) => name.split('/')[0]);
  expect(folders.filter((name) => /^(?:render|generate|generators|serve|node|builtins)/.test(name ?? ''))).toEqual([]);
});

it('loads nothing of Node for msw, which runs in browsers too', () => {
  expect(packages('testing/msw.ts')).toEqual(['msw']);
  const folders = [...loadedBy('testing/msw.ts')].map((name) => name.split('/')[0]);
  expect([...new Set(folders)].toSorted()).toEqual([
    'caching',
    'chaos',
    'dialects',
    'errors.ts',
    'msw',
    'names.ts',
    'options.ts',
    'runtime',
    'seeds',
    'testing',
    'tree',
    'web',
  ]);
});
