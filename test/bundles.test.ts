import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { measureSizes } from './bench/sizes.js';

it('every script of a tree stays within its budget', () => {
  const sizes = measureSizes();
  expect(sizes.filter(({ size }) => size === 0)).toEqual([]);
  expect(sizes.filter(({ size, most }) => size > most * 1024)).toEqual([]);
});

it.each([
  ['faker.js', '@faker-js/faker'],
  ['index.html', 'preact'],
])('%s has the licence of %s, which it contains', (file, name) => {
  const [comment = ''] = /\/\*!\n[^]*?\*\//.exec(readFileSync(`dist/tree/${file}`, 'utf8')) ?? [];
  expect(comment).toContain(`${name} `);
  expect(comment).toContain('Permission is hereby granted, free of charge');
});
