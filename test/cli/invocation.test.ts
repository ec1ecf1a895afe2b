import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { invocationOf, runnable } from '../../src/cli/invocation.ts';

it.each([
  ['/usr/local/bin/mockgen', 'mockgen'],
  ['/app/node_modules/.bin/mockgen', 'npx mockgen'],
  ['C:\\app\\node_modules\\mockgen-cli\\bin\\mockgen.js', 'npx mockgen'],
  [resolve('bin/mockgen.js'), 'node bin/mockgen.js'],
  [resolve('../my projects/mockgen/bin/mockgen.js'), "node '../my projects/mockgen/bin/mockgen.js'"],
  [undefined, 'mockgen'],
])('the program %s is run again with %s', (script, expected) => {
  expect(invocationOf(script)).toBe(expected);
});

it('advice has the command as it runs here, and prose as it is', () => {
  const script = resolve('bin/mockgen.js');
  expect(runnable('Build one: mockgen build --out tree', script)).toBe(
    'Build one: node bin/mockgen.js build --out tree',
  );
  expect(runnable('This tree is of mockgen 0.2', script)).toBe('This tree is of mockgen 0.2');
});
