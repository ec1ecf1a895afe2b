import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeInChromium } from '../contract/chromium.ts';
import { writeBuilt } from '../node/built-tree.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { appSource, ASKED, ASKED_OF_NODE, bundleApp, expected } from './bundled-app.ts';

const newFolder = useTemporaryFolders();

/** Runs a script where nothing lies beside it, and parses what it prints. */
function run(file: string, script: string): unknown {
  const path = join(newFolder(), file);
  writeFileSync(path, script);
  const printed = execFileSync(process.execPath, [path], {
    encoding: 'utf8',
    maxBuffer: 10_000_000,
    cwd: join(path, '..'),
  });
  return JSON.parse(printed);
}

it.each([
  ['cjs', 'app.cjs'],
  ['esm', 'app.mjs'],
] as const)('a bundle for Node as %s makes trees with nothing beside it', async (format, file) => {
  const source = appSource(ASKED_OF_NODE, 'process.stdout.write(JSON.stringify(answers));');
  const script = await bundleApp(newFolder(), source, { platform: 'node', target: 'node20', format });
  expect(run(file, script)).toEqual(await expected(ASKED_OF_NODE));
});

it('a bundle for Node opens a folder, and generates its other seeds', async () => {
  const dir = join(newFolder(), 'tree');
  const tree = { items: 12, only: ['users'], packed: true };
  await writeBuilt(dir, tree);
  const paths = ['/users?limit=3', '/users?limit=3&seed=7', '/users/5'];
  const source = `import { createHandler, openTree } from 'mockgen-cli/handler';
    const handler = createHandler(await openTree(${JSON.stringify(dir)}));
    const ask = async (path) => (await handler(new Request('http://localhost' + path))).text();
    console.log(JSON.stringify(await Promise.all(${JSON.stringify(paths)}.map(ask))));`;
  const script = await bundleApp(newFolder(), source, { platform: 'node', target: 'node20', format: 'esm' });
  expect(run('app.mjs', script)).toEqual(await expected([{ settings: { items: 12, only: ['users'] }, paths }]));
});

it('a bundle for browsers uses nothing of Node, and names what it cannot do', async () => {
  const source = `import { createTree } from 'mockgen-cli/handler';
    createTree({ config: 'mockgen.config.json' }).catch(({ message }) => console.log(JSON.stringify(message)));`;
  // A bundle that named a module of Node would not be made.
  const script = await bundleApp(newFolder(), source, { platform: 'browser', format: 'esm' });
  expect(run('app.mjs', script)).toBe(
    "config 'mockgen.config.json': expected an object: in a browser there is no disk",
  );
});

describeInChromium({ name: 'trees in a page of Chromium' }, (browser) => {
  it('are those of Node', async () => {
    const script = await bundleApp(newFolder(), appSource(ASKED), { platform: 'browser', format: 'iife' });
    const page = await browser().newPage();
    await page.addScriptTag({ content: script });
    expect(await page.evaluate('answers')).toEqual(await expected(ASKED));
    await page.close();
  });
});
