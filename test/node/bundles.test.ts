import { describe, expect, it } from 'vitest';
import { loadBundles } from '../../src/node/index.ts';
import { readBundle } from './bundle-text.ts';

describe('the files that come bundled with the package', () => {
  it('are loaded as they were built', async () => {
    const bundle = await loadBundles('cloudflare', ['own']);
    for (const name of ['404.html', 'index.html', 'mockgen.js', 'sw.js', 'worker.js'])
      expect([name, bundle(name)]).toEqual([name, readBundle(name)]);
    expect(() => bundle('nope.js')).toThrow('there is no file nope.js');
  });

  it('are without workers where no provider wants one, and without faker where nothing may need it', async () => {
    const bundle = await loadBundles(undefined, []);
    expect(bundle('index.html')).toBe(readBundle('index.html'));
    expect(() => bundle('worker.js')).toThrow('there is no file worker.js');
    expect(() => bundle('faker.js')).toThrow('there is no file faker.js');
  });
});
