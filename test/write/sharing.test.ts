import { expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { DEFAULTS } from '../../src/settings.ts';
import { wantsHelp } from '../../src/write/build.ts';
import type { BuiltTree } from '../node/built-tree.ts';

it('only large trees of built-in resources are written by several threads', async () => {
  const recipe = (options: BuiltTree): Parameters<typeof wantsHelp>[1] => ({ ...DEFAULTS, ...options });
  expect(await wantsHelp(builtins, recipe({}))).toBe(false);
  expect(await wantsHelp(builtins, recipe({ items: 100_000, only: ['users'] }))).toBe(false);
  expect(await wantsHelp({ ...builtins }, recipe({ items: 100_000 }))).toBe(false);
});
