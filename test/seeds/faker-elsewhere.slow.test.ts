import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { describeInChromium } from '../contract/chromium.ts';
import { describeWith } from '../contract/needs.ts';
import { startStaticHost, type StaticHost } from '../contract/static-host.ts';
import { fakerSite, writeTexts } from './faker-site.ts';
import { shortOf } from './published.ts';

const run = promisify(execFile);

describe('every method of faker returns the same', { timeout: 60_000 }, () => {
  let host: StaticHost;
  let expected = '';
  let tree = '';

  beforeAll(async () => {
    const site = await fakerSite(42);
    host = await startStaticHost(
      new Map(Object.entries({ ...site, 'page.html': '<!doctype html><title>A page</title>' })),
    );
    expected = (await fakerSite(7))['things/all.json'] ?? '';
    tree = mkdtempSync(join(tmpdir(), 'faker-'));
    writeTexts(tree, site);
  });

  afterAll(async () => {
    await host.close();
    rmSync(tree, { recursive: true });
  });

  const RUNTIMES = [
    ['Node', process.execPath, []],
    ['Deno', process.env['DENO'], ['run', '--allow-all', '--quiet']],
    ['Bun', process.env['BUN'], ['run']],
  ] as const;

  for (const [name, program, given] of RUNTIMES) {
    const advice = `name its program in the environment variable ${name.toUpperCase()}`;
    describeWith({ name: `faker in ${name}`, program, advice }, (found) => {
      it('as the build', async () => {
        const args = [...given, resolve('test/seeds/faker-process.js'), pathToFileURL(tree).href, host.url];
        const { stdout } = await run(found(), args, { maxBuffer: 50_000_000 });
        expect(expected.length).toBeGreaterThan(100_000);
        expect(shortOf(stdout)).toBe(shortOf(expected));
      });
    });
  }

  describeInChromium({ name: 'faker in Chromium' }, (browser) => {
    it('as the build', async () => {
      const page = await browser().newPage();
      onTestFinished(() => page.close());
      await page.goto(`${host.url}page.html`);
      const found = await page.evaluate(`(async () => {
        const { createFetch } = await import('${host.url}mockgen.js');
        return (await createFetch('${host.url}')('${host.url}things/all.json?seed=7')).text();
      })()`);
      expect(shortOf(String(found))).toBe(shortOf(expected));
    });
  });
});
