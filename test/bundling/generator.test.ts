import { expect, it } from 'vitest';
import { generatorBundle } from '../../src/bundling/generator.js';
import { ordered } from '../../src/bundling/order.js';
import { builtins } from '../../src/builtins.ts';
import { Records } from '../../src/render/records.ts';

/** What the bundle exports, as the sources have it. */
interface Bundle {
  readonly builtins: typeof builtins;
  readonly Records: typeof Records;
}

const EXPORTS = `export { builtins } from './src/builtins.ts'; export { Records } from './src/render/records.ts';`;
const OPTIONS = { seed: 42, refDate: '2026-01-01T00:00:00.000Z' };

it('the bundled generator makes the records that the sources make', { timeout: 60_000 }, async () => {
  const url = `data:text/javascript;base64,${Buffer.from(await generatorBundle(EXPORTS, 'esm')).toString('base64')}`;
  // The bundle is text until here; its exports are those that it is made of.
  const bundle = (await import(/* @vite-ignore */ url)) as Bundle;
  const made = new bundle.Records(bundle.builtins, OPTIONS);
  const expected = new Records(builtins, OPTIONS);
  expect(bundle.builtins.resources.map(({ name }) => name)).toEqual(builtins.resources.map(({ name }) => name));
  for (const { name } of builtins.resources) {
    for (let id = 1; id <= 300; id++) expect(made.record(name, id)).toEqual(expected.record(name, id));
  }
});

it('texts that are alike stand together, and all of them are kept', () => {
  const text = (words: string): string => `${words} `.repeat(20);
  const items = ['heron wren kestrel', 'granite basalt slate', 'wren kestrel owl', 'slate marble granite'].map(text);
  const found = ordered(items.map((one) => ({ text: one }))).map((item) => items.indexOf(item.text));
  expect(found.toSorted()).toEqual([0, 1, 2, 3]);
  expect(Math.abs(found.indexOf(0) - found.indexOf(2))).toBe(1);
});
