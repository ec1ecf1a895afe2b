import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../src/serve/index.ts';
import { createHandler, createTree } from '../../src/testing/handler.ts';
import { builtSite, type BuiltTree } from '../node/built-tree.ts';
import { blocksIn, setsUp } from './blocks.ts';
import { documentOf, documents } from './documents.ts';
import { configsIn, printedBy, snippetsIn } from './snippets.js';

const OWN_API = documentOf('docs/your-own-api.md');

/** The commands of all documents, but for those that set up this package, and those that need a config of their own. */
const BLOCKS = documents
  .filter(({ text }) => text !== OWN_API)
  .flatMap(({ text }) => blocksIn(text))
  .filter(({ commands }) => !setsUp(commands));
const COMMITTING = documentOf('docs/committing.md');

let folder: string;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'readme-'));
  // The commands run unchanged on small trees.
  writeFileSync(join(folder, 'mockgen.config.json'), JSON.stringify({ items: 5 }));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  server = await startServer({ dir: 'fixtures', port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Runs a command of a document in a temporary folder, with `mockgen` from this checkout and the server of the test. */
function runCommand(command: string): string {
  const ours = command
    .replace(/^npx mockgen /, `"${process.execPath}" "${resolve('bin/mockgen.js')}" `)
    .replace('http://127.0.0.1:3000', server.url);
  return execFileSync('sh', ['-c', ours], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
}

it.each(BLOCKS)('the documents contain working commands: $commands', async ({ commands, output }) => {
  // The test's server runs in this process, which a synchronous curl would block.
  if (commands[0]?.startsWith('curl ')) {
    const address = /'(http:[^']+)'/.exec(commands[0])?.[1]?.replace('http://127.0.0.1:3000', server.url) ?? '';
    expect(JSON.parse(output ?? '')).toEqual(await (await fetch(address)).json());
    return;
  }
  const printed = commands.map(runCommand);
  if (output !== undefined) expect(printed.at(-1)).toBe(output);
});

it.each(snippetsIn(OWN_API))('docs/your-own-api.md says what `$command` prints', ({ command, config, records }) => {
  expect(JSON.parse(printedBy({ command, config }))).toEqual(JSON.parse(records));
});

it.each([
  { resource: 'shop', paths: ['/shop', '/users/1/orders', '/users/1/orders/1', '/users/2/profile'] },
  { resource: 'me', paths: ['/clubs/members', '/users/me'] },
])('docs/your-own-api.md says where the config with $resource answers', async ({ resource, paths }) => {
  const config = configsIn(OWN_API).find((text) => text.includes(`"${resource}": {`)) ?? '';
  const handler = createHandler(await createTree({ config: JSON.parse(config) as object }));
  for (const path of paths) {
    expect(OWN_API).toContain(`\`${path}\``);
    expect((await handler(new Request(`http://localhost${path}`))).status, path).toBe(200);
  }
});

describe('the size of a tree in docs/committing.md', () => {
  const sizeOf = (tree: BuiltTree): string => {
    const files = [...builtSite(tree).values()].map((file) => Buffer.from(file).length);
    const bytes = files.reduce((sum, length) => sum + length, 0);
    return `${files.length.toLocaleString('en')} files with ${(bytes / 1e6).toFixed(1)} MB`;
  };
  const saidOf = (tree: string): string | undefined =>
    new RegExp(`${tree} ([\\d,]+ files with [\\d.]+ MB)`).exec(COMMITTING.replaceAll('\n', ' '))?.[1];

  it('is correct for the data alone', () => {
    expect(saidOf('the data alone is')).toBe(sizeOf({ dataOnly: true, packed: true, layout: 'flat' }));
  });

  it('is correct for the default build without its scripts', () => {
    expect(saidOf('the default build writes')).toBe(sizeOf({ dataOnly: true }));
  });
});
