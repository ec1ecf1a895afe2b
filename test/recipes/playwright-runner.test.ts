import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findChromium } from '../contract/chromium.ts';
import { describeWith } from '../contract/needs.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();
const packages = {
  name: 'a test of Playwright',
  program: findChromium() && process.env['RECIPES'],
  advice:
    'name the folder that @playwright/test is installed in in the environment variable RECIPES; it takes Chromium, too',
};

describeWith(packages, (recipes) => {
  it('passes', { timeout: 60_000 }, () => {
    const folder = temporary();
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(resolve(), join(folder, 'node_modules/mockgen-cli'));
    symlinkSync(resolve(recipes(), 'node_modules/@playwright'), join(folder, 'node_modules/@playwright'));
    copyFileSync('test/recipes/playwright.js', join(folder, 'mock-api.js'));
    copyFileSync('test/recipes/users.spec.js', join(folder, 'users.spec.js'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const launchOptions = { executablePath: findChromium(), args: ['--no-sandbox'] };
    writeFileSync(
      join(folder, 'playwright.config.js'),
      `export default ${JSON.stringify({ use: { launchOptions } })};`,
    );
    const cli = resolve(recipes(), 'node_modules/@playwright/test/cli.js');
    const { status, stdout } = spawnSync(process.execPath, [cli, 'test'], { cwd: folder, encoding: 'utf8' });
    expect(status, stdout).toBe(0);
    expect(stdout).toContain('1 passed');
  });
});
