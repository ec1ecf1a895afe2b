import { expect, it } from 'vitest';
import { loadedBy } from '../node/import-graph.ts';

const packages = (entry: string): readonly string[] => [...loadedBy(entry)].filter((name) => !name.endsWith('.ts'));

it('loads neither generator nor disk for the handler, before a tree is made', () => {
  expect(packages('testing/handler.ts')).toEqual([]);
  expect([...loadedBy('testing/handler.ts')]).not.toContain('render/index.ts');
});

it('loads nothing of Node for msw, which runs in browsers too', () => {
  expect(packages('testing/msw.ts')).toEqual(['msw']);
  const folders = [...loadedBy('testing/msw.ts')].map((name) => name.split('/')[0]);
  expect([...new Set(folders)].toSorted()).toEqual(['browser', 'errors.ts', 'msw', 'runtime', 'testing']);
});
