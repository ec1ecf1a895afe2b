import { describe, expect, it } from 'vitest';
import { loadBundles } from '../../src/node/index.ts';
import { readBundle } from './bundle-text.ts';

describe('the bundled files of the package', () => {
  it('are loaded unchanged', async () => {
    const bundle = await loadBundles('cloudflare', ['own']);
    for (const name of ['404.html', 'index.html', 'mockgen.js', 'sw.js', 'worker.js'])
      expect([name, bundle(name)]).toEqual([name, readBundle(name)]);
    expect(() => bundle('nope.js')).toThrow('there is no file nope.js');
  });

  it('leave out workers if no provider needs one, and faker if nothing can need it', async () => {
    const bundle = await loadBundles(undefined, []);
    expect(bundle('index.html')).toBe(readBundle('index.html'));
    expect(() => bundle('worker.js')).toThrow('there is no file worker.js');
    expect(() => bundle('faker.js')).toThrow('there is no file faker.js');
  });
});
