import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../src/serve/index.ts';
import { providers } from '../src/providers/index.ts';
import { COLLECTION_PATHS } from '../src/render/index.ts';
import { resources } from '../src/resources/index.ts';
import { parameterNames, resourceFiles } from '../src/tree/index.ts';
import { projects } from './examples/project.ts';
import { builtSite, type BuiltTree } from './node/built-tree.ts';
import type { Field } from '../src/schema/index.ts';

const readme = readFileSync('README.md', 'utf8');

interface Block {
  readonly commands: readonly string[];
  /** The JSON block that follows, if there is one: the output of the last command. */
  readonly output: string | undefined;
}

const blocks: readonly Block[] = [...readme.matchAll(/^```sh\n([^]*?)^```\n(?:\n```json\n([^]*?)^```)?/gm)].map(
  ([, commands = '', output]) => ({ commands: commands.trim().split('\n'), output }),
);

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

/** Runs a command of the README in a temporary folder, with `mockgen` from this checkout and the server of the test. */
function runCommand(command: string): string {
  const ours = command
    .replace(/^mockgen /, `"${process.execPath}" "${resolve('bin/mockgen.js')}" `)
    .replace('http://127.0.0.1:3000', server.url);
  return execFileSync('sh', ['-c', ours], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
}

describe('the README', () => {
  it('has the two commands that set up everything, which .ci/run runs unchanged', () => {
    expect(blocks.slice(0, 2).map(({ commands }) => commands)).toEqual([
      ['npm ci && npm start'],
      ['npm ci && npm test'],
    ]);
  });

  it.each(['handler', 'msw', 'generate'])('shows how to test with %s, with the code of a test that runs', (name) => {
    expect(readme).toContain(`\`\`\`ts\n${readFileSync(`test/testing/${name}-example.test.ts`, 'utf8')}\`\`\`\n`);
  });

  it('shows the edge function of a test', () => {
    const example = readFileSync('test/testing/edge-function-example.test.ts', 'utf8');
    const [code = ''] = /^\/\*\* A function[^]*?^}\n/m.exec(example) ?? [];
    expect(code).not.toBe('');
    expect(readme).toContain(`\`\`\`ts\n${code}\`\`\`\n`);
  });

  it.each(['next-route', 'react-admin', 'refine', 'tanstack-query'])('has the recipe %s as a test runs it', (name) => {
    expect(readme).toContain(`\`\`\`js\n${readFileSync(`test/recipes/${name}.js`, 'utf8')}\`\`\`\n`);
  });

  it('links to every project that can be copied', () => {
    for (const name of projects) expect(readme).toContain(`](test/examples/${name})`);
  });

  it.each(blocks.slice(2))('contains working commands: $commands', async ({ commands, output }) => {
    // The test's server runs in this process, which a synchronous curl would block.
    if (commands[0]?.startsWith('curl ')) {
      const address = /'(http:[^']+)'/.exec(commands[0])?.[1]?.replace('http://127.0.0.1:3000', server.url) ?? '';
      expect(JSON.parse(output ?? '')).toEqual(await (await fetch(address)).json());
      return;
    }
    const printed = commands.map(runCommand);
    if (output !== undefined) expect(printed.at(-1)).toBe(output);
  });

  it('has no broken links', () => {
    const headings = [...readme.matchAll(/^#+ (.+)$/gm)];
    const anchors = new Set(headings.map(([, text = '']) => `#${text.toLowerCase().replaceAll(' ', '-')}`));
    for (const [, target = ''] of readme.matchAll(/\]\((?!http)([^)]+)\)/g)) {
      expect(target.startsWith('#') ? anchors.has(target) : existsSync(target), target).toBe(true);
    }
  });
});

it('names every slot of a template of collections', () => {
  for (const path of Object.values(COLLECTION_PATHS)) {
    expect(readme).toMatch(new RegExp(`\\| \`.*\\b${path.replace('pagination.', '')}\`.*\\|`));
  }
});

it('names every query parameter, provider, and file of a resource', () => {
  const [parameters = ''] = /^\| parameter [^]*?\n\n/m.exec(readme) ?? [];
  for (const role of Object.keys(parameterNames())) expect(parameters).toContain(`\`${role}\``);
  const [options = ''] = /^\| `--provider NAME`.*$/m.exec(readme) ?? [];
  for (const { name } of providers) expect(options).toContain(`\`${name}\``);
  for (const { name } of resourceFiles({ described: true }))
    expect(readme).toMatch(new RegExp(`/${name.replace('.', '\\.')}\\b`));
});

it('states how many resources there are', () => {
  const tens = ['', 'Ten', 'Twenty', 'Thirty', 'Forty', 'Fifty'][Math.floor(resources.length / 10)];
  const ones = ['', '-one', '-two', '-three', '-four', '-five', '-six', '-seven', '-eight', '-nine'][
    resources.length % 10
  ];
  const { description } = JSON.parse(readFileSync('package.json', 'utf8')) as { description: string };
  for (const text of [readme.split('\n')[2], description]) expect(text).toMatch(new RegExp(`^${tens}${ones} `));
});

describe('the size of a tree in the README', () => {
  const sizeOf = (tree: BuiltTree): string => {
    const files = [...builtSite(tree).values()].map((file) => Buffer.from(file).length);
    const bytes = files.reduce((sum, length) => sum + length, 0);
    return `${files.length.toLocaleString('en')} files with ${(bytes / 1e6).toFixed(1)} MB`;
  };
  const saidOf = (tree: string): string | undefined =>
    new RegExp(`${tree} ([\\d,]+ files with [\\d.]+ MB)`).exec(readme.replaceAll('\n', ' '))?.[1];

  it('is correct for the data alone', () => {
    expect(saidOf('the data alone is')).toBe(sizeOf({ dataOnly: true, packed: true, layout: 'flat' }));
  });

  it('is correct for the default build without its scripts', () => {
    expect(saidOf('the default build writes')).toBe(sizeOf({ dataOnly: true }));
  });
});

describe('the table of resources in the README', () => {
  const typeOf = ({ type, format, when }: Field): string => `${format ?? type}${when ? ' or null' : ''}`;
  const rows = resources.map(({ name, category, description, fields }) => {
    const list = Object.entries(fields).map(([field, spec]) => `\`${field}\` ${typeOf(spec)}`);
    return `| [\`/${name}\`](fixtures/${name}/index.json) | ${category} | ${description} | ${list.join(', ')} |`;
  });
  const expected = ['| resource | category | what it is | fields |', '| --- | --- | --- | --- |', ...rows].join('\n');

  it('matches the specs', () => {
    const [, table] = /<!-- oxfmt-ignore-start -->\n+([^]*?)\n+<!-- oxfmt-ignore-end -->/.exec(readme) ?? [];
    expect(table, '`npm run fixtures` writes the table').toBe(expected);
  });
});
