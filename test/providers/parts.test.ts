import { expect, it } from 'vitest';
import { filesBesideData } from '../../src/providers/index.ts';
import { readBundle } from '../node/bundle-text.ts';

const shape = { layout: 'flat', resources: { users: { category: 'people', total: 3 } } } as const;
const filesOf = (...parts: readonly ('dialects' | 'chaos')[]): Readonly<Record<string, string>> =>
  filesBesideData({ provider: 'cloudflare', parts }, { shape, bundle: readBundle });

it.each([
  ['dialects', 'mockgenDialects:', ['mockgen.js', 'sw.js', 'worker.js', 'index.html']],
  ['chaos', 'mockgenChaos:', ['sw.js', 'worker.js', 'index.html']],
] as const)('only the scripts of a tree that needs the part %s have it', (part, mark, scripts) => {
  const [without, withIt] = [filesOf(), filesOf(part)];
  const script = readBundle(`${part}-script.js`);
  expect(script).not.toMatch(/<\/script/i);
  for (const [name, text] of Object.entries(without)) {
    expect(text, name).not.toContain(mark);
    const has = scripts.some((one) => one === name);
    expect(withIt[name]?.includes(script), name).toBe(has);
    if (!has) expect(withIt[name], name).toBe(text);
  }
});

it('a tree may need both', () => {
  const { 'sw.js': worker = '', 'index.html': page = '' } = filesOf('dialects', 'chaos');
  for (const mark of ['mockgenDialects:', 'mockgenChaos:']) {
    expect(worker).toContain(mark);
    expect(page).toContain(mark);
  }
});
