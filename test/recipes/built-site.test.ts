import { copyFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { build } from 'vite';
import { mockgen } from '../../src/testing/vite.ts';
import { openPage, waitUntil } from '../browser/explorer/open-page.ts';
import { describeInChromium } from '../contract/chromium.ts';
import { startStaticHost } from '../contract/static-host.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

const PAGE = `<!doctype html><link rel="icon" href="data:,"><p>waiting</p><script type="module" src="/main.js"></script>`;

const MAIN = `
  import { ask } from './ask.js';
  const { data, pagination } = await (await ask('/api/users?limit=2&q=an')).json();
  document.querySelector('p').textContent = data.length + ' of ' + (pagination.total > 2 && 'more');
`;

describeInChromium({ name: 'a site that Vite has built, on a host of files', isLong: true }, (browser) => {
  it('searches the tree in it', async () => {
    const root = temporary();
    writeFileSync(join(root, 'index.html'), PAGE);
    writeFileSync(join(root, 'main.js'), MAIN);
    copyFileSync('test/recipes/ask.js', join(root, 'ask.js'));
    // As in a build from the command line.
    vi.stubEnv('NODE_ENV', 'production');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      build: { target: 'es2022' },
      resolve: { alias: { 'mockgen-cli/client': resolve('dist/web/client.js') } },
      plugins: [mockgen({ base: '/api', seed: 7, only: ['users'] })],
    });
    const host = await startStaticHost(join(root, 'dist'));
    onTestFinished(() => host.close());
    const page = await openPage(browser(), host.url);
    await waitUntil(page, `document.querySelector('p').textContent === '2 of more'`);
    expect(host.requests.map(({ target }) => target)).not.toContain('/api/users?limit=2&q=an');
  });
});
