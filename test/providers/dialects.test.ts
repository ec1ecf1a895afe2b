import { expect, it } from 'vitest';
import { filesBesideData } from '../../src/providers/index.ts';
import { readBundle } from '../node/bundle-text.ts';

const shape = { layout: 'flat', resources: { users: { category: 'people', total: 3 } } } as const;
const filesOf = (dialect: boolean): Readonly<Record<string, string>> =>
  filesBesideData({ provider: 'cloudflare', dialect }, { shape, bundle: readBundle });

it('only the scripts of a tree with a dialect have the dialects', () => {
  const [without, withThem] = [filesOf(false), filesOf(true)];
  const script = readBundle('dialects-script.js');
  expect(script).not.toMatch(/<\/script/i);
  for (const [name, text] of Object.entries(without)) {
    expect(text, name).not.toContain('mockgenDialects:');
    const has = ['mockgen.js', 'sw.js', 'worker.js', 'index.html'].includes(name);
    expect(withThem[name]?.includes(script), name).toBe(has);
    if (!has) expect(withThem[name], name).toBe(text);
  }
});
